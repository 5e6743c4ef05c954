#include "app/terminal_game.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>

#include "app/end_signals.h"
#include "app/terminal_commands.h"
#include "app/terminal_screen.h"
#include "tablier/draw/terminal.h"
#include "tablier/play/match_scene.h"
#include "tablier/play/result_text.h"
#include "tablier/play/search_request.h"
#include "tablier/random.h"
#include "tablier/typed_move.h"

namespace tablier::app {
namespace {

constexpr int prompt_line = 1;

}  // namespace

TerminalGame::TerminalGame(Match match, TerminalGameSettings settings, EngineSeats engines)
    : match_(std::move(match)),
      settings_(std::move(settings)),
      engines_(std::move(engines)),
      adviser_(match_.game_ptr()),
      guide_(guide_of(match_.game())),
      input_([this](std::string_view beginning) { return complete(beginning); }),
      saved_(settings_.saved) {}

void TerminalGame::run() {
    say("Type a move, or help.", "Tapez un coup, ou aide.");
    introduce();
    warn_of_remarks();
    after_change();
    while (EndSignals::received() == 0) {
        if (engine_is_due()) {
            let_engine_act();
            continue;
        }
        const auto line = read_answer(prompt());
        if (!line) {
            fmt::print("\n");
            break;
        }
        if (line->empty())
            paused_ = false;
        else if (!execute(*line))
            break;
    }
    // The cause of an earlier failure (a full disk) may be gone.
    autosave();
    show_where_saved();
}

void TerminalGame::say(std::string_view en, std::string_view fr) const {
    say(std::string(settings_.lang == Lang::French ? fr : en));
}

void TerminalGame::say(const std::string& text) const {
    fmt::print("{}", screen_text(text, text_style()));
}

TextStyle TerminalGame::text_style() const {
    TextStyle style = output_style();
    style.ascii = settings_.drawing.style(settings_.lang).ascii;
    return style;
}

void TerminalGame::show_pages(const std::string& text) {
    const std::size_t page = std::size_t(std::max(screen_size().lines - 1, 0));
    std::size_t lines = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (page > 0 && lines == page) {
            const bool french = settings_.lang == Lang::French;
            const auto answer = read_answer(french ? "-- Entrée : la suite, q : fin -- "
                                                   : "-- Enter: more, q: enough -- ");
            if (!answer || !answer->empty()) return;
            lines = 0;
        }
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        fmt::print("{}", std::string_view(text).substr(at, end - at));
        at = end;
        ++lines;
    }
}

std::optional<std::string> TerminalGame::read_answer(const std::string& question) {
    return input_.read(screen_line(question, text_style().ascii));
}

SeatSet TerminalGame::viewing_seats() const {
    const Seating seating = match_.game().seating();
    if (engines_.is_person(match_.actor()))
        return seating.seats_of_player(seating.player[std::size_t(index(seat_of(match_.actor())))]);
    SeatSet seats;
    int people = 0;
    for (int player = 0; player < seating.players(); ++player) {
        const SeatSet own = seating.seats_of_player(player);
        for (Seat seat : all_seats)
            if (own.contains(seat) && !engines_.is_engine(seat)) {
                seats = own;
                ++people;
                break;
            }
    }
    // A player who has left has no last turn after which rivals could have moved.
    if ((seats & match_.in_play()).empty()) return {};
    return people == 1 ? seats : SeatSet{};
}

SeatTitles TerminalGame::seat_titles() const {
    SeatTitles titles;
    for (Seat seat : all_seats)
        if (match_.game().seating().seats.contains(seat))
            titles[std::size_t(index(seat))] =
                seat_title(match_.game(), seat, settings_.header.names[std::size_t(index(seat))]);
    return titles;
}

std::size_t TerminalGame::first_recent_entry() const {
    const SeatSet seats = viewing_seats();
    return seats.empty() ? first_entry_of_last_turn(match_) : first_entry_since(match_, seats);
}

std::vector<std::string> TerminalGame::recent_moves() const {
    return moves_in_words(match_, first_recent_entry(), viewing_seats(), guide_, seat_titles(),
                          settings_.lang);
}

