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

    AlphaBeta(const E& evaluator, int threads, int hash_mb, Rivals rivals)
        : evaluator_(evaluator),
          transpositions_(hash_mb),
          rivals_(rivals),
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
        run_on_threads(int(workers_.size()), [&](int member) {
            if (member == 0) {
                outcome = deepen(task, control, 0, progress);
                control.stop();  // the others only help
            } else {
                deepen(task, control, member, {});
            }
        });
        outcome.nodes = nodes_;
        return outcome;
    }

  private:
    static constexpr int deepest = 100;

    /// Fresh workers, since evaluators keep caches.
    void make_workers() {
        for (auto& worker : workers_)
            worker = std::make_unique<AlphaBetaWorker<E>>(evaluator_, transpositions_, rivals_);
    }

    struct RootMove {
        Move move;
        Score score = 0;
        std::vector<Move> line;
    };

    SearchOutcome<G> deepen(const Task<G>& task, Control& control, int member,
                            const ProgressSink<G>& progress) {
        AlphaBetaWorker<E>& worker = *workers_[std::size_t(member)];
        std::vector<RootMove> moves;
        for (const Move& move : worker.root_moves(task.position))
            if (task.allows(move)) moves.push_back({move, 0, {move}});
        const std::size_t lines =
            std::min(std::size_t(std::max({task.lines, task.candidates, 1})), moves.size());
        // Nothing is known of any move yet, but something of the position.
        moves.front().score = worker.first_guess(task.position);
        SearchOutcome<G> outcome = found(moves, 1, 0);
        const bool hurried = limited_by_time(control.limits()) && !control.limits().only_move_too;
        // Every other helper begins one ply deeper, so that threads differ in what they look at.
        for (int depth = 1 + (member & 1); depth <= deepest; ++depth) {
            const std::size_t searched =
                round(worker, task, moves, lines, depth, outcome.depth > 0);
            const bool whole = searched == moves.size();
            worker.report_nodes();
            // Of a first round that is cut short there are only the moves it came to.
            const std::size_t known = outcome.depth > 0 ? lines : std::min(lines, searched);
            if (searched >= known && known > 0) {
                outcome = found(moves, known, whole ? depth : depth - 1);
                outcome.nodes = nodes_;
                if (progress) progress(outcome);
            }
            if (!whole || !control.may_go_deeper(depth)) break;
            if (hurried && moves.size() == 1) break;
            if (settled(moves, lines, depth)) break;
        }
        return outcome;
    }

    static bool limited_by_time(const Limits& limits) {
        if (limits.ponder) return false;
        for (const auto& clock : limits.clocks)
            if (clock) return true;
        return limits.movetime.has_value();
    }

    /// One round: every root move at this depth, unless it is cut short. Gives the number of moves
    /// searched; where these are enough for the lines wanted, or nothing was known before, they now
    /// come first, the best of them in front.
    std::size_t round(AlphaBetaWorker<E>& worker, const Task<G>& task, std::vector<RootMove>& moves,
                      std::size_t lines, int depth, bool known_before) {
        std::vector<RootMove> done;
        done.reserve(moves.size());
        // The worst of the lines wanted: what a further move has to beat.
        const auto bar = [&] {
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
                const int less = depth >= 3 && i >= 4 ? (i >= 16 ? 2 : 1) : 0;
                score = worker.search_root_move(task.position, move.move, depth, less, bar(),
                                                bar() + 1);
                if (score > bar() && !worker.aborted())
                    score = worker.search_root_move(task.position, move.move, depth, 0, bar(),
                                                    infinite_score);
            }
            if (worker.aborted()) {
                if (done.size() < lines && known_before) return done.size();
                done.insert(done.end(), moves.begin() + std::ptrdiff_t(i), moves.end());
                moves = std::move(done);
                return i;
            }
            move.score = score;
            if (one_of_first || score > bar()) {
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

    /// A proven win or loss that no deeper search can change.
    static bool settled(const std::vector<RootMove>& moves, std::size_t lines, int depth) {
        for (std::size_t i = 0; i < lines; ++i)
            if (!is_proven(moves[i].score) || proof_length(moves[i].score) > depth) return false;
        return true;
    }

    static SearchOutcome<G> found(const std::vector<RootMove>& moves, std::size_t lines,
                                  int depth) {
        SearchOutcome<G> outcome;
        outcome.depth = depth;
        for (std::size_t i = 0; i < lines; ++i)
            outcome.lines.push_back({moves[i].score, moves[i].line});
        return outcome;
    }

    E evaluator_;
    TranspositionTable transpositions_;
    Rivals rivals_;
    std::vector<std::unique_ptr<AlphaBetaWorker<E>>> workers_;
    std::atomic<std::uint64_t> nodes_{0};
};

}  // namespace tablier::search
