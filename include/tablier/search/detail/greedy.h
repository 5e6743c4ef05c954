// Greedy player: one ply, then the evaluation. A fixed reference for strength.
#pragma once

#include "tablier/search/detail/searcher.h"
#include "tablier/search/evaluator.h"

namespace tablier::search {

template <Evaluator E>
class Greedy final : public Searcher<typename E::Game> {
  public:
    using G = typename E::Game;

    Greedy(const E& evaluator, std::uint64_t seed)
        : evaluator_(evaluator), seed_(seed), random_(seed) {}

    void new_game() override { random_ = Random(seed_); }

    SearchOutcome<G> search(const Task<G>& task, const Limits& limits, Control& control,
                            const ProgressSink<G>&) override {
        const Seat mover = seat_of(G::actor(task.rules, task.position));
        control.begin(limits, mover);
        const Seating seating = G::seating(task.rules);
        const int side = seating.side[std::size_t(index(mover))];
        const auto moves = std::make_unique<MovesOf<G>>();
        G::generate(task.rules, task.position, *moves);
        std::vector<Line<G>> lines;
        for (const typename G::Move& move : *moves) {
            if (!task.allows(move)) continue;
            typename G::Position next = task.position;
            G::play(task.rules, next, move);
            lines.push_back({value(next, seating, side), {move}});
        }
        // Equal moves are shuffled.
        for (std::size_t i = lines.size() - 1; i > 0; --i)
            std::swap(lines[i], lines[random_.below(std::uint32_t(i + 1))]);
        std::ranges::stable_sort(lines, std::greater{}, &Line<G>::score);
        const std::size_t count = lines.size();
        lines.resize(std::min(count, std::size_t(std::max(task.lines, 1))));
        return {.lines = std::move(lines), .depth = 1, .nodes = count};
    }

  private:
    Score value(const typename G::Position& at, const Seating& seating, int side) {
        const Outcome outcome = G::outcome(evaluator_.rules(), at);
        if (!outcome.over)
            return to_score(log_odds(evaluator_.evaluate(at), side, seating.sides()));
        const float share = shares_of(outcome, seating)[std::size_t(side)];
        if (share >= 1.0F) return win_in(1);
        if (share <= 0.0F) return loss_in(1);
        return to_score(logarithm(share / (1.0F - share)));
    }

    E evaluator_;
    std::uint64_t seed_;
    Random random_;
};

}  // namespace tablier::search
