// Canvas: a grid of characters with colours, for drawings on a terminal.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tablier::draw {

/// How a character is shown; colours are numbers of the 256-colour palette, -1 the terminal's own.
struct Pen {
    std::int16_t ink = -1;
    std::int16_t ground = -1;
    bool bold = false;
    bool dim = false;

    bool operator==(const Pen&) const = default;
};

/// A character and its ASCII replacement.
struct Glyph {
    char32_t unicode;
    char ascii;

    constexpr Glyph(char32_t fancy, char simple) : unicode(fancy), ascii(simple) {}
    constexpr Glyph(char same) : unicode(static_cast<unsigned char>(same)), ascii(same) {}
};

std::string glyph_text(Glyph glyph, bool ascii);

/// Grows as text is written to it. Not thread-safe.
class Canvas {
  public:
    explicit Canvas(bool ascii) : ascii_(ascii) {}

    void put(int x, int y, Glyph glyph, Pen pen = {});
    /// Writes text on one line and returns the column after it.
    int write(int x, int y, std::string_view text, Pen pen = {});
    int write(int x, int y, std::u32string_view text, Pen pen = {});
    /// Breaks lines at spaces; returns the line after the text.
    int write_wrapped(int x, int y, int width, std::string_view text, Pen pen = {});
    void paste(const Canvas& other, int x, int y) {
        paste(other, x, y, other.width(), other.height());
    }
    /// Pastes the first columns and lines of `other` only.
    void paste(const Canvas& other, int x, int y, int columns, int lines);

    bool ascii() const { return ascii_; }
    int width() const { return width_; }
    int height() const { return int(lines_.size()); }
    std::string str(bool colour) const;

  private:
    struct Place {
        char32_t code = U' ';  ///< 0 in the second column of a wide character
        Pen pen = {};
    };
    void set(int x, int y, Place place);

    bool ascii_;
    int width_ = 0;
    std::vector<std::vector<Place>> lines_;
};

}  // namespace tablier::draw
