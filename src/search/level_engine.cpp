#include "search/level_engine.h"

#include <algorithm>

#include "tablier/elementary.h"

namespace tablier::search {
namespace {

/// Losses are capped at this value for the average.
constexpr double grave_loss = 0.2;

/// Factor for the slack in a proven win, so that it is hardly ever given away.
constexpr double slack_left_when_won = 0.3;

/// The win chance, with a bonus for shorter proven wins and longer proven losses: otherwise a weak
/// player would waste moves in a won race.
double worth(Score score) {
    constexpr double for_a_ply = 0.02;
    constexpr int longest = 50;
    const double chance = win_chance(score);
    if (!is_proven(score)) return chance;
    const double haste = for_a_ply * (longest - std::min(proof_length(score), longest));
    return score > 0 ? chance + haste : chance - haste;
}

}  // namespace

LevelEngine::LevelEngine(std::unique_ptr<Engine> engine, const Level& level, std::uint64_t seed)
    : engine_(std::move(engine)), level_(level), seed_(seed), random_(seed) {}

void LevelEngine::new_game() {
    engine_->new_game();
    random_ = Random(seed_);
}

SearchResult LevelEngine::think(const SearchRequest& request, const Limits& limits,
                                const LineCounts& counts, Control& control,
                                const ProgressCallback& progress) {
    const Limits tight = tightened(limits, level_.limits);
    if (level_.slack == 0) return engine_->think(request, tight, counts, control, progress);
    // The choice must not depend on how many lines are reported.
    const LineCounts candidates{1, level_.candidates};
    const auto reported = [&](SearchResult result) {
        std::erase_if(result.lines, [](const SearchLine& line) { return line.shallow; });
        const auto most = std::size_t(std::max(counts.lines, 1));
        if (result.lines.size() > most) result.lines.resize(most);
        return result;
    };
    SearchResult result =
        engine_->think(request, tight, candidates, control, [&](const SearchResult& found) {
            if (progress) progress(reported(found));
        });
    result.move = result.lines[choose(result)].moves.front();
    return reported(std::move(result));
}

std::size_t LevelEngine::choose(const SearchResult& result) {
    std::vector<double> losses;
    for (const SearchLine& line : result.lines) losses.push_back(-worth(line.score));
    const double least = *std::ranges::min_element(losses);
    double usual = 0;
    for (double& loss : losses) {
        loss -= least;
        usual += std::min(loss, grave_loss) / double(losses.size());
    }
    if (usual == 0) return random_.below(std::uint32_t(losses.size()));

    // The typical loss of a move and the number of moves differ between games and positions: both
    // are normalised, so that a level has the same strength everywhere.
    const bool won = is_proven(result.lines.front().score) && result.lines.front().score > 0;
    const double slack = won ? level_.slack * slack_left_when_won : level_.slack;
    const double unit = slack * usual / logarithm(double(losses.size()));
    double total = 0;
    std::vector<double> up_to;
    for (const double loss : losses) up_to.push_back(total += exponential(-loss / unit));
    const double mark = double(random_() >> 11) * 0x1.0p-53 * total;
    const auto chosen = std::ranges::upper_bound(up_to, mark);
    return std::min(std::size_t(chosen - up_to.begin()), up_to.size() - 1);
}

}  // namespace tablier::search
