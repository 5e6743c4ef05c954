#include "games/intercept/engine/win_in_one.h"

#include "games/intercept/rules/ball.h"
#include "games/intercept/rules/covering.h"
#include "games/intercept/rules/double_moves.h"
#include "games/intercept/rules/leaps.h"

namespace tablier::intercept {
namespace {

using namespace intercept;

/// Every Arrivée and the centre lie on one sub-lattice; straight passes never leave it.
constexpr int home_lattice = 0;
static_assert(centre.lattice() == home_lattice && arrivee(Seat::South).lattice() == home_lattice &&
              arrivee(Seat::West).lattice() == home_lattice &&
              arrivee(Seat::North).lattice() == home_lattice &&
              arrivee(Seat::East).lattice() == home_lattice);

Board around(const Board& cells) {
    Board result;
    cells.for_each([&](Cell cell) { result |= neighbours(cell); });
    return result;
}

Board at_home(std::uint64_t cells) {
    Board board;
    board.words[home_lattice] = cells;
    return board;
}

/// Works in two steps. A pawn action adds one pawn to those that serve the ball, so a winning turn
/// either needs no new pawn at all, or its end is one of few cells: where the new pawn joins what
/// the ball reaches already with what leads to a target already. Both sets are found without
/// looking at actions. Only actions that end there are then worked out exactly.
class WinFinder {
  public:
    WinFinder(const Rules& rules, const Position& position)
        : rules_(rules), position_(position), seat_(index(position.to_move)) {
        occupied_ = position.occupied();
        const Board own = position.pawns_of(side_of(rules, position.to_move));
        passages_ = own & position.passages;
        repos_ = own.without(position.passages);
        repos_.erase(position.ball);
        targets_ = rules.targets[seat_];
        // A target is open if it is empty or holds an own repos pawn, or may become so by the
        // action: one's own passage pawn can leave it.
        open_ = targets_.without(occupied_) | (targets_ & (repos_ | position.pawns[seat_]));
        open_.erase(position.ball);
    }

    std::optional<Move> find() {
        if (!look_for_places()) return std::nullopt;
        prepare_actions();
        if (!ready_ && (winning_ends_[0] & allowed_[0]).empty() &&
            (winning_ends_[1] & allowed_[1]).empty())
            return std::nullopt;
        return try_actions();
    }

  private:
    /// Finds the cells where a new pawn completes a chain; false if there are none.
    bool look_for_places() {
        needs_actor_ = actor_needed(rules_, position_);
        if (rules_.bend == Bend::Always) {
            look_bent();
        } else {
            if (position_.ball.lattice() == home_lattice) look_straight();
            if (rules_.bend == Bend::Single) look_at_one_pass();
        }
        if (needs_actor_) {
            ready_ = false;
            winning_ends_[int(Face::Passage)] &= neighbours(position_.ball);
            winning_ends_[int(Face::Repos)] &= ring(position_.ball);
        }
        return ready_ || !winning_ends_[0].empty() || !winning_ends_[1].empty();
    }

    /// Where one pass from any of these cells can end; passes go both ways.
    Board bent_step(const Board& from) const {
        Board next;
        from.for_each([&](Cell cell) {
            (neighbours(cell) & passages_).for_each([&](Cell over) {
                next |= ring(cell) & neighbours(over);
            });
        });
        return next;
    }
    /// All cells that passes join with `start`.
    Board bent_flood(const Board& start) const {
        const Board stops = repos_.without(targets_);
        Board reached = start;
        for (Board fresh = start; !fresh.empty(); reached |= fresh)
            fresh = (bent_step(fresh) & stops).without(reached);
        return reached;
    }

    /// Chains in which every pass may bend.
    void look_bent() {
        const Board from_ball = bent_flood(Board::of(position_.ball));
        const Board to_goal = bent_flood(open_);
        const Board reached = bent_step(from_ball);
        if (!(reached & open_).empty()) ready_ = true;
        winning_ends_[int(Face::Passage)] |= around(from_ball) & around(to_goal);
        winning_ends_[int(Face::Repos)] |= reached & (bent_step(to_goal) | targets_);
    }

    /// Chains of straight passes.
    void look_straight() {
        const Leaps leaps(passages_, home_lattice);
        const std::uint64_t stops = repos_.without(targets_).words[home_lattice];
        const std::uint64_t ball = position_.ball.bit();
        const std::uint64_t goals = open_.words[home_lattice];
        const std::uint64_t from_ball = leaps.flood(ball, stops) | ball;
        const std::uint64_t to_goal = leaps.flood(goals, stops) | goals;
        const std::uint64_t reached = leaps.step(from_ball);
        if ((reached & goals) != 0) ready_ = true;
        winning_ends_[int(Face::Repos)].words[home_lattice] |=
            reached & (leaps.step(to_goal) | targets_.words[home_lattice]);
        // The first pass over the new pawn leaves from a cell of the one set, the last one arrives
        // at a cell of the other.
        winning_ends_[int(Face::Passage)] |= around(at_home(from_ball)) & around(at_home(to_goal));
    }

