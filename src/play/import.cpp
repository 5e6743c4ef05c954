#include "play/import.h"

#include <algorithm>
#include <array>
#include <utility>

#include "play/import_reader.h"
#include "play/lots.h"
#include "play/record_check.h"
#include "play/record_notation.h"
#include "play/record_reader.h"
#include "play/record_syntax.h"
#include "play/result_code.h"
#include "play/time_control.h"
#include "tablier/catalog.h"

namespace tablier {
namespace {

/// The longest move of a foreign notation, in words: "playwall white e3 horizontal".
constexpr std::size_t most_words = 4;

Result<GamePtr> make_safe_game(std::string_view spec) {
    return make_game(spec);
}

char small(char c) {
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

/// Letters and digits alone, small: by what a text is compared with legal moves and names.
std::string bare(std::string_view text) {
    std::string key;
    for (const char c : text)
        if (record_syntax::is_digit(c) || record_syntax::is_letter(c)) key += small(c);
    return key;
}

bool same_but_for_capitals(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, small, small);
}

/// The legal move that differs from a text in capitals, or else in signs as well, if there is just
/// one.
std::optional<std::string> move_like(const AnyPosition& position, std::string_view text) {
    const std::string key = bare(text);
    std::optional<std::string> found;
    bool several = false;
    for (std::string& move : position.legal_moves()) {
        if (same_but_for_capitals(move, text)) return std::move(move);
        if (bare(move) != key) continue;
        several = found.has_value();
        found = std::move(move);
    }
    return several ? std::nullopt : found;
}

using Words = std::span<const std::string_view>;
using Reading = ForeignNotation::Reading;

/// A game read in one notation, as far as it goes.
class Attempt {
  public:
    Attempt(const PastedGame& pasted, GamePtr game, const ForeignNotation* notation, Match start)
        : pasted_(pasted), game_(std::move(game)), notation_(notation), match_(std::move(start)) {
        read_main_line();
        if (!stop_) stop_ = pasted.stop;
        if (!stop_) take_result();
    }

    const AnyGame& game() const { return *game_; }
    const GamePtr& game_ptr() const { return game_; }
    std::string_view notation() const { return notation_ ? notation_->name() : own_notation; }
    Text about() const { return notation_ ? notation_->about() : Text{}; }
    const std::optional<RecordError>& stop() const { return stop_; }
    int moves() const { return moves_; }
    const Match& match() const { return match_; }
    /// How much of what the text says beside the moves agrees with them.
    int fit() const { return (by_turn_ || by_round_) + result_fits_; }
    std::vector<ImportNote>& notes() { return notes_; }

    bool same_moves(const Attempt& other) const {
        return std::ranges::equal(match_.history(), other.match_.history());
    }

