// Parser of a position's text; rejects positions that cannot be played on from.
#include <charconv>
#include <vector>

#include "games/superpion/rules/mobility.h"
#include "games/superpion/rules/moves.h"
#include "games/superpion/rules/notation.h"

namespace tablier::superpion {
namespace {

constexpr int max_pawns = 2 * pawns_of_a_colour;  ///< each pawn may fetch one from the box

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + 1);
    }
}

/// A number without leading zeros, at most `highest`.
std::optional<int> parse_number(std::string_view text, int highest) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    if (!whole || text[0] == '-' || (text[0] == '0' && text.size() > 1) || number > highest)
        return std::nullopt;
    return number;
}

std::string letter_text(Seat colour) {
    return in_quotes(std::string(1, colour_letter(colour)));
}

Result<void> read_rank(std::string_view text, int rank, Position& position) {
    const Text where =
        fill_text("rank {0} {1}", "rangée {0} {1}", {std::to_string(rank + 1), in_quotes(text)});
    std::vector<Cell> cells;
    for (int file = 0; file < board_size; ++file)
        if (const Cell cell = cell_at({file, rank}); cell != no_cell) cells.push_back(cell);

    std::size_t next = 0;
    bool after_digit = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool digit = c >= '1' && c <= '8';
        if (digit && after_digit)
            return fail("{0} has two digits in a row", "{0} a deux chiffres de suite", {where});
        after_digit = digit;
        if (digit) {
            next += std::size_t(c - '0');
            continue;
        }
        const bool capital = c >= 'A' && c <= 'Z';
        const auto colour = parse_colour(capital ? char(c - 'A' + 'a') : c);
        if (!colour)
            return fail("{0} has {1}; it takes b r y k, B R Y K with a cap, and 1 to 8",
                        "{0} contient {1} ; il y faut b r y k, B R Y K avec un chapeau, et 1 à 8",
                        {where, quoted(std::string(1, c))});
        if (next >= cells.size()) {
            next = cells.size() + 1;
            break;
        }
        const Cell cell = cells[next++];
        position.pieces[index(*colour)] |= Bits::one(cell);
        if (!capital) continue;
        const auto cap = ++i < text.size() ? parse_colour(text[i]) : std::nullopt;
        if (!cap)
            return fail("{0}: after {1} stands the cap's colour b r y k",
                        "{0} : après {1} vient la couleur du chapeau, b r y k",
                        {where, quoted(std::string(1, c))});
        position.set_cap(cell, *cap);
    }
    if (next != cells.size() || text.empty())
        return fail("{0} does not fill {1} cells exactly",
                    "{0} ne remplit pas exactement {1} cases", {where, cells.size()});
    return {};
}

Result<void> read_board(std::string_view text, Position& position) {
    const auto ranks = split(text, '/');
    if (ranks.size() != std::size_t(board_size))
        return fail("the board has {0} ranks instead of 16",
                    "le plateau a {0} rangées au lieu de 16", {ranks.size()});
    for (int i = 0; i < board_size; ++i) {
        const int rank = board_size - 1 - i;
        if (auto read = read_rank(ranks[std::size_t(i)], rank, position); !read) return read;
    }
    return {};
}

Result<void> read_reserve(std::string_view text, Seat camp, Reserve& reserve) {
    if (text == "-") return {};
    const Text where = fill_text("the reserve of {0} {1}", "la réserve de {0} {1}",
                                 {letter_text(camp), in_quotes(text)});
    int last = -1;
    std::size_t at = 0;
    while (at < text.size()) {
        const auto colour = parse_colour(text[at]);
        if (!colour)
            return fail("{0} has {1} instead of b r y k", "{0} contient {1} au lieu de b r y k",
                        {where, quoted(text.substr(at, 1))});
        if (index(*colour) <= last)
            return fail("{0} is not in the order b r y k", "{0} n'est pas dans l'ordre b r y k",
                        {where});
        last = index(*colour);
        std::size_t end = ++at;
        while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
        const auto pawns = parse_number(text.substr(at, end - at), max_pawns);
        if (!pawns || *pawns == 0)
            return fail("{0}: after {1} stands a number from 1 to {2}",
                        "{0} : après {1} vient un nombre de 1 à {2}",
                        {where, letter_text(*colour), max_pawns});
        reserve[index(*colour)] = std::uint8_t(*pawns);
        at = end;
    }
    if (text.empty()) return fail("{0} is empty; write -", "{0} est vide ; écrivez -", {where});
    return {};
}

