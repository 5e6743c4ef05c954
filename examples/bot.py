#!/usr/bin/env python3
"""A player in one file: it sits down at a table of a Tablier server and plays to the end.

It needs Python 3 and nothing else. It can be read from top to bottom as a guide to the API, which
docs/api.md describes; the numbers in brackets are the steps of a game:

    [1] find a place: make a table, accept an invitation, or sit down at an open table
    [2] wait for something to happen, by long polling
    [3] if it is our turn, ask what may be played, choose, and play it
    [4] stop when the game is over

    # A game against the engine of level 3:
    python3 examples/bot.py --server http://localhost:8080 --game quoridor --seats me,engine:3
    # Both sides itself, with cards:
    python3 examples/bot.py --server http://localhost:8080 --game point --seats me,me
    # Whoever sits down first on the page:
    python3 examples/bot.py --server http://localhost:8080 --game intercept --seats anyone,me
    # By the link that a friend has sent, or at a table of the list of open tables:
    python3 examples/bot.py --join 'http://localhost:8080/t/kq3mZx0aYtRf#i=…'
    python3 examples/bot.py --server http://localhost:8080 --table kq3mZx0aYtRf
"""

import argparse
import http.client
import json
import random
import re
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

PATIENCE = 60  # seconds without a server before we give up
LONG_POLL = 20  # seconds that the server may keep us waiting for the next event


class Refused(Exception):
    """The server understood, and said no."""

    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]


class Server:
    """Calls of the API over plain HTTP."""

    def __init__(self, url):
        self.url = url.rstrip("/")

    def call(self, method, path, body=None, key=None):
        """One call. Where the network fails, or the server is busy or just restarting, it is made
        again. That is safe: reading changes nothing, and every command has a request name, under
        which the server does it only once, however often it arrives."""
        headers = {"Content-Type": "application/json"}
        if key:
            headers["Authorization"] = "Bearer " + key  # secrets never go into an address
        data = json.dumps(body).encode() if body is not None else None
        give_up = time.monotonic() + PATIENCE
        pause = 0.1
        while True:
            request = urllib.request.Request(
                self.url + "/api/v1" + path, data=data, headers=headers, method=method
            )
            try:
                with urllib.request.urlopen(request, timeout=LONG_POLL + 20) as reply:
                    return json.load(reply)
            except urllib.error.HTTPError as reply:  # a refusal
                problem = self.refusal(reply)
                if reply.code not in (429, 503):
                    raise problem from None
                pause = max(pause, float(reply.headers.get("Retry-After") or 0))
            except (OSError, ValueError, http.client.HTTPException) as error:
                problem = error  # no connection, or half an answer
            if time.monotonic() + pause > give_up:
                raise problem
            say(f"({problem}; trying again in {pause:.1f} s)")
            time.sleep(pause)
            pause = min(2 * pause, 5)

    @staticmethod
    def refusal(reply):
        try:
            return Refused(json.load(reply)["error"])
        except (ValueError, KeyError, TypeError):
            return Refused({"code": str(reply.code), "message": reply.reason})

    def command(self, table, key, **command):
        command["request"] = secrets.token_urlsafe(16)
        return self.call("POST", f"/tables/{table}/commands", command, key)


def say(text):
    print(text, flush=True)


# ---- [1] a place --------------------------------------------------------------------------------


def make_table(server, arguments):
    """Makes a table; the answer has our key, and the secrets for others."""
    places = []
    for seat in arguments.seats.split(","):
        kind, _, level = seat.partition(":")
        place = {"kind": kind}
        if kind == "engine":
            place["level"] = int(level or 1)
        places.append(place)
    made = server.call(
        "POST",
        "/tables",
        {
            "game": arguments.game,
            "clock": arguments.clock,
            "players": places,
            "name": arguments.name,
            "lots": arguments.lots,
            "request": secrets.token_urlsafe(16),
        },
    )
    say(f"made table {made['table']}")
    for player, invitation in enumerate(made["invitations"]):
        if invitation:
            say(f"invitation of player {player}: {server.url}/t/{made['table']}#i={invitation}")
    return made["table"], made["key"]


def sit_down(server, table, invitation, name):
    """Takes the place that an invitation is for, or else the first that is free for anyone."""
    if invitation:
        done = server.command(table, None, do="take", invitation=invitation, name=name)
        return done["key"]
    for player, place in enumerate(server.call("GET", f"/tables/{table}")["players"]):
        if place["kind"] != "anyone" or place["taken"]:
            continue
        try:
            return server.command(table, None, do="take", player=player, name=name)["key"]
        except Refused as refused:
            if refused.code != "seat-taken":  # somebody was faster: try the next
                raise
    raise SystemExit("there is no free place at this table")


