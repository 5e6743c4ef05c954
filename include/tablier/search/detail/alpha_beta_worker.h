// One thread of the alpha-beta search: principal-variation search below the root, in two camps
// (camp_view.h). Scores are those of the camp to move; camps need not alternate.
#pragma once

#include <array>
#include <atomic>
#include <cmath>
#include <memory>
#include <vector>

#include "tablier/search/control.h"
#include "tablier/search/detail/camp_view.h"
#include "tablier/search/detail/move_picker.h"
#include "tablier/search/detail/path.h"
#include "tablier/search/detail/search_outcome.h"
#include "tablier/search/detail/transposition.h"
#include "tablier/search/evaluator.h"
#include "tablier/search/tuning.h"

namespace tablier::search {

/// Model of the players of the other camp when there are several sides.
enum class OpponentModel : std::uint8_t {
    Paranoid,   ///< all opponents play against us
    BestReply,  ///< in each round one opponent plays against us, the others play their best-rated
                ///< move (BRS+)
};

/// The side that answers in this round of a best-reply search.
enum class Replier : std::uint8_t { South, West, North, East, NotYet };

template <Evaluator E>
class AlphaBetaWorker {
  public:
    using G = typename E::Game;
    using Position = typename G::Position;
    using Move = typename G::Move;

    AlphaBetaWorker(const E& evaluator, TranspositionTable& table, OpponentModel opponents)
        : evaluator_(evaluator),
          transpositions_(table),
          opponents_(opponents),
          scratch_(std::make_unique<MovesOf<G>>()) {
        for (auto& side : history_) side.fill(0);
    }

    void prepare(const Task<G>& task, const CampView& view, Control& control,
                 std::atomic<std::uint64_t>& nodes) {
        view_ = view;
        control_ = &control;
        all_nodes_ = &nodes;
        repetition_ends_ = task.repetition > 0;
        path_.start(task.earlier);
        for (auto& pair : killers_) pair.fill(no_killer);
        for (auto& side : history_)
            for (int& value : side) value /= 4;
        aborted_ = false;
        next_check_ = control_->next_check(0, nodes_between_checks);
        // With several sides a score depends on the searching side, so keys of the table include
        // it.
        key_salt_ = view.sides() > 2 ? mix64(std::uint64_t(view.us()) + 1) : 0;
    }

    bool aborted() const { return aborted_; }
    const std::vector<Move>& line() const { return lines_[0]; }

    /// The moves at the root, best-rated first; at least one.
    std::vector<Move> root_moves(const Position& at) {
        // The root is searched in full: no rating may hide a move there.
        MovesOfNode<G> moves(stack_);
        collect(moves, at, full_depth);
        std::vector<Move> out;
        for (std::size_t i = 0; i < moves.size(); ++i) out.push_back(moves.pick(i).move);
        return out;
    }

    /// Static evaluation of the root.
    Score evaluate_root(const Position& root) { return evaluate(root, G::actor(rules(), root)); }

    /// The score of a move at the root, for the mover; `line()` is then the move and its
    /// continuation.
    Score search_root_move(const Position& root, const Move& move, int depth, int reduction,
                           Score alpha, Score beta) {
        path_.push(G::key(rules(), root));
        Position next = root;
        G::play(rules(), next, move);
        const Actor mover = G::actor(rules(), root);
        const bool pv_node = beta - alpha > 1;
        Score score = 0;
        if (reduction > 0)
            score = search_child(mover, next, depth - 1 - reduction, alpha, alpha + 1, 1,
                                 Replier::NotYet);
        if (reduction == 0 || (score > alpha && !aborted_))
            score = search_child(mover, next, depth - 1, alpha, beta, 1, Replier::NotYet);
        path_.pop();
        if (pv_node || score > alpha) extend_line(0, move);
        return score;
    }

    /// Adds the nodes counted since the last time to the total of all threads.
    void report_nodes() {
        const std::uint64_t all = all_nodes_->fetch_add(new_nodes_, std::memory_order_relaxed);
        next_check_ = control_->next_check(all + new_nodes_, nodes_between_checks);
        new_nodes_ = 0;
    }

