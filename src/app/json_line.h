// JSON objects on one line, for programs that read the output of a command.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tablier::app {

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
    /// With three decimals.
    JsonObject& add(std::string_view name, double number);
    template <std::integral Whole>
    JsonObject& add(std::string_view name, Whole number) {
        if constexpr (std::same_as<Whole, bool>)
            return add_raw(name, number ? "true" : "false");
        else
            return add_raw(name, std::to_string(number));
    }

    std::string text() const { return "{" + fields_ + "}"; }

  private:
    JsonObject& add_raw(std::string_view name, std::string_view value);

    std::string fields_;
};

}  // namespace tablier::app
