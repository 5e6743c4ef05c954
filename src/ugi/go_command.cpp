#include "ugi/go_command.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "tablier/typed_move.h"
#include "ugi/seat_numbers.h"
#include "ugi/words.h"

namespace tablier::ugi {
namespace {

constexpr std::int64_t max_time = 1'000'000'000'000;  // thirty years
constexpr int deepest = 1000;

/// "p3time", "winc": the clock of a seat.
struct ClockWord {
    std::size_t seat = 0;  ///< from 0
    bool increment = false;
};

std::optional<ClockWord> clock_word(std::string_view word, std::size_t seats) {
    // The words of chess are those of the first two seats.
    for (const auto& [own, seat] : {std::pair("w", 0), std::pair("b", 1)})
        for (const bool increment : {false, true})
            if (word == own + std::string(increment ? "inc" : "time"))
                return ClockWord{std::size_t(seat), increment};
    if (word.size() < 2 || word[0] != 'p' || word[1] < '1' || word[1] > '4') return std::nullopt;
    const auto seat = std::size_t(word[1] - '1');
    const std::string_view what = word.substr(2);
    if (seat >= seats || (what != "time" && what != "inc")) return std::nullopt;
    return ClockWord{seat, what == "inc"};
}

bool is_limit(std::string_view word) {
    return word == "movetime" || word == "nodes" || word == "depth";
}

/// Words of chess that take a number and mean nothing to this engine.
bool is_idle(std::string_view word) {
    return word == "movestogo" || word == "mate";
}

/// Reads the words of one `go`, one after the other.
class GoReader {
  public:
    GoReader(std::span<const std::string_view> words, const Match& match)
        : words_(words), match_(match), seats_(seats_in_order(match.game())) {}

    Result<GoCommand> read() {
        while (next_ < words_.size()) {
            const std::string_view word = words_[next_++];
            if (word == "infinite") {
                go_.infinite = true;
            } else if (word == "ponder") {
                go_.limits.ponder = true;
            } else if (word == "searchmoves") {
                read_moves();
            } else if (is_limit(word) || is_idle(word) || clock_word(word, seats_.size())) {
                if (auto read = read_number(word); !read) return std::unexpected(read.error());
            } else {
                go_.ignored.emplace_back(word);
            }
        }
        return std::move(go_);
    }

  private:
    bool is_known(std::string_view word) const {
        return word == "infinite" || word == "ponder" || word == "searchmoves" || is_limit(word) ||
               is_idle(word) || clock_word(word, seats_.size());
    }

    void read_moves() {
        const std::vector<std::string> legal = match_.legal_moves();
        for (; next_ < words_.size() && !is_known(words_[next_]); ++next_) {
            std::string move = typed_move(match_.position(), words_[next_]);
            if (std::ranges::find(legal, move) != legal.end())
                go_.searchmoves.push_back(std::move(move));
            else
                go_.ignored.emplace_back(words_[next_]);
        }
    }

    Result<void> read_number(std::string_view word) {
        if (next_ == words_.size()) return fail("go: " + std::string(word) + " needs a number");
        const std::string_view text = words_[next_++];
        const auto number = [&](std::int64_t lowest, std::int64_t highest) {
            return whole_number("go " + std::string(word), text, lowest, highest);
        };
        if (const auto clock = clock_word(word, seats_.size())) {
            // A negative clock counts as zero: the engine still has to move.
            const auto read = number(-max_time, max_time);
            if (!read) return std::unexpected(read.error());
            const search::Milliseconds time(std::max<std::int64_t>(*read, 0));
            auto& its = go_.limits.clocks[std::size_t(index(seats_[clock->seat]))];
            if (!its) its.emplace();
            (clock->increment ? its->increment : its->left) = time;
        } else if (word == "movetime") {
            const auto read = number(0, max_time);
            if (!read) return std::unexpected(read.error());
            go_.limits.movetime = search::Milliseconds(*read);
        } else if (word == "nodes") {
            const auto read = number(1, std::numeric_limits<std::int64_t>::max());
            if (!read) return std::unexpected(read.error());
            go_.limits.nodes = std::uint64_t(*read);
            go_.limits.exact_nodes = true;
        } else if (word == "depth") {
            const auto read = number(1, deepest);
            if (!read) return std::unexpected(read.error());
            go_.limits.depth = int(*read);
        }
        return {};
    }

    std::span<const std::string_view> words_;
    const Match& match_;
    std::vector<Seat> seats_;
    std::size_t next_ = 0;
    GoCommand go_;
};

}  // namespace

Result<GoCommand> parse_go(std::span<const std::string_view> words, const Match& match) {
    return GoReader(words, match).read();
}

}  // namespace tablier::ugi