  private:
    static constexpr Tuning tuning = tuning_of<E>();
    static constexpr int max_ply = 120;
    static constexpr int full_depth = 1'000;
    static constexpr std::uint16_t no_killer = 0xFFFF;
    static constexpr std::uint64_t nodes_between_checks = 256;
    static constexpr int max_history = 16'384;
    static constexpr int killer_bonus = 300;
    static constexpr int table_move_rating = 1'000'000;

    static constexpr int slots = [] {
        if constexpr (NumbersMoves<E>)
            return int(E::history_slots);
        else
            return 1;
    }();

    const typename G::Rules& rules() const { return evaluator_.rules(); }

    /// Searches the position after a move of `mover` and gives its score for that mover's camp.
    Score search_child(Actor mover, const Position& next, int depth, Score alpha, Score beta,
                       int ply, Replier replier) {
        const Actor actor = G::actor(rules(), next);
        if (actor == Actor::Nobody) {
            count_node();
            lines_[std::size_t(ply)].clear();
            const Score ours = view_.score(G::outcome(rules(), next), ply);
            return view_.ours(mover) ? ours : -ours;
        }
        if (view_.ours(actor) == view_.ours(mover))
            return search(next, actor, depth, alpha, beta, ply, replier, true);
        return -search(next, actor, depth, -beta, -alpha, ply, replier, true);
    }

    void count_node() {
        if (++new_nodes_ < next_check_) return;
        report_nodes();
        if (control_->must_stop(all_nodes_->load(std::memory_order_relaxed))) aborted_ = true;
    }

    Score evaluate(const Position& at, Actor actor) {
        const Score ours = view_.score(evaluator_.evaluate(at));
        return view_.ours(actor) ? ours : -ours;
    }

    std::optional<Score> solve(const Position& at, Actor actor, int ply) {
        if constexpr (SolvesPositions<E>) {
            if (const std::optional<SolvedResult> proof = evaluator_.solve(at)) {
                const bool we_win = proof->side == view_.us();
                // With several sides another side's win is our loss.
                const Score ours =
                    we_win ? win_in(ply + proof->plies) : loss_in(ply + proof->plies);
                return view_.ours(actor) ? ours : -ours;
            }
        }
        return std::nullopt;
    }

    // Distances to proven ends count from the root in the search, from the position in the table.
    static Score from_position(Score score, int ply) {
        if (score > max_evaluation) return std::min(score + ply, proven_win);
        if (score < -max_evaluation) return std::max(score - ply, -proven_win);
        return score;
    }
    static Score from_root(Score score, int ply) {
        if (score > max_evaluation) return std::max(score - ply, max_evaluation + 1);
        if (score < -max_evaluation) return std::min(score + ply, -max_evaluation - 1);
        return score;
    }

    void extend_line(int ply, const Move& move) {
        std::vector<Move>& line = lines_[std::size_t(ply)];
        const std::vector<Move>& rest = lines_[std::size_t(ply) + 1];
        line.clear();
        line.push_back(move);
        line.insert(line.end(), rest.begin(), rest.end());
    }

    /// Generates and rates the moves of a node.
    void collect(MovesOfNode<G>& moves, const Position& at, int depth) {
        scratch_->clear();
        G::generate(rules(), at, *scratch_);
        add_rated(moves, at, depth);
    }
    void add_rated(MovesOfNode<G>& moves, const Position& at, int depth) {
        const std::size_t count = scratch_->size();
        ratings_.assign(count, 0);
        if constexpr (RatesMoves<E>) evaluator_.rate(at, *scratch_, ratings_, depth);
        for (std::size_t i = 0; i < count; ++i)
            moves.add({(*scratch_)[i], std::uint16_t(i), ratings_[i]});
    }

    int& history(const Position& at, Actor actor, const Move& move) {
        int slot = 0;
        if constexpr (NumbersMoves<E>) slot = evaluator_.slot(at, move);
        return history_[std::size_t(actor)][std::size_t(slot)];
    }

