#include "arena/game_play.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

namespace tablier::arena {
namespace {

using Clock = std::chrono::steady_clock;

class Referee {
  public:
    Referee(const GamePtr& game, const Opening& opening, const SeatHolders& holders,
            const Conditions& conditions, const std::stop_token& cancel)
        : holders_(holders),
          conditions_(conditions),
          cancel_(cancel),
          seating_(game->seating()),
          chance_seed_(opening.chance_seed),
          played_{.match = match_of_opening(game, opening), .faults = {}, .evals = {}} {
        if (conditions.clock) clocks_.fill(conditions.clock->left);
    }

    std::optional<PlayedGame> play() {
        for (int player = 0; player < seating_.players() && !match().over(); ++player)
            welcome(player);
        while (!match().over()) {
            if (cancel_.stop_requested()) return std::nullopt;
            if (match().actor() == Actor::Chance) {
                (void)match().play(draw_from_seed(match(), chance_seed_));
            } else {
                ask(seat_of(match().actor()));
            }
        }
        if (cancel_.stop_requested()) return std::nullopt;  // a fault then is not the player's
        played_.evals.resize(match().history().size());
        return std::move(played_);
    }

  private:
    Match& match() { return played_.match; }
    Milliseconds& clock_of(Seat seat) { return clocks_[seating_.player[std::size_t(index(seat))]]; }
    const SeatHolder& holder(Seat seat) const { return holders_[std::size_t(index(seat))]; }

    void welcome(int player) {
        // next_clockwise begins after the seat it is given.
        const Seat seat = next_clockwise(Seat::East, seating_.seats_of_player(player));
        if (auto ready = holder(seat).player->new_game(cancel_); !ready)
            remove(seat, std::move(ready.error()));
    }

    void ask(Seat seat) {
        const Contestant& contestant = *holder(seat).contestant;
        search::Limits limits = conditions_.limits_of(contestant);
        if (conditions_.clock)
            for (Seat each : all_seats)
                if (seating_.seats.contains(each))
                    limits.clocks[std::size_t(index(each))] = {clock_of(each),
                                                               conditions_.clock->increment};
        const Milliseconds patience = patience_with(seat);
        const auto began = Clock::now();
        auto choice = holder(seat).player->choose(match(), limits, patience, cancel_);
        const auto took = std::chrono::duration_cast<Milliseconds>(Clock::now() - began);
        if (cancel_.stop_requested()) return;
        if (choice && took > patience) choice = std::unexpected(late(took, patience));
        if (!choice) return remove(seat, on_the_clock(std::move(choice.error())));
        accept(seat, *choice, took);
    }

    void accept(Seat seat, const Choice& choice, Milliseconds took) {
        const auto played = match().play(choice.move);
        if (!played) {
            const std::string why =
                choice.move.empty()
                    ? "no move"
                    : illegal_move_line(in_quotes(choice.move), played.error(), Lang::English);
            return remove(seat, {FaultKind::Illegal, why});
        }
        MoveTimes times{.elapsed = took};
        if (conditions_.clock) {
            Milliseconds& left = clock_of(seat);
            left = std::max(left - took, Milliseconds(0));
            if (played->ended_turn) left += conditions_.clock->increment;
            times.left = left;
        }
        match().set_times(times);
        played_.evals.resize(match().history().size());
        played_.evals.back() = choice.eval;
    }

    Milliseconds patience_with(Seat seat) {
        if (conditions_.clock) return clock_of(seat) + conditions_.margin;
        if (const auto movetime = conditions_.movetime_of(*holder(seat).contestant))
            return *movetime + conditions_.margin;
        return conditions_.patience;
    }

    static Fault late(Milliseconds took, Milliseconds patience) {
        return {FaultKind::Stall, "answered after " + std::to_string(took.count()) +
                                      " ms instead of at most " + std::to_string(patience.count())};
    }

    /// A player that stalls while its clock runs loses on time.
    Fault on_the_clock(Fault fault) const {
        if (fault.kind == FaultKind::Stall && conditions_.clock) fault.kind = FaultKind::Flag;
        return fault;
    }

    void remove(Seat seat, Fault fault) {
        const Leaving how = fault.kind == FaultKind::Flag ? Leaving::Flag : Leaving::Gone;
        (void)match().retire(seat, how);
        played_.faults.push_back({match().history().size() - 1, seat, std::move(fault)});
    }

    const SeatHolders& holders_;
    const Conditions& conditions_;
    const std::stop_token& cancel_;
    Seating seating_;
    std::uint64_t chance_seed_;
    PlayedGame played_;
    std::array<Milliseconds, seat_count> clocks_{};  ///< by player
};

}  // namespace

std::optional<PlayedGame> play_game(const GamePtr& game, const Opening& opening,
                                    const SeatHolders& holders, const Conditions& conditions,
                                    const std::stop_token& cancel) {
    return Referee(game, opening, holders, conditions, cancel).play();
}

}  // namespace tablier::arena
