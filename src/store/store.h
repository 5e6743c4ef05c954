// Durable store of tables in a data folder. It knows nothing of games: events and secrets are
// opaque to it.
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

    /// Opens what is kept in a folder, or makes it. Another process that has opened the same folder
    /// is an error. This run starts when all is ready: the clock is asked after an older database
    /// has been brought to the last version, which may take a while.
    static Result<Store> open(const std::filesystem::path& folder, const Clock& clock);
    /// The same at a known time.
    static Result<Store> open(const std::filesystem::path& folder, Time now) {
        return open(folder, [now] { return now; });
    }
    /// Writes all that waits, and closes.
    ~Store();
    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;

    // Queries, from any thread:

    Result<std::optional<StoredTable>> load(std::string_view id) const;
    /// Those that are listed, newest first.
    Result<std::vector<Summary>> list(Phase phase, std::size_t limit) const;
    /// Tables being played where a clock runs or an engine is to move: to be resumed after a start.
    Result<std::vector<Summary>> awaiting() const;
    Result<std::optional<std::string>> table_of_request(const Hash& request) const;
    /// Tables that have been waiting, unchanged, since before this time; oldest first.
    Result<std::vector<std::string>> stale_waiting(Time before, std::size_t limit) const;
    /// How many tables there are in each phase.
    Result<std::array<std::int64_t, phase_count>> counts() const;
    Result<std::vector<Downtime>> downtimes() const;

    // Changes, from any thread, without waiting:

    /// `done` is called on another thread once the change is on the disk, or will never be; in the
    /// order of the calls. A change that does not fit what is there fails alone. Where the disk
    /// takes nothing, all changes fail until it does again.
    void write(Change change, WriteCallback done);
    /// Heartbeat. Changes are heartbeats, too. Time during which nothing could be written is a
    /// downtime.
    void heartbeat(Time now);

    Statistics statistics() const;

  private:
    class Impl;
    explicit Store(std::unique_ptr<Impl> impl);

    std::unique_ptr<Impl> impl_;
};

}  // namespace tablier::store
