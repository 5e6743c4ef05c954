// Descriptor of the rules: the variant for the catalog, with its options.
#include <vector>

#include "games/three_mens_morris/rules/morris.h"
#include "tablier/game_adapter.h"
#include "tablier/game_rules.h"

namespace tablier::three_mens_morris {
namespace {

Result<GamePtr> make(const Variant& variant, Options options) {
    const Rules rules = make_rules(options);
    return std::make_shared<GameAdapter<Morris>>(variant, std::move(options), rules);
}

/// Every match reads `repetition` and `max_turns`, where a game has them.
std::vector<OptionSpec> option_specs() {
    using Kind = OptionSpec::Kind;
    return {
        {.name = "moves",
         .title = {"Moves of the men", "Coups des pions"},
         .kind = Kind::Choice,
         .default_value = "lines",
         .ruling = "M-R1",
         .about = {"where a man moves to: along a line to the next point, or to any empty point",
                   "où va un pion : au point voisin en suivant une ligne, ou à tout point libre"},
         .choices = {{"lines", {"along the lines", "le long des lignes"}},
                     {"anywhere", {"to any empty point", "à tout point libre"}}}},
        {.name = "repetition",
         .title = {"Draw by repetition", "Nulle par répétition"},
         .kind = Kind::Limit,
         .default_value = "3",
         .ruling = "M-R2",
         .about = {"occurrences of one position that make a draw",
                   "nombre d'occurrences d'une position qui fait la nulle"},
         .lowest = 2,
         .highest = 100},
        {.name = "max_turns",
         .title = {"Limit of turns", "Limite de tours"},
         .kind = Kind::Limit,
         .default_value = "200",
         .ruling = "M-R2",
         .about = {"turns without a winner that make a draw",
                   "nombre de tours sans vainqueur qui fait la nulle"},
         .lowest = 1,
         .highest = 1'000'000},
    };
}

std::span<const Variant> variants() {
    static const std::vector<Variant> all{
        {"three_mens_morris",
         "three_mens_morris",
         {"Three men's morris", "Jeu du moulin à trois pions"},
         {"Place three men, then move them: three in a row win.",
          "Poser trois pions, puis les déplacer : trois alignés gagnent."},
         two_players(),
         option_specs(),
         make},
    };
    return all;
}

}  // namespace

const GameRules& rules_part() {
    static constexpr GameRules part{.game = "three_mens_morris", .variants = variants};
    return part;
}

}  // namespace tablier::three_mens_morris
