// Tests of every game's paths of clicks: each legal move has one path, and other clicks are
// explained.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tablier/scene.h"
#include "tablier/testing/random_games.h"

namespace tablier {
namespace {

using Path = std::vector<std::string>;

class Clicks : public RandomGames {};

bool begins(const Path& path, const Path& longer) {
    return path.size() <= longer.size() && std::equal(path.begin(), path.end(), longer.begin());
}

/// Whether some legal move's path begins with these places.
bool leads_somewhere(const std::vector<MovePath>& paths, const Path& places) {
    return std::ranges::any_of(paths,
                               [&](const MovePath& path) { return begins(places, path.clicks); });
}

TEST_P(Clicks, the_paths_are_those_of_the_legal_moves) {
    int moment = 0;
    at_every_moment([&](const AnyPosition& position) {
        if (moment++ % 20 != 0) return;  // looking up every move by its text takes long
        const auto paths = position.click_paths();
        const auto moves = position.legal_moves();
        ASSERT_EQ(paths.size(), moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            ASSERT_EQ(paths[i].move, moves[i]);
            if (i % 50 == 0) {
                ASSERT_EQ(paths[i].clicks, position.clicks(moves[i]));
            }
        }
    });
}

TEST_P(Clicks, no_two_moves_share_a_path) {
    at_every_moment([&](const AnyPosition& position) {
        std::map<Path, std::string> move_of;
        for (const MovePath& path : position.click_paths()) {
            ASSERT_FALSE(path.clicks.empty()) << path.move;
            const auto [found, is_new] = move_of.emplace(path.clicks, path.move);
            ASSERT_TRUE(is_new) << path.move << " and " << found->second << " in "
                                << position.text();
        }
    });
}

std::set<std::string> cards_shown(const Scene& scene) {
    std::set<std::string> cards;
    for (const SceneTray& tray : scene.trays)
        for (const SceneCard& card : tray.cards) cards.insert("card:" + card.name);
    return cards;
}

/// Places that a page could send: cells, cards, words and walls, existing or not.
Path touchable_places(const Scene& scene) {
    Path places{"pass",  "face:p", "face:r",     "face:x", "cap:b",  "cap:y",   "cap:",
                "cap:z", "drop",   "deck",       "stop",   "",       "e3h",     "a1v",
                "z99h",  "q17",    "card:WB=BW", "card:",  "S0",     "S13",     "N99",
                "d0",    "e3x",    "\x01\xff",   "é",      "a1a1a1", "a1-a2*a3"};
    for (const SceneCell& cell : scene.cells) places.push_back(cell.name);
    for (const SceneWall& wall : scene.walls) places.push_back(wall.name);
    for (const std::string& card : cards_shown(scene)) places.push_back(card);
    return places;
}

void expect_answer(const AnyPosition& position, const Path& places) {
    std::string shown = position.text() + " |";
    for (const std::string& place : places) shown += " " + place;
    const IllegalMove refusal = position.explain_clicks(places);
    ASSERT_FALSE(refusal.rule.en.empty()) << shown;
    ASSERT_FALSE(refusal.rule.fr.empty()) << shown;
    ASSERT_FALSE(refusal.why.en.empty()) << shown;
    ASSERT_FALSE(refusal.why.fr.empty()) << shown;
    ASSERT_NE(refusal.why.en, refusal.why.fr) << shown;
    ASSERT_EQ(refusal.why.en.find('\n'), std::string::npos) << shown;
    // Explanations of clicks must not mention notation.
    ASSERT_EQ(refusal.rule.en.find("notation"), std::string::npos) << refusal.why.en << "\n"
                                                                   << shown;
    ASSERT_EQ(refusal.why.en.find("written"), std::string::npos) << refusal.why.en << "\n" << shown;
    for (const char* last_resort : {"not a legal", "too many to list", "nothing forbids"})
        ASSERT_EQ(refusal.why.en.find(last_resort), std::string::npos) << refusal.why.en << "\n"
                                                                       << shown;
}

TEST_P(Clicks, whatever_begins_no_move_is_explained) {
    at_every_moment([&](const AnyPosition& position) {
        const Path places = touchable_places(position.scene());
        const auto paths = position.click_paths();
        const auto pick = [&](const auto& from) -> const auto& {
            return from[random_.below(std::uint32_t(from.size()))];
        };
        for (int i = 0; i < 12; ++i) {
            Path touched;
            if (!paths.empty()) {
                // Most begin like a legal move.
                touched = pick(paths).clicks;
                touched.resize(random_.below(std::uint32_t(touched.size() + 1)));
            }
            touched.push_back(pick(places));
            if (i % 4 == 0) touched.push_back(pick(places));
            if (!leads_somewhere(paths, touched)) expect_answer(position, touched);
            if (HasFatalFailure()) return;
        }
    });
}

TEST_P(Clicks, what_follows_a_wrong_place_does_not_matter) {
    int moment = 0;
    at_every_moment([&](const AnyPosition& position) {
        if (moment++ % 5 != 0) return;
        const Path wrong{"nowhere"};
        const Path more{"nowhere", "e3", "pass"};
        ASSERT_EQ(position.explain_clicks(wrong).why, position.explain_clicks(more).why);
    });
}

TEST_P(Clicks, what_begins_a_move_is_not_forbidden) {
    int moment = 0;
    at_every_moment([&](const AnyPosition& position) {
        if (moment++ % 20 != 0) return;
        const Path none;
        const bool over = position.actor() == Actor::Nobody;
        ASSERT_NE(position.explain_clicks(none).why.en.find(over ? "over" : "nothing forbids"),
                  std::string::npos);
        if (over) return;
        for (const MovePath& path : position.click_paths()) {
            ASSERT_NE(position.explain_clicks(path.clicks).why.en.find("nothing forbids"),
                      std::string::npos);
            break;
        }
    });
}

}  // namespace
}  // namespace tablier
