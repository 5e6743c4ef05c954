#include "tablier/presentation.h"

#include "games/three_mens_morris/rules/explain.h"
#include "games/three_mens_morris/rules/morris.h"
#include "games/three_mens_morris/rules/notation.h"
#include "games/three_mens_morris/scene_ids.h"

namespace tablier::three_mens_morris {
namespace {

Text status_line(const Outcome& outcome, const Position& at) {
    for (const Seat seat : all_seats)
        if (outcome.winners.contains(seat))
            return fill_texts("{0} wins", "{0} gagne", {compass_name(seat)});
    const Text name = compass_name(seat_of(at.to_move));
    return at.in_hand[at.to_move] > 0
               ? fill_texts("{0} to place a man", "À {0} de poser un pion", {name})
               : fill_texts("{0} to move a man", "À {0} de déplacer un pion", {name});
}

SceneTray tray_of(int player, const Position& at, const Outcome& outcome) {
    const Seat seat = seat_of(player);
    SceneTray tray;
    tray.seat = seat;
    tray.title = compass_name(seat);
    tray.to_move = !outcome.over && player == at.to_move;
    tray.out = at.retired.contains(seat);
    tray.stocks.push_back({hand_stock, seat, at.in_hand[std::size_t(player)]});
    return tray;
}

}  // namespace

std::string Morris::move_text(const Rules&, const Position&, Move move) {
    return three_mens_morris::move_text(move);
}

std::string Morris::position_text(const Rules&, const Position& at) {
    return three_mens_morris::position_text(at);
}

Result<Position> Morris::parse_position(const Rules& rules, std::string_view text) {
    return three_mens_morris::parse_position(rules, text);
}

IllegalMove Morris::explain(const Rules& rules, const Position& at, std::string_view text) {
    return three_mens_morris::explain(rules, at, text);
}

std::vector<std::string> Morris::clicks(const Rules&, const Position&, Move move) {
    if (move.places()) return {point_name(move.to)};
    return {point_name(move.from), point_name(move.to)};
}

IllegalMove Morris::explain_clicks(const Rules& rules, const Position& at,
                                   std::span<const std::string> places) {
    return three_mens_morris::explain_clicks(rules, at, places);
}

std::vector<SceneStep> Morris::story(const Rules& rules, const Position& at, Move move) {
    const auto kind = move.places() ? SceneStep::Kind::Take : SceneStep::Kind::Travel;
    return {{kind, clicks(rules, at, move)}};
}

Scene Morris::scene(const Rules& rules, const Position& at) {
    const Outcome outcome = three_mens_morris::outcome(rules, at);
    Scene scene;
    scene.game = "three_mens_morris";
    scene.columns = scene.rows = 3;
    for (int point = 0; point < point_count; ++point) {
        const int x = point % 3;
        const int y = point / 3;
        scene.cells.push_back({point_name(point), x, y});
        for (const int player : {0, 1})
            if (at.men[std::size_t(player)] & bit(point))
                scene.pieces.push_back(
                    {.shape = man_shape, .seat = seat_of(player), .x = x, .y = y});
    }
    for (const int player : {0, 1}) scene.trays.push_back(tray_of(player, at, outcome));
    scene.status = status_line(outcome, at);
    return scene;
}

static_assert(PresentableGame<Morris>);

}  // namespace tablier::three_mens_morris
