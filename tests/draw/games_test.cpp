// Drawings of scenes from random games.
#include <gtest/gtest.h>

#include "draw/utf8.h"
#include "draw/xml_check.h"
#include "tablier/catalog.h"
#include "tablier/draw/svg.h"
#include "tablier/draw/terminal.h"
#include "tablier/random.h"
#include "tablier/scene.h"

namespace tablier {
namespace {

void expect_drawable(const Scene& scene, Lang lang) {
    for (bool ascii : {false, true}) {
        std::string_view rest;
        const std::string drawing =
            draw_terminal(scene, {.colour = false, .ascii = ascii, .lang = lang});
        for (rest = drawing; !rest.empty();) {
            const std::size_t end = rest.find('\n');
            ASSERT_LE(draw::column_width(draw::printable(rest.substr(0, end), false)), 80)
                << drawing;
            rest.remove_prefix(end + 1);
        }
    }
    const std::string svg = draw_svg(scene, {.lang = lang});
    EXPECT_LT(svg.size(), 150'000U);
    const auto root = xml::read(svg);
    ASSERT_TRUE(root.has_value());
    EXPECT_EQ(root->with("data-cell").size(), scene.cells.size());
    EXPECT_EQ(root->with("data-piece").size(), scene.pieces.size());
    EXPECT_EQ(root->with("data-wall").size(), scene.walls.size());
    EXPECT_EQ(root->with("data-tray").size(), scene.trays.size());
}

void play_and_draw(const std::string& spec) {
    SCOPED_TRACE(spec);
    const auto game = make_game(spec);
    ASSERT_TRUE(game.has_value());
    AnyPosition position = (*game)->start();
    Random random(7);
    std::vector<std::string> last_clicks;
    for (int turn = 0; turn < 120 && !position.outcome().over; ++turn) {
        if (turn % 10 == 0) {
            Scene scene = position.scene();
            for (const std::string& place : last_clicks)
                scene.marks.push_back({place, SceneMark::Kind::LastMove});
            expect_drawable(scene, turn % 20 == 0 ? Lang::English : Lang::French);
        }
        const std::string move = position.random_move(random);
        last_clicks = position.clicks(move);
        ASSERT_TRUE(position.play(move));
    }
    expect_drawable(position.scene(), Lang::French);
}

TEST(Games, every_variant_can_be_drawn) {
    for (const Variant* variant : catalog()) play_and_draw(variant->name);
}

TEST(Games, every_size_of_quoridor_can_be_drawn) {
    for (int size = 3; size <= 13; size += 2) {
        play_and_draw("quoridor:size=" + std::to_string(size));
        play_and_draw("quoridor-4:size=" + std::to_string(size));
    }
}

}  // namespace
}  // namespace tablier
