#include "online/state/json_fields.h"

namespace tablier::online {

namespace json = boost::json;

std::expected<json::object, Text> parse_object(std::string_view text) {
    json::error_code code;
    json::parse_options options;
    options.max_depth = max_json_depth;
    json::value value = json::parse(json::string_view(text.data(), text.size()), code, {}, options);
    if (code == json::error::too_deep)
        return std::unexpected(
            Text{"This JSON is nested too deeply.", "Ce JSON est imbriqué trop profondément."});
    if (code)
        return std::unexpected(
            fill_text("This is no JSON: {0}.", "Ce n'est pas du JSON.", {code.message()}));
    if (!value.is_object())
        return std::unexpected(Text{"This is no JSON object.", "Ce n'est pas un objet JSON."});
    return std::move(value.get_object());
}

const json::value* JsonFields::find(std::string_view name) const {
    return object_.if_contains(json::string_view(name.data(), name.size()));
}

bool JsonFields::has(std::string_view name) const {
    const json::value* value = find(name);
    return value != nullptr && !value->is_null();
}

void JsonFields::complain(Text message) {
    if (!error_) error_ = std::move(message);
}

std::string JsonFields::text(std::string_view name) {
    const json::value* value = find(name);
    if (value != nullptr && value->is_string())
        return {value->get_string().data(), value->get_string().size()};
    complain(
        fill_text("Field \"{0}\" must be a text.", "Le champ « {0} » doit être un texte.", {name}));
    return {};
}

std::string JsonFields::text(std::string_view name, std::string_view otherwise) {
    return has(name) ? text(name) : std::string(otherwise);
}

std::int64_t JsonFields::whole(std::string_view name, std::int64_t least, std::int64_t most) {
    const json::value* value = find(name);
    if (value != nullptr && value->is_int64() && value->get_int64() >= least &&
        value->get_int64() <= most)
        return value->get_int64();
    complain(fill_text("Field \"{0}\" must be a whole number from {1} to {2}.",
                       "Le champ « {0} » doit être un nombre entier de {1} à {2}.",
                       {name, std::to_string(least), std::to_string(most)}));
    return least;
}

std::optional<std::int64_t> JsonFields::maybe_whole(std::string_view name, std::int64_t least,
                                                    std::int64_t most) {
    return has(name) ? std::optional(whole(name, least, most)) : std::nullopt;
}

bool JsonFields::flag(std::string_view name, bool otherwise) {
    if (!has(name)) return otherwise;
    const json::value* value = find(name);
    if (value->is_bool()) return value->get_bool();
    complain(fill_text("Field \"{0}\" must be true or false.",
                       "Le champ « {0} » doit être vrai ou faux.", {name}));
    return otherwise;
}

const json::array* JsonFields::list(std::string_view name) {
    const json::value* value = find(name);
    if (value != nullptr && value->is_array()) return &value->get_array();
    complain(fill_text("Field \"{0}\" must be a list.", "Le champ « {0} » doit être une liste.",
                       {name}));
    return nullptr;
}

const json::object* JsonFields::object(std::string_view name) {
    const json::value* value = find(name);
    if (value != nullptr && value->is_object()) return &value->get_object();
    complain(fill_text("Field \"{0}\" must be an object.", "Le champ « {0} » doit être un objet.",
                       {name}));
    return nullptr;
}

}  // namespace tablier::online
