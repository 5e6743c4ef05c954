// Monte Carlo tree search. With random playouts at the leaves it is the plain `uct` player; with an
// evaluation it plays games of several sides and games with chance. Root parallelisation: each
// thread has its own tree, and the visits of the root moves are added up.
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "tablier/search/detail/searcher.h"
#include "tablier/search/detail/tree.h"
#include "tablier/search/detail/worker_threads.h"

namespace tablier::search {

template <class Leaf>
class TreeSearch final : public Searcher<typename Leaf::Game> {
  public:
    using G = typename Leaf::Game;
    using SearchTree = Tree<Leaf>;

    TreeSearch(const Leaf& leaf, int threads, int hash_mb, std::uint64_t seed) : seed_(seed) {
        const std::size_t most =
            (std::size_t(hash_mb) << 20) / sizeof(typename SearchTree::Node) / std::size_t(threads);
        for (int i = 0; i < threads; ++i)
            trees_.push_back(std::make_unique<SearchTree>(leaf, seed_of(i), most));
    }

    void new_game() override {
        for (std::size_t i = 0; i < trees_.size(); ++i) trees_[i]->seed(seed_of(int(i)));
    }

    SearchOutcome<G> search(const Task<G>& task, const Limits& limits, Control& control,
                            const ProgressSink<G>& progress) override {
        const Seat mover = seat_of(G::actor(task.rules, task.position));
        control.begin(limits, mover);
        const int side = G::seating(task.rules).side[std::size_t(index(mover))];
        nodes_ = 0;
        for (auto& tree : trees_) tree->start(task);
        run_on_threads(int(trees_.size()), [&](int thread) {
            SearchTree& tree = *trees_[std::size_t(thread)];
            const bool only_move = tree.root().children == 1 && limited(limits);
            Milliseconds next_report{100};
            for (int simulations = 1; control.may_go_deeper(simulations / simulations_per_depth);
                 ++simulations) {
                const std::uint64_t nodes = nodes_.fetch_add(tree.simulate()) + 1;
                if (control.must_stop(nodes) || only_move || simulations >= max_simulations) break;
                if (stops_when_full && tree.full()) break;
                if (thread == 0 && progress && control.elapsed() >= next_report) {
                    next_report *= 2;
                    progress(found(task, side, false));
                }
            }
        });
        return found(task, side, true);
    }

  private:
    /// A limit of depth limits the simulations: this many for each ply.
    static constexpr int simulations_per_depth = 1000;
    static constexpr int max_simulations = 1 << 28;
    /// A candidate is a line if it has at least this fraction (1 / divisor) of the most visited
    /// candidate's visits.
    static constexpr std::uint64_t min_visits_divisor = 4;
    /// Simulations in a full tree repeat the same evaluations, errors included, and only seem to
    /// confirm them. Random playouts add information, so there the search goes on.
    static constexpr bool stops_when_full = Leaf::guidance != Guidance::None;

    std::uint64_t seed_of(int thread) const { return mix64(seed_) + std::uint64_t(thread); }

    static bool limited(const Limits& limits) {
        return !limits.ponder && !limits.only_move_too &&
               (limits.movetime || limits.nodes || limits.depth);
    }

    /// `all`: adds up all trees, once their threads have ended; otherwise the first tree alone.
    SearchOutcome<G> found(const Task<G>& task, int side, bool all) const {
        struct Candidate {
            const typename SearchTree::Node* node;
            std::uint64_t visits;
            double sum;
        };
        std::vector<Candidate> candidates;
        const SearchTree& first = *trees_.front();
        for (std::size_t i = 0; i < first.root().children; ++i) {
            const auto& node = first.child(first.root(), i);
            Candidate candidate{&node, node.visits, double(node.sum[std::size_t(side)])};
            for (std::size_t t = 1; all && t < trees_.size(); ++t)
                for (std::size_t k = 0; k < trees_[t]->root().children; ++k) {
                    const auto& other = trees_[t]->child(trees_[t]->root(), k);
                    if (other.index != node.index) continue;
                    candidate.visits += other.visits;
                    candidate.sum += double(other.sum[std::size_t(side)]);
                }
            candidates.push_back(candidate);
        }
        const auto mean = [](const Candidate& c) {
            return c.visits > 0 ? c.sum / double(c.visits) : 0.0;
        };
        std::ranges::stable_sort(candidates, [&](const Candidate& a, const Candidate& b) {
            return a.visits != b.visits ? a.visits > b.visits : mean(a) > mean(b);
        });
        // Only candidates with about as many visits as the first are comparable with it.
        const auto wanted = std::min(std::size_t(std::max(task.lines, 1)), candidates.size());
        const auto lines = std::size_t(std::ranges::count_if(
            candidates.begin(), candidates.begin() + std::ptrdiff_t(wanted),
            [&](const Candidate& each) {
                return each.visits * min_visits_divisor >= candidates.front().visits;
            }));
        std::ranges::stable_sort(candidates.begin(), candidates.begin() + std::ptrdiff_t(lines),
                                 std::greater{}, mean);
        SearchOutcome<G> outcome;
        outcome.nodes = nodes_;
        const std::size_t listed =
            std::min(candidates.size(), std::max(lines, std::size_t(std::max(task.candidates, 0))));
        for (std::size_t i = 0; i < listed; ++i) {
            const double chance = std::clamp(mean(candidates[i]), 1e-6, 1.0 - 1e-6);
            Line<G> line{.score = to_score(float(logarithm(chance / (1.0 - chance)))),
                         .shallow = i >= lines};
            const auto* node = candidates[i].node;
            line.moves.push_back(node->move);
            while (node->first_child != 0 && node->actor != Actor::Chance) {
                node = &first.most_visited(*node);
                if (node->visits < 2) break;
                line.moves.push_back(node->move);
            }
            outcome.depth = std::max(outcome.depth, int(line.moves.size()));
            outcome.lines.push_back(std::move(line));
        }
        return outcome;
    }

    std::uint64_t seed_;
    std::vector<std::unique_ptr<SearchTree>> trees_;
    std::atomic<std::uint64_t> nodes_{0};
};

}  // namespace tablier::search
