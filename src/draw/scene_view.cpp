#include "tablier/draw/scene_view.h"

#include <algorithm>

#include "tablier/draw/game_picture.h"

namespace tablier::draw {

namespace {

/// Inserts the piece above all that are not on a higher level.
void put_on(std::vector<const ScenePiece*>& stack, const ScenePiece& piece) {
    const auto higher = [&](const ScenePiece* other) { return other->level > piece.level; };
    stack.insert(std::ranges::find_if(stack, higher), &piece);
}

}  // namespace

SceneView::SceneView(const Scene& scene)
    : scene_(&scene),
      picture_(&picture_of(scene.game)),
      columns_(std::clamp(scene.columns, 0, max_board_size)),
      rows_(std::clamp(scene.rows, 0, max_board_size)) {
    const std::size_t places = std::size_t(columns_) * std::size_t(rows_);
    cells_.assign(places, nullptr);
    pieces_.assign(places, {});
    for (const SceneCell& cell : scene.cells)
        if (inside(cell.x, cell.y)) cells_[offset(cell.x, cell.y)] = &cell;
    for (const ScenePiece& piece : scene.pieces)
        if (inside(piece.x, piece.y)) put_on(pieces_[offset(piece.x, piece.y)], piece);
    for (const SceneWall& wall : scene.walls)
        if (wall_fits(wall.x, wall.y)) walls_.push_back(&wall);
}

const SeatStyles& SceneView::seats() const {
    return picture_->seats;
}

std::size_t SceneView::offset(int x, int y) const {
    return std::size_t(y) * std::size_t(columns_) + std::size_t(x);
}

bool SceneView::wall_fits(int x, int y) const {
    return x >= 0 && y >= 0 && x < columns_ - 1 && y < rows_ - 1;
}

const SceneCell* SceneView::cell(int x, int y) const {
    return inside(x, y) ? cells_[offset(x, y)] : nullptr;
}

const std::vector<const ScenePiece*>& SceneView::pieces(int x, int y) const {
    static const std::vector<const ScenePiece*> nothing;
    return inside(x, y) ? pieces_[offset(x, y)] : nothing;
}

std::pair<int, int> SceneView::naming_corner() const {
    const Seat from = scene_->seen_from;
    return {from == Seat::West || from == Seat::North, from == Seat::North || from == Seat::East};
}

bool SceneView::on_its_side() const {
    return scene_->seen_from == Seat::West || scene_->seen_from == Seat::East;
}

std::vector<SceneWall> SceneView::wall_places() const {
    const auto [right, up] = naming_corner();
    std::vector<SceneWall> places;
    for (int y = 0; y < rows_ - 1; ++y)
        for (int x = 0; x < columns_ - 1; ++x)
            if (const SceneCell* corner = cell(x + right, y + up))
                for (const bool horizontal : {true, false})
                    places.push_back({corner->name + (horizontal != on_its_side() ? 'h' : 'v'), x,
                                      y, horizontal});
    return places;
}

std::vector<GhostWall> SceneView::ghost_walls() const {
    std::vector<GhostWall> ghosts;
    const auto is_wall = [](const SceneMark& mark) {
        return mark.place.ends_with('h') || mark.place.ends_with('v');
    };
    if (std::ranges::none_of(scene_->marks, is_wall)) return ghosts;
    for (const SceneWall& wall : wall_places()) {
        const auto same_name = [&](const SceneWall* there) { return there->name == wall.name; };
        const Mark mark = mark_of(wall.name);
        if (mark && std::ranges::none_of(walls_, same_name)) ghosts.push_back({wall, *mark});
    }
    return ghosts;
}

std::string SceneView::column_label(int x) const {
    switch (scene_->seen_from) {
        case Seat::West:
            return std::to_string(columns_ - x);
        case Seat::North:
            return file_name(columns_ - 1 - x);
        case Seat::East:
            return std::to_string(x + 1);
        case Seat::South:
            break;
    }
    return file_name(x);
}

std::string SceneView::row_label(int y) const {
    switch (scene_->seen_from) {
        case Seat::West:
            return file_name(y);
        case Seat::North:
            return std::to_string(rows_ - y);
        case Seat::East:
            return file_name(rows_ - 1 - y);
        case Seat::South:
            break;
    }
    return std::to_string(y + 1);
}

Mark SceneView::mark_of(std::string_view place) const {
    for (const SceneMark& mark : scene_->marks)
        if (mark.place == place) return mark.kind;
    return std::nullopt;
}

Mark SceneView::mark_at(int x, int y) const {
    const SceneCell* here = cell(x, y);
    return here ? mark_of(here->name) : std::nullopt;
}

Mark SceneView::mark_of_card(std::string_view name) const {
    const Mark mark = mark_of("card:" + std::string(name));
    return mark ? mark : mark_of(name);
}

bool SceneView::has_ground(SceneId ground) const {
    return std::ranges::any_of(
        cells_, [&](const SceneCell* cell) { return cell && cell->ground == ground; });
}

bool SceneView::has_shape(SceneId shape) const {
    for (const auto& stack : pieces_)
        for (const ScenePiece* piece : stack)
            if (piece->shape == shape) return true;
    return false;
}

std::string file_name(int x) {
    std::string name;
    if (x >= 26) name += char('a' + (x / 26 - 1) % 26);
    name += char('a' + x % 26);
    return name;
}

std::string_view position_number(std::string_view cell_name) {
    std::size_t start = cell_name.size();
    while (start > 0 && cell_name[start - 1] >= '0' && cell_name[start - 1] <= '9') --start;
    return cell_name.substr(start);
}

}  // namespace tablier::draw
