#include "games/quoridor/rules/foreign_notation.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "games/quoridor/rules/notation.h"

namespace tablier::quoridor {
namespace {

using Words = std::span<const std::string_view>;

int board_size(const AnyGame& game) {
    return game.options().number("size");
}

char small(char c) {
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}
bool is_letter(char c) {
    return small(c) >= 'a' && small(c) <= 'z';
}
bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// The mover's pawn, in a position's text "e2/10 e8/9 e3h S".
CellName pawn_to_move(const AnyGame& game, const AnyPosition& position) {
    const std::string text = position.text();
    std::string_view rest = text;
    for (const Seat seat : all_seats) {
        if (!game.seating().seats.contains(seat)) continue;
        const std::size_t space = rest.find(' ');
        std::string_view field = rest.substr(0, space);
        if (seat_letter(seat) == text.back()) return take_cell(field).value_or(CellName{});
        rest.remove_prefix(space + 1);
    }
    return {};
}

std::unexpected<Error> no_move(std::string_view word, std::string_view notation) {
    return fail("{0} is no move in {1} notation", "{0} n'est pas un coup en notation {1}",
                {quoted(word), notation});
}

/// The parts of a move that names cells: "e2", "e1-e2", "He3", "(e3)h", "e3 horizontal".
struct Parts {
    std::vector<CellName> cells;
    char orientation = 0;  ///< 'h', 'v' or none
    bool wall = false;     ///< said to be one
    bool pass = false;
};

/// Reads a word beside the cells. Words that only name the mover or a move are skipped.
bool take_word(std::string_view word, Parts& parts) {
    constexpr std::string_view idle[] = {"p",  "pawn",  "pion",  "move",  "playmove", "play",
                                         "to", "white", "black", "blanc", "noir",     "x"};
    constexpr std::string_view walls[] = {"w", "wall", "playwall", "fence", "barriere", "mur"};
    const auto is = [&](const auto& list) {
        return std::ranges::find(list, word) != std::end(list);
    };
    // Beside "w", as in "wh" and "wv", stands the orientation alone.
    if (word.size() == 2 && word[0] == 'w') return take_word(word.substr(1), parts);
    constexpr std::string_view horizontal = "horizontale";
    constexpr std::string_view vertical = "verticale";
    if (horizontal.starts_with(word) || vertical.starts_with(word)) {
        if (parts.orientation && parts.orientation != word[0]) return false;
        parts.orientation = word[0];
        return true;
    }
    parts.wall |= is(walls);
    parts.pass |= word == "pass" || word == "passe";
    return parts.pass || is(walls) || is(idle);
}

/// Adds the parts that a word consists of; false if it holds anything else.
bool take_parts(std::string_view written, Parts& parts) {
    std::string word(written);
    std::ranges::transform(word, word.begin(), small);
    std::string_view rest = word;
    while (!rest.empty()) {
        const auto run = [&](bool (*kind)(char)) {
            return std::size_t(std::ranges::find_if_not(rest, kind) - rest.begin());
        };
        const std::size_t letters = run(is_letter);
        if (letters == 0) {
            if (is_digit(rest.front()) ||
                std::string_view("-:/_()>=").find(rest.front()) == std::string_view::npos)
                return false;
            rest.remove_prefix(1);
            continue;
        }
        const bool before_digit = letters < rest.size() && is_digit(rest[letters]);
        const std::string_view text = rest.substr(0, letters - before_digit);
        if (!text.empty() && !take_word(text, parts)) return false;
        rest.remove_prefix(text.size());
        if (!before_digit) continue;
        const auto cell = take_cell(rest);
        if (!cell || parts.cells.size() == 4) return false;
        parts.cells.push_back(*cell);
    }
    return true;
}

/// Names cells by a letter and a number, and walls by one of the four cells that they touch.
class CellNotation final : public ForeignNotation {
  public:
    struct Form {
        std::string_view name = {};
        Text about = {};
        bool ranks_from_north = false;  ///< rank 1 is North's first line, so South starts on e9
        bool files_from_east = false;
        /// Which of its four cells names a wall, as South sees them.
        bool upper = false;
        bool right = false;
        bool orientation_first = false;  ///< "he3", "h e3" instead of "e3h", "e3 h"
    };

    explicit CellNotation(Form form) : form_(std::move(form)) {}

    std::string_view name() const override { return form_.name; }
    const Text& about() const override { return form_.about; }

