// One thread of the expectation search: the recursion over moves and draws to a given depth.
#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "tablier/search/control.h"
#include "tablier/search/evaluator.h"
#include "tablier/search/value.h"

namespace tablier::search {

/// Nodes of all threads together, counted in batches.
class SharedCount {
  public:
    void reset() { nodes_.store(0, std::memory_order_relaxed); }
    std::uint64_t add(std::uint64_t nodes) {
        return nodes_.fetch_add(nodes, std::memory_order_relaxed) + nodes;
    }
    std::uint64_t value() const { return nodes_.load(std::memory_order_relaxed); }

  private:
    std::atomic<std::uint64_t> nodes_{0};
};

/// Depth counts turns: positions are evaluated where a turn has ended, before the next player
/// draws. Chances are expected shares of the win. With two sides only side 0's is followed, within
/// a window (alpha, beta) that lets most of a tree be skipped; with more sides everybody maximises
/// the own chance (max^n), which needs all of it.
template <Evaluator E>
class ExpectationWorker {
  public:
    using G = typename E::Game;
    using Position = typename G::Position;
    using Move = typename G::Move;
    using Trail = std::vector<Move>;  ///< moves up to the first draw

    ExpectationWorker(const E& evaluator, const Seating& seating)
        : evaluator_(evaluator),
          seating_(seating),
          sides_(seating.sides()),
          transpositions_(memory_size),
          scratch_(std::make_unique<MovesOf<G>>()) {}

    void forget() { std::ranges::fill(transpositions_, Entry{}); }
    void begin(Control& control, SharedCount& count) {
        control_ = &control;
        count_ = &count;
        uncounted_ = 0;
        look_at_ = control.next_look(0, nodes_between_looks);
        halted_ = false;
    }
    /// Nodes not yet reported are reported.
    void end() {
        count_->add(uncounted_);
        uncounted_ = 0;
    }

    bool halted() const { return halted_; }
    /// Whether a deeper search could tell more: since the last call some position was evaluated
    /// because the depth was reached.
    bool reached_depth() { return std::exchange(reached_depth_, false); }
    int sides() const { return sides_; }
    E& evaluator() { return evaluator_; }

    /// Static evaluation of the root.
    Chances first_guess(const Position& root) {
        return chances_of(evaluator_.evaluate(root), sides_);
    }

    /// The legal moves worth trying, best first.
    void moves_by_rating(const Position& at, int depth, MovesOf<G>& moves) {
        G::generate(evaluator_.rules(), at, moves);
        if constexpr (RatesMoves<E>) {
            if (moves.size() < 2) return;
            ratings_.assign(moves.size(), 0);
            evaluator_.rate(at, moves, ratings_, depth);
            sort_and_cut(moves, ratings_);
        }
    }

    /// Two sides: the chance of side 0 after `move`; a bound on it where it lies outside
    /// (alpha, beta).
    float duel_after(const Position& at, Move move, int depth, float alpha, float beta,
                     Trail* trail) {
        Position after = at;
        const int left = depth - G::ends_turn(evaluator_.rules(), at, move);
        G::play(evaluator_.rules(), after, move);
        return duel(after, left, alpha, beta, false, trail);
    }
    /// The chances of all sides after `move`.
    Chances all_after(const Position& at, Move move, int depth, Trail* trail) {
        Position after = at;
        const int left = depth - G::ends_turn(evaluator_.rules(), at, move);
        G::play(evaluator_.rules(), after, move);
        return all(after, left, false, trail);
    }

  private:
    enum class Bound : std::uint8_t { None, Exact, AtLeast, AtMost };
    struct Entry {
        std::uint64_t key = 0;
        Chances chances{};
        Bound bound = Bound::None;
    };
    static constexpr std::size_t memory_size = std::size_t{1} << 15;
    static constexpr std::uint64_t nodes_between_looks = 128;

    /// The move lists of one node. Lists are long and a search may go deep, so all nodes on the way
    /// from the root share one stack of moves; a node gives its part back when it is done.
    class Listed {
      public:
        Listed(std::vector<Move>& stack, std::span<const Move> moves)
            : stack_(stack), begin_(stack.size()), size_(moves.size()) {
            stack_.insert(stack_.end(), moves.begin(), moves.end());
        }
        ~Listed() { stack_.resize(begin_); }
        Listed(const Listed&) = delete;
        Listed& operator=(const Listed&) = delete;

