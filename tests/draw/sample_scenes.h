// Hand-made scenes of the four games.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tablier/scene.h"

namespace tablier::samples {

inline std::string cell_name(int x, int y) {
    return std::string(1, char('a' + x)) + std::to_string(y + 1);
}

inline std::pair<int, int> place(std::string_view name) {
    int y = 0;
    for (char digit : name.substr(1))
        if (digit >= '0' && digit <= '9') y = 10 * y + (digit - '0');
    return {name[0] - 'a', y - 1};
}

inline ScenePiece piece(SceneId shape, std::optional<Seat> seat, std::string_view cell,
                        int level = 0) {
    const auto [x, y] = place(cell);
    ScenePiece made;
    made.shape = shape;
    made.seat = seat;
    made.x = x;
    made.y = y;
    made.level = level;
    return made;
}

inline SceneWall wall(std::string_view name) {
    const auto [x, y] = place(name);
    return {std::string(name), x, y, name.back() == 'h'};
}

inline SceneStock stock(SceneId kind, int count, std::optional<Seat> colour = std::nullopt) {
    return {kind, colour, count};
}

inline Text seat_title(Seat seat) {
    constexpr std::array<std::string_view, 4> english{"South", "West", "North", "East"};
    constexpr std::array<std::string_view, 4> french{"Sud", "Ouest", "Nord", "Est"};
    return {std::string(english[index(seat)]), std::string(french[index(seat)])};
}

inline Text colour_title(Seat seat) {
    constexpr std::array<std::string_view, 4> english{"Blue", "Red", "Yellow", "Black"};
    constexpr std::array<std::string_view, 4> french{"Bleu", "Rouge", "Jaune", "Noir"};
    return {std::string(english[index(seat)]), std::string(french[index(seat)])};
}

inline SceneTray tray(std::optional<Seat> seat, Text title, bool to_move = false) {
    SceneTray made;
    made.seat = seat;
    made.title = std::move(title);
    made.to_move = to_move;
    return made;
}

// ---- Quoridor ------------------------------------------------------------------------------

inline Scene quoridor_board(int size, bool four) {
    Scene scene;
    scene.game = "quoridor";
    scene.columns = scene.rows = size;
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            SceneCell cell{cell_name(x, y), x, y};
            if (y == size - 1) cell.owner = Seat::South;
            if (y == 0) cell.owner = Seat::North;
            if (four && !cell.owner && x == size - 1) cell.owner = Seat::West;
            if (four && !cell.owner && x == 0) cell.owner = Seat::East;
            if (cell.owner) cell.ground = "goal";
            scene.cells.push_back(cell);
        }
    }
    return scene;
}

inline Scene quoridor_start(int size = 9) {
    Scene scene = quoridor_board(size, false);
    const int middle = size / 2;
    scene.pieces = {piece("pawn", Seat::South, cell_name(middle, 0)),
                    piece("pawn", Seat::North, cell_name(middle, size - 1))};
    scene.trays = {tray(Seat::South, seat_title(Seat::South), true),
                   tray(Seat::North, seat_title(Seat::North))};
    for (SceneTray& each : scene.trays) each.stocks = {stock("walls", 10)};
    scene.status = {"South to move", "Au trait : Sud"};
    return scene;
}

inline Scene quoridor_middle() {
    Scene scene = quoridor_start();
    scene.pieces = {piece("pawn", Seat::South, "e4"), piece("pawn", Seat::North, "e6")};
    scene.walls = {wall("d3h"), wall("f3h"), wall("c6v"), wall("e6h"), wall("e4v"),
                   wall("a8h"), wall("g6v"), wall("c7h"), wall("h5h")};
    scene.trays[0].stocks[0].count = 5;
    scene.trays[1].stocks[0].count = 6;
    scene.marks = {{"h5h", SceneMark::Kind::LastMove},
                   {"d4", SceneMark::Kind::Choice},
                   {"e5", SceneMark::Kind::Choice},
                   {"a4v", SceneMark::Kind::Hint}};
    return scene;
}

inline Scene quoridor_four() {
    Scene scene = quoridor_board(9, true);
    scene.pieces = {piece("pawn", Seat::South, "e3"), piece("pawn", Seat::West, "c5"),
                    piece("pawn", Seat::North, "e8"), piece("pawn", Seat::East, "g5")};
    scene.walls = {wall("d3h"), wall("f4v"), wall("b5v"), wall("e7h")};
    for (Seat seat : all_seats) {
        scene.trays.push_back(tray(seat, seat_title(seat), seat == Seat::West));
        scene.trays.back().stocks = {stock("walls", seat == Seat::North ? 0 : 4)};
    }
    scene.trays[3].out = true;
    scene.trays[3].notes = {{"has resigned", "a abandonné"}};
    scene.marks = {{"e2", SceneMark::Kind::LastMove}, {"e3", SceneMark::Kind::LastMove}};
    scene.status = {"West to move", "Au trait : Ouest"};
    return scene;
}

