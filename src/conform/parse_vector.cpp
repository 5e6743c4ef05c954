#include <algorithm>
#include <boost/json.hpp>

#include "conform/vector.h"

namespace tablier {
namespace {

namespace json = boost::json;

std::string text_of(json::string_view view) {
    return {view.data(), view.size()};
}

Result<std::vector<std::string>> strings(const json::value& value, std::string_view field) {
    const json::array* array = value.if_array();
    if (array == nullptr) return fail("field " + in_quotes(field) + " must be a list of texts");
    std::vector<std::string> out;
    for (const json::value& item : *array) {
        const json::string* text = item.if_string();
        if (text == nullptr) return fail("field " + in_quotes(field) + " must hold texts only");
        out.push_back(text_of(*text));
    }
    return out;
}

Result<std::int64_t> whole_number(const json::value& value, std::string_view field) {
    if (const std::int64_t* number = value.if_int64(); number != nullptr && *number >= 0)
        return *number;
    return fail("field " + in_quotes(field) + " must be a whole number from 0");
}

Result<std::map<std::string, std::int64_t>> counts(const json::value& value,
                                                   std::string_view field) {
    const json::object* object = value.if_object();
    if (object == nullptr) return fail("field " + in_quotes(field) + " must be an object");
    std::map<std::string, std::int64_t> out;
    for (const auto& [key, item] : *object) {
        const auto number = whole_number(item, field);
        if (!number) return std::unexpected(number.error());
        out[text_of(key)] = *number;
    }
    return out;
}

/// One option's value as it stands in a spec: a text, a number, or a deck's cards.
Result<std::string> option_text(const json::value& value, std::string_view name) {
    if (const json::string* text = value.if_string()) return text_of(*text);
    if (value.is_array()) {
        const auto cards = strings(value, name);
        if (!cards) return std::unexpected(cards.error());
        std::string joined;
        for (const std::string& card : *cards) joined += (joined.empty() ? "" : "+") + card;
        return joined;
    }
    const auto number = whole_number(value, name);
    if (!number) return fail("option " + in_quotes(name) + " must be a text, a number or a list");
    return std::to_string(*number);
}

Result<std::string> spec_of(const json::object& object) {
    const json::value* variant = object.if_contains("variant");
    if (variant == nullptr || !variant->is_string())
        return fail("field \"variant\" must be there and be a text");
    std::string spec = text_of(variant->get_string());
    if (spec.find(':') != std::string::npos) return fail("options belong into field \"options\"");
    const json::value* options = object.if_contains("options");
    if (options == nullptr) return spec;
    if (!options->is_object()) return fail("field \"options\" must be an object");
    char separator = ':';
    for (const auto& [key, value] : options->get_object()) {
        const auto text = option_text(value, text_of(key));
        if (!text) return std::unexpected(text.error());
        spec += separator + text_of(key) + "=" + *text;
        separator = ',';
    }
    return spec;
}

Result<ConformanceVector::Legal> legal_of(const json::object& object) {
    ConformanceVector::Legal legal;
    auto moves = strings(object.at("legal"), "legal");
    if (!moves) return std::unexpected(moves.error());
    legal.moves = std::move(*moves);
    const json::value* winners = object.if_contains("winners");
    if (winners == nullptr) return fail("field \"winners\" is missing");
    if (!winners->is_null()) {
        auto names = strings(*winners, "winners");
        if (!names) return std::unexpected(names.error());
        legal.winners = std::move(*names);
    }
    for (auto [name, into] : {std::pair{"scores", &legal.scores}, {"weights", &legal.weights}}) {
        const json::value* value = object.if_contains(name);
        if (value == nullptr || value->is_null()) continue;
        auto map = counts(*value, name);
        if (!map) return std::unexpected(map.error());
        *into = std::move(*map);
    }
    return legal;
}

Result<ConformanceVector::Perft> perft_of(const json::object& object) {
    constexpr int deepest = 60;
    const json::value* depth = object.if_contains("depth");
    if (depth == nullptr) return fail("field \"depth\" is missing");
    const auto levels = whole_number(*depth, "depth");
    if (!levels) return std::unexpected(levels.error());
    if (*levels > deepest) return fail("field \"depth\" is larger than 60");
    const auto count = whole_number(object.at("count"), "count");
    if (!count) return std::unexpected(count.error());
    return ConformanceVector::Perft{int(*levels), std::uint64_t(*count)};
}

}  // namespace

Result<ConformanceVector> parse_vector(std::string_view line) {
    json::error_code error;
    const json::value value = json::parse(json::string_view(line.data(), line.size()), error);
    if (error) return fail("not JSON: " + error.message());
    const json::object* object = value.if_object();
    if (object == nullptr) return fail("not a JSON object");
    static constexpr std::string_view known[] = {"variant", "options", "moves", "legal", "winners",
                                                 "scores",  "weights", "depth", "count"};
    for (const auto& item : *object)
        if (std::ranges::find(known, text_of(item.key())) == std::end(known))
            return fail("unknown field " + in_quotes(text_of(item.key())));

    ConformanceVector vector;
    auto spec = spec_of(*object);
    if (!spec) return std::unexpected(spec.error());
    vector.spec = std::move(*spec);
    if (const json::value* moves = object->if_contains("moves")) {
        auto texts = strings(*moves, "moves");
        if (!texts) return std::unexpected(texts.error());
        vector.moves = std::move(*texts);
    }
    if (object->contains("legal")) {
        auto legal = legal_of(*object);
        if (!legal) return std::unexpected(legal.error());
        vector.legal = std::move(*legal);
    }
    if (object->contains("count")) {
        auto perft = perft_of(*object);
        if (!perft) return std::unexpected(perft.error());
        vector.perft = *perft;
    }
    if (!vector.legal && !vector.perft)
        return fail("neither \"legal\" nor \"count\": nothing to check");
    return vector;
}

}  // namespace tablier
