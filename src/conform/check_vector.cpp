#include <algorithm>
#include <iterator>
#include <set>

#include "conform/vector.h"
#include "tablier/catalog.h"
#include "tablier/play/match.h"

namespace tablier {
namespace {

std::string joined(const auto& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : " ") + in_message(word);
    return out;
}

void add(std::string& report, const std::string& difference) {
    report += (report.empty() ? "" : "; ") + difference;
}

void compare_moves(std::string& report, const std::vector<std::string>& ours,
                   const std::vector<std::string>& claimed) {
    if (ours == claimed) return;
    std::vector<std::string> missing;
    std::vector<std::string> unexpected;
    const std::set<std::string> our_set(ours.begin(), ours.end());
    const std::set<std::string> their_set(claimed.begin(), claimed.end());
    std::ranges::set_difference(their_set, our_set, std::back_inserter(missing));
    std::ranges::set_difference(our_set, their_set, std::back_inserter(unexpected));
    if (!missing.empty()) add(report, "moves missing here: " + joined(missing));
    if (!unexpected.empty()) add(report, "moves only here: " + joined(unexpected));
    if (missing.empty() && unexpected.empty()) add(report, "moves in another order or doubled");
}

std::string winners_text(const std::optional<std::vector<std::string>>& winners) {
    if (!winners) return "none, the game goes on";
    return winners->empty() ? "a draw" : joined(*winners);
}

void compare_winners(std::string& report, const Match& match,
                     const std::optional<std::vector<std::string>>& claimed) {
    std::optional<std::vector<std::string>> ours;
    if (match.over()) {
        ours.emplace();
        for (Seat seat : all_seats)
            if (match.outcome().winners.contains(seat))
                ours->push_back(match.game().seat_code(seat));
    }
    auto theirs = claimed;
    if (ours) std::ranges::sort(*ours);
    if (theirs) std::ranges::sort(*theirs);
    if (ours != theirs)
        add(report, "winners here: " + winners_text(ours) + ", claimed: " + winners_text(theirs));
}

void compare_counts(std::string& report, std::string_view what,
                    const std::map<std::string, std::int64_t>& ours,
                    const std::map<std::string, std::int64_t>& claimed) {
    const auto text = [](const std::map<std::string, std::int64_t>& counts) {
        std::string out;
        for (const auto& [name, count] : counts)
            out += (out.empty() ? "" : " ") + in_message(name) + "=" + std::to_string(count);
        return out.empty() ? std::string("none") : out;
    };
    if (ours != claimed)
        add(report, std::string(what) + " here: " + text(ours) + ", claimed: " + text(claimed));
}

std::map<std::string, std::int64_t> scores_of(const Match& match) {
    std::map<std::string, std::int64_t> scores;
    if (!match.outcome().scored) return scores;
    const Seating seating = match.game().seating();
    for (Seat seat : all_seats)
        if (seating.seats.contains(seat))
            scores[match.game().side_code(seating.side[std::size_t(index(seat))])] =
                match.outcome().points[std::size_t(index(seat))];
    return scores;
}

void compare_legal(std::string& report, const Match& match,
                   const ConformanceVector::Legal& claimed) {
    compare_moves(report, match.legal_moves(), claimed.moves);
    compare_winners(report, match, claimed.winners);
    if (claimed.scores) compare_counts(report, "scores", scores_of(match), *claimed.scores);
    if (claimed.weights) {
        std::map<std::string, std::int64_t> weights;
        for (const auto& [move, weight] : match.chances()) weights[move] = weight;
        compare_counts(report, "weights", weights, *claimed.weights);
    }
}

}  // namespace

std::string in_message(std::string_view text) {
    constexpr std::size_t longest = 400;
    const bool plain = text.size() <= longest && std::ranges::none_of(text, [](char c) {
                           return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
                       });
    return plain ? std::string(text) : in_quotes(text);
}

std::string check_vector(const ConformanceVector& vector) {
    const auto game = make_game(vector.spec);
    if (!game) return game.error().message;
    std::string report;
    if (vector.legal) {
        Match match(*game);
        for (std::size_t i = 0; i < vector.moves.size(); ++i)
            if (auto played = match.play(vector.moves[i]); !played)
                return "move " + std::to_string(i + 1) + ", " +
                       illegal_move_line(vector.moves[i], played.error(), Lang::English);
        compare_legal(report, match, *vector.legal);
    }
    if (vector.perft) {
        // Adjudication is off for perft: only the position counts.
        AnyPosition position = (*game)->start();
        for (std::size_t i = 0; i < vector.moves.size(); ++i)
            if (!position.play(vector.moves[i]))
                return "move " + std::to_string(i + 1) + ", " +
                       illegal_move_line(vector.moves[i], position.explain(vector.moves[i]),
                                         Lang::English);
        const std::uint64_t leaves = position.perft(vector.perft->depth);
        if (leaves != vector.perft->count)
            add(report, "perft " + std::to_string(vector.perft->depth) +
                            " here: " + std::to_string(leaves) +
                            ", claimed: " + std::to_string(vector.perft->count));
    }
    return report;
}

}  // namespace tablier