Result<void> read_reserves(const Rules& rules, std::string_view text, Position& position) {
    const auto parts = split(text, '/');
    if (parts.size() != std::size_t(seat_count))
        return fail("there are {0} reserves instead of 4", "il y a {0} réserves au lieu de 4",
                    {parts.size()});
    for (Seat camp : all_seats) {
        auto read =
            read_reserve(parts[std::size_t(index(camp))], camp, position.reserves[index(camp)]);
        if (!read) return read;
        const Seat keeper = rules.reserve_of[index(camp)];
        if (keeper != camp && position.reserves[index(camp)] != Reserve{})
            return fail("the reserve of {0} is one with that of {1}: write its pawns there",
                        "la réserve de {0} ne fait qu'une avec celle de {1} : écrivez-y ses pions",
                        {letter_text(camp), letter_text(keeper)});
    }
    return {};
}

Result<void> read_retired(const Rules& rules, std::string_view text, Position& position) {
    if (text == "-") return {};
    int last = -1;
    for (char c : text) {
        const auto colour = parse_colour(c);
        if (!colour || index(*colour) <= last)
            return fail("the retired colours {0} are not letters in the order b r y k",
                        "les couleurs retirées {0} ne sont pas des lettres dans l'ordre b r y k",
                        {quoted(text)});
        if (!rules.plays(*colour))
            return fail("the neutral colour {0} cannot retire",
                        "la couleur neutre {0} ne peut pas se retirer", {letter_text(*colour)});
        last = index(*colour);
        position.retired.insert(*colour);
    }
    if (text.empty())
        return fail("the retired colours are missing; write - for none",
                    "les couleurs retirées manquent ; écrivez - s'il n'y en a pas");
    for (Seat seat : all_seats)
        if (position.retired.contains(seat) &&
            !rules.seating.partners(seat).without(position.retired).empty())
            return fail("colour {0} has retired without its partner",
                        "la couleur {0} s'est retirée sans sa partenaire", {letter_text(seat)});
    return {};
}

Result<void> check_counts(const Position& position) {
    std::array<int, seat_count> pawns{};
    for (Seat colour : all_seats) {
        const int pieces = position.of(colour).count();
        if (pieces > pawns_of_a_colour)
            return fail("colour {0} has {1} pieces; at most 15 can be on the board",
                        "la couleur {0} a {1} pièces ; il ne peut y en avoir que 15 sur le plateau",
                        {letter_text(colour), pieces});
        pawns[index(colour)] += pieces;
        for (const Reserve& reserve : position.reserves)
            pawns[index(colour)] += reserve[index(colour)];
    }
    for_each(position.superpions, [&](int cell) { ++pawns[index(position.cap_at(Cell(cell)))]; });
    for (Seat colour : all_seats)
        if (pawns[index(colour)] > max_pawns)
            return fail("there are {0} pawns of colour {1}; at most 30 can be in the game",
                        "il y a {0} pions de couleur {1} ; il ne peut y en avoir que 30 en jeu",
                        {pawns[index(colour)], letter_text(colour)});
    return {};
}

Result<void> check_pieces(const Rules& rules, const Position& position) {
    for (Seat colour : all_seats) {
        const Bits pawns = position.of(colour).without(position.superpions);
        const Bits unpromoted = pawns & rules.promotes[index(colour)];
        if (rules.plays(colour) && unpromoted.any())
            return fail("the pawn of {0} at {1} would be a superpion there",
                        "le pion de {0} en {1} y serait un superpion",
                        {letter_text(colour), cell_name(Cell(unpromoted.first()))});
    }
    if (!rules.neutral) return {};
    const Seat neutral = *rules.neutral;
    const Bits moved =
        position.of(neutral).without(lines.camp[index(neutral)].without(position.superpions));
    if (moved.any())
        return fail("the neutral piece at {0} is not a pawn in its camp",
                    "la pièce neutre en {0} n'est pas un pion dans son camp",
                    {cell_name(Cell(moved.first()))});
    if (position.reserves[index(neutral)] != Reserve{})
        return fail("the neutral reserve is not empty", "la réserve neutre n'est pas vide");
    return {};
}

