// The variants through the type-erased interface.
#include "games/point/rules/support.h"

namespace tablier::point {
namespace {

TEST(Variants, there_are_four_and_each_can_be_made) {
    std::vector<std::string> names;
    for (const Variant& variant : variants()) {
        names.push_back(variant.name);
        EXPECT_EQ(variant.game, "point");
        EXPECT_FALSE(variant.title.en.empty() || variant.title.fr.empty());
        EXPECT_FALSE(variant.idea.en.empty() || variant.idea.fr.empty());
        for (const OptionSpec& option : variant.options)
            EXPECT_FALSE(option.about.en.empty() || option.about.fr.empty()) << option.name;
        const auto game = variant.make(variant, Options(variant.options));
        ASSERT_TRUE(game);
        EXPECT_EQ((*game)->seating(), variant.seating);
        EXPECT_EQ((*game)->spec(), variant.name);
        EXPECT_EQ((*game)->start().perft(1), 924U);
    }
    EXPECT_EQ(names, (std::vector<std::string>{"point", "point-3", "point-4", "point-teams"}));
}

TEST(Variants, options_and_their_defaults) {
    const Options options(variant_named("point").options);
    EXPECT_EQ(options.get("bank"), "empty");
    EXPECT_EQ(options.get("deck"), "standard");
    EXPECT_EQ(options.number("max_turns"), 400);
    EXPECT_FALSE(options.has("repetition"));
}

TEST(Variants, perft_of_a_game_in_progress) {
    const Variant& variant = variant_named("point");
    const auto game = variant.make(variant, Options(variant.options));
    AnyPosition position = (*game)->start();
    for (std::string_view move : {"row:BWWWBWWBBBWB", "row:BBWBWBWBWWBW", "draw:BW=WBB",
                                  "draw:BB=WWB", "draw:WW=BBW", "draw:BB=BBW", "draw:BW=BWB",
                                  "draw:BB=BWB", "draw:WW=BBW", "use:BBW=WB@9", "draw:WB=WBB"})
        ASSERT_TRUE(position.play(move)) << move;
    EXPECT_EQ(position.perft(1), 16U);
    std::uint64_t leaves = 0;
    for (const std::string& move : position.legal_moves()) {
        AnyPosition next = position;
        ASSERT_TRUE(next.play(move));
        leaves += next.legal_moves().size();
    }
    EXPECT_EQ(position.perft(2), leaves);
}

TEST(Variants, playouts_are_the_same_for_the_same_seed) {
    for (const Variant& variant : variants()) {
        const auto game = variant.make(variant, Options(variant.options));
        Random one(99);
        Random two(99);
        const Playout first = (*game)->start().play_randomly(one, {.max_turns = 400});
        const Playout second = (*game)->start().play_randomly(two, {.max_turns = 400});
        EXPECT_EQ(first.plies, second.plies);
        EXPECT_EQ(first.outcome, second.outcome);
    }
}

}  // namespace
}  // namespace tablier::point
