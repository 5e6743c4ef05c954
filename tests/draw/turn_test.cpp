// Boards seen from other seats.
#include "tablier/draw/turn.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "draw/changes.h"
#include "draw/sample_scenes.h"
#include "draw/xml_check.h"
#include "tablier/draw/scene_view.h"
#include "tablier/draw/svg.h"

namespace tablier {
namespace {

using Spot = std::pair<int, int>;

std::map<std::string, Spot> spots(const Scene& scene) {
    std::map<std::string, Spot> by_name;
    for (const SceneCell& cell : scene.cells) by_name[cell.name] = {cell.x, cell.y};
    return by_name;
}

std::string cell_at(const Scene& scene, int x, int y) {
    for (const SceneCell& cell : scene.cells)
        if (cell.x == x && cell.y == y) return cell.name;
    return "";
}

/// The boards with files and ranks.
std::vector<std::pair<std::string, Scene>> boards() {
    auto scenes = samples::all();
    std::erase_if(scenes, [](const auto& each) { return !each.second.coordinates; });
    return scenes;
}

/// The names of the four cells a wall lies between, in pairs: those it separates are together.
std::set<std::set<std::string>> separated(const Scene& scene, const SceneWall& wall) {
    const auto pair = [&](int x, int y, int to_x, int to_y) {
        return std::set{cell_at(scene, wall.x + x, wall.y + y),
                        cell_at(scene, wall.x + to_x, wall.y + to_y)};
    };
    if (wall.horizontal) return {pair(0, 0, 0, 1), pair(1, 0, 1, 1)};
    return {pair(0, 0, 1, 0), pair(0, 1, 1, 1)};
}

TEST(SeenFrom, south_changes_nothing) {
    for (const auto& [name, scene] : samples::all()) {
        const Scene same = seen_from(scene, Seat::South);
        EXPECT_EQ(spots(same), spots(scene)) << name;
        EXPECT_EQ(draw_svg(same, {}), draw_svg(scene, {})) << name;
    }
}

TEST(SeenFrom, the_seat_has_its_side_at_the_bottom) {
    const auto bottom = [](Seat seat) {
        const Scene scene = seen_from(samples::quoridor_board(9, true), seat);
        return cell_at(scene, 0, 0) + "-" + cell_at(scene, 8, 0);
    };
    EXPECT_EQ(bottom(Seat::South), "a1-i1");
    EXPECT_EQ(bottom(Seat::West), "a9-a1");
    EXPECT_EQ(bottom(Seat::North), "i9-a9");
    EXPECT_EQ(bottom(Seat::East), "i1-i9");
}

TEST(SeenFrom, pieces_stay_on_their_cells) {
    for (const auto& [name, scene] : samples::all())
        for (Seat seat : all_seats) {
            const Scene turned = seen_from(scene, seat);
            ASSERT_EQ(turned.pieces.size(), scene.pieces.size());
            for (std::size_t i = 0; i < scene.pieces.size(); ++i) {
                const ScenePiece& before = scene.pieces[i];
                const ScenePiece& after = turned.pieces[i];
                EXPECT_EQ(cell_at(turned, after.x, after.y), cell_at(scene, before.x, before.y))
                    << name << seat_letter(seat);
                EXPECT_EQ(after.level, before.level);
            }
        }
}

TEST(SeenFrom, walls_separate_the_same_cells) {
    for (const Scene& scene :
         {samples::quoridor_middle(), samples::quoridor_four(), samples::quoridor_large()})
        for (Seat seat : all_seats) {
            const Scene turned = seen_from(scene, seat);
            for (std::size_t i = 0; i < scene.walls.size(); ++i) {
                EXPECT_EQ(turned.walls[i].name, scene.walls[i].name);
                EXPECT_EQ(separated(turned, turned.walls[i]), separated(scene, scene.walls[i]))
                    << scene.walls[i].name << seat_letter(seat);
            }
        }
}

TEST(SeenFrom, neighbours_stay_neighbours_and_handedness_stays) {
    for (const auto& [name, scene] : boards())
        for (Seat seat : all_seats) {
            const auto before = spots(scene);
            const auto after = spots(seen_from(scene, seat));
            ASSERT_EQ(before.size(), after.size());
            for (const SceneCell& cell : scene.cells) {
                const std::string right = cell_at(scene, cell.x + 1, cell.y);
                const std::string above = cell_at(scene, cell.x, cell.y + 1);
                if (right.empty() || above.empty()) continue;
                const Spot here = after.at(cell.name);
                const Spot east{after.at(right).first - here.first,
                                after.at(right).second - here.second};
                const Spot north{after.at(above).first - here.first,
                                 after.at(above).second - here.second};
                EXPECT_EQ(std::abs(east.first) + std::abs(east.second), 1) << name;
                // A quarter turn to the left leads from one to the other; a mirror would not.
                EXPECT_EQ(north, (Spot{-east.second, east.first})) << name;
            }
        }
}

TEST(SeenFrom, half_turns_and_quarter_turns_fit_together) {
    for (const auto& [name, scene] : boards()) {
        const auto again = [&](Seat first, Seat second) {
            return spots(seen_from(seen_from(scene, first), second));
        };
        EXPECT_EQ(again(Seat::North, Seat::North), spots(scene)) << name;
        EXPECT_EQ(again(Seat::West, Seat::East), spots(scene)) << name;
        EXPECT_EQ(again(Seat::West, Seat::West), spots(seen_from(scene, Seat::North))) << name;
        EXPECT_EQ(again(Seat::West, Seat::North), spots(seen_from(scene, Seat::East))) << name;
        const Scene three =
            seen_from(seen_from(seen_from(scene, Seat::West), Seat::West), Seat::West);
        EXPECT_EQ(spots(seen_from(three, Seat::West)), spots(scene)) << name;
    }
}

TEST(SeenFrom, a_board_that_is_not_square_turns_too) {
    Scene scene;
    scene.game = "quoridor";
    scene.columns = 3;
    scene.rows = 2;
    for (int y = 0; y < 2; ++y)
        for (int x = 0; x < 3; ++x) scene.cells.push_back({samples::cell_name(x, y), x, y});
    const Scene west = seen_from(scene, Seat::West);
    EXPECT_EQ(west.columns, 2);
    EXPECT_EQ(west.rows, 3);
    EXPECT_EQ(cell_at(west, 0, 0), "a2");
    EXPECT_EQ(cell_at(west, 1, 2), "c1");
    EXPECT_EQ(cell_at(seen_from(scene, Seat::East), 0, 0), "c1");
}

TEST(SeenFrom, rows_of_pawns_change_their_order) {
    const Scene scene = samples::point_teams();
    const auto order = [](const Scene& turned) {
        std::string letters;
        for (int y = 0; y < turned.rows; ++y) letters += cell_at(turned, 0, y).substr(0, 1);
        return letters;
    };
    EXPECT_EQ(order(seen_from(scene, Seat::South)), "SWNE");
    EXPECT_EQ(order(seen_from(scene, Seat::West)), "WNES");
    EXPECT_EQ(order(seen_from(scene, Seat::North)), "NESW");
    EXPECT_EQ(order(seen_from(scene, Seat::East)), "ESWN");
    const Scene two = samples::point_start();
    EXPECT_EQ(order(seen_from(two, Seat::North)), "NS");
    EXPECT_EQ(order(seen_from(two, Seat::West)), "SN") << "nobody sits there";
}

/// The label at the border below each column, then left of each row.
std::string border_labels(const Scene& scene) {
    const draw::SceneView view(scene);
    std::string labels;
    for (int x = 0; x < view.columns(); ++x) labels += view.column_label(x);
    labels += ' ';
    for (int y = 0; y < view.rows(); ++y) labels += view.row_label(y);
    return labels;
}

TEST(SeenFrom, the_border_names_what_lies_behind_it) {
    const Scene scene = samples::quoridor_start(5);
    EXPECT_EQ(border_labels(seen_from(scene, Seat::South)), "abcde 12345");
    EXPECT_EQ(border_labels(seen_from(scene, Seat::West)), "54321 abcde");
    EXPECT_EQ(border_labels(seen_from(scene, Seat::North)), "edcba 54321");
    EXPECT_EQ(border_labels(seen_from(scene, Seat::East)), "12345 edcba");
    for (const auto& [name, board] : boards())
        for (Seat seat : all_seats) {
            const Scene turned = seen_from(board, seat);
            const draw::SceneView view(turned);
            const bool sideways = seat == Seat::West || seat == Seat::East;
            for (const SceneCell& cell : turned.cells) {
                const std::string below = view.column_label(cell.x);
                const std::string left = view.row_label(cell.y);
                EXPECT_EQ(cell.name, sideways ? left + below : below + left) << name;
            }
        }
}

TEST(SeenFrom, every_place_for_a_wall_keeps_its_name) {
    const Scene scene = samples::quoridor_board(9, true);
    std::map<std::string, std::set<std::set<std::string>>> wanted;
    for (const SceneWall& wall : draw::SceneView(scene).wall_places())
        wanted[wall.name] = separated(scene, wall);
    EXPECT_EQ(wanted.size(), 2U * 8 * 8);
    EXPECT_EQ(wanted.at("e3h"), (std::set<std::set<std::string>>{{"e3", "e4"}, {"f3", "f4"}}));
    EXPECT_EQ(wanted.at("e3v"), (std::set<std::set<std::string>>{{"e3", "f3"}, {"e4", "f4"}}));
    for (Seat seat : all_seats) {
        const Scene turned = seen_from(scene, seat);
        std::map<std::string, std::set<std::set<std::string>>> places;
        for (const SceneWall& wall : draw::SceneView(turned).wall_places())
            places[wall.name] = separated(turned, wall);
        EXPECT_EQ(places, wanted) << seat_letter(seat);
    }
}

TEST(SeenFrom, highlighted_walls_lie_where_they_would_be_set) {
    Scene scene = samples::quoridor_middle();
    scene.marks = {{"a4v", SceneMark::Kind::Hint},
                   {"g2h", SceneMark::Kind::Choice},
                   {"e6h", SceneMark::Kind::LastMove}};  // this one stands already
    for (Seat seat : all_seats) {
        Scene with_walls = scene;
        with_walls.walls = {samples::wall("a4v"), samples::wall("g2h")};
        const Scene set = seen_from(with_walls, seat);
        const Scene turned = seen_from(scene, seat);
        const auto ghosts = draw::SceneView(turned).ghost_walls();
        ASSERT_EQ(ghosts.size(), 2U);
        for (const draw::GhostWall& ghost : ghosts) {
            const SceneWall& wall = set.walls[ghost.wall.name == "a4v" ? 0 : 1];
            EXPECT_EQ(ghost.wall.name, wall.name) << seat_letter(seat);
            EXPECT_EQ(ghost.wall.x, wall.x) << seat_letter(seat);
            EXPECT_EQ(ghost.wall.y, wall.y) << seat_letter(seat);
            EXPECT_EQ(ghost.wall.horizontal, wall.horizontal) << seat_letter(seat);
        }
    }
}

TEST(SeenFrom, hostile_scenes_can_be_turned_and_drawn) {
    for (const Scene& scene : samples::hostile_scenes())
        for (Seat seat : all_seats)
            EXPECT_TRUE(xml::read(draw_svg(seen_from(scene, seat), {})).has_value())
                << scene.game << ' ' << scene.columns << ' ' << scene.rows;
}

}  // namespace
}  // namespace tablier
