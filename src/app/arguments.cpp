#include "app/arguments.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "app/errors.h"
#include "app/files.h"
#include "app/terminal_screen.h"
#include "core/spelling.h"
#include "tablier/catalog.h"
#include "tablier/typed_move.h"

namespace tablier::app {

GamePtr game_or_usage_error(std::string_view spec, Lang lang) {
    auto game = make_game(spec, read_file);
    if (!game) throw UsageError(game.error().words(), lang);
    return *game;
}

void add_variant(CLI::App& command, std::string& spec) {
    command
        .add_option("VARIANT", spec,
                    said({"Which game: a variant, or variant:option=value,… (see `tablier games`)",
                          "Quel jeu : une variante, ou variante:option=valeur,… (voir `tablier "
                          "games`)"}))
        ->required();
}

void PositionArguments::add_to(CLI::App& command) {
    add_variant(command, spec);
    command
        .add_option("--position", position,
                    said({"Start from this position text", "Partir de ce texte de position"}))
        ->check(not_empty());
    command
        .add_option("--moves", moves,
                    said({"Play these moves first, separated by spaces",
                          "Jouer d'abord ces coups, séparés par des espaces"}))
        ->type_name(said({"MOVES", "COUPS"}));
}

Match PositionArguments::match(Lang lang) const {
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
        if (auto played = play_typed(*match, move); !played)
            throw UsageError(fill_text("move {0}, {1}", "coup {0}, {1}",
                                       {std::to_string(number),
                                        illegal_move_line(typed_move(match->position(), move),
                                                          played.error(), lang)}),
                             lang);
    }
    return std::move(*match);
}

void LanguageArgument::add_to(CLI::App& command) {
    command
        .add_option("--lang", name,
                    said({"Language (default: that of the locale)",
                          "Langue (par défaut : celle de l'environnement)"}))
        ->check(one_of({"en", "fr"}));
}

void DrawingArguments::add_to(CLI::App& command) {
    command.add_option("--colour,--color", colour, said({"Colours", "Couleurs"}))
        ->check(one_of({"auto", "always", "never"}))
        ->capture_default_str();
    command.add_flag("--ascii", ascii,
                     said({"Draw with plain ASCII characters (as in a locale without UTF-8)",
                           "Dessiner avec les seuls caractères ASCII (comme dans un "
                           "environnement sans UTF-8)"}));
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
    const std::string range = said(
        fill_text("{0} to {1}", "{0} à {1}", {std::to_string(lowest), std::to_string(highest)}));
    const auto check = [=](std::string& text) -> std::string {
        std::uint64_t number = 0;
        const char* end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        if (error != std::errc() || stop != end || number < lowest || number > highest)
            return said(fill_text("{0} is not a whole number from {1}",
                                  "{0} n'est pas un nombre entier de {1}",
                                  {in_quotes(text), range}));
        text = std::to_string(number);  // CLI11 would read 010 as eight
        return "";
    };
    // A limit of many digits is no help.
    constexpr std::uint64_t worth_telling = 100'000;
    return CLI::Validator(check, highest <= worth_telling ? range : "");
}

CLI::Validator not_empty() {
    return CLI::Validator(
        [](std::string& text) {
            return text.empty() ? said({"must not be empty", "ne doit pas être vide"}) : "";
        },
        "");
}

CLI::Validator one_of(std::vector<std::string> words) {
    std::string list;
    for (const std::string& word : words) list += (list.empty() ? "" : "|") + word;
    const auto check = [words = std::move(words)](std::string& text) -> std::string {
        if (std::ranges::find(words, text) != words.end()) return "";
        std::string known;
        for (const std::string& word : words) known += (known.empty() ? "" : ", ") + word;
        return said(fill_text("unknown value {0}{1}; values: {2}",
                              "valeur inconnue {0}{1} ; valeurs : {2}",
                              {in_quotes(text), said(did_you_mean(text, words)), known}));
    };
    return CLI::Validator(check, list);
}

void add_match_seed(CLI::App& command, std::uint64_t& seed) {
    command
        .add_option("--seed", seed,
                    said({"Seed of openings, cards and dice",
                          "Graine des ouvertures, des cartes et des dés"}))
        ->check(whole_number(0, ~std::uint64_t(0)))
        ->capture_default_str();
}

void add_output_file(CLI::App& command, std::string& file) {
    command
        .add_option("-o,--out,--output", file,
                    said({"Write to this file instead of standard output",
                          "Écrire dans ce fichier au lieu de la sortie standard"}))
        ->type_name(said(file_name))
        ->check(not_empty())
        ->capture_default_str();
}

void add_json(CLI::App& command, bool& json) {
    command.add_flag("--json", json,
                     said({"Print the result as JSON", "Afficher le résultat en JSON"}));
}

void add_json_or_file(CLI::App& command, std::string& file) {
    command
        .add_option("--json", file,
                    said({"Print the result as JSON; the table goes to stderr",
                          "Afficher le résultat en JSON ; le tableau va sur stderr"}))
        ->expected(0, 1)
        ->default_str("-");
}

std::vector<std::string> words_of(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

}  // namespace tablier::app
