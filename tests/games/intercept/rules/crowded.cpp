#include "games/intercept/rules/crowded.h"

#include <cstdlib>

namespace reference {

State crowded(const Game& game, tablier::Random& random) {
    State state;
    const State start = game.start();
    const std::string seats = game.seats();
    state.to_move = seats[random.below(std::uint32_t(seats.size()))];
    const auto targets = game.targets(state.to_move);
    const Square target = targets[random.below(std::uint32_t(targets.size()))];
    const auto near = [&](Square at, int reach) -> Square {
        const auto side = std::uint32_t(2 * reach + 1);
        return {at.first - reach + int(random.below(side)),
                at.second - reach + int(random.below(side))};
    };
    Square focus = near(target, 3);
    if (random.below(3) == 0) focus = {7, 7};
    std::vector<Square> holders;
    for (const auto& [from, stack] : start.stacks)
        while (true) {
            Pawn pawn = stack.front();
            if (pawn.kind == 'D') pawn.face = "pr"[random.below(2)];
            Square at{1 + int(random.below(13)), 1 + int(random.below(13))};
            const auto place = random.below(10);
            if (place < 4) at = near(focus, 2);
            if (place >= 4 && place < 7) at = near(target, 1);
            if (at.first < 1 || at.first > 13 || at.second < 1 || at.second > 13) continue;
            if (at == Square{7, 7}) continue;
            auto& here = state.stacks[at];
            if (here.size() == 2 || (here.size() == 1 && random.below(4) != 0)) continue;
            here.push_back(pawn);
            break;
        }
    for (const auto& [at, stack] : state.stacks)
        if (stack.back().face == 'r') holders.push_back(at);
    if (random.below(4) != 0) {
        state.ball = holders[random.below(std::uint32_t(holders.size()))];
        for (Square holder : holders)  // rather near the target
            if (random.below(3) == 0 && std::abs(holder.first - target.first) < 5 &&
                std::abs(holder.second - target.second) < 5)
                state.ball = holder;
    }
    return state;
}

}  // namespace reference
