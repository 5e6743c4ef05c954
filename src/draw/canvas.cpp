#include "tablier/draw/canvas.h"

#include <algorithm>

#include "draw/utf8.h"

namespace tablier::draw {
namespace {

constexpr int largest = 4096;

std::string escape_sequence(const Pen& pen) {
    std::string codes = "\x1b[0";
    if (pen.bold) codes += ";1";
    if (pen.dim) codes += ";2";
    if (pen.ink >= 0) codes += ";38;5;" + std::to_string(pen.ink);
    if (pen.ground >= 0) codes += ";48;5;" + std::to_string(pen.ground);
    return codes + 'm';
}

}  // namespace

std::string glyph_text(Glyph glyph, bool ascii) {
    std::string text;
    append_utf8(text, ascii ? char32_t(static_cast<unsigned char>(glyph.ascii)) : glyph.unicode);
    return text;
}

void Canvas::set(int x, int y, Place place) {
    if (x < 0 || y < 0 || x >= largest || y >= largest) return;
    if (y >= height()) lines_.resize(std::size_t(y) + 1);
    auto& line = lines_[std::size_t(y)];
    if (x >= int(line.size())) line.resize(std::size_t(x) + 1);
    line[std::size_t(x)] = place;
    width_ = std::max(width_, x + 1);
}

void Canvas::put(int x, int y, Glyph glyph, Pen pen) {
    set(x, y, {ascii_ ? char32_t(glyph.ascii) : glyph.unicode, pen});
}

int Canvas::write(int x, int y, std::u32string_view text, Pen pen) {
    for (char32_t code : text) {
        const int columns = column_width(code);
        if (columns == 0) continue;
        set(x, y, {code, pen});
        if (columns == 2) set(x + 1, y, {0, pen});
        x += columns;
    }
    return x;
}

int Canvas::write(int x, int y, std::string_view text, Pen pen) {
    return write(x, y, printable(text, ascii_), pen);
}

int Canvas::write_wrapped(int x, int y, int width, std::string_view text, Pen pen) {
    for (const std::u32string& line : wrapped(printable(text, ascii_), width))
        write(x, y++, line, pen);
    return y;
}

void Canvas::paste(const Canvas& other, int x, int y, int columns, int lines) {
    for (int line = 0; line < std::min(lines, other.height()); ++line) {
        const auto& places = other.lines_[std::size_t(line)];
        for (int column = 0; column < std::min(columns, int(places.size())); ++column)
            set(x + column, y + line, places[std::size_t(column)]);
    }
}

std::string Canvas::str(bool colour) const {
    std::string text;
    for (const auto& line : lines_) {
        const auto visible = [&](const Place& place) {
            return place.code != U' ' || (colour && place.pen.ground >= 0);
        };
        std::size_t length = line.size();
        while (length > 0 && !visible(line[length - 1])) --length;
        Pen current;
        for (std::size_t at = 0; at < length; ++at) {
            const Place& place = line[at];
            if (colour && place.pen != current) {
                text += escape_sequence(place.pen);
                current = place.pen;
            }
            if (place.code != 0) append_utf8(text, place.code);
        }
        if (current != Pen{}) text += "\x1b[0m";
        text += '\n';
    }
    return text;
}

}  // namespace tablier::draw
