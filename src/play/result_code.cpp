#include "tablier/play/result_code.h"

namespace tablier {

std::string result_code(const AnyGame& game, const Outcome& outcome) {
    if (!outcome.over) return "*";
    if (outcome.winners.empty()) return "draw";
    std::string code;
    for (Seat seat : all_seats) {
        if (!outcome.winners.contains(seat)) continue;
        if (!code.empty()) code += '+';
        code += game.seat_code(seat);
    }
    return code;
}

std::string points_code(const AnyGame& game, const Outcome& outcome) {
    if (!outcome.scored) return "";
    const Seating seating = game.seating();
    std::string code;
    for (int side = 0; side < seating.sides(); ++side) {
        const SeatSet seats = seating.seats_of_side(side);
        for (Seat seat : all_seats) {
            if (!seats.contains(seat)) continue;
            if (!code.empty()) code += ' ';
            code += game.side_code(side) + "=" + std::to_string(outcome.points[index(seat)]);
            break;  // partners have the same points
        }
    }
    return code;
}

std::string_view reason_code(EndReason reason) {
    switch (reason) {
        case EndReason::None:
            return "";
        case EndReason::Goal:
            return "goal";
        case EndReason::LastSide:
            return "last-side";
        case EndReason::NoMoves:
            return "no-moves";
        case EndReason::DeadEnd:
            return "dead-end";
        case EndReason::QuietLimit:
            return "quiet-limit";
        case EndReason::Repetition:
            return "repetition";
        case EndReason::TurnLimit:
            return "turn-limit";
        case EndReason::Agreement:
            return "agreement";
        case EndReason::Resignation:
            return "resignation";
        case EndReason::Flag:
            return "flag";
        case EndReason::Abandoned:
            return "abandoned";
    }
    return "";
}

std::optional<Seat> seat_of_code(const AnyGame& game, std::string_view code) {
    for (Seat seat : all_seats)
        if (game.seating().seats.contains(seat) && game.seat_code(seat) == code) return seat;
    return std::nullopt;
}

}  // namespace tablier
