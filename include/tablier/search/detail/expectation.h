// Expectation search for games with chance: every draw is searched and weighed, turn by turn deeper
// (Ballard's *-minimax with two sides, max^n over expectations with more).
#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <memory>
#include <vector>

#include "tablier/search/detail/expectation_worker.h"
#include "tablier/search/detail/searcher.h"
#include "tablier/search/detail/worker_threads.h"

namespace tablier::search {

/// Threads share the moves at the root. With one thread the result depends on the task and a limit
/// of nodes or depth alone.
template <Evaluator E>
class Expectation final : public Searcher<typename E::Game> {
  public:
    using G = typename E::Game;
    using Move = typename G::Move;

    Expectation(const E& evaluator, const Seating& seating, int threads) : seating_(seating) {
        for (int i = 0; i < std::max(1, threads); ++i)
            workers_.push_back(std::make_unique<Worker>(evaluator, seating));
    }

    void new_game() override {}  // every search begins afresh

    SearchOutcome<G> search(const Task<G>& task, const Limits& limits, Control& control,
                            const ProgressSink<G>& progress) override {
        const Seat mover = seat_of(G::actor(task.rules, task.position));
        control.begin(limits, mover);
        count_.reset();
        for (auto& worker : workers_) {
            worker->clear_table();
            worker->begin(control, count_);
        }
        std::vector<RootMove> moves = root_moves(task);
        // Before the first iteration the root's static evaluation is all that is known.
        moves.front().chance = workers_[0]->evaluate_root(task.position)[side_to_move(task)];
        SearchOutcome<G> outcome = report(task, moves, 0);
        // An only move needs no choice: a shallow search suffices for the score.
        const bool only_move = moves.size() == 1 && !limits.only_move_too;
        const int deepest = only_move ? only_move_depth : max_depth;
        for (int depth = 1; depth <= deepest && control.may_go_deeper(depth - 1); ++depth) {
            const Iteration iteration = search_iteration(task, moves, depth);
            outcome = report(task, moves, iteration.finished ? depth : depth - 1);
            if (!iteration.finished) break;
            if (progress) progress(outcome);
            if (!iteration.reached_depth) break;  // nothing lies deeper
        }
        for (auto& worker : workers_) worker->end();
        outcome.nodes = count_.value();
        return outcome;
    }

  private:
    using Worker = ExpectationWorker<E>;

    /// In turns; no search reaches it.
    static constexpr int max_depth = 64;
    static constexpr int only_move_depth = 2;

    struct RootMove {
        Move move;
        float chance = 0;    ///< of the mover's side
        bool exact = false;  ///< by the last iteration that searched it; otherwise an upper bound
        std::vector<Move> next = {};  ///< expected to follow, up to the first draw
    };
    struct Iteration {
        bool finished = false;
        bool reached_depth = false;
    };

    std::vector<RootMove> root_moves(const Task<G>& task) {
        std::vector<RootMove> out;
        // Moves of `Task::only` are searched, whatever their rating.
        for (const Move& move : task.only) out.push_back({.move = move});
        if (!out.empty()) return out;
        auto moves = std::make_unique<MovesOf<G>>();
        workers_[0]->moves_by_rating(task.position, max_depth, *moves);
        for (const Move& move : *moves) out.push_back({.move = move});
        return out;
    }

