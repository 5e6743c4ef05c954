#include "tablier/draw/game_picture.h"

#include <algorithm>

#include "core/part_registry.h"

namespace tablier::draw {
namespace {

PartRegistry<GamePicture>& registry() {
    static PartRegistry<GamePicture> one{built_in_pictures()};
    return one;
}

const PieceStyle* find_piece(const GamePicture& picture, SceneId shape) {
    const auto found = std::ranges::find(picture.pieces, shape, &PieceStyle::shape);
    return found == picture.pieces.end() ? nullptr : &*found;
}

}  // namespace

Result<void> register_picture(const GamePicture& picture) {
    return registry().add(picture);
}

std::span<const GamePicture* const> all_pictures() {
    return registry().parts();
}

const GamePicture* find_picture(std::string_view game) {
    return registry().find(game);
}

bool has_piece(const GamePicture& picture, SceneId shape) {
    return find_piece(picture, shape) != nullptr;
}

const GamePicture& picture_of(std::string_view game) {
    const GamePicture* picture = find_picture(game);
    return picture ? *picture : plain_picture();
}

Text seat_name(const GamePicture& picture, Seat seat) {
    return index(seat) < seat_count ? picture.seat_name(seat) : plain("?");
}

Text piece_name(const GamePicture& picture, SceneId shape) {
    const PieceStyle* piece = find_piece(picture, shape);
    return piece ? piece->name.text() : Text{"piece", "pièce"};
}

const StockStyle& stock_style(const GamePicture& picture, SceneId kind) {
    static constexpr StockStyle number{
        .kind = {}, .name = {"stock", "stock"}, .form = StockForm::Pile};
    const auto found = std::ranges::find(picture.stocks, kind, &StockStyle::kind);
    return found == picture.stocks.end() ? number : *found;
}

const CardStyle& card_style(const GamePicture& picture) {
    return picture.cards ? *picture.cards : *plain_picture().cards;
}

std::string piece_symbol(const GamePicture& picture, Symbols& symbols, const ScenePiece& piece) {
    const GamePicture& drawer = find_piece(picture, piece.shape) ? picture : plain_picture();
    return drawer.piece_symbol(symbols, piece);
}

}  // namespace tablier::draw
