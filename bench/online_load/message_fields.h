// Fast access to fields of JSON that the server has written, without a parser: there are thousands
// of messages a second.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tablier::load {

/// From where the first field of this name has its value.
inline std::string_view value_at(std::string_view json, std::string_view name) {
    const std::string sought = "\"" + std::string(name) + "\":";
    const std::size_t at = json.find(sought);
    return at == std::string_view::npos ? std::string_view() : json.substr(at + sought.size());
}

/// Of ids, keys, codes: they have no escapes. Empty if there is none.
inline std::string_view text_field(std::string_view json, std::string_view name) {
    std::string_view value = value_at(json, name);
    if (!value.starts_with('"')) return {};
    value.remove_prefix(1);
    return value.substr(0, value.find('"'));
}

/// -1 if there is none.
inline std::int64_t number_field(std::string_view json, std::string_view name) {
    const std::string_view value = value_at(json, name);
    std::int64_t number = -1;
    std::from_chars(value.data(), value.data() + value.size(), number);
    return number;
}

/// The things of a list, as they are written: "[{…},{…}]…".
inline std::vector<std::string_view> list_field(std::string_view json, std::string_view name) {
    std::vector<std::string_view> things;
    const std::string_view value = value_at(json, name);
    int depth = 0;
    bool quoted = false;
    std::size_t begin = 1;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const char c = value[i];
        if (quoted) {
            if (c == '\\') ++i;
            if (c == '"') quoted = false;
            continue;
        }
        if (c == '"') quoted = true;
        if (c == '[' || c == '{') ++depth;
        if (c == ']' || c == '}') --depth;
        const bool end = depth == 0;
        if (end || (depth == 1 && c == ',')) {
            if (i > begin) things.push_back(value.substr(begin, i - begin));
            begin = i + 1;
        }
        if (end) break;
    }
    return things;
}

}  // namespace tablier::load
