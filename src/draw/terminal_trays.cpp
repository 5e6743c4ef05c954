// Trays as text: who, stocks, cards, notes.
#include <algorithm>

#include "draw/terminal_boards.h"
#include "draw/utf8.h"
#include "draw/words.h"

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
                 const TerminalStyle& style) {
    const std::string count = std::to_string(stock.count);
    const std::string word = stock_word(stock).in(style.lang);
    switch (stock.kind) {
        case SceneStock::Kind::Walls:
            flow.add(word + ' ' + count);
            if (stock.count > 0)
                flow.add(repeated(style.ascii ? "|" : "┃", std::min(stock.count, 16)),
                         {.ink = 222});
            break;
        case SceneStock::Kind::Pawns:
            flow.keep_together(4 + int(count.size()));
            flow.add(std::string{' ', seat_text(view.material(), stock.colour), ' '},
                     seat_pen(view.material(), stock.colour), 0);
            flow.add("×" + count);
            break;
        case SceneStock::Kind::BlackPawns:
            flow.add((style.ascii ? "B ×" : "● B ×") + count);
            break;
        case SceneStock::Kind::WhitePawns:
            flow.add((style.ascii ? "W ×" : "○ W ×") + count);
            break;
        case SceneStock::Kind::Cards:
        case SceneStock::Kind::DiscardedCards:
            flow.add(word + ' ' + count);
            break;
    }
}

std::string circles(std::string_view card) {
    std::string text;
    for (char letter : card) text += letter == 'B' ? "●" : letter == 'W' ? "○" : "=";
    return text;
}

void write_card(ItemFlow& flow, const SceneView& view, const SceneCard& card,
                const TerminalStyle& style) {
    std::string text = card.name;
    if (!style.ascii) text += ' ' + circles(card.name);
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
    flow.add(text, pen, 3);
}

}  // namespace

Canvas text_tray(const SceneView& view, const SceneTray& tray, const TerminalStyle& style,
                 int width) {
    Canvas canvas(style.ascii);
    if (tray.to_move) canvas.put(0, 0, {U'▶', '>'}, mark_pen);
    int x = indent;
    if (tray.seat) {
        const char letter = seat_text(view.material(), tray.seat);
        x = canvas.write(x, 0, std::string{' ', letter, ' '},
                         seat_pen(view.material(), tray.seat)) +
            1;
    }
    std::string heading = tray.title.in(style.lang);
    if (tray.to_move) heading += " – " + to_move_word.in(style.lang);
    if (tray.out) heading += " – " + out_word.in(style.lang);
    const Pen pen{.bold = !tray.out, .dim = tray.out};
    const int line = std::max(canvas.write_wrapped(x, 0, width - x, heading, pen), 1);

    ItemFlow flow(canvas, indent, width - indent, line);
    for (const SceneStock& stock : tray.stocks) write_stock(flow, view, stock, style);
    flow.new_line();
    for (const SceneCard& card : tray.cards) write_card(flow, view, card, style);
    flow.new_line();
    int next = flow.line();
    for (const Text& note : tray.notes)
        next = canvas.write_wrapped(indent, next, width - indent, note.in(style.lang), faint);
    return canvas;
}

}  // namespace tablier::draw
