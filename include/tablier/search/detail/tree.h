// Search tree of one thread: selection by upper confidence bounds, chances of all sides backed up
// (max^n), draws of cards sampled by their weight.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <ranges>
#include <span>
#include <vector>

#include "tablier/search/detail/leaf.h"
#include "tablier/search/detail/path.h"
#include "tablier/search/detail/search_outcome.h"

namespace tablier::search {

template <class Leaf>
class Tree {
  public:
    using G = typename Leaf::Game;
    using Position = typename G::Position;
    using Move = typename G::Move;

    struct Node {
        Move move{};  ///< leads to this node
        std::array<float, seat_count> sum{};
        std::uint32_t visits = 0;
        std::uint32_t first_child = 0;  ///< 0: not expanded
        std::uint16_t children = 0;
        std::uint16_t index = 0;      ///< in the generated list
        std::uint16_t weight = 1;     ///< of a draw
        Actor actor = Actor::Nobody;  ///< once expanded
        float prior = 0;              ///< of the move, for PUCT

        double mean(int side) const {
            return visits > 0 ? double(sum[std::size_t(side)]) / double(visits) : 0.0;
        }
    };

    Tree(const Leaf& leaf, std::uint64_t seed, std::size_t max_nodes)
        : leaf_(leaf),
          random_(seed),
          max_nodes_(max_nodes),
          scratch_(std::make_unique<MovesOf<G>>()) {
        // Allocated at once: moving a large tree would delay the check for a stop. The last
        // expansion may exceed the limit by its moves.
        nodes_.reserve(max_nodes + G::max_moves);
    }

    void start(const Task<G>& task) {
        const Position& root = task.position;
        seating_ = G::seating(leaf_.rules());
        root_ = root;
        repetition_ = Leaf::guidance != Guidance::None ? task.repetition : 0;
        only_ = task.only;
        path_.start(task.earlier);
        nodes_.clear();
        nodes_.push_back({});
        expand(0, root);
        lines_ =
            std::min(std::uint32_t(std::max(task.lines, 1)), std::uint32_t(nodes_[0].children));
        line_ = 0;
        if (Leaf::guidance != Guidance::None) {
            std::uint64_t visited = 0;
            add(nodes_[0], initial_value(0, root, visited));
        }
    }
    void seed(std::uint64_t seed) { random_ = Random(seed); }

    /// One simulation: selection, expansion, evaluation and backup. Returns the number of positions
    /// visited.
    std::uint64_t simulate() {
        std::uint64_t visited = 0;
        Position position = root_;
        std::uint32_t at = 0;
        visited_path_.assign(1, 0);
        path_.restart();
        std::optional<Chances> value;
        for (;;) {
            if (nodes_[at].first_child == 0) value = evaluate_leaf(at, position, visited);
            if (value) break;
            if (repetition_ > 0) path_.push(G::key(leaf_.rules(), position));
            at = nodes_[at].actor == Actor::Chance ? sample_chance(at)
                 : at == 0 && lines_ > 1           ? select_for_next_line()
                                                   : select(at);
            G::play(leaf_.rules(), position, nodes_[at].move);
            visited_path_.push_back(at);
            ++visited;
        }
        for (const std::uint32_t node : visited_path_) add(nodes_[node], *value);
        return visited;
    }

    const Node& root() const { return nodes_[0]; }
    const Node& child(const Node& node, std::size_t i) const {
        return nodes_[node.first_child + i];
    }
    bool full() const { return nodes_.size() >= max_nodes_; }

    /// The child with the most visits; there must be one.
    const Node& most_visited(const Node& node) const {
        const Node* best = &child(node, 0);
        for (std::size_t i = 1; i < node.children; ++i)
            if (child(node, i).visits > best->visits) best = &child(node, i);
        return *best;
    }

  private:
    /// Least rating of a move of `Task::only`, relative to the best, so that it gets visits.
    static constexpr int min_requested_rating = 1000;

    static void add(Node& node, const Chances& value) {
        ++node.visits;
        for (std::size_t side = 0; side < value.size(); ++side) node.sum[side] += value[side];
    }
    int side_of(Actor actor) const { return seating_.side[std::size_t(index(seat_of(actor)))]; }

