#include "store/statement.h"

#include <cstring>

namespace tablier::store {

std::string Row::text(int column) const {
    const void* bytes = sqlite3_column_blob(statement_, column);
    const auto size = std::size_t(sqlite3_column_bytes(statement_, column));
    return size == 0 ? std::string() : std::string(static_cast<const char*>(bytes), size);
}

Hash Row::hash(int column) const {
    Hash hash{};
    const void* bytes = sqlite3_column_blob(statement_, column);
    if (std::size_t(sqlite3_column_bytes(statement_, column)) == hash.size())
        std::memcpy(hash.data(), bytes, hash.size());
    return hash;
}

Sql<void> Statement::prepare() {
    if (sqlite3_prepare_v3(database_.handle(), sql_, -1, SQLITE_PREPARE_PERSISTENT, &handle_,
                           nullptr) == SQLITE_OK)
        return {};
    return std::unexpected(database_.error());
}

Sql<bool> Statement::step() {
    const int code = sqlite3_step(handle_);
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    return std::unexpected(database_.error());
}

void Statement::finish() {
    if (handle_ == nullptr) return;
    sqlite3_reset(handle_);
    sqlite3_clear_bindings(handle_);
}

int Statement::bind(int index, std::string_view text) {
    // No pointer would mean NULL.
    return sqlite3_bind_text64(handle_, index, text.empty() ? "" : text.data(), text.size(),
                               SQLITE_STATIC, SQLITE_UTF8);
}

int Statement::bind(int index, const Hash& hash) {
    return sqlite3_bind_blob64(handle_, index, hash.data(), hash.size(), SQLITE_STATIC);
}

}  // namespace tablier::store
