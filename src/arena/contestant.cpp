#include "arena/contestant.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "play/record_syntax.h"
#include "tablier/catalog.h"

namespace tablier::arena {
namespace {

constexpr std::string_view external_word = "cmd";
constexpr std::string_view option_prefix = "option.";
constexpr std::string_view settings_there_are =
    "movetime (ms), nodes, depth, notation, option.NAME";

Result<std::uint64_t> number(std::string_view name, std::string_view text, std::uint64_t most) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < 1 || value > most)
        return fail("{0}: {1} is not a whole number from 1 to {2}",
                    "{0} : {1} n'est pas un nombre entier de 1 à {2}", {name, quoted(text), most});
    return value;
}

Result<void> set(ExternalSettings& settings, std::string_view name, std::string_view value) {
    if (name.starts_with(option_prefix) && name.size() > option_prefix.size()) {
        settings.options.emplace_back(name.substr(option_prefix.size()), value);
        return {};
    }
    if (name == "notation") {
        const auto notation = find_notation(value);
        if (!notation) return std::unexpected(notation.error());
        settings.notation = value;
        return {};
    }
    if (name != "movetime" && name != "nodes" && name != "depth")
        return fail("unknown setting {0}; settings of a program: {1}",
                    "réglage inconnu {0} ; réglages d'un programme : {1}",
                    {quoted(name), settings_there_are});
    const auto read = number(name, value,
                             name == "movetime" ? 86'400'000
                             : name == "depth"  ? 1000
                                                : UINT64_MAX);
    if (!read) return std::unexpected(read.error());
    if (name == "movetime") settings.limits.movetime = search::Milliseconds(std::int64_t(*read));
    if (name == "nodes") settings.limits.nodes = *read;
    if (name == "depth") settings.limits.depth = int(*read);
    return {};
}

/// "movetime=100,option.Hash=64"
Result<void> set_all(ExternalSettings& settings, std::string_view text) {
    while (!text.empty()) {
        const std::size_t comma = text.find(',');
        const std::string_view part = text.substr(0, comma);
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos)
            return fail("expected name=value instead of {0}; settings of a program: {1}",
                        "nom=valeur attendu au lieu de {0} ; réglages d'un programme : {1}",
                        {quoted(part), settings_there_are});
        if (auto done = set(settings, part.substr(0, equals), part.substr(equals + 1)); !done)
            return done;
        text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
    }
    return {};
}

/// Parses the text after "cmd".
Result<ExternalSettings> parse_external(std::string_view text) {
    ExternalSettings settings;
    if (text.starts_with('[')) {
        const std::size_t close = text.find("]:");
        if (close == std::string_view::npos)
            return fail(
                "the settings of a program end with \"]:\", as in cmd[movetime=100]:./engine",
                "les réglages d'un programme finissent par \"]:\", comme dans "
                "cmd[movetime=100]:./engine");
        if (auto done = set_all(settings, text.substr(1, close - 1)); !done)
            return std::unexpected(done.error());
        text.remove_prefix(close + 1);
    }
    settings.command = text.substr(1);
    if (settings.command.find_first_not_of(" \t") == std::string::npos)
        return fail("a command line must follow \"cmd:\"",
                    "une ligne de commande doit suivre \"cmd:\"");
    return settings;
}

/// "./engine --fast" is called "engine".
std::string program_name(std::string_view command) {
    command = command.substr(std::min(command.find_first_not_of(" \t"), command.size()));
    command = command.substr(0, command.find_first_of(" \t"));
    return std::string(command.substr(command.rfind('/') + 1));
}

}  // namespace

const search::Limits& Contestant::own_limits() const {
    if (const auto* external = std::get_if<ExternalSettings>(&player)) return external->limits;
    return std::get<search::EngineSettings>(player).limits;
}

