// Reasons for moves of Intercept: threats to bring the ball home, possession, and distance.
#include "core/counted.h"
#include "games/intercept/advice/advice.h"
#include "games/intercept/engine/ball_analysis.h"
#include "games/intercept/engine/win_in_one.h"

namespace tablier::intercept {
namespace {

SeatSet threatening(const Rules& rules, const Position& position, SeatSet seats) {
    SeatSet found;
    for (Seat seat : all_seats)
        if (seats.contains(seat) && win_threat(rules, position, seat)) found.insert(seat);
    return found;
}

Text names(SeatSet seats) {
    std::vector<Text> words;
    for (Seat seat : all_seats)
        if (seats.contains(seat)) words.push_back(Intercept::seat_name(seat));
    return listed(words);
}

}  // namespace

MoveReasons reasons(const Rules& rules, const Position& before, const Position& after) {
    MoveReasons reasons;
    const auto say = [&](Text sentence) { reasons.sentences.push_back(std::move(sentence)); };
    const Seat mover = before.to_move;
    const SeatSet own = side_of(rules, mover);
    const SeatSet rivals = rules.seating.seats.without(own | after.retired);

    const SeatSet dangerous = threatening(rules, before, rivals);
    const SeatSet still = threatening(rules, after, rivals);
    if (const SeatSet stopped = dangerous.without(still); !stopped.empty())
        say(fill_texts("It stops {0}, who could have brought the ball home.",
                       "Il empêche {0} d'amener le ballon au but.", {names(stopped)}));
    if (!still.empty())
        say(fill_texts("Even so {0} can bring the ball home.",
                       "Malgré cela, {0} : but possible au prochain tour.", {names(still)}));
    else if (!threatening(rules, after, own.without(after.retired)).empty())
        say({"It threatens to bring the ball home in your next turn.",
             "Il menace d'amener le ballon au but dès votre prochain tour."});

    const BallAnalysis was(rules, before);
    const BallAnalysis is(rules, after);
    const int side = rules.seating.side[std::size_t(index(mover))];
    if (is.holder() == side && was.holder() != side)
        say(was.holder()
                ? Text{"It takes the ball from the others.", "Il prend le ballon à l'adversaire."}
                : Text{"It gets hold of the ball.", "Il s'empare du ballon."});
    if (const int turns = is.side(side).road.turns();
        turns < was.side(side).road.turns() && turns < GoalRoad::max_turns)
        say(fill_texts("Undisturbed, the ball is home in {0}.",
                       "Si rien ne vous gêne, le ballon est au but en {0}.",
                       {counted(turns, {"turn", "tour"}, {"turns", "tours"})}));
    for (int other = 0; other < rules.seating.sides(); ++other) {
        const SeatSet seats = rules.seating.seats_of_side(other).without(after.retired);
        if (other == side || seats.empty()) continue;
        const int turns = is.side(other).road.turns();
        if (turns > was.side(other).road.turns())
            say(turns < GoalRoad::max_turns
                    ? fill_texts(
                          "It costs {0} time: {1} to the goal instead of {2}.",
                          "Il retarde {0} : {1} jusqu'au but au lieu de {2}.",
                          {names(seats), counted(turns, {"turn", "tour"}, {"turns", "tours"}),
                           plain(std::to_string(was.side(other).road.turns()))})
                    : fill_texts("It bars the way of {0}.", "Il barre la route de {0}.",
                                 {names(seats)}));
    }
    return reasons;
}

}  // namespace tablier::intercept
