// Differential test against the reference, on random games with all options.
#include <gtest/gtest.h>

#include "games/quoridor/rules/reference.h"
#include "games/quoridor/rules/support.h"
#include "tablier/random.h"

namespace tablier::quoridor {
namespace {

struct Case {
    reference::QuoridorOptions options;
    int games;
};

std::string spec_of(const reference::QuoridorOptions& options) {
    return std::string(options.four_players ? "quoridor-4" : "quoridor") +
           ":size=" + std::to_string(options.size) + ",walls=" + std::to_string(options.walls) +
           (options.sidestep_behind_pawn ? ",behind_pawn=sidestep" : "");
}

/// Prefers pawn moves towards the middle now and then, so that pawns meet.
std::string pick(const std::vector<std::string>& moves, Random& random, bool likes_pawns) {
    if (likes_pawns && random.below(3) != 0) {
        std::vector<std::string> pawns;
        for (const std::string& move : moves)
            if (move.back() != 'h' && move.back() != 'v') pawns.push_back(move);
        if (!pawns.empty()) return pawns[random.below(std::uint32_t(pawns.size()))];
    }
    return moves[random.below(std::uint32_t(moves.size()))];
}

class Differential : public testing::TestWithParam<Case> {};

TEST_P(Differential, legal_moves_and_winner_agree) {
    const GamePtr game = make(spec_of(GetParam().options));
    Random random(20);
    for (int i = 0; i < GetParam().games; ++i) {
        reference::Quoridor slow(GetParam().options);
        AnyPosition fast = game->start();
        for (int ply = 0; ply < 120; ++ply) {
            const auto expected = slow.legal_moves();
            ASSERT_EQ(fast.legal_moves(), expected) << game->spec() << " " << fast.text();
            ASSERT_EQ(fast.perft(1), expected.empty() ? 1 : expected.size()) << fast.text();
            ASSERT_EQ(fast.outcome().over, slow.winner().has_value()) << fast.text();
            if (expected.empty()) {
                ASSERT_EQ(
                    game->side_code(game->seating().side[std::size_t(index(*std::ranges::find_if(
                        all_seats, [&](Seat s) { return fast.outcome().winners.contains(s); })))]),
                    std::string(1, *slow.winner()));
                break;
            }
            const std::string move = pick(expected, random, i % 2 == 0);
            ASSERT_TRUE(fast.play(move));
            slow.play(move);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Options, Differential,
    testing::Values(Case{{3, 2, false, false}, 30}, Case{{5, 5, false, false}, 25},
                    Case{{7, 8, false, false}, 8}, Case{{9, 10, false, false}, 5},
                    Case{{11, 12, false, false}, 2}, Case{{13, 20, false, false}, 1},
                    Case{{3, 2, true, false}, 30}, Case{{5, 3, true, false}, 25},
                    Case{{5, 3, true, true}, 25}, Case{{7, 4, true, true}, 8},
                    Case{{9, 5, true, false}, 4}, Case{{9, 5, true, true}, 2}));

/// Every legal move must come up when sampling, and nothing else.
TEST(Sample, picks_every_legal_move_and_no_other) {
    const GamePtr game = make("quoridor:size=5,walls=4");
    Random random(7);
    for (int i = 0; i < 20; ++i) {
        AnyPosition position = game->start();
        for (int ply = 0; ply < i && !position.outcome().over; ++ply)
            position.play(position.random_move(random));
        if (position.outcome().over) continue;
        const auto legal = position.legal_moves();
        std::set<std::string> seen;
        for (int n = 0; n < 2000; ++n) seen.insert(position.random_move(random));
        EXPECT_EQ(std::vector<std::string>(seen.begin(), seen.end()), legal) << position.text();
    }
}

}  // namespace
}  // namespace tablier::quoridor
