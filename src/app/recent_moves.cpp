#include "app/recent_moves.h"

#include <algorithm>

#include "tablier/play/result_text.h"
#include "tablier/scene.h"

namespace tablier::app {
namespace {

/// The seat for which chance acts: the one to move in the scene.
std::optional<Seat> seat_of_chance(const AnyPosition& position) {
    for (const SceneTray& tray : position.scene().trays)
        if (tray.to_move && tray.seat) return tray.seat;
    return std::nullopt;
}

struct Piece {
    std::optional<Seat> seat;
    std::string words;
};

/// "draws WB=BWW" and "draws BB=WWW" become "draws WB=BWW, BB=WWW". `who` is the length of the
/// prefix that names the player.
void append_words(std::string& all, std::size_t who, const std::string& words) {
    const std::size_t space = words.find(' ');
    const std::size_t last = all.rfind("; ");
    const std::string_view before =
        std::string_view(all).substr(last == std::string::npos || last < who ? who : last + 2);
    if (space != std::string::npos && before.starts_with(words.substr(0, space + 1)))
        all += ", " + words.substr(space + 1);
    else
        all += "; " + words;
}

}  // namespace

std::size_t first_entry_since(const Match& match, SeatSet seats) {
    const auto history = match.history();
    bool rivals = false;
    for (std::size_t i = history.size(); i > 0; --i) {
        const auto* move = std::get_if<PlayedMove>(&history[i - 1]);
        if (!move || !is_seat(move->actor)) continue;
        const bool own = seats.contains(seat_of(move->actor));
        if (own && rivals && move->ended_turn) return i;
        rivals = rivals || !own;
    }
    return 0;
}

std::size_t first_entry_of_last_turn(const Match& match) {
    const auto history = match.history();
    std::size_t first = history.size();
    while (first > 0) {
        const auto* move = std::get_if<PlayedMove>(&history[first - 1]);
        if (move && move->ended_turn && first != history.size()) break;
        --first;
    }
    return first;
}

std::vector<std::string> moves_in_words(const Match& match, std::size_t first, SeatSet silent,
                                        const GameGuide& guide, const SeatTitles& titles,
                                        Lang lang) {
    std::vector<Piece> pieces;
    for (std::size_t i = first; i < match.history().size(); ++i) {
        const MatchEntry& entry = match.history()[i];
        if (const auto* move = std::get_if<PlayedMove>(&entry)) {
            const bool chance = !is_seat(move->actor);
            const auto seat = chance ? seat_of_chance(match.position_after(i))
                                     : std::optional(seat_of(move->actor));
            if (!chance && silent.contains(*seat)) continue;
            pieces.push_back({seat, guide.in_words(move->text).in(lang)});
        } else if (const auto* left = std::get_if<Departure>(&entry)) {
            pieces.push_back({left->seat, reason_text(end_reason(left->how)).in(lang)});
        }
    }
    std::vector<std::string> lines;
    std::optional<Seat> last;
    std::size_t who_length = 0;
    for (const Piece& piece : pieces) {
        if (!lines.empty() && piece.seat == last) {
            append_words(lines.back(), who_length, piece.words);
            continue;
        }
        last = piece.seat;
        // Lots belong to no seat: their result is a sentence of its own.
        if (!piece.seat) {
            who_length = 0;
            lines.push_back(piece.words);
            continue;
        }
        const std::string who = titles[std::size_t(index(*piece.seat))].in(lang) +
                                (lang == Lang::French ? " : " : ": ");
        who_length = who.size();
        lines.push_back(who + piece.words);
    }
    return lines;
}

}  // namespace tablier::app
