// Reasons for moves of Point: the turns of a row to its goal, and the uses of the cards in hand.
#include <algorithm>

#include "core/counted.h"
#include "core/decimal.h"
#include "games/point/advice/advice.h"
#include "games/point/engine/seat_analysis.h"

namespace tablier::point {
namespace {

/// With a decimal comma in French.
Text number(float value) {
    Text text = plain(decimal(value, 1));
    std::ranges::replace(text.fr, '.', ',');
    return text;
}

Text pawns(const Row& row, Colour colour) {
    const int count = row.count(colour);
    return colour == Colour::Black ? counted(count, {"black", "noir"}, {"black", "noirs"})
                                   : counted(count, {"white", "blanc"}, {"white", "blancs"});
}

}  // namespace

MoveReasons reasons(const Rules& rules, const Position& before, const Position& after) {
    MoveReasons reasons;
    const auto say = [&](Text sentence) { reasons.sentences.push_back(std::move(sentence)); };
    const Seat mover = before.turn;
    const auto seat = std::size_t(index(mover));
    const Row& row = after.rows[seat];
    SeatAnalyser analyser(rules);

    if (before.stage == Stage::Row && rules.lots_after) {
        const auto turns = [&](Colour colour) { return number(analyser.rows(colour).turns(row)); };
        say(
            fill_texts("From this row the goal is about {0} turns away if lots make you black, "
                       "about {1} if white.",
                       "De cette rangée, le but est à environ {0} tours si le sort vous donne les "
                       "noirs, environ {1} s'il vous donne les blancs.",
                       {turns(Colour::Black), turns(Colour::White)}));
        return reasons;
    }
    if (!colours_known(rules, after)) return reasons;
    const Colour wanted = collected(rules, after, mover);
    const TurnsToGoal& rows = analyser.rows(wanted);
    if (before.stage == Stage::Row) {
        say(fill_texts("From this row the goal is about {0} turns away, whatever cards come.",
                       "De cette rangée, le but est à environ {0} tours, quelles que soient les "
                       "cartes.",
                       {number(rows.turns(row))}));
        return reasons;
    }
    if (row != before.rows[seat]) {
        const Colour other = wanted == Colour::Black ? Colour::White : Colour::Black;
        say(fill_texts("Your row has {0} and {1} afterwards.",
                       "Votre rangée compte ensuite {0} et {1}.",
                       {pawns(row, wanted), pawns(row, other)}));
        say(fill_texts("About {0} turns to your goal, {1} before.",
                       "Environ {0} tours jusqu'au but, {1} avant.",
                       {number(rows.turns(row)), number(rows.turns(before.rows[seat]))}));
    }
    if (after.hands[seat] != before.hands[seat] || row != before.rows[seat]) {
        const SeatAnalysis held = analyser.of(after, mover);
        if (held.finishes)
            say({"A card in your hand then reaches the goal.",
                 "Une carte de votre main atteint alors le but."});
        else if (row == before.rows[seat])
            say(fill_texts("With the cards you keep, about {0} turns to your goal.",
                           "Avec les cartes gardées, environ {0} tours jusqu'au but.",
                           {number(held.plan)}));
    }
    return reasons;
}

}  // namespace tablier::point
