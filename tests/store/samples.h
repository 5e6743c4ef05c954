// Tables for tests of the store.
#pragma once

#include <future>
#include <string>
#include <utility>

#include "store/store.h"

namespace tablier::store {

inline Hash hash_of(std::uint8_t byte) {
    Hash hash{};
    hash.fill(byte);
    return hash;
}

/// Events `first` to `last` of a table.
inline Change events(const std::string& table, std::int64_t first, std::int64_t last) {
    Change change;
    change.summary = {.table = table,
                      .phase = Phase::Playing,
                      .listed = true,
                      .created = 1000,
                      .changed = 1000 + last,
                      .deadline = 90000 + last,
                      .engine_to_move = false,
                      .card = R"({"game":"point"})"};
    for (std::int64_t number = first; number <= last; ++number)
        change.events.push_back({number, number == first ? "request-" + std::to_string(number) : "",
                                 R"({"n":)" + std::to_string(number) + R"(,"t":)" +
                                     std::to_string(1000 + number) + R"(,"type":"moved"})"});
    return change;
}

/// Writes and waits for it.
inline Result<void> written(Store& store, Change change) {
    std::promise<Result<void>> promise;
    auto future = promise.get_future();
    store.write(std::move(change), [&](Result<void> result) { promise.set_value(result); });
    return future.get();
}

inline std::string message_of(const Result<void>& result) {
    return result ? "" : result.error().message;
}

}  // namespace tablier::store
