#include "app/arguments.h"

#include <charconv>
#include <sstream>

#include "app/errors.h"
#include "app/files.h"
#include "app/terminal_screen.h"
#include "core/typed_move.h"
#include "games/catalog.h"

namespace tablier::app {

GamePtr game_or_usage_error(std::string_view spec, Lang lang) {
    auto game = make_game(spec, read_file);
    if (!game) throw UsageError(game.error().words(), lang);
    return *game;
}

void MomentArguments::add_to(CLI::App& command) {
    command
        .add_option("VARIANT", spec,
                    "Which game: a variant, or variant:option=value,… (see `tablier games`)")
        ->required();
    command.add_option("--position", position, "Start from this position text")->check(not_empty());
    command.add_option("--moves", moves, "Play these moves first, separated by spaces");
}

Match MomentArguments::match(Lang lang) const {
    const GamePtr game = game_or_usage_error(spec, lang);
    std::optional<Match> match;
    if (position.empty()) {
        match.emplace(game);
    } else {
        auto from = Match::from_position(game, position);
        if (!from) throw UsageError(about("position", from.error().words()), lang);
        match.emplace(std::move(*from));
    }
    int number = 0;
    for (const std::string& move : words_of(moves)) {
        ++number;
        const std::string meant = typed_move(match->position(), move);
        if (auto played = match->play(meant); !played)
            throw UsageError(
                fill_text("move {0}, {1}", "coup {0}, {1}",
                          {std::to_string(number), refusal_line(meant, played.error(), lang)}),
                lang);
    }
    return std::move(*match);
}

void LanguageArgument::add_to(CLI::App& command) {
    command.add_option("--lang", name, "Language: en or fr (default: that of the locale)")
        ->check(CLI::IsMember({"en", "fr"}));
}

Lang LanguageArgument::lang() const {
    if (name.empty()) return locale_language();
    return name == "fr" ? Lang::French : Lang::English;
}

void DrawingArguments::add_to(CLI::App& command) {
    command.add_option("--colour,--color", colour, "Colours: auto, always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->capture_default_str();
    command.add_flag("--ascii", ascii,
                     "Draw with plain ASCII characters (as in a locale without UTF-8)");
}

TerminalStyle DrawingArguments::style(Lang lang) const {
    TerminalStyle style;
    style.colour = colour == "always" || (colour == "auto" && screen_has_colours());
    style.ascii = ascii || !locale_is_utf8();
    style.lang = lang;
    style.width = screen_size().columns;
    return style;
}

CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest) {
    const std::string range = std::to_string(lowest) + " to " + std::to_string(highest);
    const auto check = [=](std::string& text) -> std::string {
        std::uint64_t number = 0;
        const char* end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        if (error != std::errc() || stop != end || number < lowest || number > highest)
            return in_quotes(text) + " is not a whole number from " + range;
        text = std::to_string(number);  // CLI11 would read 010 as eight
        return "";
    };
    return CLI::Validator(check, range);
}

CLI::Validator not_empty() {
    return CLI::Validator(
        [](std::string& text) { return std::string(text.empty() ? "must not be empty" : ""); }, "");
}

std::vector<std::string> words_of(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

}  // namespace tablier::app
