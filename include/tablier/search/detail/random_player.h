// Random player: uniform over the legal moves. The zero of the rating scale.
#pragma once

#include "tablier/search/detail/searcher.h"

namespace tablier::search {

template <Game G>
class RandomPlayer final : public Searcher<G> {
  public:
    explicit RandomPlayer(std::uint64_t seed) : seed_(seed), random_(seed) {}

    void new_game() override { random_ = Random(seed_); }

    SearchOutcome<G> search(const Task<G>& task, const Limits& limits, Control& control,
                            const ProgressSink<G>&) override {
        control.begin(limits, seat_of(G::actor(task.rules, task.position)));
        const typename G::Move move =
            task.only.empty() ? sample_move<G>(task.rules, task.position, random_)
                              : task.only[random_.below(std::uint32_t(task.only.size()))];
        return {.lines = {{.moves = {move}, .shallow = true}}, .depth = 0, .nodes = 1};
    }

  private:
    std::uint64_t seed_;
    Random random_;
};

}  // namespace tablier::search
