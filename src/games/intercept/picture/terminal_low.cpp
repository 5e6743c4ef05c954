// Intercept's board with one line for each rank: covered pawns are listed beside the board.
#include <algorithm>

#include "games/intercept/picture/boards.h"
#include "games/intercept/picture/terminal_signs.h"
#include "games/intercept/scene_ids.h"
#include "tablier/draw/game_picture.h"

namespace tablier::intercept {

using namespace draw;

namespace {

constexpr GroundSigns signs{{U'⌂', '^'}, {U'∘', 'o'}};

struct Stack {
    const ScenePiece* pawn = nullptr;
    const ScenePiece* covered = nullptr;
    bool ball = false;
};

Stack stack_on(const SceneView& view, const SceneCell& cell) {
    Stack stack;
    for (const ScenePiece* piece : view.pieces(cell.x, cell.y)) {
        if (piece->shape == ball_shape)
            stack.ball = true;
        else if (piece->covered)
            stack.covered = piece;
        else
            stack.pawn = piece;
    }
    return stack;
}

Glyph ground_sign(SceneId ground) {
    if (ground == goal_ground) return signs.goal;
    if (ground == approach_ground) return signs.approach;
    if (ground == centre_ground) return '+';
    return {U'·', '.'};
}

char small_letter(const SeatStyles& seats, std::optional<Seat> seat) {
    const char letter = seat_text(seats, seat);
    return letter >= 'A' && letter <= 'Z' ? char(letter - 'A' + 'a') : letter;
}

/// Where a cell's characters stand: the gap before it, the pawn's two, and the ball's or ground's.
struct Layout {
    int left;     ///< column of the first gap
    int pitch;    ///< columns from cell to cell
    bool narrow;  ///< no column for the ball: it takes the gap
};

constexpr Pen ball_pen{.ink = 214, .bold = true};

void draw_marks(Canvas& canvas, const SceneView& view, int x, int y, const Layout& at, int line) {
    const Mark mark = view.mark_at(x, y);
    const Mark before = view.mark_at(x - 1, y);
    if (!mark && !before) return;
    const char sign = mark && before ? '|'
                      : mark         ? mark_brackets(*mark).left
                                     : mark_brackets(*before).right;
    canvas.put(at.left + at.pitch * x, line, sign, mark_pen);
}

bool gap_is_marked(const SceneView& view, int x, int y) {
    return view.mark_at(x, y) || view.mark_at(x - 1, y);
}

void draw_cell(Canvas& canvas, const SceneView& view, const SceneCell& cell, const Layout& at,
               int line) {
    const Stack stack = stack_on(view, cell);
    const int x = at.left + at.pitch * cell.x + 1;
    const Pen ground = mark_ground(seat_ink(view.seats(), cell.owner), view.mark_of(cell.name));
    const Pen empty = cell.owner ? ground : mark_ground(faint, view.mark_of(cell.name));
    if (stack.pawn) {
        const Pen pen = seat_pen(view.seats(), stack.pawn->seat);
        canvas.put(x, line, seat_text(view.seats(), stack.pawn->seat), pen);
        canvas.put(x + 1, line, pawn_glyph(stack.pawn->shape), pen);
    } else {
        canvas.put(x, line, ground_sign(cell.ground), empty);
    }
    const bool special = cell.ground == goal_ground || cell.ground == approach_ground;
    if (stack.ball && !stack.pawn)
        canvas.put(x, line, '*', ball_pen);
    else if (stack.ball)
        canvas.put(at.narrow ? x - 1 : x + 2, line, '*', ball_pen);
    else if (at.narrow && stack.pawn && special && !gap_is_marked(view, cell.x, cell.y))
        canvas.put(x - 1, line, ground_sign(cell.ground), seat_ink(view.seats(), cell.owner));
    else if (at.narrow)
        return;
    else if (stack.covered)
        canvas.put(x + 2, line, small_letter(view.seats(), stack.covered->seat),
                   seat_pen(view.seats(), stack.covered->seat));
    else if (stack.pawn && special)
        canvas.put(x + 2, line, ground_sign(cell.ground), ground);
}

/// "g5: under South's pawn lies North's repos pawn"
Text covered_note(const SceneView& view, const SceneCell& cell, const ScenePiece& covered) {
    return fill_texts(
        "under {0}: {1}, {2}", "sous {0} : {1}, {2}",
        {plain(cell.name), covered.seat ? seat_name(view.picture(), *covered.seat) : plain("?"),
         piece_name(view.picture(), covered.shape)});
}

BoardText one_line_ranks(const SceneView& view, const TerminalStyle& style, bool narrow) {
    const bool coordinates = view.scene().coordinates;
    const int gap = coordinates ? (narrow ? 1 : rank_columns) : 0;
    const Layout at{gap, narrow ? 3 : 4, narrow};
    BoardText board{Canvas(style.ascii)};
    Canvas& canvas = board.canvas;
    const int rows = view.rows();
    for (int y = rows - 1; y >= 0; --y) {
        const int line = rows - 1 - y;
        for (int x = 0; x <= view.columns(); ++x)
            if (x < view.columns() || !narrow) draw_marks(canvas, view, x, y, at, line);
        // A rank's second digit gives way to the ball, but not to a bracket.
        if (coordinates) {
            const std::string rank = std::to_string(y + 1);
            canvas.write(narrow ? 0 : rank_columns - 1 - int(rank.size()), line, rank);
        }
        for (int x = 0; x < view.columns(); ++x)
            if (const SceneCell* cell = view.cell(x, y)) {
                draw_cell(canvas, view, *cell, at, line);
                if (const ScenePiece* covered = stack_on(view, *cell).covered)
                    board.notes.push_back(covered_note(view, *cell, *covered));
            }
    }
    if (coordinates)
        for (int x = 0; x < view.columns(); ++x)
            canvas.write(at.left + at.pitch * x + 1, rows, file_name(x));
    board.legend = pieces_legend(view, style.ascii, signs);
    explain_marks(view, board.legend);
    return board;
}

}  // namespace

BoardText low_terminal_board(const SceneView& view, const TerminalStyle& style) {
    return one_line_ranks(view, style, false);
}

BoardText narrow_terminal_board(const SceneView& view, const TerminalStyle& style) {
    return one_line_ranks(view, style, true);
}

}  // namespace tablier::intercept
