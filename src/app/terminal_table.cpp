#include "app/terminal_table.h"

#include <fmt/chrono.h>
#include <fmt/core.h>

#include <algorithm>
#include <ctime>

#include "app/files.h"
#include "app/table_words.h"
#include "draw/terminal.h"
#include "games/catalog.h"
#include "play/match_scene.h"
#include "play/record_check.h"
#include "play/record_reader.h"
#include "play/record_writer.h"
#include "play/result_text.h"

namespace tablier::app {
namespace {

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

std::string today() {
    const std::time_t now = std::time(nullptr);
    return fmt::format("{:%Y-%m-%d}", fmt::localtime(now));
}

std::vector<std::string> beginning_with(std::string_view beginning,
                                        std::vector<std::string> words) {
    std::erase_if(words, [&](const std::string& word) { return !word.starts_with(beginning); });
    return words;
}

}  // namespace

TerminalTable::TerminalTable(Match match, TableSettings settings)
    : match_(std::move(match)),
      settings_(std::move(settings)),
      random_(settings_.seed),
      input_([this](std::string_view beginning) { return complete(beginning); }) {}

void TerminalTable::run() {
    say("Type a move, or help.", "Tapez un coup, ou aide.");
    changed();
    while (true) {
        const auto line = input_.read(prompt());
        if (!line) {
            fmt::print("\n");
            break;
        }
        if (!line->empty() && !obey(*line)) break;
    }
    if (!saved_) say("The game was not saved.", "La partie n'a pas été enregistrée.");
}

void TerminalTable::say(std::string_view en, std::string_view fr) const {
    say(std::string(settings_.lang == Lang::French ? fr : en));
}

void TerminalTable::say(const std::string& text) const {
    fmt::print("{}\n", text);
}

void TerminalTable::draw_board() const {
    say(draw_terminal(scene_of(match_), settings_.drawing.style(settings_.lang)));
}

std::string TerminalTable::player_name(Seat seat) const {
    const std::string seat_name = match_.game().seat_name(seat).in(settings_.lang);
    const std::string& name = settings_.names[std::size_t(index(seat))];
    return name.empty() ? seat_name : name + " (" + seat_name + ")";
}

std::string TerminalTable::prompt() const {
    if (match_.over()) return settings_.lang == Lang::French ? "terminé> " : "over> ";
    return player_name(seat_of(match_.actor())) + "> ";
}

std::vector<std::string> TerminalTable::complete(std::string_view beginning) const {
    std::vector<std::string> words = match_.legal_moves();
    for (const TableWordInfo& info : table_words())
        words.emplace_back(settings_.lang == Lang::French ? info.fr : info.en);
    return beginning_with(beginning, std::move(words));
}

bool TerminalTable::obey(const std::string& line) {
    const std::size_t space = line.find(' ');
    const std::string first = line.substr(0, space);
    const std::size_t rest_at = line.find_first_not_of(' ', space);
    const std::string rest = rest_at == std::string::npos ? "" : line.substr(rest_at);
    const auto word = table_word(first);
    if (!word) {
        try_move(line);
        return true;
    }
    switch (*word) {
        case TableWord::Moves:
            show_moves(rest);
            break;
        case TableWord::Undo:
            undo();
            break;
        case TableWord::Redo:
            redo();
            break;
        case TableWord::Board:
            draw_board();
            break;
        case TableWord::Position:
            say(match_.position().text());
            break;
        case TableWord::Save:
            save(rest);
            break;
        case TableWord::Open:
            open(rest);
            break;
        case TableWord::Resign:
            resign();
            break;
        case TableWord::Draw:
            agree_draw();
            break;
        case TableWord::Language:
            change_language(rest);
            break;
        case TableWord::Help:
            help();
            break;
        case TableWord::Quit:
            return false;
    }
    return true;
}

void TerminalTable::try_move(const std::string& text) {
    if (auto played = match_.play(text); !played) {
        say(refusal_line(text, played.error(), settings_.lang));
        return;
    }
    saved_ = false;
    changed();
}

/// After anything that changed the game: cards are drawn, the board is shown, the file written.
void TerminalTable::changed() {
    let_chance_act();
    draw_board();
    autosave();
}

void TerminalTable::let_chance_act() {
    while (match_.actor() == Actor::Chance) {
        const std::string drawn = match_.position().random_move(random_);
        match_.play(drawn);
        say(drawn);
    }
}

void TerminalTable::show_moves(std::string_view beginning) const {
    const auto moves = beginning_with(beginning, match_.legal_moves());
    const TerminalStyle style = settings_.drawing.style(settings_.lang);
    fmt::print("{}", in_columns(moves, style.width));
    say(fmt::format("{} {}", moves.size(), settings_.lang == Lang::French ? "coups" : "moves"));
}

void TerminalTable::undo() {
    if (!match_.can_undo())
        return say("There is no move to take back.", "Il n'y a pas de coup à reprendre.");
    // Cards drawn by chance go back together with the decision before them.
    do {
        match_.undo();
    } while (!is_seat(match_.actor()) && match_.can_undo());
    saved_ = false;
    changed();
}

void TerminalTable::redo() {
    if (!match_.redo()) {
        say("There is no move to play again.", "Il n'y a pas de coup à rejouer.");
        return;
    }
    while (match_.actor() == Actor::Chance && match_.redo()) {
    }
    saved_ = false;
    changed();
}

bool TerminalTable::write_record_to(const std::string& file) {
    RecordHeader header;
    header.date = today();
    header.names = settings_.names;
    const auto text = write_record(record_of(match_, header));
    if (!text) {
        say(text.error().message);
        return false;
    }
    if (auto written = write_file(file, *text); !written) {
        say(written.error().message);
        return false;
    }
    saved_ = true;
    return true;
}

void TerminalTable::autosave() {
    if (!settings_.save_file.empty()) write_record_to(settings_.save_file);
}

void TerminalTable::save(const std::string& file) {
    const std::string target = file.empty() ? settings_.save_file : file;
    if (target.empty()) {
        say("Name a file: save FILE", "Nommez un fichier : enregistrer FICHIER");
        return;
    }
    if (write_record_to(target)) say("Saved in " + target + ".", "Enregistré dans " + target + ".");
}

void TerminalTable::open(const std::string& file) {
    if (file.empty()) {
        say("Name a file: open FILE", "Nommez un fichier : ouvrir FICHIER");
        return;
    }
    const auto content = read_file(file);
    if (!content) return say(content.error().message);
    const auto record = read_record(*content);
    if (!record) return say(file + ": " + record.error().text());
    auto match = match_of(*record, [](std::string_view spec) { return make_game(spec); });
    if (!match) return say(file + ": " + match.error().text());
    if (!saved_ && !confirm("Leave the game on the table unsaved?",
                            "Quitter la partie en cours sans l'enregistrer ?"))
        return;
    match_ = std::move(*match);
    settings_.save_file = file;
    for (Seat seat : all_seats)
        settings_.names[std::size_t(index(seat))] = record->value(match_.game().seat_name(seat).en);
    saved_ = true;
    changed();
}

bool TerminalTable::confirm(std::string_view en, std::string_view fr) {
    const bool french = settings_.lang == Lang::French;
    const auto answer =
        input_.read(std::string(french ? fr : en) + (french ? " (oui/non) " : " (yes/no) "));
    return answer && (*answer == "y" || *answer == "yes" || *answer == "o" || *answer == "oui");
}

void TerminalTable::resign() {
    if (match_.over()) return say("The game is over.", "La partie est terminée.");
    const Seat seat = seat_of(match_.actor());
    if (!confirm(player_name(seat) + ": leave the game?", player_name(seat) + " : abandonner ?"))
        return;
    if (auto left = match_.retire(seat, Leaving::Resigned); !left)
        return say(left.error().why.in(settings_.lang));
    saved_ = false;
    changed();
}

void TerminalTable::agree_draw() {
    if (match_.over()) return say("The game is over.", "La partie est terminée.");
    if (!confirm("Does every side agree to a draw?", "Tous les camps acceptent-ils la nulle ?"))
        return;
    if (auto agreed = match_.agree_draw(); !agreed)
        return say(agreed.error().why.in(settings_.lang));
    saved_ = false;
    changed();
}

void TerminalTable::change_language(std::string_view name) {
    if (name != "en" && name != "fr") return say("language en | fr", "langue en | fr");
    settings_.lang = name == "fr" ? Lang::French : Lang::English;
    draw_board();
}

void TerminalTable::help() const {
    for (const TableWordInfo& info : table_words())
        say(fmt::format("  {:<12} {}", settings_.lang == Lang::French ? info.fr : info.en,
                        info.about.in(settings_.lang)));
    const auto moves = match_.legal_moves();
    if (!moves.empty())
        say(fmt::format("{} {}",
                        settings_.lang == Lang::French ? "Tout autre mot est un coup, par exemple"
                                                       : "Any other word is a move, for example",
                        moves.front()));
}

}  // namespace tablier::app
