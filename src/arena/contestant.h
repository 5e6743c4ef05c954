// Contestant of a match: a built-in player or an external program, and its text form.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "tablier/error.h"
#include "tablier/search/engine_settings.h"
#include "tablier/search/limits.h"

namespace tablier::arena {

/// A program that speaks UGI on its standard input and output.
struct ExternalSettings {
    std::string command;  ///< for the shell
    search::Limits limits = {};
    std::string notation = "official";  ///< of its moves; "official": Tablier's own
    std::vector<std::pair<std::string, std::string>> options = {};

    bool operator==(const ExternalSettings&) const = default;
};

struct Contestant {
    std::string name;
    std::variant<search::EngineSettings, ExternalSettings> player;

    bool operator==(const Contestant&) const = default;
    bool is_external() const { return std::holds_alternative<ExternalSettings>(player); }
    /// Its own limits; empty where the match decides.
    const search::Limits& own_limits() const;
    /// Whether it ends its searches without limits from the match.
    bool limits_itself() const;
};

/// A built-in player ("level5", "uct:movetime=100"), or "cmd:COMMAND LINE", or with settings
/// "cmd[movetime=100,notation=glendenning,option.Hash=64]:COMMAND LINE". Each may have a name in
/// front: "ours=level5".
Result<Contestant> parse_contestant(std::string_view text);

/// Text that parse_contestant reads back, without the name.
std::string contestant_text(const Contestant& contestant);

/// Numbers contestants that have the same name: "uct", "uct (2)".
void make_names_distinct(std::vector<Contestant>& contestants);

/// For --help.
Text contestant_help();

}  // namespace tablier::arena
