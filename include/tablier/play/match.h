// A match: a game with its history, undo and adjudication. The match decides repetition, turn
// limits, departures and agreed ends; games define none of these.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tablier/any_game.h"

namespace tablier {

/// How a player leaves a match before its end.
enum class Leaving : std::uint8_t { Resigned, Flag, Gone };

/// The reason of an outcome that such a leaving brings about.
EndReason end_reason(Leaving leaving);

/// Clock times of a move, where a clock was running.
struct MoveTimes {
    std::optional<std::chrono::milliseconds> left = {};     ///< on the mover's clock, afterwards
    std::optional<std::chrono::milliseconds> elapsed = {};  ///< used for this move
    bool operator==(const MoveTimes&) const = default;
};

/// Kinds of entries of a match's history: a move, a departure, an agreed end.
struct PlayedMove {
    std::string text;
    Actor actor = Actor::Nobody;  ///< a seat or chance
    bool ended_turn = false;
    MoveTimes times = {};
    bool operator==(const PlayedMove&) const = default;
};
struct Departure {
    Seat seat = Seat::South;  ///< one of the seats of the player who left
    Leaving how = Leaving::Resigned;
    bool operator==(const Departure&) const = default;
};
struct EndAgreed {
    bool operator==(const EndAgreed&) const = default;
};
using MatchEntry = std::variant<PlayedMove, Departure, EndAgreed>;

/// Result of playing a legal move.
struct MoveResult {
    Actor actor = Actor::Nobody;  ///< the seat that moved, or chance
    bool ended_turn = false;
};

class Match {
  public:
    /// From the normal start.
    explicit Match(GamePtr game);
    /// From a position of this game.
    Match(GamePtr game, AnyPosition start);
    static Result<Match> from_position(GamePtr game, std::string_view position_text);

    const AnyGame& game() const { return *game_; }
    const GamePtr& game_ptr() const { return game_; }

    const AnyPosition& start() const { return states_.front().position; }
    bool has_normal_start() const;
    const AnyPosition& position() const { return states_.back().position; }
    /// The position after the first `entries` entries of the history.
    const AnyPosition& position_after(std::size_t entries) const {
        return states_[entries].position;
    }
    std::span<const MatchEntry> history() const { return history_; }

    /// In order of precedence: departures and agreement, the game's own rules, repetition, the turn
    /// limit.
    const Outcome& outcome() const { return states_.back().outcome; }
    bool over() const { return outcome().over; }
    Actor actor() const { return over() ? Actor::Nobody : position().actor(); }
    /// Empty when the match is over, also by a match rule.
    std::vector<std::string> legal_moves() const;
    std::vector<std::pair<std::string, int>> chances() const;

    int turns() const { return states_.back().turns; }  ///< completed so far
    SeatSet retired() const { return states_.back().retired; }
    /// The seats that must agree to stop: those that have not left and are not eliminated.
    SeatSet in_play() const {
        return game_->seating().seats.without(retired() | position().eliminated());
    }
    int occurrences() const;  ///< of the present position in this match

    /// Plays a legal move; for another text names the rule that forbids it and changes nothing.
    std::expected<MoveResult, IllegalMove> play(std::string_view move);
    /// Sets the clock times of the last entry, which must be a move: what a mover's clock shows
    /// depends on whether the move ended the turn, so clocks are set after `play`.
    void set_times(const MoveTimes& times);

    /// Why touching these places in this order begins no legal move.
    IllegalMove explain_clicks(std::span<const std::string> clicks) const;

    /// The player of this seat leaves, with all seats that the player decides for.
    std::expected<void, IllegalMove> retire(Seat seat, Leaving how);

    /// Ends the match: points decide where the game counts them (S-R11), else it is a draw. The
    /// caller must have the consent of every side in play.
    std::expected<void, IllegalMove> agree_end();
    /// Ends the match as a draw in any game, for records from before agreed ends were counted.
    std::expected<void, IllegalMove> agree_draw();

    /// Takes back, or does again, one entry of the history. False if there is none.
    bool undo();
    bool redo();
    bool can_undo() const { return !history_.empty(); }
    bool can_redo() const { return !undone_.empty(); }

  private:
    /// State before the first entry, or after an entry.
    struct State {
        AnyPosition position;
        Outcome outcome = {};
        int turns = 0;
        SeatSet retired = {};
        /// The key under which this state counts as an occurrence of its position; none when the
        /// game is over. A departure changes the key, since fewer seats play.
        std::optional<std::uint64_t> key = {};
    };
    struct Undone {
        MatchEntry entry;
        State state;
    };

    std::optional<IllegalMove> refusal_if_over() const;
    void judge(State& state) const;
    void count(const State& state);
    void append(MatchEntry entry, State state);
    void add(MatchEntry entry, State state);
    std::expected<void, IllegalMove> agree(const Outcome& outcome);

    GamePtr game_;
    int repetition_limit_ = 0;
    int turn_limit_ = 0;
    std::vector<MatchEntry> history_;
    std::vector<State> states_;  ///< one more than the history has entries
    std::vector<Undone> undone_;
    std::map<std::uint64_t, int> occurrences_;
};

/// Plays a move as a person types it: capitals are read where they are no other move.
std::expected<MoveResult, IllegalMove> play_typed(Match& match, std::string_view typed);

}  // namespace tablier
