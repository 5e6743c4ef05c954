#include "games/intercept/rules/moves.h"

#include "games/intercept/rules/ball.h"
#include "games/intercept/rules/covering.h"
#include "games/intercept/rules/double_moves.h"
#include "games/intercept/rules/leaps.h"

namespace tablier::intercept {
namespace {

class Generator {
  public:
    Generator(const Rules& rules, const Position& position, Moves& moves)
        : rules_(rules),
          position_(position),
          moves_(moves),
          occupied_(position.occupied()),
          ball_(rules, position, occupied_),
          covers_freely_(covers_freely(rules, position)),
          coverable_(coverable(rules, position, occupied_)) {
        blocked_ = occupied_;
        blocked_.insert(position.ball);  // I-R4: also where it lies bare
        empty_ = whole_board.without(blocked_);
        ball_.default_ends().for_each([this](Cell end) { default_ends_[default_count_++] = end; });
        drop_hopeless_covers();
    }

    void run() {
        Board actors = position_.pawns[index(position_.to_move)];
        actors.erase(position_.ball);
        const Board ordinary = actors.without(position_.doubles);
        Board jumpable = occupied_.without(position_.doubles);
        jumpable.erase(position_.ball);
        for (int lattice = 0; lattice < 4; ++lattice) {
            std::uint64_t word = ordinary.words[lattice];
            if (word == 0) continue;
            const Leaps leaps(jumpable, lattice);
            for (; word != 0; word &= word - 1)
                ordinary_pawn(Cell{std::uint8_t(lattice << 6 | std::countr_zero(word))}, leaps);
        }
        (actors & position_.doubles).for_each([this](Cell from) { double_pawn(from); });
    }

  private:
    /// Covers that need a ball action in the same turn are skipped where no ball action can follow.
    void drop_hopeless_covers() {
        const Board& mine = position_.pawns[index(position_.to_move)];
        if (covers_freely_ || default_count_ > 0 || !(ball_.delicate_starts() & mine).empty())
            return;
        for (Face face : {Face::Passage, Face::Repos})
            coverable_.by_face[int(face)] &= ball_.delicate_ends(face);
    }

    void ordinary_pawn(Cell from, const Leaps& leaps) {
        const int lattice = from.lattice();
        const Face face = position_.passages.contains(from) ? Face::Passage : Face::Repos;
        // A slide changes the sub-lattice and a jump does not, so that no end comes twice.
        const std::uint64_t landings = leaps.flood(from.bit(), empty_.words[lattice]);
        Board ends = neighbours(from) & empty_;
        ends.words[lattice] = landings;
        if (ball_.delicate_start(from)) {
            ends.for_each([&](Cell to) { add_delicate(Move::ordinary(from, to), face, true); });
        } else {
            const Board delicate = ends & ball_.delicate_ends(face);
            delicate.for_each([&](Cell to) { add_delicate(Move::ordinary(from, to), face, true); });
            ends.without(delicate).for_each([&](Cell to) { add_usual(Move::ordinary(from, to)); });
        }
        const Board& coverable = coverable_.with(face);
        if (coverable.empty()) return;
        Board covers = neighbours(from);
        covers.words[lattice] = leaps.step(landings | from.bit());
        (covers & coverable).for_each([&](Cell to) { add_cover(Move::ordinary(from, to), face); });
    }

    void double_pawn(Cell from) {
        const DoubleMoves reach(from, blocked_, position_.ball, coverable_.any());
        const bool delicate = ball_.delicate_start(from);
        const Board& delicate_passage = ball_.delicate_ends(Face::Passage);
        const Board& delicate_repos = ball_.delicate_ends(Face::Repos);
        const auto add = [&](Move move, Face face, const Board& delicate_ends) {
            if (delicate || delicate_ends.contains(move.to()))
                add_delicate(move, face, true);
            else
                add_usual(move);
        };
        reach.for_each_empty_end([&](Cell to) {
            add(Move::with_double(from, to, Face::Passage), Face::Passage, delicate_passage);
            add(Move::with_double(from, to, Face::Repos), Face::Repos, delicate_repos);
        });
        const Face other = position_.passages.contains(from) ? Face::Repos : Face::Passage;
        const Move flip = Move::with_double(from, from, other);
        if (rules_.flip == Flip::Turn)
            moves_.push(flip);
        else
            add(flip, other, ball_.delicate_ends(other));
        for (Face face : {Face::Passage, Face::Repos})
            (reach.covering_ends() & coverable_.with(face)).for_each([&](Cell to) {
                add_cover(Move::with_double(from, to, face), face);
            });
    }

    void add_cover(Move move, Face face) {
        if (within_limits(rules_, position_, move.from(), move.to()))
            add_delicate(move, face, covers_freely_);
    }

    /// The action alone and with the default ball actions.
    void add_usual(Move move) {
        moves_.push(move);
        for (int i = 0; i < default_count_; ++i) moves_.push(move.with_ball(default_ends_[i]));
    }

    /// The action with the ball actions computed for it; without one only if that is legal.
    void add_delicate(Move move, Face face, bool alone) {
        if (alone) moves_.push(move);
        ball_.ends_after(position_, move.from(), move.to(), face).for_each([&](Cell end) {
            moves_.push(move.with_ball(end));
        });
    }

    const Rules& rules_;
    const Position& position_;
    Moves& moves_;
    Board occupied_;
    Board blocked_;
    Board empty_;
    BallView ball_;
    bool covers_freely_;
    Coverable coverable_;
    std::array<Cell, 16> default_ends_;
    int default_count_ = 0;
};

}  // namespace

void generate(const Rules& rules, const Position& position, Moves& moves) {
    if (actor(rules, position) == Actor::Nobody) return;
    const std::size_t before = moves.size();
    Generator(rules, position, moves).run();
    if (moves.size() == before) moves.push(Move::pass());
}

}  // namespace tablier::intercept
