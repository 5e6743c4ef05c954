// Storage failures: no change is accepted while they last, and tables continue afterwards.
#include <sys/resource.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "online/service/service_fixture.h"

namespace tablier::online {
namespace {

/// No file of this process can be written while this is there.
class FullDisk {
  public:
    FullDisk() {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        rlimit none = before_;
        none.rlim_cur = 0;
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit before_{};
};

class FailingDisk : public TableServiceTest {
  protected:
    /// Soon, as far as the hall knows.
    bool has_failed() {
        return loop_.run_until([&] { return service_->statistics().storage_failures > 0; });
    }
    /// Until the hall has seen to what was left undone.
    void sweep() { loop_.pass(6 * second); }
};

TEST_F(FailingDisk, refuses_and_leaves_the_table_as_it_was) {
    const CreatedTable made = make_game("10+0");
    move(made, "e2");
    const auto subscriber = make_subscriber();
    watch(made.table, "", subscriber);
    const std::string before = look(made.table);
    {
        const FullDisk full;
        EXPECT_EQ(move(made, "e8"), "storage");
        EXPECT_EQ(look(made.table), before);
        EXPECT_EQ(code_of(ask(made.table, made.key, Resign{0})), "storage");
        EXPECT_TRUE(service_->storage_failing());
        EXPECT_EQ(look(made.table), before);
    }
    EXPECT_EQ(subscriber->types().size(), 0U) << "nobody was told of what did not happen";
    EXPECT_EQ(service_->statistics().moves, 1U) << "nor is it counted";
    EXPECT_EQ(move(made, "e8"), "");
    EXPECT_FALSE(service_->storage_failing());
    EXPECT_EQ(subscriber->types(), std::vector<std::string>{"moved"});
    EXPECT_EQ(service_->statistics().storage_failures, 2U);
    service_->unsubscribe(made.table, *subscriber);
    const std::string after = boost::json::serialize(state(made.table).at("entries"));
    restart();
    EXPECT_EQ(boost::json::serialize(state(made.table).at("entries")), after);
}

TEST_F(FailingDisk, forgets_the_names_of_commands_that_were_not_done) {
    const CreatedTable made = make_game();
    const auto send = [&] {
        return code_of(ask(made.table, made.key, PlayMove{"e2"}, request_name, "move e2"));
    };
    {
        const FullDisk full;
        EXPECT_EQ(send(), "storage");
    }
    EXPECT_EQ(send(), "");
    EXPECT_EQ(send(), "");
    EXPECT_EQ(state(made.table).at("entries").as_array().size(), 1U);
}

TEST_F(FailingDisk, makes_no_table_and_no_key) {
    NewTable table = new_table("quoridor", {me(), anyone()});
    table.request = request_name;
    const CreatedTable there = make(new_table("quoridor", {me(), anyone()}));
    {
        const FullDisk full;
        std::vector<std::string> answers;
        for (int i = 0; i < 2; ++i)
            service_->create(table, [&](const ApiResult<CreatedTable>& made) {
                answers.push_back(code_of(made));
            });
        ASSERT_TRUE(loop_.run_until([&] { return answers.size() == 2; }));
        EXPECT_THAT(answers, testing::Each(std::string("storage")));
        EXPECT_EQ(code_of(take(there.table, 1)), "storage");
    }
    EXPECT_EQ(service_->statistics().cached_tables, 1U);
    EXPECT_EQ(service_->statistics().tables_made, 1U);
    make(table);
    EXPECT_EQ(service_->statistics().tables_made, 2U);
    EXPECT_EQ(phase(there.table), "waiting");
    EXPECT_EQ(code_of(take(there.table, 1)), "");
}

TEST_F(FailingDisk, commands_that_wait_are_asked_of_the_table_that_is_there) {
    const CreatedTable made = make_game();
    std::vector<std::string> answers;
    {
        const FullDisk full;
        for (const char* text : {"e2", "e8", "e2"})
            service_->execute(
                CommandRequest{.table = made.table, .key = made.key, .command = PlayMove{text}},
                [&](const ApiResult<CommandResult>& done) { answers.push_back(code_of(done)); });
        ASSERT_TRUE(loop_.run_until([&] { return answers.size() == 3; }));
    }
    EXPECT_THAT(answers, testing::ElementsAre("storage", "illegal-move", "storage"));
}

TEST_F(FailingDisk, stops_the_clocks) {
    const CreatedTable made = make_game("1+0");
    const CreatedTable other = make_game("1+0");
    loop_.pass(20 * second);
    {
        const FullDisk full;
        EXPECT_EQ(move(made, "e2"), "storage");
        loop_.pass(2 * minute);
        EXPECT_EQ(move(made, "e2"), "storage");
        EXPECT_EQ(phase(made.table), "playing");
        EXPECT_EQ(phase(other.table), "playing");
    }
    EXPECT_EQ(move(made, "e2"), "") << "the first thing that is written";
    EXPECT_GE(state(made.table).at("players").at(0).at("left").as_int64(), 40 * second);
    sweep();
    EXPECT_EQ(phase(other.table), "playing");
    restart();
    EXPECT_EQ(phase(other.table), "playing") << "it is remembered";
    loop_.pass(20 * second);
    EXPECT_EQ(phase(other.table), "playing");
    loop_.pass(40 * second);
    ASSERT_TRUE(loop_.run_until([&] { return phase(other.table) == "over"; }));
}

TEST_F(FailingDisk, flags_nobody_before_it_was_noticed) {
    const CreatedTable made = make_game("1+0");
    {
        const FullDisk full;
        loop_.pass(minute + second);
        ASSERT_TRUE(has_failed()) << "a clock seemed to be at zero";
    }
    sweep();
    ASSERT_TRUE(loop_.run_until([&] { return !service_->storage_failing(); }));
    sweep();
    EXPECT_EQ(phase(made.table), "playing");
    EXPECT_EQ(move(made, "e2"), "");
    loop_.pass(2 * minute);
    ASSERT_TRUE(loop_.run_until([&] { return phase(made.table) == "over"; }));
}

TEST_F(FailingDisk, engines_think_again) {
    const CreatedTable made = make(new_table("quoridor:size=5,walls=0", {me(), engine()}));
    {
        EXPECT_EQ(move(made, "c2"), "");
        const FullDisk full;  // before the engine's move, which takes a moment
        ASSERT_TRUE(has_failed());
    }
    EXPECT_EQ(state(made.table).at("entries").as_array().size(), 1U);
    sweep();
    ASSERT_TRUE(
        loop_.run_until([&] { return state(made.table).at("entries").as_array().size() == 2; }));
}

TEST_F(FailingDisk, rematches_are_made_later) {
    const CreatedTable made = make_game();
    ask(made.table, made.key, Resign{0});
    EXPECT_EQ(code_of(ask(made.table, made.key, MakeOffer{Matter::Rematch})), "");
    // It is on its way to the disk already, or has been: what follows must hold in any case.
    ASSERT_TRUE(loop_.run_until([&] { return !state(made.table).at("rematch").is_null(); }));

    const CreatedTable other = make(new_table("quoridor", {me(), anyone()}));
    const auto taken = take(other.table, 1);
    ask(other.table, other.key, Resign{});
    ask(other.table, other.key, MakeOffer{Matter::Rematch});
    std::optional<std::string> accepted;
    service_->execute(
        CommandRequest{
            .table = other.table, .key = taken->key, .command = AcceptOffer{Matter::Rematch}},
        [&](const ApiResult<CommandResult>& done) { accepted = code_of(done); });
    // The acceptance is written without the loop; the next table only when that runs.
    while (stored_events(other.table) < 7)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    {
        const FullDisk full;
        ASSERT_TRUE(has_failed());
    }
    EXPECT_EQ(accepted, "");
    EXPECT_TRUE(state(other.table).at("rematch").is_null()) << "there is no such table yet";
    sweep();
    ASSERT_TRUE(loop_.run_until([&] { return !state(other.table).at("rematch").is_null(); }));
    const std::string next(state(other.table).at("rematch").as_string());
    EXPECT_EQ(phase(next), "playing");
}

}  // namespace
}  // namespace tablier::online
