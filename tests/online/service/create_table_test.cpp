// Creation of tables.
#include "online/service/service_fixture.h"

namespace tablier::online {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

class Making : public TableServiceTest {};

TEST_F(Making, gives_keys_and_invitations) {
    const CreatedTable made =
        make(new_table("quoridor-4", {me("Ada"), invited(), anyone(), engine()}));
    EXPECT_THAT(made.table, SizeIs(12));
    EXPECT_THAT(made.key, SizeIs(43));
    ASSERT_THAT(made.invitations, SizeIs(4));
    EXPECT_THAT(made.invitations[1], SizeIs(43));
    for (const std::size_t player : {0, 2, 3}) EXPECT_EQ(made.invitations[player], "");
    EXPECT_EQ(made.watch_key, "");
    EXPECT_THAT(made.state, HasSubstr("\"you\":[0]"));
    EXPECT_THAT(made.state, HasSubstr("\"phase\":\"waiting\""));
    EXPECT_EQ(stored_events(made.table), 1U);
    const auto stored = store_->load(made.table).value();
    for (const store::Secret& secret : stored->secrets)
        EXPECT_NE(std::string(secret.hash.begin(), secret.hash.end()), made.key)
            << "only hashes are kept";
}

TEST_F(Making, refuses_what_is_no_game) {
    EXPECT_EQ(code_of(try_make(new_table("chess", {me(), me()}))), "bad-game");
    EXPECT_EQ(code_of(try_make(new_table("quoridor", {me()}))), "bad-game");
    EXPECT_EQ(code_of(try_make(new_table("quoridor", {me("a\nb"), me()}))), "bad-field");
    NewTable won = new_table("quoridor:size=5,walls=0", {me(), me()});
    won.setup.position = "c5/0 c4/0 - N";
    EXPECT_NE(code_of(try_make(std::move(won))), "");
}

TEST_F(Making, again_under_the_same_name_gives_the_same_table) {
    NewTable table = new_table("quoridor", {me(), invited()});
    table.setup.watch = Watching::ByLink;
    table.request = request_name;
    const CreatedTable first = make(table);
    for (int round = 0; round < 2; ++round) {
        const CreatedTable again = make(table);
        EXPECT_EQ(again.table, first.table);
        EXPECT_EQ(again.key, first.key);
        EXPECT_EQ(again.invitations, first.invitations);
        EXPECT_EQ(again.watch_key, first.watch_key);
        restart();
    }
    EXPECT_EQ(service_->statistics().tables_made, 0U);
    table.content += "another";
    EXPECT_EQ(code_of(try_make(table)), "request-reused");
    table.request += "2";
    EXPECT_NE(make(table).table, first.table);
}

TEST_F(Making, at_the_same_moment_under_one_name_makes_one_table) {
    NewTable table = new_table("quoridor", {me(), me()});
    table.request = request_name;
    std::vector<std::string> tables;
    for (int i = 0; i < 3; ++i)
        service_->create(table, [&](const ApiResult<CreatedTable>& made) {
            tables.push_back(made ? made->table + made->key : std::string(made.error().code));
        });
    ASSERT_TRUE(loop_.run_until([&] { return tables.size() == 3; }));
    EXPECT_EQ(tables[1], tables[0]);
    EXPECT_EQ(tables[2], tables[0]);
    EXPECT_EQ(service_->statistics().tables_made, 1U);
}

TEST_F(Making, commits_to_the_cards) {
    const auto point = make(new_table("point", {me(), me()}));
    EXPECT_THAT(state(point.table).at("commitment").as_string(), SizeIs(64));
    EXPECT_TRUE(state(point.table).at("seed").is_null());
    EXPECT_TRUE(state(make_game().table).at("commitment").is_null());
    ask(point.table, point.key, Resign{0});
    EXPECT_THAT(state(point.table).at("seed").as_string(), SizeIs(64));
}

class MakingMany : public TableServiceTest {
  protected:
    void reopen(const ServiceLimits& limits) {
        limits_ = limits;
        restart();
    }
    NewTable from(const char* address, std::vector<Place> places) {
        NewTable table = new_table("quoridor", std::move(places));
        table.client = net::ClientAddress::parse(address).value();
        return table;
    }
};

TEST_F(MakingMany, is_limited_by_tables_that_are_not_over) {
    ServiceLimits limits = limits_;
    limits.tables_per_client = 2;
    reopen(limits);
    const CreatedTable waiting = make(from("192.0.2.1", {me(), anyone()}));
    const CreatedTable playing = make(from("192.0.2.1", {me(), me()}));
    const auto third = try_make(from("192.0.2.1", {me(), me()}));
    ASSERT_EQ(code_of(third), "too-many-tables");
    EXPECT_GT(third.error().retry_seconds, 0);
    make(from("192.0.2.2", {me(), me()}));
    EXPECT_EQ(code_of(ask(waiting.table, waiting.key, CloseTable{})), "");
    make(from("192.0.2.1", {me(), me()}));
    EXPECT_EQ(code_of(try_make(from("192.0.2.1", {me(), me()}))), "too-many-tables");
    EXPECT_EQ(code_of(ask(playing.table, playing.key, Resign{0})), "");
    make(from("192.0.2.1", {me(), me()}));
}

TEST_F(MakingMany, is_not_limited_by_tables_that_were_abandoned) {
    ServiceLimits limits = limits_;
    limits.tables_per_client = 2;
    reopen(limits);
    const CreatedTable left = make(from("192.0.2.1", {me(), me()}));
    const CreatedTable watched = make(from("192.0.2.1", {me(), me()}));
    const auto subscriber = make_subscriber();
    watch(watched.table, "", subscriber);
    loop_.pass(milliseconds_a_day - minute);
    EXPECT_EQ(code_of(try_make(from("192.0.2.1", {me(), me()}))), "too-many-tables");
    EXPECT_EQ(move(left, "e2"), "");
    loop_.pass(milliseconds_a_day - minute);
    EXPECT_EQ(code_of(try_make(from("192.0.2.1", {me(), me()}))), "too-many-tables")
        << "it was played at";
    loop_.pass(20 * minute);
    make(from("192.0.2.1", {me(), me()}));
    EXPECT_EQ(code_of(try_make(from("192.0.2.1", {me(), me()}))), "too-many-tables")
        << "somebody looks at the other one";
    EXPECT_EQ(move(left, "e8"), "") << "it can be played on";
    service_->unsubscribe(watched.table, *subscriber);
}

TEST_F(MakingMany, is_limited_by_how_fast) {
    ServiceLimits limits = limits_;
    limits.new_tables = {.burst = 2, .per_second = 0.001};
    reopen(limits);
    make(from("192.0.2.1", {me(), me()}));
    make(from("192.0.2.1", {me(), me()}));
    EXPECT_EQ(code_of(try_make(from("192.0.2.1", {me(), me()}))), "too-many-tables");
    make(from("192.0.2.2", {me(), me()}));
}

TEST_F(MakingMany, is_limited_for_rematches_too) {
    ServiceLimits limits = limits_;
    limits.new_tables = {.burst = 2, .per_second = 0.001};
    reopen(limits);
    const CreatedTable made = make(from("192.0.2.1", {me(), me()}));
    const auto wants_rematch = [&](const std::string& table) {
        ask(table, made.key, Resign{0});
        ask(table, made.key, MakeOffer{Matter::Rematch});
        loop_.pass(10 * second);
    };
    wants_rematch(made.table);
    ASSERT_TRUE(loop_.run_until([&] { return !state(made.table).at("rematch").is_null(); }));
    const std::string next(state(made.table).at("rematch").as_string());
    wants_rematch(next);
    EXPECT_TRUE(state(next).at("rematch").is_null());
    EXPECT_EQ(state(next).at("offers").as_array().size(), 1U) << "it stays on offer";
}

TEST_F(MakingMany, with_engines_is_limited_by_their_thinking) {
    ServiceLimits limits = limits_;
    limits.engine_seconds = {.burst = 0.5, .per_second = 0};
    reopen(limits);
    EXPECT_EQ(code_of(try_make(from("192.0.2.1", {me(), engine()}))), "too-much-engine");
    make(from("192.0.2.1", {me(), me()}));
}

TEST_F(MakingMany, is_over_when_the_server_stops) {
    const CreatedTable made = make_game();
    service_->stop();
    EXPECT_EQ(code_of(try_make(from("192.0.2.1", {me(), me()}))), "not-ready");
    EXPECT_EQ(move(made, "e2"), "not-ready");
    EXPECT_EQ(phase(made.table), "playing") << "looking is possible still";
}

}  // namespace
}  // namespace tablier::online
