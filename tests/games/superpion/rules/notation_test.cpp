// Texts of positions: round trips, and everything that is refused.
#include <gmock/gmock.h>

#include "games/superpion/rules/support.h"

namespace tablier::superpion {
namespace {

using testing::HasSubstr;

std::string error_of(const Rules& rules, const std::string& text) {
    const auto position = parse_position(rules, text);
    return position ? "" : position.error().message;
}

TEST(PositionText, round_trips_through_every_kind_of_state) {
    for (const char* spec : {"superpion", "superpion-teams", "superpion-3:neutral=y",
                             "superpion-2:promotion=front", "superpion-super2:quiet_limit=25"}) {
        const Rules rules = rules_of(spec);
        Random random(3);
        for (int game = 0; game < 20; ++game) {
            Position position = start(rules);
            while (true) {
                const std::string text = position_text(position);
                const auto parsed = parse_position(rules, text);
                ASSERT_TRUE(parsed) << spec << " " << text << "\n" << parsed.error().message;
                ASSERT_EQ(*parsed, position) << text;
                ASSERT_EQ(position_text(*parsed), text);
                ASSERT_EQ(text.find_first_of(",\"'\\"), std::string::npos);
                if (position.over()) break;
                Moves moves;
                generate(rules, position, moves);
                play(rules, position, moves[random.below(std::uint32_t(moves.size()))]);
                if (random.below(100) == 0) retire(rules, position, {Seat(random.below(4))});
            }
        }
    }
}

TEST(PositionText, S_R12_a_shared_reserve_stands_at_the_first_of_the_two_camps) {
    const Rules rules = rules_of("superpion-2:reserve=player");
    const Arrangement setup{.pieces = {"b e4", "k m8"}, .reserves = "y2/-/b1r1/-"};
    EXPECT_EQ(position_text(set_up(rules, setup)), setup.text());
    Arrangement second = setup;
    second.reserves = "-/y2/-/-";
    const auto refused = parse_position(rules, second.text());
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message,
                HasSubstr("the reserve of \"r\" is one with that of \"b\""));
    EXPECT_TRUE(parse_position(rules_of("superpion-2"), second.text()));
}

TEST(PositionText, shows_superpions_reserves_and_the_turn) {
    const Rules rules = rules_of("superpion");
    const Position position = set_up(rules, {.pieces = {"By e4", "b k4", "r c12", "Kk o8"},
                                             .reserves = "r2k1/-/-/b10",
                                             .displaced = "k4",
                                             .quiet = 3});
    EXPECT_EQ(position_text(position),
              "5/5/5/8/1r6/8/8/8/7Kk/8/8/8/2By2b2/5/5/5 r2k1/-/-/b10 b k4 3 -");
    EXPECT_EQ(position.cap_at(cell_at(*parse_square("e4"))), Seat::North);
}

struct RejectedMove {
    std::string text;
    std::string why;
};

TEST(PositionText, every_malformed_text_is_refused_with_its_reason) {
    const Rules rules = rules_of("superpion");
    const std::string board = "5/5/5/8/1r6/8/8/8/8/8/8/8/2b2b2/5/5/5";
    const std::string rest = " -/-/-/- b - 0 -";
    ASSERT_EQ(error_of(rules, board + rest), "");
    const std::vector<RejectedMove> cases{
        {"", "6 words"},
        {board, "6 words"},
        {board + rest + " x", "6 words"},
        {board + " " + rest, "6 words"},
        {"5/5" + rest, "2 ranks instead of 16"},
        {board + "/5" + rest, "17 ranks instead of 16"},
        {"6/5/5/8/1r6/8/8/8/8/8/8/8/2b2b2/5/5/5" + rest, "rank 16 \"6\" does not fill 5"},
        {"4/5/5/8/1r6/8/8/8/8/8/8/8/2b2b2/5/5/5" + rest, "rank 16 \"4\" does not fill 5"},
        {"/5/5/8/1r6/8/8/8/8/8/8/8/2b2b2/5/5/5" + rest, "rank 16 \"\" does not fill 5"},
        {"5/5/5/8/1r6/8/8/8/8/8/8/8/2b2b2/5/5/5b" + rest, "rank 1 \"5b\" does not fill 5"},
        {"5/5/5/8/1r6/8/8/8/8/8/8/8/2b2b2/5/5/5bb" + rest, "rank 1 \"5bb\" does not fill 5"},
        {"5/5/5/8/1r6/8/8/8/8/8/8/8/2b2b2/5/5/23" + rest, "two digits"},
        {"5/5/5/8/1r6/8/8/8/8/8/8/8/2b2b2/5/5/x4" + rest, "has \"x\""},
        {"5/5/5/8/1r6/8/8/8/8/8/8/8/2b2b2/5/5/0" + rest, "has \"0\""},
        {"5/5/5/8/1r6/8/8/8/8/8/8/8/2b2b2/5/5/4B" + rest, "cap's colour"},
        {"5/5/5/8/1r6/8/8/8/8/8/8/8/2b2b2/5/5/B4" + rest, "cap's colour"},
        {"5/5/5/8/1r6/8/8/8/8/8/8/8/2b2b2/5/5/4X" + rest, "has \"X\""},
        {board + " -/-/- b - 0 -", "3 reserves instead of 4"},
        {board + " x/-/-/- b - 0 -", "instead of b r y k"},
        {board + " b/-/-/- b - 0 -", "number from 1"},
        {board + " b0/-/-/- b - 0 -", "number from 1"},
        {board + " b01/-/-/- b - 0 -", "number from 1"},
        {board + " b31/-/-/- b - 0 -", "number from 1"},
        {board + " b99999999999/-/-/- b - 0 -", "number from 1"},
        {board + " r1b1/-/-/- b - 0 -", "order"},
        {board + " b1b1/-/-/- b - 0 -", "order"},
        {board + " /-/-/- b - 0 -", "empty"},
        {board + " -/-/-/- x - 0 -", "colour to move"},
        {board + " -/-/-/- br - 0 -", "colour to move"},
        {board + " -/-/-/- - - 0 -", "not over"},
        {board + " -/-/-/- b x 0 -", "displaced piece's cell"},
        {board + " -/-/-/- b e5 0 -", "displaced piece's cell"},
        {board + " -/-/-/- b c12 0 -", "not of colour"},
        {board + " -/-/-/- b e6 0 -", "not of colour"},
        {board + " -/-/-/- r c12 0 -", "no displacement"},
        {board + " -/-/-/- y - 0 -", "no displacement"},
        {board + " -/-/-/- b - x -", "quiet"},
        {board + " -/-/-/- b - -1 -", "quiet"},
        {board + " -/-/-/- b - 00 -", "quiet"},
        {board + " -/-/-/- b - 161 -", "161 quiet displacements"},
        {board + " -/-/-/- b - 160 -", "over"},
        {board + " -/-/-/- b - 1000001 -", "quiet"},
        {board + " -/-/-/- b - 0 x", "retired"},
        {board + " -/-/-/- b - 0 yr", "retired"},
        {board + " -/-/-/- b - 0 kk", "retired"},
        {board + " -/-/-/- b - 0 ", "retired"},
        {board + " -/-/-/- b - 0 b", "retired colour \"b\" is to move"},
        {board + " -/-/-/- b - 0 r", "over"},
        {"5/5/5/8/8/8/8/8/8/8/8/8/2b2b2/5/5/5" + rest, "over"},
        {"5/5/5/8/8/8/8/8/8/8/8/8/2b2b2/5/5/5 -/-/-/- - e4 0 -", "though the game is over"},
    };
    for (const RejectedMove& refused : cases)
        EXPECT_THAT(error_of(rules, refused.text), HasSubstr(refused.why)) << refused.text;
}

TEST(PositionText, impossible_pieces_are_refused) {
    const Rules rules = rules_of("superpion");
    const auto why = [&](const std::string& text) { return error_of(rules, text); };
    EXPECT_THAT(why("5/5/5/8/1r6/8/8/8/bbbbbbbb/bbbbbbbb/8/8/8/5/5/5 -/-/-/- b - 0 -"),
                HasSubstr("16 pieces"));
    EXPECT_THAT(why("5/5/5/8/1r6/8/8/8/1Bb6/8/8/8/8/5/5/5 b10/b10/b9/- b - 0 -"),
                HasSubstr("31 pawns"));
    EXPECT_THAT(why("5/5/5/8/1r6/8/8/8/8/8/8/8/8/5/5/r4 -/-/-/- r - 0 -"),
                HasSubstr("the pawn of \"r\" at d1"));
    const Rules three = rules_of("superpion-3");
    EXPECT_THAT(error_of(three, "5/5/5/8/1r2k3/8/8/8/8/8/8/8/2b5/5/5/5 -/-/-/- b - 0 -"),
                HasSubstr("neutral piece at i12"));
    EXPECT_THAT(error_of(three, "5/5/5/8/1r6/7Kk/8/8/8/8/8/8/2b5/5/5/5 -/-/-/- b - 0 -"),
                HasSubstr("neutral piece at p11"));
    EXPECT_THAT(error_of(three, "5/5/5/8/1r6/8/8/8/8/8/8/8/2b5/5/5/5 -/-/-/b1 b - 0 -"),
                HasSubstr("neutral reserve"));
    EXPECT_THAT(error_of(three, "5/5/5/8/1r6/7k/8/8/8/8/8/8/2b5/5/5/5 -/-/-/- k - 0 -"),
                HasSubstr("neutral colour"));
    EXPECT_THAT(error_of(three, "5/5/5/8/1r6/8/8/8/8/8/8/8/2b5/5/5/5 -/-/-/- b - 0 k"),
                HasSubstr("cannot retire"));
    const Rules teams = rules_of("superpion-teams");
    EXPECT_THAT(error_of(teams, "5/5/5/8/1r6/8/8/8/8/8/8/8/2b5/5/5/5 -/-/-/- - - 0 r"),
                HasSubstr("without its partner"));
}

/// Adverse pieces so scattered that a superpion has more ways than anyone can list.
const std::string too_many_captures =
    "5/2r2/r2k1/3y4/1ry2k1k/3k4/1kr3yr/3kk3/1yk3kBb/8/2rrky2/k5k1/4rr2/1r3/2ky1/5 -/-/-/- b - 0 "
    "-";

TEST(PositionText, a_position_with_too_many_captures_is_refused_in_bounded_time) {
    EXPECT_THAT(error_of(rules_of("superpion"), too_many_captures), HasSubstr("too many captures"));
}

TEST(PositionText, broken_texts_never_crash) {
    const Rules rules = rules_of("superpion");
    Random random(11);
    const std::string alphabet = "brykBRYK12345678/- 0x";
    const std::string known = "5/5/5/8/1r6/8/8/8/7Kk/8/8/8/2By2b2/5/5/5 r2k1/-/-/b10 b k4 3 -";
    int accepted = 0;
    for (int i = 0; i < 20000; ++i) {
        std::string text = known;
        for (std::uint32_t edits = 1 + random.below(3); edits > 0; --edits) {
            const std::size_t at = random.below(std::uint32_t(text.size()));
            const char c = alphabet[random.below(std::uint32_t(alphabet.size()))];
            switch (random.below(3)) {
                case 0:
                    text[at] = c;
                    break;
                case 1:
                    text.insert(at, 1, c);
                    break;
                default:
                    text.erase(at, 1);
            }
        }
        const auto position = parse_position(rules, text);
        if (!position) {
            EXPECT_FALSE(position.error().message.empty());
            continue;
        }
        ++accepted;
        // What is accepted is canonical and can be played on from.
        ASSERT_EQ(position_text(*position), text);
        if (!position->over()) {
            ASSERT_FALSE(legal_texts(rules, *position).empty()) << text;
        }
    }
    EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace tablier::superpion
