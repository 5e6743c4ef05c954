#include <algorithm>

#include "games/superpion/advice/advice.h"

namespace tablier::superpion {
namespace {

bool captures(std::string_view move) {
    return move.find(':') != std::string_view::npos;
}
bool promotes(std::string_view move) {
    return move.find('=') != std::string_view::npos;
}

Text cap_colour(char letter) {
    switch (letter) {
        case 'b':
            return {"blue", "bleu"};
        case 'r':
            return {"red", "rouge"};
        case 'y':
            return {"yellow", "jaune"};
        default:
            return {"black", "noir"};
    }
}

Text in_words(std::string_view move) {
    const std::size_t equals = move.find('=');
    const std::string_view way = move.substr(0, equals);
    const auto captured = std::ranges::count(way, ':');
    Text words = captured == 0   ? plain(way)
                 : captured == 1 ? fill_text("{0}, one captured", "{0}, une prise", {way})
                                 : fill_text("{0}, {1} captured", "{0}, {1} prises",
                                             {way, std::to_string(captured)});
    if (equals == std::string_view::npos || equals + 1 == move.size()) return words;
    return words + fill_texts(", a superpion with a {0} cap", ", superpion coiffé de {0}",
                              {cap_colour(move[equals + 1])});
}

RulesSection seats_section(const AnyGame& game) {
    const Seating seating = game.seating();
    if (seating.players() == 2 && game.variant().name == "superpion-2")
        return {{"Two players", "À deux"},
                {{"One leads Blue and Red, the other Yellow and Black. Pawns only step away from "
                  "their corner; captures go every way.",
                  "L'un mène Bleu et Rouge, l'autre Jaune et Noir. Les pions ne font que "
                  "s'éloigner de leur coin ; les prises vont dans tous les sens."}}};
    if (seating.players() == 2)
        return {{"Two superplayers", "Deux superjoueurs"},
                {{"One leads Blue and Yellow, the other Red and Black.",
                  "L'un mène Bleu et Jaune, l'autre Rouge et Noir."}}};
    if (seating.players() == 3)
        return {{"Three players", "À trois"},
                {{"The pawns of the fourth camp stay where they are and count for nobody (S-R9).",
                  "Les pions du quatrième camp restent en place et ne comptent pour personne "
                  "(S-R9)."}}};
    if (seating.sides() == 2)
        return {
            {"Teams", "Équipes"},
            {{"Blue and Yellow against Red and Black. A partner's pieces are not captured; both "
              "colours give 2 points (S-R10).",
              "Bleu et Jaune contre Rouge et Noir. On ne prend pas les pièces de l'équipier ; "
              "les deux couleurs donnent 2 points (S-R10)."}}};
    return {{"Four players", "À quatre"},
            {{"Each alone: Blue, Red, Yellow, Black, clockwise.",
              "Chacun pour soi : Bleu, Rouge, Jaune, Noir, dans le sens des aiguilles d'une "
              "montre."}}};
}

Text greatest_capture(const AnyGame& game) {
    if (is_played_with(game, "maximal", "superpions"))
        return {
            "The same piece goes on while it can. A superpion must take as much as any "
            "superpion of its colour can; a pawn may take what it likes (S-R5).",
            "La même pièce continue tant qu'elle peut. Un superpion doit prendre autant que "
            "le peut un superpion de sa couleur ; un pion prend ce qu'il veut (S-R5)."};
    return {
        "The same piece goes on while it can, and of all captures one that takes most pawns "
        "must be chosen (S-R5).",
        "La même pièce continue tant qu'elle peut, et il faut choisir une prise qui rapporte "
        "le plus de pions (S-R5)."};
}

Text where_caps_come_from(const AnyGame& game) {
    if (is_played_with(game, "reserve", "player"))
        return {
            "a cap from the one reserve of that camp's player is put on it, or from the box "
            "if it is empty (S-R3, S-R7, S-R12).",
            "on le coiffe d'un pion de la réserve unique du joueur de ce camp, ou de la boîte "
            "si elle est vide (S-R3, S-R7, S-R12)."};
    return {
        "a cap from that camp's reserve is put on it, or from the box if it is empty (S-R3, "
        "S-R7).",
        "on le coiffe d'un pion de la réserve de ce camp, ou de la boîte si elle est vide "
        "(S-R3, S-R7)."};
}

}  // namespace

GameGuide guide(const AnyGame& game) {
    GameGuide guide;
    guide.in_words = in_words;
    guide.moves = {
        {{"a piece goes from the first cell to the second",
          "une pièce va de la première case à la seconde"},
         "d3-d5",
         [](std::string_view move) { return !captures(move) && !promotes(move); }},
        {{"a capture, with every cell on which the piece lands",
          "une prise, avec chaque case où la pièce se pose"},
         "d3:f5:h7",
         [](std::string_view move) { return captures(move) && !promotes(move); }},
        {{"= adds the colour of a new superpion's cap: b, r, y or k",
          "= ajoute la couleur du chapeau d'un nouveau superpion : b, r, y ou k"},
         "n9-p9=y",
         promotes},
    };
    guide.rules = {
        {{"Aim", "But du jeu"},
         {{"Capture pawns and gather them in your reserve. When no more captures are to be "
           "expected, the most points win.",
           "Prenez des pions et gardez-les en réserve. Quand on n'attend plus de prise, le plus "
           "haut total gagne."}}},
        {{"Your turn", "Votre tour"},
         {{"Two moves, one after the other, with two different pieces of your colour.",
           "Deux déplacements, l'un après l'autre, avec deux pièces différentes de votre "
           "couleur."}}},
        {{"Moves", "Déplacements"},
         {{"A pawn goes to the next light cell in a straight line, two cells away, forward or to "
           "either side, never back.",
           "Un pion va sur la prochaine case claire en ligne droite, deux cases plus loin, en "
           "avant ou de côté, jamais en arrière."},
          {"A superpion goes as far as it likes along a rank or a file.",
           "Un superpion va aussi loin qu'il veut sur une ligne ou une colonne."}}},
        {{"Captures", "Prises"},
         {Text{"Captures go diagonally, every way, and are compulsory. A pawn jumps a hostile "
               "piece that touches it at a corner; a superpion jumps from any distance. ",
               "Les prises vont en diagonale, dans tous les sens, et sont obligatoires. Un pion "
               "saute une pièce adverse qui le touche par un coin ; un superpion saute à toute "
               "distance. "} +
              greatest_capture(game),
          {"Captured pieces leave the board at the end of the chain (S-R4).",
           "Les pièces prises quittent le plateau à la fin de la chaîne (S-R4)."}}},
        {{"Superpions", "Les superpions"},
         {Text{"A pawn that ends its move on a hostile camp's promotion line becomes a superpion: ",
               "Un pion qui finit sur la ligne de promotion d'un camp adverse devient superpion "
               ": "} +
          where_caps_come_from(game)}},
        {{"Points", "Points"},
         {{"Each pawn of your colour in your reserve or on the board gives 2 points, any other 1; "
           "a superpion is two pawns. An agreed end is counted, too (S-R11).",
           "Chaque pion de votre couleur, en réserve ou sur le plateau, donne 2 points, tout autre "
           "1 ; un superpion vaut deux pions. Une fin d'un commun accord se compte aussi "
           "(S-R11)."}}},
        seats_section(game),
    };
    return guide;
}

}  // namespace tablier::superpion
