#include "tables/json_fields.h"

namespace tablier::tables {

namespace json = boost::json;

Result<json::object> parse_object(std::string_view text) {
    json::error_code code;
    json::parse_options options;
    options.max_depth = deepest_json;
    json::value value = json::parse(json::string_view(text.data(), text.size()), code, {}, options);
    if (code == json::error::too_deep) return fail("this JSON is nested too deeply");
    if (code) return fail("this is no JSON: " + code.message());
    if (!value.is_object()) return fail("this is no JSON object");
    return std::move(value.get_object());
}

const json::value* JsonFields::find(std::string_view name) const {
    return object_.if_contains(json::string_view(name.data(), name.size()));
}

bool JsonFields::has(std::string_view name) const {
    const json::value* value = find(name);
    return value != nullptr && !value->is_null();
}

void JsonFields::complain(std::string message) {
    if (!error_) error_ = Error{std::move(message)};
}

std::string JsonFields::text(std::string_view name) {
    const json::value* value = find(name);
    if (value != nullptr && value->is_string())
        return {value->get_string().data(), value->get_string().size()};
    complain("field " + in_quotes(name) + " must be a text");
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
    complain("field " + in_quotes(name) + " must be a whole number from " + std::to_string(least) +
             " to " + std::to_string(most));
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
    complain("field " + in_quotes(name) + " must be true or false");
    return otherwise;
}

const json::array* JsonFields::list(std::string_view name) {
    const json::value* value = find(name);
    if (value != nullptr && value->is_array()) return &value->get_array();
    complain("field " + in_quotes(name) + " must be a list");
    return nullptr;
}

}  // namespace tablier::tables
