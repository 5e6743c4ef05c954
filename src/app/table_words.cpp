#include "app/table_words.h"

#include <array>

namespace tablier::app {

std::span<const TableWordInfo> table_words() {
    static const std::array<TableWordInfo, 14> words{{
        {TableWord::Moves,
         "moves",
         "coups",
         {"legal moves; \"moves e\" those that begin with e",
          "coups permis ; « coups e » ceux qui commencent par e"}},
        {TableWord::Undo,
         "undo",
         "annuler",
         {"take the last move back; against engines, back to your own turn",
          "reprendre le dernier coup ; contre l'ordinateur, jusqu'à votre tour"}},
        {TableWord::Redo,
         "redo",
         "refaire",
         {"play the move taken back again", "rejouer le coup repris"}},
        {TableWord::Board, "board", "plateau", {"draw the board", "dessiner le plateau"}},
        {TableWord::Hint,
         "hint",
         "conseil",
         {"what the engine would play, and why", "ce que jouerait l'ordinateur, et pourquoi"}},
        {TableWord::Eval,
         "eval",
         "estimation",
         {"show who stands how well after each move, or no longer",
          "montrer après chaque coup qui est mieux, ou ne plus le montrer"}},
        {TableWord::Position,
         "position",
         "position",
         {"the position as one line of text", "la position en une ligne de texte"}},
        {TableWord::Save,
         "save",
         "enregistrer",
         {"save FILE: write a copy of the game, as a record",
          "enregistrer FICHIER : écrire une copie de la partie"}},
        {TableWord::Open,
         "open",
         "ouvrir",
         {"open FILE: go on with a saved game", "ouvrir FICHIER : reprendre une partie"}},
        {TableWord::Resign,
         "resign",
         "abandonner",
         {"the player to move leaves the game", "le joueur au trait quitte la partie"}},
        {TableWord::Draw,
         "draw",
         "nulle",
         {"a draw, if every side agrees", "partie nulle, si tous sont d'accord"}},
        {TableWord::Language, "language", "langue", {"language en or fr", "langue en ou fr"}},
        {TableWord::Help, "help", "aide", {"these words", "ces mots"}},
        {TableWord::Quit,
         "quit",
         "quitter",
         {"leave the table; tablier play --resume goes on with a saved game",
          "quitter la table ; tablier play --resume reprend une partie enregistrée"}},
    }};
    return words;
}

std::optional<TableWord> table_word(std::string_view text) {
    for (const TableWordInfo& info : table_words())
        if (text == info.en || text == info.fr) return info.word;
    return std::nullopt;
}

}  // namespace tablier::app
