// What follows from a command and yet cannot be: nothing of it is kept, and it is said.
#include <gmock/gmock.h>

#include "online/table/seated_tables.h"

namespace tablier::online {
namespace {

/// A game that was won, as if its end had never been written: nothing can happen in it any more,
/// though it goes on as far as the table knows.
OnlineTable without_its_end(const std::string& clock = "none") {
    Sitting sitting = Sitting::full("quoridor", 2, clock);
    EXPECT_EQ(sitting.ask(Resign{0}, everybody()), "");
    std::vector<Event> events = sitting.events();
    EXPECT_TRUE(std::holds_alternative<Over>(events.back().what));
    events.pop_back();
    auto table = OnlineTable::replay(sitting_id, events, std::nullopt);
    EXPECT_TRUE(table);
    EXPECT_EQ(table->phase(), Phase::Playing);
    return *std::move(table);
}

TEST(Faults, of_a_command_leave_no_event_and_are_told) {
    const Downtimes none;
    for (const Command& command : {Command(Resign{1}), Command(PlayMove{"e2"})}) {
        OnlineTable table = without_its_end();
        const Answer answer = table.execute(command, everybody(), {noon, 0, none});
        EXPECT_THAT(answer.events, testing::IsEmpty());
        ASSERT_TRUE(answer.refused);
        EXPECT_EQ(answer.refused->code, "internal");
        ASSERT_TRUE(answer.fault) << "it was dropped without a word";
        EXPECT_NE(answer.fault->message, "");
    }
}

TEST(Faults, of_a_clock_leave_no_event_and_are_told) {
    OnlineTable table = without_its_end("1+0");
    const Downtimes none;
    const Answer answer = table.flag_if_due({noon + 61 * second, 0, none});
    EXPECT_THAT(answer.events, testing::IsEmpty());
    ASSERT_TRUE(answer.fault);
    EXPECT_THAT(answer.fault->message, testing::StartsWith("event "));
}

TEST(Faults, are_no_refusals_of_players) {
    Sitting sitting = Sitting::full("quoridor", 2);
    const Answer refused = sitting.table().execute(PlayMove{"e5"}, everybody(), sitting.instant());
    EXPECT_EQ(refused.refused->code, "illegal-move");
    EXPECT_FALSE(refused.fault);
    const Answer done = sitting.table().execute(PlayMove{"e2"}, everybody(), sitting.instant());
    EXPECT_FALSE(done.refused);
    EXPECT_FALSE(done.fault);
}

}  // namespace
}  // namespace tablier::online
