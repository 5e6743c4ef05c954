// Structured log for the operator of the server: one JSON object a line. It never contains secrets:
// no keys, no bodies, no query strings.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

namespace tablier::net {

/// Each level includes those before it.
enum class LogLevel { Off, Errors, Info, Requests };

/// A named text, number or boolean.
class LogField {
  public:
    LogField(std::string_view name, std::string_view text) : name_(name), value_(text) {}
    LogField(std::string_view name, const char* text) : LogField(name, std::string_view(text)) {}
    LogField(std::string_view name, const std::string& text)
        : LogField(name, std::string_view(text)) {}
    LogField(std::string_view name, bool flag) : name_(name), value_(flag) {}
    LogField(std::string_view name, double number) : name_(name), value_(number) {}
    template <std::integral Whole>
    LogField(std::string_view name, Whole number)
        : name_(name), value_(static_cast<std::int64_t>(number)) {}

  private:
    friend class Log;

    std::string_view name_;
    std::variant<std::string_view, bool, std::int64_t, double> value_;
};

/// Thread-safe.
class Log {
  public:
    /// Called with one complete line, "\n" included.
    using Sink = std::function<void(const std::string& line)>;

    /// Writes to stderr.
    explicit Log(LogLevel level);
    Log(LogLevel level, Sink sink) : level_(level), sink_(std::move(sink)) {}

    /// Whether entries of this level are written; spares formatting them otherwise.
    bool wants(LogLevel level) const { return level <= level_; }

    void error(std::string_view event, std::initializer_list<LogField> fields = {}) const {
        write(LogLevel::Errors, event, fields);
    }
    void info(std::string_view event, std::initializer_list<LogField> fields = {}) const {
        write(LogLevel::Info, event, fields);
    }
    void request(std::string_view event, std::initializer_list<LogField> fields = {}) const {
        write(LogLevel::Requests, event, fields);
    }

  private:
    void write(LogLevel level, std::string_view event,
               std::initializer_list<LogField> fields) const;

    LogLevel level_;
    Sink sink_;
};

}  // namespace tablier::net
