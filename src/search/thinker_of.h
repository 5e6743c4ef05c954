// Makes a Thinker of a Searcher: typed positions and moves in, texts out.
#pragma once

#include <memory>
#include <utility>

#include "core/game_adapter.h"
#include "search/searcher.h"
#include "search/thinker.h"

namespace tablier::search {

template <Game G>
class ThinkerOf final : public Thinker {
  public:
    /// `own` are limits that hold besides those of each call.
    ThinkerOf(GamePtr game, std::unique_ptr<Searcher<G>> searcher, Limits own)
        : game_(std::move(game)), searcher_(std::move(searcher)), own_(std::move(own)) {}

    void new_game() override { searcher_->new_game(); }

    Thought think(const Moment& moment, const Limits& limits, int lines, Control& control,
                  const ThoughtSink& sink) override {
        const auto& rules = adapter_of<G>(*game_)->rules();
        const Task<G> task{
            .rules = rules,
            .position = *position_of<G>(moment.position),
            .earlier = moment.earlier,
            .repetition =
                game_->options().has("repetition") ? int(game_->options().number("repetition")) : 0,
            .lines = lines,
        };
        const auto texts = [&](const Finding<G>& finding) {
            return in_texts(finding, rules, task.position, control);
        };
        return texts(
            searcher_->search(task, tightened(limits, own_), control, [&](const Finding<G>& found) {
                if (sink) sink(texts(found));
            }));
    }

  private:
    static Thought in_texts(const Finding<G>& finding, const typename G::Rules& rules,
                            const typename G::Position& from, const Control& control) {
        Thought thought;
        thought.depth = finding.depth;
        thought.nodes = finding.nodes;
        thought.time = control.elapsed();
        for (const Line<G>& line : finding.lines) {
            ThoughtLine& out = thought.lines.emplace_back();
            out.score = line.score;
            typename G::Position position = from;
            for (const typename G::Move& move : line.moves) {
                out.moves.push_back(G::move_text(rules, position, move));
                G::play(rules, position, move);
            }
        }
        if (!thought.lines.empty()) thought.move = thought.lines.front().moves.front();
        return thought;
    }

    GamePtr game_;
    std::unique_ptr<Searcher<G>> searcher_;
    Limits own_;
};

}  // namespace tablier::search
