// Lots for the colours (P-R9): drawn before the game, or after the deal.
#include <map>

#include "games/point/rules/support.h"

#include "games/point/rules/scene.h"
#include "games/point/rules/story.h"

namespace tablier::point {
namespace {

const std::string dealt =
    "row:BWBWBWBWBWBW row:BWBWBWBWBWBW"
    " draw:BB=BBB draw:BB=BBW draw:BB=BWB draw:WB=BBB draw:WB=BBW "
    "draw:WB=WBB";

Position before_lots(const Rules& rules) {
    Position position = start(rules);
    play_all(rules, position, dealt);
    return position;
}

TEST(Lots, P_R9_by_default_south_is_black_and_starts_without_a_draw) {
    const Rules rules = rules_of("point");
    const Position position = before_lots(rules);
    EXPECT_EQ(position.stage, Stage::Draw);
    EXPECT_EQ(position.turn, Seat::South);
    EXPECT_EQ(collected(rules, position, Seat::South), Colour::Black);
    EXPECT_EQ(collected(rules, position, Seat::North), Colour::White);
    EXPECT_EQ(position_text(rules, position).find("lots"), std::string::npos);
}

TEST(Lots, P_R9_only_two_players_have_the_option) {
    for (const Variant& variant : variants())
        EXPECT_EQ(Options(variant.options).has("lots"), variant.name == "point") << variant.name;
}

TEST(Lots, P_R9_after_the_deal_two_equally_likely_draws_name_who_is_black) {
    const Rules rules = rules_with_lots();
    const Position position = before_lots(rules);
    EXPECT_EQ(position.stage, Stage::Lots);
    EXPECT_EQ(actor(position), Actor::Chance);
    EXPECT_EQ(legal(rules, position), (std::vector<std::string>{"lots:N", "lots:S"}));
    EXPECT_EQ(count(rules, position), 2U);
    std::map<std::string, int> drawn;
    Random random(5);
    for (int i = 0; i < 2000; ++i)
        ++drawn[move_text(rules, position, sample(rules, position, random))];
    EXPECT_NEAR(drawn["lots:N"], 1000, 150);
    EXPECT_NEAR(drawn["lots:S"], 1000, 150);
    for (Move move : moves_of(rules, position)) {
        EXPECT_EQ(weight(rules, position, move), 1);
        EXPECT_FALSE(ends_turn(move));
    }
}

TEST(Lots, P_R9_rows_and_deal_go_in_seat_order_whoever_is_black_later) {
    const Rules rules = rules_with_lots();
    Position position = start(rules);
    for (Seat seat : {Seat::South, Seat::North}) {
        ASSERT_EQ(position.stage, Stage::Row);
        EXPECT_EQ(position.turn, seat);
        EXPECT_FALSE(colours_known(rules, position));
        play_all(rules, position, "row:BWBWBWBWBWBW");
    }
    for (char seat : std::string("SSSNNN")) {
        ASSERT_EQ(position.stage, Stage::Deal);
        EXPECT_EQ(seat_letter(position.turn), seat);
        play(rules, position, moves_of(rules, position).front());
    }
    EXPECT_EQ(position.stage, Stage::Lots);
}

TEST(Lots, P_R9_black_starts_then_turns_alternate) {
    const Rules rules = rules_with_lots();
    for (Seat black : lots_seats) {
        const Seat white = black == Seat::South ? Seat::North : Seat::South;
        Position position = before_lots(rules);
        play_all(rules, position, std::string("lots:") + seat_letter(black));
        EXPECT_TRUE(colours_known(rules, position));
        EXPECT_EQ(collected(rules, position, black), Colour::Black);
        EXPECT_EQ(collected(rules, position, white), Colour::White);
        for (Seat seat : {black, white, black, white}) {
            EXPECT_EQ(position.turn, seat);
            Random random(1);
            do play(rules, position, sample(rules, position, random));
            while (position.stage == Stage::Play);
            ASSERT_NE(position.stage, Stage::Over);
        }
    }
}

TEST(Lots, P_R9_a_pure_row_of_the_colour_drawn_wins) {
    const Rules rules = rules_with_lots();
    const std::string cards =
        " S:WBWWW:BB=BBB+BW=BWB+WB=BBB N:BWBBB:BB=WWB+BW=BBB+WB=WBB+WW=BBW offer:- drawn:WW=BBW "
        "swaps:0 out:- lots:";
    Position position = position_of(rules, "play N" + cards + "N");
    play_all(rules, position, "use:BW=BBB@1");
    EXPECT_EQ(outcome(rules, position).winners, SeatSet{Seat::North});
    EXPECT_EQ(outcome(rules, position).reason, EndReason::Goal);
    // The same row has the wrong colour for the white player.
    position = position_of(rules, "play N" + cards + "S");
    play_all(rules, position, "use:BW=BBB@1");
    EXPECT_FALSE(outcome(rules, position).over);
}

TEST(Lots, P_R9_a_seat_that_leaves_before_the_lots_loses) {
    const Rules rules = rules_with_lots();
    for (Seat seat : lots_seats)
        for (bool with_cards : {false, true}) {
            Position position = with_cards ? before_lots(rules) : start(rules);
            retire(rules, position, {seat});
            EXPECT_EQ(outcome(rules, position).winners, rules.seating.seats.without({seat}));
            EXPECT_EQ(outcome(rules, position).reason, EndReason::LastSide);
            const std::string text = position_text(rules, position);
            EXPECT_TRUE(text.ends_with(" lots:-"));
            EXPECT_EQ(position_of(rules, text), position);
        }
}

TEST(Lots, P_R9_a_position_says_who_is_black) {
    const Rules rules = rules_with_lots();
    Position position = before_lots(rules);
    EXPECT_TRUE(position_text(rules, position).starts_with("lots S S:"));
    EXPECT_TRUE(position_text(rules, position).ends_with(" lots:-"));
    EXPECT_EQ(position_of(rules, position_text(rules, position)), position);
    std::map<std::uint64_t, std::string> keys;
    for (Seat black : lots_seats) {
        Position drawn = position;
        play_all(rules, drawn, std::string("lots:") + seat_letter(black));
        const std::string text = position_text(rules, drawn);
        EXPECT_TRUE(text.ends_with(std::string(" lots:") + seat_letter(black))) << text;
        EXPECT_EQ(position_of(rules, text), drawn);
        drawn.turn = Seat::South;
        keys[key(rules, drawn)] = text;
    }
    EXPECT_EQ(keys.size(), 2U) << "the same turn, but another is black";
}

TEST(Lots, P_R9_positions_that_cannot_be_are_refused) {
    const Rules rules = rules_with_lots();
    const std::string at_lots = position_text(rules, before_lots(rules));
    EXPECT_EQ(refusal(rules, replaced(at_lots, " lots:-", "")),
              "a position of this variant has 9 fields, not 8");
    EXPECT_EQ(refusal(rules_of("point"), at_lots),
              "a position of this variant has 8 fields, not 9");
    EXPECT_EQ(refusal(rules_of("point"), replaced(at_lots, " lots:-", "")),
              "in this game no lots are drawn");
    EXPECT_EQ(refusal(rules, replaced(at_lots, "lots:-", "lots:W")),
              "lots is S, N or '-', not \"W\"");
    EXPECT_EQ(refusal(rules, replaced(at_lots, "lots:-", "out:-")),
              "expected the field lots:… but found \"out:-\"");
    EXPECT_EQ(refusal(rules, replaced(at_lots, "lots:-", "lots:S")),
              "lots cannot have been drawn before all cards are dealt");
    EXPECT_EQ(refusal(rules, replaced(at_lots, "lots S", "lots N")),
              "lots are drawn before the first turn: the second field is then S");
    EXPECT_EQ(refusal(rules, replaced(at_lots, "BB=BBB+", "")),
              "seat S should have been dealt three cards");
    EXPECT_EQ(refusal(rules, replaced(at_lots, "lots S", "draw S")),
              "by now somebody is black: lots:S or lots:N");
    EXPECT_EQ(refusal(rules, replaced(replaced(at_lots, "lots S", "over S"),
                                      ":BB=BBB+BB=BBW+BB=BWB", ":-:retired")),
              "accepted");
    EXPECT_EQ(
        refusal(rules, "over S S:BBB:-:retired N:WWWB:- offer:- drawn:- swaps:0 out:- lots:-"),
        "turns have been played, so lots must have been drawn: lots:S or lots:N");
    EXPECT_EQ(refusal(rules, "over S S:-:-:retired N:WWWB:- offer:- drawn:- swaps:0 out:- lots:S"),
              "lots were drawn, so both rows must have been laid");
}

TEST(Lots, P_R9_texts_that_are_no_move_are_explained) {
    const auto why = [](const Rules& rules, const Position& position, std::string_view text) {
        EXPECT_FALSE(is_legal(rules, position, text)) << text;
        const IllegalMove refusal = explain(rules, position, text);
        EXPECT_FALSE(refusal.why.fr.empty());
        EXPECT_NE(refusal.why.en, refusal.why.fr);
        return refusal.rule.en + ": " + refusal.why.en;
    };
    const Rules before = rules_of("point");
    EXPECT_EQ(why(before, start(before), "lots:S"),
              "P-R9: no lots are drawn in this game: the seats say who collects which colour");
    const Rules rules = rules_with_lots();
    EXPECT_EQ(why(rules, start(rules), "lots:S"),
              "P-R9: lots are drawn when both rows are laid and all cards are dealt");
    Position position = before_lots(rules);
    for (std::string_view text : {"lots:W", "lots:", "lots:s"})
        EXPECT_EQ(why(rules, position, text), "P-R9: lots name South or North: lots:S or lots:N");
    for (std::string_view text :
         {"draw:BB=BBB", "use:BB=BBB@1", "take:BB=BBB@1", "drop:BB=BBB", "deck"})
        EXPECT_EQ(why(rules, position, text),
                  "P-R9: lots are drawn first: they name who is black and starts")
            << text;
    EXPECT_EQ(why(rules, position, "row:BWBWBWBWBWBW"),
              "Point, set-up 1: rows are chosen once only, before the cards are dealt");
    EXPECT_EQ(explain_clicks(rules, position, std::vector<std::string>{"S1"}).why.en,
              "lots are being drawn: there is nothing to touch now");
    play_all(rules, position, "lots:N");
    EXPECT_EQ(why(rules, position, "lots:N"), "P-R9: lots have been drawn: North is black");
}

TEST(Lots, P_R9_the_picture_shows_a_colour_only_when_it_is_drawn) {
    const Rules rules = rules_with_lots();
    Position position = start(rules);
    for (const std::string& moves : {std::string(), dealt}) {
        play_all(rules, position, moves);
        const Scene picture = scene(rules, position);
        for (std::size_t seat : {0U, 1U}) {
            EXPECT_FALSE(picture.trays[seat].collects);
            EXPECT_EQ(picture.trays[seat].notes[0].en, "colour not drawn yet");
            EXPECT_EQ(picture.trays[seat].notes[0].fr, "couleur pas encore tirée au sort");
        }
    }
    const Scene drawing = scene(rules, position);
    EXPECT_EQ(drawing.status.en, "Lots are drawn: who is black and starts?");
    EXPECT_FALSE(drawing.trays[0].to_move || drawing.trays[1].to_move);
    play_all(rules, position, "lots:N");
    const Scene drawn = scene(rules, position);
    EXPECT_EQ(drawn.trays[0].collects, "white");
    EXPECT_EQ(drawn.trays[0].notes[0].en, "collects white");
    EXPECT_EQ(drawn.trays[1].collects, "black");
    EXPECT_EQ(drawn.trays[1].notes[0].fr, "collectionne les noirs");
    EXPECT_TRUE(drawn.trays[1].to_move);
}

TEST(Lots, P_R9_lots_are_a_path_of_their_own_and_move_nothing_on_the_table) {
    const Rules rules = rules_with_lots();
    const Position position = before_lots(rules);
    for (Move move : moves_of(rules, position)) {
        EXPECT_EQ(clicks(rules, position, move),
                  std::vector<std::string>{move_text(rules, position, move)});
        EXPECT_TRUE(story(rules, position, move).empty());
    }
}

TEST(Lots, P_R9_perft_counts_both_draws) {
    const Variant& variant = variant_named("point");
    Options options(variant.options);
    ASSERT_TRUE(options.set("lots", "after"));
    const auto game = variant.make(variant, options);
    ASSERT_TRUE(game);
    EXPECT_EQ((*game)->spec(), "point:lots=after");
    EXPECT_TRUE((*game)->has_chance());
    AnyPosition position = (*game)->start();
    for (std::string_view rest = dealt; !rest.empty();) {
        const std::string_view move = rest.substr(0, rest.find(' '));
        ASSERT_TRUE(position.play(move)) << move;
        rest.remove_prefix(std::min(rest.size(), move.size() + 1));
    }
    EXPECT_EQ(position.perft(1), 2U);
    EXPECT_EQ(position.chances(),
              (std::vector<std::pair<std::string, int>>{{"lots:N", 1}, {"lots:S", 1}}));
    AnyPosition south = position;
    AnyPosition north = position;
    ASSERT_TRUE(south.play("lots:S"));
    ASSERT_TRUE(north.play("lots:N"));
    EXPECT_EQ(position.perft(3), south.perft(2) + north.perft(2));
}

}  // namespace
}  // namespace tablier::point
