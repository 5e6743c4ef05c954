#include "advice/move_reasons.h"

namespace tablier {

MoveReasons move_reasons(const AnyGame& game, const AnyPosition& before, std::string_view move) {
    AnyPosition after = before;
    if (!is_seat(before.actor()) || !after.play(move)) return {};
    if (const Outcome outcome = after.outcome(); outcome.over) {
        if (!outcome.winners.contains(seat_of(before.actor()))) return {};
        return {{{"It wins the game.", "Il gagne la partie."}}, {}};
    }
    const GameAdvice* advice = find_advice(game.variant().game);
    if (advice == nullptr || advice->reasons == nullptr) return {};
    return advice->reasons(game, before, after);
}

}  // namespace tablier
