#include "games/intercept/advice/advice.h"

namespace tablier::intercept {
namespace {

bool moves_ball(std::string_view move) {
    return move.find('*') != std::string_view::npos;
}
bool ends_with_face(std::string_view move) {
    return move != "pass" && (move.ends_with('p') || move.ends_with('r'));
}
bool goes_somewhere(std::string_view move) {
    return move.find('-') != std::string_view::npos;
}

Text face(char letter) {
    return letter == 'p' ? Text{"flat", "plat"} : Text{"hollow", "creux"};
}

Text in_words(std::string_view move) {
    if (move == "pass") return {"passes", "passe"};
    const std::size_t star = move.find('*');
    std::string_view action = move.substr(0, star);
    Text words;
    if (ends_with_face(action)) {
        const Text shown = face(action.back());
        action.remove_suffix(1);
        words = goes_somewhere(action)
                    ? fill_texts("{0}, {1} side up", "{0}, côté {1}", {plain(action), shown})
                    : fill_texts("turns the double on {0} {1} side up",
                                 "retourne le double en {0}, côté {1}", {plain(action), shown});
    } else {
        words = plain(action);
    }
    if (star == std::string_view::npos) return words;
    return words + fill_text(", then the ball goes to {0}", ", puis la boule va en {0}",
                             {move.substr(star + 1)});
}

Text turning_over(const AnyGame& game) {
    if (is_played_with(game, "flip", "turn"))
        return {"or turn over in place, which takes the whole turn: the ball then stays (I-R6).",
                "ou se retourner sur place, ce qui prend tout le tour : la boule reste alors où "
                "elle est (I-R6)."};
    return {"or turn over in place (I-R6).", "ou se retourner sur place (I-R6)."};
}

Text bent_passes(const AnyGame& game) {
    if (is_played_with(game, "bend", "never"))
        return {"Every pass is straight (I-R3).", "Chaque passe est droite (I-R3)."};
    if (is_played_with(game, "bend", "always"))
        return {"Every pass may turn on the passage pawn (I-R3).",
                "Chaque passe peut tourner sur le passage (I-R3)."};
    return {
        "A single pass may turn on the passage pawn; in a chain of passes every pass is "
        "straight (I-R3).",
        "Une passe seule peut tourner sur le passage ; dans une chaîne, chaque passe est "
        "droite (I-R3)."};
}

Text first_pass(const AnyGame& game) {
    if (is_played_with(game, "interception", "any"))
        return {
            "Wherever the ball lies, the first pass must use the pawn you have just moved "
            "(I-R5).",
            "Où que soit la boule, la première passe doit utiliser le pion que vous venez de "
            "jouer (I-R5)."};
    return {
        "To take the ball from the other side, the first pass must use the pawn you have just "
        "moved (I-R5).",
        "Pour prendre la boule à l'adversaire, la première passe doit utiliser le pion que "
        "vous venez de jouer (I-R5)."};
}

Text who_covers(const AnyGame& game) {
    if (is_played_with(game, "cover", "anytime"))
        return {"Anyone may cover, at any time (I-R7, I-R8).",
                "Chacun peut recouvrir, à tout moment (I-R7, I-R8)."};
    return {"Only the side that has the ball, or takes it in this turn, covers (I-R7, I-R8).",
            "Seul recouvre le camp qui a la boule, ou qui la prend dans ce tour (I-R7, I-R8)."};
}

Text goals_of_four(const AnyGame& game) {
    if (is_played_with(game, "goal", "any"))
        return {"Each alone: you may aim at any of the three other Arrivées (I-R9).",
                "Chacun pour soi : vous pouvez viser chacune des trois autres Arrivées (I-R9)."};
    return {"Each alone: your Arrivée is the one opposite your row (I-R9).",
            "Chacun pour soi : votre Arrivée est celle d'en face (I-R9)."};
}

}  // namespace

GameGuide guide(const AnyGame& game) {
    GameGuide guide;
    guide.in_words = in_words;
    guide.moves = {
        {{"a pawn slides or jumps from the first cell to the second",
          "un pion glisse ou saute de la première case à la seconde"},
         "b1-c2",
         [](std::string_view move) {
             return goes_somewhere(move) && !ends_with_face(move) && !moves_ball(move);
         }},
        {{"the double moves and then shows p, its flat face, or r, its hollow one",
          "le double se déplace, puis montre p, sa face plate, ou r, sa face creuse"},
         "g1-g5r",
         [](std::string_view move) {
             return goes_somewhere(move) && ends_with_face(move) && !moves_ball(move);
         }},
        {{"the double turns over where it stands", "le double se retourne sur place"},
         "g1r",
         [](std::string_view move) {
             return move != "pass" && !goes_somewhere(move) && !moves_ball(move);
         }},
        {{"with a star: afterwards the ball goes to the cell behind it",
          "avec une étoile : la boule va ensuite sur la case qui suit"},
         "c1-c2*g5",
         moves_ball},
        {{"when there is no other move", "quand il n'y a pas d'autre coup"},
         "pass",
         [](std::string_view move) { return move == "pass"; }},
    };
    guide.rules = {
        {{"Aim", "But du jeu"},
         {{"Pass the ball from pawn to pawn until it falls on the Arrivée you aim at, the middle "
           "of "
           "the other side's first row.",
           "Passez la boule de pion en pion jusqu'à l'Arrivée que vous visez, au milieu de la "
           "première rangée d'en face."}}},
        {{"Pawns", "Les pions"},
         {{"Passage pawns are flat: the ball rolls over them. Repos pawns are hollow: the ball "
           "stays in them. The double is flat on one face and hollow on the other.",
           "Les passages sont plats : la boule roule dessus. Les repos sont creux : elle s'y "
           "arrête. Le double est plat d'un côté et creux de l'autre."}}},
        {{"Your turn", "Votre tour"},
         {{"First act with one pawn, which is compulsory; then you may move the ball. The pawn "
           "with "
           "the ball cannot act.",
           "D'abord agissez avec un pion, c'est obligatoire ; ensuite vous pouvez déplacer la "
           "boule. Le pion qui la porte ne peut pas agir."},
          {"A passage or repos slides one cell in any of eight directions, or jumps over a "
           "neighbouring pawn to the free cell behind, and on. It jumps neither a double nor the "
           "pawn with the ball. Slide or jump, never both.",
           "Un passage ou un repos glisse d'une case dans l'une des huit directions, ou saute un "
           "pion voisin vers la case libre derrière, et ainsi de suite. Il ne saute ni un double, "
           "ni le pion qui a la boule. Glisser ou sauter, jamais les deux."},
          Text{"The double slides as far as it likes in a line, or jumps from afar over one pawn; "
               "it may show its other face afterwards, ",
               "Le double glisse aussi loin qu'il veut, ou saute de loin par-dessus un pion ; "
               "ensuite il peut montrer son autre face, "} +
              turning_over(game),
          {"While the ball lies bare on the centre, nothing enters or jumps that cell (I-R4).",
           "Tant que la boule est à nu au centre, rien n'entre sur cette case ni ne la saute "
           "(I-R4)."}}},
        {{"The ball", "La boule"},
         {Text{"A pass rolls over a passage pawn next to the ball and ends in a repos pawn next to "
               "that one, two cells away. ",
               "Une passe roule sur un passage voisin de la boule et finit dans un repos voisin de "
               "celui-ci, à deux cases. "} +
              bent_passes(game),
          first_pass(game)}},
        {{"Arriving", "Arriver"},
         {Text{"An empty Arrivée receives the ball by itself. If a rival's pawn sits there, cover "
               "it with a repos; on one of the five cells around it, cover with a passage. ",
               "Une Arrivée vide reçoit la boule d'elle-même. Si un pion adverse s'y trouve, "
               "recouvrez-le avec un repos ; sur l'une des cinq cases autour, avec un passage. "} +
          who_covers(game)}},
    };
    if (game.seating().sides() > 2)
        guide.rules.push_back({{"Four players", "À quatre"}, {goals_of_four(game)}});
    else if (game.seating().seats.size() > 2)
        guide.rules.push_back(
            {{"Teams", "Équipes"},
             {{"South and North against West and East. Either Arrivée of the other team wins. You "
               "move only your own pawns; the ball may use your partner's too.",
               "Sud et Nord contre Ouest et Est. L'une ou l'autre Arrivée adverse gagne. Vous ne "
               "déplacez que vos pions ; la boule peut aussi utiliser ceux du partenaire."}}});
    return guide;
}

}  // namespace tablier::intercept
