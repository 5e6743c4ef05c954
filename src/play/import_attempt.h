// Import, one attempt: a pasted game read in one notation of one game, as far as its moves are
// legal there.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/import_reader.h"
#include "tablier/foreign_notation.h"
#include "tablier/play/import.h"

namespace tablier {

class ImportAttempt {
  public:
    /// Reads the whole game. `notation` is null where the game has only Tablier's own; `pasted`
    /// must outlive the attempt.
    ImportAttempt(const PastedGame& pasted, GamePtr game, const ForeignNotation* notation,
                  Match start);

    const AnyGame& game() const { return *game_; }
    std::string_view notation() const { return notation_ ? notation_->name() : own_notation; }
    Text about() const { return notation_ ? notation_->about() : Text{}; }
    /// The first error; none where the text was read to its end.
    const std::optional<RecordError>& stop() const { return stop_; }
    int moves() const { return moves_; }
    const Match& match() const { return match_; }
    /// Agreement of move numbers and result with the moves, to compare attempts.
    int fit() const { return (by_turn_ || by_round_) + result_fits_; }
    std::vector<ImportNote>& notes() { return notes_; }

    bool same_moves(const ImportAttempt& other) const {
        return std::ranges::equal(match_.history(), other.match_.history());
    }

    /// The moves with comments and variations, numbered by turn; may be called once. Adds notes.
    RecordLine take_line();

  private:
    using Words = std::span<const std::string_view>;
    using Reading = ForeignNotation::Reading;

    Result<Reading> read(const AnyPosition& before, Words words) const;
    void read_main_line();
    Result<Reading> refused_at_end(std::string_view word);
    void take_event(const RecordEntry& entry);
    std::optional<Seat> seat_called(std::string_view word) const;
    std::size_t take_ending(Words words, TextPlace place);
    void check_number(const RecordMove& move);
    void keep_notes(RecordEntry& entry, const std::vector<Annotation>& notes,
                    const AnyPosition& before);
    std::optional<RecordLine> read_variation(const RecordLine& pasted, AnyPosition position);
    std::optional<SeatSet> winners(std::string_view result) const;
    void take_result();
    void doubt(const Error& error);
    void end_by(SeatSet seats, bool draw);

    const PastedGame& pasted_;
    GamePtr game_;
    const ForeignNotation* notation_;
    Match match_;
    RecordLine line_;
    std::optional<PastedGame::Result> claimed_;
    std::optional<SeatSet> claimed_winners_;  ///< if words name them
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

}  // namespace tablier
