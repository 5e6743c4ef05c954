#include "online/table/name.h"

#include <algorithm>
#include <utility>

#include "core/utf8.h"

namespace tablier::online {
namespace {

/// Bidirectional control characters, which could change the display of neighbouring text.
bool turns_writing(char32_t code) {
    return code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069) || code == 0x061C;
}
/// Line and paragraph separators.
bool breaks_line(char32_t code) {
    return code == 0x2028 || code == 0x2029;
}

/// Invisible characters, with which two names could look the same, or empty.
bool is_invisible(char32_t code) {
    constexpr std::pair<char32_t, char32_t> ranges[] = {
        {0x00AD, 0x00AD}, {0x034F, 0x034F}, {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180E, 0x180E},
        {0x200B, 0x200B}, {0x2060, 0x206F}, {0x2800, 0x2800}, {0x3164, 0x3164}, {0xFEFF, 0xFEFF},
        {0xFDD0, 0xFDEF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0xFFFE, 0xFFFF}, {0xE0000, 0xE0FFF}};
    return std::ranges::any_of(
        ranges, [code](const auto& range) { return code >= range.first && code <= range.second; });
}
bool is_space(char32_t code) {
    return code == 0x20 || code == 0xA0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) ||
           code == 0x202F || code == 0x205F || code == 0x3000;
}
/// Joiners, which some scripts and emoji need.
bool is_joiner(char32_t code) {
    return code == 0x200C || code == 0x200D;
}
/// Variation selectors: they choose the form of symbols and emoji, never of letters.
bool is_variation(char32_t code) {
    return code >= 0xFE00 && code <= 0xFE0F;
}
bool has_variations(char32_t code) {
    return code >= 0x2000 && !is_variation(code);
}
/// Combining marks.
bool is_accent(char32_t code) {
    return code >= 0x300 && code <= 0x36F;
}
constexpr int max_accents = 3;

std::unexpected<ApiError> unreadable() {
    return api_error("bad-field", "A name holds letters, signs and spaces only.",
                     "Un nom ne contient que des lettres, des signes et des espaces.");
}

}  // namespace

ApiResult<std::string> checked_name(std::string_view name) {
    while (!name.empty() && is_space(first_character(name).code))
        name.remove_prefix(first_character(name).bytes);
    int characters = 0;
    int before_spaces = 0;  // those up to the last that is no space
    std::size_t end = 0;
    char32_t before = U' ';
    int accents = 0;
    for (std::size_t at = 0; at < name.size();) {
        const Utf8Character one = first_character(name.substr(at));
        if (one.bytes == 0 || is_control(one.code) || turns_writing(one.code) ||
            breaks_line(one.code) || is_invisible(one.code))
            return unreadable();
        const bool after_sign = !is_space(before) && !is_joiner(before);
        if (is_joiner(one.code) && !after_sign) return unreadable();
        if (is_variation(one.code) && (!after_sign || !has_variations(before))) return unreadable();
        accents = is_accent(one.code) ? accents + 1 : 0;
        if (accents > max_accents || (accents == 1 && !after_sign)) return unreadable();
        if (is_space(one.code) && is_joiner(before)) return unreadable();
        before = one.code;
        at += one.bytes;
        ++characters;
        if (is_space(one.code)) continue;
        end = at;
        before_spaces = characters;
    }
    if (is_joiner(before)) return unreadable();
    if (before_spaces > max_name_length)
        return api_error("bad-field", "A name has at most 40 characters.",
                         "Un nom a au plus 40 caractères.");
    return std::string(name.substr(0, end));
}

}  // namespace tablier::online
