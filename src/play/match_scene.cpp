#include "tablier/play/match_scene.h"

#include <algorithm>

#include "tablier/play/result_text.h"

namespace tablier {

Scene scene_of(const Match& match) {
    const std::size_t entries = match.history().size();
    return scene_of(match, entries == 0 ? 0 : entries - 1);
}

Scene scene_of(const Match& match, std::size_t marked_from) {
    Scene scene = match.position().scene();
    if (match.over()) {
        scene.status = result_text(match.game(), match.outcome());
        // The game itself may not know that the match is over.
        for (SceneTray& tray : scene.trays) tray.to_move = false;
    }
    const auto is_marked = [&](const std::string& place) {
        return std::ranges::any_of(scene.marks,
                                   [&](const SceneMark& mark) { return mark.place == place; });
    };
    for (std::size_t i = marked_from; i < match.history().size(); ++i)
        if (const auto* move = std::get_if<PlayedMove>(&match.history()[i]))
            for (std::string& place : match.position_after(i).clicks(move->text))
                if (!is_marked(place))
                    scene.marks.push_back({std::move(place), SceneMark::Kind::LastMove});
    return scene;
}

}  // namespace tablier
