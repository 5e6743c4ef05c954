// Paths of clicks: words and longer paths of single games. tablier/testing/clicks_battery.h has the
// tests of all games.
#include <algorithm>
#include <map>
#include <set>

#include "catalog/random_games.h"

#include "tablier/scene.h"

namespace tablier {
namespace {

using Path = std::vector<std::string>;

class ClickWords : public RandomGames {};

TEST_P(ClickWords, no_two_moves_share_a_path_and_only_a_ball_action_lengthens_one) {
    at_every_moment([&](const AnyPosition& position) {
        std::map<Path, std::string> move_of;
        for (const MovePath& path : position.click_paths()) {
            ASSERT_FALSE(path.clicks.empty()) << path.move;
            const auto [found, is_new] = move_of.emplace(path.clicks, path.move);
            ASSERT_TRUE(is_new) << path.move << " and " << found->second << " in "
                                << position.text();
        }
        for (const auto& [path, move] : move_of)
            for (std::size_t length = 1; length < path.size(); ++length) {
                const auto shorter = move_of.find(Path(path.begin(), path.begin() + int(length)));
                if (shorter == move_of.end()) continue;
                ASSERT_TRUE(move.starts_with(shorter->second)) << move << " " << shorter->second;
            }
    });
}

std::set<std::string> cards_shown(const Scene& scene) {
    std::set<std::string> cards;
    for (const SceneTray& tray : scene.trays)
        for (const SceneCard& card : tray.cards) cards.insert("card:" + card.name);
    return cards;
}

TEST_P(ClickWords, every_place_is_in_the_scene_or_a_word) {
    // Of letters, which tells them from cells: "pass", "face:p".
    const auto is_word = [](const std::string& place) {
        return !place.starts_with("card:") && std::ranges::all_of(place, [](char c) {
            return (c >= 'a' && c <= 'z') || c == ':';
        });
    };
    at_every_moment([&](const AnyPosition& position) {
        const Scene scene = position.scene();
        std::set<std::string> known = cards_shown(scene);
        for (const SceneCell& cell : scene.cells) known.insert(cell.name);
        if (position.actor() == Actor::Chance) return;  // what is drawn is not yet to be seen
        for (const MovePath& path : position.click_paths())
            for (const std::string& place : path.clicks) {
                if (known.contains(place) || is_word(place)) continue;
                ASSERT_TRUE(place.ends_with('h') || place.ends_with('v')) << place;
                ASSERT_TRUE(known.contains(place.substr(0, place.size() - 1))) << place;
            }
    });
}

INSTANTIATE_TEST_SUITE_P(AllGames, ClickWords, testing::ValuesIn(all_specs()),
                         [](const auto& test) { return test_name(test.param); });

}  // namespace
}  // namespace tablier
