#include "games/superpion/rules/attempt.h"

#include "games/superpion/rules/explain_words.h"

namespace tablier::superpion {
namespace {

std::unexpected<IllegalMove> malformed(const char* en, const char* fr,
                                       std::initializer_list<std::string_view> arguments = {}) {
    return std::unexpected(refusal(clause::notation, en, fr, arguments));
}

}  // namespace

std::expected<Attempt, IllegalMove> read_attempt(std::string_view text) {
    Attempt attempt;
    if (const std::size_t equals = text.find('='); equals != std::string_view::npos) {
        const std::string_view cap = text.substr(equals + 1);
        attempt.cap = cap.size() == 1 ? parse_colour(cap[0]) : std::nullopt;
        if (!attempt.cap)
            return malformed("after \"=\" stands the cap's colour, b r y or k, not {0}",
                             "après « = » vient la couleur du chapeau, b r y ou k, et non {0}",
                             {in_quotes(cap)});
        text = text.substr(0, equals);
    }
    std::size_t dashes = 0;
    std::size_t colons = 0;
    while (true) {
        const std::size_t end = text.find_first_of("-:");
        const std::string_view word = text.substr(0, end);
        const auto square = parse_square(word);
        if (!square)
            return malformed(
                "{0} is not a cell; a displacement looks like d3-d5, a capture like "
                "d3:f5:h7",
                "{0} n'est pas une case ; un déplacement s'écrit d3-d5, une prise "
                "d3:f5:h7",
                {in_quotes(word)});
        attempt.squares.push_back(*square);
        if (end == std::string_view::npos) break;
        ++(text[end] == '-' ? dashes : colons);
        text.remove_prefix(end + 1);
    }
    if (dashes + colons == 0)
        return malformed("a move names at least two cells, as in d3-d5 or d3:f5",
                         "un coup nomme au moins deux cases, comme d3-d5 ou d3:f5");
    if (dashes > 0 && colons > 0)
        return malformed("a move has either one \"-\" or only \":\"",
                         "un coup contient soit un seul « - », soit seulement des « : »");
    if (dashes > 1)
        return malformed("a displacement without capture names two cells only",
                         "un déplacement sans prise ne nomme que deux cases");
    attempt.capture = colons > 0;
    return attempt;
}

}  // namespace tablier::superpion