inline Scene quoridor_large() {
    Scene scene = quoridor_start(13);
    scene.walls = {wall("a1h"), wall("l12h"), wall("l11v"), wall("g6h"), wall("f6v"), wall("a12v")};
    scene.marks = {{"g6h", SceneMark::Kind::LastMove}};
    return scene;
}

// ---- Intercept -----------------------------------------------------------------------------

inline Scene intercept_board(bool four) {
    Scene scene;
    scene.game = "intercept";
    scene.columns = scene.rows = 13;
    const auto near = [](int a, int b) { return a - b <= 1 && b - a <= 1; };
    struct Arrival {
        Seat seat;
        int x;
        int y;
    };
    std::vector<Arrival> arrivals{{Seat::South, 6, 0}, {Seat::North, 6, 12}};
    if (four) arrivals.insert(arrivals.end(), {{Seat::West, 0, 6}, {Seat::East, 12, 6}});
    for (int y = 0; y < 13; ++y) {
        for (int x = 0; x < 13; ++x) {
            SceneCell cell{cell_name(x, y), x, y};
            if (x == 6 && y == 6) cell.ground = "centre";
            for (const Arrival& arrival : arrivals) {
                if (!near(arrival.x, x) || !near(arrival.y, y)) continue;
                cell.ground = arrival.x == x && arrival.y == y ? "goal" : "approach";
                cell.owner = arrival.seat;
            }
            scene.cells.push_back(cell);
        }
    }
    return scene;
}

inline SceneId intercept_kind(char kind) {
    return kind == 'P' ? "passage" : kind == 'R' ? "repos" : "double-passage";
}

inline Scene intercept_start() {
    Scene scene = intercept_board(false);
    constexpr std::string_view row = "PRPRPDRPRPR";
    for (int i = 0; i < 11; ++i) {
        scene.pieces.push_back(piece(intercept_kind(row[i]), Seat::South, cell_name(1 + i, 0)));
        scene.pieces.push_back(piece(intercept_kind(row[i]), Seat::North, cell_name(11 - i, 12)));
    }
    scene.pieces.push_back(piece("ball", std::nullopt, "g7"));
    scene.trays = {tray(Seat::South, seat_title(Seat::South), true),
                   tray(Seat::North, seat_title(Seat::North))};
    scene.status = {"South to move: a pawn, then perhaps the ball",
                    "Au trait : Sud, un pion, puis la boule s’il le souhaite"};
    return scene;
}

inline Scene intercept_middle() {
    Scene scene = intercept_board(false);
    const auto add = [&](SceneId shape, Seat seat, std::string_view cell, int level = 0) {
        scene.pieces.push_back(piece(shape, seat, cell, level));
    };
    for (auto cell : {"b1", "d2", "f4", "g6", "k2"}) add("passage", Seat::South, cell);
    for (auto cell : {"c1", "e5", "h3", "j4"}) add("repos", Seat::South, cell);
    for (auto cell : {"l13", "j12", "h10", "d11"}) add("passage", Seat::North, cell);
    for (auto cell : {"k13", "c13", "e9", "i7"}) add("repos", Seat::North, cell);
    add("double-repos", Seat::South, "g8");
    add("ball", Seat::South, "g8", 1);
    scene.pieces.back().seat = std::nullopt;
    add("double-passage", Seat::North, "e11");
    add("passage", Seat::North, "f12");
    scene.pieces.back().covered = true;
    add("passage", Seat::South, "f12", 1);
    add("repos", Seat::North, "g13");
    scene.pieces.back().covered = true;
    add("repos", Seat::South, "g13", 1);
    scene.trays = {tray(Seat::South, seat_title(Seat::South)),
                   tray(Seat::North, seat_title(Seat::North), true)};
    scene.trays[0].notes = {{"has the ball", "a la boule"}};
    scene.marks = {{"e10", SceneMark::Kind::LastMove}, {"f12", SceneMark::Kind::LastMove},
                   {"g8", SceneMark::Kind::LastMove},  {"h9", SceneMark::Kind::Choice},
                   {"i8", SceneMark::Kind::Choice},    {"j10", SceneMark::Kind::Hint}};
    scene.status = {"North to move", "Au trait : Nord"};
    return scene;
}

