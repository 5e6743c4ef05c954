#include "play/match_scene.h"

#include "play/result_text.h"

namespace tablier {

Scene scene_of(const Match& match) {
    Scene scene = match.position().scene();
    if (match.over()) {
        scene.status = result_text(match.game(), match.outcome());
        // The game itself may not know that the match is over.
        for (SceneTray& tray : scene.trays) tray.to_move = false;
    }
    if (match.history().empty()) return scene;
    const std::size_t last = match.history().size() - 1;
    if (const auto* move = std::get_if<PlayedMove>(&match.history()[last]))
        for (std::string& place : match.position_after(last).clicks(move->text))
            scene.marks.push_back({std::move(place), SceneMark::Kind::LastMove});
    return scene;
}

}  // namespace tablier
