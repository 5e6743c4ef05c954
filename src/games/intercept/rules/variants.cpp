#include "games/intercept/rules/variants.h"

#include <array>

#include "games/intercept/rules/intercept.h"
#include "tablier/game_adapter.h"

namespace tablier::intercept {
namespace {

using Specs = std::vector<OptionSpec>;

OptionSpec choice(std::string name, Text title, std::string ruling,
                  std::vector<OptionChoice> choices, Text about) {
    OptionSpec spec;
    spec.name = std::move(name);
    spec.title = std::move(title);
    spec.kind = OptionSpec::Kind::Choice;
    spec.default_value = choices.front().value;
    spec.ruling = std::move(ruling);
    spec.about = std::move(about);
    spec.choices = std::move(choices);
    return spec;
}

OptionSpec limit(std::string name, Text title, int default_value, int lowest, int highest,
                 Text about) {
    OptionSpec spec;
    spec.name = std::move(name);
    spec.title = std::move(title);
    spec.kind = OptionSpec::Kind::Limit;
    spec.default_value = std::to_string(default_value);
    spec.ruling = "I-R10";
    spec.about = std::move(about);
    spec.lowest = lowest;
    spec.highest = highest;
    return spec;
}

Specs option_specs(std::string_view variant) {
    Specs specs{
        choice("bend", {"Passes that turn", "Passes qui tournent"}, "I-R3",
               {{"single", {"a pass that is alone", "une passe seule"}},
                {"never", {"none", "aucune"}},
                {"always", {"every pass", "toutes"}}},
               {"Which passes may turn on the passage pawn: a pass that is alone, none, or every "
                "pass of a chain.",
                "Quelles passes peuvent tourner sur le pion de passage : une passe seule, aucune, "
                "ou toutes celles d'une chaîne."}),
        choice("interception",
               {"First pass with the pawn that acted", "Première passe avec le pion qui a agi"},
               "I-R5",
               {{"adverse", {"for an adversary's ball", "pour une boule adverse"}},
                {"any", {"always", "toujours"}}},
               {"When the first pass must use the pawn that has just acted: if the ball comes from "
                "an adverse pawn, or always.",
                "Quand la première passe doit utiliser le pion qui vient d'agir : si la boule est "
                "prise à un pion adverse, ou toujours."}),
        choice("flip", {"Turning the double over in place", "Retourner le double sur place"},
               "I-R6",
               {{"action", {"the ball may follow", "la boule peut suivre"}},
                {"turn", {"the whole turn", "tout le tour"}}},
               {"What turning a double over in place is: the pawn action, so that the ball may "
                "follow, or the whole turn. A double that moves and turns over may be followed by "
                "the ball in both cases.",
                "Ce que vaut un double retourné sur place : l'action de pion, et la boule peut "
                "suivre, ou tout le tour. Après un double qui se déplace en se retournant, la "
                "boule peut suivre dans les deux cas."}),
        choice("cover", {"Who may cover adverse pawns", "Qui peut recouvrir des pions adverses"},
               "I-R7",
               {{"arriving", {"the side with the ball", "le camp qui a la boule"}},
                {"anytime", {"anyone at any time", "chacun à tout moment"}}},
               {"Who may cover adverse pawns: only the side that has the ball or takes it in the "
                "same turn, or anyone at any time.",
                "Qui peut recouvrir des pions adverses : seulement le camp qui a la boule ou la "
                "prend dans le même tour, ou chacun à tout moment."}),
    };
    if (variant == "intercept")
        specs.insert(
            specs.begin(),
            choice("facing", {"North's first row", "Première rangée de Nord"}, "I-R2",
                   {{"rotated", {"South's, turned half round", "celle de Sud, tournée"}},
                    {"mirrored", {"South's mirror image", "celle de Sud, en miroir"}}},
                   {"How North's pawns stand: in South's order as seen by North, or each opposite "
                    "a pawn of its kind.",
                    "Comment sont rangés les pions de Nord : dans l'ordre de Sud vu par Nord, ou "
                    "chacun en face d'un pion de sa sorte."}));
    if (variant == "intercept-4")
        specs.push_back(
            choice("goal", {"Where the ball is brought", "Où la boule est amenée"}, "I-R9",
                   {{"opposite", {"the Arrivée opposite", "l'Arrivée d'en face"}},
                    {"any", {"any of the three others", "l'une des trois autres"}}},
                   {"Where each player brings the ball: to the Arrivée opposite, or to any of the "
                    "three others.",
                    "Où chaque joueur amène la boule : à l'Arrivée d'en face, ou à l'une des "
                    "trois autres."}));
    specs.push_back(limit("repetition", {"Draw by repetition", "Nulle par répétition"}, 3, 2, 100,
                          {"The game is drawn when a position occurs so many times.",
                           "La partie est nulle quand une position se présente tant de fois."}));
    specs.push_back(limit("max_turns", {"Limit of turns", "Limite de tours"}, 600, 1, 1000000,
                          {"The game is drawn after so many turns without a winner.",
                           "La partie est nulle après tant de tours sans gagnant."}));
    return specs;
}

Result<GamePtr> make(const Variant& variant, Options options) {
    auto rules = make_rules(variant.name, options);
    if (!rules) return std::unexpected(rules.error());
    return std::make_shared<GameAdapter<Intercept>>(variant, std::move(options), std::move(*rules));
}

Variant variant_of(std::string name, Text title, Text idea) {
    Variant variant;
    variant.seating = seating_of(name);
    variant.options = option_specs(name);
    variant.name = std::move(name);
    variant.game = "intercept";
    variant.title = std::move(title);
    variant.idea = std::move(idea);
    variant.make = make;
    return variant;
}

}  // namespace

std::span<const Variant> variants() {
    static const std::array all{
        variant_of("intercept", {"Intercept, two players", "Intercept, deux joueurs"},
                   {"Pass the ball over your flat pawns from hollow pawn to hollow pawn, to the "
                    "Arrivée on the other side.",
                    "Faites passer la boule par vos pions plats, d'un pion creux à l'autre, "
                    "jusqu'à l'Arrivée d'en face."}),
        variant_of("intercept-4", {"Intercept, four players", "Intercept à quatre joueurs"},
                   {"Four players, each alone: bring the ball to the Arrivée opposite your row.",
                    "Quatre joueurs, chacun pour soi : amenez la boule à l'Arrivée en face de "
                    "votre rangée."}),
        variant_of("intercept-teams", {"Intercept, two teams", "Intercept par équipes"},
                   {"South and North against West and East: bring the ball to either Arrivée of "
                    "the other team.",
                    "Sud et Nord contre Ouest et Est : amenez la boule à l'une des deux Arrivées "
                    "de l'autre équipe."}),
    };
    return all;
}

}  // namespace tablier::intercept
