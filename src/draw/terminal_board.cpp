#include "tablier/draw/terminal_board.h"

#include <algorithm>

namespace tablier::draw {

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
