// Call `import`: pasted games.
#include <gmock/gmock.h>

#include "bindings/host.h"

namespace tablier::bindings_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// The only game of an answer.
json::object only_game(const json::object& answer) {
    const json::array& games = answer.at("games").as_array();
    EXPECT_EQ(games.size(), 1U) << answer;
    return games.empty() ? json::object() : games[0].as_object();
}

class EveryImport : public EveryVariant {};

TEST_P(EveryImport, a_record_comes_back_as_it_was) {
    host_.play_on(table_, 25);
    const std::string record = host_.record(table_);
    const json::object game = only_game(host_.ask("import", record));
    ASSERT_TRUE(game.contains("record")) << game;
    EXPECT_EQ(text_of(game.at("record")), record);
    EXPECT_EQ(text_of(game.at("tags").at("Variant")), GetParam());
    EXPECT_TRUE(game.at("notes").as_array().empty());
}

INSTANTIATE_TEST_SUITE_P(All, EveryImport, testing::ValuesIn(variant_names()), variant_test_name);

TEST(ImportCalls, a_list_of_moves_becomes_a_record_that_opens) {
    const Host host;
    const json::object game = only_game(host.ask("import", "1. e8 e2 {well} 2. e7 e3 1-0"));
    ASSERT_TRUE(game.contains("record")) << game;
    EXPECT_EQ(text_of(game.at("notation")), "glendenning");
    EXPECT_THAT(texts_of(game.at("otherNotations")), ElementsAre());
    for (const json::value& note : game.at("notes").as_array()) expect_both_languages(note);
    const json::object opened = host.ask("open-record", text_of(game.at("record")));
    ASSERT_TRUE(opened.contains("table")) << opened;
    EXPECT_EQ(text_of(opened.at("notes").at(1)), "well");
}

TEST(ImportCalls, variant_and_notation_may_be_said) {
    const Host host;
    const auto record = [&](const auto&... arguments) {
        const json::object game = only_game(host.ask("import", arguments...));
        return game.contains("record") ? text_of(game.at("record")) : text_of(game.at("error"));
    };
    EXPECT_THAT(record("c2 c4 b2h", "quoridor:size=5"), HasSubstr("[Options \"size=5\"]"));
    EXPECT_THAT(record("e2 e8 e3h", "quoridor", "upper-left"), HasSubstr("3. e2h"));
    EXPECT_THAT(record("e2 e8", "chess"), HasSubstr("chess"));
    EXPECT_THAT(record("e2 e8", "quoridor", "runes"), HasSubstr("runes"));
}

TEST(ImportCalls, what_cannot_be_read_is_told_with_its_place) {
    const Host host;
    const json::object game = only_game(host.ask("import", "1. e2 e8\n2. e3 e5"));
    EXPECT_THAT(text_of(game.at("error")), HasSubstr("line 2, column 7: e5"));
    EXPECT_THAT(text_of(game.at("error_fr")), HasSubstr("ligne 2, colonne 7 : e5"));
    EXPECT_EQ(game.at("line").as_int64(), 2);
    EXPECT_EQ(game.at("column").as_int64(), 7);
    EXPECT_EQ(game.at("movesBefore").as_int64(), 3);
    const json::object part = only_game(host.ask("import", "1. e2 e8\n2. e3 e5", "", "", "legal"));
    EXPECT_THAT(text_of(part.at("record")), HasSubstr("1. e2 2. e8 3. e3 *"));
    EXPECT_THAT(text_of(only_game(host.ask("import", "")).at("error")), HasSubstr("no game"));
}

TEST(ImportCalls, where_several_games_are_possible_they_are_named) {
    const Host host;
    const json::object game = only_game(host.ask("import", "row:BBBBBBWWWWWW"));
    EXPECT_THAT(texts_of(game.at("variants")),
                ElementsAre("point", "point-3", "point-4", "point-teams"));
}

TEST(ImportCalls, each_game_of_a_text_is_answered_for_itself) {
    const Host host;
    const json::object answer =
        host.ask("import", "[Variant \"quoridor\"]\n1. e2 *\n\n[Variant \"point\"]\n1. x *\n");
    const json::array& games = answer.at("games").as_array();
    ASSERT_EQ(games.size(), 2U) << answer;
    EXPECT_TRUE(games[0].as_object().contains("record"));
    EXPECT_THAT(text_of(games[1].at("error")), HasSubstr("line 5"));
}

}  // namespace
}  // namespace tablier::bindings_test
