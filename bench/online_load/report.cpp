#include "report.h"

#include <fmt/core.h>

#include <algorithm>

#include "core/json.h"

namespace tablier::load {

void Report::add(const std::string& what, double value, const std::string& unit) {
    lines_.push_back({.what = what, .value = value, .unit = unit});
}

void Report::add_at_most(const std::string& what, double value, double most,
                         const std::string& unit) {
    lines_.push_back(
        {.what = what, .value = value, .unit = unit, .most = most, .good = value <= most});
}

void Report::check(const std::string& what, bool good, const std::string& detail) {
    lines_.push_back({.what = what, .good = good, .detail = detail});
}

void Report::note(const std::string& text) const {
    if (json_) return;
    fmt::print("  … {}\n", text);
    std::fflush(stdout);
}

bool Report::finish() const {
    const bool good =
        std::ranges::all_of(lines_, [](const Line& line) { return line.good.value_or(true); });
    if (json_) {
        std::vector<JsonObject> found;
        for (const Line& line : lines_) {
            JsonObject json;
            json.add("what", line.what);
            const bool is_check = line.good && !line.most;
            if (!is_check) json.add("value", line.value).add("unit", line.unit);
            if (line.most) json.add("at_most", *line.most);
            if (line.good) json.add("good", *line.good);
            if (!line.detail.empty()) json.add("detail", line.detail);
            found.push_back(std::move(json));
        }
        fmt::print("{}\n", JsonObject()
                               .add("load", name_)
                               .add("good", good)
                               .add("found", std::span<const JsonObject>(found))
                               .text());
        return good;
    }
    fmt::print("{}\n", name_);
    for (const Line& line : lines_) {
        if (line.good && !line.most) {
            fmt::print("  {:<52} {}{}\n", line.what, *line.good ? "yes" : "NO",
                       line.detail.empty() ? "" : "  (" + line.detail + ")");
            continue;
        }
        fmt::print("  {:<52} {:.10g} {}", line.what, double(std::int64_t(line.value * 100)) / 100,
                   line.unit);
        if (line.most) fmt::print("  (at most {:.10g}: {})", *line.most, *line.good ? "yes" : "NO");
        fmt::print("\n");
    }
    fmt::print("{}\n", good ? "all as asked for" : "NOT as asked for");
    return good;
}

}  // namespace tablier::load
