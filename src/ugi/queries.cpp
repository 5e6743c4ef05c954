#include "ugi/queries.h"

#include "tablier/play/result_code.h"
#include "tablier/typed_move.h"
#include "ugi/seat_numbers.h"

namespace tablier::ugi {
namespace {

constexpr std::string_view questions =
    "gameover, p1turn to p4turn, result, outcome, actor, seats, sides, players, variant, fen, "
    "moves, legal MOVE, chances";

std::string yes_or_no(bool yes) {
    return yes ? "true" : "false";
}

void list(std::string& text, std::string_view separator, std::string_view word) {
    if (!text.empty()) text += separator;
    text += word;
}

/// "p1win", "p1+p3win", "draw", "none"
std::string result(const Match& match) {
    if (!match.over()) return "none";
    std::string winners;
    int number = 0;
    for (Seat seat : seats_in_order(match.game())) {
        ++number;
        if (match.outcome().winners.contains(seat))
            list(winners, "+", "p" + std::to_string(number));
    }
    return winners.empty() ? "draw" : winners + "win";
}

/// "S goal", "draw repetition", "*"; with the points where the game counts points.
std::string outcome(const Match& match) {
    std::string text = result_code(match.game(), match.outcome());
    if (!match.over()) return text;
    list(text, " ", reason_code(match.outcome().reason));
    if (match.outcome().scored) list(text, " ", points_code(match.game(), match.outcome()));
    return text;
}

std::string actor(const Match& match) {
    switch (match.actor()) {
        case Actor::Chance:
            return "chance";
        case Actor::Nobody:
            return "none";
        default:
            return match.game().seat_code(seat_of(match.actor()));
    }
}

/// "S+N W+E": the seats in groups.
std::string groups(const AnyGame& game, int number, SeatSet (Seating::*seats_of)(int) const) {
    const Seating seating = game.seating();
    std::string text;
    for (int i = 0; i < number; ++i) {
        std::string group;
        const SeatSet members = (seating.*seats_of)(i);
        for (Seat seat : all_seats)
            if (members.contains(seat)) list(group, "+", game.seat_code(seat));
        list(text, " ", group);
    }
    return text;
}

/// "p2turn": the second seat.
std::optional<std::size_t> seat_asked_for(std::string_view word) {
    if (word.size() != 6 || word[0] != 'p' || word[1] < '1' || word[1] > '4' ||
        word.substr(2) != "turn")
        return std::nullopt;
    return std::size_t(word[1] - '1');
}

}  // namespace

Result<std::string> answer(const Match& match, std::span<const std::string_view> words) {
    const AnyGame& game = match.game();
    const std::string_view asked = words.empty() ? "" : words[0];
    if (asked == "gameover") return yes_or_no(match.over());
    if (asked == "result") return result(match);
    if (asked == "outcome") return outcome(match);
    if (asked == "actor") return actor(match);
    if (asked == "variant") return game.spec();
    if (asked == "fen") return match.position().text();
    if (asked == "sides") return groups(game, game.seating().sides(), &Seating::seats_of_side);
    if (asked == "players")
        return groups(game, game.seating().players(), &Seating::seats_of_player);
    if (const auto number = seat_asked_for(asked)) {
        const std::vector<Seat> seats = seats_in_order(game);
        return yes_or_no(*number < seats.size() && match.actor() == actor_of(seats[*number]));
    }
    std::string text;
    if (asked == "seats") {
        for (Seat seat : seats_in_order(game)) list(text, " ", game.seat_code(seat));
        return text;
    }
    if (asked == "moves") {
        for (const std::string& move : match.legal_moves()) list(text, " ", move);
        return text;
    }
    if (asked == "chances") {
        for (const auto& [draw, copies] : match.chances())
            list(text, " ", draw + "*" + std::to_string(copies));
        return text;
    }
    if (asked == "legal") {
        if (words.size() != 2) return fail("query legal needs one move");
        AnyPosition position = match.position();
        return yes_or_no(!match.over() && position.play(typed_move(position, words[1])));
    }
    return fail((asked.empty() ? "query needs a question" : "unknown query " + in_quotes(asked)) +
                "; queries: " + std::string(questions));
}

}  // namespace tablier::ugi
