#include "core/json.h"

#include "core/decimal.h"

namespace tablier {

std::string json_text(std::string_view text) {
    constexpr char digits[] = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (code < 0x20) {
            out += "\\u00";
            out += digits[code >> 4];
            out += digits[code & 15];
        } else {
            out += c;
        }
    }
    return out + '"';
}

JsonObject& JsonObject::add_raw(std::string_view name, std::string_view value) {
    if (!fields_.empty()) fields_ += ',';
    fields_ += json_text(name) + ':';
    fields_ += value;
    return *this;
}

JsonObject& JsonObject::add(std::string_view name, std::string_view text) {
    return add_raw(name, json_text(text));
}

JsonObject& JsonObject::add(std::string_view name, std::span<const std::string> texts) {
    return add_raw(name, json_list(texts, json_text));
}

JsonObject& JsonObject::add(std::string_view name, std::span<const JsonObject> objects) {
    return add_raw(name,
                   json_list(objects, [](const JsonObject& object) { return object.text(); }));
}

JsonObject& JsonObject::add(std::string_view name, double number) {
    return add_raw(name, decimal(number, 3));
}

}  // namespace tablier
