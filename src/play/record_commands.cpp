#include "tablier/play/record_commands.h"

#include <array>
#include <charconv>
#include <cmath>

namespace tablier {
namespace {

using std::chrono::milliseconds;

std::string opening(std::string_view name) {
    return "[%" + std::string(name) + " ";
}

std::optional<std::string_view> command_of(const RecordEntry& entry, std::string_view name) {
    for (const Annotation& annotation : entry.annotations)
        if (const auto* comment = std::get_if<Comment>(&annotation))
            if (const auto value = command_in(comment->text, name)) return value;
    return std::nullopt;
}

void set_command(RecordEntry& entry, std::string_view name, std::string_view value) {
    const std::string command = opening(name) + std::string(value) + "]";
    Comment* first = nullptr;
    for (Annotation& annotation : entry.annotations) {
        auto* comment = std::get_if<Comment>(&annotation);
        if (!comment) continue;
        if (!first) first = comment;
        if (const auto old = command_in(comment->text, name)) {
            const auto start = std::size_t(old->data() - comment->text.data());
            comment->text.replace(start, old->size(), value);
            return;
        }
    }
    if (first) {
        first->text = command + (first->text.empty() ? "" : " ") + first->text;
    } else {
        entry.annotations.emplace_back(Comment{command});
    }
}

/// Digits only.
template <class Number>
std::optional<Number> digits(std::string_view text) {
    Number number = 0;
    if (text.empty() || text.front() < '0' || text.front() > '9') return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::string two_digits(long long number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

std::optional<milliseconds> time_command_of(const RecordEntry& entry, std::string_view name) {
    const auto text = command_of(entry, name);
    return text ? parse_time(*text) : std::nullopt;
}

}  // namespace

std::optional<std::string_view> command_in(std::string_view comment, std::string_view name) {
    const std::string open = opening(name);
    const std::size_t start = comment.find(open);
    if (start == std::string_view::npos) return std::nullopt;
    const std::size_t end = comment.find(']', start);
    if (end == std::string_view::npos) return std::nullopt;
    return comment.substr(start + open.size(), end - start - open.size());
}

std::optional<milliseconds> clock_of(const RecordEntry& entry) {
    return time_command_of(entry, "clk");
}

std::optional<milliseconds> elapsed_of(const RecordEntry& entry) {
    return time_command_of(entry, "emt");
}

void set_eval(RecordEntry& entry, double eval) {
    if (!std::isfinite(eval)) return;
    std::array<char, 32> buffer;
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), eval);
    if (error != std::errc()) return;
    const std::string_view text(buffer.data(), std::size_t(end - buffer.data()));
    set_command(entry, "eval", std::string(text.starts_with('-') ? "" : "+").append(text));
}

void set_clock(RecordEntry& entry, milliseconds left) {
    if (left.count() >= 0) set_command(entry, "clk", time_text(left));
}

void set_elapsed(RecordEntry& entry, milliseconds elapsed) {
    if (elapsed.count() >= 0) set_command(entry, "emt", time_text(elapsed));
}

std::string time_text(milliseconds time) {
    const long long seconds = time.count() / 1000;
    std::string text = std::to_string(seconds / 3600) + ":" + two_digits(seconds / 60 % 60) + ":" +
                       two_digits(seconds % 60);
    if (const long long rest = time.count() % 1000; rest > 0) {
        std::string decimals = std::to_string(1000 + rest).substr(1);
        decimals.erase(decimals.find_last_not_of('0') + 1);
        text += "." + decimals;
    }
    return text;
}

std::optional<milliseconds> parse_time(std::string_view text) {
    const std::size_t minutes_at = text.find(':');
    if (minutes_at == std::string_view::npos || minutes_at == 0) return std::nullopt;
    const std::string_view tail = text.substr(minutes_at);  // ":MM:SS", then perhaps ".mmm"
    if (tail.size() < 6 || tail[3] != ':') return std::nullopt;
    const auto hours = digits<std::int32_t>(text.substr(0, minutes_at));
    const auto minutes = digits<std::int32_t>(tail.substr(1, 2));
    const auto seconds = digits<std::int32_t>(tail.substr(4, 2));
    if (!hours || !minutes || !seconds || *minutes > 59 || *seconds > 59) return std::nullopt;
    std::int32_t thousandths = 0;
    if (tail.size() > 6) {
        if (tail[6] != '.' || tail.size() > 10) return std::nullopt;
        std::string padded(tail.substr(7));
        if (padded.empty()) return std::nullopt;
        padded.resize(3, '0');
        const auto number = digits<std::int32_t>(padded);
        if (!number) return std::nullopt;
        thousandths = *number;
    }
    return milliseconds(((*hours * 60LL + *minutes) * 60 + *seconds) * 1000 + thousandths);
}

}  // namespace tablier