    void add_ordering_bonuses(MovesOfNode<G>& moves, const Position& at, Actor actor, int ply,
                              std::optional<std::uint16_t> table_move) {
        const auto& killers = killers_[std::size_t(ply)];
        for (std::size_t i = 0; i < moves.size(); ++i) {
            RatedMove<G>& each = moves[i];
            if (each.index == table_move) each.rating = table_move_rating;
            if (each.rating <= not_worth_trying) continue;
            if (each.index == killers[0] || each.index == killers[1]) each.rating += killer_bonus;
            if constexpr (NumbersMoves<E>) each.rating += history(at, actor, each.move) / 32;
        }
    }

    void update_history(const Position& at, Actor actor, MovesOfNode<G>& moves, std::size_t good,
                        int depth, int ply) {
        auto& killers = killers_[std::size_t(ply)];
        if (killers[0] != moves[good].index) {
            killers[1] = killers[0];
            killers[0] = moves[good].index;
        }
        if constexpr (NumbersMoves<E>) {
            const int bonus = std::min(depth * depth * 16, max_history / 8);
            const auto change = [&](const Move& move, int by) {
                int& value = history(at, actor, move);
                value += by - value * std::abs(by) / max_history;
            };
            change(moves[good].move, bonus);
            for (std::size_t i = 0; i < good; ++i) change(moves[i].move, -bonus / 4);
        }
    }

    static int reduction(int depth, std::size_t number) {
        static const auto table = [] {
            std::array<std::array<std::uint8_t, 64>, 64> values{};
            for (std::size_t d = 1; d < 64; ++d)
                for (std::size_t n = 1; n < 64; ++n)
                    values[d][n] = std::uint8_t(0.3 + logarithm(double(d)) * logarithm(double(n)) /
                                                          tuning.reduction_divisor);
            return values;
        }();
        return table[std::size_t(std::clamp(depth, 0, 63))][std::min<std::size_t>(number, 63)];
    }

    /// Only one opponent answers in a round of best-reply search; the others play their best-rated
    /// move.
    bool plays_best_rated_only(Actor actor, Replier replier) const {
        return opponents_ == OpponentModel::BestReply && view_.sides() > 2 && !view_.ours(actor) &&
               replier != Replier::NotYet && replier != Replier(actor);
    }

