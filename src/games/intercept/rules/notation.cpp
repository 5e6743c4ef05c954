#include "games/intercept/rules/notation.h"

#include <algorithm>
#include <vector>

#include "games/intercept/rules/position_check.h"
#include "tablier/detail/small_sort.h"

namespace tablier::intercept {
namespace {

struct Listed {
    Cell cell;
    Pawn pawn;
    bool covered = false;
};

std::vector<Listed> pawns_of(const Position& position, Seat seat, Kind kind) {
    std::vector<Listed> found;
    position.pawns[index(seat)].for_each([&](Cell cell) {
        const Pawn pawn = *position.pawn_on(cell);
        if (pawn.kind == kind) found.push_back({cell, pawn, false});
    });
    for (const CoveredPawn& covered : position.covered)
        if (covered.pawn.seat == seat && covered.pawn.kind == kind)
            found.push_back({covered.cell, covered.pawn, true});
    small_sort(found, [](const Listed& pawn) { return reading_order(pawn.cell); });
    return found;
}

std::string list_text(const Position& position, Seat seat, Kind kind) {
    std::string text;
    for (const Listed& listed : pawns_of(position, seat, kind)) {
        if (!text.empty()) text += '.';
        text += cell_name(listed.cell);
        if (kind == Kind::Double) text += listed.pawn.face == Face::Passage ? 'p' : 'r';
        if (listed.covered) text += '_';
    }
    return text;
}

std::optional<Seat> seat_of_letter(char letter) {
    for (Seat seat : all_seats)
        if (seat_letter(seat) == letter) return seat;
    return std::nullopt;
}

/// Reads a position text from left to right; the first error stays.
class Reader {
  public:
    Reader(const Rules& rules, std::string_view text) : rules_(rules), text_(text), rest_(text) {}

    Result<Position> read() {
        position_.to_move = seat({"the seat to move", "la place au trait"});
        expect(" ", {"a space after the seat to move", "une espace après la place au trait"});
        position_.ball = cell({"the ball's cell", "la case de la boule"});
        for (Seat owner : all_seats)
            if (rules_.seating.seats.contains(owner)) read_pawns(owner);
        if (take(" out:")) read_retired();
        position_.won = take(" won");
        if (!rest_.empty()) error({"nothing more", "la fin du texte"});
        if (error_) return std::unexpected(*error_);
        for (const CoveredPawn& below : covered_) {
            if (position_.covered.find(below.cell) != nullptr)
                return fail("two pawns lie covered on {0}", "deux pions sont recouverts en {0}",
                            {cell_name(below.cell)});
            // Checked before the insertion, which has only so much room.
            if (position_.covered.count(below.pawn.seat) == CoveredPawns::max_of_a_colour)
                return fail("more than two pawns of {0} are covered",
                            "plus de deux pions de {0} sont recouverts",
                            {seat_letter(below.pawn.seat)});
            position_.covered.insert(below.cell, below.pawn);
        }
        if (const auto sound = check_position(rules_, position_); !sound)
            return std::unexpected(sound.error());
        return position_;
    }

  private:
    void error(const Text& expected) {
        if (error_) return;
        const std::size_t at = text_.size() - rest_.size() + 1;
        refuse(rest_.empty()
                   ? fail("position text, character {0}: expected {1}, but the text ends",
                          "texte de la position, caractère {0} : attendu {1}, mais le texte finit",
                          {at, expected})
                   : fail("position text, character {0}: expected {1}, found {2}",
                          "texte de la position, caractère {0} : attendu {1}, trouvé {2}",
                          {at, expected, quoted(rest_)}));
    }
    void refuse(const std::unexpected<Error>& error) {
        if (!error_) error_ = error.error();
    }

    bool take(std::string_view word) {
        if (error_ || !rest_.starts_with(word)) return false;
        rest_.remove_prefix(word.size());
        return true;
    }
    void expect(std::string_view word, const Text& what) {
        if (!take(word)) error(what);
    }
    Seat seat(const Text& what) {
        const std::optional<Seat> found =
            rest_.empty() ? std::nullopt : seat_of_letter(rest_.front());
        if (!found || !rules_.seating.seats.contains(*found)) {
            error(what);
            return Seat::South;
        }
        rest_.remove_prefix(1);
        return *found;
    }
    Cell cell(const Text& what) {
        const std::optional<Cell> found = error_ ? std::nullopt : take_cell(rest_);
        if (!found) error(what);
        return found.value_or(centre);
    }

