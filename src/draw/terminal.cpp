#include "tablier/draw/terminal.h"

#include <algorithm>
#include <array>
#include <optional>

#include "draw/terminal_trays.h"
#include "draw/utf8.h"
#include "tablier/draw/game_picture.h"

namespace tablier {
namespace draw {

namespace {

constexpr int gap = 2;
constexpr int min_width = 20;
constexpr int max_width = 1000;

/// How the parts are put together.
struct Arrangement {
    bool beside;  ///< trays, remarks and legend stand to the right of the board
    bool airy;    ///< with empty lines between the parts; the legend below everything
    TrayLength trays;
    bool legend;
};

/// The first layout that fits is taken: empty lines go first, then the length of the trays, then
/// the size of the board, and last the legend.
constexpr std::array with_legend{
    Arrangement{true, true, TrayLength::Full, true},
    Arrangement{false, true, TrayLength::Full, true},
    Arrangement{true, false, TrayLength::Full, true},
    Arrangement{true, false, TrayLength::Short, true},
    Arrangement{false, false, TrayLength::Short, true},
};
constexpr std::array without_legend{
    Arrangement{true, false, TrayLength::Full, false},
    Arrangement{true, false, TrayLength::Short, false},
    Arrangement{false, false, TrayLength::Short, false},
    Arrangement{false, false, TrayLength::Terse, false},
};
constexpr Arrangement smallest_arrangement = without_legend.back();

constexpr int narrowest_column(const Arrangement& form) {
    return form.airy ? 20 : 16;
}

/// The parts below or beside a board, from (left, y) on; each returns the line after it.
class PartsWriter {
  public:
    PartsWriter(Canvas& sheet, const SceneView& view, const TerminalStyle& style, int left)
        : sheet_(&sheet), view_(&view), style_(&style), left_(left), width_(style.width - left) {}

    int trays(int y, const Arrangement& form) {
        const int air = form.airy && form.beside ? 1 : 0;
        if (form.trays != TrayLength::Full && !form.beside) return trays_in_lines(y, form.trays);
        for (const SceneTray& tray : view_->scene().trays) {
            const Canvas text = text_tray(*view_, tray, *style_, width_, form.trays);
            sheet_->paste(text, left_, y);
            y += text.height() + air;
        }
        return y;
    }

    /// On lines of their own, or one after the other.
    int remarks(int y, std::span<const std::string> remarks, TrayLength trays) {
        if (trays == TrayLength::Terse) {
            std::string all;
            for (const std::string& remark : remarks) all += (all.empty() ? "" : "; ") + remark;
            return all.empty() ? y : sheet_->write_wrapped(left_, y, width_, all);
        }
        for (const std::string& remark : remarks)
            y = sheet_->write_wrapped(left_, y, width_, remark);
        return y;
    }

    int notes(int y, const std::vector<Text>& notes) {
        for (const Text& note : notes)
            y = sheet_->write_wrapped(left_, y, width_, note.in(style_->lang), faint);
        return y;
    }

    /// One after the other.
    int legend(int y, const std::vector<LegendEntry>& legend) {
        int x = 0;
        for (const LegendEntry& entry : legend) {
            const std::string meaning = entry.meaning.in(style_->lang);
            const int columns =
                column_width(printable(entry.symbol + ' ' + meaning, style_->ascii));
            if (x > 0 && x + columns > width_) {
                x = 0;
                ++y;
            }
            x = sheet_->write(left_ + x, y, entry.symbol, strong) - left_ + 1;
            if (x + 2 < width_ && columns > width_) {
                y = sheet_->write_wrapped(left_ + x, y, width_ - x, meaning, faint);
                x = 0;
            } else {
                x = sheet_->write(left_ + x, y, meaning, faint) - left_ + 3;
            }
        }
        return legend.empty() ? y : y + (x > 0);
    }

  private:
    /// As many in a line as fit, in columns of equal width.
    int trays_in_lines(int y, TrayLength length) {
        std::vector<Canvas> texts;
        int widest = 1;
        bool one_line = true;
        for (const SceneTray& tray : view_->scene().trays) {
            texts.push_back(text_tray(*view_, tray, *style_, width_, length));
            widest = std::max(widest, texts.back().width());
            one_line = one_line && texts.back().height() == 1;
        }
        const int columns = one_line ? std::max((width_ + gap) / (widest + gap), 1) : 1;
        int column = 0;
        for (const Canvas& text : texts) {
            if (column == columns) column = 0;
            if (column == 0 && &text != &texts.front()) ++y;
            sheet_->paste(text, left_ + column * (widest + gap), y);
            if (columns == 1) y += text.height() - 1;
            ++column;
        }
        return texts.empty() ? y : y + 1;
    }

