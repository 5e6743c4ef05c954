// Explains a capture that takes too few pawns, and a wrong cap.
#include <algorithm>
#include <memory>

#include "games/superpion/rules/captures.h"
#include "games/superpion/rules/colours.h"
#include "games/superpion/rules/explain_parts.h"
#include "games/superpion/rules/explain_words.h"
#include "games/superpion/rules/landings.h"
#include "games/superpion/rules/moves.h"
#include "games/superpion/rules/notation.h"

namespace tablier::superpion {
namespace {

int pawns_taken(const Rules& rules, const Position& position, Bits captured) {
    const int superpions = (captured & position.superpions).count();
    return captured.count() + superpions * (rules.superpion_worth - 1);
}

Text pawns_text(int pawns) {
    const std::string number = std::to_string(pawns);
    return {number + (pawns == 1 ? " pawn" : " pawns"), number + (pawns == 1 ? " pion" : " pions")};
}

/// Whether a legal capture goes on from where the attempt stops.
bool goes_on(const Move& legal, const Move& attempt) {
    return legal.from == attempt.from && !attempt.captured.without(legal.captured).any();
}

IllegalMove no_promotion(const Rules& rules, const Position& position, const Move& attempt) {
    const std::string to = cell_name(attempt.to);
    if (position.superpions.has(attempt.from))
        return refusal(clause::promotion, "the piece at {0} is a superpion already",
                       "la pièce en {0} est déjà un superpion", {cell_name(attempt.from)});
    if (rules.promotion == Promotion::Front)
        return refusal(plain("S-R3"), "{0} is not on the innermost row of an adverse camp",
                       "{0} n'est pas sur la rangée intérieure d'un camp adverse", {to});
    return refusal(plain("S-R3"), "{0} is not on the back line of an adverse camp",
                   "{0} n'est pas sur la ligne de fond d'un camp adverse", {to});
}

std::string letters_of(SeatSet colours) {
    std::string letters;
    for (Seat colour : all_seats) {
        if (!colours.contains(colour)) continue;
        if (!letters.empty()) letters += ' ';
        letters += colour_letter(colour);
    }
    return letters;
}

/// Whether a piece's capture is free, as far as it goes on as long as it can (S-R5).
bool is_free(const Rules& rules, const Position& position, Cell from) {
    return rules.maximal == Maximal::Superpions && !position.superpions.has(from);
}

/// A legal capture that a piece's own are compared with; there must be a legal capture.
const Move& to_compare_with(const Rules& rules, const Position& position, const Moves& moves,
                            Cell from) {
    const bool superpions_only =
        rules.maximal == Maximal::Superpions && position.superpions.has(from);
    for (const Move& move : moves)
        if (!superpions_only || position.superpions.has(move.from)) return move;
    return moves[0];
}

/// The pawns that the greatest capture of one piece takes; 0 if it has none.
int most_taken_by(const Rules& rules, const Position& position, Cell from) {
    const auto moves = std::make_unique<Moves>();
    CaptureSearch search(rules, position, View(rules, position), *moves);
    if (position.superpions.has(from))
        search.add_superpion(from);
    else
        search.add_pawn(from);
    return search.best();
}

}  // namespace

Verdict refuse_piece(const Rules& rules, const Position& position, Cell from) {
    const auto list = listed_moves(rules, position);
    const Moves& moves = *list;
    if (std::ranges::any_of(moves, [&](const Move& move) { return move.from == from; }))
        return std::nullopt;
    const std::string name = cell_name(from);
    if (moves.empty() || !moves[0].captures())
        return refusal(clause::step, "the piece at {0} cannot move: it has no free cell to step to",
                       "la pièce en {0} ne peut pas bouger : elle n'a pas de case libre où aller",
                       {name});
    const Move& greatest = to_compare_with(rules, position, moves, from);
    const Text captor = plain(cell_name(greatest.from));
    const int taken = most_taken_by(rules, position, from);
    if (taken == 0)
        return refusal_in_words(
            clause::compulsory, "a capture is compulsory: the piece at {0} must capture",
            "la prise est obligatoire : la pièce en {0} doit prendre", {captor});
    const Text most = pawns_text(pawns_taken(rules, position, greatest.captured));
    if (rules.maximal == Maximal::Superpions)
        return refusal_in_words(
            plain("S-R5"),
            "of superpions, the one that takes most captures: {0} takes {1}, {2} only {3}",
            "des superpions, celui qui prend le plus doit le faire : {0} prend {1}, {2} seulement "
            "{3}",
            {captor, most, plain(name), pawns_text(taken)});
    return refusal_in_words(plain("S-R5"),
                            "the greatest capture is compulsory: {0} takes {1}, {2} only {3}",
                            "la plus grande prise est obligatoire : {0} prend {1}, {2} seulement "
                            "{3}",
                            {captor, most, plain(name), pawns_text(taken)});
}

Verdict refuse_amount(const Rules& rules, const Position& position, const Move& attempt) {
    const auto list = listed_moves(rules, position);
    const Moves& moves = *list;
    if (moves.empty() || !moves[0].captures()) return std::nullopt;
    const bool free = attempt.captures() && is_free(rules, position, attempt.from);
    const auto same_capture = [&](const Move& move) {
        return move.from == attempt.from && move.to == attempt.to &&
               move.captured == attempt.captured;
    };
    if (free && std::ranges::any_of(moves, same_capture)) return std::nullopt;
    const Move* example = &to_compare_with(rules, position, moves, attempt.from);
    for (const Move& move : moves) {
        if (move.from != attempt.from) continue;
        const bool follows =
            free ? can_go_on(position, move, attempt.to, attempt.captured) : goes_on(move, attempt);
        if (example->from != attempt.from || follows) example = &move;
    }
    const int greatest = pawns_taken(rules, position, example->captured);
    const Text most = pawns_text(greatest);
    const Text shown = plain(move_text(position, *example));
    if (!attempt.captures())
        return refusal_in_words(clause::compulsory, "a capture is compulsory: {0} takes {1}",
                                "la prise est obligatoire : {0} prend {1}", {shown, most});
    const int taken = pawns_taken(rules, position, attempt.captured);
    if (!free && taken >= greatest) return std::nullopt;
    if (goes_on(*example, attempt))
        return refusal_in_words(clause::compulsory,
                                "the chain stops short: it takes {0}, {1} takes {2}",
                                "la prise s'arrête trop tôt : elle prend {0}, {1} prend {2}",
                                {pawns_text(taken), shown, most});
    if (rules.maximal == Maximal::Superpions)
        return refusal_in_words(plain("S-R5"),
                                "it takes {0}, but a superpion must make the greatest capture of "
                                "all superpions: {1} takes {2}",
                                "ce coup prend {0}, mais un superpion doit faire la plus grande "
                                "prise de tous les superpions : {1} "
                                "prend {2}",
                                {pawns_text(taken), shown, most});
    return refusal_in_words(plain("S-R5"),
                            "it takes {0}, but the greatest capture is compulsory: {1} takes {2}",
                            "ce coup prend {0}, mais la plus grande prise est obligatoire : {1} "
                            "prend {2}",
                            {pawns_text(taken), shown, most});
}

Verdict refuse_cap(const Rules& rules, const Position& position, const Move& attempt) {
    const Seat mover = position.to_move;
    const bool promoted =
        !position.superpions.has(attempt.from) && rules.promotes[index(mover)].has(attempt.to);
    if (!promoted) {
        if (!attempt.cap) return std::nullopt;
        return no_promotion(rules, position, attempt);
    }
    const SeatSet caps = cap_choices(rules, position, mover, attempt.to);
    if (!attempt.cap)
        return refusal(clause::promotion,
                       "the pawn becomes a superpion: add \"=\" and the cap's colour ({0})",
                       "le pion devient superpion : ajoutez « = » et la couleur du chapeau ({0})",
                       {letters_of(caps)});
    if (caps.contains(*attempt.cap)) return std::nullopt;
    const Seat keeper = rules.reserve_reached(attempt.to);
    const Text owners = colour_names(rules.sharing_reserve(keeper));
    const bool from_box = position.reserves[index(keeper)] == Reserve{};
    if (from_box)
        return refusal_in_words(
            plain("S-R7"),
            "the reserve of {0} is empty, so the cap comes from the box and has {1}'s own colour",
            "la réserve de {0} est vide : le chapeau vient de la boîte et a la couleur de {1}",
            {owners, colour_name(mover)});
    return refusal_in_words(clause::promotion,
                            "the reserve of {0} has no {1} pawn; choose from: {2}",
                            "la réserve de {0} n'a pas de pion {1} ; au choix : {2}",
                            {owners, colour_adjective(*attempt.cap), plain(letters_of(caps))});
}

}  // namespace tablier::superpion
