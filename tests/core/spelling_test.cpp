// Suggestions for misspelt words.
#include "core/spelling.h"

#include <gtest/gtest.h>

#include <vector>

namespace tablier {
namespace {

const std::vector<std::string> commands{"games",  "show",  "moves",  "match",
                                        "ladder", "bench", "analyse"};

TEST(EditDistance, counts_letters_added_taken_replaced_and_swapped) {
    EXPECT_EQ(edit_distance("", ""), 0);
    EXPECT_EQ(edit_distance("", "abc"), 3);
    EXPECT_EQ(edit_distance("quoridor", "quorridor"), 1);
    EXPECT_EQ(edit_distance("quoridor", "quoidor"), 1);
    EXPECT_EQ(edit_distance("quoridor", "quoritor"), 1);
    EXPECT_EQ(edit_distance("quoridor", "quroidor"), 1);
    EXPECT_EQ(edit_distance("Quoridor", "QUORIDOR"), 0);
    EXPECT_EQ(edit_distance("kitten", "sitting"), 3);
    EXPECT_EQ(edit_distance("abcdef", "badcfe"), 3);
}

TEST(NearestWord, is_what_may_have_been_meant) {
    EXPECT_EQ(nearest_word("mtach", commands), "match");
    EXPECT_EQ(nearest_word("analyze", commands), "analyse");
    EXPECT_EQ(nearest_word("LADER", commands), "ladder");
    EXPECT_EQ(nearest_word("anal", commands), "analyse") << "its beginning";
    EXPECT_EQ(nearest_word("sho", commands), "show");
}

TEST(NearestWord, is_none_where_nothing_is_near) {
    EXPECT_EQ(nearest_word("chess", commands), std::nullopt);
    EXPECT_EQ(nearest_word("", commands), std::nullopt);
    EXPECT_EQ(nearest_word("x", commands), std::nullopt);
    EXPECT_EQ(nearest_word("match", commands), std::nullopt) << "it is one of them";
    EXPECT_EQ(nearest_word(std::string(100'000, 'a'), commands), std::nullopt);
}

TEST(DidYouMean, is_put_behind_an_error_in_both_languages) {
    EXPECT_EQ(did_you_mean("shw", commands).en, "; did you mean \"show\"?");
    EXPECT_EQ(did_you_mean("shw", commands).fr, " ; vouliez-vous dire \"show\" ?");
    EXPECT_EQ(did_you_mean("chess", commands), Text());
}

}  // namespace
}  // namespace tablier
