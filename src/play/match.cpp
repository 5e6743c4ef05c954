#include "tablier/play/match.h"

#include <utility>

#include "tablier/play/result_text.h"
#include "tablier/typed_move.h"

namespace tablier {
namespace {

/// The value of a limit; 0, which means "off", where the variant does not have it.
int limit(const AnyGame& game, std::string_view name) {
    return game.options().has(name) ? game.options().number(name) : 0;
}

const Text leaving_rule{"Common rules, leaving a game", "Règles communes, quitter une partie"};

}  // namespace

EndReason end_reason(Leaving leaving) {
    switch (leaving) {
        case Leaving::Resigned:
            return EndReason::Resignation;
        case Leaving::Flag:
            return EndReason::Flag;
        case Leaving::Gone:
            return EndReason::Abandoned;
    }
    return EndReason::None;
}

Match::Match(GamePtr game) : Match(game, game->start()) {}

Match::Match(GamePtr game, AnyPosition start)
    : game_(std::move(game)),
      repetition_limit_(limit(*game_, "repetition")),
      turn_limit_(limit(*game_, "max_turns")) {
    State state{.position = std::move(start)};
    judge(state);
    count(state);
    states_.push_back(std::move(state));
}

Result<Match> Match::from_position(GamePtr game, std::string_view position_text) {
    auto start = game->parse_position(position_text);
    if (!start) return std::unexpected(start.error());
    return Match(std::move(game), *std::move(start));
}

bool Match::has_normal_start() const {
    return start() == game_->start();
}

std::vector<std::string> Match::legal_moves() const {
    return over() ? std::vector<std::string>{} : position().legal_moves();
}

std::vector<std::pair<std::string, int>> Match::chances() const {
    return over() ? std::vector<std::pair<std::string, int>>{} : position().chances();
}

int Match::occurrences() const {
    const auto found = occurrences_.find(position().key());
    return found == occurrences_.end() ? 0 : found->second;
}

std::optional<IllegalMove> Match::refusal_if_over() const {
    if (!over()) return std::nullopt;
    return IllegalMove{.rule = {"End of the game", "Fin de la partie"},
                       .why = fill_texts("the game is over ({0})", "la partie est finie ({0})",
                                         {reason_text(outcome().reason)})};
}

/// Sets the outcome of a state whose position and turns are new.
void Match::judge(State& state) const {
    state.outcome = state.position.outcome();
    if (state.outcome.over) return;
    if (state.position.actor() != Actor::Nobody) state.key = state.position.key();
    if (repetition_limit_ > 0 && state.key) {
        const auto found = occurrences_.find(*state.key);
        const int before = found == occurrences_.end() ? 0 : found->second;
        if (before + 1 >= repetition_limit_) {
            state.outcome = state.position.stopped(EndReason::Repetition);
            return;
        }
    }
    if (turn_limit_ > 0 && state.turns >= turn_limit_)
        state.outcome = state.position.stopped(EndReason::TurnLimit);
}

void Match::count(const State& state) {
    if (state.key) ++occurrences_[*state.key];
}

void Match::append(MatchEntry entry, State state) {
    count(state);
    history_.push_back(std::move(entry));
    states_.push_back(std::move(state));
}

void Match::add(MatchEntry entry, State state) {
    undone_.clear();
    append(std::move(entry), std::move(state));
}

std::expected<MoveResult, IllegalMove> Match::play(std::string_view move) {
    if (auto refusal = refusal_if_over()) return std::unexpected(*refusal);
    const Actor actor = position().actor();
    State next{.position = position(), .turns = turns(), .retired = retired()};
    bool ended_turn = false;
    if (!next.position.play(move, ended_turn)) return std::unexpected(position().explain(move));
    next.turns += ended_turn;
    judge(next);
    add(PlayedMove{std::string(move), actor, ended_turn}, std::move(next));
    return MoveResult{actor, ended_turn};
}

void Match::set_times(const MoveTimes& times) {
    std::get<PlayedMove>(history_.back()).times = times;
}

IllegalMove Match::explain_clicks(std::span<const std::string> clicks) const {
    if (auto refusal = refusal_if_over()) return *refusal;
    if (actor() == Actor::Chance)
        return {.rule = {"Chance", "Hasard"},
                .why = {"chance decides now: there is nothing to touch",
                        "le hasard décide : il n'y a rien à toucher"}};
    return position().explain_clicks(clicks);
}

std::expected<void, IllegalMove> Match::retire(Seat seat, Leaving how) {
    if (auto refusal = refusal_if_over()) return std::unexpected(*refusal);
    const Seating seating = game_->seating();
    const Text name = game_->seat_name(seat);
    if (!seating.seats.contains(seat))
        return std::unexpected(
            IllegalMove{leaving_rule, fill_texts("{0} does not play in this game",
                                                 "{0} ne joue pas dans cette partie", {name})});
    if (retired().contains(seat))
        return std::unexpected(IllegalMove{
            leaving_rule,
            fill_texts("{0} has already left the game", "{0} a déjà quitté la partie", {name})});

    const SeatSet leavers = seating.seats_of_player(seating.player[index(seat)]);
    State next{.position = position(), .turns = turns(), .retired = retired() | leavers};
    if (seating.sides() == 2) {
        const SeatSet others = seating.seats.without(seating.partners(seat));
        next.outcome = Outcome::won(others, end_reason(how));
    } else {
        next.position.retire(leavers);
        judge(next);
        if (next.outcome.over && next.outcome.reason == EndReason::LastSide)
            next.outcome.reason = end_reason(how);
    }
    add(Departure{seat, how}, std::move(next));
    return {};
}

std::expected<void, IllegalMove> Match::agree(const Outcome& outcome) {
    if (auto refusal = refusal_if_over()) return std::unexpected(*refusal);
    add(EndAgreed{},
        State{.position = position(), .outcome = outcome, .turns = turns(), .retired = retired()});
    return {};
}

std::expected<void, IllegalMove> Match::agree_end() {
    return agree(position().stopped(EndReason::Agreement));
}

std::expected<void, IllegalMove> Match::agree_draw() {
    return agree(Outcome::drawn(EndReason::Agreement));
}

bool Match::undo() {
    if (history_.empty()) return false;
    if (const auto key = states_.back().key) {
        const auto found = occurrences_.find(*key);
        if (--found->second == 0) occurrences_.erase(found);
    }
    undone_.push_back({std::move(history_.back()), std::move(states_.back())});
    history_.pop_back();
    states_.pop_back();
    return true;
}

bool Match::redo() {
    if (undone_.empty()) return false;
    Undone last = std::move(undone_.back());
    undone_.pop_back();
    append(std::move(last.entry), std::move(last.state));
    return true;
}

std::expected<MoveResult, IllegalMove> play_typed(Match& match, std::string_view typed) {
    if (auto played = match.play(typed)) return played;
    return match.play(typed_move(match.position(), typed));
}

}  // namespace tablier
