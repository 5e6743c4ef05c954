#include "app/examples.h"

#include <algorithm>
#include <map>
#include <vector>

#include "advice/advice.h"
#include "app/language.h"
#include "tablier/catalog.h"
#include "tablier/game_rules.h"

namespace tablier::app {
namespace {

const Variant& first_variant(const GameRules& rules) {
    return rules.variants().front();
}

/// Two moves from the start of a game, of the kind that its guide names first.
std::vector<std::string> first_moves(const AnyGame& game) {
    const GameGuide guide = guide_of(game);
    AnyPosition position = game.start();
    std::vector<std::string> moves;
    for (int i = 0; i < 2 && is_seat(position.actor()); ++i) {
        const auto legal = position.legal_moves();
        moves.push_back(guide.moves.empty() ? legal.front()
                                            : example_of(guide.moves.front(), legal));
        if (!position.play(moves.back())) break;
    }
    return moves;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts) {
        if (!text.empty()) text += between;
        text += part;
    }
    return text;
}

/// Values of the placeholders in braces.
std::map<std::string, std::string, std::less<>> example_values() {
    const Variant& game = first_variant(*all_rules().front());
    const Variant& other = first_variant(*all_rules().back());
    const Variant& many = **find_variant(example_of_many_players());
    std::map<std::string, std::string, std::less<>> values{
        {"game", game.name}, {"other", other.name}, {"many", many.name}};
    if (const auto made = make_game(game.name)) {
        const auto moves = first_moves(**made);
        values["moves"] = joined(moves, " ");
        values["move"] = moves.empty() ? "" : moves.front();
    }
    if (const auto made = make_game(other.name))
        for (const Seat seat : all_seats)
            if ((*made)->seating().seats.contains(seat)) values["seat"] = (*made)->seat_code(seat);
    std::vector<std::string> names{"Ada", "Ben", "Cleo", "Dan"};
    names.resize(std::min(names.size(), std::size_t(many.seating.players())));
    values["names"] = joined(names, ",");
    for (const GameRules* rules : all_rules())
        if (rules->foreign_notations != nullptr && !values.contains("notation"))
            values["notation"] = rules->foreign_notations().back()->name();
    return values;
}

/// The line with games of the catalog; empty where one of its words has no value.
std::string filled(std::string_view example) {
    static const auto values = example_values();
    std::string line;
    while (true) {
        const std::size_t start = std::min(example.find('{'), example.size());
        line += example.substr(0, start);
        if (start == example.size()) return line;
        const std::size_t end = example.find('}', start);
        const auto value = values.find(example.substr(start + 1, end - start - 1));
        if (value == values.end() || value->second.empty()) return {};
        line += value->second;
        example.remove_prefix(end + 1);
    }
}

}  // namespace

const std::string& example_of_many_players() {
    const auto variants = catalog();
    const auto many = std::ranges::find_if(
        variants, [](const Variant* variant) { return variant->seating.players() > 2; });
    return many == variants.end() ? variants.front()->name : (*many)->name;
}

Text game_titles() {
    std::vector<Text> titles;
    for (const GameRules* rules : all_rules()) {
        // "Quoridor, two players"
        Text title = first_variant(*rules).title;
        for (std::string* text : {&title.en, &title.fr})
            text->resize(std::min(text->find(','), text->size()));
        titles.push_back(std::move(title));
    }
    return listed(titles);
}

void add_examples(CLI::App& command, std::initializer_list<std::string_view> examples) {
    std::string footer = command.get_footer();
    footer += (footer.empty() ? "" : "\n\n") + said({"Examples:", "Exemples :"});
    for (const std::string_view example : examples)
        if (const std::string line = filled(example); !line.empty()) footer += "\n  " + line;
    command.footer(footer);
}

}  // namespace tablier::app
