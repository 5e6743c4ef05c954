#include "advice/advice.h"

#include <algorithm>

#include "core/part_registry.h"

namespace tablier {
namespace {

PartRegistry<GameAdvice>& registry() {
    static PartRegistry<GameAdvice> one{built_in_advice()};
    return one;
}

}  // namespace

Result<void> register_advice(const GameAdvice& advice) {
    return registry().add(advice);
}

const GameAdvice* find_advice(std::string_view game) {
    return registry().find(game);
}

GameGuide guide_of(const AnyGame& game) {
    const GameAdvice* advice = find_advice(game.variant().game);
    if (advice != nullptr && advice->guide != nullptr) return advice->guide(game);
    return {{}, {}, [](std::string_view move) { return plain(move); }};
}

std::string example_of(const MoveKind& kind, const std::vector<std::string>& legal_moves) {
    if (std::ranges::binary_search(legal_moves, kind.example)) return kind.example;
    const auto move = std::ranges::find_if(
        legal_moves, [&](const std::string& each) { return kind.includes(each); });
    return move == legal_moves.end() ? kind.example : *move;
}

RulesSection options_in_force(const AnyGame& game) {
    RulesSection section{{"In force in this game", "En vigueur dans cette partie"}, {}};
    for (const OptionSpec& option : game.options().specs()) {
        const Text title =
            option.ruling.empty() ? option.title : option.title + plain(" (" + option.ruling + ")");
        section.paragraphs.push_back(fill_texts(
            "{0}: {1}", "{0} : {1}", {title, option.label(game.options().get(option.name))}));
    }
    return section;
}

MoveReasons move_reasons(const AnyGame& game, const AnyPosition& before, std::string_view move) {
    AnyPosition after = before;
    if (!is_seat(before.actor()) || !after.play(move)) return {};
    if (const Outcome outcome = after.outcome(); outcome.over) {
        if (!outcome.winners.contains(seat_of(before.actor()))) return {};
        return {{{"It wins the game.", "Il gagne la partie."}}, {}};
    }
    const GameAdvice* advice = find_advice(game.variant().game);
    if (advice == nullptr || advice->reasons == nullptr) return {};
    return advice->reasons(game, before, after);
}

}  // namespace tablier
