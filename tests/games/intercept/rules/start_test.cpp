// The first rows, the order of play, targets, and counts of turns from other implementations.
#include "games/intercept/rules/support.h"
#include "tablier/perft.h"

namespace tablier::intercept {
namespace {

TEST(Start, I_R2_first_rows_of_two_players) {
    const Rules rules = rules_for("intercept");
    EXPECT_EQ(position_text(rules, start(rules)),
              "S g7 S/Pb1.d1.f1.i1.k1/Rc1.e1.h1.j1.l1/Dg1p "
              "N/Pc13.e13.h13.j13.l13/Rb13.d13.f13.i13.k13/Dg13p");
}

TEST(Start, I_R2_mirrored_rows_face_pawns_of_their_kind) {
    const Rules rules = rules_for("intercept", "facing=mirrored");
    EXPECT_EQ(position_text(rules, start(rules)),
              "S g7 S/Pb1.d1.f1.i1.k1/Rc1.e1.h1.j1.l1/Dg1p "
              "N/Pb13.d13.f13.i13.k13/Rc13.e13.h13.j13.l13/Dg13p");
    EXPECT_EQ(Options(variant_named("intercept").options).get("facing"), "rotated");
    EXPECT_FALSE(Options(variant_named("intercept-4").options).has("facing"));
    EXPECT_FALSE(Options(variant_named("intercept-teams").options).has("facing"));
}

TEST(Start, I_R2_mirrored_positions_are_read_back) {
    const Rules rules = rules_for("intercept", "facing=mirrored");
    Position position = start(rules);
    ASSERT_TRUE(play_text(rules, position, "f1-g2"));
    const auto read = parse_position(rules, position_text(rules, position));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(*read, position);
}

TEST(Start, first_rows_of_four_players) {
    for (const char* variant : {"intercept-4", "intercept-teams"}) {
        const Rules rules = rules_for(variant);
        EXPECT_EQ(position_text(rules, start(rules)),
                  "S g7 S/Pd1.f1.i1/Re1.h1.j1/Dg1p W/Pa5.a8.a10/Ra4.a6.a9/Da7p "
                  "N/Pe13.h13.j13/Rd13.f13.i13/Dg13p E/Pm4.m6.m9/Rm5.m8.m10/Dm7p");
    }
}

TEST(Start, order_of_play_is_clockwise_from_South) {
    Rules rules = rules_for("intercept");
    Position position = start(rules);
    EXPECT_EQ(actor(rules, position), Actor::South);
    ASSERT_TRUE(play_text(rules, position, "g1r"));
    EXPECT_EQ(actor(rules, position), Actor::North);
    ASSERT_TRUE(play_text(rules, position, "g13r"));
    EXPECT_EQ(actor(rules, position), Actor::South);

    rules = rules_for("intercept-4");
    position = start(rules);
    for (const char* turn : {"g1r", "a7r", "g13r", "m7r"})
        ASSERT_TRUE(play_text(rules, position, turn)) << turn;
    EXPECT_EQ(actor(rules, position), Actor::South);
}

TEST(Start, targets_of_each_variant) {
    const auto target = [](const Rules& rules, Seat seat, std::string_view cell) {
        return rules.targets[index(seat)].contains(*parse_cell(cell));
    };
    const Rules two = rules_for("intercept");
    EXPECT_TRUE(target(two, Seat::South, "g13"));
    EXPECT_TRUE(target(two, Seat::North, "g1"));
    EXPECT_EQ(two.targets[index(Seat::South)].size(), 1);
    const Rules teams = rules_for("intercept-teams");
    for (Seat seat : {Seat::South, Seat::North}) {
        EXPECT_TRUE(target(teams, seat, "a7") && target(teams, seat, "m7"));
        EXPECT_EQ(teams.targets[index(seat)].size(), 2);
    }
    EXPECT_TRUE(target(teams, Seat::West, "g1") && target(teams, Seat::East, "g13"));
}

TEST(Start, I_R9_goal_of_four_players_alone) {
    const Rules opposite = rules_for("intercept-4");
    EXPECT_EQ(opposite.targets[index(Seat::West)], Board::of(arrivee(Seat::East)));
    EXPECT_EQ(opposite.targets[index(Seat::East)], Board::of(arrivee(Seat::West)));
    const Rules any = rules_for("intercept-4", "goal=any");
    EXPECT_EQ(any.targets[index(Seat::West)].size(), 3);
    EXPECT_FALSE(any.targets[index(Seat::West)].contains(arrivee(Seat::West)));
    EXPECT_FALSE(Options(variant_named("intercept").options).has("goal"));
    EXPECT_FALSE(Options(variant_named("intercept-teams").options).has("goal"));
}

TEST(Start, counts_of_turns_agree_with_other_implementations) {
    const auto count = [](const char* variant, int depth) {
        const Rules rules = rules_for(variant);
        return perft<Intercept>(rules, start(rules), depth);
    };
    EXPECT_EQ(count("intercept", 1), 69U);
    EXPECT_EQ(count("intercept", 2), 4753U);
    EXPECT_EQ(count("intercept", 3), 426835U);
    EXPECT_EQ(count("intercept-4", 3), 148465U);
    EXPECT_EQ(count("intercept-teams", 3), 148469U);
}

TEST(Variants, I_R10_limits_are_options_that_can_be_off) {
    for (const Variant& variant : variants()) {
        Options options(variant.options);
        EXPECT_EQ(options.number("repetition"), 3);
        EXPECT_EQ(options.number("max_turns"), 600);
        EXPECT_TRUE(options.set("repetition", "0"));
        EXPECT_TRUE(options.set("max_turns", "0"));
        EXPECT_FALSE(options.set("repetition", "1"));
        EXPECT_TRUE(variant.make(variant, options));
    }
}

TEST(Variants, every_option_names_its_ruling_and_speaks_both_languages) {
    ASSERT_EQ(variants().size(), 3U);
    for (const Variant& variant : variants()) {
        EXPECT_FALSE(variant.title.en.empty() || variant.title.fr.empty());
        EXPECT_FALSE(variant.idea.en.empty() || variant.idea.fr.empty());
        for (const OptionSpec& spec : variant.options) {
            EXPECT_TRUE(spec.ruling.starts_with("I-R")) << spec.name;
            EXPECT_FALSE(spec.about.en.empty() || spec.about.fr.empty()) << spec.name;
        }
    }
}

}  // namespace
}  // namespace tablier::intercept
