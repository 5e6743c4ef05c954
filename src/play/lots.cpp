#include "play/lots.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "play/result_code.h"

namespace tablier {
namespace {

std::vector<int> all_players(const AnyGame& game) {
    std::vector<int> players;
    for (int player = 0; player < game.table().players(); ++player) players.push_back(player);
    return players;
}

}  // namespace

std::vector<int> draw_lots(std::vector<int> places, Random& random) {
    for (std::size_t left = places.size(); left > 1; --left)
        std::swap(places[left - 1], places[random.below(std::uint32_t(left))]);
    return places;
}

std::string lots_code(const AnyGame& game, const std::vector<int>& places) {
    const Table table = game.table();
    std::string code;
    for (const Seat seat : all_seats) {
        if (!table.seats.contains(seat)) continue;
        if (std::ranges::find(places, int(table.player[std::size_t(index(seat))])) == places.end())
            continue;
        if (!code.empty()) code += '+';
        code += game.seat_code(seat);
    }
    return code;
}

Result<std::vector<int>> parse_lots(const AnyGame& game, std::string_view code) {
    std::vector<int> places;
    for (std::size_t from = 0; from <= code.size();) {
        const std::size_t end = std::min(code.find('+', from), code.size());
        if (const auto seat = seat_of_code(game, code.substr(from, end - from)))
            places.push_back(game.table().player[std::size_t(index(*seat))]);
        from = end + 1;
    }
    std::ranges::sort(places);
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