    Canvas* sheet_;
    const SceneView* view_;
    const TerminalStyle* style_;
    int left_;
    int width_;
};

Canvas arranged(const SceneView& view, const TerminalStyle& style, const BoardText& board,
                std::span<const std::string> remarks, const Arrangement& form) {
    Canvas sheet(style.ascii);
    const int top =
        sheet.write_wrapped(0, 0, style.width, view.scene().status.in(style.lang), strong);
    const int board_line = top == 0 ? 0 : top + (form.airy ? 1 : 0);
    sheet.paste(board.canvas, 0, board_line);
    const int air = form.airy ? 1 : 0;
    int y = board_line;
    int left = 0;
    if (form.beside) {
        left = board.canvas.width() + gap;
    } else {
        if (!view.scene().trays.empty() && board.canvas.height() > 0 && form.airy)
            sheet.write(0, sheet.height(), " ");
        y = sheet.height();
    }
    PartsWriter parts(sheet, view, style, left);
    y = parts.trays(y, form);
    if (!form.beside && form.airy && !remarks.empty()) ++y;
    y = parts.notes(y, board.notes);
    y = parts.remarks(y, remarks, form.trays);
    if (!form.legend) return sheet;
    if (form.airy || !form.beside)
        PartsWriter(sheet, view, style, 0).legend(sheet.height() + air, board.legend);
    else
        parts.legend(y, board.legend);
    return sheet;
}

bool fits(const Canvas& sheet, const TerminalStyle& style) {
    return sheet.width() <= style.width && (style.height <= 0 || sheet.height() <= style.height);
}

/// With the first of the remarks only; none if not even that fits.
std::optional<Canvas> with_cut_remarks(const SceneView& view, const TerminalStyle& style,
                                       const BoardText& board,
                                       std::span<const std::string> remarks) {
    std::string all;
    for (const std::string& remark : remarks) all += (all.empty() ? "" : "; ") + remark;
    while (!all.empty()) {
        const std::size_t space = all.rfind(' ');
        all.resize(space == std::string::npos ? 0 : space);
        const std::array part{all + " …"};
        Canvas sheet = arranged(view, style, board, part, smallest_arrangement);
        if (fits(sheet, style)) return sheet;
    }
    return std::nullopt;
}

/// The beginning of a sheet that is too large, and how large it would be.
Canvas cut(const Canvas& sheet, const TerminalStyle& style) {
    const std::string size =
        std::to_string(sheet.width()) + " × " + std::to_string(sheet.height() + 1);
    const std::string why = style.lang == Lang::French
                                ? "La fenêtre est trop petite : il faut " + size + " caractères."
                                : "The window is too small: " + size + " characters are needed.";
    Canvas message(sheet.ascii());
    message.write_wrapped(0, 0, style.width, why, mark_pen);
    const int lines = style.height <= 0
                          ? sheet.height()
                          : std::min(sheet.height(), std::max(style.height - message.height(), 0));
    Canvas part(sheet.ascii());
    part.paste(sheet, 0, 0, style.width, lines);
    part.paste(message, 0, lines);
    return part;
}

Canvas largest_that_fits(const SceneView& view, const TerminalStyle& style,
                         std::span<const std::string> remarks) {
    std::vector<BoardText> boards;
    if (view.columns() == 0 || view.rows() == 0)
        boards.push_back({Canvas(style.ascii)});
    else
        for (const TerminalBoard draw : view.picture().terminal_boards)
            boards.push_back(draw(view, style));
    for (const std::span<const Arrangement> forms :
         {std::span<const Arrangement>(with_legend), std::span<const Arrangement>(without_legend)})
        for (const BoardText& board : boards)
            for (const Arrangement& form : forms) {
                const int column = style.width - board.canvas.width() - gap;
                const bool beside = column >= narrowest_column(form) && board.canvas.width() > 0;
                if (form.beside && (!beside || (form.airy && view.picture().wide_board))) continue;
                Canvas sheet = arranged(view, style, board, remarks, form);
                if (fits(sheet, style)) return sheet;
            }
    const BoardText& smallest = boards.back();
    if (auto shortened = with_cut_remarks(view, style, smallest, remarks)) return *shortened;
    return cut(arranged(view, style, smallest, {}, smallest_arrangement), style);
}

}  // namespace
}  // namespace draw

std::string draw_terminal(const Scene& scene, const TerminalStyle& wanted,
                          std::span<const std::string> remarks) {
    using namespace draw;
    TerminalStyle style = wanted;
    style.width = std::clamp(style.width, min_width, max_width);
    return largest_that_fits(SceneView(scene), style, remarks).str(style.colour);
}

}  // namespace tablier
