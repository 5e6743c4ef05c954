#include "played_game.h"

#include <charconv>
#include <optional>

namespace tablier::fit {
namespace {

constexpr std::string_view heading = "tablier self-play 1";
constexpr std::string_view random_mark = "?";
constexpr std::string_view chance_mark = "-";

/// Takes the next word off the front of a line; empty at its end.
std::string_view next_word(std::string_view& line) {
    const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t end = std::min(line.find(' ', begin), line.size());
    const std::string_view word = line.substr(begin, end - begin);
    line.remove_prefix(end);
    return word;
}

std::string_view next_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

template <class Number>
std::optional<Number> number_of(std::string_view word) {
    Number number{};
    const char* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, number);
    if (error != std::errc() || stop != end) return std::nullopt;
    return number;
}

/// "1,0,0"
std::optional<search::Chances> parse_shares(std::string_view word) {
    search::Chances shares{};
    float sum = 0;
    std::size_t side = 0;
    while (true) {
        const std::size_t comma = word.find(',');
        const auto share = number_of<float>(word.substr(0, comma));
        if (!share || !(*share >= 0) || side == shares.size()) return std::nullopt;
        sum += shares[side++] = *share;
        if (comma == std::string_view::npos) break;
        word.remove_prefix(comma + 1);
    }
    if (!(sum > 0.99F && sum < 1.01F)) return std::nullopt;
    return shares;
}

std::string shares_text(const search::Chances& shares) {
    std::string text;
    for (const float share : shares) {
        char digits[32];
        const auto end = std::to_chars(digits, digits + sizeof digits, share).ptr;
        text += (text.empty() ? "" : ",") + std::string(digits, end);
    }
    return text;
}

Result<PlayedGame> parse_game(std::string_view line) {
    PlayedGame game;
    const std::string_view shares = next_word(line);
    const auto result = parse_shares(shares);
    if (!result) return fail(in_quotes(shares) + " is no result, as in 1,0,0,0");
    game.result = *result;
    while (true) {
        const std::string_view move = next_word(line);
        if (move.empty()) return game;
        const std::string_view note = next_word(line);
        Ply ply{.move = std::string(move)};
        if (note == random_mark) {
            ply.origin = Ply::Origin::Random;
        } else if (note == chance_mark) {
            ply.origin = Ply::Origin::Chance;
        } else if (const auto score = number_of<search::Score>(note)) {
            ply.score = *score;
        } else {
            return fail("after the move " + in_quotes(move) + ": " + in_quotes(note) +
                        " is neither a score nor ? nor -");
        }
        game.plies.push_back(std::move(ply));
    }
}

}  // namespace

std::string log_text(const GameLog& log) {
    std::string text = std::string(heading) + ' ' + log.spec + ' ' + log.player + '\n';
    for (const PlayedGame& game : log.games) {
        text += shares_text(game.result);
        for (const Ply& ply : game.plies) {
            text += ' ' + ply.move + ' ';
            switch (ply.origin) {
                case Ply::Origin::Searched:
                    text += std::to_string(ply.score);
                    break;
                case Ply::Origin::Random:
                    text += random_mark;
                    break;
                case Ply::Origin::Chance:
                    text += chance_mark;
                    break;
            }
        }
        text += '\n';
    }
    return text;
}

Result<GameLog> parse_log(std::string_view text) {
    std::string_view first = next_line(text);
    if (!first.starts_with(heading)) return fail("not a file of self-play games");
    first.remove_prefix(heading.size());
    GameLog log;
    log.spec = next_word(first);
    log.player = next_word(first);
    for (int number = 2; !text.empty(); ++number) {
        auto game = parse_game(next_line(text));
        if (!game) return fail("line " + std::to_string(number) + ": " + game.error().message);
        log.games.push_back(*std::move(game));
    }
    return log;
}

}  // namespace tablier::fit
