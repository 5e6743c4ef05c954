// Terminal game: moves, hints and answers of engines.
#include <fmt/core.h>

#include "advice/draw_answer.h"
#include "app/end_signals.h"
#include "app/screen_text.h"
#include "app/search_arguments.h"
#include "app/terminal_game.h"
#include "app/terminal_screen.h"

namespace tablier::app {

bool TerminalGame::engine_is_due() const {
    return !paused_ && is_seat(match_.actor()) && engines_.is_engine(seat_of(match_.actor()));
}

search::ProgressCallback TerminalGame::thinking_line(std::string_view who) const {
    if (!screen_lines_can_be_wiped()) return {};
    const bool french = settings_.lang == Lang::French;
    const std::string begin = screen_line(
        fmt::format("{} {}", who, french ? "réfléchit…" : "is thinking…"), text_style().ascii);
    // A line that goes on below could not be wiped; nor one that fills the last column.
    const auto write = [](const std::string& line) {
        fmt::print("\r\x1b[K{}", cut_to_width(line, screen_size().columns - 1));
        std::fflush(stdout);
    };
    write(begin);
    return [begin, write, lang = settings_.lang](const search::SearchResult& thought) {
        const search::SearchLine& best = thought.lines.front();
        write(
            fmt::format("{} {} ({})", begin, best.moves.front(), score_in_words(best.score, lang)));
    };
}

void TerminalGame::wipe_thinking_line() const {
    if (screen_lines_can_be_wiped()) fmt::print("\r\x1b[K");
}

void TerminalGame::let_engine_act() {
    const Seat seat = seat_of(match_.actor());
    const std::string name = player_name(seat);
    search::Control control;
    const StopOnInterrupt stop(control);
    const auto move = engines_.choose(seat, match_, control, thinking_line(name));
    wipe_thinking_line();
    // The engine searches again when the game goes on.
    if (EndSignals::received() != 0) return;
    if (!move) {
        say(move.error().in(settings_.lang));
        say("Enter asks it again, level " + match_.game().seat_code(seat) +
                " 5 seats another engine.",
            "Entrée le redemande, niveau " + match_.game().seat_code(seat) +
                " 5 met un autre moteur à sa place.");
        paused_ = true;
        return;
    }
    // After Ctrl-C the person may enter a command before the next engine thinks.
    paused_ = stop.interrupted();
    match_.play(*move);
    saved_ = false;
    engine_moved_ = true;
    after_change();
    engine_moved_ = false;
}

void TerminalGame::hint() {
    if (match_.over()) return say("The game is over.", "La partie est terminée.");
    const bool french = settings_.lang == Lang::French;
    const auto advice = adviser_.advise(match_, 2, Adviser::time_for_a_hint,
                                        thinking_line(french ? "L'ordinateur" : "The engine"));
    wipe_thinking_line();
    if (!advice) return say(advice.error().in(settings_.lang));
    for (const std::string& line : advice_in_words(*advice, match_, settings_.lang)) say(line);
}

void TerminalGame::switch_evaluation() {
    evaluating_ = !evaluating_;
    if (!evaluating_)
        return say("The chances are no longer shown.", "Les chances ne sont plus affichées.");
    if (match_.over()) return say("The chances will be shown.", "Les chances seront affichées.");
    show_evaluation();
}

void TerminalGame::show_evaluation() {
    if (!is_seat(match_.actor())) return;
    const auto advice = adviser_.advise(match_, 1, Adviser::time_for_an_evaluation, {});
    if (advice) say(chances_in_words(*advice, match_, settings_.lang));
}

bool TerminalGame::engines_agree_to_end() {
    search::Control control;
    const StopOnInterrupt stop(control);
    const auto agree = tablier::engines_agree_to_end(match_, engines_.seats(), control);
    if (!agree) say(agree.error().in(settings_.lang));
    if (agree && !*agree && match_.game().counts_agreed_end())
        say("The engine wants to play on.", "L'ordinateur veut continuer.");
    else if (agree && !*agree)
        say("The engine declines the draw.", "L'ordinateur refuse la nulle.");
    return agree && *agree;
}

}  // namespace tablier::app
