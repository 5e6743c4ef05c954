#include "draw/words.h"

#include "tablier/draw/game_picture.h"

namespace tablier::draw {

Text game_name(const Scene& scene) {
    std::string name = scene.game;
    for (char& c : name)
        if (c == '_') c = ' ';
    if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = char(name[0] - 'a' + 'A');
    return plain(name);
}

std::string describe(const SceneView& view, Lang lang) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
    for (int y = 0; y < view.rows(); ++y) {
        for (int x = 0; x < view.columns(); ++x) {
            const SceneCell* cell = view.cell(x, y);
            if (!cell) continue;
            for (const ScenePiece* piece : view.pieces(x, y)) {
                std::string part =
                    cell->name + ' ' + piece_name(view.picture(), piece->shape).in(lang);
                if (piece->seat) part += ' ' + seat_name(view.picture(), *piece->seat).in(lang);
                if (piece->cap) part += '/' + seat_name(view.picture(), *piece->cap).in(lang);
                add(part);
            }
        }
    }
    std::string walls;
    for (const SceneWall* wall : view.walls()) walls += ' ' + wall->name;
    if (!walls.empty()) add((lang == Lang::French ? "barrières" : "walls") + walls);
    return text;
}

}  // namespace tablier::draw
