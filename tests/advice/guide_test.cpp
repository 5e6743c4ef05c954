// Guides of games: each kind of move has a description in both languages.
#include <gtest/gtest.h>

#include <algorithm>

#include "advice/advice.h"
#include "catalog/specs.h"
#include "tablier/catalog.h"
#include "tablier/random.h"

namespace tablier {
namespace {

class Guides : public testing::TestWithParam<std::string> {};

TEST_P(Guides, every_move_is_of_one_kind_and_told_in_words) {
    const GamePtr game = *make_game(GetParam());
    const GameGuide guide = guide_of(*game);
    for (const MoveKind& kind : guide.moves)
        EXPECT_TRUE(kind.includes(kind.example)) << kind.example;
    AnyPosition position = game->start();
    Random random(11);
    for (int turn = 0; turn < 60 && !position.outcome().over; ++turn) {
        if (position.actor() != Actor::Chance)
            for (const std::string& move : position.legal_moves()) {
                const auto fits = [&](const MoveKind& kind) { return kind.includes(move); };
                ASSERT_EQ(std::ranges::count_if(guide.moves, fits), 1) << move;
            }
        const std::string move = position.random_move(random);
        const Text words = guide.in_words(move);
        ASSERT_FALSE(words.en.empty() || words.fr.empty()) << move;
        ASSERT_FALSE(words.en.find('{') != std::string::npos) << words.en;
        position.play(move);
    }
}

TEST_P(Guides, rules_are_there_in_both_languages) {
    const GamePtr game = *make_game(GetParam());
    std::vector<RulesSection> sections = guide_of(*game).rules;
    ASSERT_GE(sections.size(), 3U);
    sections.push_back(options_in_force(*game));
    EXPECT_EQ(sections.back().paragraphs.size(), game->options().specs().size());
    for (const RulesSection& section : sections) {
        EXPECT_FALSE(section.title.en.empty() || section.title.fr.empty());
        EXPECT_FALSE(section.paragraphs.empty()) << section.title.en;
        for (const Text& paragraph : section.paragraphs)
            EXPECT_FALSE(paragraph.en.empty() || paragraph.fr.empty()) << section.title.en;
    }
}

INSTANTIATE_TEST_SUITE_P(AllSpecs, Guides, testing::ValuesIn(all_specs()));

TEST(Guide, rules_are_told_as_they_are_in_force) {
    struct Case {
        const char* spec;
        const char* told;
        const char* untold;
    };
    const auto rules = [](const std::string& spec) {
        std::string text;
        for (const RulesSection& section : guide_of(**make_game(spec)).rules)
            for (const Text& paragraph : section.paragraphs) text += paragraph.en + "\n";
        return text;
    };
    for (const Case& each :
         {Case{"intercept:flip=turn", "which takes the whole turn", "turn over in place (I-R6)"},
          Case{"intercept:bend=never", "Every pass is straight", "A single pass may turn"},
          Case{"intercept:bend=always", "Every pass may turn", "A single pass may turn"},
          Case{"intercept:interception=any", "Wherever the ball lies", "To take the ball from"},
          Case{"intercept:cover=anytime", "Anyone may cover", "Only the side that has the ball"},
          Case{"intercept-4:goal=any", "any of the three other", "opposite your row"},
          Case{"superpion:maximal=superpions", "a pawn may take what it likes",
               "of all captures one that takes most"},
          Case{"superpion-2:reserve=player", "reserve of that camp's player",
               "from that camp's reserve"},
          Case{"quoridor-4:behind_pawn=sidestep", "the edge or one more pawn",
               "a wall or the edge is behind"}}) {
        const std::string spec = each.spec;
        const std::string usual = spec.substr(0, spec.find(':'));
        EXPECT_NE(rules(spec).find(each.told), std::string::npos) << rules(spec);
        EXPECT_EQ(rules(spec).find(each.untold), std::string::npos) << rules(spec);
        EXPECT_EQ(rules(usual).find(each.told), std::string::npos) << rules(usual);
        EXPECT_NE(rules(usual).find(each.untold), std::string::npos) << rules(usual);
    }
}

TEST(Guide, moves_are_told_in_words) {
    const auto told = [](const std::string& variant, std::string_view move) {
        return guide_of(**make_game(variant)).in_words(move);
    };
    EXPECT_EQ(told("quoridor", "e3h").en, "puts the wall e3h");
    EXPECT_EQ(told("point:lots=after", "lots:N").en, "Lots: North is black");
    EXPECT_EQ(told("point:lots=after", "lots:N").fr, "Tirage : Nord a les noirs");
    EXPECT_EQ(told("point:lots=after", "lots:S").en, "Lots: South is black");
    EXPECT_EQ(told("point:lots=after", "lots:S").fr, "Tirage : Sud a les noirs");
    EXPECT_EQ(told("quoridor", "e2").fr, "va en e2");
    EXPECT_EQ(told("intercept", "g1-g5r*e5").en, "g1-g5, hollow side up, then the ball goes to e5");
    EXPECT_EQ(told("intercept", "g1r").en, "turns the double on g1 hollow side up");
    EXPECT_EQ(told("superpion", "d3:f5:h7").en, "d3:f5:h7, 2 captured");
    EXPECT_EQ(told("superpion", "n9-p9=y").en, "n9-p9, a superpion with a yellow cap");
    EXPECT_EQ(told("point", "use:WWB=BW@3").en, "uses WWB=BW on pawn 3");
    EXPECT_EQ(told("point", "draw:WB=BWW").fr, "pioche WB=BWW");
}

}  // namespace
}  // namespace tablier
