// JSON writer: objects and lists on one line. (Reading is done with Boost.JSON, outside the core.)
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tablier {

/// In quotation marks, with escapes.
std::string json_text(std::string_view text);

/// "[a,b]", each element made by `to_json`.
template <class Things, class ToJson>
std::string json_list(const Things& things, const ToJson& to_json) {
    std::string list = "[";
    for (const auto& thing : things) {
        if (list.size() > 1) list += ',';
        list += to_json(thing);
    }
    return list + ']';
}

/// Fields come out in the order they were added.
class JsonObject {
  public:
    JsonObject& add(std::string_view name, std::string_view text);
    JsonObject& add(std::string_view name, const char* text) {
        return add(name, std::string_view(text));
    }
    JsonObject& add(std::string_view name, std::span<const std::string> texts);
    JsonObject& add(std::string_view name, std::span<const JsonObject> objects);
    JsonObject& add(std::string_view name, const JsonObject& object) {
        return add_raw(name, object.text());
    }
    /// With at most three decimals.
    JsonObject& add(std::string_view name, double number);
    template <std::integral Whole>
    JsonObject& add(std::string_view name, Whole number) {
        if constexpr (std::same_as<Whole, bool>)
            return add_raw(name, number ? "true" : "false");
        else
            return add_raw(name, std::to_string(number));
    }

    std::string text() const { return "{" + fields_ + "}"; }

    /// Adds JSON without escaping.
    JsonObject& add_raw(std::string_view name, std::string_view value);

  private:
    std::string fields_;
};

}  // namespace tablier
