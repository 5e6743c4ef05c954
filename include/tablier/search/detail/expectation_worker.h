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
/// a window (alpha, beta) that lets most of a tree be skipped; with more sides each side maximises
/// its own chance (max^n), which needs the whole tree.
template <Evaluator E>
class ExpectationWorker {
  public:
    using G = typename E::Game;
    using Position = typename G::Position;
    using Move = typename G::Move;
    using MoveLine = std::vector<Move>;  ///< moves up to the first draw

    ExpectationWorker(const E& evaluator, const Seating& seating)
        : evaluator_(evaluator),
          seating_(seating),
          sides_(seating.sides()),
          transpositions_(table_size),
          scratch_(std::make_unique<MovesOf<G>>()) {}

    void clear_table() { std::ranges::fill(transpositions_, Entry{}); }
    void begin(Control& control, SharedCount& count) {
        control_ = &control;
        count_ = &count;
        uncounted_ = 0;
        next_check_ = control.next_check(0, nodes_between_checks);
        aborted_ = false;
    }
    /// Adds the nodes not yet counted to the shared count.
    void end() {
        count_->add(uncounted_);
        uncounted_ = 0;
    }

    bool aborted() const { return aborted_; }
    /// Whether a deeper search can find more: since the last call a position was evaluated because
    /// the depth was reached.
    bool reached_depth() { return std::exchange(reached_depth_, false); }
    int sides() const { return sides_; }
    E& evaluator() { return evaluator_; }

