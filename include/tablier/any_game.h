// AnyGame and AnyPosition: type-erased game and position, for code that does not need speed: the
// program, the server, bindings, records. Moves are texts here.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tablier/error.h"
#include "tablier/options.h"
#include "tablier/outcome.h"
#include "tablier/playout.h"
#include "tablier/random.h"
#include "tablier/seat.h"

namespace tablier {

// Defined in scene.h.
struct Scene;
struct SceneStep;

struct Variant;

/// A legal move with the places a person touches for it.
struct MovePath {
    std::string move;
    std::vector<std::string> clicks;
};

/// A position of some game. Copies are independent. Several threads may call const functions of one
/// object at once, as long as none changes it. A moved-from position may only be assigned to or
/// destroyed.
class AnyPosition {
  public:
    /// Interface of a position's implementation, see game_adapter.h.
    class Impl {
      public:
        virtual ~Impl() = default;
        virtual std::unique_ptr<Impl> clone() const = 0;
        virtual bool equals(const Impl& other) const = 0;
        virtual Actor actor() const = 0;
        virtual Outcome outcome() const = 0;
        virtual Outcome stopped(EndReason reason) const = 0;
        virtual SeatSet eliminated() const = 0;
        virtual std::uint64_t key() const = 0;
        virtual std::string text() const = 0;
        virtual std::vector<std::string> legal_moves() const = 0;
        virtual std::vector<std::pair<std::string, int>> chances() const = 0;
        virtual bool play(std::string_view move, bool& ended_turn) = 0;
        virtual void retire(SeatSet seats) = 0;
        virtual IllegalMove explain(std::string_view move) const = 0;
        virtual std::vector<std::string> clicks(std::string_view move) const = 0;
        virtual std::vector<MovePath> click_paths() const = 0;
        virtual IllegalMove explain_clicks(std::span<const std::string> clicks) const = 0;
        virtual std::vector<SceneStep> story(std::string_view move) const = 0;
        virtual Scene scene() const = 0;
        virtual std::uint64_t perft(int depth) const = 0;
        virtual Playout play_randomly(Random& random, const PlayoutLimits& limits) const = 0;
        virtual std::string random_move(Random& random) const = 0;
        virtual const void* type_tag() const = 0;  ///< the address of the game's GameTag
        virtual const void* data() const = 0;      ///< the game's own position (typed_game.h)
    };

    explicit AnyPosition(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
    AnyPosition(const AnyPosition& other) : impl_(other.impl_->clone()) {}
    AnyPosition& operator=(const AnyPosition& other) {
        impl_ = other.impl_->clone();
        return *this;
    }
    AnyPosition(AnyPosition&&) = default;
    AnyPosition& operator=(AnyPosition&&) = default;
    ~AnyPosition() = default;

    /// Positions of different games are never equal.
    bool operator==(const AnyPosition& other) const { return impl_->equals(*other.impl_); }

    Actor actor() const { return impl_->actor(); }
    Outcome outcome() const { return impl_->outcome(); }
    Outcome stopped(EndReason reason) const { return impl_->stopped(reason); }
    /// Seats of sides that have no pieces left, although no player has left. Empty in games without
    /// elimination.
    SeatSet eliminated() const { return impl_->eliminated(); }
    std::uint64_t key() const { return impl_->key(); }
    std::string text() const { return impl_->text(); }

    /// Sorted by byte; empty when the game is over.
    std::vector<std::string> legal_moves() const { return impl_->legal_moves(); }
    /// At a chance node: the draws with the number of copies each stands for, sorted. Else empty.
    std::vector<std::pair<std::string, int>> chances() const { return impl_->chances(); }

    /// Plays a legal move; false (and nothing changed) if the text is not one.
    /// `ended_turn` tells whether the move completed a turn.
    bool play(std::string_view move, bool& ended_turn) { return impl_->play(move, ended_turn); }
    bool play(std::string_view move) {
        bool ended_turn = false;
        return play(move, ended_turn);
    }
    void retire(SeatSet seats) { impl_->retire(seats); }

    /// Why the text is not a legal move here. The text must not be one. The game may be over.
    IllegalMove explain(std::string_view move) const { return impl_->explain(move); }
    /// The places a person touches for this legal move; empty for a text that is none.
    std::vector<std::string> clicks(std::string_view move) const { return impl_->clicks(move); }
    /// All legal moves with their paths of clicks, sorted by text. A user interface compares clicks
    /// with these paths.
    std::vector<MovePath> click_paths() const { return impl_->click_paths(); }
    /// Why touching these places in this order begins no legal move. The answer is about the first
    /// place that leads to no legal move.
    IllegalMove explain_clicks(std::span<const std::string> clicks) const {
        return impl_->explain_clicks(clicks);
    }
    /// This legal move as steps of an animation; empty for a text that is none.
    std::vector<SceneStep> story(std::string_view move) const;
    Scene scene() const;

    std::uint64_t perft(int depth) const { return impl_->perft(depth); }
    Playout play_randomly(Random& random, const PlayoutLimits& limits) const {
        return impl_->play_randomly(random, limits);
    }
    /// Uniform over the legal moves; by weight at a chance node. The game must not be over.
    std::string random_move(Random& random) const { return impl_->random_move(random); }

    const Impl& impl() const { return *impl_; }  ///< for position_of (typed_game.h)

  private:
    std::unique_ptr<Impl> impl_;
};

/// A variant with its options: the rules a game is played by. Immutable: threads may share it.
class AnyGame {
  public:
    AnyGame(const Variant& variant, Options options)
        : variant_(variant), options_(std::move(options)) {}
    virtual ~AnyGame() = default;
    AnyGame(const AnyGame&) = delete;
    AnyGame& operator=(const AnyGame&) = delete;

    const Variant& variant() const { return variant_; }
    const Options& options() const { return options_; }
    std::string spec() const;  ///< "quoridor:size=5,walls=3"

    virtual Seating seating() const = 0;
    virtual bool has_chance() const = 0;  ///< whether chance ever acts: cards or lots are drawn
    virtual std::string seat_code(Seat seat) const = 0;
    virtual Text seat_name(Seat seat) const = 0;
    virtual AnyPosition start() const = 0;
    /// Parses untrusted text. The error names the fault in it.
    virtual Result<AnyPosition> parse_position(std::string_view text) const = 0;
    virtual const void* type_tag() const = 0;    ///< that of its positions
    virtual const void* rules_data() const = 0;  ///< the game's own rules (typed_game.h)

    /// Whether points decide when all agree to stop. Otherwise such an end is a draw.
    bool counts_agreed_end() const { return start().stopped(EndReason::Agreement).scored; }

    /// A side as its seats' codes: "S", "by".
    std::string side_code(int side) const;

  private:
    const Variant& variant_;
    Options options_;
};

using GamePtr = std::shared_ptr<const AnyGame>;

/// A variant of a game: name, seating, options. Lives as long as the program.
struct Variant {
    std::string name;  ///< as in specs and records; it begins with that of its game: "quoridor-4"
    std::string game;  ///< the name of its game: "quoridor"
    Text title;        ///< for people, the game's name before a comma: "Quoridor, four players"
    Text idea;         ///< the aim in one line
    Seating seating;   ///< at default options
    std::vector<OptionSpec> options;
    /// Makes the game. The options have been checked against the specs; an error names a value that
    /// the game refuses all the same (a deck, for example).
    Result<GamePtr> (*make)(const Variant&, Options);
};

}  // namespace tablier
