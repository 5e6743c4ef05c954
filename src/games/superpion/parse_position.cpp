// Reading a position's text, and refusing what cannot be played on from.
#include <charconv>
#include <vector>

#include "games/superpion/mobility.h"
#include "games/superpion/moves.h"
#include "games/superpion/notation.h"

namespace tablier::superpion {
namespace {

constexpr int most_pawns = 2 * pawns_of_a_colour;  ///< each pawn may fetch one from the box

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
    const std::string where = "rank " + std::to_string(rank + 1) + " " + in_quotes(text);
    std::vector<Cell> cells;
    for (int file = 0; file < board_size; ++file)
        if (const Cell cell = cell_at({file, rank}); cell != no_cell) cells.push_back(cell);

    std::size_t next = 0;
    bool after_digit = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool digit = c >= '1' && c <= '8';
        if (digit && after_digit) return fail(where + " has two digits in a row");
        after_digit = digit;
        if (digit) {
            next += std::size_t(c - '0');
            continue;
        }
        const bool capital = c >= 'A' && c <= 'Z';
        const auto colour = parse_colour(capital ? char(c - 'A' + 'a') : c);
        if (!colour)
            return fail(where + " has " + in_quotes(std::string(1, c)) +
                        "; it takes b r y k, B R Y K with a cap, and 1 to 8");
        if (next >= cells.size()) {
            next = cells.size() + 1;
            break;
        }
        const Cell cell = cells[next++];
        position.pieces[index(*colour)] |= Bits::one(cell);
        if (!capital) continue;
        const auto cap = ++i < text.size() ? parse_colour(text[i]) : std::nullopt;
        if (!cap)
            return fail(where + ": after " + in_quotes(std::string(1, c)) +
                        " stands the cap's colour b r y k");
        position.set_cap(cell, *cap);
    }
    if (next != cells.size() || text.empty())
        return fail(where + " does not fill " + std::to_string(cells.size()) + " cells exactly");
    return {};
}

Result<void> read_board(std::string_view text, Position& position) {
    const auto ranks = split(text, '/');
    if (ranks.size() != std::size_t(board_size))
        return fail("the board has " + std::to_string(ranks.size()) + " ranks instead of 16");
    for (int i = 0; i < board_size; ++i) {
        const int rank = board_size - 1 - i;
        if (auto read = read_rank(ranks[std::size_t(i)], rank, position); !read) return read;
    }
    return {};
}

Result<void> read_reserve(std::string_view text, Seat camp, Reserve& reserve) {
    if (text == "-") return {};
    const std::string where = "the reserve of " + letter_text(camp) + " " + in_quotes(text);
    int last = -1;
    std::size_t at = 0;
    while (at < text.size()) {
        const auto colour = parse_colour(text[at]);
        if (!colour)
            return fail(where + " has " + in_quotes(text.substr(at, 1)) + " instead of b r y k");
        if (index(*colour) <= last) return fail(where + " is not in the order b r y k");
        last = index(*colour);
        std::size_t end = ++at;
        while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
        const auto pawns = parse_number(text.substr(at, end - at), most_pawns);
        if (!pawns || *pawns == 0)
            return fail(where + ": after " + letter_text(*colour) + " stands a number from 1 to " +
                        std::to_string(most_pawns));
        reserve[index(*colour)] = std::uint8_t(*pawns);
        at = end;
    }
    if (text.empty()) return fail(where + " is empty; write -");
    return {};
}

Result<void> read_reserves(std::string_view text, Position& position) {
    const auto parts = split(text, '/');
    if (parts.size() != std::size_t(seat_count))
        return fail("there are " + std::to_string(parts.size()) + " reserves instead of 4");
    for (Seat camp : all_seats) {
        auto read =
            read_reserve(parts[std::size_t(index(camp))], camp, position.reserves[index(camp)]);
        if (!read) return read;
    }
    return {};
}

Result<void> read_retired(const Rules& rules, std::string_view text, Position& position) {
    if (text == "-") return {};
    int last = -1;
    for (char c : text) {
        const auto colour = parse_colour(c);
        if (!colour || index(*colour) <= last)
            return fail("the retired colours " + in_quotes(text) +
                        " are not letters in the order b r y k");
        if (!rules.plays(*colour))
            return fail("the neutral colour " + letter_text(*colour) + " cannot retire");
        last = index(*colour);
        position.retired.insert(*colour);
    }
    if (text.empty()) return fail("the retired colours are missing; write - for none");
    for (Seat seat : all_seats)
        if (position.retired.contains(seat) &&
            !rules.table.partners(seat).without(position.retired).empty())
            return fail("colour " + letter_text(seat) + " has retired without its partner");
    return {};
}

