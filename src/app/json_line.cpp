#include "app/json_line.h"

#include <fmt/core.h>

namespace tablier::app {
namespace {

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (static_cast<unsigned char>(c) < 0x20)
            out += fmt::format("\\u{:04x}", int(c));
        else
            out += c;
    }
    return out + '"';
}

}  // namespace

JsonObject& JsonObject::add_raw(std::string_view name, std::string_view value) {
    if (!fields_.empty()) fields_ += ',';
    fields_ += quoted(name) + ':';
    fields_ += value;
    return *this;
}

JsonObject& JsonObject::add(std::string_view name, std::string_view text) {
    return add_raw(name, quoted(text));
}

JsonObject& JsonObject::add(std::string_view name, std::span<const std::string> texts) {
    std::string list;
    for (const std::string& text : texts) list += (list.empty() ? "" : ",") + quoted(text);
    return add_raw(name, "[" + list + "]");
}

JsonObject& JsonObject::add(std::string_view name, std::span<const JsonObject> objects) {
    std::string list;
    for (const JsonObject& object : objects) list += (list.empty() ? "" : ",") + object.text();
    return add_raw(name, "[" + list + "]");
}

JsonObject& JsonObject::add(std::string_view name, double number) {
    return add_raw(name, fmt::format("{:.3f}", number));
}

}  // namespace tablier::app
