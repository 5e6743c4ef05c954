// Tables with lots: each key gives rights for the place that its player got.
#include "online/service/service_fixture.h"
#include "online/service/stored_table.h"

namespace tablier::online {
namespace {

class HallLots : public TableServiceTest {
  protected:
    static constexpr int tables = 12;  ///< enough that lots change places, and leave some

    static NewTable with_lots(std::vector<Place> places, const std::string& game = "quoridor-4") {
        NewTable table = new_table(game, std::move(places));
        for (std::size_t player = 0; player < table.setup.players.size(); ++player)
            table.setup.lots.set(player);
        return table;
    }
    /// The number of the player with this name.
    int player_called(const std::string& table, const std::string& name) {
        const auto now = state(table);
        const auto& players = now.at("players").as_array();
        for (std::size_t player = 0; player < players.size(); ++player)
            if (players[player].at("name").as_string() == name) return int(player);
        return -1;
    }
    /// "[2]", or "[0,2]" where the names are of one key.
    std::string numbers(const std::string& table, std::vector<std::string> names) {
        std::vector<int> all;
        for (const std::string& name : names) all.push_back(player_called(table, name));
        std::ranges::sort(all);
        return boost::json::serialize(boost::json::value_from(all));
    }
    std::string you(const std::string& table, const std::string& key) {
        return boost::json::serialize(state(table, key).at("you"));
    }
    /// The faults found in a stored table that was changed.
    std::string fault(const std::string& id, const auto& change) {
        store::StoredTable stored = *store_->load(id).value();
        change(stored);
        const auto good = check_table(stored);
        return good ? "" : good.error().message;
    }
    ApiResult<CommandResult> sit_down(const std::string& table, int player, const std::string& name,
                                      const std::string& request = "", const std::string& key = "",
                                      const std::string& invitation = "") {
        return ask(CommandRequest{.table = table,
                                  .key = key,
                                  .invitation = invitation,
                                  .command = TakePlace{.player = player, .name = name},
                                  .request = request,
                                  .content = "take " + name});
    }
};

TEST_F(HallLots, keys_and_invitations_go_with_the_people) {
    bool moved = false;
    for (int i = 0; i < tables; ++i) {
        const CreatedTable made = make(with_lots({me("Ada"), invited(), anyone(), engine()}));
        const auto invited =
            sit_down(made.table, -1, "Bob", "", "", made.invitations[1]).value_or(CommandResult{});
        EXPECT_EQ(you(made.table, invited.key), "[1]");
        const auto last = sit_down(made.table, 2, "Cleo").value_or(CommandResult{});
        EXPECT_EQ(last.last - last.first, 2) << "seated, lots, started";
        for (const auto& [name, key] :
             {std::pair{"Ada", made.key}, {"Bob", invited.key}, {"Cleo", last.key}}) {
            EXPECT_EQ(you(made.table, key), numbers(made.table, {name})) << name;
            moved |= name == std::string("Ada") && you(made.table, key) != "[0]";
        }
        const auto seen = state(made.table, made.invitations[1]);
        EXPECT_EQ(seen.at("invited").as_int64(), player_called(made.table, "Bob"));
        EXPECT_TRUE(seen.at("commitment").is_string()) << "though no cards are drawn";
        EXPECT_EQ(fault(made.table, [](auto&) {}), "");
    }
    EXPECT_TRUE(moved);
}

TEST_F(HallLots, moves_are_taken_from_whom_lots_let_begin) {
    for (int i = 0; i < tables; ++i) {
        const CreatedTable made = make(with_lots({me("Ada"), anyone()}, "quoridor"));
        const std::string bob = sit_down(made.table, 1, "Bob").value_or(CommandResult{}).key;
        const bool ada_begins = player_called(made.table, "Ada") == 0;
        const std::string& south = ada_begins ? made.key : bob;
        const std::string& north = ada_begins ? bob : made.key;
        EXPECT_EQ(code_of(ask(made.table, north, PlayMove{"e2"})), "not-your-turn");
        EXPECT_EQ(code_of(ask(made.table, south, PlayMove{"e2"})), "");
        EXPECT_EQ(code_of(ask(made.table, north, Rename{"Zoe"})), "");
        EXPECT_EQ(player_called(made.table, "Zoe"), 1);
    }
}

TEST_F(HallLots, are_the_same_after_a_restart) {
    for (int i = 0; i < 4; ++i) {
        const CreatedTable made = make(with_lots({me("Ada"), anyone(), anyone(), anyone()}));
        std::vector<std::string> keys{made.key};
        for (const char* name : {"Bob", "Cleo", "Dan"})
            keys.push_back(
                sit_down(made.table, int(keys.size()), name).value_or(CommandResult{}).key);
        std::vector<std::string> before;
        for (const std::string& key : keys) before.push_back(look(made.table, key));
        restart();
        for (std::size_t k = 0; k < keys.size(); ++k)
            EXPECT_EQ(look(made.table, keys[k]), before[k]);
    }
}

TEST_F(HallLots, what_is_asked_again_gets_its_first_answer) {
    for (int i = 0; i < tables; ++i) {
        const std::string request = request_name + std::to_string(i);
        NewTable table = with_lots({me("Ada"), invited(), me("Ada"), anyone()});
        table.request = request;
        const CreatedTable made = make(table);
        const std::string& invitation = made.invitations[1];
        const auto bob = sit_down(made.table, -1, "Bob", request, "", invitation);
        const auto cleo = sit_down(made.table, 3, "Cleo", request + "c");
        ASSERT_TRUE(bob && cleo);
        for (int round = 0; round < 2; ++round) {
            const auto bob_again = sit_down(made.table, -1, "Bob", request, "", invitation);
            ASSERT_TRUE(bob_again) << bob_again.error().message.en;
            EXPECT_EQ(bob_again->key, bob->key);
            EXPECT_EQ(bob_again->last, bob->last);
            for (const std::string& shown : {std::string(), cleo->key}) {
                const auto again = sit_down(made.table, 3, "Cleo", request + "c", shown);
                ASSERT_TRUE(again) << again.error().message.en;
                EXPECT_EQ(again->key, cleo->key);
                EXPECT_EQ(again->last, cleo->last);
            }
            const CreatedTable made_again = make(table);
            EXPECT_EQ(made_again.key, made.key);
            EXPECT_EQ(made_again.invitations, made.invitations);
            EXPECT_EQ(boost::json::serialize(boost::json::parse(made_again.state).at("you")),
                      you(made.table, made.key));
            restart();
        }
        EXPECT_EQ(code_of(sit_down(made.table, -1, "Eve", "", "", invitation)), "seat-taken");
    }
}

TEST_F(HallLots, where_all_sit_at_once_the_maker_has_the_place_drawn) {
    bool moved = false;
    for (int i = 0; i < tables; ++i) {
        const CreatedTable made = make(with_lots({me("Ada"), engine(), engine(), engine()}));
        EXPECT_EQ(you(made.table, made.key), numbers(made.table, {"Ada"}));
        EXPECT_EQ(boost::json::serialize(boost::json::parse(made.state).at("you")),
                  you(made.table, made.key));
        moved |= you(made.table, made.key) != "[0]";
        ask(made.table, made.key, Resign{});
    }
    EXPECT_TRUE(moved);
}

TEST_F(HallLots, those_who_watch_are_told_and_are_there_at_their_new_places) {
    for (int i = 0; i < tables; ++i) {
        const CreatedTable made = make(with_lots({me("Ada"), anyone(), anyone(), anyone()}));
        const auto subscriber = make_subscriber();
        EXPECT_EQ(watch(made.table, made.key, subscriber), "");
        for (const char* name : {"Bob", "Cleo", "Dan"})
            sit_down(made.table, player_called(made.table, ""), name);
        EXPECT_THAT(subscriber->types(),
                    testing::ElementsAre("seated", "seated", "seated", "lots", "started"));
        loop_.pass(5 * second);
        std::vector<bool> there(4, false);
        there[std::size_t(player_called(made.table, "Ada"))] = true;
        EXPECT_EQ(boost::json::parse(subscriber->presence()).at("players"),
                  boost::json::value_from(there));
        service_->unsubscribe(made.table, *subscriber);
    }
}

TEST_F(HallLots, a_rematch_draws_again_and_keeps_the_keys) {
    for (int i = 0; i < 4; ++i) {
        const CreatedTable made = make(with_lots({me("Ada"), anyone()}, "quoridor"));
        const std::string bob = sit_down(made.table, 1, "Bob").value_or(CommandResult{}).key;
        ask(made.table, bob, Resign{});
        ask(made.table, bob, MakeOffer{Matter::Rematch});
        ask(made.table, made.key, AcceptOffer{Matter::Rematch});
        ASSERT_TRUE(loop_.run_until([&] { return !state(made.table).at("rematch").is_null(); }));
        const std::string next(state(made.table).at("rematch").as_string());
        EXPECT_EQ(boost::json::serialize(state(next).at("lots")), "[0,1]");
        EXPECT_EQ(you(next, made.key), numbers(next, {"Ada"}));
        EXPECT_EQ(you(next, bob), numbers(next, {"Bob"}));
        EXPECT_NE(state(next).at("commitment"), state(made.table).at("commitment"));
        restart();
        EXPECT_EQ(you(next, bob), numbers(next, {"Bob"}));
    }
}

TEST_F(HallLots, without_their_seed_are_noticed) {
    const std::string made = make(with_lots({me(), me()}, "quoridor")).table;
    EXPECT_NE(fault(made, [](auto& table) { table.seed.reset(); }), "");
    EXPECT_EQ(fault(made,
                    [](auto& table) {
                        std::string& body = table.events.front().body;
                        const std::string commitment = R"("commitment")";
                        body.replace(body.find(commitment), commitment.size(), R"("promise")");
                    }),
              "something is drawn, and nothing was committed to");
}

}  // namespace
}  // namespace tablier::online
