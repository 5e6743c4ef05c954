// The few words that pictures need, in both languages.
#pragma once

#include "draw/scene_view.h"
#include "tablier/scene.h"

namespace tablier::draw {

Text game_word(const Scene& scene);
Text seat_word(Material material, Seat seat);
Text shape_word(Shape shape);
Text stock_word(const SceneStock& stock);

inline const Text to_move_word{"to move", "au trait"};
inline const Text out_word{"out", "hors jeu"};
inline const Text drawn_word{"drawn", "tirée"};
inline const Text offered_word{"on offer", "offerte"};

/// A sentence for those who cannot see the picture: what stands where.
std::string describe(const SceneView& view, Lang lang);

}  // namespace tablier::draw
