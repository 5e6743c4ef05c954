#include "app/screen_text.h"

#include <algorithm>

#include "app/terminal_screen.h"
#include "draw/utf8.h"

namespace tablier::app {
namespace {

constexpr int endless = 1'000'000;
constexpr int narrowest_meaning = 20;
constexpr int left_margin = 2;

void add_line(std::string& out, int indent, std::u32string_view line) {
    out.append(std::size_t(indent), ' ');
    for (const char32_t code : line) draw::append_utf8(out, code);
    out += '\n';
}

void add_paragraph(std::string& out, int indent, std::string_view text, const TextStyle& style) {
    const int width = style.width == 0 ? endless : std::max(style.width - indent, 1);
    for (const auto& line : draw::wrapped(draw::printable(text, style.ascii), width))
        add_line(out, indent, line);
}

}  // namespace

std::string screen_text(std::string_view text, const TextStyle& style) {
    std::string out;
    while (true) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const std::size_t begin = line.find_first_not_of(' ');
        if (begin == std::string_view::npos)
            out += '\n';
        else
            add_paragraph(out, int(begin), line.substr(begin), style);
        if (end == text.size()) return out;
        text.remove_prefix(end + 1);
    }
}

TextStyle output_style() {
    const ScreenSize screen = screen_size();
    return {.ascii = !locale_is_utf8(), .width = screen.lines > 0 ? screen.columns : 0};
}

std::string screen_line(std::string_view text, bool ascii) {
    std::string out;
    for (const char32_t code : draw::printable(text, ascii)) draw::append_utf8(out, code);
    return out;
}

std::string in_locale(const std::string& text) {
    if (locale_is_utf8()) return text;
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        out += screen_line(std::string_view(text).substr(at, end - at), true);
        if (end < text.size()) out += '\n';
        at = end + 1;
    }
    return out;
}

std::string cut_to_width(std::string_view line, int columns) {
    std::string out;
    int width = 0;
    for (const char32_t code : draw::printable(line, false)) {
        width += draw::column_width(code);
        if (width > columns) break;
        draw::append_utf8(out, code);
    }
    return out;
}

std::string screen_entry(std::string_view word, std::string_view meaning, int column,
                         const TextStyle& style) {
    const auto shown = draw::printable(word, style.ascii);
    const int taken = left_margin + draw::column_width(shown) + 1;
    const bool narrow = style.width > 0 && style.width - column < narrowest_meaning;
    std::string out;
    if (narrow || taken > column) {
        add_line(out, left_margin, shown);
        add_paragraph(out, narrow ? 2 * left_margin : column, meaning, style);
        return out;
    }
    add_paragraph(out, column, meaning, style);
    std::string begin;
    add_line(begin, left_margin, shown);
    begin.pop_back();
    return begin + std::string(std::size_t(column - taken + 1), ' ') +
           out.substr(std::size_t(column));
}

}  // namespace tablier::app
