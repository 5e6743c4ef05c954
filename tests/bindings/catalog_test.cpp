// The call "catalog".
#include <algorithm>

#include "bindings/host.h"

namespace tablier::bindings_test {
namespace {

TEST(CatalogCall, has_all_variants_in_order) {
    const json::object answer = Host().ask("catalog");
    EXPECT_EQ(fields_of(answer.at("variants"), "name"), variant_names());
}

TEST(CatalogCall, has_the_names_of_all_pieces_and_stocks) {
    const Host host;
    const json::object answer = host.ask("catalog");
    const json::object& names = answer.at("names").as_object();
    for (const auto& name : names) expect_both_languages(name.value());
    for (const std::string& variant : variant_names()) {
        const json::object scene = host.state(host.open(variant)).at("scene").as_object();
        for (const json::value& piece : scene.at("pieces").as_array())
            EXPECT_TRUE(names.contains(text_of(piece.at("shape")))) << piece;
        for (const json::value& tray : scene.at("trays").as_array())
            for (const json::value& stock : tray.at("stocks").as_array())
                EXPECT_TRUE(names.contains(text_of(stock.at("kind")))) << stock;
    }
}

TEST(CatalogCall, each_variant_says_who_plays_and_what_it_is_about) {
    const json::object answer = Host().ask("catalog");
    for (const json::value& variant : answer.at("variants").as_array()) {
        SCOPED_TRACE(text_of(variant.at("name")));
        EXPECT_TRUE(text_of(variant.at("name")).starts_with(text_of(variant.at("game"))));
        expect_both_languages(variant.at("title"));
        expect_both_languages(variant.at("idea"));
        const json::value& table = variant.at("table");
        const auto sides = table.at("sides").as_int64();
        const auto players = table.at("players").as_int64();
        EXPECT_GE(sides, 2);
        EXPECT_LE(sides, players);
        for (const json::value& seat : table.at("seats").as_array()) {
            EXPECT_EQ(text_of(seat.at("seat")).find_first_not_of("SWNE"), std::string::npos);
            EXPECT_NE(text_of(seat.at("code")), "");
            expect_both_languages(seat.at("name"));
            EXPECT_LT(seat.at("side").as_int64(), sides);
            EXPECT_LT(seat.at("player").as_int64(), players);
        }
    }
}

/// A value other than the default that the option's own description allows.
std::string another_value(const json::value& option) {
    if (const auto& choices = option.at("choices").as_array(); choices.size() > 1)
        return text_of(choices.back());
    const auto lowest = option.at("lowest").as_int64();
    const auto highest = option.at("highest").as_int64();
    return std::to_string(std::min(lowest + option.at("step").as_int64(), highest));
}

TEST(CatalogCall, what_is_said_of_an_option_can_be_chosen) {
    const Host host;
    const json::object answer = host.ask("catalog");
    for (const json::value& variant : answer.at("variants").as_array())
        for (const json::value& option : variant.at("options").as_array()) {
            const std::string name = text_of(option.at("name"));
            const std::string start = text_of(variant.at("name")) + ":" + name + "=";
            SCOPED_TRACE(start);
            expect_both_languages(option.at("title"));
            expect_both_languages(option.at("about"));
            for (const json::value& choice : option.at("choices").as_array())
                expect_both_languages(option.at("labels").at(std::string_view(choice.as_string())));
            expect_both_languages(option.at("values"));
            host.open(start + text_of(option.at("default")));
            const std::string kind = text_of(option.at("kind"));
            EXPECT_TRUE(kind == "integer" || kind == "limit" || kind == "choice" || kind == "cards")
                << kind;
            if (kind != "cards") host.open(start + another_value(option));
        }
}

TEST(CatalogCall, an_error_is_said_in_both_languages) {
    const json::object game = Host().ask("open", "quoridor:size=4");
    EXPECT_EQ(text_of(game.at("error")),
              "quoridor: option size cannot be \"4\"; values: 3 to 13, odd");
    EXPECT_EQ(text_of(game.at("error_fr")),
              "quoridor : l'option size ne peut pas valoir \"4\" ; valeurs : 3 à 13, impair");
    const json::object record = Host().ask("open-record", "[Variant \"quoridor\"]\n\n1. e2 ( *\n");
    EXPECT_EQ(text_of(record.at("error")),
              "line 3, column 9: a variation has no result; is a ')' missing?");
    EXPECT_EQ(text_of(record.at("error_fr")),
              "ligne 3, colonne 9 : une variante n'a pas de résultat ; manque-t-il un « ) » ?");
}

}  // namespace
}  // namespace tablier::bindings_test
