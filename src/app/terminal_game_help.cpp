// Terminal game: help on commands and moves, the rules, and the rule that forbids a move.
#include <fmt/core.h>

#include <algorithm>

#include "app/terminal_commands.h"
#include "app/terminal_game.h"
#include "app/terminal_screen.h"
#include "core/spelling.h"
#include "tablier/scene.h"
#include "tablier/typed_move.h"

namespace tablier::app {
namespace {

constexpr int move_column = 20;
constexpr int word_column = 18;

/// Words side by side in columns of equal width.
std::string in_columns(const std::vector<std::string>& words, int width) {
    std::size_t widest = 0;
    for (const std::string& word : words) widest = std::max(widest, word.size());
    const std::size_t columns = std::max<std::size_t>(1, std::size_t(width) / (widest + 2));
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool last = (i + 1) % columns == 0 || i + 1 == words.size();
        out += last ? words[i] + "\n" : fmt::format("{:<{}}", words[i], widest + 2);
    }
    return out;
}

bool is_letter(char each) {
    return (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z');
}

std::string rules_section(std::size_t number, const RulesSection& section, Lang lang,
                          const TextStyle& style) {
    std::string text = screen_text(fmt::format("{}. {}", number, section.title.in(lang)), style);
    for (const Text& paragraph : section.paragraphs)
        text += screen_text("  " + paragraph.in(lang), style);
    return text;
}

}  // namespace

void TerminalGame::show_moves(const std::string& beginning) {
    auto moves = match_.legal_moves();
    const std::string meant = typed_move(match_.position(), beginning);
    std::erase_if(moves, [&](const std::string& move) {
        return !move.starts_with(beginning) && !move.starts_with(meant);
    });
    const int width = text_style().width == 0 ? 80 : text_style().width;
    const bool french = settings_.lang == Lang::French;
    const char* plural = moves.size() == 1 || (french && moves.empty()) ? "" : "s";
    show_pages(in_columns(moves, width) +
               fmt::format("{} {}{}\n", moves.size(), french ? "coup" : "move", plural));
}

void TerminalGame::help() {
    const Lang lang = settings_.lang;
    const bool french = lang == Lang::French;
    const TextStyle style = text_style();
    const auto moves = match_.legal_moves();
    std::string text =
        screen_text(french ? "Un coup, tapé comme ceci :" : "A move, typed as in:", style);
    for (const MoveKind& kind : guide_.moves)
        text += screen_entry(example_of(kind, moves), kind.about.in(lang), move_column, style);
    text += screen_text(french ? "Ou un mot (Tab le complète) :" : "Or a word (Tab completes it):",
                        style);
    for (const TerminalCommandInfo& info : terminal_commands())
        if (!info.about.en.empty())
            text += screen_entry(info.usage.in(lang), info.about.in(lang), word_column, style);
    show_pages(text);
}

void TerminalGame::show_rules(const std::string& section) {
    const Lang lang = settings_.lang;
    const TextStyle style = text_style();
    std::vector<RulesSection> sections = guide_.rules;
    sections.push_back(options_in_force(match_.game()));
    for (std::size_t i = 0; i < sections.size(); ++i)
        if (section == std::to_string(i + 1))
            return show_pages(rules_section(i + 1, sections[i], lang, style));
    if (!section.empty())
        return say("rules, or rules 1 to rules " + std::to_string(sections.size()),
                   "règles, ou règles 1 à règles " + std::to_string(sections.size()));
    const Variant& variant = match_.game().variant();
    std::string text = screen_text(variant.title.in(lang) + ". " + variant.idea.in(lang), style);
    for (std::size_t i = 0; i < sections.size(); ++i)
        text += rules_section(i + 1, sections[i], lang, style);
    show_pages(text);
}

void TerminalGame::why(const std::string& text) const {
    if (text.empty()) return say("Name a move: why e5", "Nommez un coup : pourquoi e5");
    if (match_.over()) return say("The game is over.", "La partie est terminée.");
    const std::string move = typed_move(match_.position(), text);
    const auto moves = match_.legal_moves();
    if (std::ranges::binary_search(moves, move))
        return say("Nothing forbids it: " + move + " is a legal move.",
                   "Rien ne l'interdit : " + move + " est un coup permis.");
    const auto begins = [&](const std::string& each) {
        return each.starts_with(move + '-') || each.starts_with(move + ':');
    };
    if (const auto first = std::ranges::find_if(moves, begins); first != moves.end())
        return say("The piece on " + move + " can move, for example " + *first + ".",
                   "La pièce en " + move + " peut jouer, par exemple " + *first + ".");
    // A cell alone: what stands there is asked about.
    const auto scene = match_.position().scene();
    const bool cell = std::ranges::find(scene.cells, move, &SceneCell::name) != scene.cells.end();
    const bool is_move = std::ranges::any_of(
        guide_.moves, [&](const MoveKind& kind) { return kind.includes(move); });
    if (cell && !is_move) {
        const std::vector<std::string> touched{move};
        return say(illegal_move_line(move, match_.explain_clicks(touched), settings_.lang));
    }
    say(illegal_move_line(move, match_.position().explain(move), settings_.lang));
}

bool TerminalGame::refuse_unknown_word(const std::string& text) const {
    const std::string word = text.substr(0, text.find(' '));
    const bool letters = std::ranges::all_of(word, is_letter);
    const auto is_example = [&](const MoveKind& kind) { return kind.example == word; };
    if (word.size() < 2 || !letters || std::ranges::any_of(guide_.moves, is_example)) return false;
    const auto words = all_command_words();
    const Text unknown =
        fill_text("{0} is neither a move nor a word of the table",
                  "{0} n'est ni un coup, ni un mot de la table", {in_quotes(word)});
    Text meant = did_you_mean(word, words);
    if (meant.en.empty()) meant = {"; help lists both", " ; aide donne les deux"};
    say((unknown + meant).in(settings_.lang));
    return true;
}

}  // namespace tablier::app
