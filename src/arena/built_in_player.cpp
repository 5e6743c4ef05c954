#include "arena/built_in_player.h"

#include <utility>

namespace tablier::arena {

BuiltInPlayer::BuiltInPlayer(std::unique_ptr<search::Engine> thinker)
    : thinker_(std::move(thinker)) {}

std::expected<void, Fault> BuiltInPlayer::new_game(const std::stop_token& /*cancel*/) {
    // A thinker that has not thought has nothing to forget, and forgetting takes time.
    if (has_thought_) thinker_->new_game();
    has_thought_ = false;
    return {};
}

std::expected<Choice, Fault> BuiltInPlayer::choose(const Match& match, const search::Limits& limits,
                                                   Milliseconds /*patience*/,
                                                   const std::stop_token& cancel) {
    search::SearchRequest moment{.position = match.position(), .earlier = {}};
    for (std::size_t i = 0; i < match.history().size(); ++i)
        moment.earlier.push_back(match.position_after(i).key());
    has_thought_ = true;
    search::Control control;
    const std::stop_callback stop(cancel, [&control] { control.stop(); });
    const search::SearchResult thought = thinker_->think(moment, limits, 1, control, {});
    Choice choice{.move = thought.move, .eval = {}};
    if (!thought.lines.empty() && thought.depth > 0)
        choice.eval = double(thought.lines.front().score) / 1000;
    return choice;
}

}  // namespace tablier::arena
