// A client that was told the state of a table reduces the events after it to the state that the
// server tells then.
#include <gmock/gmock.h>

#include "online/table/random_clients.h"
#include "online/table/test_table.h"
#include "rounds.h"

namespace tablier::online {
namespace {

using testing::HasSubstr;

std::string text_of(const TableState& state, Time now) {
    JsonObject json;
    add_state(json, state, now, Downtimes());
    return json.text();
}

/// Follows a table from what was sent of it: a state, then events.
class Client {
  public:
    explicit Client(const TestTable& test_table)
        : state_(TableState::parse(test_table.state()).value()),
          known_(test_table.events().size()) {}

    void hear(const TestTable& test_table) {
        for (; known_ < test_table.events().size(); ++known_) {
            const std::string json = event_json(test_table.events()[known_]);
            const auto done = state_.apply(parse_event(json).value());
            ASSERT_TRUE(done) << done.error().message << ": " << json;
        }
    }
    std::string told(Time now) const { return text_of(state_, now); }

  private:
    TableState state_;
    std::size_t known_;
};

/// The server's state, without what concerns one viewer.
std::string server_state(TestTable& test_table) {
    return text_of(test_table.table(), test_table.now());
}

class ClientState : public testing::TestWithParam<std::string> {};

TEST_P(ClientState, is_the_servers) {
    RandomClients clients(11);
    const int players = make_game(GetParam()).value()->seating().players();
    for (const char* clock : {"none", "5+10", "1d"}) {
        TestTable test_table = TestTable::full(GetParam(), players, clock);
        const Client first(test_table);
        std::vector<Client> all{first};
        for (int i = 0; i < rounds(120, 30); ++i) {
            clients.act(test_table);
            if (i % 30 == 0) all.emplace_back(test_table);
            for (Client& client : all) {
                client.hear(test_table);
                ASSERT_EQ(client.told(test_table.now()), server_state(test_table));
            }
            if (i % 10 != 0) continue;
            ASSERT_EQ(Client(test_table).told(test_table.now()), server_state(test_table));
        }
        test_table.ask(Resign{}, who({0}));
        test_table.ask(MakeOffer{Matter::Rematch}, who({1}));
        for (Client& client : all) {
            client.hear(test_table);
            EXPECT_EQ(client.told(test_table.now()), server_state(test_table));
        }
        EXPECT_EQ(Client(test_table).told(test_table.now()), server_state(test_table));
    }
}

INSTANTIATE_TEST_SUITE_P(AllVariants, ClientState, testing::ValuesIn(all_variants()), variant_name);

TEST(ClientStates, of_tables_that_wait_and_draw_lots) {
    Created setup = TestTable::setup_of("superpion-3", {me("Ada"), anyone(), anyone()}, "10+5");
    setup.commitment = commitment_of(test_seed(), test_table_id);
    setup.lots = 0b111;
    setup.listed = true;
    TestTable test_table(setup);
    Client client(test_table);
    const auto expect_same = [&] {
        client.hear(test_table);
        EXPECT_EQ(client.told(test_table.now()), server_state(test_table));
        EXPECT_EQ(Client(test_table).told(test_table.now()), server_state(test_table));
    };
    for (const Command& command :
         {Command(TakePlace{.player = 1, .name = "Bob"}), Command(Rename{"Rob"}),
          Command(LeavePlace{}), Command(TakePlace{.player = 1, .name = "Eve"}),
          Command(TakePlace{.player = 2, .name = "Zoë"}), Command(Rename{"\"Ann\""}),
          Command(Resign{})}) {
        EXPECT_EQ(test_table.ask(command, who({1})), "");
        test_table.pass(second);
        expect_same();
    }
    EXPECT_TRUE(test_table.table().lots_drawn());
    TestTable closed("quoridor", {me("Ada"), anyone()});
    Client watcher(closed);
    closed.ask(CloseTable{}, who({0}, true));
    watcher.hear(closed);
    EXPECT_EQ(watcher.told(closed.now()), server_state(closed));
}

TEST(ClientStates, from_a_position_with_an_engine) {
    Created setup = TestTable::setup_of("quoridor", {me("Ada"), engine(7)}, "none");
    setup.position = Match(make_game("quoridor").value()).position().text();
    setup.from = "abcdefghijkl";
    TestTable test_table(setup);
    test_table.move("e2");
    EXPECT_EQ(Client(test_table).told(test_table.now()), server_state(test_table));
}

TEST(ClientStates, of_ends_that_were_draws_before_they_were_counted) {
    TestTable test_table = TestTable::full("superpion", 4);
    for (int i = 0; i < 8; ++i) test_table.any_move();
    test_table.ask(MakeOffer{Matter::Draw}, everybody());
    std::vector<Event> events = test_table.events();
    auto& over = std::get<Over>(events.back().what);
    over.result = "draw";
    over.points = "";
    const auto table = OnlineTable::replay(test_table_id, events, std::nullopt).value();
    const std::string told = text_of(table, noon);
    EXPECT_THAT(told, HasSubstr(R"("result":"draw")"));
    EXPECT_EQ(text_of(TableState::parse(told).value(), noon), told);
}

TEST(ClientStates, without_what_is_never_needed_are_read) {
    const auto state = TableState::parse(
        R"({"table":"T","game":"quoridor","clock":"1+0","phase":"playing","event":3,"created":0,)"
        R"("changed":0,"watch":"open","lots":[],"players":[{"kind":"me","name":"Ada"},)"
        R"({"kind":"friend","name":"","taken":false}],"entries":[{"move":"e2"}],"offers":[]})");
    ASSERT_TRUE(state) << state.error().message;
    EXPECT_EQ(state->entries(), 1);
    EXPECT_EQ(state->clocks().left(0), 60'000);
}

TEST(ClientStates, where_lots_gave_a_place_twice_are_refused) {
    Created setup = TestTable::setup_of("quoridor", {me("Ada"), me("Bob")}, "none");
    setup.commitment = commitment_of(test_seed(), test_table_id);
    setup.lots = 0b11;
    const std::string right = TestTable(setup).state();
    const std::string drawn = R"("lots_from":[1,0])";
    const std::size_t at = right.find(drawn);
    ASSERT_NE(at, std::string::npos) << right;
    EXPECT_TRUE(TableState::parse(right));
    for (const char* from : {"[1,1]", "[1]", "[1,0,0]", "[1,7]", "[1,\"0\"]", "7"}) {
        std::string wrong = right;
        wrong.replace(at, drawn.size(), std::string(R"("lots_from":)") + from);
        EXPECT_FALSE(TableState::parse(wrong)) << from;
    }
}

TEST(ClientStates, that_cannot_be_are_refused) {
    TestTable test_table = TestTable::full("quoridor", 2, "5+10");
    test_table.move("e2");
    test_table.ask(MakeOffer{Matter::Back}, who({0}));
    const std::string right = test_table.state();
    ASSERT_TRUE(TableState::parse(right));
    for (const auto& [from, to] : std::initializer_list<std::pair<std::string, std::string>>{
             {"{", ""},
             {R"("game":"quoridor")", R"("game":"chess")"},
             {R"("game":"quoridor")", R"("game":"quoridor-4")"},
             {R"("clock":"5+10")", R"("clock":"soon")"},
             {R"("phase":"playing")", R"("phase":"pausing")"},
             {R"("event":4)", R"("event":0)"},
             {R"("lots":[])", R"("lots":[0])"},
             {R"("lots":[])", R"("lots":[7])"},
             {R"("lots_from":null)", R"("lots_from":[1])"},
             {R"("kind":"me")", R"("kind":"you")"},
             {R"("move":"e2")", R"("move":"e9")"},
             {R"("move":"e2","seat":"S")", R"("leave":"fled","seat":"S")"},
             {R"("move":"e2","seat":"S")", R"("leave":"gone","seat":"Q")"},
             {R"("entries":[{)", R"("entries":[7,{)"},
             {R"("running":{"player":1)", R"("running":{"player":3)"},
             {R"("what":"back")", R"("what":"money")"},
         }) {
        std::string wrong = right;
        const std::size_t at = wrong.find(from);
        ASSERT_NE(at, std::string::npos) << from << " in " << right;
        wrong.replace(at, from.size(), to);
        EXPECT_FALSE(TableState::parse(wrong)) << to;
    }
}

}  // namespace
}  // namespace tablier::online
