// Results in words and in the stable codes of records.
#include "tablier/play/result_text.h"

#include <gtest/gtest.h>

#include <set>

#include "play/toy_game.h"
#include "tablier/play/result_code.h"

namespace tablier {
namespace {

constexpr EndReason all_reasons[] = {
    EndReason::None,        EndReason::Goal,       EndReason::LastSide,  EndReason::NoMoves,
    EndReason::QuietLimit,  EndReason::Repetition, EndReason::TurnLimit, EndReason::Agreement,
    EndReason::Resignation, EndReason::Flag,       EndReason::Abandoned};

TEST(ReasonText, every_reason_has_its_own_words_in_both_languages) {
    std::set<std::string> english;
    std::set<std::string> french;
    std::set<std::string_view> codes;
    for (const EndReason reason : all_reasons) {
        const Text text = reason_text(reason);
        EXPECT_FALSE(text.en.empty());
        EXPECT_FALSE(text.fr.empty());
        english.insert(text.en);
        french.insert(text.fr);
        codes.insert(reason_code(reason));
    }
    EXPECT_EQ(english.size(), std::size(all_reasons));
    EXPECT_EQ(french.size(), std::size(all_reasons));
    EXPECT_EQ(codes.size(), std::size(all_reasons));
}

TEST(ReasonCode, is_stable) {
    EXPECT_EQ(reason_code(EndReason::None), "");
    EXPECT_EQ(reason_code(EndReason::Goal), "goal");
    EXPECT_EQ(reason_code(EndReason::LastSide), "last-side");
    EXPECT_EQ(reason_code(EndReason::NoMoves), "no-moves");
    EXPECT_EQ(reason_code(EndReason::QuietLimit), "quiet-limit");
    EXPECT_EQ(reason_code(EndReason::Repetition), "repetition");
    EXPECT_EQ(reason_code(EndReason::TurnLimit), "turn-limit");
    EXPECT_EQ(reason_code(EndReason::Agreement), "agreement");
    EXPECT_EQ(reason_code(EndReason::Resignation), "resignation");
    EXPECT_EQ(reason_code(EndReason::Flag), "flag");
    EXPECT_EQ(reason_code(EndReason::Abandoned), "abandoned");
}

TEST(SeatNames, are_listed_clockwise) {
    const GamePtr game = toy::game("toy:seats=4");
    EXPECT_EQ(seat_names(*game, {Seat::West}), (Text{"West", "Ouest"}));
    EXPECT_EQ(seat_names(*game, {Seat::North, Seat::South}),
              (Text{"South and North", "Sud et Nord"}));
    EXPECT_EQ(seat_names(*game, {Seat::East, Seat::South, Seat::West}),
              (Text{"South, West and East", "Sud, Ouest et Est"}));
}

TEST(ResultText, one_winner) {
    EXPECT_EQ(result_text(*toy::game("toy"), Outcome::won({Seat::South}, EndReason::Goal)),
              (Text{"South wins: goal reached", "Sud gagne : but atteint"}));
}

TEST(ResultText, a_team_wins_together) {
    const GamePtr game = toy::game("toy:seats=4,teams=yes");
    EXPECT_EQ(result_text(*game, Outcome::won({Seat::West, Seat::East}, EndReason::Resignation)),
              (Text{"West and East win: resignation", "Ouest et Est gagnent : abandon"}));
}

TEST(ResultText, several_sides_share_the_win_with_points) {
    const Outcome outcome{.over = true,
                          .reason = EndReason::TurnLimit,
                          .winners = {Seat::South, Seat::North},
                          .scored = true,
                          .points = {7, 3, 7, 0}};
    EXPECT_EQ(result_text(*toy::game("toy:seats=3"), outcome),
              (Text{"South and North share the win: turn limit reached (South 7, West 3, North 7)",
                    "Sud et Nord se partagent la victoire : limite de tours atteinte (Sud 7, "
                    "Ouest 3, Nord 7)"}));
}

TEST(ResultText, teams_that_share_the_win_are_named_each) {
    const GamePtr game = toy::game("toy:seats=4,teams=yes");
    const Outcome outcome{.over = true,
                          .reason = EndReason::NoMoves,
                          .winners = game->seating().seats,
                          .scored = true,
                          .points = {30, 30, 30, 30}};
    EXPECT_EQ(result_text(*game, outcome),
              (Text{"South + North and West + East share the win: no piece can move (South and "
                    "North 30, West and East 30)",
                    "Sud + Nord et Ouest + Est se partagent la victoire : plus aucune pièce ne "
                    "peut bouger (Sud et Nord 30, Ouest et Est 30)"}));
    EXPECT_EQ(winners_text(*game, outcome, {"Ada", "Bob", "", ""}).en,
              "Ada (South) + North and Bob (West) + East share the win");
}

TEST(WinnersText, is_what_a_result_begins_with) {
    const GamePtr game = toy::game("toy:seats=4,teams=yes");
    EXPECT_EQ(winners_text(*game, Outcome::won({Seat::West, Seat::East}, EndReason::Goal)),
              (Text{"West and East win", "Ouest et Est gagnent"}));
    EXPECT_EQ(winners_text(*toy::game("toy"), Outcome::won({Seat::South}, EndReason::Goal)),
              (Text{"South wins", "Sud gagne"}));
    EXPECT_EQ(winners_text(*game, Outcome::drawn(EndReason::Agreement)),
              (Text{"Draw", "Partie nulle"}));
    EXPECT_EQ(winners_text(*game, Outcome::running()).en, "The game goes on");
}

TEST(ResultText, draw_and_unfinished) {
    const GamePtr game = toy::game("toy");
    EXPECT_EQ(
        result_text(*game, Outcome::drawn(EndReason::Repetition)),
        (Text{"Draw: repetition of the position", "Partie nulle : répétition de la position"}));
    EXPECT_EQ(result_text(*game, Outcome::running()),
              (Text{"The game goes on", "La partie continue"}));
}

TEST(ResultCode, names_the_winning_seats) {
    const GamePtr game = toy::game("toy:seats=4,teams=yes");
    EXPECT_EQ(result_code(*game, Outcome::running()), "*");
    EXPECT_EQ(result_code(*game, Outcome::drawn(EndReason::Agreement)), "draw");
    EXPECT_EQ(result_code(*game, Outcome::won({Seat::North, Seat::South}, EndReason::Goal)), "S+N");
}

TEST(PointsCode, is_by_side) {
    const Outcome outcome{.over = true,
                          .reason = EndReason::Goal,
                          .winners = {Seat::West, Seat::East},
                          .scored = true,
                          .points = {10, 13, 10, 13}};
    EXPECT_EQ(points_code(*toy::game("toy:seats=4,teams=yes"), outcome), "SN=10 WE=13");
    EXPECT_EQ(points_code(*toy::game("toy:seats=4"), outcome), "S=10 W=13 N=10 E=13");
    EXPECT_EQ(points_code(*toy::game("toy"), Outcome::drawn(EndReason::Agreement)), "");
}

TEST(SeatOfCode, finds_only_seats_that_play) {
    const GamePtr game = toy::game("toy");
    EXPECT_EQ(seat_of_code(*game, "N"), Seat::North);
    EXPECT_EQ(seat_of_code(*game, "W"), std::nullopt);
    EXPECT_EQ(seat_of_code(*game, ""), std::nullopt);
    EXPECT_EQ(seat_of_code(*game, "SN"), std::nullopt);
}

}  // namespace
}  // namespace tablier
