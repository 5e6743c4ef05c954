// Executes commands of clients: checks keys and repetitions, applies the command and commits it.
#pragma once

#include <optional>

#include "online/service/commit_queue.h"
#include "online/service/secrets.h"
#include "online/service/service_types.h"
#include "online/service/table_cache.h"

namespace tablier::online {

/// Used on the loop's thread.
class CommandHandler {
  public:
    /// The references must outlive it.
    CommandHandler(ServiceContext& context, const SecretGenerator& secrets, TableCache& cache,
                   CommitQueue& commits)
        : context_(context), secrets_(secrets), cache_(cache), commits_(commits) {}

    /// The callback gets the result once its events are durable.
    void execute(CommandRequest request, Callback<CommandResult> callback);

  private:
    void execute(LoadedTable& loaded, CommandRequest request, Callback<CommandResult> callback);
    ApiResult<std::optional<CommandResult>> earlier_result(const LoadedTable& loaded,
                                                           const CommandRequest& request,
                                                           const RequestName& name,
                                                           const Rights& rights) const;
    void apply(LoadedTable& loaded, CommandRequest request, const RequestName& name,
               const Rights& rights, Callback<CommandResult> callback);
    std::string key_for_place(const LoadedTable& loaded, const CommandRequest& request,
                              const TakePlace& take, const Rights& rights) const;

    ServiceContext& context_;
    const SecretGenerator& secrets_;
    TableCache& cache_;
    CommitQueue& commits_;
};

}  // namespace tablier::online