int TerminalGame::draw_board() const {
    TerminalStyle style = settings_.drawing.style(settings_.lang);
    if (const int lines = screen_size().lines; lines > prompt_line)
        style.height = lines - prompt_line;
    Scene scene = scene_of(match_, first_recent_entry());
    const SeatTitles titles = seat_titles();
    for (SceneTray& tray : scene.trays)
        if (tray.seat && match_.game().seating().seats.contains(*tray.seat))
            tray.title = titles[std::size_t(index(*tray.seat))];
    if (match_.over())
        scene.status = result_text(match_.game(), match_.outcome(), settings_.header.names);
    const std::string drawing = draw_terminal(scene, style, recent_moves());
    fmt::print("{}", drawing);
    return int(std::ranges::count(drawing, '\n'));
}

std::string TerminalGame::player_name(Seat seat) const {
    std::string name = settings_.header.names[std::size_t(index(seat))];
    if (name.empty() && engines_.is_engine(seat)) name = engines_.name(seat);
    return seat_title(match_.game(), seat, name).in(settings_.lang);
}

std::string TerminalGame::prompt() const {
    if (match_.over())
        return settings_.lang == Lang::French ? "revanche, nouvelle ou quitter> "
                                              : "rematch, new or quit> ";
    const Seat seat = seat_of(match_.actor());
    const std::string name = player_name(seat);
    if (!engines_.is_engine(seat)) return name + "> ";
    return name +
           (settings_.lang == Lang::French ? " (Entrée : continuer)> " : " (Enter: go on)> ");
}

std::vector<std::string> TerminalGame::complete(std::string_view beginning) const {
    std::vector<std::string> words = match_.legal_moves();
    for (const TerminalCommandInfo& info : terminal_commands())
        words.emplace_back(settings_.lang == Lang::French ? info.fr : info.en);
    std::erase_if(words, [&](const std::string& word) { return !word.starts_with(beginning); });
    return words;
}

bool TerminalGame::execute(const std::string& line) {
    const std::size_t space = line.find(' ');
    const std::string first = line.substr(0, space);
    const std::size_t rest_at = line.find_first_not_of(' ', space);
    const std::string rest = rest_at == std::string::npos ? "" : line.substr(rest_at);
    const auto word = is_written_as_a_move(line) ? std::nullopt : find_terminal_command(first);
    if (!word) {
        try_move(line);
        return true;
    }
    switch (*word) {
        case TerminalCommand::Moves:
            show_moves(rest);
            break;
        case TerminalCommand::Undo:
            undo();
            break;
        case TerminalCommand::Redo:
            redo();
            break;
        case TerminalCommand::Board:
            draw_board();
            break;
        case TerminalCommand::Hint:
            hint();
            break;
        case TerminalCommand::Eval:
            switch_evaluation();
            break;
        case TerminalCommand::Position:
            say(match_.position().text());
            break;
        case TerminalCommand::Save:
            save(rest);
            break;
        case TerminalCommand::Open:
            open(rest);
            break;
        case TerminalCommand::Resign:
            resign();
            break;
        case TerminalCommand::Draw:
            agree_end();
            break;
        case TerminalCommand::Language:
            change_language(rest);
            break;
        case TerminalCommand::Help:
            help();
            break;
        case TerminalCommand::Rules:
            show_rules(rest);
            break;
        case TerminalCommand::Why:
            why(rest);
            break;
        case TerminalCommand::Level:
            change_level(rest);
            break;
        case TerminalCommand::New:
            begin_new_game(rest);
            break;
        case TerminalCommand::Rematch:
            begin_rematch();
            break;
        case TerminalCommand::Lots:
            choose_lots(rest);
            break;
        case TerminalCommand::Quit:
            return !confirm_quitting();
    }
    return true;
}

/// A text that is both a move and a command is the move, legal or not.
bool TerminalGame::is_written_as_a_move(const std::string& typed) const {
    const std::string text = typed_move(match_.position(), typed);
    return std::ranges::find(guide_.moves, text, &MoveKind::example) != guide_.moves.end();
}

