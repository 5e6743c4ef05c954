// Differential test against the slow reference, on random games and random crowded positions, in
// every variant and with every combination of options.
#include <set>

#include "games/intercept/rules/crowded.h"
#include "games/intercept/rules/reference.h"
#include "games/intercept/rules/support.h"
#include "rounds.h"
#include "tablier/random.h"

namespace tablier::intercept {
namespace {

std::vector<reference::Settings> all_settings() {
    std::vector<reference::Settings> all;
    for (const char* variant : {"intercept", "intercept-4", "intercept-teams"})
        for (const char* bend : {"single", "never", "always"})
            for (const char* interception : {"adverse", "any"})
                for (const char* cover : {"arriving", "anytime"})
                    for (const char* goal : {"opposite", "any"}) {
                        if (std::string(goal) == "any" && std::string(variant) != "intercept-4")
                            continue;
                        for (const char* facing : {"rotated", "mirrored"})
                            for (const char* flip : {"action", "turn"}) {
                                if (std::string(facing) == "mirrored" &&
                                    std::string(variant) != "intercept")
                                    continue;
                                all.push_back(
                                    {variant, bend, interception, cover, goal, facing, flip});
                            }
                    }
    return all;
}

SeatSet seats_of(const std::set<char>& letters) {
    SeatSet seats;
    for (Seat seat : all_seats)
        if (letters.contains(seat_letter(seat))) seats.insert(seat);
    return seats;
}

class Pair {
  public:
    explicit Pair(const reference::Settings& settings)
        : rules(rules_for(settings.variant, settings.text())), slow(settings) {}

    /// Compares everything about the two positions; false at the first difference.
    bool same(const Position& position, const reference::State& state,
              const std::vector<std::string>& turns) {
        const std::string text = slow.text(state);
        EXPECT_EQ(position_text(rules, position), text);
        EXPECT_EQ(legal(rules, position), turns) << text;
        const Outcome result = outcome(rules, position);
        EXPECT_EQ(result.over, slow.over(state)) << text;
        EXPECT_EQ(result.winners, seats_of(slow.winners(state))) << text;
        EXPECT_EQ(actor(rules, position) == Actor::Nobody, slow.over(state)) << text;
        return !testing::Test::HasFailure();
    }

    /// Plays on for up to `turns`, comparing at every step. Prefers turns with the ball, so that it
    /// wanders, and covers.
    bool play_on(Position position, reference::State state, int turns, Random& random) {
        for (int i = 0; i < turns; ++i) {
            const std::vector<std::string> choices = slow.legal(state);
            if (!same(position, state, choices)) return false;
            if (choices.empty()) return true;
            std::string turn = choices[random.below(std::uint32_t(choices.size()))];
            for (int again = 0; again < 3 && turn.find('*') == std::string::npos; ++again)
                turn = choices[random.below(std::uint32_t(choices.size()))];
            EXPECT_TRUE(play_text(rules, position, turn)) << turn;
            state = slow.play(state, turn);
            if (slow.seats().size() == 4 && random.below(60) == 0) {
                const char gone = slow.seats()[random.below(4)];
                if (!slow.over(state)) {
                    retire(rules, position, seats_of({gone}));
                    state = slow.retire(state, gone);
                }
            }
        }
        return same(position, state, slow.legal(state));
    }

    Rules rules;
    reference::Game slow;
};

TEST(Differential, random_games_agree) {
    Random random(1993);
    std::map<std::string, long> fired;
    for (const reference::Settings& settings : all_settings()) {
        Pair pair(settings);
        for (int game = 0; game < rounds(2, 1); ++game)
            ASSERT_TRUE(pair.play_on(start(pair.rules), pair.slow.start(), 60, random));
        for (const auto& [clause, times] : pair.slow.fired) fired[clause] += times;
    }
    EXPECT_GT(fired["a straight first pass"], 0);
    EXPECT_GT(fired["the carrier does not act"], 0);
}

TEST(Differential, crowded_positions_agree_and_every_clause_fires) {
    Random random(13);
    std::map<std::string, long> fired;
    int compared = 0;
    for (const reference::Settings& settings : all_settings()) {
        Pair pair(settings);
        for (int tries = 0, found = 0; tries < 20000 && found < rounds(40, 10); ++tries) {
            const reference::State state = reference::crowded(pair.slow, random);
            // The parser refuses what cannot stand in a game.
            const auto position = parse_position(pair.rules, pair.slow.text(state));
            if (!position) continue;
            ++found;
            ASSERT_TRUE(pair.play_on(*position, state, 3, random)) << settings.text();
        }
        compared += 1;
        for (const auto& [clause, times] : pair.slow.fired) fired[clause] += times;
    }
    EXPECT_EQ(compared, int(all_settings().size()));
    for (const char* clause : {"a stack is not coverable",
                               "the carrier is not jumped",
                               "an ordinary pawn does not jump a double",
                               "a second approach cover",
                               "a third covered pawn of a colour",
                               "a covered pawn does not act",
                               "the carrier does not act",
                               "the ball does not come back",
                               "no interception without the actor",
                               "no bent pass",
                               "a straight first pass",
                               "a bent first pass",
                               "a chain reaches further",
                               "no cover without the ball",
                               "a cover that takes the ball",
                               "a flip and the ball",
                               "a flip ends the turn",
                               "a double moves, turns over, and the ball follows",
                               "an approach cover",
                               "an Arrivée cover",
                               "a cover from afar",
                               "a covered pawn is free again",
                               "a double may flip where it covers",
                               "a win on the empty Arrivée",
                               "a win on a repos"})
        EXPECT_GT(fired[clause], 0) << clause;
}

}  // namespace
}  // namespace tablier::intercept
