// Reasons for moves, by game.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "advice/advice.h"
#include "catalog/random_games.h"
#include "rounds.h"
#include "tablier/catalog.h"
#include "tablier/scene.h"

namespace tablier {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::vector<std::string> english(const MoveReasons& reasons) {
    std::vector<std::string> texts;
    for (const Text& sentence : reasons.sentences) texts.push_back(sentence.en);
    return texts;
}

MoveReasons reasons_at(std::string_view spec, std::string_view position, std::string_view move) {
    const auto game = make_game(spec);
    EXPECT_TRUE(game) << spec;
    const auto at = position.empty() ? Result<AnyPosition>((*game)->start())
                                     : (*game)->parse_position(position);
    EXPECT_TRUE(at) << position;
    return at ? move_reasons(**game, *at, move) : MoveReasons{};
}

TEST(Reasons, a_move_that_wins_says_so_and_nothing_else) {
    const MoveReasons reasons = reasons_at("quoridor", "e8/10 a5/10 - S", "e9");
    ASSERT_EQ(reasons.sentences.size(), 1U);
    EXPECT_EQ(reasons.sentences[0], (Text{"It wins the game.", "Il gagne la partie."}));
}

TEST(Reasons, what_is_no_legal_move_has_none) {
    EXPECT_EQ(reasons_at("quoridor", "", "e9"), MoveReasons{});
    EXPECT_EQ(reasons_at("quoridor", "", ""), MoveReasons{});
    EXPECT_EQ(reasons_at("quoridor", "", "nonsense"), MoveReasons{});
}

// ---- Quoridor
// ------------------------------------------------------------------------------------

TEST(QuoridorReasons, a_step_shows_the_way_that_is_left) {
    const MoveReasons reasons = reasons_at("quoridor", "", "e2");
    EXPECT_THAT(english(reasons),
                ElementsAre("It is a step on a shortest way: 7 steps to your goal.",
                            "Then you need 7 steps, North 8."));
    EXPECT_THAT(reasons.way, ElementsAre("e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9"));
}

TEST(QuoridorReasons, a_jump_saves_a_step) {
    const MoveReasons reasons = reasons_at("quoridor", "e5/10 e6/10 - S", "e7");
    EXPECT_THAT(english(reasons), Contains("The jump saves a step: 2 steps to your goal."));
}

TEST(QuoridorReasons, a_wall_shows_the_way_that_grows) {
    const MoveReasons reasons = reasons_at("quoridor", "a1/10 e9/10 - S", "e8h");
    EXPECT_THAT(english(reasons), ElementsAre("The way of North grows from 8 to 9 steps.",
                                              "Then you need 8 steps, North 9."));
    ASSERT_EQ(reasons.way.size(), 10U);
    EXPECT_EQ(reasons.way.front(), "e9");
    EXPECT_EQ(reasons.way.back().back(), '1');
    EXPECT_EQ(reasons.sentences[0].fr, "Le chemin de Nord passe de 8 à 9 pas.");
}

TEST(QuoridorReasons, a_wall_in_ones_own_way_is_not_hidden) {
    EXPECT_THAT(english(reasons_at("quoridor", "", "e1h")),
                Contains("Your own way grows from 8 to 9 steps."));
}

TEST(QuoridorReasons, a_wall_that_lengthens_nothing) {
    EXPECT_THAT(english(reasons_at("quoridor", "", "a1v")),
                Contains(HasSubstr("closes nobody's way yet")));
}

TEST(QuoridorReasons, a_step_back_says_so) {
    EXPECT_THAT(english(reasons_at("quoridor", "e5/10 a9/10 - S", "e4")),
                Contains("Your own way grows from 4 to 5 steps."));
}

TEST(QuoridorReasons, of_four_every_rival_is_named) {
    EXPECT_THAT(english(reasons_at("quoridor-4", "", "e2")),
                Contains("Then you need 7 steps, West 8, North 8 and East 8."));
}

// ---- every game
// ----------------------------------------------------------------------------------

class EveryReason : public RandomGames {
  protected:
    /// Calls look(position, move, reasons) for some moves of some moments where a seat decides.
    template <class Look>
    void at_some_moves(const Look& look) {
        int moments = 0;
        at_every_moment([&](const AnyPosition& position) {
            if (!is_seat(position.actor()) || ++moments % 3 != 0) return;
            const auto moves = position.legal_moves();
            for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / 4)
                look(position, moves[i], move_reasons(*game_, position, moves[i]));
        });
    }
};
class InterceptReason : public EveryReason {};
class SuperpionReason : public EveryReason {};
class PointReason : public EveryReason {};