    Score search(const Position& at, Actor actor, int depth, Score alpha, Score beta, int ply,
                 Replier replier, bool allow_null_move) {
        const bool pv_node = beta - alpha > 1;
        lines_[std::size_t(ply)].clear();
        count_node();
        if (aborted_) return 0;

        const bool one_replies = opponents_ == OpponentModel::BestReply && view_.sides() > 2;
        if (one_replies && view_.ours(actor)) replier = Replier::NotYet;
        std::uint64_t key = G::key(rules(), at);
        if (repetition_ends_ && path_.repeats(key)) {
            const Score ours = view_.score(G::stopped(rules(), at, EndReason::Repetition), ply);
            return view_.ours(actor) ? ours : -ours;
        }
        if (const auto solved = solve(at, actor, ply)) return *solved;
        if (depth <= 0) return quiesce(at, actor, alpha, beta, ply, tuning.quiescence_plies);
        if (ply >= max_ply - 2) return evaluate(at, actor);

        // Mate distance pruning: no line from here is better than winning at once, nor worse than
        // losing at once.
        alpha = std::max(alpha, loss_in(ply + 1));
        beta = std::min(beta, win_in(ply + 1));
        if (alpha >= beta) return alpha;

        const std::uint64_t path_key = key;
        key ^= key_salt_;
        if (one_replies) key ^= mix64(std::uint64_t(replier) + 77);
        const std::optional<TableEntry> known = transpositions_.find(key);
        if (known && !pv_node && known->depth >= depth) {
            const Score score = from_root(known->score, ply);
            if (known->bound == Bound::Exact || (known->bound == Bound::Lower && score >= beta) ||
                (known->bound == Bound::Upper && score <= alpha))
                return score;
        }

        const Score static_score = evaluate(at, actor);
        if (!pv_node && !is_proven(beta)) {
            if (depth <= tuning.futility_depth &&
                static_score - tuning.futility_margin * depth >= beta)
                return static_score;
            if (allow_null_move && depth >= tuning.pass_depth && static_score >= beta)
                if (const auto score = try_null_move(at, actor, depth, beta, ply, replier))
                    return *score;
        }

        MovesOfNode<G> moves(stack_);
        collect(moves, at, depth);
        add_ordering_bonuses(moves, at, actor, ply, known ? known->move : std::nullopt);

        path_.push(path_key);
        Score best = -infinite_score;
        std::optional<std::uint16_t> best_index;
        const Score first_alpha = alpha;
        const bool single = plays_best_rated_only(actor, replier);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (single && i > 0) break;
            if (i > 0 && !pv_node && depth <= tuning.late_depth && best > -max_evaluation &&
                i >= std::size_t(tuning.late_base + tuning.late_factor * depth * depth))
                break;
            const RatedMove<G> rated = moves.pick(i);
            // A loss is proven only after all moves have been searched.
            if (i > 0 && rated.rating <= not_worth_trying && best > -max_evaluation) break;
            Position next = at;
            G::play(rules(), next, rated.move);
            const Replier then =
                one_replies && !view_.ours(actor) && !single ? Replier(actor) : replier;
            Score score = 0;
            if (single) {
                // A move that is not chosen costs no depth.
                score = search_child(actor, next, depth, alpha, beta, ply + 1, then);
            } else if (i == 0) {
                score = search_child(actor, next, depth - 1, alpha, beta, ply + 1, then);
                if (one_replies && !view_.ours(actor) && !aborted_)
                    score = std::max(
                        score, search_without_reply(at, actor, rated.move, depth,
                                                    std::max(alpha, score), beta, ply, replier));
            } else {
                int reduced_by = depth >= 2 ? reduction(depth, i) : 0;
                if (pv_node && reduced_by > 0) --reduced_by;
                reduced_by = std::min(reduced_by, depth - 1);
                score = search_child(actor, next, depth - 1 - reduced_by, alpha, alpha + 1, ply + 1,
                                     then);
                if (reduced_by > 0 && score > alpha && !aborted_)
                    score = search_child(actor, next, depth - 1, alpha, alpha + 1, ply + 1, then);
                if (score > alpha && score < beta && !aborted_)
                    score = search_child(actor, next, depth - 1, alpha, beta, ply + 1, then);
            }
            if (aborted_) break;
            if (score > best) {
                best = score;
                if (score > alpha) {
                    alpha = score;
                    best_index = rated.index;
                    if (pv_node) extend_line(ply, rated.move);
                }
            }
            if (alpha >= beta) {
                update_history(at, actor, moves, i, depth, ply);
                break;
            }
        }
        path_.pop();
        if (aborted_) return 0;
        const Bound bound = best >= beta          ? Bound::Lower
                            : best <= first_alpha ? Bound::Upper
                                                  : Bound::Exact;
        transpositions_.store(key, {.score = from_position(best, ply),
                                    .depth = depth,
                                    .bound = bound,
                                    .move = best_index ? best_index
                                            : known    ? known->move
                                                       : std::nullopt});
        return best;
    }

    /// Searches the case that this opponent plays its best-rated move and leaves the answer to a
    /// later opponent.
    Score search_without_reply(const Position& at, Actor actor, const Move& move, int depth,
                               Score alpha, Score beta, int ply, Replier replier) {
        if (replier != Replier::NotYet || alpha >= beta) return -infinite_score;
        Position next = at;
        G::play(rules(), next, move);
        const Actor then = G::actor(rules(), next);
        if (then == Actor::Nobody || view_.ours(then) || then == actor) return -infinite_score;
        return search_child(actor, next, depth, alpha, beta, ply + 1, Replier::NotYet);
    }

