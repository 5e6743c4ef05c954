#include "draw/svg_trays.h"

#include <algorithm>

#include "draw/utf8.h"
#include "draw/words.h"
#include "tablier/draw/game_picture.h"

namespace tablier::draw {
namespace {

constexpr double padding = 18;
constexpr double stock_row = 72;
constexpr double pile_row = 94;
constexpr double title_size = 31;
constexpr double text_size = 26;
constexpr double letter_share = 0.57;  ///< of the size: a usual letter's width in a broad serif

double text_width(std::string_view text, double size) {
    return column_width(printable(text, false)) * size * letter_share;
}

/// Places things one after the other, in lines.
class Flow {
  public:
    Flow(double left, double right, double top) : left_(left), right_(right), x_(left), y_(top) {}

    struct Spot {
        double x, y;
    };
    Spot take(double width, double height) {
        if (x_ > left_ && x_ + width > right_) new_line();
        const Spot spot{x_, y_};
        x_ += width;
        line_height_ = std::max(line_height_, height);
        return spot;
    }
    void new_line() {
        y_ += line_height_;
        x_ = left_;
        line_height_ = 0;
    }
    double y() const { return y_; }

  private:
    double left_;
    double right_;
    double x_;
    double y_;
    double line_height_ = 0;
};

void draw_count(SvgWriter& svg, const std::string& text, double x, double y) {
    svg.text("text", text, {{"x", x}, {"y", y}, {"font-size", text_size}, {"fill", ink}});
}

void draw_bars(SvgWriter& svg, Symbols& symbols, const SceneStock& stock, const StockStyle& style,
               double row, Flow& flow) {
    constexpr double thick = 11;
    constexpr double gap = 8;
    constexpr double length = 56;
    const int shown = std::clamp(stock.count, 0, 12);
    const double bars = std::max(shown, 1) * (thick + gap);  // an empty stock keeps one place
    const auto [x, y] = flow.take(bars + 76, row);
    const double top = y + (row - length) / 2;
    if (shown == 0)
        svg.leaf("rect", {{"x", x},
                          {"y", top},
                          {"width", thick},
                          {"height", length},
                          {"rx", 2.5},
                          {"fill", "none"},
                          {"stroke", faint_ink},
                          {"stroke-width", 1.5},
                          {"stroke-dasharray", "5 4"}});
    for (int i = 0; i < shown; ++i) {
        const double at = x + i * (thick + gap);
        svg.leaf("rect", {{"x", at + 2},
                          {"y", top + 3},
                          {"width", thick},
                          {"height", length},
                          {"rx", 2.5},
                          {"fill", "#000"},
                          {"fill-opacity", 0.28}});
        svg.leaf("rect",
                 {{"x", at},
                  {"y", top},
                  {"width", thick},
                  {"height", length},
                  {"rx", 2.5},
                  {"fill", style.bar_paint ? style.bar_paint(symbols) : std::string(faint_ink)},
                  {"stroke", "#6f4d22"},
                  {"stroke-width", 1.5}});
    }
    draw_count(svg, "× " + std::to_string(stock.count), x + bars + 6, y + row / 2 + 9);
}

void draw_pieces(SvgWriter& svg, Symbols& symbols, const SceneStock& stock, const StockStyle& style,
                 double row, Flow& flow) {
    constexpr double size = 58;
    const std::string label = "× " + std::to_string(stock.count);
    const auto [x, y] =
        flow.take(size + 8 + std::max(70.0, text_width(label, text_size) + 18), row);
    if (style.symbol)
        use_symbol(svg, style.symbol(symbols, stock.colour), x + size / 2, y + row / 2, size);
    draw_count(svg, label, x + size + 4, y + row / 2 + 9);
}

void draw_pile(SvgWriter& svg, Symbols& symbols, const SceneStock& stock, const StockStyle& style,
               Lang lang, double row, Flow& flow) {
    constexpr double size = 74;
    const std::string label = style.name.text().in(lang) + " × " + std::to_string(stock.count);
    const auto [x, y] = flow.take(size + text_width(label, text_size) + 26, row);
    svg.open("g", {{"opacity", style.scattered ? 0.6 : 1.0}});
    if (stock.count <= 0)
        svg.leaf("rect", {{"x", x + 6},
                          {"y", y + 6},
                          {"width", 58},
                          {"height", 72},
                          {"rx", 7},
                          {"fill", "none"},
                          {"stroke", faint_ink},
                          {"stroke-width", 2},
                          {"stroke-dasharray", "6 5"}});
    const int shown = style.symbol ? std::clamp(stock.count, 0, 3) : 0;
    for (int i = 0; i < shown; ++i) {
        const double turn = style.scattered ? (i - 1) * 9 : 0;
        svg.leaf("use", {{"href", '#' + style.symbol(symbols, stock.colour)},
                         {"transform",
                          placed(x + size / 2 + 3 * i - 3, y + row / 2 + 2 - 3 * i, size / 100) +
                              " rotate(" + number(turn) + ')'}});
    }
    svg.close();
    draw_count(svg, label, x + size + 8, y + row / 2 + 9);
}

void draw_stock(SvgWriter& svg, Symbols& symbols, const SceneView& view, const SceneStock& stock,
                Lang lang, double row, Flow& flow) {
    const StockStyle& style = stock_style(view.picture(), stock.kind);
    svg.open("g", {{"data-stock", style.name.en}, {"data-count", stock.count}});
    switch (style.form) {
        case StockForm::Bars:
            draw_bars(svg, symbols, stock, style, row, flow);
            break;
        case StockForm::Pieces:
            draw_pieces(svg, symbols, stock, style, row, flow);
            break;
        case StockForm::Pile:
            draw_pile(svg, symbols, stock, style, lang, row, flow);
            break;
    }
    svg.close();
}

/// The seat's colour, letter and sign.
void draw_badge(SvgWriter& svg, const SeatStyles& seats, Seat seat, double x, double y) {
    const Paint paint = seat_paint(seats, seat);
    svg.leaf("circle", {{"cx", x},
                        {"cy", y},
                        {"r", 21},
                        {"fill", paint.base},
                        {"stroke", paint.dark},
                        {"stroke-width", 3}});
    svg.text("text", std::string(1, seat_sign_letter(seats, seat)),
             {{"x", x},
              {"y", y + 9.5},
              {"font-size", 27},
              {"font-weight", "bold"},
              {"text-anchor", "middle"},
              {"fill", paint.ink}});
    draw_seat_sign(svg, seat, x + 36, y, 17, ink);
}

/// White words on a coloured ground; `y` is its middle.
void draw_pill(SvgWriter& svg, std::string_view text, std::string_view colour, double x, double y,
               double width, double size) {
    const double height = size * 1.5;
    svg.leaf("rect", {{"x", x},
                      {"y", y - height / 2},
                      {"width", width},
                      {"height", height},
                      {"rx", height / 2},
                      {"fill", colour}});
    svg.text("text", text,
             {{"x", x + width / 2},
              {"y", y + 0.34 * size},
              {"font-size", size},
              {"font-weight", "bold"},
              {"text-anchor", "middle"},
              {"fill", "#fff"}});
}

/// Badge, name and what the player is doing; returns where the next line begins.
double draw_heading(SvgWriter& svg, const SceneTray& tray, const SeatStyles& seats, Lang lang,
                    double width) {
    const double text_left = padding + (tray.seat ? 74 : 0);
    if (tray.seat) draw_badge(svg, seats, *tray.seat, padding + 21, padding + 21);
    double y = padding + 32;
    const std::string& title = tray.title.in(lang);
    double end = text_left;
    for (const std::string& line : fitted_lines(title, width - text_left - padding, title_size)) {
        svg.text("text", line,
                 {{"x", text_left},
                  {"y", y},
                  {"font-size", title_size},
                  {"font-weight", "bold"},
                  {"fill", ink},
                  {"text-decoration", tray.out ? "line-through" : "none"}});
        end = text_left + text_width(line, title_size);
        y += title_size * 1.15;
    }
    const auto pill = [&](const std::string& text, std::string_view colour) {
        const double pill_width = text_width(text, 22) + 26;
        if (end + 8 + pill_width <= width - padding) {
            draw_pill(svg, text, colour, width - padding - pill_width, padding + 21, pill_width,
                      22);
        } else {
            draw_pill(svg, text, colour, text_left, y, pill_width, 22);
            y += 40;
        }
    };
    if (tray.to_move) pill(to_move_word.in(lang), accent);
    if (tray.out) pill(out_word.in(lang), faint_ink);
    return std::max(y - 12, padding + 52);
}

void draw_cards(SvgWriter& svg, Symbols& symbols, const SceneView& view, const SceneTray& tray,
                Lang lang, Flow& flow) {
    const CardStyle& style = card_style(view.picture());
    const double card_width = style.width;
    const double card_height = style.height;
    for (const SceneCard& card : tray.cards) {
        const auto [x, y] = flow.take(card_width + 11, card_height + 36);
        style.draw(svg, symbols, card, view.mark_of_card(card.name), x + 3, y + 3);
        if (card.drawn || card.offered) {
            const std::string& tag = (card.offered ? offered_word : drawn_word).in(lang);
            const double tag_width = text_width(tag, 20) + 24;
            draw_pill(svg, tag, card.offered ? "#0a6b33" : accent,
                      x + 3 + (card_width - tag_width) / 2, y + 3 + card_height / 2, tag_width, 20);
        }
        svg.text("text", card.name.substr(0, 24),
                 {{"x", x + 3 + card_width / 2},
                  {"y", y + card_height + 27},
                  {"font-size", 20},
                  {"text-anchor", "middle"},
                  {"fill", faint_ink}});
    }
    flow.new_line();
}

}  // namespace

std::vector<std::string> fitted_lines(std::string_view text, double width, double size) {
    std::vector<std::string> lines;
    const int columns = int(std::max(width / (size * letter_share), 4.0));
    for (const std::u32string& line : wrapped(printable(text, false), columns)) {
        lines.emplace_back();
        for (char32_t code : line) append_utf8(lines.back(), code);
    }
    return lines;
}

TrayPanel picture_tray(const SceneView& view, const SceneTray& tray, Lang lang, double width,
                       Symbols& symbols) {
    SvgWriter content;
    Flow flow(padding, width - padding, draw_heading(content, tray, view.seats(), lang, width));
    const bool piles = std::ranges::any_of(tray.stocks, [&](const SceneStock& stock) {
        return stock_style(view.picture(), stock.kind).form == StockForm::Pile;
    });
    const double row = piles ? pile_row : stock_row;
    for (const SceneStock& stock : tray.stocks)
        draw_stock(content, symbols, view, stock, lang, row, flow);
    flow.new_line();
    draw_cards(content, symbols, view, tray, lang, flow);
    for (const Text& note : tray.notes) {
        for (const std::string& line :
             fitted_lines(note.in(lang), width - 2 * padding, text_size)) {
            const auto [x, y] = flow.take(width, text_size * 1.25);
            content.text("text", line,
                         {{"x", x},
                          {"y", y + text_size * 0.9},
                          {"font-size", text_size},
                          {"font-style", "italic"},
                          {"fill", ink}});
            flow.new_line();
        }
    }
    const double height = flow.y() + padding * 0.6;

    SvgWriter svg;
    svg.leaf("rect", {{"x", 0},
                      {"y", 0},
                      {"width", width},
                      {"height", height},
                      {"rx", 14},
                      {"fill", panel},
                      {"stroke", tray.to_move ? accent : panel_edge},
                      {"stroke-width", tray.to_move ? 4 : 2}});
    svg.open("g", {{"opacity", tray.out ? 0.62 : 1.0}});
    svg.raw(content.str());
    svg.close();
    return {svg.str(), height};
}

}  // namespace tablier::draw
