// Scenes of positions, and paths of clicks.
#include <set>

#include "games/point/rules/support.h"

#include "games/point/rules/scene.h"

namespace tablier::point {
namespace {

TEST(PointScene, shows_rows_cards_bank_and_deck) {
    const Rules rules = rules_of("point");
    const Position position = position_of(
        rules,
        "play S S:BBWWBBWWWWB:BB=WWW+WB=BWW+WB=BWW+WW=BBB N:BWBWBWBWBWBWB:BB=BBB+BW=BWB offer:- "
        "drawn:WB=BWW swaps:0 out:BW=WWW");
    const Scene picture = scene(rules, position);
    EXPECT_EQ(picture.game, "point");
    EXPECT_FALSE(picture.coordinates);
    EXPECT_EQ(picture.rows, 2);
    EXPECT_EQ(picture.columns, 13);
    ASSERT_EQ(picture.cells.size(), 24U);
    ASSERT_EQ(picture.pieces.size(), 24U);
    EXPECT_EQ(picture.cells[0].name, "S1");
    EXPECT_EQ(picture.cells[0].ground, "slot");
    EXPECT_EQ(picture.cells[23].name, "N13");
    EXPECT_EQ(picture.pieces[0].shape, "black");
    EXPECT_EQ(picture.pieces[2].shape, "white");
    ASSERT_EQ(picture.trays.size(), 3U);
    const SceneTray& south = picture.trays[0];
    EXPECT_TRUE(south.to_move);
    EXPECT_FALSE(picture.trays[1].to_move);
    ASSERT_EQ(south.cards.size(), 4U);
    int drawn = 0;
    for (const SceneCard& card : south.cards) drawn += card.drawn;
    EXPECT_EQ(drawn, 1);  // of two copies only one was drawn
    EXPECT_EQ(south.notes[0].en, "collects black");
    EXPECT_EQ(picture.trays[1].notes[0].fr, "collectionne les blancs");
    const SceneTray& middle = picture.trays[2];
    EXPECT_FALSE(middle.seat);
    ASSERT_EQ(middle.stocks.size(), 4U);
    EXPECT_EQ(middle.stocks[0].count, position.bank.black);
    EXPECT_EQ(middle.stocks[1].count, position.bank.white);
    EXPECT_EQ(middle.stocks[2].count, 64 - 4 - 2 - 1);
    EXPECT_EQ(middle.stocks[3].count, 1);
    EXPECT_EQ(picture.status.en, "South uses a card");
}

TEST(PointScene, shows_empty_rows_during_set_up) {
    const Rules rules = rules_of("point-3");
    const Scene picture = scene(rules, start(rules));
    EXPECT_EQ(picture.cells.size(), 36U);
    EXPECT_TRUE(picture.pieces.empty());
    EXPECT_EQ(picture.status.fr, "Sud choisit sa rangée : six pions noirs et six blancs");
}

TEST(PointScene, shows_an_offer_and_who_is_out) {
    const Rules rules = rules_of("point-teams");
    const Position position = position_of(
        rules,
        "choice N S:BBWWBBWWBBWW:BB=BBB+BB=BBW W:BWBWBWBWBWBW:BB=BBB+WB=BWW+WW=WWW "
        "N:BBWWBWBWBWBW:BB=WWB+BB=WWW+WW=BBB E:WWWW:-:stopped offer:WB=WBB drawn:- swaps:0 out:-");
    const Scene picture = scene(rules, position);
    EXPECT_TRUE(picture.trays[3].out);
    EXPECT_EQ(picture.trays[3].notes.back().en, "has stopped");
    ASSERT_EQ(picture.trays[4].cards.size(), 1U);
    EXPECT_TRUE(picture.trays[4].cards[0].offered);
    EXPECT_EQ(picture.status.en, "North: take the card on offer, or draw from the deck");
}

TEST(PointScene, every_stage_has_a_status_in_both_languages) {
    Random random(12);
    std::set<std::string> seen;
    for (std::string_view variant : {"point", "point-3", "point-4", "point-teams"}) {
        const Rules rules = rules_of(variant);
        for (int game = 0; game < 5; ++game) {
            Position position = start(rules);
            for (int ply = 0; ply < 400; ++ply) {
                const Scene picture = scene(rules, position);
                ASSERT_FALSE(picture.status.en.empty());
                ASSERT_FALSE(picture.status.fr.empty());
                seen.insert(picture.status.en);
                std::set<std::string> names;
                for (const SceneCell& cell : picture.cells) {
                    ASSERT_TRUE(names.insert(cell.name).second);
                    ASSERT_LT(cell.x, picture.columns);
                    ASSERT_LT(cell.y, picture.rows);
                }
                if (actor(position) == Actor::Nobody) break;
                play(rules, position, sample(rules, position, random));
            }
        }
    }
    EXPECT_TRUE(seen.contains("South draws a card"));
    EXPECT_TRUE(seen.contains("North can use no card and drops one"));
}

TEST(PointScene, the_end_names_the_winners) {
    const Rules teams = rules_of("point-teams");
    Position position = start(teams);
    retire(teams, position, {Seat::North});
    EXPECT_EQ(scene(teams, position).status.en, "West and East win");
    EXPECT_EQ(scene(teams, position).trays[2].notes.back().en, "has left the game");
    const Rules three = rules_of("point-3");
    Position all = start(three);
    retire(three, all, three.seating.seats);
    EXPECT_EQ(scene(three, all).status.en, "Draw: nobody is left");
}

TEST(Clicks, no_path_begins_with_another_and_all_differ) {
    Random random(13);
    std::set<MoveKind> kinds;
    const std::string few =
        "BW=WB BB=BB B=W WB=BWW WB=BWW WW=BBB BB=WWW BBB=BB WWWW=B BBB=W WW=WWW W=BB W=WW";
    for (std::string_view variant : {"point", "point-teams"})
        for (const std::string& deck : {few, std::string("standard")}) {
            const Rules rules = rules_of(variant, deck);
            for (int game = 0; game < 4; ++game) {
                Position position = start(rules);
                for (int ply = 0; ply < 250 && actor(position) != Actor::Nobody; ++ply) {
                    std::vector<std::vector<std::string>> paths;
                    if (position.stage != Stage::Row || game == 0)
                        for (Move move : moves_of(rules, position)) {
                            paths.push_back(clicks(rules, position, move));
                            kinds.insert(move.kind);
                        }
                    std::ranges::sort(paths);
                    // Sorted, a path that another begins with stands right before such a one.
                    for (std::size_t i = 1; i < paths.size(); ++i) {
                        const auto& shorter = paths[i - 1];
                        const auto& longer = paths[i];
                        const bool prefix =
                            shorter.size() <= longer.size() &&
                            std::equal(shorter.begin(), shorter.end(), longer.begin());
                        ASSERT_FALSE(prefix) << position_text(rules, position);
                    }
                    play(rules, position, sample(rules, position, random));
                }
            }
        }
    for (MoveKind kind : {MoveKind::Row, MoveKind::Draw, MoveKind::Use, MoveKind::Take,
                          MoveKind::Drop, MoveKind::Decline, MoveKind::Swap})
        EXPECT_TRUE(kinds.contains(kind)) << int(kind);
}

TEST(Clicks, name_cards_and_places) {
    const Rules rules = rules_of("point");
    const Position position = position_of(
        rules,
        "play S S:BBWWBBWWWWBB:BB=WWW+WB=BWW+WB=BWW+WW=BBB N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW "
        "offer:- drawn:WW=BBB swaps:0 out:-");
    for (Move move : moves_of(rules, position)) {
        if (move_text(rules, position, move) != "use:WWB=BW@3") continue;
        EXPECT_EQ(clicks(rules, position, move),
                  (std::vector<std::string>{"card:WB=BWW", "S3", "S5"}));
    }
    EXPECT_EQ(clicks(rules, start(rules), {.kind = MoveKind::Row, .blacks = 0b111111}),
              (std::vector<std::string>{"S1", "S2", "S3", "S4", "S5", "S6"}));
}

}  // namespace
}  // namespace tablier::point