    void read_pawns(Seat owner) {
        const std::string letter(1, seat_letter(owner));
        expect(" " + letter + "/P",
               fill_text("\" {0}/P\" and the passage pawns of {0}",
                         "\" {0}/P\" et les pions de passage de {0}", {letter}));
        read_list({owner, Kind::Passage, Face::Passage}, 'P');
        expect("/R", {"\"/R\" and the repos pawns", "\"/R\" et les pions de repos"});
        read_list({owner, Kind::Repos, Face::Repos}, 'R');
        expect("/D", {"\"/D\" and the double", "\"/D\" et le pion double"});
        read_list({owner, Kind::Double, Face::Passage}, 'D');
    }

    void read_list(Pawn pawn, char kind) {
        const auto wanted = std::ranges::count(rules_.rows[index(pawn.seat)], kind);
        int last = -1;
        for (int i = 0; i < wanted && !error_; ++i) {
            if (i > 0)
                expect(".", fill_text("\".\" and another of {0} pawns",
                                      "\".\" et un autre des {0} pions", {std::to_string(wanted)}));
            const Cell where = cell({"a cell", "une case"});
            if (!error_ && reading_order(where) <= last)
                refuse(
                    fail("position text: cells of one kind stand once each, by file, then by rank; "
                         "{0} comes too late",
                         "texte de la position : les cases d'une même sorte viennent chacune une "
                         "fois, par colonne puis par rangée ; {0} vient trop tard",
                         {cell_name(where)}));
            last = reading_order(where);
            if (pawn.kind == Kind::Double) pawn.face = face();
            add(where, pawn, take("_"));
        }
    }

    Face face() {
        if (take("r")) return Face::Repos;
        expect("p", {"the double's face, p or r", "la face du pion double, p ou r"});
        return Face::Passage;
    }

    void add(Cell where, const Pawn& pawn, bool covered) {
        if (error_) return;
        if (covered) {
            covered_.push_back({where, pawn});
        } else if (position_.owner(where)) {
            refuse(fail("two pawns stand on {0}, and neither is marked as covered",
                        "deux pions se trouvent en {0}, et aucun n'est marqué comme recouvert",
                        {cell_name(where)}));
        } else {
            position_.place(where, pawn);
        }
    }

    void read_retired() {
        int last = -1;
        do {
            const Seat gone = seat({"a retired seat", "une place retirée"});
            if (error_) return;
            if (index(gone) <= last)
                refuse(fail("position text: retired seats stand once each, in the order S W N E",
                            "texte de la position : les places retirées viennent chacune une fois, "
                            "dans l'ordre S W N E"));
            last = index(gone);
            position_.retired.insert(gone);
        } while (!error_ && !rest_.empty() && rest_.front() != ' ');
    }

    const Rules& rules_;
    std::string_view text_;
    std::string_view rest_;
    std::optional<Error> error_;
    Position position_;
    std::vector<CoveredPawn> covered_;
};

}  // namespace

std::string move_text(Move move) {
    if (move.is_pass()) return "pass";
    std::string text = cell_name(move.from());
    if (!move.is_flip()) text += '-' + cell_name(move.to());
    if (move.is_double()) text += move.face() == Face::Passage ? 'p' : 'r';
    if (move.has_ball()) text += '*' + cell_name(move.ball());
    return text;
}

std::string position_text(const Rules& rules, const Position& position) {
    std::string text(1, seat_letter(position.to_move));
    text += ' ' + cell_name(position.ball);
    for (Seat seat : all_seats) {
        if (!rules.seating.seats.contains(seat)) continue;
        text += ' ';
        text += seat_letter(seat);
        text += "/P" + list_text(position, seat, Kind::Passage);
        text += "/R" + list_text(position, seat, Kind::Repos);
        text += "/D" + list_text(position, seat, Kind::Double);
    }
    if (!position.retired.empty()) {
        text += " out:";
        for (Seat seat : all_seats)
            if (position.retired.contains(seat)) text += seat_letter(seat);
    }
    if (position.won) text += " won";
    return text;
}

Result<Position> parse_position(const Rules& rules, std::string_view text) {
    return Reader(rules, text).read();
}

}  // namespace tablier::intercept
