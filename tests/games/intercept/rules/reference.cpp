#include "games/intercept/rules/reference.h"

#include <algorithm>
#include <cstdlib>

namespace reference {
namespace {

const std::vector<std::pair<int, int>> directions{{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                                  {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

bool inside(Square at) {
    return at.first >= 1 && at.first <= 13 && at.second >= 1 && at.second <= 13;
}

Square moved(Square at, std::pair<int, int> by, int times = 1) {
    return {at.first + by.first * times, at.second + by.second * times};
}

int apart(Square a, Square b) {
    return std::max(std::abs(a.first - b.first), std::abs(a.second - b.second));
}

Square home(char seat) {
    if (seat == 'S') return {7, 1};
    if (seat == 'N') return {7, 13};
    if (seat == 'W') return {1, 7};
    return {13, 7};
}

}  // namespace

std::string name(Square square) {
    std::string text(1, char('a' + square.first - 1));
    text += std::to_string(square.second);
    return text;
}

Square square(const std::string& name) {
    return {name[0] - 'a' + 1, std::stoi(name.substr(1))};
}

std::string Settings::text() const {
    std::string out;
    const auto add = [&](const std::string& option, const std::string& value,
                         const std::string& usual) {
        if (value != usual) out += (out.empty() ? "" : ",") + option + "=" + value;
    };
    add("bend", bend, "single");
    add("interception", interception, "adverse");
    add("cover", cover, "arriving");
    add("goal", goal, "opposite");
    add("facing", facing, "rotated");
    add("flip", flip, "action");
    return out;
}

std::string Game::seats() const {
    return settings_.variant == "intercept" ? "SN" : "SWNE";
}

std::set<char> Game::side(char seat) const {
    if (settings_.variant != "intercept-teams") return {seat};
    return seat == 'S' || seat == 'N' ? std::set<char>{'S', 'N'} : std::set<char>{'W', 'E'};
}

std::vector<Square> Game::targets(char seat) const {
    if (settings_.variant == "intercept-teams") {
        if (seat == 'S' || seat == 'N') return {home('W'), home('E')};
        return {home('S'), home('N')};
    }
    if (settings_.variant == "intercept-4" && settings_.goal == "any") {
        std::vector<Square> all;
        for (char other : seats())
            if (other != seat) all.push_back(home(other));
        return all;
    }
    const std::map<char, char> opposite{{'S', 'N'}, {'N', 'S'}, {'W', 'E'}, {'E', 'W'}};
    return {home(opposite.at(seat))};
}

State Game::start() const {
    State state;
    const auto put = [&](const std::string& where, char seat, char kind) {
        state.stacks[square(where)] = {{seat, kind, kind == 'R' ? 'r' : 'p'}};
    };
    if (settings_.variant == "intercept") {
        const std::string row = "PRPRPDRPRPR";
        for (int i = 0; i < 11; ++i) {
            put(name({2 + i, 1}), 'S', row[i]);
            // Rotated: North's first pawn is on l13. Mirrored: it is on b13, facing South's.
            put(name({settings_.facing == "mirrored" ? 2 + i : 12 - i, 13}), 'N', row[i]);
        }
    } else {
        const std::string row = "PRPDRPR";
        for (int i = 0; i < 7; ++i) {
            put(name({4 + i, 1}), 'S', row[i]);
            put(name({1, 10 - i}), 'W', row[i]);
            put(name({10 - i, 13}), 'N', row[i]);
            put(name({13, 4 + i}), 'E', row[i]);
        }
    }
    return state;
}

bool Game::bare_ball(const State& state) const {
    return !state.stacks.contains(state.ball);
}

bool Game::empty(const State& state, Square at) const {
    return inside(at) && !state.stacks.contains(at) && !(bare_ball(state) && at == state.ball);
}

bool Game::coverable(const State& state, Square to, char face) const {
    if (!state.stacks.contains(to) || to == state.ball) return false;
    const std::vector<Pawn>& stack = state.stacks.at(to);
    if (stack.size() > 1) {
        ++fired["a stack is not coverable"];
        return false;
    }
    if (side(state.to_move).contains(stack.back().seat)) return false;
    for (Square target : targets(state.to_move)) {
        if (to == target) return face == 'r';
        if (apart(to, target) == 1) return face == 'p';
    }
    return false;
}

// The ends of an ordinary pawn's slides and jumps; also those on occupied cells that may be
// covered.
std::set<Square> Game::ordinary_ends(const State& state, Square from) const {
    std::set<Square> ends;
    const char face = state.stacks.at(from).back().face;
    for (auto direction : directions) {
        const Square to = moved(from, direction);
        if (empty(state, to) || coverable(state, to, face)) ends.insert(to);
    }
    std::set<Square> visited{from};
    std::vector<Square> open{from};
    while (!open.empty()) {
        const Square at = open.back();
        open.pop_back();
        for (auto direction : directions) {
            const Square over = moved(at, direction);
            const Square to = moved(at, direction, 2);
            if (over == from) continue;  // counts as empty
            if (!state.stacks.contains(over)) continue;
            if (over == state.ball) {
                ++fired["the carrier is not jumped"];
                continue;
            }
            if (state.stacks.at(over).back().kind == 'D') {
                ++fired["an ordinary pawn does not jump a double"];
                continue;
            }
            if (coverable(state, to, face)) ends.insert(to);
            if (!empty(state, to) || visited.contains(to)) continue;
            visited.insert(to);
            ends.insert(to);
            open.push_back(to);
        }
    }
    return ends;
}

std::set<Square> Game::double_ends(const State& state, Square from) const {
    std::set<Square> ends;
    const auto can_cover = [&](Square to) {
        return coverable(state, to, 'p') || coverable(state, to, 'r');
    };
    for (auto direction : directions) {
        Square to = moved(from, direction);
        while (empty(state, to)) {
            ends.insert(to);
            to = moved(to, direction);
        }
        if (can_cover(to)) ends.insert(to);
    }
    const auto free = [&](Square at) { return at == from || empty(state, at); };
    std::set<Square> visited{from};
    std::vector<Square> open{from};
    while (!open.empty()) {
        const Square at = open.back();
        open.pop_back();
        for (auto direction : directions) {
            Square over = moved(at, direction);
            while (free(over)) over = moved(over, direction);
            if (!state.stacks.contains(over) || over == state.ball) continue;
            const Square to = moved(over, direction);
            if (to != from && can_cover(to)) ends.insert(to);
            if (!free(to) || visited.contains(to)) continue;
            visited.insert(to);
            ends.insert(to);
            open.push_back(to);
        }
    }
    ends.erase(from);
    return ends;
}

bool Game::limits_hold(const State& state, const Action& action) const {
    const State now = after(state, action);
    const std::set<char> own = side(state.to_move);
    for (Square target : targets(state.to_move)) {
        int covers = 0;
        for (const auto& [at, stack] : now.stacks)
            if (stack.size() == 2 && own.contains(stack.back().seat) && apart(at, target) == 1)
                ++covers;
        if (covers > 1) {
            ++fired["a second approach cover"];
            return false;
        }
    }
    const char colour = state.stacks.at(action.to).back().seat;
    int covered = 0;
    for (const auto& [at, stack] : now.stacks)
        if (stack.size() == 2 && stack.front().seat == colour) ++covered;
    if (covered > 2) {
        ++fired["a third covered pawn of a colour"];
        return false;
    }
    return true;
}

std::vector<Game::Action> Game::actions(const State& state) const {
    std::vector<Action> found;
    for (const auto& [from, stack] : state.stacks) {
        const Pawn pawn = stack.back();
        if (pawn.seat != state.to_move) {
            if (stack.front().seat == state.to_move) ++fired["a covered pawn does not act"];
            continue;
        }
        if (from == state.ball) {
            ++fired["the carrier does not act"];
            continue;
        }
        const bool is_double = pawn.kind == 'D';
        for (Square to : is_double ? double_ends(state, from) : ordinary_ends(state, from))
            for (char face : is_double ? std::string("pr") : std::string(1, pawn.face)) {
                const bool covers = state.stacks.contains(to);
                const Action action{from, to, face, covers};
                if (covers && (!coverable(state, to, face) || !limits_hold(state, action)))
                    continue;
                found.push_back(action);
            }
        if (is_double && stack.size() == 2) ++fired["a double may flip where it covers"];
        if (is_double) found.push_back({from, from, pawn.face == 'p' ? 'r' : 'p', false});
    }
    return found;
}

State Game::after(const State& state, const Action& action) const {
    State now = state;
    std::vector<Pawn>& start = now.stacks.at(action.from);
    Pawn pawn = start.back();
    pawn.face = action.face;
    start.pop_back();
    if (start.empty()) now.stacks.erase(action.from);
    now.stacks[action.to].push_back(pawn);
    return now;
}

std::vector<Game::Pass> Game::passes(const State& now, char seat, Square from) const {
    std::vector<Pass> found;
    const std::set<char> own = side(seat);
    const std::vector<Square> goals = targets(seat);
    for (auto direction : directions) {
        const Square passage = moved(from, direction);
        if (!now.stacks.contains(passage)) continue;
        const Pawn through = now.stacks.at(passage).back();
        if (!own.contains(through.seat) || through.face != 'p') continue;
        for (auto onward : directions) {
            const Square end = moved(passage, onward);
            if (!inside(end) || apart(from, end) != 2) continue;
            bool receives = std::ranges::count(goals, end) > 0;
            if (now.stacks.contains(end)) {
                const Pawn holder = now.stacks.at(end).back();
                receives = own.contains(holder.seat) && holder.face == 'r';
            }
            if (receives) found.push_back({passage, end, direction == onward});
        }
    }
    return found;
}

std::set<Square> Game::ball_ends(const State& before, const State& now, Square actor) const {
    const char seat = before.to_move;
    const Square origin = before.ball;
    const std::vector<Square> goals = targets(seat);
    bool actor_needed = settings_.interception == "any";
    if (!bare_ball(before) && !side(seat).contains(before.stacks.at(origin).back().seat))
        actor_needed = true;

    std::set<Square> ends;
    std::set<Square> reached;  // from here a chain may go on
    std::vector<Square> open;
    const auto chain_to = [&](const Pass& pass) {
        if (pass.end == origin) {
            ++fired["the ball does not come back"];
            return;
        }
        if (!pass.straight && settings_.bend != "always") return;
        ends.insert(pass.end);
        if (std::ranges::count(goals, pass.end) > 0) return;
        if (reached.insert(pass.end).second) open.push_back(pass.end);
    };
    for (const Pass& pass : passes(now, seat, origin)) {
        if (actor_needed && pass.passage != actor && pass.end != actor) {
            ++fired["no interception without the actor"];
            continue;
        }
        if (!pass.straight && settings_.bend == "never") {
            ++fired["no bent pass"];
            continue;
        }
        ends.insert(pass.end);
        ++fired[pass.straight ? "a straight first pass" : "a bent first pass"];
        chain_to(pass);
    }
    const std::size_t singles = ends.size();
    while (!open.empty()) {
        const Square at = open.back();
        open.pop_back();
        for (const Pass& pass : passes(now, seat, at)) chain_to(pass);
    }
    if (ends.size() > singles) ++fired["a chain reaches further"];
    return ends;
}

std::vector<std::string> Game::legal(const State& state) const {
    std::vector<std::string> turns;
    if (over(state)) return turns;
    const bool has_ball =
        !bare_ball(state) && side(state.to_move).contains(state.stacks.at(state.ball).back().seat);
    for (const Action& action : actions(state)) {
        const Pawn pawn = state.stacks.at(action.from).back();
        std::string turn = name(action.from);
        if (action.to != action.from) turn.append("-").append(name(action.to));
        if (pawn.kind == 'D') turn += action.face;
        const bool alone = !action.covers || has_ball || settings_.cover == "anytime";
        if (alone)
            turns.push_back(turn);
        else
            ++fired["no cover without the ball"];
        if (action.from == action.to && settings_.flip == "turn") {
            ++fired["a flip ends the turn"];
            continue;
        }
        for (Square end : ball_ends(state, after(state, action), action.to)) {
            turns.push_back(turn);
            turns.back().append("*").append(name(end));
            if (!alone) ++fired["a cover that takes the ball"];
            if (action.from == action.to) ++fired["a flip and the ball"];
            if (settings_.flip == "turn" && pawn.kind == 'D' && pawn.face != action.face)
                ++fired["a double moves, turns over, and the ball follows"];
        }
        if (action.covers) {
            ++fired[action.face == 'p' ? "an approach cover" : "an Arrivée cover"];
            if (apart(action.from, action.to) > 1) ++fired["a cover from afar"];
        }
    }
    if (turns.empty()) {
        ++fired["a pass"];
        turns.push_back("pass");
    }
    std::ranges::sort(turns);
    return turns;
}

State Game::play(const State& state, const std::string& turn) const {
    State now = state;
    const auto next = [&] {
        const std::string order = seats();
        std::size_t at = order.find(now.to_move);
        do at = (at + 1) % order.size();
        while (now.retired.contains(order[at]));
        now.to_move = order[at];
    };
    if (turn == "pass") {
        next();
        return now;
    }
    const std::size_t star = turn.find('*');
    std::string action = turn.substr(0, star);
    const std::size_t dash = action.find('-');
    const Square from = square(action.substr(0, dash));
    char face = state.stacks.at(from).back().face;
    if (action.back() == 'p' || action.back() == 'r') {
        face = action.back();
        action.pop_back();
    }
    const Square to = dash == std::string::npos ? from : square(action.substr(dash + 1));
    if (from != to && state.stacks.at(from).size() == 2) ++fired["a covered pawn is free again"];
    now = after(state, {from, to, face, false});
    if (star != std::string::npos) {
        now.ball = square(turn.substr(star + 1));
        for (Square target : targets(state.to_move))
            if (now.ball == target) {
                ++fired[bare_ball(now) ? "a win on the empty Arrivée" : "a win on a repos"];
                now.won = true;
                return now;
            }
    }
    next();
    return now;
}

State Game::retire(const State& state, char seat) const {
    State now = state;
    now.retired.insert(seat);
    const std::string order = seats();
    std::size_t at = order.find(now.to_move);
    while (now.retired.contains(order[at]) && now.retired.size() < order.size())
        at = (at + 1) % order.size();
    now.to_move = order[at];
    return now;
}

std::set<std::set<char>> Game::sides_left(const State& state) const {
    std::set<std::set<char>> left;
    for (char seat : seats()) {
        bool stays = true;
        for (char partner : side(seat)) stays = stays && !state.retired.contains(partner);
        if (stays) left.insert(side(seat));
    }
    return left;
}

std::set<char> Game::winners(const State& state) const {
    if (state.won) return side(state.to_move);
    const auto left = sides_left(state);
    return left.size() == 1 ? *left.begin() : std::set<char>{};
}

std::string Game::text(const State& state) const {
    std::string out = std::string(1, state.to_move) + " " + name(state.ball);
    for (char seat : seats()) {
        out += std::string(" ") + seat;
        for (char kind : std::string("PRD")) {
            std::string list;
            for (const auto& [at, stack] : state.stacks)  // squares come by file, then by rank
                for (std::size_t i = 0; i < stack.size(); ++i) {
                    if (stack[i].seat != seat || stack[i].kind != kind) continue;
                    if (!list.empty()) list += '.';
                    list += name(at);
                    if (kind == 'D') list += stack[i].face;
                    if (i + 1 < stack.size()) list += "_";
                }
            out += std::string("/") + kind + list;
        }
    }
    if (!state.retired.empty()) {
        out += " out:";
        for (char seat : seats())
            if (state.retired.contains(seat)) out += seat;
    }
    if (state.won) out += " won";
    return out;
}

}  // namespace reference
