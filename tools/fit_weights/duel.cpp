#include "duel.h"

#include <cmath>

#include "at_once.h"
#include "tablier/play/match.h"

namespace tablier::fit {
namespace {

/// A match after some random moves, chance not counted, that still goes on.
Match opening(const GamePtr& game, int random_plies, Random& random) {
    while (true) {
        Match match(game);
        for (int left = random_plies; left > 0 && !match.over();) {
            left -= is_seat(match.actor());
            (void)match.play(match.position().random_move(random));
        }
        if (!match.over()) return match;
    }
}

/// The newcomer's share of the points.
Result<double> play_out(Match match, search::Engine& newcomer, search::Engine& other, int side,
                        Random random) {
    const Seating seating = match.game().seating();
    std::vector<std::uint64_t> earlier;
    while (!match.over()) {
        const AnyPosition& position = match.position();
        std::string move;
        if (match.actor() == Actor::Chance) {
            move = position.random_move(random);
        } else {
            const int mover = seating.side[std::size_t(index(seat_of(match.actor())))];
            search::Control control;
            move = (mover == side ? newcomer : other)
                       .think({position, earlier}, {}, 1, control, nullptr)
                       .move;
        }
        earlier.push_back(position.key());
        if (auto played = match.play(move); !played)
            return fail("a player moved " + illegal_move_line(move, played.error(), Lang::English));
    }
    return double(search::shares_of(match.outcome(), seating)[std::size_t(side)]);
}

/// The newcomer's mean share over all sides it can have.
Result<double> play_opening(const GamePtr& game, const MakePlayer& make_newcomer,
                            const MakePlayer& make_other, int random_plies, std::uint64_t seed) {
    Random random(seed);
    const Match start = opening(game, random_plies, random);
    const int sides = game->seating().sides();
    double sum = 0;
    for (int side = 0; side < sides; ++side) {
        auto newcomer = make_newcomer(seed);
        if (!newcomer) return std::unexpected(newcomer.error());
        auto other = make_other(seed);
        if (!other) return std::unexpected(other.error());
        const auto share = play_out(start, **newcomer, **other, side, random);
        if (!share) return std::unexpected(share.error());
        sum += *share / sides;
    }
    return sum;
}

}  // namespace

Result<DuelScore> duel(const GamePtr& game, const MakePlayer& newcomer, const MakePlayer& other,
                       const SelfPlay& options, const std::function<void()>& on_opening) {
    const auto played = at_once<double>(options, on_opening, [&](std::uint64_t seed) {
        return play_opening(game, newcomer, other, options.random_plies, seed);
    });
    if (!played) return std::unexpected(played.error());
    const std::vector<double>& shares = *played;

    DuelScore score{.openings = options.games, .par = 1.0 / game->seating().sides()};
    const double count = double(shares.size());
    for (const double share : shares) score.mean += share / count;
    double squares = 0;
    for (const double share : shares) squares += (share - score.mean) * (share - score.mean);
    score.standard_error = std::sqrt(squares) / count;
    return score;
}

}  // namespace tablier::fit
