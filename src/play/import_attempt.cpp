#include "play/import_attempt.h"

#include <algorithm>
#include <array>
#include <utility>

#include "play/import_text.h"
#include "play/record_syntax.h"
#include "tablier/play/result_code.h"

namespace tablier {
namespace {

/// The longest move of a foreign notation, in words: "playwall white e3 horizontal".
constexpr std::size_t max_words = 4;

char small_letter(char c) {
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

bool same_but_for_capitals(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, small_letter, small_letter);
}

/// The legal move that differs from a text in capitals, or else in signs as well, if there is just
/// one.
std::optional<std::string> move_like(const AnyPosition& position, std::string_view text) {
    const std::string key = letters_and_digits(text);
    std::optional<std::string> found;
    bool several = false;
    for (std::string& move : position.legal_moves()) {
        if (same_but_for_capitals(move, text)) return std::move(move);
        if (letters_and_digits(move) != key) continue;
        several = found.has_value();
        found = std::move(move);
    }
    return several ? std::nullopt : found;
}

/// The words from the `first` on that may be one move: no number, note or event between them.
std::vector<std::string_view> words_at(const RecordLine& line, std::size_t first) {
    std::vector<std::string_view> words;
    for (std::size_t i = first; i < line.entries.size() && words.size() < max_words; ++i) {
        const auto* move = std::get_if<RecordMove>(&line.entries[i].what);
        const bool parted =
            i > first && (!line.entries[i - 1].annotations.empty() || (move && move->number));
        if (!move || parted) break;
        words.push_back(move->text);
    }
    return words;
}

}  // namespace

ImportAttempt::ImportAttempt(const PastedGame& pasted, GamePtr game,
                             const ForeignNotation* notation, Match start)
    : pasted_(pasted), game_(std::move(game)), notation_(notation), match_(std::move(start)) {
    read_main_line();
    if (!stop_) stop_ = pasted.stop;
    if (!stop_) take_result();
}

RecordLine ImportAttempt::take_line() {
    int turns = 0;
    bool new_turn = true;
    for (std::size_t i = 0; i < line_.entries.size(); ++i) {
        const auto* played = std::get_if<PlayedMove>(&match_.history()[i]);
        if (!played) continue;
        if (new_turn) std::get<RecordMove>(line_.entries[i].what).number = turns + 1;
        new_turn = played->ended_turn;
        turns += played->ended_turn;
    }
    if (!by_turn_ && !by_round_)
        notes_.push_back({fill_text("the numbers count neither turns nor rounds: see here",
                                    "les numéros ne comptent ni les tours ni les rondes : "
                                    "voir ici"),
                          misnumbered_});
    return std::move(line_);
}

/// The legal move that the words mean, or why there is none.
Result<ImportAttempt::Reading> ImportAttempt::read(const AnyPosition& before, Words words) const {
    Result<Reading> reading = Reading{std::string(words[0])};
    if (notation_) reading = notation_->read(*game_, before, words);
    const bool own = notation() == own_notation;
    if (!reading && own) reading = Reading{std::string(words[0])};
    if (!reading) return reading;
    if (AnyPosition(before).play(reading->move)) return reading;
    if (own)
        if (auto move = move_like(before, reading->move))
            return Reading{*std::move(move), reading->words};
    const IllegalMove refusal = before.explain(reading->move);
    const auto line = [&](Lang lang) {
        std::string said(words[0]);
        for (const std::string_view word : words.subspan(1, reading->words - 1))
            (said += ' ') += word;
        if (said != reading->move) said += " (" + reading->move + ")";
        return illegal_move_line(said, refusal, lang);
    };
    return fail(Text{line(Lang::English), line(Lang::French)});
}

void ImportAttempt::read_main_line() {
    line_.before = pasted_.line.before;
    const auto& entries = pasted_.line.entries;
    for (std::size_t i = 0; i < entries.size() && !stop_;) {
        const auto* move = std::get_if<RecordMove>(&entries[i].what);
        if (!move) {
            take_event(entries[i]);
            ++i;
            continue;
        }
        const AnyPosition before = match_.position();
        const auto words = words_at(pasted_.line, i);
        auto reading = match_.over() ? refused_at_end(words[0]) : read(before, words);
        if (!reading) {
            // "4. N" has a number: it is a step north that is forbidden, and no result.
            if (i + 1 == entries.size() && !move->number && winners(move->text)) {
                claimed_ = PastedGame::Result{move->text, entries[i].place};
                return;
            }
            if (const std::size_t used = take_ending(words, entries[i].place)) {
                i += used;
                for (const Annotation& note : entries[i - 1].annotations)
                    if (std::holds_alternative<Comment>(note))
                        line_.entries.back().annotations.push_back(note);
                continue;
            }
            stop_ = RecordError{entries[i].place, reading.error()};
            return;
        }
        check_number(*move);
        const bool played = match_.play(reading->move).has_value();
        if (!played) {
            stop_ = RecordError{entries[i].place, refused_at_end(words[0]).error()};
            return;
        }
        ++moves_;
        RecordEntry entry{.what = RecordMove{.text = std::move(reading->move)},
                          .place = entries[i].place};
        i += reading->words;
        keep_notes(entry, entries[i - 1].annotations, before);
        line_.entries.push_back(std::move(entry));
    }
}

/// The reason why the game is over.
Result<ImportAttempt::Reading> ImportAttempt::refused_at_end(std::string_view word) {
    const auto refusal = match_.play(word).error();
    return fail(Text{illegal_move_line(word, refusal, Lang::English),
                     illegal_move_line(word, refusal, Lang::French)});
}

void ImportAttempt::take_event(const RecordEntry& entry) {
    std::expected<void, IllegalMove> done;
    if (const auto* departure = std::get_if<RecordDeparture>(&entry.what)) {
        const auto seat = seat_of_code(*game_, departure->seat_code);
        if (!seat) {
            stop_ = RecordError{entry.place, make_error("nobody plays as {0} in this game",
                                                        "personne ne joue {0} dans cette partie",
                                                        {quoted(departure->seat_code)})};
            return;
        }
        done = match_.retire(*seat, departure->how);
    } else {
        done = match_.agree_end();
    }
    if (!done) {
        stop_ = RecordError{entry.place, Error(done.error().why)};
        return;
    }
    RecordEntry kept{.what = entry.what, .place = entry.place};
    keep_notes(kept, entry.annotations, match_.position());
    line_.entries.push_back(std::move(kept));
}

// ---- Words about the end

/// The seat that is called by a name, or by the colour that it would have in other games.
std::optional<Seat> ImportAttempt::seat_called(std::string_view word) const {
    constexpr std::string_view first[] = {"white", "blanc", "blancs"};
    constexpr std::string_view second[] = {"black", "noir", "noirs"};
    const std::string key = letters_and_digits(word);
    const Seating seating = game_->seating();
    for (const Seat seat : all_seats)
        if (seating.seats.contains(seat) && (key == letters_and_digits(game_->seat_name(seat).en) ||
                                             key == letters_and_digits(game_->seat_name(seat).fr)))
            return seat;
    if (seating.seats.size() != 2) return std::nullopt;
    if (std::ranges::find(first, key) != std::end(first)) return Seat::South;
    if (std::ranges::find(second, key) != std::end(second)) return Seat::North;
    return std::nullopt;
}

/// "White resigns", "resigns" (the player to move), "X" in games in Lode Ameije's notation, "South
/// wins": the number of words that describe the end of the game.
std::size_t ImportAttempt::take_ending(Words words, TextPlace place) {
    constexpr std::string_view gives_up[] = {"resign",    "resigns",     "resigned",
                                             "abandonne", "abandonnent", "x"};
    constexpr std::string_view wins[] = {"win", "wins", "won", "gagne", "gagnent"};
    const auto is = [](const auto& list, std::string_view word) {
        return std::ranges::find(list, letters_and_digits(word)) != std::end(list);
    };
    const auto named = seat_called(words[0]);
    const std::size_t used = named ? 2 : 1;
    if (words.size() < used || moves_ == 0 || match_.over()) return 0;
    if (named && words.size() == used && is(wins, words[1])) {
        claimed_ = PastedGame::Result{std::string(words[0]) + " " + std::string(words[1]), place};
        claimed_winners_ =
            game_->seating().seats_of_side(game_->seating().side[std::size_t(index(*named))]);
        return used;
    }
    if (!is(gives_up, words[used - 1]) || (!named && !is_seat(match_.actor()))) return 0;
    const Seat seat = named ? *named : seat_of(match_.actor());
    if (!match_.retire(seat, Leaving::Resigned)) return 0;
    line_.entries.push_back(
        {.what = RecordDeparture{game_->seat_code(seat), Leaving::Resigned}, .place = place});
    return used;
}

// ---- Numbers

void ImportAttempt::check_number(const RecordMove& move) {
    const Actor actor = match_.actor();
    if (is_seat(actor) && match_.turns() != counted_turn_) {
        if (counted_turn_ >= 0 && index(seat_of(actor)) <= last_seat_) ++round_;
        counted_turn_ = match_.turns();
        last_seat_ = index(seat_of(actor));
    }
    if (!move.number) return;
    const bool fitted = by_turn_ || by_round_;
    by_turn_ = by_turn_ && *move.number == match_.turns() + 1;
    by_round_ = by_round_ && (*move.number == round_ || !is_seat(actor));
    if (fitted && !by_turn_ && !by_round_) misnumbered_ = move.number_place;
}

// ---- Variations

void ImportAttempt::keep_notes(RecordEntry& entry, const std::vector<Annotation>& notes,
                               const AnyPosition& before) {
    for (const Annotation& note : notes) {
        const auto* variation = std::get_if<RecordLine>(&note);
        if (!variation)
            entry.annotations.push_back(note);
        else if (auto line = read_variation(*variation, before))
            entry.annotations.emplace_back(*std::move(line));
        else
            entry.annotations.emplace_back(Comment{"(" + words_of(*variation) + ")"});
    }
}

/// Nothing if any of its moves cannot be read.
std::optional<RecordLine> ImportAttempt::read_variation(const RecordLine& pasted,
                                                        AnyPosition position) {
    RecordLine line{.before = pasted.before, .entries = {}};
    for (std::size_t i = 0; i < pasted.entries.size();) {
        const AnyPosition before = position;
        const auto words = words_at(pasted, i);
        if (words.empty()) return std::nullopt;
        auto reading = read(before, words);
        if (!reading) return std::nullopt;
        position.play(reading->move);
        i += reading->words;
        RecordEntry entry{.what = RecordMove{.text = std::move(reading->move)}};
        keep_notes(entry, pasted.entries[i - 1].annotations, before);
        line.entries.push_back(std::move(entry));
    }
    if (line.entries.empty()) return std::nullopt;
    return line;
}

// ---- The result

/// The seats that win by a result: its codes, or "1-0" and "0-1" of two sides.
std::optional<SeatSet> ImportAttempt::winners(std::string_view result) const {
    const Seating seating = game_->seating();
    if (result == "1-0" || result == "0-1") {
        if (seating.sides() != 2) return std::nullopt;
        const int first = seating.side[std::size_t(index(Seat::South))];
        return seating.seats_of_side(result == "1-0" ? first : 1 - first);
    }
    SeatSet seats;
    for (std::size_t from = 0; from <= result.size();) {
        const std::size_t end = std::min(result.find('+', from), result.size());
        const std::string_view code = result.substr(from, end - from);
        std::optional<Seat> found;
        for (const Seat seat : all_seats)
            if (seating.seats.contains(seat) &&
                letters_and_digits(game_->seat_code(seat)) == letters_and_digits(code))
                found = seat;
        if (!found) return std::nullopt;
        seats.insert(*found);
        from = end + 1;
    }
    return seats;
}

void ImportAttempt::take_result() {
    if (!claimed_) claimed_ = pasted_.result;
    for (const RecordTag& tag : pasted_.tags)
        if (tag.name == "Result" && !claimed_)
            claimed_ = PastedGame::Result{pasted_result(tag.value).value_or(tag.value), tag.place};
    if (!claimed_ || claimed_->text == "*") return;
    const bool draw = claimed_->text == "draw";
    auto seats = claimed_winners_;
    if (!seats) seats = draw ? SeatSet() : winners(claimed_->text);
    const ErrorArgument said = quoted(claimed_->text);
    if (!seats)
        return doubt(make_error(
            "the result {0} says nothing in this game; it is left out",
            "le résultat {0} ne dit rien dans cette partie ; il est laissé de côté", {said}));
    // Before agreed ends were counted (S-R11) they were draws in every game.
    if (draw && match_.outcome().reason == EndReason::Agreement && match_.undo())
        (void)match_.agree_draw();
    if (match_.over()) {
        if (match_.outcome().winners != *seats)
            doubt(make_error("the text says {0}, but by its moves the result is {1}",
                             "le texte dit {0}, mais d'après ses coups le résultat est {1}",
                             {said, result_code(*game_, match_.outcome())}));
        return;
    }
    end_by(*seats, draw);
    if (match_.outcome().winners != *seats || !match_.over())
        return doubt(make_error("the text says {0}; by the rules its end gives {1}",
                                "le texte dit {0} ; d'après les règles, sa fin donne {1}",
                                {said, result_code(*game_, match_.outcome())}));
    notes_.push_back(
        {draw ? Text{"the moves do not end the game: it is taken as drawn by agreement",
                     "les coups ne finissent pas la partie : on la tient pour nulle par accord"}
              : Text{"the moves do not end the game: it is taken as resigned",
                     "les coups ne finissent pas la partie : on la tient pour abandonnée"},
         claimed_->place});
}

/// The result that the text claims is not that of its moves.
void ImportAttempt::doubt(const Error& error) {
    result_fits_ = false;
    notes_.push_back({error.words(), claimed_->place});
}

/// The game ends as the text says, after moves that do not end it.
void ImportAttempt::end_by(SeatSet seats, bool draw) {
    if (draw) {
        if (match_.agree_draw()) line_.entries.push_back({.what = EndAgreed{}});
        return;
    }
    Leaving how = Leaving::Resigned;
    for (const RecordTag& tag : pasted_.tags)
        if (tag.name == "Reason") {
            if (tag.value == reason_code(EndReason::Flag)) how = Leaving::Flag;
            if (tag.value == reason_code(EndReason::Abandoned)) how = Leaving::Gone;
        }
    for (const Seat seat : all_seats)
        if (game_->seating().seats.without(seats).contains(seat) && match_.retire(seat, how))
            line_.entries.push_back({.what = RecordDeparture{game_->seat_code(seat), how}});
}

}  // namespace tablier