    /// A lone pass may bend.
    void look_at_one_pass() {
        (ring(position_.ball) & targets_).for_each([&](Cell goal) {
            const Board between = neighbours(position_.ball) & neighbours(goal);
            const bool carried = !(between & passages_).empty();
            if (carried) winning_ends_[int(Face::Repos)].insert(goal);
            if (!open_.contains(goal)) return;
            if (carried) ready_ = true;
            winning_ends_[int(Face::Passage)] |= between;
        });
    }

    void prepare_actions() {
        blocked_ = occupied_;
        blocked_.insert(position_.ball);
        empty_ = whole_board.without(blocked_);
        coverable_ = coverable(rules_, position_, occupied_);
        actors_ = position_.pawns[seat_];
        actors_.erase(position_.ball);
        if (ready_) winning_ends_ = {whole_board, whole_board};
        const Board flips = rules_.flip == Flip::Action ? actors_ & position_.doubles : Board{};
        for (Face face : {Face::Passage, Face::Repos})
            allowed_[int(face)] = empty_ | coverable_.with(face) | flips;
    }

    std::optional<Move> try_actions() {
        const BallView ball(rules_, position_, occupied_);
        const Board ordinary = actors_.without(position_.doubles);
        Board jumpable = occupied_.without(position_.doubles);
        jumpable.erase(position_.ball);
        for (int lattice = 0; lattice < 4; ++lattice) {
            std::uint64_t word = ordinary.words[lattice];
            if (word == 0) continue;
            const Leaps leaps(jumpable, lattice);
            for (; word != 0; word &= word - 1) {
                const Cell from{std::uint8_t(lattice << 6 | std::countr_zero(word))};
                if (const auto move = try_ordinary(ball, from, leaps)) return move;
            }
        }
        std::optional<Move> found;
        (actors_ & position_.doubles).for_each([&](Cell from) {
            if (!found) found = try_double(ball, from);
        });
        return found;
    }

    std::optional<Move> try_ordinary(const BallView& ball, Cell from, const Leaps& leaps) const {
        const Face face = position_.passages.contains(from) ? Face::Passage : Face::Repos;
        const Board& winning_ends = winning_ends_[int(face)];
        const int lattice = from.lattice();
        const std::uint64_t landings = leaps.flood(from.bit(), empty_.words[lattice]);
        Board ends = neighbours(from) & empty_;
        ends.words[lattice] = landings;
        Board covers = neighbours(from);
        covers.words[lattice] = leaps.step(landings | from.bit());
        ends |= covers & coverable_.with(face);
        std::optional<Move> found;
        (ends & winning_ends).for_each([&](Cell to) {
            if (!found) found = winning(ball, Move::ordinary(from, to), face);
        });
        return found;
    }

    std::optional<Move> try_double(const BallView& ball, Cell from) const {
        const Face other = position_.passages.contains(from) ? Face::Repos : Face::Passage;
        if (rules_.flip == Flip::Action && winning_ends_[int(other)].contains(from))
            if (const auto move = winning(ball, Move::with_double(from, from, other), other))
                return move;
        if (((winning_ends_[0] & allowed_[0]) | (winning_ends_[1] & allowed_[1])).empty())
            return std::nullopt;
        const DoubleMoves reach(from, blocked_, position_.ball, coverable_.any());
        Board ends;
        reach.for_each_empty_end([&](Cell to) { ends.insert(to); });
        std::optional<Move> found;
        for (Face face : {Face::Passage, Face::Repos})
            ((ends | (reach.covering_ends() & coverable_.with(face))) & winning_ends_[int(face)])
                .for_each([&](Cell to) {
                    if (!found) found = winning(ball, Move::with_double(from, to, face), face);
                });
        return found;
    }

    /// The action with the ball action that wins, if it is legal and there is one.
    std::optional<Move> winning(const BallView& ball, Move action, Face face) const {
        const Board goals = ball.ends_after(position_, action.from(), action.to(), face) & targets_;
        if (goals.empty()) return std::nullopt;
        if (occupied_.contains(action.to()) && !action.is_flip() &&
            !within_limits(rules_, position_, action.from(), action.to()))
            return std::nullopt;
        std::optional<Move> move;
        goals.for_each([&](Cell goal) { move = action.with_ball(goal); });
        return move;
    }

    const Rules& rules_;
    const Position& position_;
    int seat_;
    Board occupied_;
    Board passages_;  ///< of this side
    Board repos_;     ///< of this side, without the carrier
    Board targets_;
    Board open_;
    bool needs_actor_ = false;
    /// Whether no new pawn is needed, so that any action may win.
    bool ready_ = false;
    /// Cells where a new pawn may complete a chain, by its face.
    std::array<Board, 2> winning_ends_{};
    Board blocked_;
    Board empty_;
    Board actors_;
    Coverable coverable_;
    std::array<Board, 2> allowed_{};
};

}  // namespace

std::optional<Move> win_in_one(const Rules& rules, const Position& position) {
    return WinFinder(rules, position).find();
}

std::optional<Move> win_threat(const Rules& rules, const Position& position, Seat seat) {
    if (position.to_move == seat) return win_in_one(rules, position);
    Position turned = position;
    turned.to_move = seat;
    return win_in_one(rules, turned);
}

}  // namespace tablier::intercept
