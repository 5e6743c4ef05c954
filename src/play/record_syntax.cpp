#include "play/record_syntax.h"

#include <algorithm>

namespace tablier::record_syntax {
namespace {

bool all_characters(std::string_view text, bool (*accepted)(char32_t)) {
    while (!text.empty()) {
        const Utf8Character character = first_character(text);
        if (character.bytes == 0 || !accepted(character.code)) return false;
        text.remove_prefix(character.bytes);
    }
    return true;
}

}  // namespace

bool is_move_character(char c) {
    constexpr std::string_view with_another_use = "{}()[]\"\\;#$!?";
    return c > ' ' && c < '\x7F' && with_another_use.find(c) == std::string_view::npos;
}

bool is_tag_name(std::string_view text) {
    return !text.empty() && text.size() <= max_tag_name_length && is_letter(text.front()) &&
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
    if (text.empty() || text.size() > max_move_length || is_result(text)) return false;
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
