// Engines' answers to offers to end a match by agreement.
#include <gtest/gtest.h>

#include "advice/draw_answer.h"
#include "tablier/catalog.h"

namespace tablier {
namespace {

using enum Seat;

Match started(const char* game) {
    return Match(make_game(game).value());
}

Match at(const char* game, const char* position) {
    auto match = Match::from_position(make_game(game).value(), position);
    EXPECT_TRUE(match) << match.error().message;
    return *std::move(match);
}

bool agrees(const Match& match, Seat seat) {
    search::Control control;
    const auto answer = agrees_to_end(match, seat, control);
    EXPECT_TRUE(answer);
    return answer && *answer;
}

bool all_agree(const Match& match, SeatSet engines) {
    search::Control control;
    const auto answer = engines_agree_to_end(match, engines, control);
    EXPECT_TRUE(answer);
    return answer && *answer;
}

/// There and back, so that nothing changes.
Match after_turns_of_pawns(const char* game, int rounds) {
    Match match = started(game);
    for (int i = 0; i < rounds; ++i)
        for (const char* move : {"e2", "e8", "e1", "e9"}) EXPECT_TRUE(match.play(move));
    return match;
}

TEST(DrawAnswer, is_no_in_the_opening_of_every_variant) {
    for (const Variant* variant : catalog()) {
        Match match(make_game(variant->name).value());
        for (Random random(1); match.actor() == Actor::Chance;)
            ASSERT_TRUE(match.play(match.position().random_move(random)));
        for (int player = 0; player < match.game().seating().players(); ++player) {
            const SeatSet seats = match.game().seating().seats_of_player(player);
            EXPECT_FALSE(agrees(match, next_clockwise(East, seats))) << variant->name;
        }
    }
}

TEST(DrawAnswer, is_yes_where_the_chances_are_even_after_the_opening) {
    EXPECT_FALSE(agrees(after_turns_of_pawns("quoridor:repetition=0", 4), North));
    const Match match = after_turns_of_pawns("quoridor:repetition=0", 5);
    EXPECT_TRUE(agrees(match, South));
    EXPECT_TRUE(agrees(match, North));
}

TEST(DrawAnswer, is_no_where_the_own_side_stands_clearly_better) {
    const Match match = at("quoridor:walls=1", "e5/1 e9/0 - S");
    EXPECT_FALSE(agrees(match, South));
    EXPECT_TRUE(agrees(match, North));
}

TEST(DrawAnswer, is_that_of_the_result_where_it_is_certain) {
    const Match match = at("quoridor:size=5,walls=0", "a4/0 e5/0 - S");
    EXPECT_FALSE(agrees(match, South));
    EXPECT_TRUE(agrees(match, North));
}

TEST(DrawAnswer, is_yes_of_all_of_several_sides_where_none_stands_better) {
    // All pawns have as far to go, and no walls are left.
    const Match match = at("quoridor-4", "c5/0 e7/0 g5/0 e3/0 - S");
    EXPECT_TRUE(all_agree(match, {West, North, East}) || !agrees(match, South))
        << "not everybody can stand better than the others";
    for (const Seat seat : {West, North, East}) {
        const Match losing = at("quoridor-4", "e8/0 b5/0 e5/0 h5/0 - S");
        EXPECT_TRUE(agrees(losing, seat)) << "South wins with the next move";
    }
    EXPECT_FALSE(all_agree(at("quoridor-4", "e2/0 h5/0 e5/0 d7/0 - S"), {West, North, East}))
        << "West wins after South";
}

TEST(DrawAnswer, S_R11_is_what_the_count_would_give) {
    // The usual beginning, but for two black pawns that Blue has taken: nothing is decided yet.
    const Match ahead =
        at("superpion-2",
           "yyyyy/yyyyy/yyyyy/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r6k/rr6/bbbbb/"
           "bbbbb/bbbbb k2/-/-/- y - 0 -");
    EXPECT_TRUE(agrees(ahead, South)) << "it has the most points";
    EXPECT_FALSE(agrees(ahead, North)) << "the count is lost, the game is not";
}

TEST(DrawAnswer, S_R11_is_not_asked_of_sides_without_pieces) {
    // Yellow's engine is out. It would never be to move again, and so could never tell what to
    // expect.
    const Match match = at("superpion", "5/5/5/8/8/3Bb4/8/8/8/8/8/8/r7/k4/5/5 r5/b5/r9/k3 b - 0 -");
    EXPECT_TRUE(all_agree(match, {North}));
}

TEST(DrawAnswer, is_not_asked_of_engines_beside_a_person) {
    Match match = started("intercept-teams");
    EXPECT_FALSE(all_agree(match, {West, East})) << "it is the opening";
    EXPECT_TRUE(all_agree(match, {North, East})) << "South and West decide";
    EXPECT_TRUE(all_agree(match, {}));
}

}  // namespace
}  // namespace tablier
