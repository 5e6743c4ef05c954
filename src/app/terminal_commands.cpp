#include "app/terminal_commands.h"

#include <algorithm>
#include <array>

#include "app/examples.h"

namespace tablier::app {
namespace {

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& letter : small)
        if (letter >= 'A' && letter <= 'Z') letter = char(letter - 'A' + 'a');
    return small;
}

std::vector<std::string> words_of(const TerminalCommandInfo& info) {
    std::vector<std::string> words{std::string(info.en), std::string(info.fr)};
    for (std::string_view rest = info.others; !rest.empty();) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        words.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return words;
}

bool is_one_of(const std::vector<std::string>& words, const std::string& word) {
    return std::ranges::find(words, word) != words.end();
}

}  // namespace

std::span<const TerminalCommandInfo> terminal_commands() {
    static const std::array<TerminalCommandInfo, 20> words{{
        {TerminalCommand::Help,
         "help",
         "aide",
         "?",
         {"help, ?", "aide, ?"},
         {"this page", "cette page"}},
        {TerminalCommand::Rules,
         "rules",
         "règles",
         "regles",
         {"rules", "règles"},
         {"the rules in short, and what is in force; rules 2: one section",
          "les règles en bref, et ce qui est en vigueur ; règles 2 : un chapitre"}},
        {TerminalCommand::Moves,
         "moves",
         "coups",
         "",
         {"moves e", "coups e"},
         {"the legal moves, or those that begin with e",
          "les coups permis, ou ceux qui commencent par e"}},
        {TerminalCommand::Why,
         "why",
         "pourquoi",
         "",
         {"why e5", "pourquoi e5"},
         {"what forbids a move", "ce qui interdit un coup"}},
        {TerminalCommand::Hint,
         "hint",
         "conseil",
         "h",
         {"hint, h", "conseil, h"},
         {"what the engine would play, and why", "ce que jouerait l'ordinateur, et pourquoi"}},
        {TerminalCommand::Eval,
         "eval",
         "estimation",
         "",
         {"eval", "estimation"},
         {"the chances after each move, or no longer",
          "les chances après chaque coup, ou ne plus les montrer"}},
        {TerminalCommand::Undo,
         "undo",
         "annuler",
         "",
         {"undo, redo", "annuler, refaire"},
         {"take your move back, or play it again", "reprendre votre coup, ou le rejouer"}},
        {TerminalCommand::Redo, "redo", "refaire", "", {}, {}},
        {TerminalCommand::Board,
         "board",
         "plateau",
         "",
         {"board", "plateau"},
         {"draw the board", "dessiner le plateau"}},
        {TerminalCommand::Position,
         "position",
         "position",
         "",
         {"position", "position"},
         {"the position as one line of text", "la position en une ligne de texte"}},
        {TerminalCommand::Level,
         "level",
         "niveau",
         "",
         {"level N 5", "niveau N 5"},
         {"who plays: the engine of seat N at level 5; 0: a person; alone: who plays what",
          "qui joue : l'ordinateur en N au niveau 5 ; 0 : une personne ; seul : qui joue quoi"}},
        {TerminalCommand::Resign,
         "resign",
         "abandonner",
         "",
         {"resign", "abandonner"},
         {"the player to move leaves the game", "le joueur au trait quitte la partie"}},
        {TerminalCommand::Draw,
         "draw",
         "nulle",
         "stop arrêter arreter",
         {"draw, stop", "nulle, arrêter"},
         {"end the game, if every side agrees", "finir la partie, si tous sont d'accord"}},
        {TerminalCommand::New,
         "new",
         "nouvelle",
         "nouveau",
         {"new GAME", "nouvelle JEU"},
         fill_text("a new game: the same, or as in new {0}",
                   "une nouvelle partie : la même, ou comme nouvelle {0}",
                   {example_of_many_players()})},
        {TerminalCommand::Rematch,
         "rematch",
         "revanche",
         "",
         {"rematch", "revanche"},
         {"the same game with the seats changed", "le même jeu en changeant de places"}},
        {TerminalCommand::Lots,
         "lots",
         "tirage",
         "",
         {"lots, lots all", "tirage, tirage tous"},
         {"draw lots for the seats of the next games: people's, or the engines' too; lots off: "
          "no longer",
          "tirer au sort les places des parties suivantes : des personnes, ou de l'ordinateur "
          "aussi ; tirage non : ne plus tirer"}},
        {TerminalCommand::Save,
         "save",
         "enregistrer",
         "",
         {"save FILE", "enregistrer FICHIER"},
         {"write a copy of the game, as a record", "écrire une copie de la partie"}},
        {TerminalCommand::Open,
         "open",
         "ouvrir",
         "",
         {"open FILE", "ouvrir FICHIER"},
         {"go on with a saved game", "reprendre une partie"}},
        {TerminalCommand::Language,
         "language",
         "langue",
         "",
         {"language fr", "langue en"},
         {"speak English or French", "parler anglais ou français"}},
        {TerminalCommand::Quit,
         "quit",
         "quitter",
         "q exit",
         {"quit, q, exit", "quitter, q"},
         {"leave; tablier play --resume goes on later",
          "quitter ; tablier play --resume continue plus tard"}},
    }};
    return words;
}

std::optional<TerminalCommand> find_terminal_command(std::string_view text) {
    const std::string small = in_small_letters(text);
    for (const TerminalCommandInfo& info : terminal_commands())
        if (is_one_of(words_of(info), small)) return info.word;
    return std::nullopt;
}

bool is_yes(std::string_view answer) {
    const std::string small = in_small_letters(answer);
    return small == "y" || small == "yes" || small == "o" || small == "oui";
}

std::vector<std::string> all_command_words() {
    std::vector<std::string> all;
    for (const TerminalCommandInfo& info : terminal_commands())
        for (std::string& word : words_of(info)) all.push_back(std::move(word));
    return all;
}

}  // namespace tablier::app