bool Contestant::limits_itself() const {
    const search::Limits& own = own_limits();
    if (own.movetime || own.nodes || own.depth) return true;
    const auto* built_in = std::get_if<search::EngineSettings>(&player);
    if (built_in == nullptr) return false;
    using Kind = search::EngineSettings::Kind;
    return built_in->level.has_value() || built_in->kind == Kind::Random ||
           built_in->kind == Kind::Greedy;
}

Result<Contestant> parse_contestant(std::string_view text) {
    Contestant contestant;
    const std::size_t equals = text.find('=');
    if (equals != std::string_view::npos && equals < std::min(text.find(':'), text.find('['))) {
        contestant.name = text.substr(0, equals);
        if (contestant.name.empty() || !record_syntax::is_tag_value(contestant.name))
            return fail("{0} cannot be a player's name", "{0} ne peut pas être le nom d'un joueur",
                        {tablier::quoted(contestant.name)});
        text.remove_prefix(equals + 1);
    }
    const bool external = text.starts_with(external_word) && text.size() > external_word.size() &&
                          (text[external_word.size()] == ':' || text[external_word.size()] == '[');
    if (external) {
        auto settings = parse_external(text.substr(external_word.size()));
        if (!settings) return std::unexpected(settings.error());
        if (!record_syntax::is_tag_value(settings->command))
            return fail("the command line {0} holds control characters",
                        "la ligne de commande {0} contient des caractères de commande",
                        {tablier::quoted(settings->command)});
        if (contestant.name.empty()) contestant.name = program_name(settings->command);
        contestant.player = std::move(*settings);
    } else {
        auto settings = search::parse_engine(text);
        if (!settings)
            return fail("{0} (a program: cmd:COMMAND LINE)",
                        "{0} (un programme : cmd:LIGNE DE COMMANDE)", {settings.error().words()});
        if (contestant.name.empty()) contestant.name = search::engine_text(*settings);
        contestant.player = *settings;
    }
    return contestant;
}

std::string contestant_text(const Contestant& contestant) {
    if (const auto* built_in = std::get_if<search::EngineSettings>(&contestant.player))
        return search::engine_text(*built_in);
    const auto& external = std::get<ExternalSettings>(contestant.player);
    std::string settings;
    const auto add = [&](std::string_view name, const std::string& value) {
        settings += settings.empty() ? "" : ",";
        settings += std::string(name) + "=" + value;
    };
    if (external.limits.movetime)
        add("movetime", std::to_string(external.limits.movetime->count()));
    if (external.limits.nodes) add("nodes", std::to_string(*external.limits.nodes));
    if (external.limits.depth) add("depth", std::to_string(*external.limits.depth));
    if (external.notation != "official") add("notation", external.notation);
    for (const auto& [name, value] : external.options) add("option." + name, value);
    return "cmd" + (settings.empty() ? "" : "[" + settings + "]") + ":" + external.command;
}

void make_names_distinct(std::vector<Contestant>& contestants) {
    for (std::size_t i = 0; i < contestants.size(); ++i) {
        const auto taken = [&](const std::string& name) {
            return std::any_of(contestants.begin(), contestants.begin() + std::ptrdiff_t(i),
                               [&](const Contestant& other) { return other.name == name; });
        };
        std::string name = contestants[i].name;
        for (int number = 2; taken(name); ++number)
            name = contestants[i].name + " (" + std::to_string(number) + ")";
        contestants[i].name = name;
    }
}

Text contestant_help() {
    return fill_texts(
        "{0}\nprograms that speak UGI: cmd:COMMAND LINE, or with settings "
        "cmd[movetime=100,option.Hash=64]:COMMAND LINE (settings: {1})\n"
        "with a name: ours=search:movetime=100",
        "{0}\nprogrammes qui parlent UGI : cmd:LIGNE DE COMMANDE, ou avec des réglages "
        "cmd[movetime=100,option.Hash=64]:LIGNE DE COMMANDE (réglages : {1})\n"
        "avec un nom : mien=search:movetime=100",
        {search::engine_help(), plain(settings_there_are)});
}

}  // namespace tablier::arena