    /// Static evaluation of the root.
    Chances evaluate_root(const Position& root) {
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
    float minimax_after(const Position& at, Move move, int depth, float alpha, float beta,
                        MoveLine* line) {
        Position after = at;
        const int left = depth - G::ends_turn(evaluator_.rules(), at, move);
        G::play(evaluator_.rules(), after, move);
        return minimax(after, left, alpha, beta, false, line);
    }
    /// The chances of all sides after `move`.
    Chances max_n_after(const Position& at, Move move, int depth, MoveLine* line) {
        Position after = at;
        const int left = depth - G::ends_turn(evaluator_.rules(), at, move);
        G::play(evaluator_.rules(), after, move);
        return max_n(after, left, false, line);
    }

  private:
    enum class Bound : std::uint8_t { None, Exact, Lower, Upper };
    struct Entry {
        std::uint64_t key = 0;
        Chances chances{};
        Bound bound = Bound::None;
    };
    static constexpr std::size_t table_size = std::size_t{1} << 15;
    static constexpr std::uint64_t nodes_between_checks = 128;

    /// The move lists of one node. Lists are long and a search may go deep, so all nodes on the way
    /// from the root share one stack of moves; a node gives its part back when it is done.
    class NodeMoves {
      public:
        NodeMoves(std::vector<Move>& stack, std::span<const Move> moves)
            : stack_(stack), begin_(stack.size()), size_(moves.size()) {
            stack_.insert(stack_.end(), moves.begin(), moves.end());
        }
        ~NodeMoves() { stack_.resize(begin_); }
        NodeMoves(const NodeMoves&) = delete;
        NodeMoves& operator=(const NodeMoves&) = delete;

        std::size_t size() const { return size_; }
        Move operator[](std::size_t i) const { return stack_[begin_ + i]; }

      private:
        std::vector<Move>& stack_;
        std::size_t begin_;
        std::size_t size_;
    };

    NodeMoves list_moves(const Position& at, int depth) {
        scratch_->clear();
        moves_by_rating(at, depth, *scratch_);
        return NodeMoves(stack_, *scratch_);
    }
    NodeMoves list_draws(const Position& at) {
        scratch_->clear();
        G::generate(evaluator_.rules(), at, *scratch_);
        return NodeMoves(stack_, *scratch_);
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

    /// Counts a node; true once the search must end.
    bool count_node() {
        if (aborted_) return true;
        if (++uncounted_ < next_check_) return false;
        const std::uint64_t total = count_->add(uncounted_);
        uncounted_ = 0;
        next_check_ = control_->next_check(total, nodes_between_checks);
        return aborted_ = control_->must_stop(total);
    }

    Entry& entry_for(std::uint64_t key) { return transpositions_[key & (table_size - 1)]; }
    static std::uint64_t key_of(const E& evaluator, const Position& at, int depth, bool drawn) {
        return mix64(G::key(evaluator.rules(), at) ^ std::uint64_t(2 * depth + drawn + 1));
    }

    Chances evaluate_leaf(const Position& at, int depth) {
        if (depth <= 0) reached_depth_ = true;
        return chances_of(evaluator_.evaluate(at), sides_);
    }

    /// Several draws in a row (a deal) are too many to search: they are left to the evaluation.
    bool is_leaf(const Position& at, int depth, bool drawn) const {
        return depth <= 0 || (drawn && G::actor(evaluator_.rules(), at) == Actor::Chance);
    }

    // Two sides.

    float minimax(const Position& at, int depth, float alpha, float beta, bool drawn,
                  MoveLine* line) {
        if (count_node()) return 0;
        const Actor actor = G::actor(evaluator_.rules(), at);
        if (actor == Actor::Nobody)
            return shares_of(G::outcome(evaluator_.rules(), at), seating_)[0];
        if (is_leaf(at, depth, drawn)) return evaluate_leaf(at, depth)[0];

        const std::uint64_t key = key_of(evaluator_, at, depth, drawn);
        if (const Entry& known = entry_for(key); known.key == key && line == nullptr) {
            const float value = known.chances[0];
            if (known.bound == Bound::Exact || (known.bound == Bound::Lower && value >= beta) ||
                (known.bound == Bound::Upper && value <= alpha))
                return value;
        }
        const float value = actor == Actor::Chance
                                ? minimax_draw(at, depth, alpha, beta)
                                : minimax_move(at, depth, alpha, beta, seat_of(actor), line);
        if (aborted_) return 0;
        const Bound bound = value >= beta    ? Bound::Lower
                            : value <= alpha ? Bound::Upper
                                             : Bound::Exact;
        entry_for(key) = {.key = key, .chances = {value}, .bound = bound};
        return value;
    }

    float minimax_move(const Position& at, int depth, float alpha, float beta, Seat seat,
                       MoveLine* line) {
        const NodeMoves moves = list_moves(at, depth);
        const bool highest = seating_.side[std::size_t(index(seat))] == 0;
        float best = highest ? -1.0F : 2.0F;
        MoveLine below;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Move move = moves[i];
            below.clear();
            const float value =
                minimax_after(at, move, depth, alpha, beta, line == nullptr ? nullptr : &below);
            if (aborted_) return 0;
            if (highest ? value <= best : value >= best) continue;
            best = value;
            if (line != nullptr) {
                line->assign(1, move);
                line->insert(line->end(), below.begin(), below.end());
            }
            if (highest)
                alpha = std::max(alpha, best);
            else
                beta = std::min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    /// Star1 pruning: draws are cut off as soon as the remaining ones, each between 0 and 1, cannot
    /// bring the mean back into the window.
    float minimax_draw(const Position& at, int depth, float alpha, float beta) {
        const NodeMoves draws = list_draws(at);
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
            // The margin keeps rounding errors from causing a wrong cutoff.
            const float value =
                minimax(after, depth, low - rounding_margin, high + rounding_margin, true, nullptr);
            if (aborted_) return 0;
            sum += weight * value;
            if (sum >= beta) return sum / whole;
            if (sum + rest <= alpha) return (sum + rest) / whole;
        }
        return sum / whole;
    }
    static constexpr float rounding_margin = 1e-5F;

    // Any number of sides.

    Chances max_n(const Position& at, int depth, bool drawn, MoveLine* line) {
        if (count_node()) return {};
        const Actor actor = G::actor(evaluator_.rules(), at);
        if (actor == Actor::Nobody) return shares_of(G::outcome(evaluator_.rules(), at), seating_);
        if (is_leaf(at, depth, drawn)) return evaluate_leaf(at, depth);

        const std::uint64_t key = key_of(evaluator_, at, depth, drawn);
        if (const Entry& known = entry_for(key);
            known.key == key && known.bound == Bound::Exact && line == nullptr)
            return known.chances;
        const Chances chances = actor == Actor::Chance
                                    ? max_n_draws(at, depth)
                                    : max_n_moves(at, depth, seat_of(actor), line);
        if (aborted_) return {};
        entry_for(key) = {.key = key, .chances = chances, .bound = Bound::Exact};
        return chances;
    }

    Chances max_n_moves(const Position& at, int depth, Seat seat, MoveLine* line) {
        const NodeMoves moves = list_moves(at, depth);
        const std::size_t side = seating_.side[std::size_t(index(seat))];
        Chances best{};
        bool any = false;
        MoveLine below;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Move move = moves[i];
            below.clear();
            const Chances chances =
                max_n_after(at, move, depth, line == nullptr ? nullptr : &below);
            if (aborted_) return {};
            if (any && chances[side] <= best[side]) continue;
            any = true;
            best = chances;
            if (line != nullptr) {
                line->assign(1, move);
                line->insert(line->end(), below.begin(), below.end());
            }
            if (best[side] >= 1.0F) break;
        }
        return best;
    }

    Chances max_n_draws(const Position& at, int depth) {
        const NodeMoves draws = list_draws(at);
        Chances sum{};
        float whole = 0;
        for (std::size_t i = 0; i < draws.size(); ++i) {
            const Move draw = draws[i];
            const float weight = float(G::weight(evaluator_.rules(), at, draw));
            whole += weight;
            Position after = at;
            G::play(evaluator_.rules(), after, draw);
            const Chances chances = max_n(after, depth, true, nullptr);
            if (aborted_) return {};
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
    std::vector<Move> stack_;  ///< see NodeMoves
    std::unique_ptr<MovesOf<G>> scratch_;
    std::vector<int> ratings_;
    Control* control_ = nullptr;
    SharedCount* count_ = nullptr;
    std::uint64_t uncounted_ = 0;
    std::uint64_t next_check_ = nodes_between_checks;  ///< in uncounted nodes
    bool aborted_ = false;
    bool reached_depth_ = false;
};

}  // namespace tablier::search
