#include "games/three_mens_morris/rules/notation.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace tablier::three_mens_morris {
namespace {

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

}  // namespace

std::string point_name(int point) {
    return {char('a' + point % 3), char('1' + point / 3)};
}

std::optional<int> point_of(std::string_view name) {
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'c' || name[1] < '1' || name[1] > '3')
        return std::nullopt;
    return (name[0] - 'a') + 3 * (name[1] - '1');
}

std::string move_text(const Move& move) {
    return move.places() ? point_name(move.to) : point_name(move.from) + "-" + point_name(move.to);
}

std::string position_text(const Position& at) {
    std::string text;
    for (int point = 0; point < point_count; ++point)
        text += at.men[0] & bit(point) ? 'w' : at.men[1] & bit(point) ? 'b' : '.';
    for (const std::int8_t men : at.in_hand) text += " " + std::to_string(men);
    text += at.to_move == 0 ? " S " : " N ";
    for (const Seat seat : {Seat::South, Seat::North})
        if (at.retired.contains(seat)) text += seat_letter(seat);
    return at.retired.empty() ? text + "-" : text;
}

Result<Position> parse_position(const Rules& rules, std::string_view text) {
    const auto words = words_of(text);
    if (words.size() != 5 || words[0].size() != point_count)
        return fail("a position is nine points, two numbers, a seat and those who left: {0}",
                    "une position est neuf points, deux nombres, un camp et ceux qui sont partis : "
                    "{0}",
                    {quoted(text)});
    Position position;
    for (int point = 0; point < point_count; ++point) {
        const char sign = words[0][std::size_t(point)];
        if (sign == '.') continue;
        if (sign != 'w' && sign != 'b')
            return fail("{0} on {1} is none of w, b and .", "{0} en {1} n'est ni w, ni b, ni .",
                        {quoted(words[0].substr(std::size_t(point), 1)), point_name(point)});
        Points& men = position.men[sign == 'w' ? 0 : 1];
        men = Points(men | bit(point));
    }
    for (const std::size_t player : {0U, 1U}) {
        const std::string_view number = words[1 + player];
        const int on_board = std::popcount(position.men[player]);
        if (number.size() != 1 || number[0] - '0' + on_board != men_each)
            return fail("each player has three men, in hand or on the board",
                        "chacun a trois pions, en main ou sur le plateau");
        position.in_hand[player] = std::int8_t(men_each - on_board);
    }
    if (words[3] != "S" && words[3] != "N")
        return fail("{0} is neither S nor N", "{0} n'est ni S ni N", {quoted(words[3])});
    position.to_move = words[3] == "N";
    SeatSet retired;
    if (words[4] != "-")
        for (const char letter : words[4]) {
            if (letter != 'S' && letter != 'N')
                return fail("{0} is neither S nor N", "{0} n'est ni S ni N", {quoted(words[4])});
            retired.insert(letter == 'S' ? Seat::South : Seat::North);
        }
    position.retired = retired;
    const int more_placed = position.in_hand[1] - position.in_hand[0];  // by South
    if (retired.empty() && more_placed != (position.in_hand[1] == 0 ? 0 : position.to_move))
        return fail("players place their men in turn, South first",
                    "les joueurs posent leurs pions tour à tour, Sud d'abord");
    if (has_row(position.men[0]) && has_row(position.men[1]))
        return fail("both players have a row", "les deux joueurs ont une ligne");
    if (retired == rules.seating.seats) return fail("nobody is left", "il ne reste personne");
    if (retired.contains(seat_of(position.to_move)))
        return fail("the player to move has left", "le joueur au trait est parti");
    if (position_text(position) != text)
        return fail("{0} is not written as positions are: {1}",
                    "{0} n'est pas écrite comme le sont les positions : {1}",
                    {quoted(text), position_text(position)});
    return position;
}

}  // namespace tablier::three_mens_morris
