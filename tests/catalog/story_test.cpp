// The story of a move leads from the scene before it to the scene after it.
// tablier/testing/story_battery.h has further tests of all games.
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "catalog/random_games.h"

#include "tablier/scene.h"

namespace tablier {
namespace {

using Kind = SceneStep::Kind;

class StoryOfPieces : public RandomMoves {};

/// A piece as a story can move it.
struct Piece {
    SceneId shape = "pawn";
    std::optional<Seat> seat = {};
    std::optional<Seat> cap = {};
    bool operator==(const Piece&) const = default;
};

/// Contents of the board, by the names of places.
struct Board {
    std::map<std::string, std::vector<Piece>> stacks;  ///< from below, without the ball
    std::string ball;
    std::set<std::string> walls;

    explicit Board(const Scene& scene) {
        std::map<std::pair<int, int>, std::string> names;
        for (const SceneCell& cell : scene.cells) names[{cell.x, cell.y}] = cell.name;
        std::vector<ScenePiece> pieces = scene.pieces;
        std::ranges::stable_sort(pieces, {}, &ScenePiece::level);
        for (const ScenePiece& piece : pieces) {
            const std::string& name = names.at({piece.x, piece.y});
            if (piece.shape == "ball")
                ball = name;
            else
                stacks[name].push_back({piece.shape, piece.seat, piece.cap});
        }
        for (const SceneWall& wall : scene.walls) walls.insert(wall.name);
    }
    bool operator==(const Board&) const = default;

    Piece lift(const std::string& place) {
        auto& stack = stacks.at(place);
        const Piece piece = stack.back();
        stack.pop_back();
        if (stack.empty()) stacks.erase(place);
        return piece;
    }
};

void tell(Board& board, const SceneStep& step, const Board& after) {
    const std::string& first = step.places.front();
    switch (step.kind) {
        case Kind::Travel: {
            const Piece piece = board.lift(first);
            board.stacks[step.places.back()].push_back(piece);
            return;
        }
        case Kind::TravelBall:
            ASSERT_EQ(board.ball, first);
            board.ball = step.places.back();
            return;
        case Kind::TurnOver: {
            SceneId& shape = board.stacks.at(first).back().shape;
            ASSERT_TRUE(shape == "double-passage" || shape == "double-repos");
            shape = shape == "double-passage" ? "double-repos" : "double-passage";
            return;
        }
        case Kind::Remove:
            board.lift(first);
            return;
        case Kind::Place:
            if (!board.stacks.contains(first)) {
                ASSERT_TRUE(board.walls.insert(first).second);
            } else {
                // The colour of the second pawn is not part of the story.
                Piece& piece = board.stacks.at(first).back();
                ASSERT_EQ(piece.shape, "man");
                piece.shape = "superpion";
                piece.cap = after.stacks.at(first).back().cap;
            }
            return;
        case Kind::Give:
            for (const std::string& place : step.places) board.lift(place);
            return;
        case Kind::Take:
            // As with a wall, the kind of piece is not part of the story.
            for (const std::string& place : step.places)
                board.stacks[place].push_back(after.stacks.at(place).back());
            return;
        case Kind::TurnCard:
            FAIL() << "no step of a board";
    }
}

TEST_P(StoryOfPieces, all_that_changes_on_the_board_is_told) {
    if (game_->variant().game == "point") return;
    at_every_move([](const AnyPosition& before, const AnyPosition& after, const std::string& move) {
        const Board end(after.scene());
        Board board(before.scene());
        for (const SceneStep& step : before.story(move)) tell(board, step, end);
        ASSERT_TRUE(board == end) << before.text() << " " << move;
    });
}

TEST_P(StoryOfPieces, a_piece_travels_to_where_the_mover_then_has_one) {
    if (game_->variant().game == "point") return;
    at_every_move([](const AnyPosition& before, const AnyPosition& after, const std::string& move) {
        const Board end(after.scene());
        for (const SceneStep& step : before.story(move))
            if (step.kind == Kind::Travel) {
                ASSERT_EQ(end.stacks.at(step.places.back()).back().seat, seat_of(before.actor()))
                    << before.text() << " " << move;
            }
    });
}

/// The ball is passed over a pawn of the mover's side, and comes to rest two cells away.
TEST_P(StoryOfPieces, the_ball_hops_over_passage_pawns) {
    if (game_->variant().game != "intercept") return;
    at_every_move(
        [&](const AnyPosition& before, const AnyPosition& after, const std::string& move) {
            const Board end(after.scene());
            const SeatSet side = game_->seating().partners(seat_of(before.actor()));
            for (const SceneStep& step : before.story(move)) {
                if (step.kind != Kind::TravelBall) continue;
                ASSERT_EQ(step.places.size() % 2, 1U) << move;
                for (std::size_t i = 1; i < step.places.size(); i += 2) {
                    const Piece& passer = end.stacks.at(step.places[i]).back();
                    ASSERT_TRUE(passer.shape == "passage" || passer.shape == "double-passage");
                    ASSERT_TRUE(side.contains(*passer.seat)) << before.text() << " " << move;
                    if (i + 2 >= step.places.size()) break;
                    const Piece& holder = end.stacks.at(step.places[i + 1]).back();
                    ASSERT_TRUE(holder.shape == "repos" || holder.shape == "double-repos");
                    ASSERT_TRUE(side.contains(*holder.seat)) << before.text() << " " << move;
                }
            }
        });
}

/// The pawns of all rows, by the names of their places.
std::map<std::string, SceneId> pawns_of(const Scene& scene) {
    std::map<std::string, SceneId> pawns;
    for (const SceneCell& cell : scene.cells)
        for (const ScenePiece& piece : scene.pieces)
            if (piece.x == cell.x && piece.y == cell.y) pawns[cell.name] = piece.shape;
    return pawns;
}

TEST_P(StoryOfPieces, pawns_given_and_taken_make_the_new_row) {
    if (game_->variant().game != "point") return;
    at_every_move([](const AnyPosition& before, const AnyPosition& after, const std::string& move) {
        const auto old_pawns = pawns_of(before.scene());
        const auto new_pawns = pawns_of(after.scene());
        const auto story = before.story(move);
        const auto give = std::ranges::find(story, Kind::Give, &SceneStep::kind);
        ASSERT_EQ(give != story.end(), move.starts_with("use:") || move.starts_with("take:"));
        if (give == story.end()) {
            if (!move.starts_with("row:")) {
                ASSERT_EQ(old_pawns, new_pawns) << move;
            }
            return;
        }
        const auto take = std::next(give);
        ASSERT_TRUE(take != story.end() && take->kind == Kind::Take);
        // The row as a line of pawns: what is not given stays in order around what is taken.
        const std::string seat = give->places[0].substr(0, 1);
        const auto line = [&](const auto& pawns, const std::vector<std::string>& without) {
            std::vector<SceneId> shapes;
            for (int i = 1; pawns.contains(seat + std::to_string(i)); ++i)
                if (std::ranges::find(without, seat + std::to_string(i)) == without.end())
                    shapes.push_back(pawns.at(seat + std::to_string(i)));
            return shapes;
        };
        ASSERT_EQ(line(old_pawns, give->places), line(new_pawns, take->places)) << move;
        ASSERT_EQ(give->places[0], take->places[0]) << move;
        ASSERT_EQ(old_pawns.size() - give->places.size() + take->places.size(), new_pawns.size());
    });
}

INSTANTIATE_TEST_SUITE_P(AllGames, StoryOfPieces, testing::ValuesIn(all_specs()),
                         [](const auto& test) { return test_name(test.param); });

}  // namespace
}  // namespace tablier