Result<void> read_turn(const Rules& rules, std::string_view colour, std::string_view displaced,
                       Position& position) {
    if (colour == "-") {
        if (displaced != "-")
            return fail("a piece is displaced though the game is over",
                        "une pièce est déplacée alors que la partie est finie");
        position.end = end_of(rules, position);
        if (!position.over())
            return fail("no colour is to move, but the game is not over",
                        "aucune couleur n'est au trait, mais la partie n'est pas finie");
        return {};
    }
    const auto mover = colour.size() == 1 ? parse_colour(colour[0]) : std::nullopt;
    if (!mover)
        return fail("the colour to move is {0} instead of b r y k or -",
                    "la couleur au trait est {0} au lieu de b r y k ou -", {quoted(colour)});
    if (!rules.plays(*mover))
        return fail("the neutral colour {0} is to move", "la couleur neutre {0} est au trait",
                    {quoted(colour)});
    if (position.retired.contains(*mover))
        return fail("the retired colour {0} is to move", "la couleur retirée {0} est au trait",
                    {quoted(colour)});
    position.to_move = *mover;
    if (displaced != "-") {
        const auto square = parse_square(displaced);
        const Cell cell = square ? cell_at(*square) : no_cell;
        if (cell == no_cell)
            return fail("the displaced piece's cell {0} is not a white cell of the board",
                        "la case {0} de la pièce déplacée n'est pas une case blanche du plateau",
                        {quoted(displaced)});
        if (!position.of(*mover).has(cell))
            return fail("the displaced piece at {0} is not of colour {1}",
                        "la pièce déplacée en {0} n'est pas de couleur {1}",
                        {quoted(displaced), quoted(colour)});
        position.displaced = cell;
    }
    if (end_of(rules, position) != EndReason::None)
        return fail("colour {0} is to move, but the game is over; write -",
                    "la couleur {0} est au trait, mais la partie est finie ; écrivez -",
                    {quoted(colour)});
    if (!can_move(rules, position, *mover, position.displaced))
        return fail("colour {0} is to move, but has no displacement",
                    "la couleur {0} est au trait, mais n'a aucun déplacement", {quoted(colour)});
    return {};
}

}  // namespace

Result<Position> parse_position(const Rules& rules, std::string_view text) {
    const auto words = split(text, ' ');
    if (words.size() != 6)
        return fail(
            "a position has 6 words (board, reserves, colour to move, displaced piece, "
            "quiet displacements, retired colours), here are {0}",
            "une position a 6 mots (plateau, réserves, couleur au trait, pièce déplacée, "
            "déplacements sans prise ni promotion, couleurs retirées), en voici {0}",
            {words.size()});
    Position position;
    if (auto read = read_board(words[0], position); !read) return std::unexpected(read.error());
    if (auto read = read_reserves(rules, words[1], position); !read)
        return std::unexpected(read.error());
    const auto quiet = parse_number(words[4], max_quiet_limit);
    if (!quiet)
        return fail("the quiet displacements are {0} instead of a number from 0 to {1}",
                    "les déplacements sans prise ni promotion sont {0} au lieu d'un nombre de 0 "
                    "à {1}",
                    {quoted(words[4]), max_quiet_limit});
    position.quiet = std::uint32_t(*quiet);
    if (rules.quiet_limit > 0 && *quiet > rules.quiet_limit)
        return fail("there are {0} quiet displacements; the game ends at {1}",
                    "il y a {0} déplacements sans prise ni promotion ; la partie finit à {1}",
                    {*quiet, rules.quiet_limit});
    if (auto read = read_retired(rules, words[5], position); !read)
        return std::unexpected(read.error());
    if (auto right = check_counts(position); !right) return std::unexpected(right.error());
    if (auto right = check_pieces(rules, position); !right) return std::unexpected(right.error());
    if (auto read = read_turn(rules, words[2], words[3], position); !read)
        return std::unexpected(read.error());
    if (const auto moves = std::make_unique<Moves>(); !generate(rules, position, *moves))
        return fail("this position has too many captures to list them all",
                    "cette position a trop de prises pour les énumérer toutes");
    return position;
}

}  // namespace tablier::superpion
