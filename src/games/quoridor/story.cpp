#include "games/quoridor/story.h"

#include "games/quoridor/scene.h"
#include "games/quoridor/sizes.h"

namespace tablier::quoridor {

template <int N>
std::vector<SceneStep> story(const Position<N>& position, Move move) {
    if (move.kind == Move::Kind::Pass) return {};
    const bool pawn = move.kind == Move::Kind::Pawn;
    return {{pawn ? SceneStep::Kind::Travel : SceneStep::Kind::Place, clicks(position, move)}};
}

#define INSTANTIATE(N) template std::vector<SceneStep> story(const Position<N>&, Move);
TABLIER_QUORIDOR_SIZES(INSTANTIATE)

}  // namespace tablier::quoridor
