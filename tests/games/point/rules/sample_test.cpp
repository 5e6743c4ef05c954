// Sampling of moves: every number names a move, with the right frequency, and sample picks a
// number.
#include <map>

#include "games/point/rules/support.h"

namespace tablier::point {
namespace {

TEST(Bits, nth_bit_and_count_agree_with_counting_one_by_one) {
    Random random(3);
    for (int round = 0; round < 20000; ++round) {
        std::uint64_t bits = random();
        if (round % 3 == 0) bits &= random() & random();
        if (round % 3 == 1) bits |= random() | random();
        if (round == 0) bits = ~std::uint64_t{0};
        std::uint32_t n = 0;
        for (int i = 0; i < 64; ++i)
            if ((bits >> i) & 1U) {
                ASSERT_EQ(nth_bit(bits, n++), i);
            }
        ASSERT_EQ(count_bits(bits), n);
    }
    EXPECT_EQ(count_bits(0), 0U);
}

/// Each legal move has exactly `weight` of the numbers below size(), so a uniform number is a
/// uniform move, or a draw by weight.
void expect_exact(const Rules& rules, const Position& position) {
    const Choices choices(rules, position);
    std::map<std::string, int> numbers;
    for (std::uint32_t n = 0; n < choices.size(); ++n)
        ++numbers[move_text(rules, position, choices[n])];
    std::map<std::string, int> expected;
    for (Move move : moves_of(rules, position))
        expected[move_text(rules, position, move)] = weight(rules, position, move);
    ASSERT_EQ(numbers, expected) << position_text(rules, position);
}

TEST(Sample, is_exactly_uniform_for_seats_and_by_copies_for_chance) {
    const std::string cards =
        "BW=WB BB=BB B=W W=WW WBBW=BWB WB=BWW WB=BWW BBW=WWB BWBW=WBWB WW=BBB BB=WWW B=BBW WB=BWW";
    std::map<Stage, int> seen;
    Random random(4);
    for (std::string_view variant : {"point", "point-3", "point-4", "point-teams"})
        for (const std::string& deck : {std::string("standard"), cards})
            for (int game = 0; game < 6; ++game) {
                const Rules rules = rules_of(variant, deck);
                Position position = start(rules);
                for (int ply = 0; ply < 300 && actor(position) != Actor::Nobody; ++ply) {
                    ASSERT_NO_FATAL_FAILURE(expect_exact(rules, position));
                    ++seen[position.stage];
                    Random copy = random;
                    const Move move = sample(rules, position, random);
                    const Choices choices(rules, position);
                    ASSERT_EQ(move, choices[copy.below(choices.size())]);
                    play(rules, position, move);
                }
            }
    for (Stage stage : {Stage::Row, Stage::Deal, Stage::Choice, Stage::Draw, Stage::Play})
        EXPECT_GT(seen[stage], 0) << int(stage);
}

TEST(Sample, very_long_rows_have_exact_choices_too) {
    const Rules rules = rules_of("point", "standard", "box");
    for (int length : {30, 31, 32, 33, 34, 40, 44}) {
        std::string row;
        for (int i = 0; i < length; ++i) row += "BWWBWBBW"[i % 8];
        const Position position =
            position_of(rules, "play S S:" + row +
                                   ":BB=WWW+BW=BBB+WB=BWW+WW=BBB N:BW:BB=BBB+BW=BWB+WW=WWW offer:- "
                                   "drawn:WW=BBB swaps:0 out:-");
        ASSERT_NO_FATAL_FAILURE(expect_exact(rules, position));
        EXPECT_GT(Choices(rules, position).size(), 20U);
    }
}

TEST(Sample, a_new_deck_is_drawn_from_by_copies_the_dropped_card_included) {
    const Rules rules =
        rules_of("point", "BB=WWB BB=WWW WW=BBB WW=BBW BB=BBB BW=BWB WB=BBB WB=BBB WB=BBB WW=BBB");
    const Position position = position_of(
        rules,
        "draw S S:BWBWBWBWBWBW:BB=WWB+BB=WWW+WW=BBW N:WBWBWBWBWBWB:BB=BBB+BW=BWB+WW=BBB "
        "offer:WW=BBB drawn:- swaps:0 out:WB=BBB+WB=BBB+WB=BBB");
    const Choices choices(rules, position);
    ASSERT_EQ(choices.size(), 4U);
    ASSERT_NO_FATAL_FAILURE(expect_exact(rules, position));
    EXPECT_EQ(legal(rules, position), (std::vector<std::string>{"draw:WB=BBB", "draw:WW=BBB"}));
}

}  // namespace
}  // namespace tablier::point
