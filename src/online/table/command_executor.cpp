#include "online/table/command_executor.h"

#include <algorithm>
#include <utility>

#include "online/table/shuffle.h"
#include "tablier/play/result_code.h"

namespace tablier::online {
namespace {

/// Greatest number of events of a table, so that it can be replayed quickly; far above that of real
/// games.
constexpr std::int64_t max_events = 4'000;

std::unexpected<ApiError> table_full() {
    return api_error(
        "too-long", "So much has happened at this table that it can only be ended.",
        "Il s'est passé tant de choses à cette table qu'on ne peut plus que la terminer.");
}

bool ends_game(const Command& command) {
    if (const auto* offer = std::get_if<MakeOffer>(&command)) return offer->what == Matter::Draw;
    if (const auto* accept = std::get_if<AcceptOffer>(&command))
        return accept->what == Matter::Draw;
    if (std::holds_alternative<DeclineOffer>(command)) return true;  // which ends an offer
    return std::holds_alternative<Resign>(command) ||
           std::holds_alternative<DeclareGone>(command) ||
           std::holds_alternative<CloseTable>(command);
}

std::unexpected<ApiError> internal_fault() {
    return api_error(
        "internal",
        "The server has met an error of its own at this table, so nothing has happened.",
        "Le serveur a rencontré une erreur de sa part à cette table : il ne s'est rien "
        "passé.");
}

}  // namespace

ExecutionResult OnlineTable::CommandExecutor::result(const ApiResult<void>& done) {
    if (fault_) return {.error = internal_fault().error(), .fault = std::move(fault_)};
    return {.events = std::move(events_),
            .error = done ? std::nullopt : std::optional(done.error())};
}

void OnlineTable::CommandExecutor::append(EventBody what) {
    append(std::move(what), std::nullopt);
}

void OnlineTable::CommandExecutor::append_played(Moved moved, int player) {
    append(std::move(moved), player);
}

void OnlineTable::CommandExecutor::append(EventBody what, std::optional<int> played_by) {
    if (fault_) return;
    // Times of events never decrease, even if the machine's clock was set back.
    Event event{.number = table_.last_event_ + 1,
                .time = std::max(time_.now, table_.changed_),
                .what = std::move(what)};
    if (auto done = table_.apply(event, played_by); !done) {
        fault_ = std::move(done).error();
        return;
    }
    event.next = table_.next();
    events_.push_back(std::move(event));
}

OnlineTable::CommandExecutor::Savepoint OnlineTable::CommandExecutor::savepoint() const {
    return {.events = events_.size(),
            .last_event = table_.last_event_,
            .changed = table_.changed_,
            .offers = table_.offers_};
}

void OnlineTable::CommandExecutor::roll_back(Savepoint savepoint) {
    events_.resize(savepoint.events);
    table_.last_event_ = savepoint.last_event;
    table_.changed_ = savepoint.changed;
    table_.offers_ = std::move(savepoint.offers);
}

void OnlineTable::CommandExecutor::advance() {
    while (!fault_ && table_.match_->actor() == Actor::Chance) {
        const int number = draws_in(*table_.match_);
        append(Drawn{drawn_move(table_.seed_.value_or(Bytes32{}), number, table_.match_->chances()),
                     table_.entries()});
    }
    if (table_.phase_ != Phase::Playing || !table_.match_->over()) return;
    lapse_all();
    const AnyGame& game = table_.match_->game();
    const tablier::Outcome& outcome = table_.match_->outcome();
    Over over{.result = result_code(game, outcome),
              .reason = std::string(reason_code(outcome.reason)),
              .points = points_code(game, outcome),
              .seed = table_.setup_.commitment.empty() ? "" : hex_text(*table_.seed_)};
    if (table_.clocks_.any())
        for (int player = 0; player < table_.players(); ++player)
            over.left.push_back(clock_now(player));
    append(std::move(over));
}

ExecutionResult OnlineTable::execute(const Command& command, const Requester& who,
                                     const CommandTime& time) {
    CommandExecutor executor(*this, time);
    executor.flag_if_due();
    ApiResult<void> done =
        last_event_ >= max_events && !ends_game(command)
            ? ApiResult<void>(table_full())
            : std::visit([&](const auto& one) { return executor.execute(one, who); }, command);
    return executor.result(done);
}

ExecutionResult OnlineTable::flag_if_due(const CommandTime& time) {
    CommandExecutor executor(*this, time);
    executor.flag_if_due();
    return executor.result();
}

ExecutionResult OnlineTable::note_rematch(std::string table, Time now) {
    const Downtimes none;
    const CommandTime time{.now = now, .downtimes = none};
    CommandExecutor executor(*this, time);
    executor.append(Rematched{std::move(table)});
    return executor.result();
}

ExecutionResult OnlineTable::close_unused(Time now) {
    const Downtimes none;
    const CommandTime time{.now = now, .downtimes = none};
    CommandExecutor executor(*this, time);
    if (phase_ == Phase::Waiting) executor.append(Closed{});
    return executor.result();
}

}  // namespace tablier::online
