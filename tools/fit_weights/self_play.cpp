#include "self_play.h"

#include "at_once.h"
#include "tablier/play/match.h"

namespace tablier::fit {
namespace {

bool happens(Random& random, double probability) {
    return double(random() >> 11) * 0x1p-53 < probability;
}

Result<PlayedGame> play_game(const GamePtr& game, search::Engine& player, Random random,
                             const SelfPlay& options) {
    const Seating seating = game->seating();
    Match match(game);
    PlayedGame played;
    std::vector<std::uint64_t> earlier;
    std::uint32_t random_left = random.below(std::uint32_t(options.random_plies) + 1);
    while (!match.over()) {
        const AnyPosition& position = match.position();
        const Actor actor = match.actor();
        Ply ply;
        if (actor == Actor::Chance) {
            ply = {.move = position.random_move(random), .origin = Ply::Origin::Chance};
        } else if (random_left > 0 ? happens(random, 0.5) : happens(random, options.random_rate)) {
            random_left -= random_left > 0;
            ply = {.move = position.random_move(random), .origin = Ply::Origin::Random};
        } else {
            search::Control control;
            const search::SearchResult result =
                player.think({position, earlier}, {}, 1, control, nullptr);
            const search::Score score = result.lines.empty() ? 0 : result.lines.front().score;
            ply = {.move = result.move, .score = score};
        }
        earlier.push_back(position.key());
        if (auto done = match.play(ply.move); !done)
            return fail("the player moved " +
                        illegal_move_line(ply.move, done.error(), Lang::English));
        played.plies.push_back(std::move(ply));
    }
    played.result = search::shares_of(match.outcome(), seating);
    return played;
}

}  // namespace

Result<std::vector<PlayedGame>> play_games(const GamePtr& game, const MakePlayer& make_player,
                                           const SelfPlay& options,
                                           const std::function<void()>& on_game) {
    return at_once<PlayedGame>(options, on_game, [&](std::uint64_t seed) -> Result<PlayedGame> {
        auto player = make_player(seed);
        if (!player) return std::unexpected(player.error());
        return play_game(game, **player, Random(seed), options);
    });
}

}  // namespace tablier::fit
