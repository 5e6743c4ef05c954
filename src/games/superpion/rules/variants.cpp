#include "games/superpion/rules/variants.h"

#include "games/superpion/rules/superpion.h"
#include "tablier/game_adapter.h"

namespace tablier::superpion {
namespace {

Result<GamePtr> make(const Variant& variant, Options options) {
    auto rules = make_rules(variant.name, options);
    if (!rules) return std::unexpected(rules.error());
    return std::make_shared<const GameAdapter<Superpion>>(variant, std::move(options), *rules);
}

std::vector<OptionSpec> common_options() {
    using Kind = OptionSpec::Kind;
    return {
        {.name = "promotion",
         .title = {"Row of promotion", "Rangée de promotion"},
         .kind = Kind::Choice,
         .default_value = "back",
         .ruling = "S-R3",
         .about = {"Which row of an adverse camp turns a pawn into a superpion: its outermost "
                   "(back) or its innermost (front).",
                   "La rangée d'un camp adverse où un pion devient superpion : la plus éloignée du "
                   "centre (back) ou la plus proche (front)."},
         .choices = {{"back", {"the camp's outermost", "la plus éloignée du centre"}},
                     {"front", {"the camp's innermost", "la plus proche du centre"}}}},
        {.name = "superpion_worth",
         .title = {"Worth of a superpion in captures", "Valeur d'un superpion dans les prises"},
         .kind = Kind::Choice,
         .default_value = "2",
         .ruling = "S-R5",
         .about = {"How many pawns a superpion counts when the greatest capture is sought.",
                   "Le nombre de pions que vaut un superpion quand on cherche la plus grande "
                   "prise."},
         .choices = {{"2", {"two pawns", "deux pions"}}, {"1", {"one pawn", "un pion"}}}},
        {.name = "maximal",
         .title = {"Who must make the greatest capture", "Qui doit faire la plus grande prise"},
         .kind = Kind::Choice,
         .default_value = "all",
         .ruling = "S-R5",
         .about = {"Every capture must be the greatest of all (all), or only a superpion's must be "
                   "the greatest of the superpions', while a pawn may take what it likes, as long "
                   "as it can (superpions).",
                   "Toute prise doit être la plus grande de toutes (all), ou seule celle d'un "
                   "superpion doit être la plus grande des superpions ; un pion prend alors ce "
                   "qu'il veut, tant qu'il le peut (superpions)."},
         .choices = {{"all", {"every piece", "toutes les pièces"}},
                     {"superpions", {"superpions only", "les superpions seuls"}}}},
        {.name = "dead_end",
         .title = {"When captures have become impossible", "Quand les prises sont impossibles"},
         .kind = Kind::Choice,
         .default_value = "proven",
         .ruling = "S-R8",
         .about = {"The game ends as soon as it can be proven that nobody will capture or promote "
                   "any more (proven), or only when nothing can move or at the limit of "
                   "displacements without capture or promotion (quiet).",
                   "La partie s'arrête dès qu'on peut prouver qu'il n'y aura plus ni prise ni "
                   "promotion (proven), ou seulement quand rien ne peut bouger ou à la limite de "
                   "déplacements sans prise ni promotion (quiet)."},
         .choices = {{"proven", {"ends when that is proven", "s'arrête quand c'est prouvé"}},
                     {"quiet", {"goes on to the limit", "continue jusqu'à la limite"}}},
         .earlier_value = "quiet"},
        {.name = "quiet_limit",
         .title = {"Displacements without capture or promotion",
                   "Déplacements sans prise ni promotion"},
         .kind = Kind::Limit,
         .default_value = "160",
         .ruling = "S-R8",
         .about = {"The game ends after so many displacements in a row without a capture or a "
                   "promotion.",
                   "La partie s'arrête après tant de déplacements de suite sans prise ni "
                   "promotion."},
         .lowest = 1,
         .highest = max_quiet_limit},
        {.name = "repetition",
         .title = {"End by repetition", "Fin par répétition"},
         .kind = Kind::Limit,
         .default_value = "3",
         .ruling = "",
         .about = {"The game ends and is scored when the same position occurs for this time.",
                   "La partie s'arrête et se compte quand une même position se présente pour la "
                   "énième fois."},
         .lowest = 2,
         .highest = 100},
    };
}

std::vector<OptionSpec> three_player_options() {
    auto options = common_options();
    options.push_back({.name = "neutral",
                       .title = {"Neutral camp", "Camp neutre"},
                       .kind = OptionSpec::Kind::Choice,
                       .default_value = "k",
                       .ruling = "S-R9",
                       .about = {"The camp nobody plays: its pawns stay where they are.",
                                 "Le camp que personne ne joue : ses pions restent en place."},
                       .choices = {{"k", {"Black", "Noir"}},
                                   {"b", {"Blue", "Bleu"}},
                                   {"r", {"Red", "Rouge"}},
                                   {"y", {"Yellow", "Jaune"}}}});
    return options;
}

std::vector<OptionSpec> two_player_options() {
    auto options = common_options();
    options.push_back(
        {.name = "reserve",
         .title = {"Reserves", "Réserves"},
         .kind = OptionSpec::Kind::Choice,
         .default_value = "camp",
         .ruling = "S-R12",
         .about = {"Each camp has a reserve of its own (camp), or a player's two camps have one "
                   "reserve together (player); caps come from there.",
                   "Chaque camp a sa réserve (camp), ou les deux camps d'un joueur ont une réserve "
                   "commune (player) ; les chapeaux en viennent."},
         .choices = {{"camp", {"one for each camp", "une par camp"}},
                     {"player", {"one for each player", "une par joueur"}}}});
    return options;
}

Variant variant(std::string name, Text title, Text idea, std::vector<OptionSpec> options) {
    const bool three = name == "superpion-3";
    Seating seating = make_seating(name, three ? std::optional(Seat::East) : std::nullopt);
    return {.name = std::move(name),
            .game = "superpion",
            .title = std::move(title),
            .idea = std::move(idea),
            .seating = seating,
            .options = std::move(options),
            .make = make};
}

}  // namespace

std::span<const Variant> variants() {
    static const std::array all{
        variant("superpion", {"Superpion, four players", "Superpion, quatre joueurs"},
                {"Everyone alone: capture pawns, crown superpions and hold the most points.",
                 "Chacun pour soi : prendre des pions, former des superpions et totaliser le plus "
                 "de points."},
                common_options()),
        variant("superpion-teams", {"Superpion, two teams", "Superpion, deux équipes"},
                {"Blue and Yellow against Red and Black, four players: the team with the most "
                 "points wins.",
                 "Bleu et Jaune contre Rouge et Noir, à quatre : l'équipe qui a le plus de points "
                 "gagne."},
                common_options()),
        variant("superpion-3", {"Superpion, three players", "Superpion, trois joueurs"},
                {"Three colours play; the fourth camp stays in place like a wall.",
                 "Trois couleurs jouent ; le quatrième camp reste en place comme un mur."},
                three_player_options()),
        variant("superpion-2", {"Superpion, two players", "Superpion, deux joueurs"},
                {"Blue and Red march from one corner against Yellow and Black from the other.",
                 "Bleu et Rouge partent d'un coin, Jaune et Noir du coin opposé."},
                two_player_options()),
        variant("superpion-super2", {"Superpion, two superplayers", "Superpion, deux superjoueurs"},
                {"One player leads Blue and Yellow, the other Red and Black.",
                 "Un joueur mène Bleu et Jaune, l'autre Rouge et Noir."},
                two_player_options()),
    };
    return all;
}

}  // namespace tablier::superpion
