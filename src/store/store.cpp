#include "store/store.h"

#include "store/data_folder.h"
#include "store/table_reader.h"

namespace tablier::store {

class Store::Impl {
  public:
    Impl(FolderLock lock, Database for_reading, Database for_writing, Database for_checkpoints,
         Time start)
        : lock_(std::move(lock)),
          reader_(std::move(for_reading)),
          writer_(std::move(for_writing), std::move(for_checkpoints), start) {}

    TableReader& reader() { return reader_; }
    Writer& writer() { return writer_; }

  private:
    // Destroyed from the last: a callback of the writer's last change may still read, and the
    // folder stays locked until both have ended.
    FolderLock lock_;
    TableReader reader_;
    Writer writer_;
};

Store::Store(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Store::~Store() = default;
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;

Result<Store> Store::open(const std::filesystem::path& folder, const Clock& clock) {
    auto lock = FolderLock::take(folder);
    if (!lock) return std::unexpected(lock.error());
    auto for_writing = open_database(folder);
    if (!for_writing) return std::unexpected(for_writing.error());
    const Time now = clock();
    if (auto recorded = RunLog(*for_writing).begin(now); !recorded)
        return fail(unusable(database_file(folder), recorded.error().message));
    auto for_reading = open_second_connection(folder);
    if (!for_reading) return std::unexpected(for_reading.error());
    auto for_checkpoints = open_second_connection(folder);
    if (!for_checkpoints) return std::unexpected(for_checkpoints.error());
    return Store(std::make_unique<Impl>(*std::move(lock), *std::move(for_reading),
                                        *std::move(for_writing), *std::move(for_checkpoints), now));
}

Result<std::optional<StoredTable>> Store::load(std::string_view id) const {
    return impl_->reader().load(id);
}

Result<std::vector<Summary>> Store::list(Phase phase, std::size_t limit) const {
    return impl_->reader().list(phase, limit);
}

Result<std::vector<Summary>> Store::awaiting() const {
    return impl_->reader().awaiting();
}

Result<std::optional<std::string>> Store::table_of_request(const Hash& request) const {
    return impl_->reader().table_of_request(request);
}

Result<std::vector<std::string>> Store::stale_waiting(Time before, std::size_t limit) const {
    return impl_->reader().stale_waiting(before, limit);
}

Result<std::array<std::int64_t, phase_count>> Store::counts() const {
    return impl_->reader().counts();
}

Result<std::vector<Downtime>> Store::downtimes() const {
    return impl_->reader().downtimes();
}

void Store::write(Change change, WriteCallback done) {
    impl_->writer().write(std::move(change), std::move(done));
}

void Store::heartbeat(Time now) {
    impl_->writer().heartbeat(now);
}

Statistics Store::statistics() const {
    return impl_->writer().statistics();
}

}  // namespace tablier::store
