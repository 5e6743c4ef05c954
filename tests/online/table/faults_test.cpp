// Events that contradict the rules: nothing of the command is kept, and the fault is reported.
#include <gmock/gmock.h>

#include "online/table/test_table.h"

namespace tablier::online {
namespace {

/// A game that was won, as if its end had never been written: nothing can happen in it any more,
/// though it goes on as far as the table knows.
OnlineTable without_its_end(const std::string& clock = "none") {
    TestTable test_table = TestTable::full("quoridor", 2, clock);
    EXPECT_EQ(test_table.ask(Resign{0}, everybody()), "");
    std::vector<Event> events = test_table.events();
    EXPECT_TRUE(std::holds_alternative<Over>(events.back().what));
    events.pop_back();
    auto table = OnlineTable::replay(test_table_id, events, std::nullopt);
    EXPECT_TRUE(table);
    EXPECT_EQ(table->phase(), Phase::Playing);
    return *std::move(table);
}

TEST(Faults, of_a_command_leave_no_event_and_are_told) {
    const Downtimes none;
    for (const Command& command : {Command(Resign{1}), Command(PlayMove{"e2"})}) {
        OnlineTable table = without_its_end();
        const ExecutionResult answer = table.execute(command, everybody(), {noon, 0, none});
        EXPECT_THAT(answer.events, testing::IsEmpty());
        ASSERT_TRUE(answer.error);
        EXPECT_EQ(answer.error->code, "internal");
        ASSERT_TRUE(answer.fault) << "it was dropped without a word";
        EXPECT_NE(answer.fault->message, "");
    }
}

TEST(Faults, of_a_clock_leave_no_event_and_are_told) {
    OnlineTable table = without_its_end("1+0");
    const Downtimes none;
    const ExecutionResult answer = table.flag_if_due({noon + 61 * second, 0, none});
    EXPECT_THAT(answer.events, testing::IsEmpty());
    ASSERT_TRUE(answer.fault);
    EXPECT_THAT(answer.fault->message, testing::StartsWith("event "));
}

TEST(Faults, are_no_refusals_of_players) {
    TestTable test_table = TestTable::full("quoridor", 2);
    const ExecutionResult refused =
        test_table.table().execute(PlayMove{"e5"}, everybody(), test_table.time());
    EXPECT_EQ(refused.error->code, "illegal-move");
    EXPECT_FALSE(refused.fault);
    const ExecutionResult done =
        test_table.table().execute(PlayMove{"e2"}, everybody(), test_table.time());
    EXPECT_FALSE(done.error);
    EXPECT_FALSE(done.fault);
}

}  // namespace
}  // namespace tablier::online
