// Words for pictures.
#include "draw/words.h"

#include <array>

namespace tablier::draw {

Text game_word(const Scene& scene) {
    std::string name = scene.game;
    if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = char(name[0] - 'a' + 'A');
    return plain(name);
}

Text seat_word(Material material, Seat seat) {
    static const std::array<Text, seat_count> places{
        Text{"South", "Sud"}, {"West", "Ouest"}, {"North", "Nord"}, {"East", "Est"}};
    static const std::array<Text, seat_count> colours{
        Text{"Blue", "Bleu"}, {"Red", "Rouge"}, {"Yellow", "Jaune"}, {"Black", "Noir"}};
    if (index(seat) >= seat_count) return plain("?");
    const auto& words = material == Material::Superpion ? colours : places;
    return words[std::size_t(index(seat))];
}

Text shape_word(Shape shape) {
    switch (shape) {
        case Shape::Pawn:
            return {"pawn", "pion"};
        case Shape::Passage:
            return {"passage pawn (flat)", "pion passage (plat)"};
        case Shape::Repos:
            return {"repos pawn (hollow)", "pion repos (creux)"};
        case Shape::DoublePassage:
            return {"double, passage up", "double côté passage"};
        case Shape::DoubleRepos:
            return {"double, repos up", "double côté repos"};
        case Shape::Ball:
            return {"ball", "boule"};
        case Shape::Man:
            return {"pawn", "pion"};
        case Shape::Superpion:
            return {"superpion", "superpion"};
        case Shape::Black:
            return {"black", "noir"};
        case Shape::White:
            return {"white", "blanc"};
    }
    return {"piece", "pièce"};
}

Text stock_word(const SceneStock& stock) {
    switch (stock.kind) {
        case SceneStock::Kind::Walls:
            return {"walls", "barrières"};
        case SceneStock::Kind::Pawns:
            return {"reserve", "réserve"};
        case SceneStock::Kind::BlackPawns:
            return {"black", "noirs"};
        case SceneStock::Kind::WhitePawns:
            return {"white", "blancs"};
        case SceneStock::Kind::Cards:
            return {"deck", "pioche"};
        case SceneStock::Kind::DiscardedCards:
            return {"out of play", "hors du jeu"};
    }
    return {"stock", "stock"};
}

std::string describe(const SceneView& view, Lang lang) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
    for (int y = 0; y < view.rows(); ++y) {
        for (int x = 0; x < view.columns(); ++x) {
            const SceneCell* cell = view.cell(x, y);
            if (!cell) continue;
            for (const ScenePiece* piece : view.pieces(x, y)) {
                std::string part = cell->name + ' ' + shape_word(piece->shape).in(lang);
                if (piece->seat) part += ' ' + seat_word(view.material(), *piece->seat).in(lang);
                if (piece->cap) part += '/' + seat_word(view.material(), *piece->cap).in(lang);
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