    Result<Reading> read(const AnyGame& game, const AnyPosition& before,
                         Words words) const override {
        const int size = board_size(game);
        Parts parts;
        std::size_t used = 0;
        while (used < words.size() && !complete(parts, words.subspan(used))) {
            Parts more = parts;
            if (!take_parts(words[used], more)) break;
            parts = std::move(more);
            ++used;
        }
        if (used == 0) return no_move(words[0], name());
        if (parts.pass && parts.cells.empty()) return Reading{"pass", used};
        for (CellName& cell : parts.cells) {
            if (cell.file >= size || cell.rank >= size) return no_move(words[0], name());
            cell = turned(cell, size);
        }
        if (parts.cells.empty() || (parts.wall && !parts.orientation))
            return no_move(words[0], name());
        if (parts.orientation) return read_wall(words[0], parts, used);
        if (parts.cells.size() > 2) return no_move(words[0], name());
        const CellName from = parts.cells.front();
        const CellName pawn = pawn_to_move(game, before);
        if (parts.cells.size() == 2 && (from.file != pawn.file || from.rank != pawn.rank))
            return fail(
                "{0}: the pawn to move stands on {1}, not on {2}",
                "{0} : le pion qui doit jouer est en {1}, et non en {2}",
                {quoted(words[0]), cell_text(turned(pawn, size)), cell_text(turned(from, size))});
        return Reading{cell_text(parts.cells.back()), used};
    }

    std::string write(const AnyGame& game, const AnyPosition&,
                      std::string_view move) const override {
        std::string_view rest = move;
        const auto cell = take_cell(rest);
        if (!cell) return std::string(move);  // pass
        CellName named = *cell;
        if (!rest.empty()) {
            named.rank += form_.upper;
            named.file += form_.right;
        }
        const std::string text = cell_text(turned(named, board_size(game)));
        return form_.orientation_first ? std::string(rest) + text : text + std::string(rest);
    }

  private:
    /// Whether the words so far are a whole move; `next` are those that follow.
    bool complete(const Parts& parts, Words next) const {
        if (parts.cells.empty()) return parts.pass;
        if (parts.orientation) return true;
        Parts behind;
        if (!take_parts(next[0], behind) || !behind.orientation || !behind.cells.empty())
            return !parts.wall;
        // "h" alone: that of the cell before it, or of the one behind it.
        Parts after;
        return form_.orientation_first && next.size() > 1 && take_parts(next[1], after) &&
               !after.cells.empty();
    }

    /// From this notation's cells to Tablier's, and back.
    CellName turned(CellName cell, int size) const {
        return {form_.files_from_east ? size - 1 - cell.file : cell.file,
                form_.ranks_from_north ? size - 1 - cell.rank : cell.rank};
    }

    Result<Reading> read_wall(std::string_view word, const Parts& parts, std::size_t used) const {
        const auto [left, right] = std::ranges::minmax(parts.cells, {}, &CellName::file);
        const auto [low, high] = std::ranges::minmax(parts.cells, {}, &CellName::rank);
        if (right.file - left.file > 1 || high.rank - low.rank > 1) return no_move(word, name());
        // Two files, or two ranks, are unambiguous.
        const CellName corner{left.file - (form_.right && right.file == left.file),
                              low.rank - (form_.upper && high.rank == low.rank)};
        if (corner.file < 0 || corner.rank < 0)
            return fail("{0} is no wall in {1} notation: its other cells would lie outside",
                        "{0} n'est pas une barrière en notation {1} : ses autres cases seraient "
                        "hors du plateau",
                        {quoted(word), name()});
        return Reading{cell_text(corner) + parts.orientation, used};
    }

    Form form_;
};

/// Names the lines between cells and the directions of the pawn, as Lode Ameije does: "N", "NN" a
/// jump, "NE"; "e3" the wall on line e whose middle is at line 3, "3e" that on line 3 at line e.
class LineNotation final : public ForeignNotation {
  public:
    std::string_view name() const override { return "lines"; }
    const Text& about() const override { return about_; }

    /// Walls alone have the form of cells.
    bool may_be(Words words) const override {
        return std::ranges::any_of(words, [](std::string_view word) {
            return std::ranges::all_of(word, [](char c) { return is_direction(small(c)); });
        });
    }

    Result<Reading> read(const AnyGame& game, const AnyPosition& before,
                         Words words) const override {
        const std::string_view word = words[0];
        if (word.empty()) return no_move(word, name());
        if (word == "pass") return Reading{"pass"};
        const bool vertical = is_letter(word.front());
        std::string cell(word);
        std::ranges::transform(cell, cell.begin(), small);
        if (!vertical) std::ranges::rotate(cell, cell.end() - 1);  // "3e"
        std::string_view rest = cell;
        const auto lines = take_cell(rest);
        if (lines && rest.empty() && std::max(lines->file, lines->rank) < board_size(game))
            return Reading{cell + (vertical ? 'v' : 'h')};
        return read_pawn(game, before, word);
    }

