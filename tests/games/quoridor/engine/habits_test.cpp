#include "habits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tablier/catalog.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_reader.h"

namespace tablier::habits {
namespace {

using testing::HasSubstr;

HabitsByPlayer habits_in(std::string_view text) {
    HabitsByPlayer players;
    const ReadRecords read = read_records(text);
    for (const RecordError& error : read.errors) ADD_FAILURE() << error.text();
    for (const Record& record : read.records) {
        const auto match = replay_moves(record);
        if (!match) {
            ADD_FAILURE() << match.error().text();
            continue;
        }
        const auto added = add(players, record, *match);
        EXPECT_TRUE(added) << added.error().message;
    }
    return players;
}

/// On five by five cells South walks home in four steps; North sidles first.
constexpr std::string_view race =
    "[Variant \"quoridor\"]\n[Options \"size=5,walls=2\"]\n[South \"straight\"]\n[North "
    "\"sidling\"]\n\n"
    "1. c2 2. d5 3. d2 4. d4 5. e2 6. e4 7. e3 8. e2 9. e4 10. e1 N\n";

TEST(QuoridorHabits, StepsOfTheWinnerThatComeNoNearerAreDetours) {
    const auto players = habits_in(race);
    // North: d5 and e4 come no nearer, d4 and e1 do, and the jump from e4 over e3 to e2 too.
    EXPECT_EQ(players.at("sidling").won, 1);
    EXPECT_EQ(players.at("sidling").won_race_steps, 5);
    EXPECT_EQ(players.at("sidling").won_race_detours, 2);
    EXPECT_EQ(players.at("straight").won_race_steps, 0);  // a loser's race is not a won one
    EXPECT_EQ(players.at("straight").lost, 1);
    EXPECT_EQ(players.at("straight").unused_walls, 2);
}

TEST(QuoridorHabits, AJumpIsTakenByOneAndGivenByTheOther) {
    const auto players = habits_in(race);
    EXPECT_EQ(players.at("sidling").jumps_taken, 1);
    EXPECT_EQ(players.at("straight").jumps_given, 1);
    EXPECT_EQ(players.at("straight").jumps_taken, 0);
    EXPECT_EQ(players.at("sidling").jumps_given, 0);
}

const std::string small_game =
    "[Variant \"quoridor\"]\n[Options \"size=5,walls=2\"]\n[South \"a\"]\n[North \"b\"]\n\n";

TEST(QuoridorHabits, AWallThatHindersNobodyIsIdle) {
    // South: c4h stands before North's pawn, d1h blocks no path. North has placed none.
    const auto players = habits_in(small_game + "1. c4h 2. b5 3. d1h 4. b4 *\n");
    EXPECT_EQ(players.at("a").walls, 2);
    EXPECT_EQ(players.at("a").early_walls, 2);
    EXPECT_EQ(players.at("a").idle_walls, 1);
    EXPECT_EQ(players.at("b").walls, 0);
    EXPECT_EQ(players.at("a").won + players.at("a").lost, 0);
}

TEST(QuoridorHabits, MovesOfAGivenOpeningAreNobodys) {
    const auto players =
        habits_in(small_game + "1. c4h 2. b5 3. d1h {[%emt 0:00:01]} 4. b4 {[%emt 0:00:01]} *\n");
    EXPECT_EQ(players.at("a").walls, 1);
    EXPECT_EQ(players.at("a").idle_walls, 1);
}

TEST(QuoridorHabits, FourPlayersAreCountedEach) {
    const auto players = habits_in("[Variant \"quoridor-4\"]\n\n1. e2 2. b5 3. e8 4. h5 *\n");
    EXPECT_EQ(players.size(), 4U);
    EXPECT_EQ(players.at("West").games, 1);
}

TEST(QuoridorHabits, OtherGamesAreRefused) {
    HabitsByPlayer players;
    const auto record = read_record("[Variant \"intercept\"]\n\n*\n");
    const auto match = Match(make_game("intercept").value());
    const auto added = add(players, *record, match);
    ASSERT_FALSE(added);
    EXPECT_THAT(added.error().message, HasSubstr("intercept"));
}

TEST(QuoridorHabits, TheReportNamesEveryPlayer) {
    const std::string text = report(habits_in(race));
    EXPECT_THAT(text, HasSubstr("sidling: 1 games, 1 won, 0 lost"));
    EXPECT_THAT(text, HasSubstr("2 of 5 steps after the last wall came no nearer"));
    EXPECT_THAT(text, HasSubstr("straight: 1 games, 0 won, 1 lost"));
}

}  // namespace
}  // namespace tablier::habits
