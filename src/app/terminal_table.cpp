#include "app/terminal_table.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>

#include "advice/draw_answer.h"
#include "advice/moment_of.h"
#include "app/end_signals.h"
#include "app/table_words.h"
#include "app/terminal_screen.h"
#include "app/thinking.h"
#include "core/random.h"
#include "core/typed_move.h"
#include "draw/terminal.h"
#include "play/match_scene.h"
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

std::vector<std::string> beginning_with(std::string_view beginning,
                                        std::vector<std::string> words) {
    std::erase_if(words, [&](const std::string& word) { return !word.starts_with(beginning); });
    return words;
}

}  // namespace

TerminalTable::TerminalTable(Match match, TableSettings settings, EngineSeats engines)
    : match_(std::move(match)),
      settings_(std::move(settings)),
      engines_(std::move(engines)),
      adviser_(match_.game_ptr()),
      input_([this](std::string_view beginning) { return complete(beginning); }),
      saved_(settings_.saved) {}

void TerminalTable::run() {
    say("Type a move, or help.", "Tapez un coup, ou aide.");
    warn_of_remarks();
    changed();
    while (EndSignals::received() == 0) {
        if (engine_is_due()) {
            let_engine_act();
            continue;
        }
        const auto line = input_.read(prompt());
        if (!line) {
            fmt::print("\n");
            break;
        }
        if (line->empty())
            paused_ = false;
        else if (!obey(*line))
            break;
    }
    // The obstacle (a full disk) may be gone.
    autosave();
    tell_where_saved();
}

void TerminalTable::say(std::string_view en, std::string_view fr) const {
    say(std::string(settings_.lang == Lang::French ? fr : en));
}

void TerminalTable::say(const std::string& text) const {
    fmt::print("{}\n", text);
}

void TerminalTable::draw_board() const {
    TerminalStyle style = settings_.drawing.style(settings_.lang);
    constexpr int prompt_line = 1;
    if (const int lines = screen_size().lines; lines > prompt_line)
        style.height = lines - prompt_line;
    fmt::print("{}", draw_terminal(scene_of(match_), style));
}

std::string TerminalTable::player_name(Seat seat) const {
    const std::string seat_name = match_.game().seat_name(seat).in(settings_.lang);
    std::string name = settings_.header.names[std::size_t(index(seat))];
    if (name.empty() && engines_.is_engine(seat)) name = engines_.name(seat);
    return name.empty() ? seat_name : name + " (" + seat_name + ")";
}

std::string TerminalTable::prompt() const {
    if (match_.over()) return settings_.lang == Lang::French ? "terminé> " : "over> ";
    const Seat seat = seat_of(match_.actor());
    const std::string name = player_name(seat);
    if (!engines_.is_engine(seat)) return name + "> ";
    return name +
           (settings_.lang == Lang::French ? " (Entrée : continuer)> " : " (Enter: go on)> ");
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
        case TableWord::Hint:
            hint();
            break;
        case TableWord::Eval:
            switch_evaluation();
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
            return !may_quit();
    }
    return true;
}

void TerminalTable::try_move(const std::string& typed) {
    const std::string text = typed_move(match_.position(), typed);
    if (auto played = match_.play(text); !played) {
        say(refusal_line(text, played.error(), settings_.lang));
        return;
    }
    saved_ = false;
    changed();
}

void TerminalTable::changed(const std::string& news) {
    const std::string drawn = let_chance_act();
    autosave();
    fmt::print("{}{}", news, drawn);
    // Several engines in a row answer a person with one picture.
    const bool amid_engines = engines_.any_person() && engine_is_due() && engine_moved_;
    if (!amid_engines) draw_board();
    if (evaluating_) show_evaluation();
}

std::string TerminalTable::let_chance_act() {
    std::string drawn;
    while (match_.actor() == Actor::Chance) {
        // The cards follow from the seed and from how far the game is, so that they are the same
        // after a pause.
        Random random(mix64(settings_.seed) + match_.history().size());
        const std::string card = match_.position().random_move(random);
        match_.play(card);
        saved_ = false;
        drawn += card + "\n";
    }
    return drawn;
}

void TerminalTable::show_moves(std::string_view beginning) const {
    const auto moves = beginning_with(beginning, match_.legal_moves());
    const TerminalStyle style = settings_.drawing.style(settings_.lang);
    fmt::print("{}", in_columns(moves, style.width));
    const char* plural = moves.size() == 1 ? "" : "s";
    say(fmt::format("{} move{}", moves.size(), plural),
        fmt::format("{} coup{}", moves.size(), moves.size() < 2 ? "" : "s"));
}

