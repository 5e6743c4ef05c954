// UTF-8 and column widths.
#include "draw/utf8.h"

#include <algorithm>
#include <array>

#include "core/utf8.h"

namespace tablier::draw {
namespace {

struct Likeness {
    char32_t code;
    std::u32string_view ascii;
};

constexpr std::array likenesses{
    Likeness{U'à', U"a"},  Likeness{U'â', U"a"},   Likeness{U'ä', U"a"},  Likeness{U'ç', U"c"},
    Likeness{U'é', U"e"},  Likeness{U'è', U"e"},   Likeness{U'ê', U"e"},  Likeness{U'ë', U"e"},
    Likeness{U'î', U"i"},  Likeness{U'ï', U"i"},   Likeness{U'ô', U"o"},  Likeness{U'ö', U"o"},
    Likeness{U'ù', U"u"},  Likeness{U'û', U"u"},   Likeness{U'ü', U"u"},  Likeness{U'À', U"A"},
    Likeness{U'Â', U"A"},  Likeness{U'Ç', U"C"},   Likeness{U'É', U"E"},  Likeness{U'È', U"E"},
    Likeness{U'Ê', U"E"},  Likeness{U'Î', U"I"},   Likeness{U'Ô', U"O"},  Likeness{U'œ', U"oe"},
    Likeness{U'Œ', U"OE"}, Likeness{U'«', U"\""},  Likeness{U'»', U"\""}, Likeness{U'’', U"'"},
    Likeness{U'‘', U"'"},  Likeness{U'“', U"\""},  Likeness{U'”', U"\""}, Likeness{U'–', U"-"},
    Likeness{U'—', U"-"},  Likeness{U'…', U"..."}, Likeness{U'×', U"x"},  Likeness{U'→', U"->"},
    Likeness{U'·', U"."},  Likeness{U'½', U"1/2"}, Likeness{0xA0, U" "},  Likeness{0x202F, U" "},
    Likeness{U'●', U"B"},  Likeness{U'○', U"W"},
};

struct Range {
    char32_t first;
    char32_t last;
};
constexpr std::array zero_width{
    Range{0x300, 0x36F},    Range{0x483, 0x489},   Range{0x591, 0x5BD},   Range{0x610, 0x61A},
    Range{0x64B, 0x65F},    Range{0x200B, 0x200F}, Range{0x202A, 0x202E}, Range{0x2060, 0x206F},
    Range{0x20D0, 0x20FF},  Range{0xFE00, 0xFE0F}, Range{0xFE20, 0xFE2F}, Range{0xFEFF, 0xFEFF},
    Range{0xE0000, 0xE01EF}};
constexpr std::array double_width{
    Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0xA4CF},
    Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},   Range{0xFE30, 0xFE6F},
    Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6},   Range{0x1F300, 0x1F64F},
    Range{0x1F680, 0x1F6FF}, Range{0x1F900, 0x1FAFF}, Range{0x20000, 0x3FFFD}};

bool within(char32_t code, const auto& ranges) {
    return std::ranges::any_of(
        ranges, [&](const Range& range) { return code >= range.first && code <= range.last; });
}

/// Whether a text goes on with a sign that French sets after a space, and that stays with the word
/// before it: " :", " ;", " ?", " »", " %)".
bool clings(std::u32string_view text) {
    if (text.size() < 2 || text[0] != U' ' ||
        std::u32string_view(U":;?!»%").find(text[1]) == std::u32string_view::npos)
        return false;
    return text.size() == 2 ||
           std::u32string_view(U" ),.;").find(text[2]) != std::u32string_view::npos;
}

/// Line and paragraph separators would break a drawing too.
bool breaks_drawing(char32_t code) {
    return is_control(code) || code == 0x2028 || code == 0x2029;
}

}  // namespace

char32_t next_code_point(std::string_view& text) {
    const Utf8Character character = first_character(text);
    text.remove_prefix(std::max<std::size_t>(character.bytes, 1));
    return character.bytes == 0 ? replacement_character : character.code;
}

void append_utf8(std::string& text, char32_t code) {
    const auto tail = [&](int shift) { text += char(0x80 | ((code >> shift) & 0x3F)); };
    if (code < 0x80) {
        text += char(code);
    } else if (code < 0x800) {
        text += char(0xC0 | (code >> 6));
        tail(0);
    } else if (code < 0x10000) {
        text += char(0xE0 | (code >> 12));
        tail(6);
        tail(0);
    } else {
        text += char(0xF0 | (code >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

int column_width(char32_t code) {
    if (within(code, zero_width)) return 0;
    return within(code, double_width) ? 2 : 1;
}

int column_width(std::u32string_view text) {
    int width = 0;
    for (char32_t code : text) width += column_width(code);
    return width;
}

std::u32string printable(std::string_view text, bool ascii) {
    std::u32string safe;
    while (!text.empty()) {
        const char32_t code = next_code_point(text);
        if (breaks_drawing(code)) {
            safe += U' ';
        } else if (!ascii || code < 0x80) {
            safe += code;
        } else {
            const auto found = std::ranges::find(likenesses, code, &Likeness::code);
            safe += found != likenesses.end() ? found->ascii : U"?";
        }
    }
    return safe;
}

std::vector<std::u32string> wrapped(std::u32string_view text, int width) {
    width = std::max(width, 2);
    std::vector<std::u32string> lines;
    std::u32string line;
    int columns = 0;
    const auto finish_line = [&] {
        lines.push_back(line);
        line.clear();
        columns = 0;
    };
    while (!text.empty()) {
        std::size_t length = std::min(text.find(U' '), text.size());
        while (length > 0 && length < text.size() &&
               (clings(text.substr(length)) || text.substr(0, length) == U"«")) {
            const std::size_t longer = std::min(text.find(U' ', length + 1), text.size());
            if (longer == length + 1 || column_width(text.substr(0, longer)) > width) break;
            length = longer;
        }
        const std::u32string_view word = text.substr(0, length);
        text.remove_prefix(std::min(length + 1, text.size()));
        if (word.empty()) continue;
        if (!line.empty()) {
            if (columns + 1 + column_width(word) > width) {
                finish_line();
            } else {
                line += U' ';
                ++columns;
            }
        }
        for (char32_t code : word) {
            if (columns + column_width(code) > width) finish_line();
            line += code;
            columns += column_width(code);
        }
    }
    if (!line.empty()) finish_line();
    return lines;
}

}  // namespace tablier::draw
