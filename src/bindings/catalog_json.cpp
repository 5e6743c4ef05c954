#include "bindings/catalog_json.h"

#include "bindings/calls/text_json.h"
#include "tablier/catalog.h"
#include "tablier/draw/game_picture.h"

namespace tablier::bindings {
namespace {

std::string_view name_of(OptionSpec::Kind kind) {
    switch (kind) {
        case OptionSpec::Kind::Integer:
            return "integer";
        case OptionSpec::Kind::Limit:
            return "limit";
        case OptionSpec::Kind::Choice:
            return "choice";
        case OptionSpec::Kind::List:
            return "cards";
    }
    return "";
}

/// {"block": {"en": …, "fr": …}, …}
JsonObject labels_json(const OptionSpec& spec) {
    JsonObject object;
    for (const OptionChoice& named : spec.named_values())
        object.add(named.value, text_json(named.label));
    return object;
}

JsonObject option_json(const OptionSpec& spec) {
    std::vector<std::string> choices;
    for (const OptionChoice& choice : spec.choices) choices.push_back(choice.value);
    JsonObject object;
    object.add("name", spec.name)
        .add("title", text_json(spec.title))
        .add("kind", name_of(spec.kind))
        .add("default", spec.default_value)
        .add("ruling", spec.ruling)
        .add("about", text_json(spec.about))
        .add("values", text_json(spec.values()))
        .add("choices", choices)
        .add("labels", labels_json(spec))
        .add("lowest", spec.lowest)
        .add("highest", spec.highest)
        .add("step", spec.step);
    return object;
}

JsonObject variant_json(const Variant& variant) {
    JsonObject object;
    object.add("name", variant.name)
        .add("game", variant.game)
        .add("title", text_json(variant.title))
        .add("idea", text_json(variant.idea));
    if (const auto game = variant.make(variant, Options(variant.options)))
        object.add("table", table_json(**game));
    object.add_raw("options", json_list(variant.options, [](const OptionSpec& spec) {
                       return option_json(spec).text();
                   }));
    return object;
}

/// The names of pieces and stocks, by the ids that scenes give them.
JsonObject names_json() {
    JsonObject names;
    for (const draw::GamePicture* picture : draw::all_pictures()) {
        for (const draw::PieceStyle& piece : picture->pieces)
            names.add(piece.shape, text_json(piece.name.text()));
        for (const draw::StockStyle& stock : picture->stocks)
            names.add(stock.kind, text_json(stock.name.text()));
    }
    return names;
}

}  // namespace

JsonObject table_json(const AnyGame& game) {
    const Seating seating = game.seating();
    const auto seats = [&](auto describe) {
        std::vector<JsonObject> list;
        for (Seat seat : all_seats)
            if (seating.seats.contains(seat)) list.push_back(describe(seat));
        return list;
    };
    JsonObject object;
    object
        .add("seats", seats([&](Seat seat) {
                 JsonObject one;
                 one.add("seat", seat_json(seat))
                     .add("code", game.seat_code(seat))
                     .add("name", text_json(game.seat_name(seat)))
                     .add("side", int(seating.side[std::size_t(index(seat))]))
                     .add("player", int(seating.player[std::size_t(index(seat))]));
                 return one;
             }))
        .add("sides", seating.sides())
        .add("players", seating.players())
        .add("countsAgreedEnd", game.counts_agreed_end());
    return object;
}

JsonObject catalog_json() {
    JsonObject object;
    object
        .add_raw("variants",
                 json_list(catalog(),
                           [](const Variant* variant) { return variant_json(*variant).text(); }))
        .add("names", names_json());
    return object;
}

}  // namespace tablier::bindings
