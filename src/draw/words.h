// StaticText and sentences in pictures, in both languages.
#pragma once

#include "tablier/draw/scene_view.h"
#include "tablier/scene.h"

namespace tablier::draw {

/// The name of the scene's game.
Text game_name(const Scene& scene);

inline const Text to_move_word{"to move", "au trait"};
inline const Text out_word{"out", "hors jeu"};
inline const Text drawn_word{"drawn", "tirée"};
inline const Text offered_word{"on offer", "offerte"};

/// Describes the position in words for screen readers: the place of each piece.
std::string describe(const SceneView& view, Lang lang);

}  // namespace tablier::draw