        std::size_t size() const { return size_; }
        Move operator[](std::size_t i) const { return stack_[begin_ + i]; }

      private:
        std::vector<Move>& stack_;
        std::size_t begin_;
        std::size_t size_;
    };

    Listed list_moves(const Position& at, int depth) {
        scratch_->clear();
        moves_by_rating(at, depth, *scratch_);
        return Listed(stack_, *scratch_);
    }
    Listed list_draws(const Position& at) {
        scratch_->clear();
        G::generate(evaluator_.rules(), at, *scratch_);
        return Listed(stack_, *scratch_);
    }

    static void sort_and_cut(MovesOf<G>& moves, std::span<int> ratings) {
        // Insertion keeps equals in order and is quick for the few moves there usually are.
        std::size_t size = 0;
        for (std::size_t i = 0; i < ratings.size(); ++i) {
            const int rating = ratings[i];
            const Move move = moves[i];
            if (rating == not_worth_trying) continue;
            std::size_t at = size++;
            for (; at > 0 && ratings[at - 1] < rating; --at) {
                ratings[at] = ratings[at - 1];
                moves[at] = moves[at - 1];
            }
            ratings[at] = rating;
            moves[at] = move;
        }
        if (size > 0) moves.resize_down(size);
    }

    bool stop_now() {
        if (halted_) return true;
        if (++uncounted_ < look_at_) return false;
        const std::uint64_t total = count_->add(uncounted_);
        uncounted_ = 0;
        look_at_ = control_->next_look(total, nodes_between_looks);
        return halted_ = control_->must_stop(total);
    }

    Entry& entry_for(std::uint64_t key) { return transpositions_[key & (memory_size - 1)]; }
    static std::uint64_t key_of(const E& evaluator, const Position& at, int depth, bool drawn) {
        return mix64(G::key(evaluator.rules(), at) ^ std::uint64_t(2 * depth + drawn + 1));
    }

    Chances leaf(const Position& at, int depth) {
        if (depth <= 0) reached_depth_ = true;
        return chances_of(evaluator_.evaluate(at), sides_);
    }

    /// Several draws in a row (a deal) are too many to look at: they are left to the evaluation.
    bool is_leaf(const Position& at, int depth, bool drawn) const {
        return depth <= 0 || (drawn && G::actor(evaluator_.rules(), at) == Actor::Chance);
    }

    // Two sides.

    float duel(const Position& at, int depth, float alpha, float beta, bool drawn, Trail* trail) {
        if (stop_now()) return 0;
        const Actor actor = G::actor(evaluator_.rules(), at);
        if (actor == Actor::Nobody)
            return shares_of(G::outcome(evaluator_.rules(), at), seating_)[0];
        if (is_leaf(at, depth, drawn)) return leaf(at, depth)[0];

        const std::uint64_t key = key_of(evaluator_, at, depth, drawn);
        if (const Entry& known = entry_for(key); known.key == key && trail == nullptr) {
            const float value = known.chances[0];
            if (known.bound == Bound::Exact || (known.bound == Bound::AtLeast && value >= beta) ||
                (known.bound == Bound::AtMost && value <= alpha))
                return value;
        }
        const float value = actor == Actor::Chance
                                ? duel_draw(at, depth, alpha, beta)
                                : duel_move(at, depth, alpha, beta, seat_of(actor), trail);
        if (halted_) return 0;
        const Bound bound = value >= beta    ? Bound::AtLeast
                            : value <= alpha ? Bound::AtMost
                                             : Bound::Exact;
        entry_for(key) = {.key = key, .chances = {value}, .bound = bound};
        return value;
    }

