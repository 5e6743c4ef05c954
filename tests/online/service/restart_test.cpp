// Restart of a server with the same folder.
#include <filesystem>

#include "online/service/service_fixture.h"

namespace tablier::online {
namespace {

class Restart : public TableServiceTest {};

TEST_F(Restart, finds_every_table_as_it_was) {
    const CreatedTable made = make(new_table("point", {me("Ada"), invited()}, "none"));
    const auto taken = accept_invitation(made.table, made.invitations[1]);
    ASSERT_TRUE(taken);
    EXPECT_EQ(move(made, "row:BBBBBBWWWWWW"), "");
    ask(made.table, taken->key, MakeOffer{Matter::Draw});
    const std::string before = look(made.table, taken->key);
    restart();
    EXPECT_EQ(look(made.table, taken->key), before);
    EXPECT_EQ(code_of(ask(made.table, made.key, AcceptOffer{Matter::Draw})), "");
    EXPECT_EQ(phase(made.table), "over");
}

TEST_F(Restart, clocks_stand_still_meanwhile) {
    const CreatedTable made = make_game("10+0");
    loop_.pass(30 * second);
    restart(60 * minute);
    EXPECT_EQ(phase(made.table), "playing");
    EXPECT_EQ(service_->statistics().running_clocks, 1U);
    loop_.pass(30 * second);
    EXPECT_EQ(move(made, "e2"), "");
    const auto left = state(made.table).at("players").at(0).at("left").as_int64();
    EXPECT_GE(left, 9 * minute);
    EXPECT_LE(left, 9 * minute + 5 * second) << "signs of life are some seconds apart";
    loop_.pass(9 * minute);
    restart(minute);
    loop_.pass(30 * second);
    EXPECT_EQ(phase(made.table), "playing");
    loop_.pass(minute);
    EXPECT_TRUE(loop_.run_until([&] { return phase(made.table) == "over"; }))
        << "without anybody looking, too";
}

TEST_F(Restart, in_good_order_gives_no_time_back) {
    const CreatedTable made = make_game("10+0");
    loop_.pass(33 * second);
    service_->stop();
    restart(60 * minute);
    EXPECT_EQ(move(made, "e2"), "");
    EXPECT_EQ(state(made.table).at("players").at(0).at("left").as_int64(),
              10 * minute - 33 * second);
}

TEST_F(Restart, a_time_that_passed_before_counts) {
    const CreatedTable made = make_game("1+0");
    close();
    loop_.pass(60 * minute);
    open();
    loop_.pass(minute - second);
    EXPECT_EQ(phase(made.table), "playing");
    loop_.pass(2 * second);
    EXPECT_TRUE(loop_.run_until([&] { return phase(made.table) == "over"; }));
}

TEST_F(Restart, engines_go_on) {
    const CreatedTable made = make(new_table("quoridor:size=3,walls=0", {engine(), engine()}));
    restart(minute);
    EXPECT_TRUE(loop_.run_until([&] { return phase(made.table) == "over"; }));
}

TEST_F(Restart, a_rematch_that_was_agreed_is_made) {
    const CreatedTable made = make(new_table("quoridor", {me("Ada"), anyone()}));
    const auto taken = take(made.table, 1);
    ask(made.table, made.key, Resign{});
    ask(made.table, made.key, MakeOffer{Matter::Rematch});
    service_->execute(
        CommandRequest{
            .table = made.table, .key = taken->key, .command = AcceptOffer{Matter::Rematch}},
        [](const ApiResult<CommandResult>&) {});
    close();  // when the agreement is written, but before anything follows from it
    open();
    EXPECT_EQ(state(made.table).at("offers").as_array().size(), 1U);
    ASSERT_TRUE(loop_.run_until([&] { return !state(made.table).at("rematch").is_null(); }));
    const std::string next(state(made.table).at("rematch").as_string());
    EXPECT_EQ(state(next).at("from").as_string(), made.table);
    EXPECT_EQ(boost::json::serialize(state(next, made.key).at("you")), "[1]")
        << "keys are good for both, and who began now begins last";
    EXPECT_EQ(boost::json::serialize(state(next, taken->key).at("you")), "[0]");
    restart();
    EXPECT_EQ(state(made.table).at("rematch").as_string(), next);
    EXPECT_EQ(code_of(ask(next, taken->key, PlayMove{"e2"})), "");
}

TEST_F(Restart, a_rematch_that_was_made_but_not_noted_is_not_made_twice) {
    const CreatedTable made = make_game();
    ask(made.table, made.key, Resign{0});
    service_->execute(
        CommandRequest{.table = made.table, .key = made.key, .command = MakeOffer{Matter::Rematch}},
        [](const ApiResult<CommandResult>&) {});
    const auto tables = [&] {
        std::int64_t sum = 0;
        const auto counts = store_->counts().value();
        for (const std::int64_t count : counts) sum += count;
        return sum;
    };
    ASSERT_TRUE(loop_.run_until([&] { return tables() == 2; }));
    close();
    open();
    ASSERT_TRUE(loop_.run_until([&] { return !state(made.table).at("rematch").is_null(); }));
    EXPECT_EQ(tables(), 2);
}

TEST_F(Restart, without_the_secret_gives_no_keys_that_open_nothing) {
    NewTable table = new_table("quoridor", {me(), anyone()});
    table.request = request_name;
    const CreatedTable made = make(table);
    const auto taken = take(made.table, 1, request_name);
    restart();
    EXPECT_EQ(make(table).key, made.key);
    EXPECT_EQ(take(made.table, 1, request_name)->key, taken->key);
    close();
    std::filesystem::remove(folder_.path() / "data" / "secret");
    open();
    EXPECT_EQ(code_of(try_make(table)), "request-reused");
    EXPECT_EQ(code_of(take(made.table, 1, request_name)), "request-reused");
    EXPECT_EQ(code_of(ask(made.table, taken->key, Rename{"Bob"})), "") << "keys are good still";
}

}  // namespace
}  // namespace tablier::online