void TerminalGame::try_move(const std::string& typed) {
    if (auto played = play_typed(match_, typed); !played) {
        if (refuse_unknown_word(typed)) return;
        say(illegal_move_line(typed_move(match_.position(), typed), played.error(),
                              settings_.lang));
        return;
    }
    saved_ = false;
    after_change();
}

void TerminalGame::after_change() {
    let_chance_act();
    autosave();
    // The board is drawn once after the moves of several engines in a row.
    if (engines_.any_person() && engine_is_due() && engine_moved_) {
        if (const auto lines = recent_moves(); !lines.empty()) say(lines.back());
        return;
    }
    const int drawn = draw_board();
    if (evaluating_) show_evaluation();
    if (!match_.over()) return;
    // In a small window the prompt says enough: the result, above the board, is to stay in sight.
    const std::string offer = screen_text(next_game_offer(), text_style());
    const int lines = screen_size().lines;
    if (lines == 0 || drawn + int(std::ranges::count(offer, '\n')) + prompt_line <= lines)
        fmt::print("{}", offer);
}

void TerminalGame::let_chance_act() {
    while (match_.actor() == Actor::Chance) {
        // The cards follow from the seed and from how far the game is, so that they are the same
        // after a pause.
        Random random(mix64(settings_.seed) + match_.history().size());
        match_.play(match_.position().random_move(random));
        saved_ = false;
    }
}

void TerminalGame::undo() {
    const auto decided_by_person = [this] {
        // Where engines play all seats, each of their moves can be taken back.
        return engines_.any_person() ? engines_.is_person(match_.actor()) : is_seat(match_.actor());
    };
    // Cards drawn and engines' moves go back together with the decision before them.
    const std::size_t before = match_.history().size();
    do {
        if (!match_.undo()) break;
    } while (!decided_by_person());
    if (!decided_by_person() || match_.history().size() == before) {
        while (match_.history().size() < before) match_.redo();
        return say("There is no move to take back.", "Il n'y a pas de coup à reprendre.");
    }
    paused_ = !engines_.any_person();
    saved_ = false;
    after_change();
}

void TerminalGame::redo() {
    if (!match_.redo()) {
        say("There is no move to play again.", "Il n'y a pas de coup à rejouer.");
        return;
    }
    while (!engines_.is_person(match_.actor()) && match_.redo()) {
    }
    saved_ = false;
    after_change();
}

bool TerminalGame::confirm(std::string_view en, std::string_view fr) {
    const bool french = settings_.lang == Lang::French;
    const auto answer =
        read_answer(std::string(french ? fr : en) + (french ? " (oui/non) " : " (yes/no) "));
    return answer && is_yes(*answer);
}

void TerminalGame::resign() {
    if (match_.over()) return say("The game is over.", "La partie est terminée.");
    const Seat seat = seat_of(match_.actor());
    if (!confirm(player_name(seat) + ": leave the game?", player_name(seat) + " : abandonner ?"))
        return;
    if (auto left = match_.retire(seat, Leaving::Resigned); !left)
        return say(left.error().why.in(settings_.lang));
    saved_ = false;
    after_change();
}

void TerminalGame::agree_end() {
    if (match_.over()) return say("The game is over.", "La partie est terminée.");
    const bool counted = match_.game().counts_agreed_end();
    const bool several = engines_.people(match_.in_play()) > 1;
    if (several &&
        !(counted ? confirm("Does every side agree to stop here and count the points?",
                            "Tous les camps acceptent-ils d'arrêter ici et de compter les points ?")
                  : confirm("Does every side agree to a draw?",
                            "Tous les camps acceptent-ils la nulle ?")))
        return;
    if (!engines_agree_to_end()) return;
    if (auto agreed = match_.agree_end(); !agreed)
        return say(agreed.error().why.in(settings_.lang));
    saved_ = false;
    after_change();
}

void TerminalGame::change_language(std::string_view name) {
    if (name != "en" && name != "fr") return say("language en | fr", "langue en | fr");
    settings_.lang = name == "fr" ? Lang::French : Lang::English;
    draw_board();
}

}  // namespace tablier::app
