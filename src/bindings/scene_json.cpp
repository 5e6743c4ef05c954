#include "bindings/scene_json.h"

#include "bindings/calls/text_json.h"

namespace tablier::bindings {
namespace {

JsonObject cell_json(const SceneCell& cell) {
    JsonObject object;
    object.add("name", cell.name).add("x", cell.x).add("y", cell.y).add("ground", cell.ground);
    if (cell.owner) object.add("owner", seat_json(cell.owner));
    return object;
}

/// Pieces refer to cells by name, as all other parts do.
JsonObject piece_json(const Scene& scene, const ScenePiece& piece) {
    JsonObject object;
    for (const SceneCell& cell : scene.cells)
        if (cell.x == piece.x && cell.y == piece.y) object.add("at", cell.name);
    object.add("shape", piece.shape).add("level", piece.level);
    if (piece.seat) object.add("seat", seat_json(piece.seat));
    if (piece.cap) object.add("cap", seat_json(piece.cap));
    if (piece.covered) object.add("covered", true);
    if (piece.spent) object.add("spent", true);
    return object;
}

JsonObject stock_json(const SceneStock& stock) {
    JsonObject object;
    object.add("kind", stock.kind).add("count", stock.count);
    if (stock.colour) object.add("colour", seat_json(stock.colour));
    return object;
}

JsonObject card_json(const SceneCard& card) {
    JsonObject object;
    object.add("name", card.name).add("drawn", card.drawn).add("offered", card.offered);
    return object;
}

template <class Things, class ToObject>
std::string objects(const Things& things, const ToObject& to_object) {
    return json_list(things, [&](const auto& thing) { return to_object(thing).text(); });
}

JsonObject tray_json(const SceneTray& tray) {
    JsonObject object;
    object.add("seat", seat_json(tray.seat))
        .add("title", text_json(tray.title))
        .add("toMove", tray.to_move)
        .add("out", tray.out);
    if (tray.collects) object.add("collects", *tray.collects);
    object.add_raw("stocks", objects(tray.stocks, stock_json))
        .add_raw("cards", objects(tray.cards, card_json))
        .add_raw("notes", text_list_json(tray.notes));
    return object;
}

}  // namespace

JsonObject scene_json(const Scene& scene) {
    std::vector<std::string> walls;
    for (const SceneWall& wall : scene.walls) walls.push_back(wall.name);
    JsonObject object;
    object.add("game", scene.game)
        .add("columns", scene.columns)
        .add("rows", scene.rows)
        .add_raw("cells", objects(scene.cells, cell_json))
        .add_raw("pieces",
                 objects(scene.pieces,
                         [&](const ScenePiece& piece) { return piece_json(scene, piece); }))
        .add("walls", walls)
        .add_raw("trays", objects(scene.trays, tray_json))
        .add("status", text_json(scene.status));
    return object;
}

}  // namespace tablier::bindings
