#include "app/terminal_table.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>

#include "advice/draw_answer.h"
#include "app/end_signals.h"
#include "app/table_words.h"
#include "app/terminal_screen.h"
#include "app/thinking.h"
#include "play/match_scene.h"
#include "play/result_text.h"
#include "play/search_request.h"
#include "tablier/draw/terminal.h"
#include "tablier/random.h"
#include "tablier/typed_move.h"

namespace tablier::app {
namespace {

constexpr int prompt_line = 1;

}  // namespace

TerminalTable::TerminalTable(Match match, TableSettings settings, EngineSeats engines)
    : match_(std::move(match)),
      settings_(std::move(settings)),
      engines_(std::move(engines)),
      adviser_(match_.game_ptr()),
      guide_(guide_of(match_.game())),
      input_([this](std::string_view beginning) { return complete(beginning); }),
      saved_(settings_.saved) {}

void TerminalTable::run() {
    say("Type a move, or help.", "Tapez un coup, ou aide.");
    introduce();
    warn_of_remarks();
    changed();
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
    fmt::print("{}", screen_text(text, text_style()));
}

TextStyle TerminalTable::text_style() const {
    TextStyle style = output_style();
    style.ascii = settings_.drawing.style(settings_.lang).ascii;
    return style;
}

void TerminalTable::show_pages(const std::string& text) {
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

std::optional<std::string> TerminalTable::read_answer(const std::string& question) {
    return input_.read(screen_line(question, text_style().ascii));
}

SeatSet TerminalTable::looking() const {
    const Seating table = match_.game().seating();
    if (engines_.is_person(match_.actor()))
        return table.seats_of_player(table.player[std::size_t(index(seat_of(match_.actor())))]);
    SeatSet seats;
    int people = 0;
    for (int player = 0; player < table.players(); ++player) {
        const SeatSet own = table.seats_of_player(player);
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

SeatTitles TerminalTable::seat_titles() const {
    SeatTitles titles;
    for (Seat seat : all_seats)
        if (match_.game().seating().seats.contains(seat))
            titles[std::size_t(index(seat))] =
                seat_title(match_.game(), seat, settings_.header.names[std::size_t(index(seat))]);
    return titles;
}

std::size_t TerminalTable::first_news() const {
    const SeatSet seats = looking();
    return seats.empty() ? first_entry_of_last_turn(match_) : first_entry_since(match_, seats);
}

std::vector<std::string> TerminalTable::news() const {
    return news_since(match_, first_news(), looking(), guide_, seat_titles(), settings_.lang);
}

int TerminalTable::draw_board() const {
    TerminalStyle style = settings_.drawing.style(settings_.lang);
    if (const int lines = screen_size().lines; lines > prompt_line)
        style.height = lines - prompt_line;
    Scene scene = scene_of(match_, first_news());
    const SeatTitles titles = seat_titles();
    for (SceneTray& tray : scene.trays)
        if (tray.seat && match_.game().seating().seats.contains(*tray.seat))
            tray.title = titles[std::size_t(index(*tray.seat))];
    if (match_.over())
        scene.status = result_text(match_.game(), match_.outcome(), settings_.header.names);
    const std::string drawing = draw_terminal(scene, style, news());
    fmt::print("{}", drawing);
    return int(std::ranges::count(drawing, '\n'));
}

std::string TerminalTable::player_name(Seat seat) const {
    std::string name = settings_.header.names[std::size_t(index(seat))];
    if (name.empty() && engines_.is_engine(seat)) name = engines_.name(seat);
    return seat_title(match_.game(), seat, name).in(settings_.lang);
}

std::string TerminalTable::prompt() const {
    if (match_.over())
        return settings_.lang == Lang::French ? "revanche, nouvelle ou quitter> "
                                              : "rematch, new or quit> ";
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
    std::erase_if(words, [&](const std::string& word) { return !word.starts_with(beginning); });
    return words;
}

bool TerminalTable::obey(const std::string& line) {
    const std::size_t space = line.find(' ');
    const std::string first = line.substr(0, space);
    const std::size_t rest_at = line.find_first_not_of(' ', space);
    const std::string rest = rest_at == std::string::npos ? "" : line.substr(rest_at);
    const auto word = is_written_as_a_move(line) ? std::nullopt : table_word(first);
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
            agree_end();
            break;
        case TableWord::Language:
            change_language(rest);
            break;
        case TableWord::Help:
            help();
            break;
        case TableWord::Rules:
            show_rules(rest);
            break;
        case TableWord::Why:
            why(rest);
            break;
        case TableWord::Level:
            change_level(rest);
            break;
        case TableWord::New:
            begin_new_game(rest);
            break;
        case TableWord::Rematch:
            begin_rematch();
            break;
        case TableWord::Lots:
            choose_lots(rest);
            break;
        case TableWord::Quit:
            return !may_quit();
    }
    return true;
}

/// A move of the game can be a word of the table as well: it is the move, legal or not.
bool TerminalTable::is_written_as_a_move(const std::string& typed) const {
    const std::string text = typed_move(match_.position(), typed);
    return std::ranges::find(guide_.moves, text, &MoveKind::example) != guide_.moves.end();
}

void TerminalTable::try_move(const std::string& typed) {
    const std::string text = typed_move(match_.position(), typed);
    if (auto played = match_.play(text); !played) {
        if (refuse_unknown_word(typed)) return;
        say(illegal_move_line(text, played.error(), settings_.lang));
        return;
    }
    saved_ = false;
    changed();
}

void TerminalTable::changed() {
    let_chance_act();
    autosave();
    // Several engines in a row answer a person with one picture.
    if (engines_.any_person() && engine_is_due() && engine_moved_) {
        if (const auto lines = news(); !lines.empty()) say(lines.back());
        return;
    }
    const int drawn = draw_board();
    if (evaluating_) show_evaluation();
    if (!match_.over()) return;
    // In a small window the prompt says enough: the result, above the board, is to stay in sight.
    const std::string offer = screen_text(what_comes_after(), text_style());
    const int lines = screen_size().lines;
    if (lines == 0 || drawn + int(std::ranges::count(offer, '\n')) + prompt_line <= lines)
        fmt::print("{}", offer);
}

void TerminalTable::let_chance_act() {
    while (match_.actor() == Actor::Chance) {
        // The cards follow from the seed and from how far the game is, so that they are the same
        // after a pause.
        Random random(mix64(settings_.seed) + match_.history().size());
        match_.play(match_.position().random_move(random));
        saved_ = false;
    }
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

search::ProgressCallback TerminalTable::thinking_line(std::string_view who) const {
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

void TerminalTable::wipe_thinking_line() const {
    if (screen_lines_can_be_wiped()) fmt::print("\r\x1b[K");
}

void TerminalTable::let_engine_act() {
    const Seat seat = seat_of(match_.actor());
    const std::string name = player_name(seat);
    search::Control control;
    const StopOnInterrupt stop(control);
    const auto move = engines_.choose(seat, match_, control, thinking_line(name));
    wipe_thinking_line();
    // It will think again when the game goes on.
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
    // Who has pressed Ctrl-C wants a word before the next engine thinks.
    paused_ = stop.interrupted();
    match_.play(*move);
    saved_ = false;
    engine_moved_ = true;
    changed();
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
        read_answer(std::string(french ? fr : en) + (french ? " (oui/non) " : " (yes/no) "));
    return answer && is_yes(*answer);
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

void TerminalTable::agree_end() {
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
    changed();
}

bool TerminalTable::engines_agree_to_end() {
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

void TerminalTable::change_language(std::string_view name) {
    if (name != "en" && name != "fr") return say("language en | fr", "langue en | fr");
    settings_.lang = name == "fr" ? Lang::French : Lang::English;
    draw_board();
}

}  // namespace tablier::app
