#include "ugi/go_command.h"

#include <algorithm>
#include <limits>

#include "ugi/seat_numbers.h"
#include "ugi/words.h"

namespace tablier::ugi {
namespace {

constexpr std::int64_t longest_time = 1'000'000'000'000;  // thirty years
constexpr int deepest = 1000;

/// "p3time": the clock of the third seat.
struct ClockWord {
    std::size_t seat = 0;  ///< from 0
    bool increment = false;
};
std::optional<ClockWord> clock_word(std::string_view word, std::size_t seats) {
    if (word.size() < 2 || word[0] != 'p' || word[1] < '1' || word[1] > '4') return std::nullopt;
    const auto seat = std::size_t(word[1] - '1');
    const std::string_view what = word.substr(2);
    if (seat >= seats || (what != "time" && what != "inc")) return std::nullopt;
    return ClockWord{seat, what == "inc"};
}

std::string words_there_are(std::size_t seats) {
    const std::string last = std::to_string(seats);
    return "movetime, nodes, depth, infinite, ponder, p1time to p" + last + "time, p1inc to p" +
           last + "inc";
}

}  // namespace

Result<GoCommand> parse_go(std::span<const std::string_view> words, const AnyGame& game) {
    const std::vector<Seat> seats = seats_in_order(game);
    GoCommand go;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (word == "infinite") {
            go.infinite = true;
            continue;
        }
        if (word == "ponder") {
            go.limits.ponder = true;
            continue;
        }
        const auto clock = clock_word(word, seats.size());
        if (!clock && word != "movetime" && word != "nodes" && word != "depth")
            return fail("go: unknown word " + in_quotes(word) +
                        "; words: " + words_there_are(seats.size()));
        if (++i == words.size()) return fail("go: " + std::string(word) + " needs a number");
        const auto number = [&](std::int64_t lowest, std::int64_t highest) {
            return whole_number("go " + std::string(word), words[i], lowest, highest);
        };
        if (clock) {
            // Who is late has no time left, which is no reason to refuse to move.
            const auto read = number(-longest_time, longest_time);
            if (!read) return std::unexpected(read.error());
            const search::Milliseconds time(std::max<std::int64_t>(*read, 0));
            auto& its = go.limits.clocks[std::size_t(index(seats[clock->seat]))];
            if (!its) its.emplace();
            (clock->increment ? its->increment : its->left) = time;
        } else if (word == "movetime") {
            const auto read = number(0, longest_time);
            if (!read) return std::unexpected(read.error());
            go.limits.movetime = search::Milliseconds(*read);
        } else if (word == "nodes") {
            const auto read = number(1, std::numeric_limits<std::int64_t>::max());
            if (!read) return std::unexpected(read.error());
            go.limits.nodes = std::uint64_t(*read);
        } else {
            const auto read = number(1, deepest);
            if (!read) return std::unexpected(read.error());
            go.limits.depth = int(*read);
        }
    }
    return go;
}

}  // namespace tablier::ugi