def parts_of(link):
    """Server, table and invitation of a link of the page: SERVER/t/TABLE#i=INVITATION."""
    parts = urllib.parse.urlsplit(link)
    table = re.fullmatch(r"/t/([A-Za-z0-9_-]{12})", parts.path)
    if not parts.netloc or not table:
        raise SystemExit(f"this is no link to a table: {link}")
    invitation = urllib.parse.parse_qs(parts.fragment).get("i", [None])[0]
    return f"{parts.scheme}://{parts.netloc}", table[1], invitation


# ---- [2] to [4] playing -------------------------------------------------------------------------


def play(server, table, key, choose, most_moves):
    """Plays until the game is over, or so many moves have been played, after which we resign."""
    played = 0
    while True:
        state = server.call("GET", f"/tables/{table}", key=key)
        if state["phase"] in ("over", "closed"):
            return state
        decline_offers(server, table, key, state)
        ours = {seat for player in state["you"] for seat in state["players"][player]["seats"]}
        if state["phase"] == "playing" and state["actor"] in ours:
            if played == most_moves:
                say("that was enough: resigning")
                resign(server, table, key, state)
                most_moves = -1
                continue
            played += 1
            move_once(server, table, key, choose)
            continue
        # Nothing for us to do. The server answers as soon as something happens, or after a while.
        events = f"/tables/{table}/events?after={state['event']}&wait={LONG_POLL}"
        server.call("GET", events, key=key)


def decline_offers(server, table, key, state):
    """We play on: no draws, nothing is taken back. Who offered it is not left waiting."""
    for offer in state["offers"]:
        if set(state["you"]) <= set(offer["accepted"]):
            continue
        try:
            server.command(table, key, do="decline", what=offer["what"])
        except Refused as refused:
            if refused.code not in ("no-offer", "game-over"):  # it is off the table already
                raise


def move_once(server, table, key, choose):
    """`at` makes sure that we move in the position we have looked at, and in no other."""
    there = server.call("GET", f"/tables/{table}/moves", key=key)
    if not there["moves"]:
        return
    move = choose(there["moves"])
    try:
        server.command(table, key, do="move", move=move, at=there["at"])
        say(f"{there['at'] + 1:4}. {there['actor']} {move}")
    except Refused as refused:
        # Something has happened in between (a clock, a turn taken back): look again.
        if refused.code not in ("stale", "not-your-turn", "game-over"):
            raise


def resign(server, table, key, state):
    for player in state["you"]:
        try:
            server.command(table, key, do="resign", player=player)
        except Refused as refused:
            if refused.code != "game-over":
                raise


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--server", metavar="URL", default="http://localhost:8080", help="where the server is")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--join", metavar="LINK", help="an invitation, as a link of the page")
    where.add_argument("--table", metavar="ID", help="an open table to sit down at")
    where.add_argument(
        "--game", metavar="VARIANT", default="quoridor", help="make a table of this game (quoridor)"
    )
    seats = "of a new table, for each player: me, friend, anyone, engine:LEVEL (me,engine:1)"
    add("--seats", default="me,engine:1", help=seats)
    add("--lots", action="store_true", help="of a new table: draw lots for the seats")
    add("--clock", default="none", help="of a new table: none, 10+5, 3d (none)")
    add("--name", default="bot.py", help="what we are called (bot.py)")
    add("--moves", type=int, default=-1, metavar="N", help="resign after N moves of our own")
    policies = ("random", "first")
    add("--policy", choices=policies, default="random", help="which legal move to play (random)")
    add("--seed", type=int, metavar="N", help="for the same random moves again")
    arguments = parser.parse_args()

    dice = random.Random(arguments.seed)
    choose = dice.choice if arguments.policy == "random" else lambda moves: moves[0]
    try:
        if arguments.join:
            address, table, invitation = parts_of(arguments.join)
            server = Server(address)
            key = sit_down(server, table, invitation, arguments.name)
        elif arguments.table:
            server = Server(arguments.server)
            table = arguments.table
            key = sit_down(server, table, None, arguments.name)
        else:
            server = Server(arguments.server)
            table, key = make_table(server, arguments)
        end = play(server, table, key, choose, arguments.moves)
    except (Refused, OSError, ValueError, http.client.HTTPException) as problem:
        sys.exit(f"bot.py: {problem}")
    if end["phase"] == "closed":
        sys.exit("the table was closed before the game began")
    outcome = end["outcome"]
    say(f"over: {outcome['result']} ({outcome['reason']}) at table {table}")


if __name__ == "__main__":
    main()
