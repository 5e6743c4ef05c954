#include "advice/draw_answer.h"

#include <memory>
#include <optional>

#include "tablier/elementary.h"
#include "tablier/game_advice.h"
#include "tablier/play/agreement.h"
#include "tablier/play/search_request.h"
#include "tablier/random.h"
#include "tablier/search/make_engine.h"

namespace tablier {
namespace {

using search::Score;

/// The concession of an engine for an agreement, in thousandths of log-odds: it accepts a half with
/// chances up to 61 %, a quarter with up to 34 %. With a smaller one several sides could hardly
/// agree, since their chances are never all exactly equal; and the right to move alone is worth
/// most of it.
constexpr Score clearly_better = 450;

int opening_turns(const AnyGame& game) {
    const GameAdvice* advice = find_advice(game.variant().game);
    return advice != nullptr ? advice->opening_turns : GameAdvice{}.opening_turns;
}

bool is_opening(const Match& match) {
    return match.has_normal_start() &&
           match.turns() < opening_turns(match.game()) * match.game().seating().seats.size();
}

int sides_in_play(const Match& match) {
    const Seating seating = match.game().seating();
    int sides = 0;
    for (int side = 0; side < seating.sides(); ++side)
        sides += !(seating.seats_of_side(side) & match.in_play()).empty();
    return sides;
}

/// The share of the win that a side gets by the agreement.
double share_by_agreement(const Match& match, int side) {
    Match ended = match;
    if (!ended.agree_end()) return 0;
    if (ended.outcome().winners.empty()) return 1.0 / sides_in_play(match);
    return search::shares_of(ended.outcome(), match.game().seating())[std::size_t(side)];
}

Score score_of_share(double share) {
    if (share <= 0) return search::loss_in(0);
    if (share >= 1) return search::win_in(0);
    return search::to_score(logarithm(float(share / (1 - share))));
}

/// Evaluates a position for a side that need not be to move: with two sides the score of the
/// opponent is negated; with more, the expected line is played until the side is to move.
class Judge {
  public:
    Judge(const Match& match, std::unique_ptr<search::Engine> engine, search::Control& control)
        : seating_(match.game().seating()),
          two_sides_(sides_in_play(match) == 2),
          request_(search_request_of(match)),
          engine_(std::move(engine)),
          control_(control) {}

    /// None if it is unknown.
    std::optional<Score> expectation(int side) {
        for (int searches = 0; searches < max_searches; ++searches) {
            while (request_.position.actor() == Actor::Chance)
                play(request_.position.random_move(chance_));
            if (!is_seat(request_.position.actor())) break;
            const int mover = side_to_move();
            const search::SearchResult result = engine_->think(request_, limits, 1, control_, {});
            if (result.lines.empty()) return std::nullopt;
            const search::SearchLine& best = result.lines.front();
            if (mover == side) return best.score;
            if (two_sides_) return -best.score;
            if (search::is_proven(best.score) && best.score > 0) return -best.score;
            for (const std::string& move : best.moves)
                if (!play(move) || !is_seat(request_.position.actor()) || side_to_move() == side)
                    break;
        }
        const Outcome end = request_.position.outcome();
        if (!end.over) return std::nullopt;
        return score_of_share(search::shares_of(end, seating_)[std::size_t(side)]);
    }

  private:
    static constexpr int max_searches = 8;
    /// The limit is one of nodes, so that all machines give the same answer; the time limit is for
    /// slow ones.
    static constexpr search::Limits limits{
        .movetime = search::Milliseconds(2000), .nodes = 20'000, .only_move_too = true};

    int side_to_move() const {
        return seating_.side[std::size_t(index(seat_of(request_.position.actor())))];
    }

    bool play(const std::string& move) {
        request_.earlier.push_back(request_.position.key());
        bool ended_turn = false;
        return request_.position.play(move, ended_turn);
    }

    Seating seating_;
    bool two_sides_;
    search::SearchRequest request_;
    std::unique_ptr<search::Engine> engine_;
    search::Control& control_;
    Random chance_{0};
};

}  // namespace

Result<bool> agrees_to_end(const Match& match, Seat seat, search::Control& control) {
    search::EngineSettings settings;
    settings.max_threads = 1;
    settings.hash_mb = 16;
    auto engine = search::make_engine(match.game_ptr(), settings);
    if (!engine) return std::unexpected(engine.error());
    const int side = match.game().seating().side[std::size_t(index(seat))];
    const double share = share_by_agreement(match, side);
    if (share >= 1 && !is_opening(match)) return true;
    const auto expected = Judge(match, *std::move(engine), control).expectation(side);
    if (expected && search::is_proven(*expected)) return *expected < 0;
    if (!expected || is_opening(match) || share <= 0) return false;
    return *expected <= score_of_share(share) + clearly_better;
}

Result<bool> engines_agree_to_end(const Match& match, SeatSet engines, search::Control& control) {
    const Seating seating = match.game().seating();
    const SeatsAsked asked{
        .seating = seating, .in_play = match.in_play(), .engines = engines & seating.seats};
    for (const Seat seat : deciding_engines(asked)) {
        const auto agrees = agrees_to_end(match, seat, control);
        if (!agrees || !*agrees) return agrees;
    }
    return true;
}

}  // namespace tablier
