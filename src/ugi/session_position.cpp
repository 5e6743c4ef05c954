#include "ugi/session_position.h"

#include <algorithm>
#include <optional>

#include "play/record_syntax.h"
#include "tablier/play/result_code.h"
#include "ugi/words.h"

namespace tablier::ugi {
namespace {

/// "!gone:W": what records say when a player leaves; "!draw".
std::expected<void, IllegalMove> play_event(Match& match, std::string_view event) {
    if (event == "!draw") return match.agree_end();
    const std::size_t colon = std::min(event.find(':'), event.size());
    const auto how = record_syntax::leaving_of(event.substr(1, colon - 1));
    const auto seat =
        colon < event.size() ? seat_of_code(match.game(), event.substr(colon + 1)) : std::nullopt;
    if (!how || !seat)
        return std::unexpected(IllegalMove{
            .rule = plain("events"),
            .why = {"no such event; events: !resign:SEAT, !flag:SEAT, !gone:SEAT, !draw",
                    "événement inconnu"}});
    return match.retire(*seat, *how);
}

std::expected<void, IllegalMove> play_word(Match& match, std::string_view word) {
    if (word.starts_with('!')) return play_event(match, word);
    if (auto played = play_typed(match, word); !played) return std::unexpected(played.error());
    return {};
}

Result<void> play_all(Match& match, std::span<const std::string_view> moves, std::size_t from) {
    for (std::size_t i = from; i < moves.size(); ++i) {
        const std::string_view move = moves[i];
        if (const auto played = play_word(match, move); !played)
            return fail("move " + std::to_string(i + 1) + ", " + in_quotes(move) + ": " +
                        played.error().why.en + " (" + played.error().rule.en + ")");
    }
    return {};
}

}  // namespace

Result<void> SessionPosition::set(std::span<const std::string_view> words) {
    const auto moves_at = std::ranges::find(words, "moves");
    const auto moves =
        words.subspan(std::min(std::size_t(moves_at - words.begin()) + 1, words.size()));
    const auto from = words.first(std::size_t(moves_at - words.begin()));
    std::string start;
    if (from.empty() || (from[0] != "startpos" && from[0] != "fen"))
        return fail("position must be startpos or fen TEXT, then moves if there are any");
    if (from[0] == "startpos" && from.size() > 1)
        return fail("position startpos: " + in_quotes(from[1]) + " instead of moves");
    if (from[0] == "fen") {
        if (from.size() == 1) return fail("position fen: the position is missing");
        start = joined(from.subspan(1));
    }

    // Hosts send the same game again with one or two more moves: only these are played.
    std::size_t kept = 0;
    std::optional<Match> next;
    if (start == start_) {
        kept = std::size_t(std::ranges::mismatch(moves, moves_).in1 - moves.begin());
        next.emplace(match_);
        while (next->history().size() > kept) next->undo();
    } else if (start.empty()) {
        next.emplace(match_.game_ptr());
    } else {
        auto match = Match::from_position(match_.game_ptr(), start);
        if (!match) return fail("position fen: " + match.error().message);
        next.emplace(*std::move(match));
    }
    if (auto played = play_all(*next, moves, kept); !played)
        return fail("position: " + played.error().message);
    match_ = *std::move(next);
    start_ = std::move(start);
    moves_.assign(moves.begin(), moves.end());
    return {};
}

}  // namespace tablier::ugi