Result<void> check_counts(const Position& position) {
    std::array<int, seat_count> pawns{};
    for (Seat colour : all_seats) {
        const int pieces = position.of(colour).count();
        if (pieces > pawns_of_a_colour)
            return fail("colour " + letter_text(colour) + " has " + std::to_string(pieces) +
                        " pieces; at most 15 can be on the board");
        pawns[index(colour)] += pieces;
        for (const Reserve& reserve : position.reserves)
            pawns[index(colour)] += reserve[index(colour)];
    }
    for_each(position.superpions, [&](int cell) { ++pawns[index(position.cap_at(Cell(cell)))]; });
    for (Seat colour : all_seats)
        if (pawns[index(colour)] > most_pawns)
            return fail("there are " + std::to_string(pawns[index(colour)]) + " pawns of colour " +
                        letter_text(colour) + "; at most 30 can be in the game");
    return {};
}

Result<void> check_pieces(const Rules& rules, const Position& position) {
    for (Seat colour : all_seats) {
        const Bits pawns = position.of(colour).without(position.superpions);
        const Bits unpromoted = pawns & rules.promotes[index(colour)];
        if (rules.plays(colour) && unpromoted.any())
            return fail("the pawn of " + letter_text(colour) + " at " +
                        cell_name(Cell(unpromoted.first())) + " would be a superpion there");
    }
    if (!rules.neutral) return {};
    const Seat neutral = *rules.neutral;
    const Bits moved =
        position.of(neutral).without(lines.camp[index(neutral)].without(position.superpions));
    if (moved.any())
        return fail("the neutral piece at " + cell_name(Cell(moved.first())) +
                    " is not a pawn in its camp");
    if (position.reserves[index(neutral)] != Reserve{})
        return fail("the neutral reserve is not empty");
    return {};
}

Result<void> read_turn(const Rules& rules, std::string_view colour, std::string_view displaced,
                       Position& position) {
    if (colour == "-") {
        if (displaced != "-") return fail("a piece is displaced though the game is over");
        position.end = end_of(rules, position);
        if (!position.over()) return fail("no colour is to move, but the game is not over");
        return {};
    }
    const auto mover = colour.size() == 1 ? parse_colour(colour[0]) : std::nullopt;
    if (!mover)
        return fail("the colour to move is " + in_quotes(colour) + " instead of b r y k or -");
    if (!rules.plays(*mover))
        return fail("the neutral colour " + in_quotes(colour) + " is to move");
    if (position.retired.contains(*mover))
        return fail("the retired colour " + in_quotes(colour) + " is to move");
    position.to_move = *mover;
    if (displaced != "-") {
        const auto square = parse_square(displaced);
        const Cell cell = square ? cell_at(*square) : no_cell;
        if (cell == no_cell)
            return fail("the displaced piece's cell " + in_quotes(displaced) +
                        " is not a white cell of the board");
        if (!position.of(*mover).has(cell))
            return fail("the displaced piece at " + in_quotes(displaced) + " is not of colour " +
                        in_quotes(colour));
        position.displaced = cell;
    }
    if (end_of(rules, position) != EndReason::None)
        return fail("colour " + in_quotes(colour) + " is to move, but the game is over; write -");
    if (!can_move(rules, position, *mover, position.displaced))
        return fail("colour " + in_quotes(colour) + " is to move, but has no displacement");
    return {};
}

}  // namespace

Result<Position> parse_position(const Rules& rules, std::string_view text) {
    const auto words = split(text, ' ');
    if (words.size() != 6)
        return fail(
            "a position has 6 words (board, reserves, colour to move, displaced piece, "
            "quiet displacements, retired colours), here are " +
            std::to_string(words.size()));
    Position position;
    if (auto read = read_board(words[0], position); !read) return std::unexpected(read.error());
    if (auto read = read_reserves(words[1], position); !read) return std::unexpected(read.error());
    const auto quiet = parse_number(words[4], highest_quiet_limit);
    if (!quiet)
        return fail("the quiet displacements are " + in_quotes(words[4]) +
                    " instead of a number from 0 to " + std::to_string(highest_quiet_limit));
    position.quiet = std::uint32_t(*quiet);
    if (rules.quiet_limit > 0 && *quiet > rules.quiet_limit)
        return fail("there are " + std::to_string(*quiet) +
                    " quiet displacements; the game ends at " + std::to_string(rules.quiet_limit));
    if (auto read = read_retired(rules, words[5], position); !read)
        return std::unexpected(read.error());
    if (auto right = check_counts(position); !right) return std::unexpected(right.error());
    if (auto right = check_pieces(rules, position); !right) return std::unexpected(right.error());
    if (auto read = read_turn(rules, words[2], words[3], position); !read)
        return std::unexpected(read.error());
    Moves moves;
    if (!generate(rules, position, moves))
        return fail("this position has too many captures to list them all");
    return position;
}

}  // namespace tablier::superpion
