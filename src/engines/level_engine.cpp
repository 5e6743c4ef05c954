#include "engines/level_engine.h"

#include <algorithm>

#include "tablier/elementary.h"

namespace tablier::engines {
namespace {

/// Moves that lose more chance than this do not make a level more careless elsewhere.
constexpr double grave_loss = 0.2;

/// Who sees the win goes for it.
constexpr double slack_left_when_won = 0.3;

/// The chance to win; of proven wins a shorter one is worth more, of losses a longer one, or a weak
/// player would wander about in a won race.
double worth(search::Score score) {
    constexpr double for_a_ply = 0.02;
    constexpr int longest = 50;
    const double chance = search::win_chance(score);
    if (!search::is_proven(score)) return chance;
    const double haste = for_a_ply * (longest - std::min(search::proof_length(score), longest));
    return score > 0 ? chance + haste : chance - haste;
}

}  // namespace

LevelEngine::LevelEngine(std::unique_ptr<search::Engine> engine, const Level& level,
                         std::uint64_t seed)
    : engine_(std::move(engine)), level_(level), seed_(seed), random_(seed) {}

void LevelEngine::new_game() {
    engine_->new_game();
    random_ = Random(seed_);
}

search::SearchResult LevelEngine::think(const search::SearchRequest& moment,
                                        const search::Limits& limits, const search::Wanted& wanted,
                                        search::Control& control,
                                        const search::ProgressCallback& sink) {
    const search::Limits tight = search::tightened(limits, level_.limits);
    if (level_.slack == 0) return engine_->think(moment, tight, wanted, control, sink);
    // How it plays must not depend on how many lines somebody wants to see.
    const search::Wanted candidates{1, level_.candidates};
    const auto reported = [&](search::SearchResult thought) {
        std::erase_if(thought.lines, [](const search::ThoughtLine& line) { return line.glanced; });
        const auto most = std::size_t(std::max(wanted.lines, 1));
        if (thought.lines.size() > most) thought.lines.resize(most);
        return thought;
    };
    search::SearchResult thought =
        engine_->think(moment, tight, candidates, control, [&](const search::SearchResult& found) {
            if (sink) sink(reported(found));
        });
    thought.move = thought.lines[choose(thought)].moves.front();
    return reported(std::move(thought));
}

std::size_t LevelEngine::choose(const search::SearchResult& thought) {
    std::vector<double> losses;
    for (const search::ThoughtLine& line : thought.lines) losses.push_back(-worth(line.score));
    const double least = *std::ranges::min_element(losses);
    double usual = 0;
    for (double& loss : losses) {
        loss -= least;
        usual += std::min(loss, grave_loss) / double(losses.size());
    }
    if (usual == 0) return random_.below(std::uint32_t(losses.size()));

    // What a usual move loses is different from game to game and from position to position, and so
    // is the number of moves: both are taken out, so that a level means the same everywhere.
    const bool won =
        search::is_proven(thought.lines.front().score) && thought.lines.front().score > 0;
    const double slack = won ? level_.slack * slack_left_when_won : level_.slack;
    const double unit = slack * usual / logarithm(double(losses.size()));
    double total = 0;
    std::vector<double> up_to;
    for (const double loss : losses) up_to.push_back(total += exponential(-loss / unit));
    const double mark = double(random_() >> 11) * 0x1.0p-53 * total;
    const auto chosen = std::ranges::upper_bound(up_to, mark);
    return std::min(std::size_t(chosen - up_to.begin()), up_to.size() - 1);
}

}  // namespace tablier::engines
