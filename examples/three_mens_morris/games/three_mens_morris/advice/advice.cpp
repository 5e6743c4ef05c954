// Descriptor of the advice: the rules in short and the kinds of moves, for the terminal.
#include "tablier/game_advice.h"

namespace tablier::three_mens_morris {
namespace {

bool is_placing(std::string_view move) {
    return move.find('-') == std::string_view::npos;
}

Text in_words(std::string_view move) {
    if (is_placing(move)) return fill_text("places a man on {0}", "pose un pion en {0}", {move});
    return fill_text("moves a man from {0} to {1}", "déplace un pion de {0} à {1}",
                     {move.substr(0, 2), move.substr(3)});
}

Text how_men_move(const AnyGame& game) {
    if (is_played_with(game, "moves", "anywhere"))
        return {"When all your men are on the board, move one of them to any empty point (M-R1).",
                "Quand tous vos pions sont posés, déplacez-en un vers n'importe quel point libre "
                "(M-R1)."};
    return {
        "When all your men are on the board, move one of them along a line to the next point, "
        "which must be empty (M2).",
        "Quand tous vos pions sont posés, déplacez-en un au point voisin en suivant une "
        "ligne ; ce point doit être libre (M2)."};
}

GameGuide guide(const AnyGame& game) {
    GameGuide guide;
    guide.in_words = in_words;
    guide.moves = {
        {{"place a man on this point", "poser un pion sur ce point"}, "b2", is_placing},
        {{"move a man from one point to another", "déplacer un pion d'un point à un autre"},
         "b2-c3",
         [](std::string_view move) { return !is_placing(move); }}};
    guide.rules = {
        {{"Aim", "But du jeu"},
         {{"Three of your men in a row: a column, a rank or a diagonal (M3).",
           "Aligner trois de vos pions : en colonne, en rangée ou en diagonale (M3)."}}},
        {{"Your turn", "Votre tour"},
         {{"First place your three men, one each turn, on empty points (M1).",
           "Posez d'abord vos trois pions, un par tour, sur des points libres (M1)."},
          how_men_move(game),
          {"If you cannot move, you have lost (M4).",
           "Si vous ne pouvez pas jouer, vous avez perdu (M4)."}}},
    };
    return guide;
}

}  // namespace

const GameAdvice& advice_part() {
    static constexpr GameAdvice part{
        .game = "three_mens_morris", .guide = guide, .opening_turns = 3};
    return part;
}

}  // namespace tablier::three_mens_morris
