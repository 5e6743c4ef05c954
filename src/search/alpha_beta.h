// Iterative deepening over alpha-beta workers: the search for two sides, and for several sides that
// are seen as two camps. Threads share the transposition table and otherwise search on their own.
#pragma once

#include <memory>
#include <vector>

#include "search/alpha_beta_worker.h"
#include "search/searcher.h"
#include "search/worker_threads.h"

namespace tablier::search {

template <Evaluator M>
class AlphaBeta final : public Searcher<typename M::Game> {
  public:
    using G = typename M::Game;
    using Move = typename G::Move;

    AlphaBeta(const M& evaluator, int threads, int hash_mb, Rivals rivals)
        : evaluator_(evaluator), memory_(hash_mb), rivals_(rivals), workers_(std::size_t(threads)) {
        hire();
    }

    void new_game() override {
        memory_.clear();
        hire();
    }

    SearchOutcome<G> search(const Task<G>& task, const Limits& limits, Control& control,
                            const Sink<G>& sink) override {
        const Seat mover = seat_of(G::actor(task.rules, task.position));
        control.begin(limits, mover);
        memory_.next_search();
        nodes_ = 0;
        const Seating table = G::seating(task.rules);
        const CampView view(table, table.side[std::size_t(index(mover))]);
        for (auto& worker : workers_) worker->prepare(task, view, control, nodes_);
        SearchOutcome<G> finding;
        run_on_threads(int(workers_.size()), [&](int member) {
            if (member == 0) {
                finding = deepen(task, control, 0, sink);
                control.stop();  // the others only help
            } else {
                deepen(task, control, member, {});
            }
        });
        finding.nodes = nodes_;
        return finding;
    }

  private:
    static constexpr int deepest = 100;

    /// Workers that have seen nothing yet; a mind may have learned something too.
    void hire() {
        for (auto& worker : workers_)
            worker = std::make_unique<AlphaBetaWorker<M>>(evaluator_, memory_, rivals_);
    }

    struct RootMove {
        Move move;
        Score score = 0;
        std::vector<Move> line;
    };

    SearchOutcome<G> deepen(const Task<G>& task, Control& control, int member,
                            const Sink<G>& sink) {
        AlphaBetaWorker<M>& worker = *workers_[std::size_t(member)];
        std::vector<RootMove> moves;
        for (const Move& move : worker.root_moves(task.position))
            if (task.allows(move)) moves.push_back({move, 0, {move}});
        const std::size_t lines =
            std::min(std::size_t(std::max({task.lines, task.glances, 1})), moves.size());
        // Nothing is known of any move yet, but something of the position.
        moves.front().score = worker.first_guess(task.position);
        SearchOutcome<G> finding = found(moves, 1, 0);
        const bool hurried = limited_by_time(control.limits()) && !control.limits().only_move_too;
        // Every other helper begins one ply deeper, so that threads differ in what they look at.
        for (int depth = 1 + (member & 1); depth <= deepest; ++depth) {
            const std::size_t searched =
                round(worker, task, moves, lines, depth, finding.depth > 0);
            const bool whole = searched == moves.size();
            worker.report_nodes();
            // Of a first round that is cut short there are only the moves it came to.
            const std::size_t known = finding.depth > 0 ? lines : std::min(lines, searched);
            if (searched >= known && known > 0) {
                finding = found(moves, known, whole ? depth : depth - 1);
                finding.nodes = nodes_;
                if (sink) sink(finding);
            }
            if (!whole || !control.may_go_deeper(depth)) break;
            if (hurried && moves.size() == 1) break;
            if (settled(moves, lines, depth)) break;
        }
        return finding;
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
    std::size_t round(AlphaBetaWorker<M>& worker, const Task<G>& task, std::vector<RootMove>& moves,
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
        SearchOutcome<G> finding;
        finding.depth = depth;
        for (std::size_t i = 0; i < lines; ++i)
            finding.lines.push_back({moves[i].score, moves[i].line});
        return finding;
    }

    M evaluator_;
    TranspositionTable memory_;
    Rivals rivals_;
    std::vector<std::unique_ptr<AlphaBetaWorker<M>>> workers_;
    std::atomic<std::uint64_t> nodes_{0};
};

}  // namespace tablier::search
