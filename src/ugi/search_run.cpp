#include "ugi/search_run.h"

#include <algorithm>
#include <exception>
#include <optional>

#include "ugi/info_line.h"

namespace tablier::ugi {
namespace {

bool same(const search::SearchResult& a, const search::SearchResult& b) {
    return a.depth == b.depth && a.nodes == b.nodes &&
           std::ranges::equal(a.lines, b.lines, [](const auto& x, const auto& y) {
               return x.score == y.score && x.moves == y.moves;
           });
}

}  // namespace

SearchRun::SearchRun(search::Engine& engine, SearchOrder order, Output& output)
    : engine_(engine),
      order_(std::move(order)),
      output_(output),
      released_(!order_.go.infinite && !order_.go.limits.ponder),
      thread_([this] { run(); }) {}

SearchRun::~SearchRun() {
    stop();
}

void SearchRun::stop() {
    told_to_stop_ = true;
    control_.stop();
    const std::lock_guard lock(mutex_);
    released_ = true;
    released_changed_.notify_all();
}

void SearchRun::ponder_hit() {
    control_.ponder_hit();
    const std::lock_guard lock(mutex_);
    released_ = !order_.go.infinite;
    released_changed_.notify_all();
}

void SearchRun::run() {
    const search::SearchResult result = think();
    wait_until_wanted();
    // Set before the answer is sent: the host may start the next search as soon as it has read it.
    finished_ = true;
    output_.reply(bestmove(result));
}

search::SearchResult SearchRun::think() {
    std::optional<search::SearchResult> last;  // the last report, to avoid repeating it
    const auto report = [&](const search::SearchResult& result) {
        if (last && same(*last, result)) return;
        for (std::string& line : info_lines(result)) output_.info(std::move(line));
        last = result;
    };
    try {
        search::SearchResult result =
            engine_.think(order_.request, order_.go.limits, order_.lines, control_, report);
        report(result);
        return result;
    } catch (const std::exception& error) {  // no memory left, say
        output_.reply(error_line(std::string("the search failed: ") + error.what()));
        search::SearchResult any;
        any.move = order_.request.position.legal_moves().front();
        return any;
    }
}

void SearchRun::wait_until_wanted() {
    std::unique_lock lock(mutex_);
    released_changed_.wait(lock, [this] { return released_; });
}

std::string SearchRun::bestmove(const search::SearchResult& result) const {
    const std::string best = "bestmove " + result.move;
    if (!order_.offer_ponder || result.lines.empty()) return best;
    const std::vector<std::string>& line = result.lines.front().moves;
    if (line.size() < 2 || line.front() != result.move) return best;
    // Pondering makes sense only on another player's reply: the next move of the same turn is
    // requested at once, and cards are not chosen.
    AnyPosition after = order_.request.position;
    const Actor mover = after.actor();
    after.play(result.move);
    const Seating seating = order_.game->seating();
    const bool answered =
        is_seat(after.actor()) && seating.player[std::size_t(index(seat_of(after.actor())))] !=
                                      seating.player[std::size_t(index(seat_of(mover)))];
    return answered ? best + " ponder " + line[1] : best;
}

}  // namespace tablier::ugi
