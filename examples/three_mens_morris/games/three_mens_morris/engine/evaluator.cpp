#include "games/three_mens_morris/engine/evaluator.h"

#include <bit>

namespace tablier::three_mens_morris {
namespace {

/// How much a row without adverse men is worth, by the number of own men on it.
constexpr std::array row_worth{0.0F, 0.2F, 0.8F, 0.0F};
constexpr float centre_worth = 1.0F;
constexpr float turn_worth = 0.5F;
constexpr int centre = 4;

}  // namespace

search::Strengths Evaluator::evaluate(const Position& at) const {
    search::Strengths strengths{};
    for (const std::size_t side : {0U, 1U}) {
        for (const Points row : rows)
            if (!(at.men[1 - side] & row))
                strengths[side] +=
                    row_worth[std::size_t(std::popcount(Points(at.men[side] & row)))];
        if (at.men[side] & bit(centre)) strengths[side] += centre_worth;
    }
    strengths[at.to_move] += turn_worth;
    return strengths;
}

void Evaluator::rate(const Position& at, std::span<const Move> moves, std::span<int> ratings,
                     int) const {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move move = moves[i];
        const Points stay =
            Points(at.men[at.to_move] & (move.places() ? whole_board : ~bit(move.from)));
        if (has_row(Points(stay | bit(move.to)))) ratings[i] += 100;
        if (move.to == centre) ratings[i] += 10;
        if (move.from == centre && !move.places()) ratings[i] -= 10;
    }
}

}  // namespace tablier::three_mens_morris