TEST_P(EveryReason, sentences_are_whole_in_both_languages) {
    int said = 0;
    at_some_moves(
        [&](const AnyPosition& position, const std::string& move, const MoveReasons& reasons) {
            for (const Text& sentence : reasons.sentences) {
                ++said;
                for (const std::string* text : {&sentence.en, &sentence.fr}) {
                    ASSERT_TRUE(text->ends_with('.')) << *text << "\n"
                                                      << position.text() << " " << move;
                    ASSERT_THAT(*text, Not(HasSubstr("{"))) << position.text() << " " << move;
                }
            }
        });
    EXPECT_GT(said, rounds(20, 10));
}

/// The side of a position's mover could win at once.
bool wins_at_once(const AnyPosition& position) {
    return std::ranges::any_of(position.legal_moves(), [&](const std::string& move) {
        AnyPosition after = position;
        after.play(move);
        return after.outcome().winners.contains(seat_of(position.actor()));
    });
}

TEST_P(InterceptReason, danger_is_named_exactly_where_it_is) {
    const bool two = game_->seating().seats.size() == 2;
    int looked_at = 0;
    at_some_moves(
        [&](const AnyPosition& position, const std::string& move, const MoveReasons& reasons) {
            if (++looked_at % 8 != 0) return;  // trying every answer takes long
            AnyPosition after = position;
            after.play(move);
            if (after.outcome().over) return;
            const auto said = english(reasons);
            const bool warned = std::ranges::any_of(
                said, [](const std::string& text) { return text.starts_with("Even so"); });
            const bool danger = wins_at_once(after);
            if (two) {
                ASSERT_EQ(warned, danger) << position.text() << " " << move;
            } else if (danger) {  // with four players, a later player may be the threat
                const SeatSet own = game_->seating().partners(seat_of(position.actor()));
                ASSERT_TRUE(warned || own.contains(seat_of(after.actor())))
                    << position.text() << " " << move;
            }
        });
}

TEST_P(SuperpionReason, captures_are_counted) {
    at_some_moves(
        [&](const AnyPosition& position, const std::string& move, const MoveReasons& reasons) {
            AnyPosition after = position;
            after.play(move);
            if (after.outcome().over) return;
            const auto story = position.story(move);
            const auto taken = std::ranges::count(story, SceneStep::Kind::Remove, &SceneStep::kind);
            const auto said = english(reasons);
            if (taken == 0) {
                ASSERT_THAT(said, Not(Contains(HasSubstr("captures")))) << position.text() << move;
            } else {
                ASSERT_THAT(said, Contains(HasSubstr("captures " + std::to_string(taken))))
                    << position.text() << " " << move;
            }
        });
}

TEST_P(PointReason, an_exchange_counts_the_row) {
    int exchanges = 0;
    at_some_moves(
        [&](const AnyPosition& position, const std::string& move, const MoveReasons& reasons) {
            AnyPosition after = position;
            after.play(move);
            if (after.outcome().over || !(move.starts_with("use:") || move.starts_with("take:")))
                return;
            ++exchanges;
            ASSERT_THAT(english(reasons), Contains(HasSubstr("Your row has")));
            ASSERT_THAT(english(reasons), Contains(HasSubstr("turns to your goal")));
        });
    EXPECT_GT(exchanges, 0);
}

TEST(PointReasons, P_R9_before_the_lots_a_row_is_told_for_both_colours) {
    const auto said = english(reasons_at("point:lots=after", "", "row:BBWWBBWWWWBB"));
    ASSERT_EQ(said.size(), 1U);
    EXPECT_THAT(said[0], HasSubstr("if lots make you black, about"));
    EXPECT_THAT(english(reasons_at("point", "", "row:BBWWBBWWWWBB"))[0], Not(HasSubstr("lots")));
}

/// The specs that begin so, without decks of their own: their outlooks take long to work out.
auto specs_of(std::string_view game) {
    std::vector<std::string> specs;
    for (const std::string& spec : all_specs())
        if (spec.starts_with(game) && !spec.contains("deck=")) specs.push_back(spec);
    return testing::ValuesIn(specs);
}
std::string name_of(const testing::TestParamInfo<std::string>& info) {
    return test_name(info.param);
}

INSTANTIATE_TEST_SUITE_P(AllGames, EveryReason, specs_of(""), name_of);
INSTANTIATE_TEST_SUITE_P(AllGames, InterceptReason, specs_of("intercept"), name_of);
INSTANTIATE_TEST_SUITE_P(AllGames, SuperpionReason, specs_of("superpion"), name_of);
INSTANTIATE_TEST_SUITE_P(AllGames, PointReason, specs_of("point"), name_of);

}  // namespace
}  // namespace tablier
