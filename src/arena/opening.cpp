#include "arena/opening.h"

#include <algorithm>
#include <charconv>

#include "tablier/random.h"

namespace tablier::arena {
namespace {

constexpr int attempts_for_a_length = 20;

std::vector<std::string> words_of_line(std::string_view line) {
    std::vector<std::string> words;
    while (true) {
        const std::size_t from = line.find_first_not_of(" \t\r");
        if (from == std::string_view::npos) return words;
        line.remove_prefix(from);
        const std::size_t length = std::min(line.find_first_of(" \t\r"), line.size());
        words.emplace_back(line.substr(0, length));
        line.remove_prefix(length);
    }
}

bool is_number(std::string_view word) {
    double value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc() && end == word.data() + word.size();
}

std::size_t draws_so_far(const Match& match) {
    return std::size_t(std::ranges::count_if(match.history(), [](const MatchEntry& entry) {
        const auto* move = std::get_if<PlayedMove>(&entry);
        return move != nullptr && move->actor == Actor::Chance;
    }));
}

/// Random moves after `moves`; nothing if the game ends on the way.
std::optional<Match> try_random(Match match, int plies, std::uint64_t chance_seed, Random& random) {
    for (int ply = 0; ply < plies;) {
        const bool chance = match.actor() == Actor::Chance;
        const std::string move =
            chance ? draw_from_seed(match, chance_seed) : match.position().random_move(random);
        if (!match.play(move) || match.over()) return std::nullopt;
        ply += !chance;
    }
    return match;
}

}  // namespace

std::string draw_from_seed(const Match& match, std::uint64_t chance_seed) {
    const auto draws = match.chances();
    std::uint32_t total = 0;
    for (const auto& [text, weight] : draws) total += std::uint32_t(weight);
    std::uint32_t rest = Random(mix64(chance_seed) + draws_so_far(match)).below(total);
    for (const auto& [text, weight] : draws) {
        if (rest < std::uint32_t(weight)) return text;
        rest -= std::uint32_t(weight);
    }
    return draws.back().first;
}

Result<std::vector<std::vector<std::string>>> parse_openings(const GamePtr& game,
                                                             std::string_view text) {
    std::vector<std::vector<std::string>> openings;
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::vector<std::string> words = words_of_line(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!words.empty() && is_number(words.front())) words.erase(words.begin());
        if (words.empty() || words.front().starts_with('#')) continue;
        Match match(game);
        for (const std::string& move : words)
            if (auto played = match.play(move); !played)
                return fail(fill_texts("line {0}: {1}", "ligne {0} : {1}",
                                       {plain(std::to_string(number)),
                                        {illegal_move_line(move, played.error(), Lang::English),
                                         illegal_move_line(move, played.error(), Lang::French)}}));
        if (match.over())
            return fail("line {0}: the game is over after these moves",
                        "ligne {0} : la partie est finie après ces coups", {number});
        openings.push_back(std::move(words));
    }
    if (openings.empty()) return fail("there are no openings", "il n'y a pas d'ouvertures");
    return openings;
}

Opening make_opening(const GamePtr& game, const std::vector<std::string>& moves, int random_plies,
                     std::uint64_t seed) {
    Opening opening{.moves = moves, .chance_seed = mix64(~seed)};
    const Match begun = match_of_opening(game, opening);
    Random random(seed);
    for (int plies = random_plies; plies > 0; --plies) {
        for (int attempt = 0; attempt < attempts_for_a_length; ++attempt) {
            const auto match = try_random(begun, plies, opening.chance_seed, random);
            if (!match) continue;
            opening.moves.clear();
            for (const MatchEntry& entry : match->history())
                opening.moves.push_back(std::get<PlayedMove>(entry).text);
            return opening;
        }
    }
    return opening;
}

int default_random_plies(const GamePtr& game) {
    Match match(game);
    Random random(1);
    const int plies = 2 * game->seating().seats.size();
    for (int ply = 0; ply < plies && !match.over(); ++ply) {
        if (match.actor() == Actor::Chance) return 0;
        (void)match.play(match.position().random_move(random));
    }
    return plies;
}

Match match_of_opening(const GamePtr& game, const Opening& opening) {
    Match match(game);
    for (const std::string& move : opening.moves) (void)match.play(move);
    return match;
}

}  // namespace tablier::arena