    /// Null move pruning: if passing keeps the score at or above beta, a move will too.
    std::optional<Score> try_null_move(const Position& at, Actor actor, int depth, Score beta,
                                       int ply, Replier replier) {
        if constexpr (CanPass<E>) {
            Position next = at;
            if (!evaluator_.pass(next)) return std::nullopt;
            const Actor then = G::actor(rules(), next);
            if (then == Actor::Nobody || view_.ours(then) == view_.ours(actor)) return std::nullopt;
            path_.push(G::key(rules(), at));
            const Score score = -search(next, then, depth - 1 - tuning.pass_reduction - depth / 6,
                                        -beta, -beta + 1, ply + 1, replier, false);
            path_.pop();
            if (!aborted_ && score >= beta) return is_proven(score) ? beta : score;
        }
        return std::nullopt;
    }

    /// Quiescence search: forcing moves only, until the position is quiet.
    Score quiesce(const Position& at, Actor actor, Score alpha, Score beta, int ply,
                  int plies_left) {
        if constexpr (DetectsQuiescence<E>) {
            if (plies_left > 0 && ply < max_ply - 2) {
                scratch_->clear();
                const Quiescence quiescence = evaluator_.quiescence(at, *scratch_);
                if (quiescence != Quiescence::Quiet && !scratch_->empty())
                    return quiesce_moves(at, actor, alpha, beta, ply, plies_left, quiescence);
            }
        }
        return evaluate(at, actor);
    }

    Score quiesce_moves(const Position& at, Actor actor, Score alpha, Score beta, int ply,
                        int plies_left, Quiescence quiescence) {
        MovesOfNode<G> moves(stack_);
        add_rated(moves, at, 0);
        Score best = -infinite_score;
        if (quiescence == Quiescence::Noisy) {
            best = evaluate(at, actor);
            if (best >= beta) return best;
            alpha = std::max(alpha, best);
        }
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const RatedMove<G> rated = moves.pick(i);
            if (i > 0 && rated.rating <= not_worth_trying && best > -max_evaluation) break;
            Position next = at;
            G::play(rules(), next, rated.move);
            const Score score = quiesce_child(actor, next, alpha, beta, ply + 1, plies_left - 1);
            if (aborted_) return 0;
            best = std::max(best, score);
            alpha = std::max(alpha, score);
            if (alpha >= beta) break;
        }
        return best;
    }

    Score quiesce_child(Actor mover, const Position& next, Score alpha, Score beta, int ply,
                        int plies_left) {
        count_node();
        if (aborted_) return 0;
        const Actor actor = G::actor(rules(), next);
        if (actor == Actor::Nobody) {
            const Score ours = view_.score(G::outcome(rules(), next), ply);
            return view_.ours(mover) ? ours : -ours;
        }
        const bool same_camp = view_.ours(actor) == view_.ours(mover);
        if (const auto solved = solve(next, actor, ply)) return same_camp ? *solved : -*solved;
        if (same_camp) return quiesce(next, actor, alpha, beta, ply, plies_left);
        return -quiesce(next, actor, -beta, -alpha, ply, plies_left);
    }

    E evaluator_;
    TranspositionTable& transpositions_;
    OpponentModel opponents_;
    CampView view_;
    Control* control_ = nullptr;
    std::atomic<std::uint64_t>* all_nodes_ = nullptr;
    std::uint64_t new_nodes_ = 0;
    std::uint64_t next_check_ = nodes_between_checks;  ///< in new nodes
    std::uint64_t key_salt_ = 0;
    bool repetition_ends_ = true;
    bool aborted_ = false;
    Path path_;
    std::unique_ptr<MovesOf<G>> scratch_;  ///< too large for the stack in some games
    std::vector<int> ratings_;
    MoveStack<G> stack_;
    std::array<std::vector<Move>, max_ply + 2> lines_;
    std::array<std::array<std::uint16_t, 2>, max_ply + 2> killers_;
    std::array<std::array<int, std::size_t(slots)>, seat_count> history_;
};

}  // namespace tablier::search
