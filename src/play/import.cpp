#include "tablier/play/import.h"

#include <algorithm>
#include <utility>

#include "play/import_attempt.h"
#include "play/import_reader.h"
#include "play/import_text.h"
#include "play/record_syntax.h"
#include "tablier/catalog.h"
#include "tablier/play/lots.h"
#include "tablier/play/open_record.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_reader.h"
#include "tablier/play/result_code.h"
#include "tablier/play/time_control.h"

namespace tablier {
namespace {

const RecordTag* find(const PastedGame& game, std::string_view name) {
    const auto found = std::ranges::find(game.tags, name, &RecordTag::name);
    return found == game.tags.end() ? nullptr : &*found;
}

/// The variants that a tag may mean: by name, by title, or all of a game.
std::vector<const Variant*> variants_called(std::string_view name) {
    const std::string key = letters_and_digits(name);
    std::vector<const Variant*> of_game;
    for (const Variant* variant : catalog()) {
        if (key == letters_and_digits(variant->name) ||
            key == letters_and_digits(variant->title.en) ||
            key == letters_and_digits(variant->title.fr))
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

    /// The candidate games.
    std::expected<void, RecordError> find_games() {
        if (!options_.variant.empty()) {
            auto game = make_game(options_.variant);
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
            auto game = make_game(set ? variant->name + ":" + set->value : variant->name);
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
        for (const ImportAttempt& attempt : attempts_)
            if (!attempt.stop()) fit = std::max(fit, attempt.fit());
        std::vector<ImportAttempt*> right;
        for (ImportAttempt& attempt : attempts_)
            if (!attempt.stop() && attempt.fit() == fit) right.push_back(&attempt);
        if (right.empty()) return choose_part();
        std::vector<const AnyGame*> games;
        for (const ImportAttempt* attempt : right)
            if (games.empty() || games.back() != &attempt->game())
                games.push_back(&attempt->game());
        if (games.size() > 1) return several(games);
        tell_notations(right);
        return finish(*right.front());
    }

    /// No reading reaches the end: the error is that of the reading that goes furthest.
    Imported choose_part() {
        ImportAttempt& best = *std::ranges::max_element(
            attempts_,
            [](const ImportAttempt& a, const ImportAttempt& b) { return a.moves() < b.moves(); });
        std::vector<const AnyGame*> games;
        for (const ImportAttempt& attempt : attempts_)
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

    /// The first reading in which all moves are legal is taken.
    void tell_notations(const std::vector<ImportAttempt*>& right) {
        const ImportAttempt& taken = *right.front();
        if (taken.notation() != own_notation)
            notes_.push_back({fill_texts("the moves are in the notation {0}: {1}",
                                         "les coups sont en notation {0} : {1}",
                                         {plain(taken.notation()), taken.about()})});
        std::vector<Text> others;
        for (const ImportAttempt* other : right) {
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

    Imported finish(ImportAttempt& attempt) {
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
        record.line = attempt.take_line();
        for (ImportNote& note : attempt.notes()) notes_.push_back(std::move(note));
        auto checked = replay_record(record);
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
    std::vector<ImportAttempt> attempts_;
    std::vector<std::string> others_;
    std::vector<ImportNote> notes_;
};

/// A record of Tablier's own that needs no guesses.
std::optional<ImportedGame> own_game(const Record& record) {
    auto opened = open_record(record);
    if (!opened) return std::nullopt;
    const RecordTag* tag = record.find("Notation");
    return ImportedGame{.record = std::move(opened->record),
                        .match = std::move(opened->match),
                        .notation = std::string(tag ? tag->value : own_notation)};
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
