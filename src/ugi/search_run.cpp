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

SearchRun::SearchRun(search::Engine& thinker, SearchOrder order, Output& output)
    : thinker_(thinker),
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
    const search::SearchResult thought = think();
    wait_until_wanted();
    // First this, then the answer: who has read the answer may ask for the next search.
    finished_ = true;
    output_.reply(bestmove(thought));
}

search::SearchResult SearchRun::think() {
    std::optional<search::SearchResult> last;  // what was reported last, not to say it twice
    const auto report = [&](const search::SearchResult& thought) {
        if (last && same(*last, thought)) return;
        for (std::string& line : info_lines(thought)) output_.info(std::move(line));
        last = thought;
    };
    try {
        search::SearchResult thought =
            thinker_.think(order_.moment, order_.go.limits, order_.lines, control_, report);
        report(thought);
        return thought;
    } catch (const std::exception& error) {  // no memory left, say
        output_.reply(error_line(std::string("the search failed: ") + error.what()));
        search::SearchResult any;
        any.move = order_.moment.position.legal_moves().front();
        return any;
    }
}

void SearchRun::wait_until_wanted() {
    std::unique_lock lock(mutex_);
    released_changed_.wait(lock, [this] { return released_; });
}

std::string SearchRun::bestmove(const search::SearchResult& thought) const {
    const std::string best = "bestmove " + thought.move;
    if (!order_.offer_ponder || thought.lines.empty()) return best;
    const std::vector<std::string>& line = thought.lines.front().moves;
    if (line.size() < 2 || line.front() != thought.move) return best;
    // Only another player's answer is worth pondering on: the own next move of the same turn will
    // be asked for at once, and cards are not chosen.
    AnyPosition after = order_.moment.position;
    const Actor mover = after.actor();
    after.play(thought.move);
    const Seating table = order_.game->seating();
    const bool answered =
        is_seat(after.actor()) && table.player[std::size_t(index(seat_of(after.actor())))] !=
                                      table.player[std::size_t(index(seat_of(mover)))];
    return answered ? best + " ponder " + line[1] : best;
}

}  // namespace tablier::ugi
