#include <gtest/gtest.h>

#include "tablier/error.h"

namespace tablier {
namespace {

TEST(Fill, replaces_numbered_places_and_leaves_the_rest) {
    EXPECT_EQ(fill("{0} before {1}", {"a", "b"}), "a before b");
    EXPECT_EQ(fill("{1}{0}{1}", {"a", "b"}), "bab");
    EXPECT_EQ(fill("{2} {x} {", {"a"}), "{2} {x} {");
    EXPECT_EQ(fill("{0}", {"{1}"}), "{1}");  // arguments are not filled again
}

TEST(FillTexts, keeps_the_languages_apart) {
    const Text text = fill_texts("{0} wins", "{0} gagne", {{"South", "Sud"}});
    EXPECT_EQ(text.en, "South wins");
    EXPECT_EQ(text.fr, "Sud gagne");
}

TEST(Listed, with_commas_and_and) {
    const Text a = plain("a");
    EXPECT_EQ(listed({}).en, "");
    EXPECT_EQ(listed({a}).en, "a");
    EXPECT_EQ(listed({a, a}).fr, "a et a");
    EXPECT_EQ(listed({a, a, a}).en, "a, a and a");
}

TEST(InQuotes, shows_control_characters_and_cuts_long_input) {
    EXPECT_EQ(in_quotes("e2"), "\"e2\"");
    EXPECT_EQ(in_quotes("a\nb\x1b"), "\"a\\x0ab\\x1b\"");
    EXPECT_LT(in_quotes(std::string(10'000, 'x')).size(), 100U);
    EXPECT_EQ(in_quotes("\xff"
                        "é"),
              "\"\\xffé\"");
    EXPECT_EQ(in_quotes("\xc3"), "\"\\xc3\"");
    std::string accents;
    for (int i = 0; i < 100; ++i) accents += "é";
    const std::string cut = in_quotes("x" + accents);
    EXPECT_TRUE(cut.ends_with("é…\"")) << cut;
}

TEST(RefusalLine, names_move_reason_and_rule) {
    const IllegalMove refusal{{"Q-R3", "Q-R3"}, {"no way", "aucun chemin"}};
    EXPECT_EQ(illegal_move_line("e3h", refusal, Lang::English), "e3h: no way (Q-R3)");
    EXPECT_EQ(illegal_move_line("e3h", refusal, Lang::French), "e3h : aucun chemin (Q-R3)");
    EXPECT_EQ(illegal_move_line("", refusal, Lang::English), "\"\": no way (Q-R3)");
    EXPECT_EQ(illegal_move_line("\x1b[2J", refusal, Lang::English), "\"\\x1b[2J\": no way (Q-R3)");
}

}  // namespace
}  // namespace tablier
