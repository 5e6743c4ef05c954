// Changes of sample scenes, each of which must change the drawing.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "draw/sample_scenes.h"

namespace tablier::samples {

struct Change {
    std::string name;
    Scene before;
    std::function<void(Scene&)> apply;
};

inline ScenePiece& find_piece(Scene& scene, SceneId shape, bool covered = false) {
    for (ScenePiece& each : scene.pieces)
        if (each.shape == shape && each.covered == covered) return each;
    return scene.pieces.front();
}

inline std::vector<Change> visible_changes() {
    using Kind = SceneMark::Kind;
    return {
        {"quoridor: a pawn's seat", quoridor_four(),
         [](Scene& s) { s.pieces[0].seat = Seat::East; }},
        {"quoridor: a pawn's place", quoridor_middle(), [](Scene& s) { ++s.pieces[0].x; }},
        {"quoridor: a wall's direction", quoridor_middle(),
         [](Scene& s) { s.walls[0].horizontal = false; }},
        {"quoridor: a wall's place", quoridor_middle(), [](Scene& s) { ++s.walls[0].y; }},
        {"quoridor: a wall less", quoridor_middle(), [](Scene& s) { s.walls.pop_back(); }},
        {"quoridor: walls in stock", quoridor_middle(),
         [](Scene& s) { --s.trays[0].stocks[0].count; }},
        {"quoridor: no goals", quoridor_start(),
         [](Scene& s) {
             for (SceneCell& cell : s.cells) cell.ground = "plain";
         }},
        {"quoridor: last move becomes a choice", quoridor_four(),
         [](Scene& s) { s.marks[0].kind = Kind::Choice; }},
        {"quoridor: choice becomes a hint", quoridor_middle(),
         [](Scene& s) { s.marks[1].kind = Kind::Hint; }},
        {"quoridor: last wall not marked", quoridor_middle(),
         [](Scene& s) { s.marks.erase(s.marks.begin()); }},
        {"quoridor: suggested wall not marked", quoridor_middle(),
         [](Scene& s) { s.marks.pop_back(); }},
        {"to move", quoridor_four(), [](Scene& s) { s.trays[1].to_move = false; }},
        {"out", quoridor_four(), [](Scene& s) { s.trays[3].out = false; }},
        {"a note", quoridor_four(), [](Scene& s) { s.trays[3].notes.clear(); }},
        {"the status", quoridor_four(), [](Scene& s) { s.status = plain("over"); }},
        {"intercept: passage or repos", intercept_middle(),
         [](Scene& s) { find_piece(s, "passage").shape = "repos"; }},
        {"intercept: the double's face", intercept_middle(),
         [](Scene& s) { find_piece(s, "double-repos").shape = "double-passage"; }},
        {"intercept: ordinary or double", intercept_middle(),
         [](Scene& s) { find_piece(s, "double-passage").shape = "passage"; }},
        {"intercept: hollow or double hollow", intercept_middle(),
         [](Scene& s) { find_piece(s, "double-repos").shape = "repos"; }},
        {"intercept: whose pawn", intercept_middle(),
         [](Scene& s) { find_piece(s, "passage").seat = Seat::West; }},
        {"intercept: whose covered pawn", intercept_middle(),
         [](Scene& s) { find_piece(s, "passage", true).seat = Seat::East; }},
        {"intercept: the covered pawn's kind", intercept_middle(),
         [](Scene& s) { find_piece(s, "passage", true).shape = "repos"; }},
        {"intercept: no ball on the carrier", intercept_middle(),
         [](Scene& s) {
             std::erase_if(s.pieces, [](const ScenePiece& p) { return p.shape == "ball"; });
         }},
        {"intercept: no ball on the centre", intercept_start(),
         [](Scene& s) { s.pieces.pop_back(); }},
        {"intercept: an empty goal", intercept_middle(),
         [](Scene& s) { s.cells[6].ground = "plain"; }},
        {"intercept: a goal under a pawn", intercept_start(),
         [](Scene& s) { s.cells[6].ground = "plain"; }},
        {"intercept: an approach under a pawn", intercept_start(),
         [](Scene& s) { s.cells[5].ground = "plain"; }},
        {"intercept: last move becomes a choice", intercept_middle(),
         [](Scene& s) { s.marks[0].kind = Kind::Choice; }},
        {"intercept: choice becomes a hint", intercept_middle(),
         [](Scene& s) { s.marks[3].kind = Kind::Hint; }},
        {"superpion: a man's colour", superpion_middle(),
         [](Scene& s) { s.pieces[0].seat = Seat::East; }},
        {"superpion: man or superpion", superpion_middle(),
         [](Scene& s) { find_piece(s, "superpion").shape = "man"; }},
        {"superpion: the cap's colour", superpion_middle(),
         [](Scene& s) { find_piece(s, "superpion").cap = Seat::West; }},
        {"superpion: a superpion's colour", superpion_middle(),
         [](Scene& s) { find_piece(s, "superpion").seat = Seat::West; }},
        {"superpion: displaced or not", superpion_middle(),
         [](Scene& s) { s.pieces[5].spent = false; }},
        {"superpion: a missing cell", superpion_middle(),
         [](Scene& s) { s.cells[10].ground = "light"; }},
        {"superpion: a reserve's colour", superpion_middle(),
         [](Scene& s) { s.trays[0].stocks[0].colour = Seat::North; }},
        {"superpion: a reserve's size", superpion_middle(),
         [](Scene& s) { ++s.trays[0].stocks[0].count; }},
        {"superpion: last move becomes a hint", superpion_middle(),
         [](Scene& s) { s.marks[0].kind = Kind::Hint; }},
        {"point: a pawn's colour", point_teams(), [](Scene& s) { s.pieces[3].shape = "white"; }},
        {"point: a pawn less", point_teams(), [](Scene& s) { s.pieces.pop_back(); }},
        {"point: the bank", point_teams(), [](Scene& s) { ++s.trays[4].stocks[1].count; }},
        {"point: the deck", point_teams(), [](Scene& s) { ++s.trays[4].stocks[2].count; }},
        {"point: the discarded cards", point_teams(),
         [](Scene& s) { ++s.trays[4].stocks[3].count; }},
        {"point: a card", point_teams(), [](Scene& s) { s.trays[1].cards[0].name = "BB=WWB"; }},
        {"point: the offer", point_teams(), [](Scene& s) { s.trays[1].cards[2].offered = false; }},
        {"point: the drawn card", point_teams(),
         [](Scene& s) { s.trays[2].cards[6].drawn = false; }},
        {"point: a marked card", point_teams(),
         [](Scene& s) {
             s.marks.push_back({"card:BB=BBB", Kind::Hint});
         }},
        {"point: choice becomes last move", point_teams(),
         [](Scene& s) { s.marks[2].kind = Kind::LastMove; }},
    };
}

/// Scenes that no game makes and no drawing may stumble over.
inline std::vector<Scene> hostile_scenes() {
    std::vector<Scene> scenes(1);
    for (auto& [name, sample] : all()) {
        for (auto [columns, rows] : {std::pair{-5, 9},
                                     {9, -1},
                                     {0, 0},
                                     {1, 1},
                                     {2147483647, 3},
                                     {3, 2147483647},
                                     {40, 2}}) {
            Scene scene = sample;
            scene.columns = columns;
            scene.rows = rows;
            scenes.push_back(scene);
        }
        Scene scene = sample;
        for (int extreme : {-2147483647 - 1, -1, 100, 2147483647}) {
            scene.pieces.push_back({"pawn", Seat::South, extreme, 0, extreme});
            scene.pieces.push_back({"superpion", std::nullopt, 0, extreme});
            scene.pieces.push_back({"<&>", Seat::West, 0, 0, extreme});
            scene.walls.push_back({"zz", extreme, extreme, true});
            scene.cells.push_back({"", extreme, extreme, "goal", Seat::East});
            scene.marks.push_back({"h", SceneMark::Kind::Hint});
            scene.marks.push_back({"", SceneMark::Kind::LastMove});
            SceneTray full;
            for (const SceneId kind : {"walls", "pawns", "black-pawns", "white-pawns", "cards",
                                       "discarded-cards", "", "<&>"})
                full.stocks.push_back({kind, std::nullopt, extreme});
            full.cards = {{""}, {"="}, {std::string(500, 'B')}, {"\xff\xfe=<&>"}};
            full.title = plain(std::string(300, 'x') + "\x1b[31m\x01");
            full.notes = {plain(""), plain("\xc3"), plain("a\nb\tc")};
            scene.trays.push_back(full);
        }
        scenes.push_back(scene);
        scene.game = "draughts <&>\"'";
        scenes.push_back(scene);
        for (const char* game : {"quoridor", "intercept", "superpion", "point"}) {
            scene.game = game;
            scenes.push_back(scene);
        }
    }
    return scenes;
}

}  // namespace tablier::samples