    /// The chances at a position just reached if the game ends there: by the rules, or by
    /// repetition (occurrences in the game and on the path of this simulation). One earlier
    /// occurrence does not suffice: with several sides no side can repeat a position alone.
    std::optional<Chances> end_of_game(const Position& position) const {
        if (G::actor(leaf_.rules(), position) == Actor::Nobody)
            return shares_of(G::outcome(leaf_.rules(), position), seating_);
        if (repetition_ > 0 && path_.times(G::key(leaf_.rules(), position)) + 1 >= repetition_)
            return shares_of(G::stopped(leaf_.rules(), position, EndReason::Repetition), seating_);
        return std::nullopt;
    }

    /// The chances at a node without children. Nothing if the node was expanded instead, so that
    /// the simulation goes on to one of its moves.
    std::optional<Chances> evaluate_leaf(std::uint32_t at, const Position& position,
                                         std::uint64_t& visited) {
        if (const std::optional<Chances> end = end_of_game(position)) return end;
        // Other nodes are expanded on their second visit: most are never visited again, which saves
        // most of the memory and the time to generate and rate moves.
        const bool expands =
            (Leaf::guidance == Guidance::Values || nodes_[at].visits > 0) && !full();
        if (!expands) return leaf_.value(position, random_, visited, *scratch_);
        expand(at, position);
        if (Leaf::guidance == Guidance::Ratings) return std::nullopt;
        return initial_value(at, position, visited);
    }

    void expand(std::uint32_t at, const Position& position) {
        scratch_->clear();
        G::generate(leaf_.rules(), position, *scratch_);
        nodes_[at].actor = G::actor(leaf_.rules(), position);
        const bool chance = nodes_[at].actor == Actor::Chance;
        ratings_.assign(scratch_->size(), 0);
        if constexpr (Leaf::guidance != Guidance::None) rate(position, chance);
        const int highest = *std::ranges::max_element(ratings_);
        double total = 0;
        const auto first = std::uint32_t(nodes_.size());
        const bool restricted = at == 0 && !only_.empty();
        for (std::size_t i = 0; i < scratch_->size(); ++i) {
            if (restricted) {
                if (std::ranges::find(only_, (*scratch_)[i]) == only_.end()) continue;
                ratings_[i] = std::max(ratings_[i], highest - min_requested_rating);
            } else if (ratings_[i] <= not_worth_trying) {
                continue;
            }
            Node node;
            node.move = (*scratch_)[i];
            node.index = std::uint16_t(i);
            if (chance) node.weight = std::uint16_t(G::weight(leaf_.rules(), position, node.move));
            if constexpr (Leaf::guidance == Guidance::Ratings) {
                node.prior = float(exponential((ratings_[i] - highest) / Leaf::rating_unit));
                total += node.prior;
            }
            nodes_.push_back(node);
        }
        if constexpr (Leaf::guidance == Guidance::Ratings)
            for (std::size_t i = first; i < nodes_.size(); ++i) nodes_[i].prior /= float(total);
        nodes_[at].first_child = first;
        nodes_[at].children = std::uint16_t(nodes_.size() - first);
        // Moves without a visit are tried in random order.
        for (std::uint32_t i = nodes_[at].children - 1U; i > 0; --i)
            std::swap(nodes_[first + i], nodes_[first + random_.below(i + 1)]);
    }

    void rate(const Position& position, bool chance) {
        if constexpr (Leaf::guidance != Guidance::None) {
            using E = std::remove_reference_t<decltype(leaf_.evaluator())>;
            if constexpr (RatesMoves<E>)
                if (!chance) leaf_.evaluator().rate(position, *scratch_, ratings_, 2);
        }
    }

    /// Whether all moves of a node are evaluated when it is expanded. At the root they always are,
    /// so that each has a value.
    bool evaluates_all_moves(std::uint32_t at) const {
        if (nodes_[at].actor == Actor::Chance) return false;
        return Leaf::guidance == Guidance::Values ||
               (Leaf::guidance == Guidance::Ratings && at == 0);
    }

    /// The chances at a node just expanded. Where all its moves are evaluated, they count as
    /// visited once, and the node has the value of the mover's best move.
    Chances initial_value(std::uint32_t at, const Position& position, std::uint64_t& visited) {
        if (!evaluates_all_moves(at)) return leaf_.value(position, random_, visited, *scratch_);
        const auto side = std::size_t(side_of(nodes_[at].actor));
        Chances best{};
        best[side] = -1.0F;
        for (std::uint32_t i = 0; i < nodes_[at].children; ++i) {
            Node& child = nodes_[nodes_[at].first_child + i];
            Position next = position;
            G::play(leaf_.rules(), next, child.move);
            const std::optional<Chances> end = end_of_game(next);
            const Chances value = end ? *end : leaf_.value(next, random_, visited, *scratch_);
            add(child, value);
            if (value[side] > best[side]) best = value;
        }
        return best;
    }

