#include "games/point/advice/advice.h"

namespace tablier::point {
namespace {

std::string_view behind_colon(std::string_view move) {
    const std::size_t colon = move.find(':');
    return colon == std::string_view::npos ? "" : move.substr(colon + 1);
}

Text on_card(std::string_view move, const char* en, const char* fr) {
    const std::string_view rest = behind_colon(move);
    const std::size_t at = rest.find('@');
    return fill_text(en, fr,
                     {rest.substr(0, at),
                      at == std::string_view::npos ? std::string_view("?") : rest.substr(at + 1)});
}

/// The outcome of the lots (P-R9).
Text lots_in_words(std::string_view move) {
    if (move == "lots:S") return {"Lots: South is black", "Tirage : Sud a les noirs"};
    if (move == "lots:N") return {"Lots: North is black", "Tirage : Nord a les noirs"};
    return plain(move);
}

Text in_words(std::string_view move) {
    if (move.starts_with("lots:")) return lots_in_words(move);
    if (move == "deck") return {"goes to the deck", "va à la pioche"};
    if (move == "stop") return {"stops", "s'arrête"};
    if (move.starts_with("row:"))
        return fill_text("lays the row {0}", "pose la rangée {0}", {behind_colon(move)});
    if (move.starts_with("draw:"))
        return fill_text("draws {0}", "pioche {0}", {behind_colon(move)});
    if (move.starts_with("drop:"))
        return fill_text("drops {0}", "écarte {0}", {behind_colon(move)});
    if (move.starts_with("use:"))
        return on_card(move, "uses {0} on pawn {1}", "utilise {0} au pion {1}");
    if (move.starts_with("take:"))
        return on_card(move, "takes {0} and uses it on pawn {1}",
                       "ramasse {0} et l'utilise au pion {1}");
    if (move.starts_with("swap:")) {
        const std::string_view cards = behind_colon(move);
        const std::size_t colon = cards.find(':');
        if (colon != std::string_view::npos)
            return fill_text("swaps {0} for {1}", "échange {0} contre {1}",
                             {cards.substr(0, colon), cards.substr(colon + 1)});
    }
    return plain(move);
}

}  // namespace

GameGuide guide(const AnyGame& game) {
    const bool teams = game.seating().sides() < game.seating().players();
    GameGuide guide;
    guide.in_words = in_words;
    guide.moves = {
        {{"at first: lay your row of six black (B) and six white (W) pawns",
          "au début : posez votre rangée de six pions noirs (B) et six blancs (W)"},
         "row:BBWWBBWWWWBB",
         [](std::string_view move) { return move.starts_with("row:"); }},
        {{"give WWB, take BW: the group to give begins at pawn 3",
          "donner WWB, prendre BW : le groupe donné commence au pion 3"},
         "use:WWB=BW@3",
         [](std::string_view move) { return move.starts_with("use:"); }},
        {{"the same with the card that was just dropped",
          "la même chose avec la carte qui vient d'être écartée"},
         "take:WWB=BW@3",
         [](std::string_view move) { return move.starts_with("take:"); }},
        {{"drop a card, when none can be used", "écarter une carte, si aucune ne peut servir"},
         "drop:WB=BWW",
         [](std::string_view move) { return move.starts_with("drop:"); }},
        {{"leave the dropped card and draw from the deck", "laisser la carte écartée et piocher"},
         "deck",
         [](std::string_view move) { return move == "deck"; }},
    };
    if (teams) {
        guide.moves.push_back({{"swap your card for one of your partner's",
                                "échanger votre carte contre une de votre partenaire"},
                               "swap:WB=BWW:BB=WWW",
                               [](std::string_view move) { return move.starts_with("swap:"); }});
        guide.moves.push_back({{"stop: your row is pure, your cards go to your partner",
                                "s'arrêter : votre rangée est pure, vos cartes vont au partenaire"},
                               "stop",
                               [](std::string_view move) { return move == "stop"; }});
    }
    guide.rules = {
        {{"Aim", "But du jeu"},
         {{"Be the first whose row has only your colour. Its length does not matter.",
           "Soyez le premier dont la rangée n'a plus que votre couleur. Sa longueur ne compte "
           "pas."}}},
        {{"Cards", "Les cartes"},
         {{"WB=BWW reads: give W B, take B W W. You may also turn the card by half a turn; then it "
           "reads WWB=BW (P-R3).",
           "WB=BWW se lit : donner W B, prendre B W W. Vous pouvez aussi tourner la carte d'un "
           "demi-tour ; elle se lit alors WWB=BW (P-R3)."}}},
        {{"Your turn", "Votre tour"},
         {{"You are given a card from the deck, so that you have four. Use one of them: its left "
           "group must stand in your row, side by side in this order. It goes to the bank, and the "
           "right group takes its place. The bank must have those pawns; what you have just given "
           "counts (P-R1).",
           "Vous recevez une carte de la pioche et en avez quatre. Utilisez-en une : son groupe de "
           "gauche doit se trouver dans votre rangée, côte à côte et dans cet ordre. Il va à la "
           "banque, et le groupe de droite prend sa place. La banque doit avoir ces pions ; ceux "
           "que vous venez de donner comptent (P-R1)."},
          {"If a card can be used, one must be used. If none can, drop one: the next player may "
           "take it instead of drawing, to use it at once (P-R4).",
           "Si une carte peut servir, il faut en utiliser une. Sinon, écartez-en une : le joueur "
           "suivant peut la ramasser au lieu de piocher, pour s'en servir aussitôt (P-R4)."}}},
    };
    if (game.options().has("lots") && game.options().get("lots") == "after")
        guide.rules.push_back(
            {{"Lots", "Tirage au sort"},
             {{"You lay your row and get your cards before you know your colour. Then lots name "
               "who is black and starts (P-R9).",
               "Vous posez votre rangée et recevez vos cartes avant de connaître votre couleur. "
               "Le sort désigne ensuite qui a les noirs et commence (P-R9)."}}});
    if (teams)
        guide.rules.push_back(
            {{"Teams", "Équipes"},
             {{"South and North against West and East. A team wins when both its rows are pure and "
               "have twelve pawns or more together.",
               "Sud et Nord contre Ouest et Est. Une équipe gagne quand ses deux rangées sont "
               "pures "
               "et ont ensemble douze pions ou plus."},
              {"After drawing, up to three times in your turn, you may swap one of your cards for "
               "one of your partner's (P-R6). Who has a pure row may stop at the start of a turn "
               "(P-R7).",
               "Après la pioche, jusqu'à trois fois dans votre tour, vous pouvez échanger une "
               "carte "
               "avec votre partenaire (P-R6). Qui a une rangée pure peut s'arrêter au début de son "
               "tour (P-R7)."}}});
    return guide;
}

}  // namespace tablier::point
