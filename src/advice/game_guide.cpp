#include "advice/game_guide.h"

namespace tablier {

GameGuide guide_of(const AnyGame& game) {
    const std::string& name = game.variant().game;
    if (name == "quoridor") return quoridor_guide(game);
    if (name == "intercept") return intercept_guide(game);
    if (name == "superpion") return superpion_guide(game);
    if (name == "point") return point_guide(game);
    return {{}, {}, [](std::string_view move) { return plain(move); }};
}

bool is_played_with(const AnyGame& game, std::string_view option, std::string_view value) {
    return game.options().has(option) && game.options().get(option) == value;
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
