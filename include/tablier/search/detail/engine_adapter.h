// Adapter from a typed Searcher to the type-erased Engine: positions and moves in, texts out.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "tablier/search/detail/searcher.h"
#include "tablier/search/engine.h"
#include "tablier/typed_game.h"

namespace tablier::search {

template <Game G>
class EngineAdapter final : public Engine {
  public:
    /// `own` are limits that hold besides those of each call.
    EngineAdapter(GamePtr game, std::unique_ptr<Searcher<G>> searcher, Limits own)
        : game_(std::move(game)), searcher_(std::move(searcher)), own_(std::move(own)) {}

    void new_game() override { searcher_->new_game(); }

    SearchResult think(const SearchRequest& request, const Limits& limits, const LineCounts& counts,
                       Control& control, const ProgressCallback& progress) override {
        const auto& rules = *rules_of<G>(*game_);
        const Task<G> task{
            .rules = rules,
            .position = *position_of<G>(request.position),
            .earlier = request.earlier,
            .repetition =
                game_->options().has("repetition") ? int(game_->options().number("repetition")) : 0,
            .lines = counts.lines,
            .candidates = counts.candidates,
            .only = moves_of_texts(rules, *position_of<G>(request.position), request.only),
        };
        const auto texts = [&](const SearchOutcome<G>& outcome) {
            return as_texts(outcome, task, control);
        };
        return texts(searcher_->search(task, tightened(limits, own_), control,
                                       [&](const SearchOutcome<G>& found) {
                                           if (progress) progress(texts(found));
                                       }));
    }

  private:
    static std::vector<typename G::Move> moves_of_texts(const typename G::Rules& rules,
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

    static SearchResult as_texts(const SearchOutcome<G>& outcome, const Task<G>& task,
                                 const Control& control) {
        SearchResult result;
        result.depth = outcome.depth;
        result.nodes = outcome.nodes;
        result.time = control.elapsed();
        for (const Line<G>& line : outcome.lines) {
            SearchLine out{.score = line.score, .shallow = line.shallow};
            typename G::Position position = task.position;
            for (const typename G::Move& move : line.moves) {
                out.moves.push_back(G::move_text(task.rules, position, move));
                G::play(task.rules, position, move);
            }
            if (result.move.empty()) result.move = out.moves.front();
            if (!line.shallow || task.candidates > 0) result.lines.push_back(std::move(out));
        }
        return result;
    }

    GamePtr game_;
    std::unique_ptr<Searcher<G>> searcher_;
    Limits own_;
};

}  // namespace tablier::search