void TerminalTable::undo() {
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
    changed();
}

void TerminalTable::redo() {
    if (!match_.redo()) {
        say("There is no move to play again.", "Il n'y a pas de coup à rejouer.");
        return;
    }
    while (!engines_.is_person(match_.actor()) && match_.redo()) {
    }
    saved_ = false;
    changed();
}

bool TerminalTable::engine_is_due() const {
    return !paused_ && is_seat(match_.actor()) && engines_.is_engine(seat_of(match_.actor()));
}

search::ThoughtSink TerminalTable::thinking_line(std::string_view who) const {
    if (!screen_lines_can_be_wiped()) return {};
    const bool french = settings_.lang == Lang::French;
    const std::string begin = fmt::format("{} {}", who, french ? "réfléchit…" : "is thinking…");
    fmt::print("\r\x1b[K{}", begin);
    std::fflush(stdout);
    return [begin, lang = settings_.lang](const search::Thought& thought) {
        const search::ThoughtLine& best = thought.lines.front();
        fmt::print("\r\x1b[K{} {} ({})", begin, best.moves.front(),
                   score_in_words(best.score, lang));
        std::fflush(stdout);
    };
}

void TerminalTable::wipe_thinking_line() const {
    if (screen_lines_can_be_wiped()) fmt::print("\r\x1b[K");
}

void TerminalTable::let_engine_act() {
    const Seat seat = seat_of(match_.actor());
    const std::string name = player_name(seat);
    const auto thinker = engines_.thinker(seat);
    if (!thinker) {
        say(thinker.error().in(settings_.lang));
        paused_ = true;
        return;
    }
    search::Control control;
    const StopOnInterrupt stop(control);
    const search::Thought thought = (*thinker)->think(moment_of(match_), engines_.limits(seat), 1,
                                                      control, thinking_line(name));
    wipe_thinking_line();
    // It will think again when the game goes on.
    if (EndSignals::received() != 0) return;
    // Who has pressed Ctrl-C wants a word before the next engine thinks.
    paused_ = stop.interrupted();
    match_.play(thought.move);
    saved_ = false;
    engine_moved_ = true;
    changed(name + (settings_.lang == Lang::French ? " : " : ": ") + thought.move + "\n");
    engine_moved_ = false;
}

void TerminalTable::hint() {
    if (match_.over()) return say("The game is over.", "La partie est terminée.");
    const bool french = settings_.lang == Lang::French;
    const auto advice = adviser_.advise(match_, 2, Adviser::time_for_a_hint,
                                        thinking_line(french ? "L'ordinateur" : "The engine"));
    wipe_thinking_line();
    if (!advice) return say(advice.error().in(settings_.lang));
    for (const std::string& line : advice_in_words(*advice, match_, settings_.lang)) say(line);
}

void TerminalTable::switch_evaluation() {
    evaluating_ = !evaluating_;
    if (!evaluating_)
        return say("The chances are no longer shown.", "Les chances ne sont plus affichées.");
    if (match_.over()) return say("The chances will be shown.", "Les chances seront affichées.");
    show_evaluation();
}

void TerminalTable::show_evaluation() {
    if (!is_seat(match_.actor())) return;
    const auto advice = adviser_.advise(match_, 1, Adviser::time_for_an_evaluation, {});
    if (advice) say(chances_in_words(*advice, match_, settings_.lang));
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
    const bool several = engines_.people(match_.game().table().seats.without(match_.retired())) > 1;
    if (several &&
        !confirm("Does every side agree to a draw?", "Tous les camps acceptent-ils la nulle ?"))
        return;
    if (!engines_agree_to_draw()) return;
    if (auto agreed = match_.agree_draw(); !agreed)
        return say(agreed.error().why.in(settings_.lang));
    saved_ = false;
    changed();
}

bool TerminalTable::engines_agree_to_draw() {
    search::Control control;
    const StopOnInterrupt stop(control);
    const auto agree = engines_agree_to_end(match_, engines_.seats(), control);
    if (!agree) say(agree.error().in(settings_.lang));
    if (agree && !*agree) say("The engine declines the draw.", "L'ordinateur refuse la nulle.");
    return agree && *agree;
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
