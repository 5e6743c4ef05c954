#include "ugi/engine_options.h"

#include <algorithm>
#include <limits>
#include <span>

#include "ugi/words.h"

namespace tablier::ugi {
namespace {

using search::EngineSettings;

constexpr int max_threads = 256;
constexpr int max_lines = 500;
constexpr std::int64_t highest_seed = std::numeric_limits<std::int64_t>::max();

std::string spin(std::string_view name, std::int64_t value, std::int64_t lowest,
                 std::int64_t highest) {
    return "option name " + std::string(name) + " type spin default " + std::to_string(value) +
           " min " + std::to_string(lowest) + " max " + std::to_string(highest);
}

std::string combo(std::string_view name, std::span<const std::string_view> values) {
    std::string line =
        "option name " + std::string(name) + " type combo default " + std::string(values.front());
    for (std::string_view value : values) line += " var " + std::string(value);
    return line;
}

/// The settings that `prefix` and one of these values stand for.
Result<EngineSettings> chosen(std::string_view name, std::string_view value,
                              std::span<const std::string_view> values, std::string_view prefix) {
    if (std::ranges::find(values, value) != values.end())
        return search::parse_engine(std::string(prefix) + std::string(value));
    std::string all;
    for (std::string_view each : values) all += (all.empty() ? "" : ", ") + std::string(each);
    return fail(std::string(name) + ": " + in_quotes(value) + " does not exist; values: " + all);
}

template <class Place>
Result<void> put(Place& place, std::string_view name, std::string_view value, int lowest,
                 int highest) {
    const auto number = whole_number(name, value, lowest, highest);
    if (!number) return std::unexpected(number.error());
    place = int(*number);
    return {};
}

}  // namespace

EngineOptions::EngineOptions(int max_hash_mb) : max_hash_mb_(max_hash_mb) {
    // On a machine with little memory trees get only as much as tables.
    if (max_hash_mb < search::default_tree_mb) settings_.hash_mb = default_hash_mb();
}

int EngineOptions::default_hash_mb() const {
    return std::min(search::default_table_mb, max_hash_mb_);
}

std::vector<std::string> EngineOptions::listing() const {
    const EngineOptions fresh(max_hash_mb_);
    return {
        spin("Threads", fresh.settings_.threads, 1, max_threads),
        spin("Hash", default_hash_mb(), 1, max_hash_mb_),
        spin("Level", fresh.level_, 0, search::highest_level),
        spin("Lines", fresh.lines_, 1, max_lines),
        "option name Ponder type check default false",
        combo("Player", search::player_names()),
        combo("Method", search::method_names()),
        spin("Seed", std::int64_t(fresh.settings_.seed), 0, highest_seed),
    };
}

Result<void> EngineOptions::set(std::string_view name, std::string_view value) {
    if (same_name(name, "Threads")) return put(settings_.threads, name, value, 1, max_threads);
    if (same_name(name, "Hash")) return put(settings_.hash_mb, name, value, 1, max_hash_mb_);
    if (same_name(name, "Level")) return put(level_, name, value, 0, search::highest_level);
    if (same_name(name, "Lines")) return put(lines_, name, value, 1, max_lines);
    if (same_name(name, "Ponder")) {
        if (value != "true" && value != "false")
            return fail("Ponder: " + in_quotes(value) + " is neither true nor false");
        ponder_ = value == "true";
        return {};
    }
    if (same_name(name, "Player")) {
        const auto player = chosen(name, value, search::player_names(), "");
        if (!player) return std::unexpected(player.error());
        settings_.kind = player->kind;
        return {};
    }
    if (same_name(name, "Method")) {
        const auto player = chosen(name, value, search::method_names(), "search:method=");
        if (!player) return std::unexpected(player.error());
        settings_.method = player->method;
        return {};
    }
    if (same_name(name, "Seed")) {
        const auto number = whole_number(name, value, 0, highest_seed);
        if (!number) return std::unexpected(number.error());
        settings_.seed = std::uint64_t(*number);
        return {};
    }
    return fail("unknown option " + in_quotes(name) +
                "; options: Variant, Threads, Hash, Level, Lines, Ponder, Player, Method, Seed");
}

EngineSettings EngineOptions::settings() const {
    EngineSettings settings = settings_;
    if (level_ > 0 && settings.kind == EngineSettings::Kind::Search) settings.level = level_;
    return settings;
}

}  // namespace tablier::ugi
