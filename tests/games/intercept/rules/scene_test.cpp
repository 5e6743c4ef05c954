// Scenes of positions, and paths of clicks.
#include <gmock/gmock.h>

#include "games/intercept/rules/support.h"

#include "games/intercept/rules/scene.h"

namespace tablier::intercept {
namespace {

using testing::ElementsAre;

const SceneCell& cell_named(const Scene& scene, std::string_view name) {
    return *std::ranges::find(scene.cells, name, &SceneCell::name);
}

std::vector<ScenePiece> pieces_on(const Scene& scene, std::string_view name) {
    const SceneCell& cell = cell_named(scene, name);
    std::vector<ScenePiece> found;
    for (const ScenePiece& piece : scene.pieces)
        if (piece.x == cell.x && piece.y == cell.y) found.push_back(piece);
    return found;
}

TEST(Scene, the_board_of_two_players) {
    const Rules rules = rules_for("intercept");
    const Scene drawn = scene(rules, start(rules));
    EXPECT_EQ(drawn.game, "intercept");
    EXPECT_EQ(drawn.cells.size(), 169U);
    EXPECT_EQ(drawn.pieces.size(), 23U);
    EXPECT_EQ(cell_named(drawn, "g7").ground, "centre");
    EXPECT_EQ(cell_named(drawn, "g13").ground, "goal");
    EXPECT_EQ(cell_named(drawn, "g13").owner, Seat::North);
    EXPECT_EQ(cell_named(drawn, "h12").ground, "approach");
    EXPECT_EQ(cell_named(drawn, "a7").ground, "plain");
    EXPECT_EQ(std::ranges::count(drawn.cells, SceneId("approach"), &SceneCell::ground), 10);
    EXPECT_EQ(pieces_on(drawn, "g1").front().shape, "double-passage");
    EXPECT_EQ(pieces_on(drawn, "b1").front().shape, "passage");
    EXPECT_EQ(pieces_on(drawn, "c1").front().shape, "repos");
    ASSERT_EQ(pieces_on(drawn, "g7").size(), 1U);
    EXPECT_EQ(pieces_on(drawn, "g7").front().shape, "ball");
    EXPECT_EQ(pieces_on(drawn, "g7").front().level, 0);
}

TEST(Scene, four_players_have_four_goals) {
    const Rules rules = rules_for("intercept-teams");
    const Scene drawn = scene(rules, start(rules));
    EXPECT_EQ(std::ranges::count(drawn.cells, SceneId("goal"), &SceneCell::ground), 4);
    EXPECT_EQ(drawn.trays.size(), 4U);
    EXPECT_EQ(drawn.trays[0].notes.front().en, "aims at a7 or m7");
    EXPECT_EQ(drawn.trays[0].notes.front().fr, "vise a7 ou m7");
    EXPECT_EQ(drawn.trays[1].notes.back(), (Text{"plays with East", "joue avec Est"}));
    const Rules any = rules_for("intercept-4", "goal=any");
    EXPECT_EQ(scene(any, start(any)).trays[0].notes.size(), 1U) << "everybody alone";
    EXPECT_EQ(scene(any, start(any)).trays[0].notes.front().en, "aims at a7, g13 or m7");
}

TEST(Scene, stacks_and_ball_lie_on_levels) {
    const Scenario scenario = Scenario().south("D g12r").north("P g12_").ball("g12");
    const Scene drawn = scene(scenario.rules(), scenario.position());
    const std::vector<ScenePiece> stack = pieces_on(drawn, "g12");
    ASSERT_EQ(stack.size(), 3U);
    EXPECT_EQ(stack[0].shape, "passage");
    EXPECT_TRUE(stack[0].covered);
    EXPECT_EQ(stack[0].seat, Seat::North);
    EXPECT_EQ(stack[1].shape, "double-repos");
    EXPECT_EQ(stack[1].level, 1);
    EXPECT_FALSE(stack[1].covered);
    EXPECT_EQ(stack[2].shape, "ball");
    EXPECT_EQ(stack[2].level, 2);
    EXPECT_FALSE(stack[2].seat);
}

TEST(Scene, status_and_trays) {
    const Scenario scenario = Scenario().south("P j3 R g11 P g12").ball("g11");
    Position position = scenario.position();
    Scene drawn = scene(scenario.rules(), position);
    EXPECT_EQ(drawn.status.en, "South to move; South has the ball on g11.");
    EXPECT_EQ(drawn.status.fr, "À Sud de jouer ; Sud a la boule en g11.");
    EXPECT_TRUE(drawn.trays[0].to_move);
    EXPECT_FALSE(drawn.trays[1].to_move);
    EXPECT_EQ(drawn.trays[0].title.fr, "Sud");
    ASSERT_TRUE(play_text(scenario.rules(), position, "j3-j4*g13"));
    drawn = scene(scenario.rules(), position);
    EXPECT_EQ(drawn.status.en, "South wins: the ball is on the Arrivée g13.");
    EXPECT_FALSE(drawn.trays[0].to_move);

    const Rules teams = rules_for("intercept-teams");
    position = start(teams);
    EXPECT_EQ(scene(teams, position).status.en, "South to move; the ball lies in the centre.");
    retire(teams, position, {Seat::West});
    drawn = scene(teams, position);
    EXPECT_EQ(drawn.status.en, "South and North win: no other side is left.");
    EXPECT_EQ(drawn.status.fr, "Sud et Nord gagnent : il ne reste pas d'autre camp.");
    EXPECT_TRUE(drawn.trays[1].out);
}

TEST(Scene, clicks) {
    const Cell g1 = *parse_cell("g1");
    const Cell g5 = *parse_cell("g5");
    const Cell e5 = *parse_cell("e5");
    EXPECT_THAT(clicks(Move::ordinary(g1, g5).with_ball(e5)), ElementsAre("g1", "g5", "e5"));
    EXPECT_THAT(clicks(Move::with_double(g1, g5, Face::Repos)), ElementsAre("g1", "g5", "face:r"));
    EXPECT_THAT(clicks(Move::with_double(g1, g1, Face::Repos).with_ball(e5)),
                ElementsAre("g1", "face:r", "e5"));
    EXPECT_THAT(clicks(Move::pass()), ElementsAre("pass"));
}

TEST(Game, through_the_type_erased_face) {
    for (const Variant& variant : variants()) {
        const auto game = variant.make(variant, Options(variant.options));
        ASSERT_TRUE(game);
        AnyPosition position = (*game)->start();
        EXPECT_TRUE(position.play("g1r"));
        EXPECT_FALSE(position.play("g1r"));
        EXPECT_EQ((*game)->seating(), variant.seating);
        const auto parsed = (*game)->parse_position(position.text());
        ASSERT_TRUE(parsed);
        EXPECT_EQ(*parsed, position);
        EXPECT_EQ((*game)->seat_code(Seat::South), "S");
    }
}

}  // namespace
}  // namespace tablier::intercept
