// Makes a Engine of a Searcher: typed positions and moves in, texts out.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "search/engine.h"
#include "search/searcher.h"
#include "tablier/game_adapter.h"

namespace tablier::search {

template <Game G>
class EngineAdapter final : public Engine {
  public:
    /// `own` are limits that hold besides those of each call.
    EngineAdapter(GamePtr game, std::unique_ptr<Searcher<G>> searcher, Limits own)
        : game_(std::move(game)), searcher_(std::move(searcher)), own_(std::move(own)) {}

    void new_game() override { searcher_->new_game(); }

    SearchResult think(const SearchRequest& moment, const Limits& limits, const Wanted& wanted,
                       Control& control, const ProgressCallback& sink) override {
        const auto& rules = adapter_of<G>(*game_)->rules();
        const Task<G> task{
            .rules = rules,
            .position = *position_of<G>(moment.position),
            .earlier = moment.earlier,
            .repetition =
                game_->options().has("repetition") ? int(game_->options().number("repetition")) : 0,
            .lines = wanted.lines,
            .glances = wanted.glances,
            .only = moves_named(rules, *position_of<G>(moment.position), moment.only),
        };
        const auto texts = [&](const SearchOutcome<G>& finding) {
            return in_texts(finding, task, control);
        };
        return texts(searcher_->search(task, tightened(limits, own_), control,
                                       [&](const SearchOutcome<G>& found) {
                                           if (sink) sink(texts(found));
                                       }));
    }

  private:
    static std::vector<typename G::Move> moves_named(const typename G::Rules& rules,
                                                     const typename G::Position& at,
                                                     const std::vector<std::string>& names) {
        std::vector<typename G::Move> named;
        if (names.empty()) return named;
        const auto all = std::make_unique<MovesOf<G>>();
        G::generate(rules, at, *all);
        for (const typename G::Move& move : *all)
            if (std::ranges::find(names, G::move_text(rules, at, move)) != names.end())
                named.push_back(move);
        return named;
    }

    static SearchResult in_texts(const SearchOutcome<G>& finding, const Task<G>& task,
                                 const Control& control) {
        SearchResult thought;
        thought.depth = finding.depth;
        thought.nodes = finding.nodes;
        thought.time = control.elapsed();
        for (const Line<G>& line : finding.lines) {
            ThoughtLine out{.score = line.score, .glanced = line.glanced};
            typename G::Position position = task.position;
            for (const typename G::Move& move : line.moves) {
                out.moves.push_back(G::move_text(task.rules, position, move));
                G::play(task.rules, position, move);
            }
            if (thought.move.empty()) thought.move = out.moves.front();
            if (!line.glanced || task.glances > 0) thought.lines.push_back(std::move(out));
        }
        return thought;
    }

    GamePtr game_;
    std::unique_ptr<Searcher<G>> searcher_;
    Limits own_;
};

}  // namespace tablier::search
