#include "online/service/reactions.h"

#include <algorithm>

namespace tablier::online {

Reactions::Reactions(ServiceContext& context, TableCache& cache, CommitQueue& commits,
                     Quotas& quotas, EngineSeats& engines, TableCreator& creator)
    : context_(context),
      cache_(cache),
      commits_(commits),
      quotas_(quotas),
      engines_(engines),
      creator_(creator),
      deadlines_(context.loop, context.now, [this](const std::string& id) { on_deadline(id); }) {}

void Reactions::react(LoadedTable& loaded) {
    deadlines_.set(loaded.id,
                   loaded.table->clocks().deadline(context_.downtimes.downtimes(), context_.now()));
    const Phase phase = loaded.table->phase();
    if (phase == Phase::Over || phase == Phase::Closed) quotas_.remove_table(loaded.id);
    if (context_.stopping) return;
    engines_.update(loaded);
    if (loaded.table->rematch_is_due()) creator_.create_rematch(loaded);
}

void Reactions::react_later(const std::string& id) {
    context_.loop.post([this, id] {
        cache_.with_table(id, [this, id](const ApiResult<LoadedTable*>& found) {
            if (found)
                react(**found);
            else if (found.error().code == "storage")
                context_.retries.insert(id);
        });
    });
}

void Reactions::on_deadline(const std::string& id) {
    if (context_.stopping) return;  // moves are refused, so no clock may run out
    cache_.with_table(id, [this, id](const ApiResult<LoadedTable*>& found) {
        if (found)
            check_clock(**found);
        else if (found.error().code == "storage")
            context_.retries.insert(id);
    });
}

void Reactions::check_clock(LoadedTable& loaded) {
    if (!loaded.table->clocks().running()) return;
    const Duration lag = loaded.notification_delay + loaded.lag_of_mover(context_.limits.max_lag);
    const auto result = loaded.table->flag_if_due(context_.command_time(lag));
    if (cache_.discard_if_faulty(loaded, result)) return;
    if (!result.events.empty()) return commits_.commit(loaded, result.events);
    react(loaded);
    // The deadline has passed, but a move may still be on its way.
    if (const auto deadline = deadlines_.deadline(loaded.id);
        deadline && *deadline <= context_.now())
        deadlines_.set(loaded.id, std::max(*deadline + lag, context_.now() + 1));
}

}  // namespace tablier::online
