#include "engines/level_thinker.h"

#include <algorithm>
#include <cmath>

namespace tablier::engines {
namespace {

template <class T>
void tighten(std::optional<T>& limit, const std::optional<T>& own) {
    if (own && (!limit || *own < *limit)) limit = own;
}

}  // namespace

LevelThinker::LevelThinker(std::unique_ptr<search::Thinker> engine, const Level& level,
                           std::uint64_t seed)
    : engine_(std::move(engine)), level_(level), seed_(seed), random_(seed) {}

void LevelThinker::new_game() {
    engine_->new_game();
    random_ = Random(seed_);
}

search::Thought LevelThinker::think(const search::Moment& moment, const search::Limits& limits,
                                    int lines, search::Control& control,
                                    const search::ThoughtSink& sink) {
    search::Limits own = limits;
    tighten(own.movetime, level_.limits.movetime);
    tighten(own.nodes, level_.limits.nodes);
    tighten(own.depth, level_.limits.depth);
    search::Thought thought =
        engine_->think(moment, own, std::max(lines, level_.candidates), control, sink);
    if (level_.temperature > 0) thought.move = thought.lines[choose(thought)].moves.front();
    const auto wanted = std::size_t(std::max(lines, 1));
    if (thought.lines.size() > wanted) thought.lines.resize(wanted);
    return thought;
}

std::size_t LevelThinker::choose(const search::Thought& thought) {
    double best = 0;
    for (const search::ThoughtLine& line : thought.lines) best = std::max(best, line.win());
    double total = 0;
    std::vector<double> up_to;
    for (const search::ThoughtLine& line : thought.lines)
        up_to.push_back(total += std::exp((line.win() - best) / level_.temperature));
    const double mark = double(random_() >> 11) * 0x1.0p-53 * total;
    const auto chosen = std::ranges::upper_bound(up_to, mark);
    return std::min(std::size_t(chosen - up_to.begin()), up_to.size() - 1);
}

}  // namespace tablier::engines
