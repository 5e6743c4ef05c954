// Alpha-beta search with iterative deepening, for two sides and for several sides seen as two
// camps. Threads share the transposition table and otherwise search independently (lazy SMP).
#pragma once

#include <memory>
#include <vector>

#include "tablier/search/detail/alpha_beta_worker.h"
#include "tablier/search/detail/searcher.h"
#include "tablier/search/detail/worker_threads.h"

namespace tablier::search {

template <Evaluator E>
class AlphaBeta final : public Searcher<typename E::Game> {
  public:
    using G = typename E::Game;
    using Move = typename G::Move;

    AlphaBeta(const E& evaluator, int threads, int hash_mb, OpponentModel opponents)
        : evaluator_(evaluator),
          transpositions_(hash_mb),
          opponents_(opponents),
          workers_(std::size_t(threads)) {
        make_workers();
    }

    void new_game() override {
        transpositions_.clear();
        make_workers();
    }

    SearchOutcome<G> search(const Task<G>& task, const Limits& limits, Control& control,
                            const ProgressSink<G>& progress) override {
        const Seat mover = seat_of(G::actor(task.rules, task.position));
        control.begin(limits, mover);
        transpositions_.next_search();
        nodes_ = 0;
        const Seating seating = G::seating(task.rules);
        const CampView view(seating, seating.side[std::size_t(index(mover))]);
        for (auto& worker : workers_) worker->prepare(task, view, control, nodes_);
        SearchOutcome<G> outcome;
        run_on_threads(int(workers_.size()), [&](int thread) {
            if (thread == 0) {
                outcome = iterative_deepening(task, control, 0, progress);
                control.stop();  // the others only help
            } else {
                iterative_deepening(task, control, thread, {});
            }
        });
        outcome.nodes = nodes_;
        return outcome;
    }

  private:
    static constexpr int max_depth = 100;

    /// Fresh workers, since evaluators keep caches.
    void make_workers() {
        for (auto& worker : workers_)
            worker = std::make_unique<AlphaBetaWorker<E>>(evaluator_, transpositions_, opponents_);
    }

    struct RootMove {
        Move move;
        Score score = 0;
        std::vector<Move> line;
    };

    SearchOutcome<G> iterative_deepening(const Task<G>& task, Control& control, int thread,
                                         const ProgressSink<G>& progress) {
        AlphaBetaWorker<E>& worker = *workers_[std::size_t(thread)];
        std::vector<RootMove> moves;
        for (const Move& move : worker.root_moves(task.position))
            if (task.allows(move)) moves.push_back({move, 0, {move}});
        const std::size_t lines =
            std::min(std::size_t(std::max({task.lines, task.candidates, 1})), moves.size());
        // Before the first iteration the root's static evaluation is all that is known.
        moves.front().score = worker.evaluate_root(task.position);
        SearchOutcome<G> outcome = make_outcome(moves, 1, 0);
        const bool time_limited =
            limited_by_time(control.limits()) && !control.limits().only_move_too;
        // Every other helper thread begins one ply deeper, so that threads search different
        // positions.
        for (int depth = 1 + (thread & 1); depth <= max_depth; ++depth) {
            const std::size_t searched =
                search_root(worker, task, moves, lines, depth, outcome.depth > 0);
            const bool whole = searched == moves.size();
            worker.report_nodes();
            // A first iteration that is cut short knows only the moves it has searched.
            const std::size_t known = outcome.depth > 0 ? lines : std::min(lines, searched);
            if (searched >= known && known > 0) {
                outcome = make_outcome(moves, known, whole ? depth : depth - 1);
                outcome.nodes = nodes_;
                if (progress) progress(outcome);
            }
            if (!whole || !control.may_go_deeper(depth)) break;
            if (time_limited && moves.size() == 1) break;
            if (is_decided(moves, lines, depth)) break;
        }
        return outcome;
    }

    static bool limited_by_time(const Limits& limits) {
        if (limits.ponder) return false;
        for (const auto& clock : limits.clocks)
            if (clock) return true;
        return limits.movetime.has_value();
    }

    /// One iteration: searches every root move at this depth, unless it is cut short. Returns the
    /// number of moves searched; where these suffice for the lines wanted, or nothing was known
    /// before, they are moved to the front, best first.
    std::size_t search_root(AlphaBetaWorker<E>& worker, const Task<G>& task,
                            std::vector<RootMove>& moves, std::size_t lines, int depth,
                            bool known_before) {
        std::vector<RootMove> done;
        done.reserve(moves.size());
        // The score of the last line wanted, which a further move has to beat.
        const auto threshold = [&] {
            return done.size() < lines ? -infinite_score : done[lines - 1].score;
        };
        for (std::size_t i = 0; i < moves.size(); ++i) {
            RootMove move = moves[i];
            const bool one_of_first = done.size() < lines;
            Score score = 0;
            if (one_of_first) {
                score = worker.search_root_move(task.position, move.move, depth, 0, -infinite_score,
                                                infinite_score);
            } else {
                const int reduction = depth >= 3 && i >= 4 ? (i >= 16 ? 2 : 1) : 0;
                score = worker.search_root_move(task.position, move.move, depth, reduction,
                                                threshold(), threshold() + 1);
                if (score > threshold() && !worker.aborted())
                    score = worker.search_root_move(task.position, move.move, depth, 0, threshold(),
                                                    infinite_score);
            }
            if (worker.aborted()) {
                if (done.size() < lines && known_before) return done.size();
                done.insert(done.end(), moves.begin() + std::ptrdiff_t(i), moves.end());
                moves = std::move(done);
                return i;
            }
            move.score = score;
            if (one_of_first || score > threshold()) {
                move.line = worker.line();
                const auto place = std::ranges::find_if(
                    done, [&](const RootMove& other) { return other.score < score; });
                done.insert(place, std::move(move));
            } else {
                done.push_back(std::move(move));
            }
        }
        moves = std::move(done);
        return moves.size();
    }

    /// Whether all lines are proven wins or losses that no deeper search can change.
    static bool is_decided(const std::vector<RootMove>& moves, std::size_t lines, int depth) {
        for (std::size_t i = 0; i < lines; ++i)
            if (!is_proven(moves[i].score) || proof_length(moves[i].score) > depth) return false;
        return true;
    }

    static SearchOutcome<G> make_outcome(const std::vector<RootMove>& moves, std::size_t lines,
                                         int depth) {
        SearchOutcome<G> outcome;
        outcome.depth = depth;
        for (std::size_t i = 0; i < lines; ++i)
            outcome.lines.push_back({moves[i].score, moves[i].line});
        return outcome;
    }

    E evaluator_;
    TranspositionTable transpositions_;
    OpponentModel opponents_;
    std::vector<std::unique_ptr<AlphaBetaWorker<E>>> workers_;
    std::atomic<std::uint64_t> nodes_{0};
};

}  // namespace tablier::search
