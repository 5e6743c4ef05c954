// Durable store of tables in a data folder, independent of games: events and secrets are opaque.
#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/statistics.h"
#include "store/table_rows.h"
#include "store/writer.h"
#include "tablier/error.h"

namespace tablier::store {

class Store {
  public:
    using Clock = std::function<Time()>;

    /// Opens or creates the store of a folder. Fails if another process has it open. The clock is
    /// read after the migration of an older database, which may take a while: the run starts then.
    static Result<Store> open(const std::filesystem::path& folder, const Clock& clock);
    /// The same with a fixed time, for tools and tests.
    static Result<Store> open(const std::filesystem::path& folder, Time now) {
        return open(folder, [now] { return now; });
    }
    /// Writes all pending changes, and closes.
    ~Store();
    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;

    // Queries; thread-safe:

    Result<std::optional<StoredTable>> load(std::string_view id) const;
    /// Listed tables, newest first.
    Result<std::vector<Summary>> list(Phase phase, std::size_t limit) const;
    /// Tables being played where a clock runs or an engine is to move: to be resumed after a start.
    Result<std::vector<Summary>> awaiting() const;
    Result<std::optional<std::string>> table_of_request(const Hash& request) const;
    /// Tables that have been waiting, unchanged, since before this time; oldest first.
    Result<std::vector<std::string>> stale_waiting(Time before, std::size_t limit) const;
    /// How many tables there are in each phase.
    Result<std::array<std::int64_t, phase_count>> counts() const;
    Result<std::vector<Downtime>> downtimes() const;

    // Changes; thread-safe and asynchronous:

    /// `done` is called on another thread once the change is durable or has failed, in the order of
    /// the calls. A change that contradicts the stored state fails alone. While the disk fails, all
    /// changes fail.
    void write(Change change, WriteCallback done);
    /// Records that the server is running; changes do so as well. Time without a successful write
    /// is a downtime.
    void heartbeat(Time now);

    Statistics statistics() const;

  private:
    class Impl;
    explicit Store(std::unique_ptr<Impl> impl);

    std::unique_ptr<Impl> impl_;
};

}  // namespace tablier::store
