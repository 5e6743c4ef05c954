#include "play/record_syntax.h"

#include <algorithm>

namespace tablier::record_syntax {
namespace {

bool all_characters(std::string_view text, bool (*accepted)(char32_t)) {
    while (!text.empty()) {
        const Character character = first_character(text);
        if (character.bytes == 0 || !accepted(character.code)) return false;
        text.remove_prefix(character.bytes);
    }
    return true;
}

}  // namespace

Character first_character(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(0) < 0x80) return {1, byte(0)};
    const std::size_t bytes = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
    if (byte(0) < 0xC2 || byte(0) > 0xF4 || text.size() < bytes) return {};
    char32_t code = byte(0) & (0xFFU >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return {};
        code = (code << 6) | (byte(i) & 0x3F);
    }
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code < smallest[bytes] || code > 0x10FFFF || surrogate) return {};
    return {bytes, code};
}

bool is_control(char32_t code) {
    return code < 0x20 || (code >= 0x7F && code <= 0x9F);
}

bool is_move_character(char c) {
    constexpr std::string_view with_another_use = "{}()[]\"\\;#$!?";
    return c > ' ' && c < '\x7F' && with_another_use.find(c) == std::string_view::npos;
}

bool is_tag_name(std::string_view text) {
    return !text.empty() && text.size() <= longest_tag_name && is_letter(text.front()) &&
           std::ranges::all_of(text, is_tag_character);
}

bool is_result(std::string_view text) {
    if (text == "*" || text == "draw") return true;
    if (text.size() % 2 == 0) return false;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (i % 2 == 0 ? !is_letter(text[i]) : text[i] != '+') return false;
    return true;
}

bool is_move(std::string_view text) {
    if (text.empty() || text.size() > longest_move || is_result(text)) return false;
    if (!std::ranges::all_of(text, is_move_character)) return false;
    const auto after_digits = std::ranges::find_if_not(text, is_digit);
    const bool numbered =
        after_digits != text.begin() && after_digits != text.end() && *after_digits == '.';
    return !numbered;
}

bool is_tag_value(std::string_view text) {
    return all_characters(text, [](char32_t code) { return !is_control(code); });
}

bool is_comment(std::string_view text) {
    return all_characters(text, [](char32_t code) {
        return !is_control(code) || code == '\t' || code == '\n' || code == '\r';
    });
}

std::string_view leaving_word(Leaving how) {
    switch (how) {
        case Leaving::Resigned:
            return "resign";
        case Leaving::Flag:
            return "flag";
        case Leaving::Gone:
            return "gone";
    }
    return "";
}

std::optional<Leaving> leaving_of(std::string_view word) {
    for (const Leaving how : {Leaving::Resigned, Leaving::Flag, Leaving::Gone})
        if (leaving_word(how) == word) return how;
    return std::nullopt;
}

}  // namespace tablier::record_syntax
