// Boards alone, with their places; single pieces and cards.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "draw/changes.h"
#include "draw/sample_scenes.h"
#include "draw/xml_check.h"
#include "tablier/draw/game_picture.h"
#include "tablier/draw/svg.h"
#include "tablier/draw/turn.h"

namespace tablier {
namespace {

std::map<std::string, PlaceBox> by_name(const BoardDrawing& board) {
    std::map<std::string, PlaceBox> places;
    for (const PlaceBox& place : board.places)
        EXPECT_TRUE(places.emplace(place.name, place).second) << place.name << " twice";
    return places;
}

double middle_x(const PlaceBox& place) {
    return place.left + place.width / 2;
}
double middle_y(const PlaceBox& place) {
    return place.top + place.height / 2;
}

void expect_well_formed(const std::string& svg) {
    const auto root = xml::read(svg);
    ASSERT_TRUE(root.has_value()) << svg;
    EXPECT_EQ(root->name, "svg");
    EXPECT_NE(root->attribute("viewBox"), "");
    std::set<std::string> ids;
    for (const xml::Element* element : root->with("id")) ids.insert(element->attribute("id"));
    for (const xml::Element* use : root->with("href"))
        EXPECT_TRUE(ids.contains(use->attribute("href").substr(1))) << use->attribute("href");
}

TEST(DrawBoard, has_a_place_for_every_cell_from_every_seat) {
    for (const auto& [name, scene] : samples::all())
        for (Seat seat : all_seats) {
            SCOPED_TRACE(name + seat_letter(seat));
            const BoardDrawing board = draw_board(seen_from(scene, seat), true);
            EXPECT_TRUE(xml::read("<svg>" + board.svg + "</svg>").has_value());
            const auto places = by_name(board);
            for (const SceneCell& cell : scene.cells) EXPECT_TRUE(places.contains(cell.name));
            std::size_t walls = 0;
            if (scene.game == "quoridor")
                walls = 2 * std::size_t(scene.columns - 1) * std::size_t(scene.rows - 1);
            EXPECT_EQ(places.size(), scene.cells.size() + walls);
            for (const auto& [place, box] : places) {
                EXPECT_GE(box.left, 0) << place;
                EXPECT_GE(box.top, 0) << place;
                EXPECT_LE(box.left + box.width, board.width) << place;
                EXPECT_LE(box.top + box.height, board.height) << place;
            }
        }
}

TEST(DrawBoard, places_lie_as_the_scene_says) {
    for (const auto& [name, scene] : samples::all())
        for (Seat seat : all_seats) {
            const Scene turned = seen_from(scene, seat);
            const auto places = by_name(draw_board(turned, true));
            const SceneCell& origin = turned.cells.front();
            const PlaceBox& first = places.at(origin.name);
            for (const SceneCell& cell : turned.cells) {
                const PlaceBox& box = places.at(cell.name);
                if (cell.x != origin.x) {
                    EXPECT_EQ(middle_x(box) > middle_x(first), cell.x > origin.x) << name;
                }
                if (cell.y != origin.y) {
                    EXPECT_EQ(middle_y(box) < middle_y(first), cell.y > origin.y) << name;
                }
            }
        }
}

TEST(DrawBoard, cells_do_not_overlap) {
    for (const auto& [name, scene] : samples::all()) {
        const auto places = by_name(draw_board(scene, true));
        constexpr double touching = 0.01;
        for (const SceneCell& a : scene.cells)
            for (const SceneCell& b : scene.cells) {
                if (a.name >= b.name) continue;
                const PlaceBox& p = places.at(a.name);
                const PlaceBox& q = places.at(b.name);
                const bool apart = p.left + p.width <= q.left + touching ||
                                   q.left + q.width <= p.left + touching ||
                                   p.top + p.height <= q.top + touching ||
                                   q.top + q.height <= p.top + touching;
                EXPECT_TRUE(apart) << name << ' ' << a.name << ' ' << b.name;
            }
    }
}

TEST(DrawBoard, a_place_for_a_wall_lies_between_its_four_cells) {
    for (Seat seat : all_seats) {
        const auto places = by_name(draw_board(seen_from(samples::quoridor_start(), seat), true));
        for (const char* wall : {"a1h", "e3h", "e3v", "h8v", "b7h"}) {
            const auto [x, y] = samples::place(wall);
            const PlaceBox& low = places.at(samples::cell_name(x, y));
            const PlaceBox& high = places.at(samples::cell_name(x + 1, y + 1));
            EXPECT_NEAR(middle_x(places.at(wall)), (middle_x(low) + middle_x(high)) / 2, 0.01);
            EXPECT_NEAR(middle_y(places.at(wall)), (middle_y(low) + middle_y(high)) / 2, 0.01);
        }
    }
}

TEST(DrawBoard, can_do_without_coordinates) {
    const Scene scene = samples::quoridor_start();
    const BoardDrawing with = draw_board(scene, true);
    const BoardDrawing without = draw_board(scene, false);
    EXPECT_NE(with.svg.find("coordinate"), std::string::npos);
    EXPECT_EQ(without.svg.find("coordinate"), std::string::npos);
    EXPECT_EQ(with.places.size(), without.places.size());
}

TEST(DrawBoard, survives_hostile_scenes) {
    for (const Scene& scene : samples::hostile_scenes()) {
        const BoardDrawing board = draw_board(scene, true);
        EXPECT_TRUE(xml::read("<svg>" + board.svg + "</svg>").has_value());
        EXPECT_LE(board.places.size(), 3U * 64 * 64);
    }
}

TEST(DrawOnePiece, every_shape_is_a_picture) {
    for (const draw::GamePicture* picture : draw::all_pictures())
        for (const draw::PieceStyle& style : picture->pieces)
            for (const std::optional<Seat> seat :
                 {std::optional<Seat>(), std::optional(Seat::South), std::optional(Seat::East)}) {
                ScenePiece piece{.shape = style.shape, .seat = seat};
                expect_well_formed(draw_one_piece(*picture, piece));
                piece.cap = Seat::West;
                piece.covered = piece.spent = true;
                expect_well_formed(draw_one_piece(*picture, piece));
                EXPECT_TRUE(draw::has_piece(*picture, style.shape)) << style.shape;
            }
    expect_well_formed(draw_one_piece(draw::picture_of("quoridor"), {.shape = "nothing"}));
}

TEST(DrawOneCard, every_text_is_a_picture) {
    const draw::GamePicture* picture = draw::find_picture("point");
    ASSERT_TRUE(picture && picture->cards);
    const auto card = [&](const std::string& name) { return draw_one_card(*picture->cards, name); };
    for (const std::string& name :
         {std::string("WB=BWW"), std::string("BB=WWW"), std::string(), std::string("="),
          std::string("<&>\"'\x01\xff"), std::string(500, 'B')})
        expect_well_formed(card(name));
    EXPECT_NE(card("WB=BWW"), card("WB=BWB"));
}

TEST(GamePicture, is_found_by_the_name_of_its_game) {
    EXPECT_EQ(draw::picture_of("point").game, "point");
    EXPECT_EQ(draw::find_picture("draughts"), nullptr);
    EXPECT_EQ(&draw::picture_of("draughts"), &draw::plain_picture());
    EXPECT_FALSE(draw::has_piece(draw::picture_of("point"), "king"));
    EXPECT_FALSE(draw::register_picture(draw::picture_of("point")));
}

TEST(GamePicture, plain_one_shows_cells_pieces_and_walls_of_an_unknown_game) {
    Scene scene = samples::quoridor_middle();
    scene.game = "draughts";
    const BoardDrawing board = draw_board(scene, true);
    EXPECT_EQ(by_name(board).size(), scene.cells.size());
    const auto root = xml::read("<svg>" + board.svg + "</svg>");
    ASSERT_TRUE(root.has_value());
    EXPECT_EQ(root->with("data-piece").size(), scene.pieces.size());
    EXPECT_EQ(root->with("data-wall").size(), scene.walls.size());
    const std::string text = draw_terminal(scene, {.colour = false});
    EXPECT_NE(text.find('S'), std::string::npos);
}

}  // namespace
}  // namespace tablier
