#include "tablier/draw/svg.h"

#include <algorithm>

#include "draw/svg_trays.h"
#include "draw/words.h"
#include "tablier/draw/game_picture.h"
#include "tablier/draw/svg_board.h"

namespace tablier {
namespace draw {
namespace {

constexpr double margin = 22;
constexpr double gap = 18;
constexpr double side_width = 344;
constexpr double status_size = 29;

BoardPicture picture_board(const SceneView& view, bool coordinates, Symbols& symbols) {
    if (view.columns() == 0 || view.rows() == 0) return {};
    return view.picture().svg_board(view, coordinates, symbols);
}

/// Places panels; keeps the size of the whole.
class Sheet {
  public:
    void add(std::string_view svg, double x, double y, double width, double height) {
        body_.open("g", {{"transform", placed(x, y, 1)}});
        body_.raw(svg);
        body_.close();
        width_ = std::max(width_, x + width);
        height_ = std::max(height_, y + height);
    }
    double width() const { return width_ + margin; }
    double height() const { return height_ + margin; }
    double bottom() const { return height_; }
    const std::string& body() const { return body_.str(); }

  private:
    SvgWriter body_;
    double width_ = 0;
    double height_ = 0;
};

void add_tray(Sheet& sheet, const SceneTray& tray, const TrayPanel& made, double x, double y,
              double width) {
    SvgWriter svg;
    svg.open("g", {{"data-tray", tray.seat ? std::string(1, seat_letter(*tray.seat)) : "middle"}});
    svg.raw(made.svg);
    svg.close();
    sheet.add(svg.str(), x, y, width, made.height);
}

/// In a column at the right of the board, from top to bottom.
void add_trays_beside(Sheet& sheet, const SceneView& view, Lang lang, double x, Symbols& symbols) {
    double y = margin;
    for (const SceneTray& tray : view.scene().trays) {
        const TrayPanel made = picture_tray(view, tray, lang, side_width, symbols);
        add_tray(sheet, tray, made, x, y, side_width);
        y += made.height + gap;
    }
}

/// Under the board: the middle tray over the whole width, the players' in two columns.
void add_trays_below(Sheet& sheet, const SceneView& view, Lang lang, double width,
                     Symbols& symbols) {
    double y = sheet.bottom() + gap;
    const double half = (width - gap) / 2;
    for (const SceneTray& tray : view.scene().trays) {
        if (tray.seat) continue;
        const TrayPanel made = picture_tray(view, tray, lang, width, symbols);
        add_tray(sheet, tray, made, margin, y, width);
        y += made.height + gap;
    }
    double left_y = y;
    double right_y = y;
    for (const SceneTray& tray : view.scene().trays) {
        if (!tray.seat) continue;
        const TrayPanel made = picture_tray(view, tray, lang, half, symbols);
        double& column_y = left_y <= right_y ? left_y : right_y;
        const double x = &column_y == &left_y ? margin : margin + half + gap;
        add_tray(sheet, tray, made, x, column_y, half);
        column_y += made.height + gap;
    }
}

void add_status(Sheet& sheet, const std::string& status, double width) {
    if (status.empty()) return;
    const auto lines = fitted_lines(status, width, status_size);
    SvgWriter svg;
    double y = status_size;
    for (const std::string& line : lines) {
        svg.text(
            "text", line,
            {{"x", 0}, {"y", y}, {"font-size", status_size}, {"fill", ink}, {"class", "status"}});
        y += status_size * 1.3;
    }
    sheet.add(svg.str(), margin, sheet.bottom() + 12, width,
              double(lines.size()) * status_size * 1.3);
}

std::string document(const SceneView& view, Lang lang, const Sheet& sheet, const Symbols& symbols) {
    const double width = sheet.width();
    const double height = sheet.height();
    const std::string& status = view.scene().status.in(lang);
    SvgWriter svg;
    svg.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                     {"viewBox", "0 0 " + number(width) + ' ' + number(height)},
                     {"width", width},
                     {"height", height},
                     {"role", "img"},
                     {"lang", lang == Lang::French ? "fr" : "en"},
                     {"font-family", serif}});
    const std::string name = game_name(view.scene()).in(lang);
    svg.text("title", status.empty() ? name : name + " – " + status);
    svg.text("desc", describe(view, lang));
    svg.open("defs");
    svg.raw(symbols.definitions());
    svg.close();
    svg.leaf(
        "rect",
        {{"x", 0}, {"y", 0}, {"width", width}, {"height", height}, {"rx", 20}, {"fill", paper}});
    svg.raw(sheet.body());
    svg.close();
    return svg.str();
}

}  // namespace
}  // namespace draw

BoardDrawing draw_board(const Scene& scene, bool coordinates) {
    using namespace draw;
    Symbols symbols;
    BoardPicture board = picture_board(SceneView(scene), coordinates && scene.coordinates, symbols);
    SvgWriter svg;
    svg.open("defs");
    svg.raw(symbols.definitions());
    svg.close();
    svg.raw(board.svg);
    return {board.width, board.height, svg.str(), std::move(board.places)};
}

namespace draw {
namespace {

std::string alone(double left, double top, double width, double height, const Symbols& symbols,
                  const SvgWriter& body) {
    SvgWriter svg;
    svg.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                     {"viewBox", number(left) + ' ' + number(top) + ' ' + number(width) + ' ' +
                                     number(height)}});
    svg.open("defs");
    svg.raw(symbols.definitions());
    svg.close();
    svg.raw(body.str());
    svg.close();
    return svg.str();
}

}  // namespace
}  // namespace draw

std::string draw_one_piece(const draw::GamePicture& picture, const ScenePiece& piece) {
    using namespace draw;
    Symbols symbols;
    SvgWriter svg;
    use_symbol(svg, piece_symbol(picture, symbols, piece), 0, 0, 100);
    return alone(-50, -50, 100, 100, symbols, svg);
}

std::string draw_one_card(const draw::CardStyle& cards, const std::string& name) {
    using namespace draw;
    constexpr double room = 4;  // for the shadow
    Symbols symbols;
    SvgWriter svg;
    cards.draw(svg, symbols, {.name = name}, std::nullopt, 0, 0);
    return alone(-room, -room, cards.width + 2 * room, cards.height + 2 * room, symbols, svg);
}

std::string draw_svg(const Scene& scene, const SvgStyle& style) {
    using namespace draw;
    const SceneView view(scene);
    Symbols symbols;
    Sheet sheet;
    const bool coordinates = style.coordinates && scene.coordinates;
    const BoardPicture board = picture_board(view, coordinates, symbols);
    sheet.add(board.svg, margin, margin, board.width, board.height);
    if (style.trays) {
        const bool below = view.picture().wide_board || board.width == 0;
        if (!below)
            add_trays_beside(sheet, view, style.lang, margin + board.width + gap, symbols);
        else
            add_trays_below(sheet, view, style.lang, std::max(board.width, 2 * side_width),
                            symbols);
        add_status(sheet, scene.status.in(style.lang), sheet.width() - 2 * margin);
    }
    return document(view, style.lang, sheet, symbols);
}

}  // namespace tablier
