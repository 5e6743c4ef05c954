// What the boards share as text: pens, letters, marks.
#include <algorithm>

#include "draw/svg_paint.h"
#include "draw/terminal_boards.h"

namespace tablier::draw {

Pen seat_pen(Material material, std::optional<Seat> seat) {
    if (!seat) return {.ink = 16, .ground = 250, .bold = true};
    const bool colours = material == Material::Superpion;
    switch (*seat) {
        case Seat::South:
            return colours ? Pen{.ink = 231, .ground = 26, .bold = true}
                           : Pen{.ink = 16, .ground = 223, .bold = true};
        case Seat::West:
            return {.ink = 231, .ground = 124, .bold = true};
        case Seat::North:
            return colours ? Pen{.ink = 16, .ground = 220, .bold = true}
                           : Pen{.ink = 231, .ground = 60, .bold = true};
        case Seat::East:
            return colours ? Pen{.ink = 231, .ground = 16, .bold = true}
                           : Pen{.ink = 16, .ground = 117, .bold = true};
    }
    return {};
}

Pen seat_ink(Material material, std::optional<Seat> seat) {
    if (!seat) return {.ink = 250, .bold = true};
    const bool dark = material != Material::Superpion && *seat == Seat::North;
    return {.ink = dark ? std::int16_t(141) : seat_pen(material, seat).ground, .bold = true};
}

char seat_text(Material material, std::optional<Seat> seat) {
    return seat ? seat_sign_letter(material, *seat) : '?';
}

Brackets mark_brackets(SceneMark::Kind kind) {
    switch (kind) {
        case SceneMark::Kind::LastMove:
            return {'[', ']'};
        case SceneMark::Kind::Choice:
            return {'<', '>'};
        case SceneMark::Kind::Hint:
            return {'{', '}'};
    }
    return {'[', ']'};
}

void explain_marks(const SceneView& view, std::vector<LegendEntry>& legend) {
    const auto explain = [&](SceneMark::Kind kind, Text meaning) {
        const auto marked = [&](const SceneCell& cell) { return view.mark_of(cell.name) == kind; };
        if (!std::ranges::any_of(view.scene().cells, marked)) return;
        const auto [left, right] = mark_brackets(kind);
        legend.push_back({std::string{left, ' ', right}, std::move(meaning)});
    };
    explain(SceneMark::Kind::LastMove, {"last move", "dernier coup"});
    explain(SceneMark::Kind::Choice, {"choice", "choix"});
    explain(SceneMark::Kind::Hint, {"hint", "conseil"});
}

Pen mark_ground(Pen pen, Mark mark) {
    if (!mark) return pen;
    switch (*mark) {
        case SceneMark::Kind::LastMove:
            pen.ground = 58;
            break;
        case SceneMark::Kind::Choice:
            pen.ground = 22;
            break;
        case SceneMark::Kind::Hint:
            pen.ground = 24;
            break;
    }
    return pen;
}

}  // namespace tablier::draw
