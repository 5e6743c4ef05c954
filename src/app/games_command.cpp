// `tablier games`: lists the variants and their options.
#include <fmt/core.h>

#include <memory>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/examples.h"
#include "app/screen_text.h"
#include "tablier/catalog.h"

namespace tablier::app {
namespace {

struct GamesArguments {
    std::string name;
    LanguageArgument language;
};

/// "S, N" or "S+N against W+E"; several seats of one player are written b&r.
std::string seating(const AnyGame& game, Lang lang) {
    const char* against = lang == Lang::French ? " contre " : " against ";
    const Seating seating = game.seating();
    const bool teams = seating.sides() < seating.seats.size();
    std::string out;
    for (int side = 0; side < seating.sides(); ++side) {
        if (side > 0) out += teams ? against : ", ";
        const SeatSet seats = seating.seats_of_side(side);
        std::string members;
        for (Seat seat : all_seats) {
            if (!seats.contains(seat)) continue;
            const bool one_player = seating.players() < seating.seats.size();
            if (!members.empty()) members += one_player ? "&" : "+";
            members += game.seat_code(seat);
        }
        out += members;
    }
    return out;
}

void print_variant(const Variant& variant, Lang lang) {
    const GamePtr game = game_or_usage_error(variant.name);
    std::string text = fmt::format("{}\n  {}\n  {}\n", variant.name, variant.title.in(lang),
                                   variant.idea.in(lang));
    text +=
        fmt::format("  {}: {}", lang == Lang::French ? "places " : "seats", seating(*game, lang));
    for (const OptionSpec& option : variant.options) {
        text += fmt::format("\n  {}={}  [{}]\n      {}{}\n      {}", option.name,
                            option.default_value, option.values().in(lang), option.title.in(lang),
                            option.ruling.empty() ? "" : " (" + option.ruling + ")",
                            option.about.in(lang));
        for (const OptionChoice& choice : option.choices)
            text += fmt::format("\n      {} = {}", choice.value, choice.label.in(lang));
    }
    fmt::print("{}\n", in_locale(text));
}

void run(const GamesArguments& arguments) {
    const Lang lang = arguments.language.lang();
    if (!arguments.name.empty()) {
        const auto variant = find_variant(arguments.name);
        if (!variant) throw UsageError(variant.error().words(), lang);
        print_variant(**variant, lang);
        return;
    }
    bool first = true;
    for (const Variant* variant : catalog()) {
        if (!first) fmt::print("\n");
        first = false;
        print_variant(*variant, lang);
    }
}

}  // namespace

void add_games_command(CLI::App& program) {
    auto arguments = std::make_shared<GamesArguments>();
    CLI::App* command = program.add_subcommand(
        "games", said({"List the variants with their seats and options (each with its default)",
                       "Lister les variantes avec leurs places et leurs options (chacune avec sa "
                       "valeur par défaut)"}));
    command->add_option("VARIANT", arguments->name, said({"Only this one", "Seulement celle-ci"}))
        ->check(not_empty());
    arguments->language.add_to(*command);
    add_examples(*command, {"tablier games {other}"});
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
