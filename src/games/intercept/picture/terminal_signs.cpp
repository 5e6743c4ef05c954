#include "games/intercept/picture/terminal_signs.h"

#include <algorithm>

#include "games/intercept/scene_ids.h"

namespace tablier::intercept {

using namespace draw;

Glyph pawn_glyph(SceneId shape) {
    if (shape == passage_shape) return {U'●', 'P'};
    if (shape == repos_shape) return {U'○', 'R'};
    if (shape == double_passage_shape) return {U'◆', 'D'};
    if (shape == double_repos_shape) return {U'◇', 'd'};
    return '?';
}

std::vector<LegendEntry> pieces_legend(const SceneView& view, bool ascii, GroundSigns signs) {
    std::vector<LegendEntry> entries;
    const auto explain_shape = [&](SceneId shape, Text meaning) {
        if (!view.has_shape(shape)) return;
        entries.push_back({"S" + glyph_text(pawn_glyph(shape), ascii), std::move(meaning)});
    };
    explain_shape(passage_shape, {"passage (flat)", "passage (plat)"});
    explain_shape(repos_shape, {"repos (hollow)", "repos (creux)"});
    explain_shape(double_passage_shape, {"double, passage up", "double côté passage"});
    explain_shape(double_repos_shape, {"double, repos up", "double côté repos"});
    if (view.has_shape(ball_shape)) entries.push_back({"*", {"ball", "boule"}});
    const auto is_covered = [](const ScenePiece& piece) { return piece.covered; };
    if (std::ranges::any_of(view.scene().pieces, is_covered))
        entries.push_back({ascii ? "nP" : "n●",
                           {"covered, under the pawn above", "couvert, sous le pion du dessus"}});
    const auto explain_ground = [&](SceneId ground, Glyph sign, Text meaning) {
        if (!view.has_ground(ground)) return;
        entries.push_back({glyph_text(sign, ascii), std::move(meaning)});
    };
    explain_ground(goal_ground, signs.goal, plain("Arrivée"));
    explain_ground(approach_ground, signs.approach, {"beside an Arrivée", "à côté d’une Arrivée"});
    explain_ground(centre_ground, '+', {"centre", "centre"});
    return entries;
}

}  // namespace tablier::intercept
