#include "net/log.h"

#include <limits.h>
#include <poll.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <ctime>

#include "core/json.h"
#include "core/utf8.h"

namespace tablier::net {
namespace {

/// "2026-11-16T15:10:50.123Z"
std::string time_text(std::chrono::system_clock::time_point now) {
    const auto since = now.time_since_epoch();
    const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
    const std::time_t seconds = milliseconds / 1000;
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    char text[64];
    const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &utc);
    std::snprintf(text + length, sizeof text - length, ".%03dZ", int(milliseconds % 1000));
    return text;
}

/// Clients can make paths very long.
constexpr std::size_t max_field_bytes = 500;

std::string_view name_of(LogLevel level) {
    return level == LogLevel::Errors ? "error" : "info";
}

/// Clients may send invalid UTF-8, but JSON must be UTF-8.
std::string as_utf8(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t bytes = first_character(text).bytes;
        if (bytes == 0)
            out += '?';
        else
            out.append(text.substr(0, bytes));
        text.remove_prefix(bytes == 0 ? 1 : bytes);
    }
    return out;
}

/// One write per line, so that lines of several threads do not mix. A blocked log must not stop the
/// server: lines are dropped while stderr is not writable. (A writable pipe accepts as many bytes
/// as the system writes atomically.)
void write_to_stderr(const std::string& line) {
    pollfd stderr_now{.fd = STDERR_FILENO, .events = POLLOUT, .revents = 0};
    if (poll(&stderr_now, 1, 0) != 1 || line.size() > PIPE_BUF) return;
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace

Log::Log(LogLevel level) : Log(level, write_to_stderr) {}

void Log::write(LogLevel level, std::string_view event,
                std::initializer_list<LogField> fields) const {
    if (!wants(level)) return;
    JsonObject object;
    object.add("time", time_text(std::chrono::system_clock::now()))
        .add("level", name_of(level))
        .add("event", event);
    for (const LogField& field : fields) {
        if (const auto* text = std::get_if<std::string_view>(&field.value_))
            object.add(field.name_, as_utf8(text->substr(0, max_field_bytes)));
        else
            std::visit([&](auto value) { object.add(field.name_, value); }, field.value_);
    }
    sink_(object.text() + "\n");
}

}  // namespace tablier::net