    /// Searches the moves in their order and sorts them again. The results of an iteration that is
    /// cut short count if it has searched the best move of the iteration before, and as many lines
    /// as are wanted.
    Iteration search_iteration(const Task<G>& task, std::vector<RootMove>& moves, int depth) {
        constexpr float not_searched = -1.0F;
        std::vector<std::atomic<float>> chances(moves.size());
        for (auto& chance : chances) chance.store(not_searched, std::memory_order_relaxed);
        std::vector<RootMove> found = moves;
        std::atomic<std::size_t> next{0};
        std::atomic<bool> reached_depth{false};

        run_on_threads(int(workers_.size()), [&](int thread) {
            Worker& worker = *workers_[std::size_t(thread)];
            for (std::size_t i; (i = next.fetch_add(1)) < moves.size();) {
                const float lower_bound = lowest_wanted_chance(chances, task.lines);
                RootMove& move = found[i];
                move.next.clear();
                const float chance = chance_after(worker, task, move, depth, lower_bound);
                if (worker.aborted()) break;
                move.chance = chance;
                move.exact = chance > lower_bound;
                chances[i].store(chance, std::memory_order_relaxed);
            }
            if (worker.reached_depth()) reached_depth.store(true);
        });

        bool finished = true;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (chances[i].load() == not_searched) {
                finished = false;
                if (i == 0) return {};
                found[i] = moves[i];
                found[i].exact = false;
            }
        }
        const auto lines = [&](const std::vector<RootMove>& of) {
            return std::min(std::ranges::count(of, true, &RootMove::exact),
                            std::ptrdiff_t(task.lines));
        };
        if (!finished && lines(found) < lines(moves)) return {};
        moves = std::move(found);
        std::ranges::stable_sort(moves, [](const RootMove& a, const RootMove& b) {
            return a.exact != b.exact ? a.exact : a.chance > b.chance;
        });
        return {.finished = finished, .reached_depth = reached_depth.load()};
    }

    /// The chance that a further move must exceed to be among the best `lines`.
    static float lowest_wanted_chance(const std::vector<std::atomic<float>>& chances, int lines) {
        std::vector<float> known;
        for (const auto& chance : chances) known.push_back(chance.load(std::memory_order_relaxed));
        const std::size_t place = std::size_t(std::max(lines, 1)) - 1;
        if (place >= known.size()) return -1.0F;
        std::ranges::nth_element(known, known.begin() + std::ptrdiff_t(place), std::greater{});
        return known[place];
    }

    float chance_after(Worker& worker, const Task<G>& task, RootMove& move, int depth,
                       float lower_bound) {
        const std::size_t side = side_to_move(task);
        if (worker.sides() != 2)
            return worker.max_n_after(task.position, move.move, depth, &move.next)[side];
        constexpr float upper_bound = 2.0F;
        if (side == 0)
            return worker.minimax_after(task.position, move.move, depth, lower_bound, upper_bound,
                                        &move.next);
        return 1.0F - worker.minimax_after(task.position, move.move, depth, 1.0F - upper_bound,
                                           1.0F - lower_bound, &move.next);
    }

    std::size_t side_to_move(const Task<G>& task) const {
        return seating_.side[std::size_t(index(seat_of(G::actor(task.rules, task.position))))];
    }

    SearchOutcome<G> report(const Task<G>& task, const std::vector<RootMove>& moves,
                            int depth) const {
        SearchOutcome<G> outcome{.lines = {}, .depth = depth, .nodes = count_.value()};
        const auto exact = std::size_t(std::ranges::count(moves, true, &RootMove::exact));
        const std::size_t lines =
            std::clamp<std::size_t>(exact, 1, std::size_t(std::max(task.lines, 1)));
        const std::size_t listed =
            std::min(moves.size(), std::max(lines, std::size_t(std::max(task.candidates, 0))));
        for (std::size_t i = 0; i < listed; ++i) {
            Line<G> line{.score = 0, .moves = {moves[i].move}, .shallow = i >= lines};
            line.moves.insert(line.moves.end(), moves[i].next.begin(), moves[i].next.end());
            line.score = score_of(task, moves[i].chance, line.moves);
            outcome.lines.push_back(std::move(line));
        }
        return outcome;
    }

    /// Wins that do not depend on chance get a proven score.
    Score score_of(const Task<G>& task, float chance, const std::vector<Move>& line) const {
        typename G::Position position = task.position;
        for (const Move& move : line) G::play(task.rules, position, move);
        const Outcome outcome = G::outcome(task.rules, position);
        if (outcome.over && shares_of(outcome, seating_)[side_to_move(task)] == 1.0F)
            return win_in(int(line.size()));
        const float odds = chance / (1.0F - chance);
        if (!(odds > 0)) return -max_evaluation;
        if (!std::isfinite(odds)) return max_evaluation;
        return to_score(logarithm(odds));
    }

    Seating seating_;
    std::vector<std::unique_ptr<Worker>> workers_;
    SharedCount count_;
};

}  // namespace tablier::search