inline Scene intercept_four() {
    Scene scene = intercept_board(true);
    constexpr std::string_view row = "PRPDRPR";
    for (int i = 0; i < 7; ++i) {
        const SceneId shape = intercept_kind(row[i]);
        scene.pieces.push_back(piece(shape, Seat::South, cell_name(3 + i, 0)));
        scene.pieces.push_back(piece(shape, Seat::West, cell_name(0, 9 - i)));
        scene.pieces.push_back(piece(shape, Seat::North, cell_name(9 - i, 12)));
        scene.pieces.push_back(piece(shape, Seat::East, cell_name(12, 3 + i)));
    }
    scene.pieces.push_back(piece("ball", std::nullopt, "g7"));
    for (Seat seat : all_seats)
        scene.trays.push_back(tray(seat, seat_title(seat), seat == Seat::South));
    scene.status = {"South to move", "Au trait : Sud"};
    return scene;
}

// ---- Superpion -----------------------------------------------------------------------------

inline Scene superpion_board() {
    Scene scene;
    scene.game = "superpion";
    scene.columns = scene.rows = 16;
    for (int y = 0; y < 16; ++y) {
        for (int x = 0; x < 16; ++x) {
            const bool side_file = x < 3 || x > 12;
            const bool side_rank = y < 3 || y > 12;
            if (side_file && side_rank) continue;
            SceneCell cell{cell_name(x, y), x, y, "dark"};
            if ((x + y) % 2 == 1) {
                cell.ground = "light";
                if (y < 3) cell.owner = Seat::South;
                if (x < 3) cell.owner = Seat::West;
                if (y > 12) cell.owner = Seat::North;
                if (x > 12) cell.owner = Seat::East;
                if (cell.owner) cell.ground = "camp";
                if (cell.owner && (x == 0 || y == 0 || x == 15 || y == 15))
                    cell.ground = "back-line";
            }
            scene.cells.push_back(cell);
        }
    }
    for (Seat seat : all_seats)
        scene.trays.push_back(tray(seat, colour_title(seat), seat == Seat::South));
    scene.status = {"Blue to move: first of two displacements",
                    "Au trait : Bleu, premier de deux déplacements"};
    return scene;
}

inline Scene superpion_start() {
    Scene scene = superpion_board();
    for (const SceneCell& cell : scene.cells)
        if (cell.owner) scene.pieces.push_back(piece("man", cell.owner, cell.name));
    for (SceneTray& each : scene.trays) each.notes = {{"0 points", "0 point"}};
    return scene;
}

inline Scene superpion_middle() {
    Scene scene = superpion_board();
    const auto men = [&](Seat seat, std::initializer_list<std::string_view> cells) {
        for (auto cell : cells) scene.pieces.push_back(piece("man", seat, cell));
    };
    men(Seat::South, {"d1", "f1", "h1", "e2", "g4", "i6", "k2", "m2", "f7"});
    men(Seat::West, {"a4", "b5", "c6", "a8", "d9", "e10", "b11"});
    men(Seat::North, {"e16", "g16", "i16", "f15", "h11", "j13", "m14", "k8"});
    men(Seat::East, {"p7", "p9", "o8", "n9", "o12", "l11"});
    const auto super = [&](Seat seat, Seat cap, std::string_view cell) {
        scene.pieces.push_back(piece("superpion", seat, cell));
        scene.pieces.back().cap = cap;
    };
    super(Seat::South, Seat::East, "p11");
    super(Seat::West, Seat::North, "k16");
    super(Seat::North, Seat::North, "d5");
    super(Seat::East, Seat::South, "j1");
    scene.pieces[5].spent = true;
    scene.trays[0].stocks = {stock("pawns", 4, Seat::West), stock("pawns", 2, Seat::East)};
    scene.trays[1].stocks = {stock("pawns", 3, Seat::North)};
    scene.trays[2].stocks = {stock("pawns", 1, Seat::South), stock("pawns", 2, Seat::West),
                             stock("pawns", 5, Seat::East), stock("pawns", 1, Seat::North)};
    scene.trays[0].notes = {{"25 points", "25 points"}};
    scene.trays[3].notes = {{"has no reserve", "n’a pas de réserve"}};
    scene.marks = {{"i4", SceneMark::Kind::LastMove},
                   {"i6", SceneMark::Kind::LastMove},
                   {"g6", SceneMark::Kind::Choice},
                   {"e4", SceneMark::Kind::Choice},
                   {"k10", SceneMark::Kind::Hint}};
    scene.status = {"Blue to move: second displacement", "Au trait : Bleu, second déplacement"};
    return scene;
}

