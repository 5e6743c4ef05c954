#include "tablier/options.h"

#include <gtest/gtest.h>

namespace tablier {
namespace {

std::vector<OptionSpec> specs() {
    return {{.name = "size",
             .kind = OptionSpec::Kind::Integer,
             .default_value = "9",
             .ruling = "",
             .about = {},
             .lowest = 3,
             .highest = 13,
             .step = 2},
            {.name = "limit",
             .kind = OptionSpec::Kind::Limit,
             .default_value = "3",
             .ruling = "",
             .about = {},
             .lowest = 2,
             .highest = 100},
            {.name = "bend",
             .kind = OptionSpec::Kind::Choice,
             .default_value = "single",
             .ruling = "",
             .about = {},
             .choices = {{"single", {}}, {"never", {}}}},
            {.name = "deck",
             .kind = OptionSpec::Kind::List,
             .default_value = "standard",
             .ruling = "",
             .about = {},
             .list = {.default_name = {"usual cards", "cartes habituelles"},
                      .values = {"cards joined by '+'", "des cartes jointes par « + »"},
                      .empty_file = {"deck file {0} has no cards",
                                     "le fichier de cartes {0} ne contient aucune carte"}}}};
}

const FileReader no_files = [](std::string_view) -> Result<std::string> { return fail("no file"); };

std::string error_of(std::string_view text, const FileReader& files = no_files) {
    Options options(specs());
    const auto set = set_options(options, text, files);
    return set ? "" : set.error().message;
}

TEST(Options, defaults) {
    const Options options(specs());
    EXPECT_EQ(options.number("size"), 9);
    EXPECT_EQ(options.get("bend"), "single");
    EXPECT_EQ(options.text(), "");
}

TEST(Options, set_from_text_and_written_back_in_order) {
    Options options(specs());
    ASSERT_TRUE(set_options(options, "bend=never,size=05", no_files));
    EXPECT_EQ(options.number("size"), 5);
    EXPECT_EQ(options.text(), "size=5,bend=never");
}

TEST(Options, a_limit_takes_0_for_off) {
    Options options(specs());
    ASSERT_TRUE(set_options(options, "limit=0", no_files));
    EXPECT_EQ(options.number("limit"), 0);
}

TEST(Options, errors_name_what_is_wrong_and_list_what_exists) {
    EXPECT_EQ(error_of("colour=red"),
              "unknown option \"colour\"; options here: size, limit, bend, deck");
    EXPECT_EQ(error_of("size=4"), "option size cannot be \"4\"; values: 3 to 13, odd");
    EXPECT_EQ(error_of("size=15"), "option size cannot be \"15\"; values: 3 to 13, odd");
    EXPECT_EQ(error_of("size=nine"), "option size cannot be \"nine\"; values: 3 to 13, odd");
    EXPECT_EQ(error_of("size=9 "), "option size cannot be \"9 \"; values: 3 to 13, odd");
    EXPECT_EQ(error_of("size=99999999999999999999"),
              "option size cannot be \"99999999999999999999\"; values: 3 to 13, odd");
    EXPECT_EQ(error_of("limit=1"), "option limit cannot be \"1\"; values: 0 (off) or 2 to 100");
    EXPECT_EQ(error_of("bend=up"), "option bend cannot be \"up\"; values: single, never");
    EXPECT_EQ(error_of("size"), "option \"size\" has no value; write name=value");
    EXPECT_EQ(error_of(""), "option \"\" has no value; write name=value");
    EXPECT_EQ(error_of("size=5,"), "option \"\" has no value; write name=value");
    EXPECT_EQ(error_of("size=5,size=7"), "option \"size\" is given twice");
    EXPECT_EQ(error_of("deck=missing.txt"), "no file");
}

TEST(Options, a_deck_file_s_words_become_the_value_without_comments) {
    const FileReader file = [](std::string_view path) -> Result<std::string> {
        EXPECT_EQ(path, "my.deck");
        return "\xEF\xBB\xBF# my deck\nWB=BWW  BB=WWW # two\n\tBW=WBB\r\n";
    };
    Options options(specs());
    ASSERT_TRUE(set_options(options, "deck=my.deck", file));
    EXPECT_EQ(options.get("deck"), "WB=BWW+BB=WWW+BW=WBB");
    Options inline_options(specs());
    ASSERT_TRUE(set_options(inline_options, "deck=WB=BWW+BB=WWW+BW=WBB", no_files));
    EXPECT_EQ(inline_options, options);
}

TEST(Options, an_empty_deck_file_is_refused) {
    const FileReader empty = [](std::string_view) -> Result<std::string> { return "# nothing\n"; };
    EXPECT_EQ(error_of("deck=empty.txt", empty), "deck file \"empty.txt\" has no cards");
    EXPECT_NE(error_of("deck="), "");
}

TEST(Options, those_that_are_not_named_can_be_taken_as_they_were_before_there_were_any) {
    auto with_new = specs();
    EXPECT_EQ(earlier_options(with_new, ""), std::nullopt);
    EXPECT_EQ(earlier_options(with_new, "size=5"), std::nullopt);
    with_new[2].earlier_value = "never";
    EXPECT_EQ(earlier_options(with_new, ""), "bend=never");
    EXPECT_EQ(earlier_options(with_new, "size=5,limit=0"), "size=5,limit=0,bend=never");
    EXPECT_EQ(earlier_options(with_new, "size=5,bend=single"), std::nullopt);
}

}  // namespace
}  // namespace tablier
