#include "online/api/command_json.h"

#include <boost/json/object.hpp>

#include "online/service/request_log.h"
#include "online/state/json_fields.h"
#include "tablier/catalog.h"
#include "tablier/play/time_control.h"
#include "tablier/search/engine_settings.h"

namespace tablier::online {
namespace {

std::unexpected<ApiError> bad_field(const Text& message) {
    return api_error("bad-field", message);
}

/// Error for a field that must be one of a few words.
std::unexpected<ApiError> no_such_word(std::string_view field, std::string_view words) {
    return bad_field(fill_text("Field \"{0}\" must be one of {1}.",
                               "Le champ « {0} » doit être l'un de {1}.", {field, words}));
}

ApiResult<std::string> parse_request_name(JsonFields& fields) {
    if (!fields.has("request")) return std::string();
    std::string name = fields.text("request");
    if (!fields.error() && !is_request_name(name))
        return api_error(
            "bad-request-name",
            "A request name is 16 to 64 letters, digits, hyphens and underscores.",
            "Un nom de requête a de 16 à 64 lettres, chiffres, traits d'union et tirets "
            "bas.");
    return name;
}

ApiResult<std::vector<Place>> parse_places(JsonFields& fields, const std::string& name) {
    std::vector<Place> places;
    const auto* players = fields.list("players");
    if (players == nullptr) return places;  // which has been complained about
    if (players->size() > seat_count)
        return bad_field({"There are at most four players.", "Il y a au plus quatre joueurs."});
    for (const boost::json::value& value : *players) {
        if (!value.is_object())
            return bad_field({"Each of \"players\" must be an object.",
                              "Chaque élément de « players » doit être un objet."});
        JsonFields one(value.get_object());
        const auto kind = place_kind_of(one.text("kind"));
        if (!one.error() && !kind) return no_such_word("kind", "me, friend, anyone, engine");
        Place place{.kind = kind.value_or(PlaceKind::Me)};
        if (place.kind == PlaceKind::Engine)
            place.level = int(one.whole("level", search::lowest_level, search::highest_level));
        if (place.kind == PlaceKind::Me) place.name = name;
        if (one.error()) return bad_field(*one.error());
        places.push_back(std::move(place));
    }
    return places;
}

/// The players between whom lots are drawn: all, or those listed.
ApiResult<PlayerSet> parse_lots(const boost::json::object& body, std::size_t players) {
    PlayerSet lots;
    const boost::json::value* field = body.if_contains("lots");
    if (field == nullptr || field->is_null()) return lots;
    const auto wrong = [&] {
        return bad_field(fill_text(
            "Field \"lots\" must be true, false, or a list of two players or more, each once, of "
            "those numbered 0 to {0}.",
            "Le champ « lots » doit être true, false ou une liste d'au moins deux joueurs "
            "différents, de ceux numérotés de 0 à {0}.",
            {std::to_string(players - 1)}));
    };
    if (field->is_bool()) {
        for (std::size_t player = 0; field->get_bool() && player < players; ++player)
            lots.set(player);
        return lots;
    }
    if (!field->is_array()) return wrong();
    for (const boost::json::value& player : field->get_array()) {
        if (!player.is_int64() || player.get_int64() < 0 ||
            player.get_int64() >= std::int64_t(players) ||
            lots.test(std::size_t(player.get_int64())))
            return wrong();
        lots.set(std::size_t(player.get_int64()));
    }
    if (lots.count() == 1) return wrong();
    return lots;
}

/// Text of a command, to tell a repetition from another command.
struct Content {
    std::string operator()(const TakePlace& take) const {
        return "take " + std::to_string(take.player) + " " + take.name;
    }
    std::string operator()(const LeavePlace&) const { return "leave"; }
    std::string operator()(const CloseTable&) const { return "close"; }
    std::string operator()(const Rename& rename) const { return "rename " + rename.name; }
    std::string operator()(const PlayMove& play) const {
        return "move " + (play.at ? std::to_string(*play.at) : "-") + " " + play.move;
    }
    std::string operator()(const Resign& resign) const {
        return "resign " + (resign.player ? std::to_string(*resign.player) : "-");
    }
    std::string operator()(const DeclareGone& gone) const {
        return "gone " + std::to_string(gone.player);
    }
    std::string operator()(const MakeOffer& offer) const {
        return "offer " + std::string(code_of(offer.what));
    }
    std::string operator()(const AcceptOffer& offer) const {
        return "accept " + std::string(code_of(offer.what));
    }
    std::string operator()(const DeclineOffer& offer) const {
        return "decline " + std::string(code_of(offer.what));
    }
};

ApiResult<Command> parse_command(JsonFields& fields) {
    constexpr std::int64_t max_entries = 1'000'000;
    const std::string verb = fields.text("do");
    if (fields.error()) return bad_field(*fields.error());
    if (verb == "take") {
        TakePlace take{.player = int(fields.maybe_whole("player", 0, seat_count - 1).value_or(-1)),
                       .name = fields.text("name", "")};
        if (take.name.size() > max_name_bytes) return std::unexpected(field_too_long("name"));
        return take;
    }
    if (verb == "leave") return LeavePlace{};
    if (verb == "close") return CloseTable{};
    if (verb == "rename") {
        Rename rename{fields.text("name")};
        if (rename.name.size() > max_name_bytes) return std::unexpected(field_too_long("name"));
        return rename;
    }
    if (verb == "move") {
        PlayMove play{.move = fields.text("move"), .at = fields.maybe_whole("at", 0, max_entries)};
        if (play.move.size() > max_move_bytes) return std::unexpected(field_too_long("move"));
        return play;
    }
    if (verb == "resign") return Resign{fields.maybe_whole("player", 0, seat_count - 1)};
    if (verb == "gone") return DeclareGone{int(fields.whole("player", 0, seat_count - 1))};
    if (verb == "offer" || verb == "accept" || verb == "decline") {
        const auto what = matter_of(fields.text("what"));
        if (!fields.error() && !what) return no_such_word("what", "draw, back, rematch");
        const Matter matter = what.value_or(Matter::Draw);
        if (verb == "offer") return MakeOffer{matter};
        if (verb == "accept") return AcceptOffer{matter};
        return DeclineOffer{matter};
    }
    return api_error(
        "unknown-command",
        fill_text("There is no command {0}.", "Il n'y a pas de commande {0}.", {in_quotes(verb)}));
}

}  // namespace

ApiError field_too_long(std::string_view field) {
    return bad_field(
               fill_text("Field \"{0}\" is too long.", "Le champ « {0} » est trop long.", {field}))
        .error();
}

ApiResult<boost::json::object> parse_body(std::string_view text) {
    auto object = parse_object(text);
    if (!object) return api_error("bad-json", object.error());
    return *std::move(object);
}

ApiResult<NewTable> parse_new_table(const boost::json::object& body) {
    JsonFields fields(body);
    NewTable table;
    Created& setup = table.setup;
    setup.game = fields.text("game");
    if (setup.game.size() > max_spec_bytes) return std::unexpected(field_too_long("game"));
    setup.position = fields.text("position", "");
    if (setup.position.size() > max_spec_bytes) return std::unexpected(field_too_long("position"));
    setup.clock = fields.text("clock", "none");
    const std::string name = fields.text("name", "");
    if (name.size() > max_name_bytes) return std::unexpected(field_too_long("name"));
    auto places = parse_places(fields, name);
    if (!places) return std::unexpected(places.error());
    setup.players = *std::move(places);
    const bool anyone = std::ranges::any_of(
        setup.players, [](const Place& place) { return place.kind == PlaceKind::Anyone; });
    const auto watch = watching_of(fields.text("watch", "open"));
    setup.listed = fields.flag("listed", anyone);
    auto request = parse_request_name(fields);
    if (fields.error()) return bad_field(*fields.error());
    if (!watch) return no_such_word("watch", "open, link");
    setup.watch = *watch;
    // Clients that find it in the list could neither watch nor take a place.
    if (setup.watch == Watching::ByLink) setup.listed = false;
    if (!request) return std::unexpected(request.error());
    table.request = *std::move(request);

    const auto game = make_game(setup.game);
    if (!game) return api_error("bad-game", game.error().words());
    if (std::size_t((*game)->seating().players()) != setup.players.size())
        return bad_field(fill_text("Field \"players\" must have {0} places for this game.",
                                   "Le champ « players » doit avoir {0} places pour ce jeu.",
                                   {std::to_string((*game)->seating().players())}));
    auto lots = parse_lots(body, setup.players.size());
    if (!lots) return std::unexpected(lots.error());
    setup.lots = *lots;
    if (!setup.position.empty()) {
        const auto position = (*game)->parse_position(setup.position);
        if (!position)
            return bad_field(fill_texts("Field \"position\": {0}", "Champ « position » : {0}",
                                        {position.error().words()}));
    }
    if (const auto clock = parse_time_control(setup.clock); !clock)
        return bad_field(
            fill_texts("Field \"clock\": {0}", "Champ « clock » : {0}", {clock.error().words()}));
    table.content = event_json({.number = 1, .time = 0, .what = setup});
    return table;
}

ApiResult<CommandRequest> parse_command_request(const boost::json::object& body) {
    JsonFields fields(body);
    auto command = parse_command(fields);
    if (!command) return std::unexpected(command.error());
    CommandRequest command_request{.table = "", .command = *std::move(command)};
    command_request.invitation = fields.text("invitation", "");
    if (command_request.invitation.size() > max_key_bytes)
        return std::unexpected(field_too_long("invitation"));
    auto request = parse_request_name(fields);
    if (fields.error()) return bad_field(*fields.error());
    if (!request) return std::unexpected(request.error());
    command_request.request = *std::move(request);
    command_request.content =
        std::visit(Content{}, command_request.command) + " " + command_request.invitation;
    return command_request;
}

}  // namespace tablier::online
