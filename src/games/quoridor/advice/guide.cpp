#include "games/quoridor/advice/advice.h"

namespace tablier::quoridor {
namespace {

bool is_wall(std::string_view move, char direction) {
    return move.size() > 2 && move.ends_with(direction);
}

Text in_words(std::string_view move) {
    if (move == "pass") return {"passes", "passe"};
    if (is_wall(move, 'h') || is_wall(move, 'v'))
        return fill_text("puts the wall {0}", "pose la barrière {0}", {move});
    return fill_text("goes to {0}", "va en {0}", {move});
}

Text beside_the_jumped_pawn(const AnyGame& game) {
    if (is_played_with(game, "behind_pawn", "sidestep"))
        return {
            "Face to face with another pawn, you may jump straight over it. If a wall, the "
            "edge or one more pawn is behind it, you may go to a cell beside that pawn "
            "instead (Q-R1, Q-R2).",
            "Face à un autre pion, vous pouvez sauter droit par-dessus. Si une barrière, le "
            "bord ou encore un pion se trouve derrière lui, vous pouvez passer sur une case à "
            "côté de ce pion (Q-R1, Q-R2)."};
    return {
        "Face to face with another pawn, you may jump straight over it. If a wall or the edge "
        "is behind it, you may go to a cell beside that pawn instead (Q-R1).",
        "Face à un autre pion, vous pouvez sauter droit par-dessus. Si une barrière ou le bord "
        "se trouve derrière lui, vous pouvez passer sur une case à côté de ce pion (Q-R1)."};
}

}  // namespace

GameGuide guide(const AnyGame& game) {
    GameGuide guide;
    guide.in_words = in_words;
    guide.moves = {
        {{"your pawn goes to this cell: one step, or a jump over the pawn in front of it",
          "votre pion va sur cette case : un pas, ou un saut par-dessus le pion qui lui fait face"},
         "e2",
         [](std::string_view move) {
             return move != "pass" && !is_wall(move, 'h') && !is_wall(move, 'v');
         }},
        {{"a lying wall, above this cell and the one to its right",
          "une barrière couchée, au-dessus de cette case et de sa voisine de droite"},
         "e3h",
         [](std::string_view move) { return is_wall(move, 'h'); }},
        {{"a standing wall, right of this cell and the one above it",
          "une barrière debout, à droite de cette case et de celle du dessus"},
         "e3v",
         [](std::string_view move) { return is_wall(move, 'v'); }},
    };
    const bool four = game.seating().seats.size() > 2;
    if (four)
        guide.moves.push_back({{"when there is no other move", "quand il n'y a pas d'autre coup"},
                               "pass",
                               [](std::string_view move) { return move == "pass"; }});
    guide.rules = {
        {{"Aim", "But du jeu"},
         {{"Walk your pawn across the board: whoever first sets foot on the far line wins. South "
           "walks up, North down.",
           "Faites traverser le plateau à votre pion : le premier qui pose le pied sur la ligne "
           "d'en face gagne. Sud monte, Nord descend."}}},
        {{"Your turn", "Votre tour"},
         {{"Move your pawn or put one wall. When your walls are used up, you walk.",
           "Avancez votre pion ou posez une barrière. Quand vos barrières sont épuisées, vous "
           "marchez."}}},
        {{"The pawn", "Le pion"},
         {{"One step to a free cell: up, down, left or right, never diagonally, and not through a "
           "wall.",
           "Un pas vers une case libre : en haut, en bas, à gauche ou à droite, jamais en "
           "diagonale, et pas à travers une barrière."},
          beside_the_jumped_pawn(game)}},
        {{"Walls", "Les barrières"},
         {{"A wall lies along two cells. It crosses no other wall and covers none; walls may "
           "touch. "
           "Once put, it stays.",
           "Une barrière longe deux cases. Elle n'en croise ni n'en recouvre aucune autre ; elles "
           "peuvent se toucher. Une fois posée, elle reste."},
          {"Every pawn must keep a way to its line, yours too, however long (Q-R3). Pawns on that "
           "way do not count.",
           "Chaque pion doit garder un chemin vers sa ligne, le vôtre aussi, si long soit-il "
           "(Q-R3). Les pions qui s'y trouvent ne comptent pas."}}},
    };
    if (four)
        guide.rules.push_back(
            {{"Four players", "À quatre"},
             {{"Each alone, clockwise. West walks to the right edge, East to the left one. A jump "
               "passes one pawn, never two (Q-R2).",
               "Chacun pour soi, dans le sens des aiguilles d'une montre. Ouest va vers le bord "
               "droit, Est vers le gauche. Un saut franchit un pion, jamais deux (Q-R2)."}}});
    return guide;
}

}  // namespace tablier::quoridor
