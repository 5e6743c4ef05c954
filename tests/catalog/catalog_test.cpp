#include "tablier/catalog.h"

#include <gtest/gtest.h>

#include "catalog/specs.h"
#include "tablier/game_rules.h"

namespace tablier {
namespace {

/// In this order; new games come behind them.
TEST(Catalog, begins_with_the_fourteen_variants) {
    std::vector<std::string> names;
    for (const Variant* variant : catalog()) names.push_back(variant->name);
    ASSERT_GE(names.size(), 14U);
    names.resize(14);
    EXPECT_EQ(names, (std::vector<std::string>{"quoridor", "quoridor-4", "intercept", "intercept-4",
                                               "intercept-teams", "superpion", "superpion-teams",
                                               "superpion-3", "superpion-2", "superpion-super2",
                                               "point", "point-3", "point-4", "point-teams"}));
}

TEST(Catalog, finds_the_rules_of_a_game_by_its_name) {
    ASSERT_TRUE(find_rules("quoridor"));
    EXPECT_EQ(find_rules("quoridor")->game, "quoridor");
    EXPECT_EQ(find_rules("quoridor-4"), nullptr);
    EXPECT_EQ(find_rules(""), nullptr);
}

TEST(Catalog, refuses_a_second_game_or_variant_of_a_name) {
    const std::size_t variants = catalog().size();
    EXPECT_FALSE(register_rules(*find_rules("quoridor")));
    const GameRules other{.game = "other", .variants = find_rules("quoridor")->variants};
    EXPECT_FALSE(register_rules(other));
    EXPECT_EQ(find_rules("other"), nullptr);
    EXPECT_EQ(catalog().size(), variants);
}

TEST(Catalog, every_variant_is_described_in_both_languages) {
    for (const Variant* variant : catalog()) {
        EXPECT_FALSE(variant->title.en.empty());
        EXPECT_FALSE(variant->title.fr.empty());
        EXPECT_FALSE(variant->idea.en.empty());
        EXPECT_FALSE(variant->idea.fr.empty());
        for (const OptionSpec& option : variant->options) {
            EXPECT_FALSE(option.about.en.empty()) << option.name;
            EXPECT_FALSE(option.about.fr.empty()) << option.name;
            Options options(variant->options);
            EXPECT_TRUE(options.set(option.name, option.default_value)) << option.name;
        }
    }
}

TEST(Catalog, tables_tell_seats_sides_and_players) {
    struct Expected {
        const char* name;
        int seats, sides, players;
    };
    for (const Expected& e : {Expected{"quoridor", 2, 2, 2},
                              {"quoridor-4", 4, 4, 4},
                              {"intercept", 2, 2, 2},
                              {"intercept-4", 4, 4, 4},
                              {"intercept-teams", 4, 2, 4},
                              {"superpion", 4, 4, 4},
                              {"superpion-teams", 4, 2, 4},
                              {"superpion-3", 3, 3, 3},
                              {"superpion-2", 4, 2, 2},
                              {"superpion-super2", 4, 2, 2},
                              {"point", 2, 2, 2},
                              {"point-3", 3, 3, 3},
                              {"point-4", 4, 4, 4},
                              {"point-teams", 4, 2, 4}}) {
        const Seating seating = make_game(e.name).value()->seating();
        EXPECT_EQ(seating.seats.size(), e.seats) << e.name;
        EXPECT_EQ(seating.sides(), e.sides) << e.name;
        EXPECT_EQ(seating.players(), e.players) << e.name;
        EXPECT_EQ(seating, (*find_variant(e.name))->seating) << e.name;
    }
}

TEST(Catalog, specs_come_back) {
    for (const std::string& spec : all_specs()) {
        const auto game = make_game(spec);
        ASSERT_TRUE(game) << game.error().message;
        const auto again = make_game((*game)->spec());
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ((*again)->options(), (*game)->options()) << spec;
    }
}

TEST(Catalog, errors_list_what_exists) {
    const auto message = [](std::string_view spec) { return make_game(spec).error().message; };
    EXPECT_NE(message("chess").find("unknown variant \"chess\"; variants: quoridor, quoridor-4"),
              std::string::npos);
    EXPECT_NE(message("").find("unknown variant \"\""), std::string::npos);
    EXPECT_NE(message("intercept:goal=any").find("unknown option \"goal\"; options here: facing"),
              std::string::npos)
        << message("intercept:goal=any");
    EXPECT_NE(message("superpion:neutral=b").find("unknown option"), std::string::npos);
    EXPECT_NE(message("superpion-3:neutral=x").find("values: k, b, r, y"), std::string::npos);
    EXPECT_NE(message("point:deck=some.file").find("no file can be read here"), std::string::npos);
    EXPECT_NE(message("quoridor:").find("has no value"), std::string::npos);
}

}  // namespace
}  // namespace tablier
