#include "play/import_text.h"

#include <algorithm>

#include "core/utf8.h"
#include "play/record_syntax.h"

namespace tablier {
namespace {

struct Replacement {
    char32_t first;
    char32_t last;
    const char* by;
};

/// In order. What is not here and no full-width character stays as it is.
constexpr Replacement replacements[] = {
    {0x00A0, 0x00A0, " "},                           // no-break space
    {0x00AB, 0x00AB, "\""},   {0x00AD, 0x00AD, ""},  // «, soft hyphen
    {0x00B7, 0x00B7, " "},                           // ·
    {0x00BB, 0x00BB, "\""},   {0x00BC, 0x00BC, "1/4"},
    {0x00BD, 0x00BD, "1/2"},  {0x00D7, 0x00D7, "x"},
    {0x2000, 0x200A, " "},    {0x200B, 0x200F, ""},  // spaces, zero-width characters
    {0x2010, 0x2015, "-"},    {0x2018, 0x201B, "'"},
    {0x201C, 0x201F, "\""},   {0x2022, 0x2022, " "},  // bullet
    {0x2026, 0x2026, "..."},  {0x2028, 0x2029, "\n"},
    {0x202A, 0x202E, ""},     {0x202F, 0x202F, " "},
    {0x203C, 0x203C, "!!"},   {0x2044, 0x2044, "/"},
    {0x2047, 0x2047, "\?\?"}, {0x2048, 0x2048, "?!"},
    {0x2049, 0x2049, "!?"},   {0x205F, 0x205F, " "},
    {0x2060, 0x2064, ""},     {0x20E3, 0x20E3, ""},  // keycap
    {0x2190, 0x21FF, "-"},                           // arrows
    {0x2212, 0x2212, "-"},    {0x2215, 0x2215, "/"},
    {0x2217, 0x2217, "*"},    {0x2659, 0x2659, "P"},  // pawns
    {0x265F, 0x265F, "P"},    {0x27E8, 0x27E8, "("},
    {0x27E9, 0x27E9, ")"},    {0x3000, 0x3000, " "},
    {0x3001, 0x3002, ","},    {0xFE00, 0xFE0F, ""},  // variation selectors
    {0xFE58, 0xFE58, "-"},    {0xFE63, 0xFE63, "-"},
    {0xFEFF, 0xFEFF, ""},
};

/// The replacement of a character, or null if it is kept.
const char* replacement(char32_t code) {
    const auto* found = std::ranges::lower_bound(replacements, code, {}, &Replacement::last);
    return found != std::end(replacements) && found->first <= code ? found->by : nullptr;
}

}  // namespace

PlainText plain_text(std::string_view pasted) {
    PlainText plain;
    TextPlace place{1, 1};
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    std::size_t position = pasted.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
    const auto add = [&](std::string_view text) {
        for (const char c : text) {
            plain.text += c;
            plain.places.push_back(place);
            plain.origin.push_back(std::uint32_t(position));
        }
    };
    while (position < pasted.size()) {
        const std::string_view rest = pasted.substr(position);
        const Utf8Character character = first_character(rest);
        constexpr std::string_view named_space = "&nbsp;";
        const bool named = rest.starts_with(named_space);
        const std::size_t bytes =
            named ? named_space.size() : std::max<std::size_t>(character.bytes, 1);
        const char fullwidth = char(character.code - 0xFF01 + '!');
        if (named)
            add(" ");
        else if (character.bytes == 0)
            add("?");
        else if (rest.starts_with("\r\n"))
            add("");
        else if (rest.front() == '\r')
            add("\n");
        else if (character.code >= 0xFF01 && character.code <= 0xFF5E)
            add({&fullwidth, 1});
        else if (const char* by = replacement(character.code))
            add(by);
        else
            add(rest.substr(0, bytes));
        position += bytes;
        const bool line_end =
            rest.front() == '\n' || (rest.front() == '\r' && !rest.starts_with("\r\n"));
        if (line_end)
            place = {place.line + 1, 1};
        else if (!rest.starts_with("\r\n"))
            place.column += named ? int(named_space.size()) : 1;
    }
    plain.places.push_back(place);
    plain.origin.push_back(std::uint32_t(position));
    return plain;
}

std::string letters_and_digits(std::string_view text) {
    std::string key;
    for (const char c : text)
        if (record_syntax::is_digit(c) || record_syntax::is_letter(c))
            key += c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
    return key;
}

}  // namespace tablier
