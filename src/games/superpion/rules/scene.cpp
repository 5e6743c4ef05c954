#include "games/superpion/rules/scene.h"

#include "games/superpion/rules/colours.h"
#include "games/superpion/rules/landings.h"
#include "games/superpion/rules/moves.h"
#include "games/superpion/rules/score.h"
#include "games/superpion/scene_ids.h"

namespace tablier::superpion {
namespace {

SceneCell scene_cell(const Rules& rules, Square at) {
    SceneCell shown{.name = square_name(at), .x = at.file, .y = at.rank, .ground = dark_ground};
    const Cell cell = cell_at(at);
    if (cell == no_cell) return shown;
    shown.ground = light_ground;
    for (Seat camp : all_seats) {
        if (!lines.camp[index(camp)].has(cell)) continue;
        shown.ground = rules.line[index(camp)].has(cell) ? back_line_ground : camp_ground;
        shown.owner = camp;
    }
    return shown;
}

ScenePiece scene_piece(const Position& position, Seat colour, Cell cell) {
    const Square at = square_of(cell);
    ScenePiece piece{.shape = man_shape, .seat = colour, .x = at.file, .y = at.rank};
    if (position.superpions.has(cell)) {
        piece.shape = superpion_shape;
        piece.cap = position.cap_at(cell);
    }
    piece.spent = cell == position.displaced;
    return piece;
}

Text points_text(int points) {
    const std::string number = std::to_string(points);
    return {number + (points == 1 ? " point" : " points"),
            number + (points < 2 ? " point" : " points")};
}

/// Says of a reserve that two camps share with which of them its pawns lie (S-R12).
std::optional<Text> note_of_shared_reserve(const Rules& rules, Seat camp) {
    const SeatSet camps = rules.sharing_reserve(camp);
    if (camps.size() == 1) return std::nullopt;
    const Seat keeper = rules.reserve_of[index(camp)];
    if (keeper == camp)
        return fill_texts("reserve of {0}", "réserve de {0}", {colour_names(camps)});
    return fill_texts("its reserve is with {0}", "sa réserve est chez {0}", {colour_name(keeper)});
}

SceneTray scene_tray(const Rules& rules, const Position& position, Seat seat) {
    const bool out_of_pieces = !position.of(seat).any();
    SceneTray tray{.seat = seat, .title = colour_name(seat)};
    tray.to_move = !position.over() && position.to_move == seat;
    tray.out = !rules.plays(seat) || position.retired.contains(seat) || out_of_pieces;
    for (Seat colour : all_seats) {
        const int pawns = position.reserves[index(seat)][index(colour)];
        if (pawns > 0)
            tray.stocks.push_back({.kind = reserve_stock, .colour = colour, .count = pawns});
    }
    if (!rules.plays(seat)) {
        tray.notes.push_back({"neutral", "neutre"});
        return tray;
    }
    if (position.retired.contains(seat))
        tray.notes.push_back({"has left the game", "a quitté la partie"});
    else if (out_of_pieces)
        tray.notes.push_back({"has no piece left", "n'a plus de pièce"});
    if (auto note = note_of_shared_reserve(rules, seat)) tray.notes.push_back(std::move(*note));
    const int side = rules.seating.side[index(seat)];
    const SeatSet colours = rules.seating.seats_of_side(side);
    const Text partners = colour_names(colours.without({seat}));
    // A side that has left counts for nothing.
    if (colours.without(position.retired).empty()) return tray;
    tray.notes.push_back(points_text(points_of_colour(rules, position, seat)));
    if (colours.size() == 1) return tray;
    // The side's total is shown once, at its first colour.
    if (next_clockwise(Seat::East, colours) == seat)
        tray.notes.push_back(
            fill_texts("with {0}: {1}", "avec {0} : {1}",
                       {partners, points_text(points_of_side(rules, position, side))}));
    else
        tray.notes.push_back(fill_texts("counted with {0}", "comptés avec {0}", {partners}));
    return tray;
}

Text reason_text(EndReason reason) {
    switch (reason) {
        case EndReason::LastSide:
            return {"only one side is left", "un seul camp reste en jeu"};
        case EndReason::NoMoves:
            return {"nobody can move", "plus personne ne peut jouer"};
        case EndReason::DeadEnd:
            return {"no capture is possible any more", "plus aucune prise n'est possible"};
        case EndReason::QuietLimit:
            return {"too long without a capture or a promotion",
                    "trop longtemps sans prise ni promotion"};
        default:
            return {"the game is over", "la partie est finie"};
    }
}

/// "Blue", or the colours of a side: "Blue + Yellow".
std::vector<Text> winning_sides(const Rules& rules, SeatSet winners) {
    std::vector<Text> names;
    for (int side = 0; side < rules.seating.sides(); ++side) {
        Text name;
        for (Seat colour : all_seats)
            if ((rules.seating.seats_of_side(side) & winners).contains(colour))
                name = name.en.empty() ? colour_name(colour)
                                       : name + plain(" + ") + colour_name(colour);
        if (!name.en.empty()) names.push_back(name);
    }
    return names;
}

Text status_of_end(const Rules& rules, const Position& position) {
    const Outcome result = outcome(rules, position);
    const Text reason = reason_text(result.reason);
    if (result.winners.empty())
        return fill_texts("Nobody wins: {0}.", "Personne ne gagne : {0}.", {reason});
    int best = 0;
    for (Seat seat : all_seats)
        if (result.winners.contains(seat)) best = result.points[index(seat)];
    const Text points = points_text(best);
    const std::vector<Text> winners = winning_sides(rules, result.winners);
    if (winners.size() > 1)
        return fill_texts("{0} share the win with {1} each: {2}.",
                          "{0} se partagent la victoire, chacun avec {1} : {2}.",
                          {listed(winners), points, reason});
    const Text names = colour_names(result.winners);
    return result.winners.size() == 1
               ? fill_texts("{0} wins with {1}: {2}.", "{0} gagne avec {1} : {2}.",
                            {names, points, reason})
               : fill_texts("{0} win with {1}: {2}.", "{0} gagnent avec {1} : {2}.",
                            {names, points, reason});
}

Text status_of(const Rules& rules, const Position& position) {
    if (position.over()) return status_of_end(rules, position);
    const auto list = listed_moves(rules, position);
    const bool must_capture = !list->empty() && (*list)[0].captures();
    const Text name = colour_name(position.to_move);
    Text status =
        position.displaced == no_cell
            ? fill_texts("{0} to move: first displacement", "À {0} de jouer : premier déplacement",
                         {name})
            : fill_texts("{0} to move: second displacement, with another piece",
                         "À {0} de jouer : second déplacement, avec une autre pièce", {name});
    status.en += must_capture ? "; a capture is compulsory." : ".";
    status.fr += must_capture ? " ; la prise est obligatoire." : ".";
    return status;
}

}  // namespace

Scene scene(const Rules& rules, const Position& position) {
    Scene shown;
    shown.game = "superpion";
    shown.columns = shown.rows = board_size;
    for (int rank = 0; rank < board_size; ++rank)
        for (int file = 0; file < board_size; ++file)
            if (on_board({file, rank})) shown.cells.push_back(scene_cell(rules, {file, rank}));
    for (Seat colour : all_seats)
        for_each(position.of(colour), [&](int cell) {
            shown.pieces.push_back(scene_piece(position, colour, Cell(cell)));
        });
    for (Seat seat : all_seats) shown.trays.push_back(scene_tray(rules, position, seat));
    shown.status = status_of(rules, position);
    return shown;
}

std::vector<std::string> clicks(const Rules& rules, const Position& position, const Move& move) {
    std::vector<std::string> places{cell_name(move.from)};
    if (move.captures()) {
        for (Cell cell : landing_cells(position, move)) places.push_back(cell_name(cell));
    } else {
        places.push_back(cell_name(move.to));
    }
    if (move.cap && cap_choices(rules, position, position.to_move, move.to).size() > 1)
        places.push_back(std::string("cap:") + colour_letter(*move.cap));
    return places;
}

}  // namespace tablier::superpion