// ---- Point ---------------------------------------------------------------------------------

inline void point_row(Scene& scene, Seat seat, int y, std::string_view row) {
    for (int x = 0; x < int(row.size()); ++x) {
        SceneCell cell{seat_letter(seat) + std::to_string(x + 1), x, y, "slot", seat};
        scene.cells.push_back(cell);
        ScenePiece pawn;
        pawn.shape = row[std::size_t(x)] == 'B' ? "black" : "white";
        pawn.x = x;
        pawn.y = y;
        scene.pieces.push_back(pawn);
    }
    scene.columns = std::max(scene.columns, int(row.size()));
    scene.rows = std::max(scene.rows, y + 1);
}

inline Scene point_start() {
    Scene scene;
    scene.game = "point";
    scene.coordinates = false;
    point_row(scene, Seat::South, 0, "BBWWBBWWWWBB");
    point_row(scene, Seat::North, 1, "WBWBWBWBWBWB");
    scene.trays = {tray(Seat::South, seat_title(Seat::South), true),
                   tray(Seat::North, seat_title(Seat::North)),
                   tray(std::nullopt, {"Bank and deck", "Banque et pioche"})};
    scene.trays[0].cards = {{"WB=BWW"}, {"BB=WWW"}, {"BW=WBB"}};
    scene.trays[1].cards = {{"WW=BBB"}, {"BB=WBB"}, {"WB=WWB"}};
    scene.trays[0].notes = {{"collects black", "réunit les noirs"}};
    scene.trays[1].notes = {{"collects white", "réunit les blancs"}};
    scene.trays[2].stocks = {stock("black-pawns", 0), stock("white-pawns", 0), stock("cards", 58),
                             stock("discarded-cards", 0)};
    scene.status = {"South draws a card", "Sud tire une carte"};
    return scene;
}

inline Scene point_teams() {
    Scene scene;
    scene.game = "point";
    scene.coordinates = false;
    point_row(scene, Seat::South, 0, "BBBBBBBBB");
    point_row(scene, Seat::West, 1, "WWBBWWWBWWWBWW");
    point_row(scene, Seat::North, 2, "BWWBBBBWBBBBBWBBB");
    point_row(scene, Seat::East, 3, "WBWBWWBBWW");
    for (Seat seat : all_seats)
        scene.trays.push_back(tray(seat, seat_title(seat), seat == Seat::North));
    scene.trays[0].out = true;
    scene.trays[0].notes = {{"has stopped", "s’est arrêté"}};
    scene.trays[1].cards = {{"WW=BBB"}, {"BB=WBB"}, {"WB=WWB", false, true}};
    scene.trays[2].cards = {{"WB=BWW"}, {"BB=WWW"}, {"BW=WBB"},      {"BB=BBB"},
                            {"WW=WBW"}, {"WB=BBW"}, {"BW=BWB", true}};
    scene.trays[2].notes = {{"collects black", "réunit les noirs"}};
    scene.trays[3].cards = {{"WW=WWB"}, {"BW=BBB"}, {"WB=BWB"}};
    scene.trays.push_back(tray(std::nullopt, {"Bank and deck", "Banque et pioche"}));
    scene.trays[4].stocks = {stock("black-pawns", 3), stock("white-pawns", 7), stock("cards", 31),
                             stock("discarded-cards", 20)};
    scene.marks = {{"E3", SceneMark::Kind::LastMove},
                   {"E4", SceneMark::Kind::LastMove},
                   {"N2", SceneMark::Kind::Choice},
                   {"N3", SceneMark::Kind::Choice},
                   {"N7", SceneMark::Kind::Hint}};
    scene.status = {"North uses a card", "Nord joue une carte"};
    return scene;
}

/// Every sample with the name of its golden file.
inline std::vector<std::pair<std::string, Scene>> all() {
    return {{"quoridor_start", quoridor_start()},     {"quoridor_middle", quoridor_middle()},
            {"quoridor_four", quoridor_four()},       {"quoridor_small", quoridor_start(3)},
            {"quoridor_large", quoridor_large()},     {"intercept_start", intercept_start()},
            {"intercept_middle", intercept_middle()}, {"intercept_four", intercept_four()},
            {"superpion_start", superpion_start()},   {"superpion_middle", superpion_middle()},
            {"point_start", point_start()},           {"point_teams", point_teams()}};
}

}  // namespace tablier::samples
