#include "bindings/picture_calls.h"

#include <algorithm>

#include "bindings/calls/text_json.h"
#include "tablier/draw/game_picture.h"
#include "tablier/draw/svg.h"
#include "tablier/draw/turn.h"

namespace tablier::bindings {
namespace {

void add_marks(Scene& scene, std::string_view marks) {
    while (!marks.empty()) {
        const std::string_view word = marks.substr(0, marks.find(' '));
        marks.remove_prefix(std::min(marks.size(), word.size() + 1));
        const auto add = [&](std::string_view prefix, SceneMark::Kind kind) {
            if (word.starts_with(prefix))
                scene.marks.push_back({std::string(word.substr(prefix.size())), kind});
        };
        add("hint:", SceneMark::Kind::Hint);
        add("choice:", SceneMark::Kind::Choice);
    }
}

JsonObject place_json(const PlaceBox& place) {
    JsonObject object;
    object.add("name", place.name)
        .add("left", place.left)
        .add("top", place.top)
        .add("width", place.width)
        .add("height", place.height);
    return object;
}

JsonObject svg_json(const std::string& svg) {
    JsonObject object;
    object.add("svg", svg);
    return object;
}

}  // namespace

JsonObject board_json(Scene scene, std::string_view seat, std::string_view marks) {
    add_marks(scene, marks);
    const BoardDrawing board =
        draw_board(seen_from(std::move(scene), seat_of_letter(seat).value_or(Seat::South)), true);
    JsonObject object;
    object.add("width", board.width)
        .add("height", board.height)
        .add("svg", board.svg)
        .add_raw("places", json_list(board.places, [](const PlaceBox& place) {
                     return place_json(place).text();
                 }));
    return object;
}

JsonObject picture_json(const Scene& scene, std::string_view lang) {
    return svg_json(draw_svg(scene, {.lang = lang == "fr" ? Lang::French : Lang::English}));
}

void add_picture_calls(Calls& calls) {
    calls.add("piece", 4, [](Arguments arguments) {
        const draw::GamePicture* picture = draw::find_picture(arguments[0]);
        if (!picture || !draw::has_piece(*picture, arguments[1]))
            return error_json(fill_text("no piece of {0} is called {1}",
                                        "aucune pièce de {0} ne s'appelle {1}",
                                        {in_quotes(arguments[0]), in_quotes(arguments[1])}));
        ScenePiece piece{.shape = arguments[1], .seat = seat_of_letter(arguments[2])};
        piece.cap = seat_of_letter(arguments[3]);
        return svg_json(draw_one_piece(*picture, piece));
    });
    calls.add("card", 2, [](Arguments arguments) {
        const draw::GamePicture* picture = draw::find_picture(arguments[0]);
        if (!picture || !picture->cards)
            return error_json(
                fill_text("{0} has no cards", "{0} n'a pas de cartes", {in_quotes(arguments[0])}));
        return svg_json(draw_one_card(*picture->cards, std::string(arguments[1])));
    });
}

}  // namespace tablier::bindings
