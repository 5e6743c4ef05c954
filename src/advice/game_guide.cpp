#include "advice/game_guide.h"

namespace tablier {

GameGuide guide_of(const AnyGame& game) {
    const GameAdvice* advice = find_advice(game.variant().game);
    if (advice != nullptr && advice->guide != nullptr) return advice->guide(game);
    return {{}, {}, [](std::string_view move) { return plain(move); }};
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

}  // namespace tablier
