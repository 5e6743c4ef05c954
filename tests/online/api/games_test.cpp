// A game of each variant over the API, from the first call to the record.
#include "online/api/served_tables.h"
#include "online/table/table_record.h"
#include "rounds.h"
#include "tablier/catalog.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_reader.h"
#include "tablier/random.h"

namespace tablier::online {
namespace {

class GamesOverTheApi : public RunningTables {
  protected:
    /// One client for each key: the creator's, and those of invited players.
    void play(const std::string& variant) {
        SCOPED_TRACE(variant);
        const GamePtr game = make_game(variant).value();
        const int players = game->seating().players();
        Caller person = caller();
        json::array places{json::object{{"kind", "me"}}};
        while (int(places.size()) < players) places.push_back(json::object{{"kind", "anyone"}});
        const HttpAnswer made = person.make(json::serialize(
            json::object{{"game", variant}, {"players", places}, {"clock", "9+9"}}));
        ASSERT_EQ(made.status, 201) << made.received.body;
        const std::string table = made.text("table");
        const std::string path = "/api/v1/tables/" + table;
        std::vector<std::string> keys{made.text("key")};
        for (int player = 1; player < players; ++player)
            keys.push_back(
                person
                    .command(table, "", R"({"do":"take","player":)" + std::to_string(player) + "}")
                    .text("key"));
        const HttpAnswer begun = person.state(table);
        const auto key_of = [&](const std::string& seat) {
            for (int player = 0; player < players; ++player)
                for (const json::value& own :
                     begun["players"].at(std::size_t(player)).at("seats").as_array())
                    if (own.as_string() == seat) return keys[std::size_t(player)];
            return std::string();
        };
        Random random(5);
        std::vector<std::string> played;
        for (int move = 0; move < rounds(60, 10); ++move) {
            const HttpAnswer moves = person.get(path + "/moves");
            const json::array& list = moves["moves"].as_array();
            if (list.empty()) break;
            const std::string text(list[random.below(std::uint32_t(list.size()))].as_string());
            for (const std::string& key : keys) {
                if (key == key_of(moves.text("actor"))) continue;
                ASSERT_EQ(person.move(table, key, text).code(), "not-your-turn");
            }
            const HttpAnswer done = person.move(table, key_of(moves.text("actor")), text);
            ASSERT_EQ(done.status, 200) << done.received.body;
            played.push_back(text);
        }
        for (const std::string& key : keys) person.command(table, key, R"({"do":"resign"})");
        const HttpAnswer over = person.state(table);
        EXPECT_EQ(over.text("phase"), "over");
        std::vector<std::string> told;
        for (const json::value& entry : over["entries"].as_array())
            if (entry.as_object().contains("move") && entry.at("seat").as_string() != "chance")
                told.emplace_back(entry.at("move").as_string());
        EXPECT_EQ(told, played);
        const std::string text = person.get(path + "/record").received.body;
        const auto record = read_record(text);
        ASSERT_TRUE(record) << record.error().text() << "\n" << text;
        const auto replayed = replay_moves(*record);
        ASSERT_TRUE(replayed) << replayed.error().text();
        EXPECT_EQ(replayed->history().size(), over["entries"].as_array().size());
        EXPECT_EQ(verify_draws(*record).has_value(), variant.starts_with("point"));
    }
};

TEST_F(GamesOverTheApi, can_be_played_in_every_variant) {
    for (const Variant* variant : catalog()) play(variant->name);
}

TEST_F(GamesOverTheApi, P_R9_lots_after_the_deal_are_drawn_by_the_server) {
    play("point:lots=after");
}

TEST_F(GamesOverTheApi, engines_play_along) {
    Caller person = caller();
    const HttpAnswer made = person.make(
        R"({"game":"quoridor:size=5,walls=0","players":[{"kind":"me"},{"kind":"engine","level":1}]})");
    const std::string path = "/api/v1/tables/" + made.text("table");
    for (int move = 0; move < 200; ++move) {
        const HttpAnswer moves = person.get(path + "/moves");
        if (moves.text("actor") == "S") {
            const std::string text(moves["moves"].at(0).as_string());
            ASSERT_EQ(person.move(made.text("table"), made.text("key"), text).status, 200);
        }
        const HttpAnswer state = person.state(made.text("table"));
        if (state.text("phase") == "over") return;
        person.get(path + "/events?wait=20&after=" + std::to_string(state["event"].as_int64()));
    }
    FAIL() << "nobody ever won";
}

}  // namespace
}  // namespace tablier::online
