#include "games/point/rules/variants.h"

#include <memory>
#include <vector>

#include "games/point/rules/point.h"
#include "tablier/game_adapter.h"

namespace tablier::point {
namespace {

Result<GamePtr> make(const Variant& variant, Options options) {
    auto rules = make_rules(variant.name, options);
    if (!rules) return std::unexpected(rules.error());
    // One text for each deck, so that two games with the same cards have equal options.
    if (auto set = options.set("deck", deck_text(rules->deck)); !set)
        return std::unexpected(set.error());
    return std::make_shared<const GameAdapter<Point>>(variant, std::move(options),
                                                      std::move(*rules));
}

std::vector<OptionSpec> option_specs(std::string_view variant) {
    std::vector<OptionSpec> specs{
        {.name = "bank",
         .title = {"Bank at the start", "Banque au départ"},
         .kind = OptionSpec::Kind::Choice,
         .default_value = "empty",
         .ruling = "P-R1",
         .about =
             {"Whether the bank starts empty or with all pawns of the box that stand in no row.",
              "Si la banque est vide au départ ou contient tous les pions de la boîte qui ne "
              "sont dans aucune rangée."},
         .choices = {{"empty", {"empty", "vide"}},
                     {"box",
                      {"all pawns left in the box", "tous les pions restés dans la boîte"}}}},
        {.name = "deck",
         .title = {"Cards played with", "Cartes du jeu"},
         .kind = OptionSpec::Kind::List,
         .default_value = "standard",
         .ruling = "P-R2",
         .about =
             {"The cards played with, instead of every pair of a 2- and a 3-disposition twice.",
              "Les cartes du jeu, au lieu de toutes les paires d'une disposition de 2 et d'une "
              "de 3, en double."},
         .list = {.default_name = {"usual cards", "cartes habituelles"},
                  .values = {"a deck file, or cards joined by '+' (WB=BWW+BB=WWW+…)",
                             "un fichier de cartes, ou des cartes jointes par « + » "
                             "(WB=BWW+BB=WWW+…)"},
                  .empty_file = {"deck file {0} has no cards",
                                 "le fichier de cartes {0} ne contient aucune carte"}}},
        {.name = "max_turns",
         .title = {"Limit of turns", "Limite de tours"},
         .kind = OptionSpec::Kind::Limit,
         .default_value = "400",
         .ruling = "",
         .about = {"The game is drawn after this many turns without a winner.",
                   "La partie est nulle après ce nombre de tours sans vainqueur."},
         .lowest = 1,
         .highest = 1'000'000},
    };
    if (variant == "point")
        specs.insert(specs.begin() + 2,
                     {.name = "lots",
                      .title = {"Lots for the colours", "Tirage au sort des couleurs"},
                      .kind = OptionSpec::Kind::Choice,
                      .default_value = "before",
                      .ruling = "P-R9",
                      .about = {"Whether lots are drawn before the game, so that South is black "
                                "and starts, or only when rows are laid and cards dealt.",
                                "Si l'on tire au sort avant la partie, Sud ayant alors les noirs "
                                "et commençant, ou seulement une fois les rangées posées et les "
                                "cartes distribuées."},
                      .choices = {{"before", {"before the game", "avant la partie"}},
                                  {"after", {"after the deal", "après la distribution"}}}});
    return specs;
}

Variant variant(std::string name, Text title, Text idea) {
    const Seating seating = seating_of(name);
    std::vector<OptionSpec> options = option_specs(name);
    return {.name = std::move(name),
            .game = "point",
            .title = std::move(title),
            .idea = std::move(idea),
            .seating = seating,
            .options = std::move(options),
            .make = make};
}

}  // namespace

std::span<const Variant> variants() {
    static const std::vector<Variant> all{
        variant(
            "point", {"Point, two players", "Point, deux joueurs"},
            {"Be the first to turn your row into one colour: black for one player, white for the "
             "other.",
             "Être le premier à n'avoir qu'une couleur dans sa rangée : noir pour l'un, blanc "
             "pour l'autre."}),
        variant("point-3", {"Point, three players", "Point à trois"},
                {"Be the first of three whose row is all black.",
                 "Être le premier des trois à n'avoir que du noir dans sa rangée."}),
        variant(
            "point-4", {"Point, four players", "Point à quatre"},
            {"Each alone: be the first whose row is all of your colour, black or white by turns "
             "around the table.",
             "Chacun pour soi : être le premier à n'avoir que sa couleur, noir et blanc "
             "alternant autour de la table."}),
        variant("point-teams", {"Point, two against two", "Point en équipes"},
                {"With the partner opposite: two rows of the team's colour only, twelve pawns or "
                 "more together.",
                 "Avec le partenaire d'en face : deux rangées de la seule couleur de l'équipe, au "
                 "moins douze pions à elles deux."}),
    };
    return all;
}

}  // namespace tablier::point
