#include "tablier/search/engine_settings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <string>
#include <vector>

#include "core/spelling.h"

namespace tablier::search {
namespace {

using Kind = EngineSettings::Kind;

template <class Value>
struct Named {
    std::string_view name;
    Value value;
};

constexpr std::array kinds{Named{"search", Kind::Search}, Named{"random", Kind::Random},
                           Named{"greedy", Kind::Greedy}, Named{"uct", Kind::Uct}};
constexpr std::array methods{
    Named{"best", Method::Best},         Named{"alphabeta", Method::AlphaBeta},
    Named{"paranoid", Method::Paranoid}, Named{"brs", Method::BestReply},
    Named{"maxn", Method::MaxN},         Named{"tree", Method::Tree},
    Named{"puct", Method::RatedTree},    Named{"expect", Method::Expectation}};

template <class Value, std::size_t N>
constexpr std::array<std::string_view, N> names_in(const std::array<Named<Value>, N>& table) {
    std::array<std::string_view, N> names;
    std::ranges::transform(table, names.begin(), &Named<Value>::name);
    return names;
}
constexpr auto names_of_kinds = names_in(kinds);
constexpr auto names_of_methods = names_in(methods);

template <class Value, std::size_t N>
std::optional<Value> value_of(std::string_view name, const std::array<Named<Value>, N>& table) {
    const auto found = std::ranges::find(table, name, &Named<Value>::name);
    if (found == table.end()) return std::nullopt;
    return found->value;
}

template <class Value, std::size_t N>
std::string_view name_of(Value value, const std::array<Named<Value>, N>& table) {
    return std::ranges::find(table, value, &Named<Value>::value)->name;
}

std::string joined(std::span<const std::string_view> names) {
    std::string text;
    for (std::string_view name : names) {
        if (!text.empty()) text += ", ";
        text += name;
    }
    return text;
}

Text players_there_are() {
    return plain(joined(names_of_kinds)) + Text{", level1 to level10", ", level1 à level10"};
}
const Text settings_there_are{"movetime (ms), nodes, depth, threads, hash (MB), method, seed",
                              "movetime (ms), nodes, depth, threads, hash (Mo), method, seed"};

/// A whole number within bounds.
Result<std::uint64_t> number(std::string_view name, std::string_view text, std::uint64_t lowest,
                             std::uint64_t highest) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < lowest ||
        value > highest)
        return fail("{0}: {1} is not a whole number from {2} to {3}",
                    "{0} : {1} n'est pas un nombre entier de {2} à {3}",
                    {name, quoted(text), lowest, highest});
    return value;
}

Result<void> set(EngineSettings& settings, std::string_view name, std::string_view value) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    const auto take = [&](std::uint64_t lowest, std::uint64_t highest, auto&& use) -> Result<void> {
        const auto read = number(name, value, lowest, highest);
        if (!read) return std::unexpected(read.error());
        use(*read);
        return {};
    };
    if (name == "movetime")
        return take(1, 86'400'000,
                    [&](auto n) { settings.limits.movetime = Milliseconds(std::int64_t(n)); });
    if (name == "nodes") return take(1, most, [&](auto n) { settings.limits.nodes = n; });
    if (name == "depth") return take(1, 100, [&](auto n) { settings.limits.depth = int(n); });
    if (name == "threads") return take(1, 256, [&](auto n) { settings.threads = int(n); });
    if (name == "hash") return take(1, 65'536, [&](auto n) { settings.hash_mb = int(n); });
    if (name == "seed") return take(0, most, [&](auto n) { settings.seed = n; });
    if (name == "method") {
        const auto method = value_of(value, methods);
        if (!method)
            return fail("method: {0} does not exist; methods: {1}",
                        "method : {0} n'existe pas ; méthodes : {1}",
                        {quoted(value), joined(names_of_methods)});
        settings.method = *method;
        return {};
    }
    return fail("unknown setting {0}; settings: {1}", "réglage inconnu {0} ; réglages : {1}",
                {quoted(name), settings_there_are});
}

/// "level7"
std::optional<int> level_of(std::string_view name) {
    if (!name.starts_with("level")) return std::nullopt;
    const auto level = number("level", name.substr(5), lowest_level, highest_level);
    if (!level) return std::nullopt;
    return int(*level);
}

Result<EngineSettings> named(std::string_view name) {
    EngineSettings settings;
    settings.level = level_of(name);
    if (settings.level) return settings;
    const auto kind = value_of(name, kinds);
    if (!kind) {
        std::vector<std::string> names(names_of_kinds.begin(), names_of_kinds.end());
        for (int level = lowest_level; level <= highest_level; ++level)
            names.push_back("level" + std::to_string(level));
        return fail("unknown player {0}; players: {1}{2}", "joueur inconnu {0} ; joueurs : {1}{2}",
                    {quoted(name), players_there_are(), did_you_mean(name, names)});
    }
    settings.kind = *kind;
    return settings;
}

}  // namespace

std::span<const std::string_view> player_names() {
    return names_of_kinds;
}
std::span<const std::string_view> method_names() {
    return names_of_methods;
}

Result<EngineSettings> parse_engine(std::string_view text) {
    const std::size_t colon = text.find(':');
    auto settings = named(text.substr(0, colon));
    if (!settings || colon == std::string_view::npos) return settings;
    std::string_view rest = text.substr(colon + 1);
    while (true) {
        const std::size_t comma = rest.find(',');
        const std::string_view part = rest.substr(0, comma);
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos)
            return fail("expected name=value instead of {0} in {1}; settings: {2}",
                        "nom=valeur attendu au lieu de {0} dans {1} ; réglages : {2}",
                        {quoted(part), quoted(text), settings_there_are});
        if (auto done = set(*settings, part.substr(0, equals), part.substr(equals + 1)); !done)
            return std::unexpected(done.error());
        if (comma == std::string_view::npos) break;
        rest.remove_prefix(comma + 1);
    }
    return settings;
}

std::string engine_text(const EngineSettings& settings) {
    std::string text;
    if (settings.level) {
        text = "level" + std::to_string(*settings.level);
    } else {
        text = name_of(settings.kind, kinds);
    }
    char separator = ':';
    const auto add = [&](std::string_view name, const std::string& value) {
        text += separator;
        text += name;
        text += '=' + value;
        separator = ',';
    };
    const EngineSettings defaults;
    if (settings.limits.movetime)
        add("movetime", std::to_string(settings.limits.movetime->count()));
    if (settings.limits.nodes) add("nodes", std::to_string(*settings.limits.nodes));
    if (settings.limits.depth) add("depth", std::to_string(*settings.limits.depth));
    if (settings.threads != defaults.threads) add("threads", std::to_string(settings.threads));
    if (settings.hash_mb) add("hash", std::to_string(*settings.hash_mb));
    if (settings.method != defaults.method)
        add("method", std::string(name_of(settings.method, methods)));
    if (settings.seed != defaults.seed) add("seed", std::to_string(settings.seed));
    return text;
}

Text engine_help() {
    return fill_texts(
        "players: {0}; each may be followed by settings, as in search:movetime=100,threads=2\n"
        "settings: {1}\nmethods: {2}",
        "joueurs : {0} ; chacun peut être suivi de réglages, comme search:movetime=100,threads=2\n"
        "réglages : {1}\nméthodes : {2}",
        {players_there_are(), settings_there_are, plain(joined(names_of_methods))});
}

}  // namespace tablier::search
