// Max^n search for more than two sides: each side maximises its own chance.
#pragma once

#include <memory>
#include <vector>

#include "tablier/search/detail/move_picker.h"
#include "tablier/search/detail/path.h"
#include "tablier/search/detail/searcher.h"
#include "tablier/search/detail/worker_threads.h"
#include "tablier/search/evaluator.h"

namespace tablier::search {

/// Iterative deepening without a transposition table: chances of all sides cannot be bounded as a
/// single score can. Shallow pruning (Korf): the chances add up to 1, so a player with a good move
/// leaves too little for the player before. Single-threaded: it serves for comparison only.
template <Evaluator E>
class MaxN final : public Searcher<typename E::Game> {
  public:
    using G = typename E::Game;
    using Position = typename G::Position;
    using Move = typename G::Move;

    explicit MaxN(const E& evaluator)
        : evaluator_(evaluator), scratch_(std::make_unique<MovesOf<G>>()) {}

    void new_game() override {}

    SearchOutcome<G> search(const Task<G>& task, const Limits& limits, Control& control,
                            const ProgressSink<G>& progress) override {
        const Actor mover = G::actor(task.rules, task.position);
        control.begin(limits, seat_of(mover));
        control_ = &control;
        seating_ = G::seating(task.rules);
        sides_ = seating_.sides();
        repetition_ends_ = task.repetition > 0;
        path_.start(task.earlier);
        nodes_ = 0;
        next_check_ = control.next_check(0, nodes_between_checks);
        aborted_ = false;

        std::vector<RootMove> moves;
        {
            MovesOfNode<G> rated(stack_);
            collect(rated, task.position, 1'000);
            for (std::size_t i = 0; i < rated.size(); ++i)
                if (const Move move = rated.pick(i).move; task.allows(move))
                    moves.push_back({move, 0});
        }
        // Before the first iteration the root's static evaluation is all that is known.
        moves.front().chance =
            chances_of(evaluator_.evaluate(task.position), sides_)[std::size_t(side_of(mover))];
        SearchOutcome<G> outcome = found(moves, 1, 0);
        for (int depth = 1; depth <= max_depth; ++depth) {
            const bool whole = search_root(task, mover, moves, depth);
            if (!whole) break;
            outcome = found(moves, std::max(task.lines, task.candidates), depth);
            if (progress) progress(outcome);
            if (moves.size() == 1 && !limits.only_move_too) break;
            if (!control.may_go_deeper(depth)) break;
        }
        outcome.nodes = nodes_;
        return outcome;
    }

  private:
    static constexpr int max_depth = 60;
    static constexpr std::uint64_t nodes_between_checks = 256;

    struct RootMove {
        Move move;
        float chance = 0;
    };

    int side_of(Actor actor) const { return seating_.side[std::size_t(index(seat_of(actor)))]; }

    bool search_root(const Task<G>& task, Actor mover, std::vector<RootMove>& moves, int depth) {
        path_.push(G::key(task.rules, task.position));
        for (RootMove& root : moves) {
            Position next = task.position;
            G::play(task.rules, next, root.move);
            const float chance = value(next, depth - 1, mover, 0.0F)[std::size_t(side_of(mover))];
            if (aborted_) break;
            root.chance = chance;
        }
        path_.pop();
        if (aborted_) return false;
        std::ranges::stable_sort(moves, std::greater{}, &RootMove::chance);
        return true;
    }

    void collect(MovesOfNode<G>& moves, const Position& at, int depth) {
        scratch_->clear();
        G::generate(evaluator_.rules(), at, *scratch_);
        ratings_.assign(scratch_->size(), 0);
        if constexpr (RatesMoves<E>) evaluator_.rate(at, *scratch_, ratings_, depth);
        for (std::size_t i = 0; i < scratch_->size(); ++i)
            moves.add({(*scratch_)[i], std::uint16_t(i), ratings_[i]});
    }

    void check_limits() {
        if (control_->must_stop(nodes_)) aborted_ = true;
        next_check_ = nodes_ + control_->next_check(nodes_, nodes_between_checks);
    }

    /// `before` is the player to move at the parent, who is assured of the chance `assured` by
    /// another move.
    Chances value(const Position& at, int depth, Actor before, float assured) {
        if (++nodes_ >= next_check_) check_limits();
        if (aborted_) return {};
        const Actor actor = G::actor(evaluator_.rules(), at);
        if (actor == Actor::Nobody) return shares_of(G::outcome(evaluator_.rules(), at), seating_);
        const std::uint64_t key = G::key(evaluator_.rules(), at);
        if (repetition_ends_ && path_.repeats(key))
            return shares_of(G::stopped(evaluator_.rules(), at, EndReason::Repetition), seating_);
        if constexpr (SolvesPositions<E>) {
            if (const auto proof = evaluator_.solve(at)) {
                Chances won{};
                won[std::size_t(proof->side)] = 1.0F;
                return won;
            }
        }
        if (depth <= 0) return chances_of(evaluator_.evaluate(at), sides_);

        MovesOfNode<G> moves(stack_);
        collect(moves, at, depth);
        path_.push(key);
        const auto mine = std::size_t(side_of(actor));
        Chances best{};
        best[mine] = -1.0F;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const RatedMove<G> rated = moves.pick(i);
            if (i > 0 && rated.rating <= not_worth_trying) break;
            Position next = at;
            G::play(evaluator_.rules(), next, rated.move);
            const Chances chances = value(next, depth - 1, actor, std::max(best[mine], 0.0F));
            if (aborted_) break;
            if (chances[mine] > best[mine]) best = chances;
            if (side_of(before) != side_of(actor) && best[mine] > 1.0F - assured) break;
        }
        path_.pop();
        return best;
    }

    SearchOutcome<G> found(const std::vector<RootMove>& moves, int lines, int depth) const {
        SearchOutcome<G> outcome;
        outcome.depth = depth;
        outcome.nodes = nodes_;
        const std::size_t wanted = std::min(std::size_t(std::max(lines, 1)), moves.size());
        for (std::size_t i = 0; i < wanted; ++i) {
            const float chance = std::clamp(moves[i].chance, 1e-6F, 1.0F - 1e-6F);
            outcome.lines.push_back(
                {to_score(logarithm(chance / (1.0F - chance))), {moves[i].move}});
        }
        return outcome;
    }

    E evaluator_;
    Control* control_ = nullptr;
    Seating seating_;
    int sides_ = 0;
    bool repetition_ends_ = true;
    bool aborted_ = false;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_check_ = nodes_between_checks;
    Path path_;
    std::unique_ptr<MovesOf<G>> scratch_;
    std::vector<int> ratings_;
    MoveStack<G> stack_;
};

}  // namespace tablier::search
