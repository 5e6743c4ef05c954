#include "games/quoridor/foreign_notation.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "games/quoridor/notation.h"

namespace tablier::quoridor {
namespace {

bool is_orientation(char c) {
    return c == 'h' || c == 'v';
}

}  // namespace

std::span<const ForeignNotation> foreign_notations() {
    static const std::array<ForeignNotation, 4> all{{
        {"official",
         false,
         false,
         false,
         {"files a to i, ranks from South, walls by their lower left cell: e3h",
          "colonnes a à i, rangées depuis le Sud, barrières par leur case en bas à gauche : e3h"}},
        {"glendenning",
         true,
         true,
         false,
         {"ranks from North (South starts on e9), walls by their upper left cell: e6h",
          "rangées depuis le Nord (le Sud part de e9), barrières par leur case en haut à gauche : "
          "e6h"}},
        {"upper-left",
         false,
         true,
         false,
         {"ranks from South, walls by their upper left cell: e4h",
          "rangées depuis le Sud, barrières par leur case en haut à gauche : e4h"}},
        {"prefix",
         false,
         false,
         true,
         {"as official, the orientation first: he3",
          "comme official, l'orientation d'abord : he3"}},
    }};
    return all;
}

Result<const ForeignNotation*> find_notation(std::string_view name) {
    std::string names;
    for (const ForeignNotation& notation : foreign_notations()) {
        if (notation.name == name) return &notation;
        names += (names.empty() ? "" : ", ") + std::string(notation.name);
    }
    return fail("unknown notation {0}; notations: {1}", "notation inconnue {0} ; notations : {1}",
                {quoted(name), names});
}

std::string to_foreign(const ForeignNotation& notation, int size, std::string_view move) {
    std::string_view rest = move;
    const auto cell = take_cell(rest);
    if (!cell) return std::string(move);  // pass
    CellName named = *cell;
    if (!rest.empty() && notation.upper_left) named.rank += 1;
    if (notation.ranks_from_north) named.rank = size - 1 - named.rank;
    const std::string text = cell_text(named);
    return notation.orientation_first ? std::string(rest) + text : text + std::string(rest);
}

Result<std::string> from_foreign(const ForeignNotation& notation, int size, std::string_view move) {
    std::string text(move);
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
    if (text == "pass") return text;
    std::string orientation;
    // "h5" is a pawn's cell but "he5" is a wall: only a letter after it makes it an orientation.
    const bool has_prefix = text.size() > 2 && is_orientation(text[0]) && std::isalpha(text[1]);
    if (notation.orientation_first && has_prefix) {
        orientation = text.substr(0, 1);
        text.erase(0, 1);
    }
    std::string_view rest = text;
    const auto cell = take_cell(rest);
    if (!notation.orientation_first && rest.size() == 1 && is_orientation(rest[0])) {
        orientation = rest;
        rest = {};
    }
    if (!cell || !rest.empty() || cell->file >= size || cell->rank >= size)
        return fail("{0} is no move in {1} notation", "{0} n'est pas un coup en notation {1}",
                    {quoted(move), notation.name});
    CellName own = *cell;
    if (notation.ranks_from_north) own.rank = size - 1 - own.rank;
    if (!orientation.empty() && notation.upper_left) own.rank -= 1;
    if (own.rank < 0)
        return fail("{0} is no wall in {1} notation: nothing lies below its cell",
                    "{0} n'est pas une barrière en notation {1} : il n'y a rien sous sa case",
                    {quoted(move), notation.name});
    return cell_text(own) + orientation;
}

}  // namespace tablier::quoridor