    float duel_move(const Position& at, int depth, float alpha, float beta, Seat seat,
                    Trail* trail) {
        const Listed moves = list_moves(at, depth);
        const bool highest = seating_.side[std::size_t(index(seat))] == 0;
        float best = highest ? -1.0F : 2.0F;
        Trail below;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Move move = moves[i];
            below.clear();
            const float value =
                duel_after(at, move, depth, alpha, beta, trail == nullptr ? nullptr : &below);
            if (halted_) return 0;
            if (highest ? value <= best : value >= best) continue;
            best = value;
            if (trail != nullptr) {
                trail->assign(1, move);
                trail->insert(trail->end(), below.begin(), below.end());
            }
            if (highest)
                alpha = std::max(alpha, best);
            else
                beta = std::min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    /// A draw is cut off as soon as those not looked at yet could not bring the mean back into the
    /// window, each of them being between 0 and 1.
    float duel_draw(const Position& at, int depth, float alpha, float beta) {
        const Listed draws = list_draws(at);
        float rest = 0;
        for (std::size_t i = 0; i < draws.size(); ++i)
            rest += float(G::weight(evaluator_.rules(), at, draws[i]));
        alpha *= rest;
        beta *= rest;
        const float whole = rest;
        float sum = 0;
        for (std::size_t i = 0; i < draws.size(); ++i) {
            const Move draw = draws[i];
            const float weight = float(G::weight(evaluator_.rules(), at, draw));
            rest -= weight;
            const float low = std::max(0.0F, (alpha - sum - rest) / weight);
            const float high = std::min(1.0F, (beta - sum) / weight);
            Position after = at;
            G::play(evaluator_.rules(), after, draw);
            // A window that is a little too wide costs less than a wrong cut by rounding.
            const float value = duel(after, depth, low - rounding, high + rounding, true, nullptr);
            if (halted_) return 0;
            sum += weight * value;
            if (sum >= beta) return sum / whole;
            if (sum + rest <= alpha) return (sum + rest) / whole;
        }
        return sum / whole;
    }
    static constexpr float rounding = 1e-5F;

    // Any number of sides.

    Chances all(const Position& at, int depth, bool drawn, Trail* trail) {
        if (stop_now()) return {};
        const Actor actor = G::actor(evaluator_.rules(), at);
        if (actor == Actor::Nobody) return shares_of(G::outcome(evaluator_.rules(), at), seating_);
        if (is_leaf(at, depth, drawn)) return leaf(at, depth);

        const std::uint64_t key = key_of(evaluator_, at, depth, drawn);
        if (const Entry& known = entry_for(key);
            known.key == key && known.bound == Bound::Exact && trail == nullptr)
            return known.chances;
        const Chances chances = actor == Actor::Chance
                                    ? all_draws(at, depth)
                                    : all_moves(at, depth, seat_of(actor), trail);
        if (halted_) return {};
        entry_for(key) = {.key = key, .chances = chances, .bound = Bound::Exact};
        return chances;
    }

    Chances all_moves(const Position& at, int depth, Seat seat, Trail* trail) {
        const Listed moves = list_moves(at, depth);
        const std::size_t side = seating_.side[std::size_t(index(seat))];
        Chances best{};
        bool any = false;
        Trail below;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Move move = moves[i];
            below.clear();
            const Chances chances = all_after(at, move, depth, trail == nullptr ? nullptr : &below);
            if (halted_) return {};
            if (any && chances[side] <= best[side]) continue;
            any = true;
            best = chances;
            if (trail != nullptr) {
                trail->assign(1, move);
                trail->insert(trail->end(), below.begin(), below.end());
            }
            if (best[side] >= 1.0F) break;
        }
        return best;
    }

    Chances all_draws(const Position& at, int depth) {
        const Listed draws = list_draws(at);
        Chances sum{};
        float whole = 0;
        for (std::size_t i = 0; i < draws.size(); ++i) {
            const Move draw = draws[i];
            const float weight = float(G::weight(evaluator_.rules(), at, draw));
            whole += weight;
            Position after = at;
            G::play(evaluator_.rules(), after, draw);
            const Chances chances = all(after, depth, true, nullptr);
            if (halted_) return {};
            for (int side = 0; side < sides_; ++side)
                sum[std::size_t(side)] += weight * chances[std::size_t(side)];
        }
        for (float& chance : sum) chance /= whole;
        return sum;
    }

    E evaluator_;
    Seating seating_;
    int sides_;
    std::vector<Entry> transpositions_;
    std::vector<Move> stack_;  ///< see Listed
    std::unique_ptr<MovesOf<G>> scratch_;
    std::vector<int> ratings_;
    Control* control_ = nullptr;
    SharedCount* count_ = nullptr;
    std::uint64_t uncounted_ = 0;
    std::uint64_t look_at_ = nodes_between_looks;  ///< so many uncounted nodes
    bool halted_ = false;
    bool reached_depth_ = false;
};

}  // namespace tablier::search