    /// The moves with all that stands beside them, numbered by turn.
    RecordLine line() && {
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

  private:
    /// The words from the `first` on that may be one move: no number, note or event between them.
    static std::vector<std::string_view> words_at(const RecordLine& line, std::size_t first) {
        std::vector<std::string_view> words;
        for (std::size_t i = first; i < line.entries.size() && words.size() < most_words; ++i) {
            const auto* move = std::get_if<RecordMove>(&line.entries[i].what);
            const bool parted =
                i > first && (!line.entries[i - 1].annotations.empty() || (move && move->number));
            if (!move || parted) break;
            words.push_back(move->text);
        }
        return words;
    }

    /// The legal move that the words mean, or why there is none.
    Result<Reading> read(const AnyPosition& before, Words words) const {
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

    void read_main_line() {
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
                if (i + 1 == entries.size() && !move->number && is_result_here(move->text)) {
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

    /// Why nothing can be played any more.
    Result<Reading> refused_at_end(std::string_view word) {
        const auto refusal = match_.play(word).error();
        return fail(Text{illegal_move_line(word, refusal, Lang::English),
                         illegal_move_line(word, refusal, Lang::French)});
    }

    void take_event(const RecordEntry& entry) {
        std::expected<void, IllegalMove> done;
        if (const auto* departure = std::get_if<RecordDeparture>(&entry.what)) {
            const auto seat = seat_of_code(*game_, departure->seat_code);
            if (!seat) {
                stop_ =
                    RecordError{entry.place, make_error("nobody plays as {0} in this game",
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
    std::optional<Seat> seat_called(std::string_view word) const {
        constexpr std::string_view first[] = {"white", "blanc", "blancs"};
        constexpr std::string_view second[] = {"black", "noir", "noirs"};
        const std::string key = bare(word);
        const Seating table = game_->seating();
        for (const Seat seat : all_seats)
            if (table.seats.contains(seat) &&
                (key == bare(game_->seat_name(seat).en) || key == bare(game_->seat_name(seat).fr)))
                return seat;
        if (table.seats.size() != 2) return std::nullopt;
        if (std::ranges::find(first, key) != std::end(first)) return Seat::South;
        if (std::ranges::find(second, key) != std::end(second)) return Seat::North;
        return std::nullopt;
    }

    /// "White resigns", "resigns" (who is to move), "X" in games as Lode Ameije writes them, "South
    /// wins": how many of the words say how the game goes to its end.
    std::size_t take_ending(Words words, TextPlace place) {
        constexpr std::string_view gives_up[] = {"resign",    "resigns",     "resigned",
                                                 "abandonne", "abandonnent", "x"};
        constexpr std::string_view wins[] = {"win", "wins", "won", "gagne", "gagnent"};
        const auto is = [](const auto& list, std::string_view word) {
            return std::ranges::find(list, bare(word)) != std::end(list);
        };
        const auto named = seat_called(words[0]);
        const std::size_t used = named ? 2 : 1;
        if (words.size() < used || moves_ == 0 || match_.over()) return 0;
        if (named && words.size() == used && is(wins, words[1])) {
            claimed_ =
                PastedGame::Result{std::string(words[0]) + " " + std::string(words[1]), place};
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

    void check_number(const RecordMove& move) {
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

    void keep_notes(RecordEntry& entry, const std::vector<Annotation>& notes,
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
    std::optional<RecordLine> read_variation(const RecordLine& pasted, AnyPosition position) {
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
    std::optional<SeatSet> winners(std::string_view result) const {
        const Seating table = game_->seating();
        if (result == "1-0" || result == "0-1") {
            if (table.sides() != 2) return std::nullopt;
            const int first = table.side[std::size_t(index(Seat::South))];
            return table.seats_of_side(result == "1-0" ? first : 1 - first);
        }
        SeatSet seats;
        for (std::size_t from = 0; from <= result.size();) {
            const std::size_t end = std::min(result.find('+', from), result.size());
            const std::string_view code = result.substr(from, end - from);
            std::optional<Seat> found;
            for (const Seat seat : all_seats)
                if (table.seats.contains(seat) && bare(game_->seat_code(seat)) == bare(code))
                    found = seat;
            if (!found) return std::nullopt;
            seats.insert(*found);
            from = end + 1;
        }
        return seats;
    }

    bool is_result_here(std::string_view word) const { return winners(word).has_value(); }

    void take_result() {
        if (!claimed_) claimed_ = pasted_.result;
        for (const RecordTag& tag : pasted_.tags)
            if (tag.name == "Result" && !claimed_)
                claimed_ =
                    PastedGame::Result{pasted_result(tag.value).value_or(tag.value), tag.place};
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
    void doubt(const Error& error) {
        result_fits_ = false;
        notes_.push_back({error.words(), claimed_->place});
    }

    /// The game ends as the text says, after moves that do not end it.
    void end_by(SeatSet seats, bool draw) {
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

    const PastedGame& pasted_;
    GamePtr game_;
    const ForeignNotation* notation_;
    Match match_;
    RecordLine line_;
    std::optional<PastedGame::Result> claimed_;
    std::optional<SeatSet> claimed_winners_;  ///< where words say who they are
    std::optional<RecordError> stop_;
    std::vector<ImportNote> notes_;
    int moves_ = 0;
    bool result_fits_ = true;
    bool by_turn_ = true;
    bool by_round_ = true;
    TextPlace misnumbered_;
    int counted_turn_ = -1;
    int last_seat_ = -1;
    int round_ = 1;
};

const RecordTag* find(const PastedGame& game, std::string_view name) {
    const auto found = std::ranges::find(game.tags, name, &RecordTag::name);
    return found == game.tags.end() ? nullptr : &*found;
}

/// The variants that a tag may mean: by name, by title, or all of a game.
std::vector<const Variant*> variants_called(std::string_view name) {
    const std::string key = bare(name);
    std::vector<const Variant*> of_game;
    for (const Variant* variant : catalog()) {
        if (key == bare(variant->name) || key == bare(variant->title.en) ||
            key == bare(variant->title.fr))
            return {variant};
        if (key == variant->game) of_game.push_back(variant);
    }
    return of_game;
}

/// Imports one game of a text.
class Importer {
  public:
    Importer(const PastedGame& pasted, const ImportOptions& options)
        : pasted_(pasted), options_(options) {}

    Imported import() {
        if (auto found = find_games(); !found) return std::unexpected(ImportError{found.error()});
        if (auto tried = try_all(); !tried) return std::unexpected(ImportError{tried.error()});
        return choose();
    }

  private:
    std::unexpected<RecordError> wrong(TextPlace place, Error error) const {
        return std::unexpected(RecordError{place, std::move(error)});
    }

    /// The games it may be.
    std::expected<void, RecordError> find_games() {
        if (!options_.variant.empty()) {
            auto game = make_safe_game(options_.variant);
            if (!game) return wrong({}, game.error());
            games_.push_back(*std::move(game));
            return {};
        }
        const RecordTag* tag = find(pasted_, "Variant");
        std::vector<const Variant*> variants;
        if (tag) {
            variants = variants_called(tag->value);
            if (variants.empty()) return wrong(tag->place, find_variant(tag->value).error());
        } else if (const RecordTag* game = find(pasted_, "Game")) {
            variants = variants_called(game->value);
        }
        guessed_ = variants.size() != 1;
        if (variants.empty()) variants.assign(catalog().begin(), catalog().end());
        const RecordTag* set = find(pasted_, "Options");
        std::optional<RecordError> failed;
        for (const Variant* variant : variants) {
            auto game = make_safe_game(set ? variant->name + ":" + set->value : variant->name);
            if (game)
                games_.push_back(*std::move(game));
            else if (!failed)
                failed = RecordError{set ? set->place : TextPlace{}, game.error()};
        }
        if (games_.empty()) return std::unexpected(*failed);
        return {};
    }

    std::expected<void, RecordError> try_all() {
        const RecordTag* named = find(pasted_, "Notation");
        const std::string_view wanted =
            named && options_.notation.empty() ? std::string_view(named->value) : options_.notation;
        std::vector<std::string_view> words;
        for (const RecordEntry& entry : pasted_.line.entries)
            if (const auto* move = std::get_if<RecordMove>(&entry.what))
                words.push_back(move->text);
        std::optional<RecordError> failed;
        for (const GamePtr& game : games_) {
            auto start = start_of(game);
            if (!start) {
                if (!failed) failed = start.error();
                continue;
            }
            const auto all = foreign_notations(game->variant());
            if (!wanted.empty()) {
                const auto notation = find_notation(wanted, game->variant());
                if (!notation) {
                    if (!failed)
                        failed = RecordError{named ? named->place : TextPlace{}, notation.error()};
                    continue;
                }
                const bool own = *notation == nullptr && !all.empty();
                attempts_.emplace_back(pasted_, game, own ? all.front() : *notation, *start);
            } else if (all.empty()) {
                attempts_.emplace_back(pasted_, game, nullptr, *start);
            } else {
                for (const ForeignNotation* notation : all)
                    if (notation->may_be(words))
                        attempts_.emplace_back(pasted_, game, notation, *start);
            }
        }
        if (attempts_.empty()) return std::unexpected(*failed);
        return {};
    }

    std::expected<Match, RecordError> start_of(const GamePtr& game) const {
        const RecordTag* position = find(pasted_, "Position");
        if (!position) return Match(game);
        auto match = Match::from_position(game, position->value);
        if (!match) return wrong(position->place, match.error());
        return *std::move(match);
    }

    Imported choose() {
        int fit = -1;
        for (const Attempt& attempt : attempts_)
            if (!attempt.stop()) fit = std::max(fit, attempt.fit());
        std::vector<Attempt*> right;
        for (Attempt& attempt : attempts_)
            if (!attempt.stop() && attempt.fit() == fit) right.push_back(&attempt);
        if (right.empty()) return choose_part();
        std::vector<const AnyGame*> games;
        for (const Attempt* attempt : right)
            if (games.empty() || games.back() != &attempt->game())
                games.push_back(&attempt->game());
        if (games.size() > 1) return several(games);
        tell_notations(right);
        return finish(*right.front());
    }

    /// No reading goes to the end: what goes furthest tells where the text is wrong.
    Imported choose_part() {
        Attempt& best = *std::ranges::max_element(
            attempts_, [](const Attempt& a, const Attempt& b) { return a.moves() < b.moves(); });
        std::vector<const AnyGame*> games;
        for (const Attempt& attempt : attempts_)
            if (attempt.moves() == best.moves() &&
                (games.empty() || games.back() != &attempt.game()))
                games.push_back(&attempt.game());
        const RecordError error = *best.stop();
        if (games.size() > 1 && best.moves() == 0 && !pasted_.stop) {
            std::string word;
            if (!pasted_.line.entries.empty())
                if (const auto* move = std::get_if<RecordMove>(&pasted_.line.entries[0].what))
                    word = move->text;
            return std::unexpected(ImportError{
                {error.place,
                 make_error("no game begins with {0}; say which game it is, and the reason is told",
                            "aucune partie ne commence par {0} ; dites de quel jeu il s'agit pour "
                            "savoir pourquoi",
                            {quoted(word)})}});
        }
        if (!options_.keep_legal_part) return std::unexpected(ImportError{error, best.moves(), {}});
        if (games.size() > 1) return several(games);
        notes_.push_back({fill_texts("only what stands before this is kept: {0}",
                                     "seul ce qui précède est gardé : {0}", {error.error.words()}),
                          error.place});
        return finish(best);
    }

    Imported several(const std::vector<const AnyGame*>& games) const {
        ImportError error;
        std::vector<Text> titles;
        for (const AnyGame* game : games) {
            error.variants.push_back(game->variant().name);
            titles.push_back(game->variant().title);
        }
        error.error = {{},
                       fill_texts("several games begin so: {0}; say which one it is",
                                  "plusieurs jeux commencent ainsi : {0} ; dites duquel il s'agit",
                                  {listed(titles)})};
        return std::unexpected(std::move(error));
    }

    /// Of all readings in which every move is legal the first is taken.
    void tell_notations(const std::vector<Attempt*>& right) {
        const Attempt& taken = *right.front();
        if (taken.notation() != own_notation)
            notes_.push_back({fill_texts("the moves are in the notation {0}: {1}",
                                         "les coups sont en notation {0} : {1}",
                                         {plain(taken.notation()), taken.about()})});
        std::vector<Text> others;
        for (const Attempt* other : right) {
            if (other->same_moves(taken)) continue;
            others.push_back(plain(other->notation()));
            others_.emplace_back(other->notation());
        }
        if (!others.empty())
            notes_.push_back({fill_texts(
                "read as {0}; read as {1} they would be legal, too, and other moves",
                "lus comme {0} ; lus comme {1}, ils seraient légaux aussi, et d'autres coups",
                {plain(taken.notation()), listed(others)})});
    }

    Imported finish(Attempt& attempt) {
        Record record;
        const AnyGame& game = attempt.game();
        const Match& match = attempt.match();
        record.result = result_code(game, match.outcome());
        record.set("Variant", game.variant().name);
        if (const std::string set = game.options().text(); !set.empty()) record.set("Options", set);
        if (!match.has_normal_start()) record.set("Position", match.start().text());
        add_tags(record, game);
        record.set("Result", record.result);
        if (const std::string points = points_code(game, match.outcome()); !points.empty())
            record.set("Points", points);
        if (const std::string_view reason = reason_code(match.outcome().reason); !reason.empty())
            record.set("Reason", reason);
        if (guessed_)
            notes_.insert(notes_.begin(),
                          {fill_texts("taken to be {0}: its moves fit no other game",
                                      "tenu pour {0} : ses coups ne vont à aucun autre jeu",
                                      {game.variant().title})});
        const std::string notation(attempt.notation());
        record.line = std::move(attempt).line();
        for (ImportNote& note : attempt.notes()) notes_.push_back(std::move(note));
        auto checked = match_of(record, make_safe_game);
        if (!checked) return std::unexpected(ImportError{checked.error()});
        return ImportedGame{.record = std::move(record),
                            .match = *std::move(checked),
                            .notation = notation,
                            .other_notations = std::move(others_),
                            .variant_guessed = guessed_,
                            .notes = std::move(notes_)};
    }

    // ---- Tags

    /// The name of the seat's tag that others call "White", "Player2" or the like.
    static std::string seat_tag(std::string_view name, const AnyGame& game) {
        constexpr std::pair<std::string_view, std::size_t> names[] = {
            {"White", 0},   {"Black", 1},   {"Player1", 0}, {"Player2", 1},
            {"Player3", 2}, {"Player4", 3}, {"P1", 0},      {"P2", 1}};
        std::vector<std::string> seats;
        for (const Seat seat : all_seats)
            if (game.seating().seats.contains(seat)) seats.push_back(game.seat_name(seat).en);
        if (std::ranges::find(seats, name) != seats.end()) return std::string(name);
        for (const auto& [other, number] : names)
            if (other == name && number < seats.size()) return seats[number];
        return std::string(name);
    }

    /// "2024.3.1" is 2024-03-01.
    static std::string record_date(std::string_view text) {
        std::string date;
        std::string part;
        const auto add_part = [&] {
            if (!date.empty()) date += part.size() == 1 ? "-0" : "-";
            date += std::exchange(part, {});
        };
        for (const char c : text) {
            if (c == '.' || c == '/' || c == '-')
                add_part();
            else
                part += c;
        }
        add_part();
        return date;
    }

    static bool is_right(const RecordTag& tag, const AnyGame& game) {
        if (tag.name == "Clock") return parse_time_control(tag.value).has_value();
        if (tag.name == "Lots") return parse_lots(game, tag.value).has_value();
        if (tag.name == "Date") return is_record_date(tag.value);
        return record_syntax::is_tag_value(tag.value);
    }

    void add_tags(Record& record, const AnyGame& game) {
        constexpr std::string_view replaced[] = {"Variant", "Options", "Position", "Result",
                                                 "Points",  "Reason",  "Notation"};
        for (RecordTag tag : pasted_.tags) {
            if (std::ranges::find(replaced, tag.name) != std::end(replaced)) continue;
            tag.name = seat_tag(tag.name, game);
            if (tag.name == "Date") tag.value = record_date(tag.value);
            if (!is_right(tag, game) || record.find(tag.name))
                notes_.push_back({fill_text("the tag {0} is left out",
                                            "l'étiquette {0} est laissée de côté", {tag.name}),
                                  tag.place});
            else
                record.tags.push_back(std::move(tag));
        }
    }

    const PastedGame& pasted_;
    const ImportOptions& options_;
    std::vector<GamePtr> games_;
    bool guessed_ = false;
    std::vector<Attempt> attempts_;
    std::vector<std::string> others_;
    std::vector<ImportNote> notes_;
};

/// A record of our own of which nothing has to be guessed.
std::optional<ImportedGame> own_game(const Record& record) {
    const auto game = game_of(record, make_safe_game);
    if (!game) return std::nullopt;
    const RecordTag* tag = record.find("Notation");
    std::string notation(tag ? tag->value : own_notation);
    auto own = from_notation(record, **game);
    if (!own) return std::nullopt;
    auto match = match_of(*own, make_safe_game);
    if (!match) return std::nullopt;
    return ImportedGame{
        .record = *std::move(own), .match = *std::move(match), .notation = std::move(notation)};
}

}  // namespace

std::vector<Imported> import_games(std::string_view text, const ImportOptions& options) {
    std::vector<Imported> games;
    if (options.variant.empty() && options.notation.empty()) {
        const ReadRecords read = read_records(text);
        if (read.errors.empty())
            for (const Record& record : read.records) {
                auto game = own_game(record);
                if (!game) break;
                games.push_back(*std::move(game));
            }
        if (!games.empty() && games.size() == read.records.size()) return games;
        games.clear();
    }
    for (const PastedGame& pasted : read_pasted(text))
        games.push_back(Importer(pasted, options).import());
    if (games.empty())
        games.push_back(std::unexpected(
            ImportError{{{1, 1}, Text{"there is no game here", "il n'y a pas de partie ici"}}}));
    return games;
}

Imported import_game(std::string_view text, const ImportOptions& options) {
    auto games = import_games(text, options);
    if (games.size() == 1) return std::move(games.front());
    return std::unexpected(
        ImportError{{{},
                     Text{"there is more than one game here; only one is expected",
                          "il y a ici plus d'une partie ; une seule est attendue"}}});
}

}  // namespace tablier
