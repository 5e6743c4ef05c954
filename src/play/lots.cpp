#include "tablier/play/lots.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "tablier/detail/small_sort.h"
#include "tablier/play/result_code.h"

namespace tablier {
namespace {

std::vector<int> all_players(const AnyGame& game) {
    std::vector<int> players;
    for (int player = 0; player < game.seating().players(); ++player) players.push_back(player);
    return players;
}

std::vector<Seat> seats_in_order(const Seating& seating, int player) {
    std::vector<Seat> seats;
    for (const Seat seat : all_seats)
        if (seating.seats_of_player(player).contains(seat)) seats.push_back(seat);
    return seats;
}

}  // namespace

std::vector<int> draw_lots(std::vector<int> places, const NumberBelow& below) {
    for (std::size_t left = places.size(); left > 1; --left)
        std::swap(places[left - 1], places[below(std::uint32_t(left))]);
    return places;
}

std::vector<int> draw_lots(std::vector<int> places, Random& random) {
    return draw_lots(std::move(places),
                     [&random](std::uint32_t bound) { return random.below(bound); });
}

std::string lots_code(const AnyGame& game, const std::vector<int>& places) {
    return lots_from_code(game, places, places);
}

std::string lots_from_code(const AnyGame& game, const std::vector<int>& places,
                           const std::vector<int>& drawn) {
    const Seating seating = game.seating();
    std::string code;
    for (const Seat seat : all_seats) {
        if (!seating.seats.contains(seat)) continue;
        const int player = seating.player[std::size_t(index(seat))];
        const auto found = std::ranges::find(drawn, player);
        if (found == drawn.end()) continue;
        // A player with several seats has them in the same order as before.
        const auto seats = seats_in_order(seating, player);
        const auto before = seats_in_order(seating, places[std::size_t(found - drawn.begin())]);
        if (!code.empty()) code += '+';
        code += game.seat_code(before[std::size_t(std::ranges::find(seats, seat) - seats.begin())]);
    }
    return code;
}

Result<std::vector<int>> parse_lots(const AnyGame& game, std::string_view code) {
    std::vector<int> places;
    for (std::size_t from = 0; from <= code.size();) {
        const std::size_t end = std::min(code.find('+', from), code.size());
        if (const auto seat = seat_of_code(game, code.substr(from, end - from)))
            places.push_back(game.seating().player[std::size_t(index(*seat))]);
        from = end + 1;
    }
    small_sort(places);
    const auto repeated = std::ranges::unique(places);
    places.erase(repeated.begin(), repeated.end());
    // Written back, it must be the same: all seats of each player, in order, and no other word.
    if (places.size() >= 2 && lots_code(game, places) == code) return places;
    return fail("lots are drawn between all seats of two players or more, as in {0}; {1} is not so",
                "on tire au sort entre toutes les places d'au moins deux joueurs, comme {0} ; ce "
                "n'est pas le cas de {1}",
                {lots_code(game, all_players(game)), quoted(code)});
}

}  // namespace tablier
