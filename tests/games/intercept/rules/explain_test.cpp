// Explanations of illegal moves, for every clause.
#include "games/intercept/rules/crowded.h"
#include "games/intercept/rules/reference.h"
#include "games/intercept/rules/support.h"
#include "tablier/random.h"

namespace tablier::intercept {
namespace {

constexpr std::string_view last_resort = "this is not a legal turn";

void expect(const IllegalMove& refusal, std::string_view rule, std::string_view part) {
    EXPECT_EQ(refusal.rule.en, rule) << refusal.why.en;
    EXPECT_NE(refusal.why.en.find(part), std::string::npos) << refusal.why.en;
    EXPECT_FALSE(refusal.rule.fr.empty() || refusal.why.fr.empty());
    EXPECT_NE(refusal.why.fr, refusal.why.en);
}

TEST(Explain, notation) {
    const Scenario start;
    for (const char* text : {"", "b1", "b1c2", "b1-", "b1-c2-d3", "b1-c2x", "b1-c2*", "b1-c2*g",
                             "g1pp", "b14", "n1-n2-n3", "hello", "\x01\xff", "*g7"})
        expect(start.why(text), "Intercept, notation", "a turn is written");
    for (const auto& [text, cell] : {std::pair{"n1-n2", "\"n1\""},
                                     {"a0-a1", "\"a0\""},
                                     {"a13-a14", "\"a14\""},
                                     {"b01-c2", "\"b01\""},
                                     {"g1-g99r", "\"g99\""},
                                     {"o1r", "\"o1\""},
                                     {"B1-C2*G14", "\"g14\""},
                                     {"b1-c99999999999", "\"c99999999999\""}})
        expect(start.why(text), "Intercept, board and names", cell);
    expect(Scenario().south("D d5p").why("d5-d6"), "Intercept, notation", "d5-d6p or d5-d6r");
    expect(Scenario().south("P d5").why("d5-d6p"), "Intercept, notation", "write d5-d6");
    expect(Scenario().south("P d5").why("D5 - D6"), "Intercept, notation", "written d5-d6");
    expect(Scenario().south("P j3 P f7 R e7").why("j3-j4 *e7"), "Intercept, notation", "j3-j4*e7");
}

TEST(Explain, a_turn) {
    expect(Scenario().why("d5-d6"), "Intercept, a turn", "no pawn stands on d5");
    expect(Scenario().why("g7-g8"), "Intercept, a turn", "only the ball");
    expect(Scenario().north("P d5").why("d5-d6"), "Intercept, a turn", "belongs to North");
    expect(Scenario("intercept-teams").north("P d5").why("d5-d6"), "Intercept, a turn", "partner");
    expect(Scenario().south("R d5").ball("d5").why("d5-d6"), "Intercept, a turn", "carries");
    const Scenario covered =
        Scenario().south("P f12 R d4").north("R f12_").ball("d4").to_move(Seat::North);
    expect(covered.why("f12-f11"), "Intercept, a turn", "covered");
}

TEST(Explain, I_R6_turn_no_ball_after_a_flip_in_place) {
    const auto turn = [] { return Scenario("intercept", "flip=turn"); };
    expect(turn().south("D e7p P f7").why("e7r*e7"), "I-R6", "whole turn");
    expect(turn().south("D e7p P f7").why("e7r*e5"), "I-R6", "whole turn");
    // What is wrong with the flip itself comes first.
    expect(turn().south("D e7p P f7").why("e7p*e7"), "Intercept, pawn action 6", "already");
    expect(Scenario().south("D g1p").why("g1r*e5"), "Intercept, ball action", "e5 is empty");
}

TEST(Explain, game_over_and_pass) {
    const Scenario scenario = Scenario().south("P j3 R g11 P g12").ball("g11");
    Position position = scenario.position();
    ASSERT_TRUE(play_text(scenario.rules(), position, "j3-j4*g13"));
    expect(explain(scenario.rules(), position, "b1-b2"), "Intercept, end", "over");
    expect(scenario.why("pass"), "Intercept, end", "without any legal turn");
}

TEST(Explain, pawn_actions) {
    const auto south = [](std::string_view pawns) { return Scenario().south(pawns); };
    expect(south("P d5").why("d5-d7"), "Intercept, pawn action 2", "no pawn to jump");
    expect(south("P d5 D d6p").why("d5-d7"), "Intercept, pawn action 2", "double on d6");
    expect(south("P d5 R d6").ball("d6").why("d5-d7"), "Intercept, pawn action 2", "carries");
    expect(south("P d5").why("d5-j9"), "Intercept, pawn action 2", "neither");
    expect(south("P d5 R d6").why("d5-d8"), "Intercept, pawn action", "combine");
    expect(south("P d5").why("d5p"), "Intercept, pawn action 6", "only a double");
    expect(south("D d5p").why("d5p"), "Intercept, pawn action 6", "already");
    expect(south("P d5").why("d5-d5"), "Intercept, pawn action", "where it began");
    expect(south("D d5p P d7").north("P d8").why("d5-d9p"), "Intercept, pawn action 4", "d8");
    expect(south("D d5p R d7").ball("d7").why("d5-d8p"), "Intercept, pawn action 4", "carries");
    expect(south("D d5p").why("d5-e7p"), "Intercept, pawn action 4", "no slide");
    expect(south("P f7").why("f7-g7"), "I-R4", "blocked");
    expect(south("P f7").why("f7-h7"), "I-R4", "g7");
    expect(south("D e7p").why("e7-i7p"), "I-R4", "g7");
}

TEST(Explain, covering) {
    const auto with = [](std::string_view south, std::string_view north) {
        return Scenario().south(south).north(north).ball("d4");
    };
    expect(with("R d4 P e5 R e6", "").why("e5-e6"), "Intercept, covering", "own side");
    expect(with("R d4 P e5", "P e6").why("e5-e6"), "Intercept, covering", "only on an Arrivée");
    expect(with("R d4 P g12", "P g13").why("g12-g13"), "Intercept, covering", "repos");
    expect(with("R d4 R g11", "P g12").why("g11-g12"), "Intercept, covering", "passage");
    expect(with("R d4 D g13r R g12", "P g13_ P g11").why("g12-g13"), "Intercept, covering", "own");
    expect(Scenario().south("R g12").north("R g13").ball("g13").why("g12-g13"),
           "Intercept, covering", "carries");
    expect(with("R d4 P f12 P h11", "P f12_ P h12").why("h11-h12"), "I-R8", "second");
    expect(Scenario().south("R g12").north("P g13").why("g12-g13"), "I-R7", "needs the ball");
    const Scenario third = Scenario("intercept-4", "goal=any")
                               .south("R d4 R b8")
                               .east("P g12")
                               .west("P l7")
                               .north("P g12_ P l7_ P a7")
                               .ball("d4");
    expect(third.why("b8-a7"), "I-R8", "third");
    const Scenario stack = Scenario("intercept-4", "goal=any")
                               .south("R d4 R g12")
                               .west("R g13")
                               .north("P g13_")
                               .ball("d4");
    expect(stack.why("g12-g13"), "Intercept, covering", "covers another");
}

TEST(Explain, ball_actions) {
    const auto south = [](std::string_view pawns) { return Scenario().south(pawns); };
    const char* rule = "Intercept, ball action";
    expect(south("P j3 P f7").why("j3-j4*e7"), rule, "empty");
    expect(south("P j3 P f7").north("R e7").why("j3-j4*e7"), rule, "adverse");
    expect(south("P j3 P f7 P e7").why("j3-j4*e7"), rule, "is a passage");
    expect(south("P j3 P f7 R f8").why("j3-j4*f8"), rule, "exactly two");
    expect(south("P j3 R e7").why("j3-j4*e7"), rule, "none of your passage");
    expect(south("P j3 P f7 R d9").why("j3-j4*d9"), rule, "no chain");
    expect(south("P j3 R d5").ball("d5").why("j3-j4*d5"), rule, "already");
    expect(south("P j3 R g11 P g12 P f13 R e13").ball("g11").why("j3-j4*e13"), rule, "game ends");
    expect(south("P j3 P f7 R e7 P e8 R f9").why("j3-j4*f9"), "I-R3", "bend");
    expect(Scenario("intercept", "bend=never").south("P j3 P f7 R e6").why("j3-j4*e6"), "I-R3",
           "straight");
    expect(south("P j3 P d5 R c5").north("R e5").ball("e5").why("j3-j4*c5"), "I-R5", "j4");
}

/// A well-formed turn, most of the time with a pawn that may act.
std::string random_turn(const Position& position, Random& random) {
    std::vector<Cell> mine;
    position.pawns[index(position.to_move)].for_each([&](Cell cell) { mine.push_back(cell); });
    const auto anywhere = [&] { return Cell::at(int(random.below(13)), int(random.below(13))); };
    const auto near = [&](Cell cell) {
        const int x = cell.x() - 2 + int(random.below(5));
        const int y = cell.y() - 2 + int(random.below(5));
        return on_board(x, y) ? Cell::at(x, y) : cell;
    };
    const Cell from = random.below(8) == 0 || mine.empty()
                          ? anywhere()
                          : mine[random.below(std::uint32_t(mine.size()))];
    std::string text = cell_name(from);
    const bool flip = random.below(12) == 0;
    if (!flip) text += "-" + cell_name(random.below(3) == 0 ? anywhere() : near(from));
    if (flip || position.doubles.contains(from) != (random.below(16) == 0))
        text += "pr"[random.below(2)];
    if (random.below(2) == 0)
        text += "*" + cell_name(random.below(2) == 0 ? anywhere() : near(position.ball));
    return text;
}

TEST(Explain, every_illegal_turn_breaks_a_clause_that_has_a_name) {
    Random random(5);
    int explained = 0;
    for (const char* variant : {"intercept", "intercept-4", "intercept-teams"})
        for (const char* options :
             {"", "bend=never", "bend=always", "interception=any", "cover=anytime", "flip=turn"}) {
            const Rules rules = rules_for(variant, options);
            const reference::Game game({.variant = variant});  // only to place pawns
            for (int tries = 0, found = 0; tries < 20000 && found < 25; ++tries) {
                const auto position = parse_position(rules, game.text(crowded(game, random)));
                if (!position) continue;
                ++found;
                const std::vector<std::string> turns = legal(rules, *position);
                for (int i = 0; i < 150; ++i) {
                    const std::string turn = random_turn(*position, random);
                    if (std::ranges::binary_search(turns, turn)) continue;
                    const IllegalMove refusal = explain(rules, *position, turn);
                    ASSERT_NE(refusal.why.en, last_resort)
                        << position_text(rules, *position) << " " << turn;
                    ASSERT_FALSE(refusal.rule.en.empty() || refusal.why.fr.empty()) << turn;
                    ASSERT_EQ(refusal.why.en.find('{'), std::string::npos) << refusal.why.en;
                    ++explained;
                }
            }
        }
    EXPECT_GT(explained, 30000);
}

TEST(Explain, garbage_is_refused_without_harm) {
    const Rules rules = rules_for("intercept");
    const Position position = start(rules);
    Random random(9);
    constexpr std::string_view letters = "abgm0123789-*pr_./ pass\n\xC3";
    for (int i = 0; i < 20000; ++i) {
        std::string text;
        for (auto length = random.below(12); length > 0; --length)
            text += letters[random.below(std::uint32_t(letters.size()))];
        if (std::ranges::binary_search(legal(rules, position), text)) continue;
        ASSERT_FALSE(explain(rules, position, text).why.en.empty()) << text;
    }
}

}  // namespace
}  // namespace tablier::intercept
