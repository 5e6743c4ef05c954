// The picture of a position and the clicks of a move.
#include <gmock/gmock.h>

#include "games/superpion/rules/support.h"

#include "games/superpion/rules/scene.h"

namespace tablier::superpion {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const SceneCell* cell_named(const Scene& shown, std::string_view name) {
    const auto found = std::ranges::find(shown.cells, name, &SceneCell::name);
    return found == shown.cells.end() ? nullptr : &*found;
}

TEST(Scene, shows_the_cross_with_camps_and_back_lines) {
    const Rules rules = rules_of("superpion");
    const Scene shown = scene(rules, start(rules));
    EXPECT_EQ(shown.game, "superpion");
    EXPECT_EQ(shown.columns, 16);
    EXPECT_EQ(shown.rows, 16);
    EXPECT_EQ(shown.cells.size(), 220U);
    EXPECT_EQ(shown.pieces.size(), 60U);
    EXPECT_EQ(cell_named(shown, "a1"), nullptr);
    ASSERT_NE(cell_named(shown, "d1"), nullptr);
    EXPECT_EQ(cell_named(shown, "d1")->ground, "back-line");
    EXPECT_EQ(cell_named(shown, "d1")->owner, Seat::South);
    EXPECT_EQ(cell_named(shown, "d3")->ground, "camp");
    EXPECT_EQ(cell_named(shown, "d2")->ground, "dark");
    EXPECT_EQ(cell_named(shown, "h7")->ground, "light");
    EXPECT_EQ(cell_named(shown, "h7")->x, 7);
    EXPECT_EQ(cell_named(shown, "h7")->y, 6);
}

TEST(Scene, S_R3_front_shows_the_innermost_rows_as_promoting) {
    const Rules rules = rules_of("superpion:promotion=front");
    const Scene shown = scene(rules, start(rules));
    EXPECT_EQ(cell_named(shown, "d3")->ground, "back-line");
    EXPECT_EQ(cell_named(shown, "d1")->ground, "camp");
}

TEST(Scene, shows_superpions_the_spent_piece_reserves_and_points) {
    const Rules rules = rules_of("superpion");
    const Position position = set_up(
        rules, {.pieces = {"By e4", "b k4", "r c12"}, .reserves = "r2k1/-/-/-", .displaced = "k4"});
    const Scene shown = scene(rules, position);
    ASSERT_EQ(shown.pieces.size(), 3U);
    EXPECT_EQ(shown.pieces[0].shape, "superpion");
    EXPECT_EQ(shown.pieces[0].cap, Seat::North);
    EXPECT_FALSE(shown.pieces[0].spent);
    EXPECT_EQ(shown.pieces[1].shape, "man");
    EXPECT_TRUE(shown.pieces[1].spent);
    ASSERT_EQ(shown.trays.size(), 4U);
    const SceneTray& blue = shown.trays[0];
    EXPECT_TRUE(blue.to_move);
    EXPECT_FALSE(blue.out);
    ASSERT_EQ(blue.stocks.size(), 2U);
    EXPECT_EQ(blue.stocks[0].colour, Seat::West);
    EXPECT_EQ(blue.stocks[0].count, 2);
    EXPECT_EQ(blue.notes.back().en, "8 points");
    EXPECT_TRUE(shown.trays[2].out);  // Yellow has no piece
    EXPECT_THAT(shown.status.en, HasSubstr("Blue to move: second displacement"));
    EXPECT_THAT(shown.status.fr, HasSubstr("Bleu"));
}

TEST(Scene, S_R12_a_shared_reserve_lies_with_the_first_of_the_two_camps) {
    const Rules rules = rules_of("superpion-super2:reserve=player");
    const Scene shown =
        scene(rules, set_up(rules, {.pieces = {"b e4", "k o8"}, .reserves = "r2/-/-/-"}));
    ASSERT_EQ(shown.trays[0].stocks.size(), 1U);
    EXPECT_EQ(shown.trays[0].stocks[0].count, 2);
    const auto notes = [&](int tray) {
        std::vector<std::string> texts;
        for (const Text& note : shown.trays[std::size_t(tray)].notes) texts.push_back(note.en);
        return texts;
    };
    EXPECT_THAT(notes(0), testing::Contains("reserve of Blue and Yellow"));
    EXPECT_TRUE(shown.trays[2].stocks.empty());
    EXPECT_THAT(notes(2), testing::Contains("its reserve is with Blue"));
    const Rules apart = rules_of("superpion-super2");
    for (const SceneTray& tray : scene(apart, start(apart)).trays)
        for (const Text& note : tray.notes)
            EXPECT_THAT(note.en, testing::Not(HasSubstr("reserve")));
}

std::vector<Text> notes_of(const Rules& rules, const Position& position, Seat seat) {
    return scene(rules, position).trays[std::size_t(index(seat))].notes;
}

TEST(Scene, each_colour_has_its_own_points_and_a_side_its_total_once) {
    for (const char* variant : {"superpion-teams", "superpion-2", "superpion-super2"}) {
        SCOPED_TRACE(variant);
        const Rules rules = rules_of(variant);
        const SeatSet side = rules.seating.seats_of_side(rules.seating.side[index(Seat::South)]);
        const Seat partner = next_clockwise(Seat::South, side);
        // Blue: two pawns and two of Red's taken, one of them perhaps a partner's.
        Position position = set_up(
            rules, {.pieces = {"b e4", "b i4", "r c12", "y f5", "k o8"}, .reserves = "r2/-/-/-"});
        const int taken = side.contains(Seat::West) ? 4 : 2;
        const Text blue{std::to_string(4 + taken) + " points",
                        std::to_string(4 + taken) + " points"};
        const Text pair{
            "with " + colour_name(partner).en + ": " + std::to_string(6 + taken) + " points",
            "avec " + colour_name(partner).fr + " : " + std::to_string(6 + taken) + " points"};
        EXPECT_EQ(notes_of(rules, position, Seat::South), (std::vector<Text>{blue, pair}));
        EXPECT_EQ(notes_of(rules, position, partner),
                  (std::vector<Text>{{"2 points", "2 points"},
                                     {"counted with Blue", "comptés avec Bleu"}}));
        retire(rules, position, {Seat::South});
        EXPECT_EQ(notes_of(rules, position, Seat::South),
                  (std::vector<Text>{{"has left the game", "a quitté la partie"}}))
            << "a side that has left has no points";
    }
    const Rules alone = rules_of("superpion");
    EXPECT_EQ(notes_of(alone, start(alone), Seat::South),
              (std::vector<Text>{{"30 points", "30 points"}}));
}

TEST(Scene, sides_that_share_the_win_are_named_each) {
    const auto status = [](const char* variant, std::vector<std::string> pieces) {
        const Rules rules = rules_of(variant);
        Position position = set_up(rules, {.pieces = std::move(pieces)});
        position.end = EndReason::NoMoves;
        return scene(rules, position).status;
    };
    EXPECT_EQ(status("superpion", {"b e4", "y f5"}),
              (Text{"Blue and Yellow share the win with 2 points each: nobody can move.",
                    "Bleu et Jaune se partagent la victoire, chacun avec 2 points : plus personne "
                    "ne peut jouer."}));
    EXPECT_EQ(status("superpion-teams", {"b e4", "r f5", "k o8", "y h9"}).en,
              "Blue + Yellow and Red + Black share the win with 4 points each: nobody can move.");
    EXPECT_EQ(status("superpion-teams", {"b e4", "y f5", "k o8"}).en,
              "Blue and Yellow win with 4 points: nobody can move.");
}

TEST(Scene, tells_of_compulsory_captures_neutral_camps_leavers_and_the_end) {
    const Rules rules = rules_of("superpion");
    Position position = set_up(rules, {.pieces = {"b e4", "y f5", "k o8"}});
    EXPECT_THAT(scene(rules, position).status.en, HasSubstr("capture is compulsory"));
    retire(rules, position, {Seat::East});
    EXPECT_EQ(scene(rules, position).trays[3].notes.front().en, "has left the game");
    ASSERT_TRUE(play_text(rules, position, "e4:g6"));
    EXPECT_EQ(scene(rules, position).status.en, "Blue wins with 3 points: only one side is left.");
    EXPECT_EQ(scene(rules, position).status.fr,
              "Bleu gagne avec 3 points : un seul camp reste en jeu.");

    const Rules three = rules_of("superpion-3:neutral=r");
    const Scene shown = scene(three, start(three));
    EXPECT_EQ(shown.trays[1].notes.front().en, "neutral");
    EXPECT_TRUE(shown.trays[1].out);
}

std::vector<std::string> clicks_of(const Rules& rules, const Position& position,
                                   std::string_view text) {
    Moves moves;
    generate(rules, position, moves);
    for (const Move& move : moves)
        if (move_text(position, move) == text) return clicks(rules, position, move);
    ADD_FAILURE() << text << " is not legal";
    return {};
}

TEST(Clicks, are_the_cells_of_the_move_and_a_cap_where_there_is_a_choice) {
    const Rules rules = rules_of("superpion");
    const Position steps =
        set_up(rules, {.pieces = {"b i14", "b n9", "r c12"}, .reserves = "-/-/b1k1/-"});
    EXPECT_THAT(clicks_of(rules, steps, "i14-g14"), ElementsAre("i14", "g14"));
    EXPECT_THAT(clicks_of(rules, steps, "i14-i16=k"), ElementsAre("i14", "i16", "cap:k"));
    EXPECT_THAT(clicks_of(rules, steps, "n9-p9=b"), ElementsAre("n9", "p9"));  // from the box
    const Position chain = set_up(rules, {.pieces = {"b e4", "y f5", "y h7", "r c12"}});
    EXPECT_THAT(clicks_of(rules, chain, "e4:g6:i8"), ElementsAre("e4", "g6", "i8"));
}

}  // namespace
}  // namespace tablier::superpion
