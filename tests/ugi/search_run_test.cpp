// One search on its own thread, with an engine that searches until it is stopped.
#include "ugi/search_run.h"

#include <gmock/gmock.h>

#include <new>

#include "tablier/catalog.h"
#include "ugi/collected_output.h"

namespace tablier::ugi_test {
namespace {

/// Finds `line` at once and thinks on until it must stop.
class Tireless final : public search::Engine {
  public:
    explicit Tireless(std::vector<std::string> line) : line_(std::move(line)) {}
    void new_game() override {}
    search::SearchResult think(const search::SearchRequest& request, const search::Limits& limits,
                               const search::LineCounts&, search::Control& control,
                               const search::ProgressCallback& sink) override {
        control.begin(limits, seat_of(request.position.actor()));
        search::SearchResult result{.lines = {{.score = 1500, .moves = line_}},
                                    .move = line_.front()};
        for (result.nodes = 1; !control.must_stop(result.nodes); ++result.nodes)
            if (result.nodes == 10) sink(result);
        return result;
    }

  private:
    std::vector<std::string> line_;
};

class Failing final : public search::Engine {
  public:
    void new_game() override {}
    search::SearchResult think(const search::SearchRequest&, const search::Limits&,
                               const search::LineCounts&, search::Control&,
                               const search::ProgressCallback&) override {
        throw std::bad_alloc();
    }
};

ugi::SearchOrder order(std::string_view spec, ugi::GoCommand go) {
    const GamePtr game = *make_game(spec);
    return {.game = game,
            .request = {.position = game->start(), .earlier = {}},
            .go = go,
            .lines = 1,
            .offer_ponder = true};
}

TEST(SearchRun, reports_on_the_way_and_answers_when_stopped) {
    CollectedOutput output;
    Tireless engine({"e2", "e8", "e3"});
    ugi::SearchRun run(engine, order("quoridor", {.infinite = true}), output);
    EXPECT_THAT(*output.next(),
                testing::MatchesRegex("info depth 0 multipv 1 score cp 150 win 0\\.818 nodes 10 "
                                      "nps [0-9]+ time [0-9]+ pv e2 e8 e3"));
    EXPECT_FALSE(run.ending());
    run.stop();
    EXPECT_EQ(*output.next_answer(), "bestmove e2 ponder e8");
    EXPECT_TRUE(run.ending());
}

TEST(SearchRun, time_counts_from_the_ponderhit) {
    CollectedOutput output;
    Tireless engine({"e2"});
    ugi::GoCommand go;
    go.limits.movetime = search::Milliseconds(1);
    go.limits.ponder = true;
    ugi::SearchRun run(engine, order("quoridor", go), output);
    output.next();
    EXPECT_FALSE(run.ending()) << "nothing runs out while pondering";
    run.ponder_hit();
    EXPECT_EQ(*output.next_answer(), "bestmove e2");
}

TEST(SearchRun, offers_to_ponder_only_on_another_players_answer) {
    CollectedOutput output;
    // In superpion-2 one player leads blue and red.
    const std::vector<std::string> first = (*make_game("superpion-2"))->start().legal_moves();
    Tireless same_player({first.front(), "whatever"});
    ugi::SearchRun run(same_player, order("superpion-2", {.infinite = true}), output);
    run.stop();
    EXPECT_EQ(*output.next_answer(), "bestmove " + first.front());
}

TEST(SearchRun, a_search_that_fails_still_answers_with_a_legal_move) {
    CollectedOutput output;
    Failing engine;
    ugi::SearchRun run(engine, order("quoridor", {}), output);
    EXPECT_THAT(*output.next(), testing::StartsWith("info string error the search failed"));
    EXPECT_THAT(*output.next(), testing::StartsWith("bestmove "));
}

}  // namespace
}  // namespace tablier::ugi_test
