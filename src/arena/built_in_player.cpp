#include "arena/built_in_player.h"

#include <utility>

#include "tablier/play/search_request.h"

namespace tablier::arena {

BuiltInPlayer::BuiltInPlayer(std::unique_ptr<search::Engine> engine) : engine_(std::move(engine)) {}

std::expected<void, Fault> BuiltInPlayer::new_game(const std::stop_token& /*cancel*/) {
    // Clearing the tables takes time, so it is left out before the first search.
    if (has_searched_) engine_->new_game();
    has_searched_ = false;
    return {};
}

std::expected<Choice, Fault> BuiltInPlayer::choose(const Match& match, const search::Limits& limits,
                                                   Milliseconds /*patience*/,
                                                   const std::stop_token& cancel) {
    has_searched_ = true;
    search::Control control;
    const std::stop_callback stop(cancel, [&control] { control.stop(); });
    const search::SearchResult result =
        engine_->think(search_request_of(match), limits, 1, control, {});
    Choice choice{.move = result.move, .eval = {}};
    if (!result.lines.empty() && result.depth > 0)
        choice.eval = double(result.lines.front().score) / 1000;
    return choice;
}

}  // namespace tablier::arena