    std::uint32_t sample_chance(std::uint32_t at) {
        const Node& node = nodes_[at];
        std::uint32_t total = 0;
        for (std::uint32_t i = 0; i < node.children; ++i)
            total += nodes_[node.first_child + i].weight;
        std::uint32_t rest = random_.below(total);
        for (std::uint32_t i = 0;; ++i) {
            const std::uint32_t weight = nodes_[node.first_child + i].weight;
            if (rest < weight) return node.first_child + i;
            rest -= weight;
        }
    }

    std::uint32_t select(std::uint32_t at) const {
        return select_among(
            nodes_[at],
            std::views::iota(nodes_[at].first_child, nodes_[at].first_child + nodes_[at].children));
    }

    /// Selection at the root when several lines are wanted: simulations serve the lines in turn.
    /// The first line selects among all moves, the second among all but the most visited move, and
    /// so on. So the best moves get equal shares of the simulations, and each line is the result of
    /// a search without the first moves of the lines before it.
    std::uint32_t select_for_next_line() {
        const std::uint32_t line = line_;
        line_ = (line_ + 1) % lines_;
        if (line == 0) return select(0);
        const Node& root = nodes_[0];
        const int side = side_of(root.actor);
        by_visits_.resize(root.children);
        std::iota(by_visits_.begin(), by_visits_.end(), root.first_child);
        std::ranges::nth_element(by_visits_, by_visits_.begin() + line,
                                 [&](std::uint32_t a, std::uint32_t b) {
                                     if (nodes_[a].visits != nodes_[b].visits)
                                         return nodes_[a].visits > nodes_[b].visits;
                                     const double of_a = nodes_[a].mean(side);
                                     const double of_b = nodes_[b].mean(side);
                                     return of_a != of_b ? of_a > of_b : a < b;
                                 });
        // The order that nth_element leaves differs between standard libraries, and ties are broken
        // by order: so the other moves are taken in the order of the tree.
        const auto first_lines = std::span(by_visits_).first(line);
        return select_among(root,
                            std::views::iota(root.first_child, root.first_child + root.children) |
                                std::views::filter([&](std::uint32_t i) {
                                    return std::ranges::find(first_lines, i) == first_lines.end();
                                }));
    }

    /// The child with the highest upper confidence bound among these children of a node.
    std::uint32_t select_among(const Node& node, auto children) const {
        const int side = side_of(node.actor);
        if constexpr (Leaf::guidance == Guidance::Ratings)
            return select_by_prior(node, side, children);
        const double spread = Leaf::exploration * std::sqrt(logarithm(double(node.visits) + 1.0));
        std::uint32_t best = node.first_child;
        double highest = -1.0;
        for (const std::uint32_t i : children) {
            const Node& child = nodes_[i];
            if (child.visits == 0) return i;
            const double bound = child.mean(side) + spread / std::sqrt(double(child.visits));
            if (bound > highest) {
                highest = bound;
                best = i;
            }
        }
        return best;
    }

    std::uint32_t select_by_prior(const Node& node, int side, auto children) const {
        const double spread = Leaf::exploration * std::sqrt(double(node.visits));
        const double unknown = node.mean(side) - Leaf::first_play_reduction;
        std::uint32_t best = node.first_child;
        double highest = -1e9;
        for (const std::uint32_t i : children) {
            const Node& child = nodes_[i];
            const double mean = child.visits > 0 ? child.mean(side) : unknown;
            const double bound = mean + spread * child.prior / (1.0 + double(child.visits));
            if (bound > highest) {
                highest = bound;
                best = i;
            }
        }
        return best;
    }

    Leaf leaf_;
    Random random_;
    std::size_t max_nodes_;
    Seating seating_;
    Position root_{};
    /// See `Task`. Plain UCT ignores it: it is a fixed reference for strength and must not change.
    int repetition_ = 0;
    std::vector<Move> only_;  ///< see `Task`
    std::uint32_t lines_ = 1;
    std::uint32_t line_ = 0;                ///< of the next simulation
    std::vector<std::uint32_t> by_visits_;  ///< children of the root, the most visited first
    Path path_;
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> visited_path_;
    std::unique_ptr<MovesOf<G>> scratch_;
    std::vector<int> ratings_;
};

}  // namespace tablier::search
