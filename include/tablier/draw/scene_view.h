// Index of a scene by place, for renderers: pieces, marks and walls. Scenes are untrusted input:
// what lies outside the board is left out.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tablier/draw/seat_style.h"
#include "tablier/scene.h"

namespace tablier::draw {

struct GamePicture;

/// Largest drawn board in either direction; the rest is cut off.
inline constexpr int max_board_size = 64;

using Mark = std::optional<SceneMark::Kind>;

/// A wall that is highlighted although it is not on the board: a choice or a hint.
struct GhostWall {
    SceneWall wall;
    SceneMark::Kind kind;
};

/// Refers to the scene, which must outlive it and stay unchanged. Several threads may call const
/// functions at once.
class SceneView {
  public:
    explicit SceneView(const Scene& scene);

    const Scene& scene() const { return *scene_; }
    /// The picture part of the scene's game; the plain one for an unknown game.
    const GamePicture& picture() const { return *picture_; }
    const SeatStyles& seats() const;
    int columns() const { return columns_; }
    int rows() const { return rows_; }
    bool inside(int x, int y) const { return x >= 0 && y >= 0 && x < columns_ && y < rows_; }

    /// The cell at that place; none where the board has a hole.
    const SceneCell* cell(int x, int y) const;
    /// The pieces there, lowest level first.
    const std::vector<const ScenePiece*>& pieces(int x, int y) const;
    /// The walls that lie wholly inside the board.
    const std::vector<const SceneWall*>& walls() const { return walls_; }
    std::vector<GhostWall> ghost_walls() const;
    /// All places for walls, named as in moves, whichever side the board is seen from.
    std::vector<SceneWall> wall_places() const;

    Mark mark_of(std::string_view place) const;
    Mark mark_at(int x, int y) const;
    /// Cards are marked by their name, alone or after "card:".
    Mark mark_of_card(std::string_view name) const;
    /// Labels at the border, below a column and left of a row.
    std::string column_label(int x) const;
    std::string row_label(int y) const;
    bool has_ground(SceneId ground) const;
    bool has_shape(SceneId shape) const;

  private:
    std::size_t offset(int x, int y) const;
    bool wall_fits(int x, int y) const;
    /// The offset (right, up) from the bottom left cell of a 2 × 2 block to the cell that names its
    /// walls.
    std::pair<int, int> naming_corner() const;
    bool on_its_side() const;  ///< files lie horizontally: the view is from West or East

    const Scene* scene_;
    const GamePicture* picture_;
    int columns_;
    int rows_;
    std::vector<const SceneCell*> cells_;
    std::vector<std::vector<const ScenePiece*>> pieces_;
    std::vector<const SceneWall*> walls_;
};

/// "a" to "z", then "aa", "ab", …
std::string file_name(int x);

/// The digits at the end of a cell's name: "12" of "S12"; empty if there are none.
std::string_view position_number(std::string_view cell_name);

}  // namespace tablier::draw