    std::string write(const AnyGame& game, const AnyPosition& before,
                      std::string_view move) const override {
        std::string_view rest = move;
        const auto cell = take_cell(rest);
        if (!cell) return std::string(move);  // pass
        const std::string_view named = move.substr(0, move.size() - rest.size());
        if (rest == "v") return std::string(named);
        if (rest == "h") return std::string(named.substr(1)) + named[0];
        const CellName pawn = pawn_to_move(game, before);
        const int up = cell->rank - pawn.rank;
        const int right = cell->file - pawn.file;
        return std::string(std::size_t(std::abs(up)), up > 0 ? 'N' : 'S') +
               std::string(std::size_t(std::abs(right)), right > 0 ? 'E' : 'W');
    }

  private:
    static bool is_direction(char c) { return c == 'n' || c == 's' || c == 'e' || c == 'w'; }

    /// "N", "NE"; the lines that are crossed may follow in small letters and digits.
    Result<Reading> read_pawn(const AnyGame& game, const AnyPosition& before,
                              std::string_view word) const {
        const bool capitals =
            std::ranges::any_of(word, [](char c) { return is_letter(c) && small(c) != c; });
        CellName cell = pawn_to_move(game, before);
        std::size_t used = 0;
        for (; used < word.size() && used < 2; ++used) {
            const char c = small(word[used]);
            if (!is_direction(c) || (capitals && c == word[used])) break;
            cell.rank += (c == 'n') - (c == 's');
            cell.file += (c == 'e') - (c == 'w');
        }
        // North and South cross a line with a number, West and East one with a letter.
        const std::string_view crossed = word.substr(used);
        bool right = used > 0 && crossed.size() <= used;
        for (std::size_t i = 0; right && i < crossed.size(); ++i) {
            const char direction = small(word[i]);
            right = direction == 'n' || direction == 's' ? crossed[i] >= '1' && crossed[i] <= '9'
                                                         : is_letter(crossed[i]);
        }
        if (!right) return no_move(word, name());
        if (std::min(cell.file, cell.rank) < 0 ||
            std::max(cell.file, cell.rank) >= board_size(game))
            return fail("{0} leads off the board", "{0} mène hors du plateau", {quoted(word)});
        return Reading{cell_text(cell)};
    }

    Text about_{
        "the pawn by directions (N, NE), walls by the two lines that cross: e3 is e3v, 3e "
        "is e3h",
        "le pion par directions (N, NE), les barrières par les deux lignes qui se croisent "
        ": e3 est e3v, 3e est e3h"};
};

std::array<CellNotation, 7> cell_notations() {
    using Form = CellNotation::Form;
    const auto make = [](std::string_view name, const char* en, const char* fr, Form form) {
        form.name = name;
        form.about = {en, fr};
        return CellNotation(std::move(form));
    };
    return {
        make("official", "files a to i, ranks from South, walls by their lower left cell: e3h",
             "colonnes a à i, rangées depuis le Sud, barrières par leur case en bas à gauche : "
             "e3h",
             {}),
        make("prefix", "as official, the orientation first: he3",
             "comme official, l'orientation d'abord : he3", {.orientation_first = true}),
        make("glendenning",
             "ranks from North (South starts on e9), walls by their upper left cell: e6h",
             "rangées depuis le Nord (le Sud part de e9), barrières par leur case en haut à "
             "gauche : e6h",
             {.ranks_from_north = true, .upper = true}),
        make("upper-left", "ranks from South, walls by their upper left cell: e4h",
             "rangées depuis le Sud, barrières par leur case en haut à gauche : e4h",
             {.upper = true}),
        make("lower-right", "ranks from South, walls by their lower right cell: f3h",
             "rangées depuis le Sud, barrières par leur case en bas à droite : f3h",
             {.right = true}),
        make("upper-right", "ranks from South, walls by their upper right cell: f4h",
             "rangées depuis le Sud, barrières par leur case en haut à droite : f4h",
             {.upper = true, .right = true}),
        make("north-view", "official, seen from North (South starts on e9): d6h",
             "official, vu du Nord (le Sud part de e9) : d6h",
             {.ranks_from_north = true, .files_from_east = true, .upper = true, .right = true})};
}

}  // namespace

std::span<const ForeignNotation* const> foreign_notations() {
    static const std::array<CellNotation, 7> cells = cell_notations();
    static const LineNotation lines;
    static const std::array<const ForeignNotation*, 8> all{
        &cells[0], &cells[1], &cells[2], &cells[3], &cells[4], &cells[5], &cells[6], &lines};
    return all;
}

}  // namespace tablier::quoridor
