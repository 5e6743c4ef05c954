// Tables that contradict the rules: a fault is reported, and no other table is affected.
#include "online/service/service_fixture.h"
#include "online/service/stored_table.h"

namespace tablier::online {
namespace {

class FaultyTables : public TableServiceTest {
  protected:
    static constexpr const char* key = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    static constexpr const char* faulty = "AAAAAAAAAAA1";
    static constexpr const char* damaged = "AAAAAAAAAAA2";

    void SetUp() override {
        write(faulty, won_without_end(faulty), "");
        write(damaged, won_without_end(damaged), "damaged");
        service_->set_fault_report([this](const std::string& table, const Error& why) {
            reports_.emplace_back(table, why.message);
        });
    }

    /// A game whose end was never written, which no command leads to.
    std::vector<Event> won_without_end(const std::string& id) {
        auto [table, events] =
            OnlineTable::make(id, {.game = "quoridor", .clock = "1+0", .players = {me(), me()}},
                              std::nullopt, loop_.now())
                .value();
        Requester first;
        first.players.set(0);
        const Downtimes none;
        for (Event& event :
             table.execute(Resign{}, first, {.now = loop_.now(), .downtimes = none}).events)
            if (!std::holds_alternative<Over>(event.what)) events.push_back(event);
        return events;
    }

    void write(const std::string& id, const std::vector<Event>& events,
               const std::string& last_body) {
        const auto table = OnlineTable::replay(id, events, std::nullopt).value();
        const Downtimes none;
        store::Change change{.summary = summary_of(table, {.now = loop_.now(), .downtimes = none}),
                             .events = {}};
        for (const Event& event : events)
            change.events.push_back({event.number, "", event_json(event)});
        if (!last_body.empty()) change.events.back().body = last_body;
        for (int player = 0; player < 2; ++player)
            change.secrets.push_back(secret_for(player_role(player), key));
        bool done = false;
        store_->write(std::move(change), [&](const Result<void>& result) {
            EXPECT_TRUE(result);
            loop_.post([&] { done = true; });
        });
        ASSERT_TRUE(loop_.run_until([&] { return done; }));
    }

    std::vector<std::pair<std::string, std::string>> reports_;
};

TEST_F(FaultyTables, refuse_and_are_left_as_they_were) {
    const std::size_t events = stored_events(faulty);
    const auto subscriber = make_subscriber();
    ASSERT_EQ(watch(faulty, "", subscriber), "");
    const std::string before = look(faulty);
    for (int i = 1; i <= 3; ++i) {
        EXPECT_EQ(code_of(ask(faulty, key, Resign{1}, request_name)), "internal");
        ASSERT_EQ(reports_.size(), std::size_t(i));
        EXPECT_EQ(reports_.back().first, faulty);
        EXPECT_THAT(reports_.back().second, testing::StartsWith("event "));
        EXPECT_EQ(service_->statistics().faults, std::uint64_t(i));
    }
    EXPECT_EQ(look(faulty), before);
    EXPECT_EQ(stored_events(faulty), events);
    EXPECT_THAT(subscriber->types(), testing::IsEmpty());
    EXPECT_EQ(code_of(ask(faulty, key, Rename{"Ada"})), "") << "what is no fault is done";
    EXPECT_EQ(move(make_game(), "e2"), "") << "as at other tables";
    service_->unsubscribe(faulty, *subscriber);
}

TEST_F(FaultyTables, do_not_try_for_ever_by_themselves) {
    look(faulty);
    loop_.run();
    loop_.pass(2 * minute);
    ASSERT_TRUE(loop_.run_until([&] { return !reports_.empty(); })) << "its clock runs out";
    // Twice at most: where the table had been forgotten, reading it sets its clock once more.
    for (int i = 0; i < 20; ++i) {
        loop_.pass(6 * second);
        loop_.run();
    }
    EXPECT_LE(reports_.size(), 2U);
    EXPECT_EQ(move(make_game(), "e2"), "");
}

TEST_F(FaultyTables, that_cannot_be_read_are_reported) {
    EXPECT_EQ(look(damaged), "storage");
    ASSERT_EQ(reports_.size(), 1U);
    EXPECT_EQ(reports_.front().first, damaged);
    EXPECT_NE(reports_.front().second, "");
}

}  // namespace
}  // namespace tablier::online
