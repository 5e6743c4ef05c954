// Check of stored tables: what the service wrote is valid, and what was changed is not.
#include "online/service/stored_table.h"

#include "online/service/service_fixture.h"

namespace tablier::online {
namespace {

class CheckTable : public TableServiceTest {
  protected:
    store::StoredTable stored(const CreatedTable& made) {
        return *store_->load(made.table).value();
    }
    static std::string fault(const store::StoredTable& table) {
        const auto good = check_table(table);
        return good ? "" : good.error().message;
    }
    /// A game of cards that was played to its end.
    store::StoredTable with_cards() {
        const CreatedTable made = make(new_table("point", {engine(), engine()}));
        EXPECT_TRUE(loop_.run_until([&] { return phase(made.table) == "over"; }));
        return stored(made);
    }
};

TEST_F(CheckTable, finds_nothing_where_nothing_is_wrong) {
    EXPECT_EQ(fault(stored(make(new_table("quoridor", {me(), anyone()}, "10+0")))), "");
    EXPECT_EQ(fault(with_cards()), "");
    const CreatedTable made = make_game("10+0");
    loop_.pass(minute);
    EXPECT_EQ(move(made, "e2"), "");
    restart(60 * minute);
    EXPECT_EQ(move(made, "e8"), "");
    EXPECT_EQ(fault(stored(made)), "");
}

TEST_F(CheckTable, finds_a_summary_that_is_another) {
    auto table = stored(make_game());
    table.summary.card = "x";
    EXPECT_EQ(fault(table), "its summary is not the one of its events");
}

TEST_F(CheckTable, finds_a_name_that_nobody_can_give) {
    auto table = stored(make(new_table("quoridor", {me("Ada"), anyone()})));
    std::string& body = table.events.front().body;
    body.replace(body.find("Ada"), 3, std::string(1000, 'A'));
    EXPECT_EQ(fault(table), "the name of a player is too long");
}

TEST_F(CheckTable, finds_keys_for_nothing) {
    auto table = stored(make_game());
    table.secrets.front().role =
        "p\xBF"
        "layer 0";
    EXPECT_EQ(fault(table), "one of its keys is for nothing that there is");
}

TEST_F(CheckTable, finds_deadlines_that_cannot_be) {
    const auto right = stored(make_game("10+0"));
    for (const std::optional<store::Time> wrong :
         {std::optional<store::Time>(), std::optional<store::Time>(0),
          std::optional<store::Time>(latest_time + 1)}) {
        auto table = right;
        table.summary.deadline = wrong;
        EXPECT_EQ(fault(table), "its deadline is not one of its clocks");
    }
    auto table = stored(make_game());
    table.summary.deadline = table.summary.changed + 1;
    EXPECT_EQ(fault(table), "its deadline is not one of its clocks");
}

TEST_F(CheckTable, finds_a_game_that_stands_still) {
    const CreatedTable made = make_game();
    EXPECT_EQ(code_of(ask(made.table, made.key, Resign{0})), "");
    auto table = stored(made);
    table.events.pop_back();  // the one that says that it is over
    EXPECT_EQ(fault(table), "it is being played, and nobody is to move");
}

TEST_F(CheckTable, finds_cards_that_are_not_those_of_the_seed) {
    const auto right = with_cards();
    auto table = right;
    table.seed.reset();
    EXPECT_EQ(fault(table), "the seed is missing");
    table = right;
    ++table.seed->front();
    EXPECT_NE(fault(table), "");

    const auto replace = [&](const std::string& text, const std::string& instead) {
        table = right;
        for (store::Event& event : table.events)
            if (const auto at = event.body.find(text); at != event.body.npos)
                event.body.replace(at, text.size(), instead);
    };
    replace(R"("commitment")", R"("promise")");
    EXPECT_EQ(fault(table), "something is drawn, and nothing was committed to");
    replace(R"("commitment":")", R"("commitment":"0)");
    EXPECT_EQ(fault(table), "the seed is not the one that was committed to");
    replace(R"("seed":")", R"("seed":"0)");
    EXPECT_EQ(fault(table), "the seed shown at the end is not the one that was drawn by");
}

}  // namespace
}  // namespace tablier::online
