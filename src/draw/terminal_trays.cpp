#include "draw/terminal_trays.h"

#include <algorithm>

#include "draw/utf8.h"
#include "draw/words.h"
#include "tablier/draw/game_picture.h"

namespace tablier::draw {
namespace {

constexpr int indent = 2;

/// Writes items one after the other and goes to the next line where the width ends.
class ItemFlow {
  public:
    ItemFlow(Canvas& canvas, int left, int width, int line)
        : canvas_(&canvas), left_(left), right_(left + width), x_(left), y_(line) {}

    void add(std::string_view text, Pen pen = {}, int gap = 2) {
        const int columns = column_width(printable(text, canvas_->ascii()));
        if (x_ > left_ && x_ + columns > right_) new_line();
        if (columns > right_ - left_) {
            y_ = canvas_->write_wrapped(left_, y_, right_ - left_, text, pen);
            return;
        }
        x_ = canvas_->write(x_, y_, text, pen) + gap;
    }
    /// Goes to the next line unless so many columns are left.
    void keep_together(int columns) {
        if (x_ + columns > right_) new_line();
    }
    void new_line() {
        if (x_ == left_) return;
        x_ = left_;
        ++y_;
    }
    int line() const { return y_; }

  private:
    Canvas* canvas_;
    int left_;
    int right_;
    int x_;
    int y_;
};

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

void write_stock(ItemFlow& flow, const SceneView& view, const SceneStock& stock,
                 const TerminalStyle& style, bool pictured) {
    const StockStyle& look = stock_style(view.picture(), stock.kind);
    const std::string count = std::to_string(stock.count);
    const std::string word = look.name.text().in(style.lang);
    switch (look.form) {
        case StockForm::Bars:
            flow.add(word + ' ' + count);
            if (pictured && stock.count > 0)
                flow.add(repeated(style.ascii ? "|" : "┃", std::min(stock.count, 16)),
                         {.ink = 222});
            break;
        case StockForm::Pieces:
            if (!look.sign.empty()) {
                flow.add(std::string(style.ascii ? look.ascii_sign : look.sign) + " ×" + count);
                break;
            }
            flow.keep_together(4 + int(count.size()));
            flow.add(std::string{' ', seat_text(view.seats(), stock.colour), ' '},
                     seat_pen(view.seats(), stock.colour), 0);
            flow.add("×" + count);
            break;
        case StockForm::Pile:
            flow.add(word + ' ' + count);
            break;
    }
}

void write_card(ItemFlow& flow, const SceneView& view, const SceneCard& card,
                const TerminalStyle& style, bool pictured) {
    std::string text = card.name;
    const CardStyle* cards = view.picture().cards;
    if (pictured && !style.ascii && cards && cards->signs) text += ' ' + cards->signs(card.name);
    Pen pen;
    if (card.drawn || card.offered) {
        pen.bold = true;
        text += " (" + (card.offered ? offered_word : drawn_word).in(style.lang) + ')';
    }
    if (const Mark mark = view.mark_of_card(card.name)) {
        const auto [left, right] = mark_brackets(*mark);
        text = left + text + right;
        pen.ink = mark_pen.ink;
    }
    flow.add(text, pen, pictured ? 3 : 2);
}

/// The sign of whose turn it is, and the seat's letter; returns the column after them.
int write_owner(Canvas& canvas, const SceneView& view, const SceneTray& tray) {
    if (tray.to_move) canvas.put(0, 0, {U'▶', '>'}, mark_pen);
    if (!tray.seat) return indent;
    const char letter = seat_text(view.seats(), tray.seat);
    return canvas.write(indent, 0, std::string{' ', letter, ' '},
                        seat_pen(view.seats(), tray.seat)) +
           1;
}

Canvas full_tray(const SceneView& view, const SceneTray& tray, const TerminalStyle& style,
                 int width) {
    Canvas canvas(style.ascii);
    const int x = write_owner(canvas, view, tray);
    std::string heading = tray.title.in(style.lang);
    if (tray.to_move) heading += " – " + to_move_word.in(style.lang);
    if (tray.out) heading += " – " + out_word.in(style.lang);
    const Pen pen{.bold = !tray.out, .dim = tray.out};
    const int line = std::max(canvas.write_wrapped(x, 0, width - x, heading, pen), 1);

    ItemFlow flow(canvas, indent, width - indent, line);
    for (const SceneStock& stock : tray.stocks) write_stock(flow, view, stock, style, true);
    flow.new_line();
    for (const SceneCard& card : tray.cards) write_card(flow, view, card, style, true);
    flow.new_line();
    int next = flow.line();
    for (const Text& note : tray.notes)
        next = canvas.write_wrapped(indent, next, width - indent, note.in(style.lang), faint);
    return canvas;
}

Canvas short_tray(const SceneView& view, const SceneTray& tray, const TerminalStyle& style,
                  int width) {
    Canvas canvas(style.ascii);
    const int x = write_owner(canvas, view, tray);
    ItemFlow flow(canvas, x, width - x, 0);
    const std::string heading = tray.title.in(style.lang);
    flow.add(tray.out ? heading + " – " + out_word.in(style.lang) : heading,
             {.bold = !tray.out, .dim = tray.out});
    for (const SceneStock& stock : tray.stocks) write_stock(flow, view, stock, style, false);
    for (const Text& note : tray.notes) flow.add(note.in(style.lang), faint);
    for (const SceneCard& card : tray.cards) write_card(flow, view, card, style, false);
    return canvas;
}

/// The number that a note begins with: "30" of "30 points"; empty if it begins with none.
std::string_view leading_number(std::string_view note) {
    return note.substr(0, std::min(note.find_first_not_of("0123456789"), note.size()));
}

Canvas terse_tray(const SceneView& view, const SceneTray& tray, const TerminalStyle& style,
                  int width) {
    Canvas canvas(style.ascii);
    int x = 0;
    if (tray.to_move) canvas.put(0, 0, {U'▶', '>'}, mark_pen);
    if (tray.seat) {
        canvas.put(1, 0, seat_text(view.seats(), tray.seat), seat_pen(view.seats(), tray.seat));
        x = 3;
    }
    ItemFlow flow(canvas, x, width - x, 0);
    if (tray.out) flow.add(out_word.in(style.lang), faint, 1);
    for (const Text& note : tray.notes) {
        const std::string_view number = leading_number(note.in(style.lang));
        if (!number.empty()) flow.add(number, {}, 1);
    }
    std::string pieces;
    for (const SceneStock& stock : tray.stocks) {
        const std::string count = std::to_string(stock.count);
        const StockStyle& look = stock_style(view.picture(), stock.kind);
        if (look.form == StockForm::Pieces && look.sign.empty())
            pieces += seat_text(view.seats(), stock.colour) + count;
        else if (look.form == StockForm::Bars)
            flow.add(count, {}, 1);
        else
            write_stock(flow, view, stock, style, false);
    }
    if (!pieces.empty()) flow.add(pieces, {}, 1);
    for (const SceneCard& card : tray.cards) write_card(flow, view, card, style, false);
    return canvas;
}

}  // namespace

Canvas text_tray(const SceneView& view, const SceneTray& tray, const TerminalStyle& style,
                 int width, TrayLength length) {
    switch (length) {
        case TrayLength::Full:
            return full_tray(view, tray, style, width);
        case TrayLength::Short:
            return short_tray(view, tray, style, width);
        case TrayLength::Terse:
            return terse_tray(view, tray, style, width);
    }
    return Canvas(style.ascii);
}

}  // namespace tablier::draw
