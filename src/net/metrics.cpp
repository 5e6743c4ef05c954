#include "net/metrics.h"

#include <malloc.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <fstream>

namespace tablier::net {
namespace {

std::string number(double value) {
    char text[32];
    const auto [end, error] = std::to_chars(std::begin(text), std::end(text), value);
    return error == std::errc() ? std::string(text, end) : "NaN";
}

std::string escaped(std::string_view text, bool quotation_marks) {
    std::string out;
    for (const char c : text) {
        if (c == '\n') {
            out += "\\n";
            continue;
        }
        if (c == '\\' || (c == '"' && quotation_marks)) out += '\\';
        out += c;
    }
    return out;
}

/// `a="b",c="d"`
std::string text_of(const Labels& labels) {
    std::string out;
    for (const auto& [name, value] : labels) {
        if (!out.empty()) out += ',';
        out += name + "=\"" + escaped(value, true) + "\"";
    }
    return out;
}

void write_line(std::string& out, const std::string& name, const std::string& labels,
                const std::string& value) {
    out += name;
    if (!labels.empty()) out += "{" + labels + "}";
    out += " " + value + "\n";
}

/// Resident memory of the process; 0 where the system does not tell.
double resident_bytes() {
    std::ifstream file("/proc/self/statm");
    double all = 0;
    double resident = 0;
    file >> all >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

/// Allocated heap memory: unlike resident memory, it goes down again.
double heap_bytes() {
    const auto info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd);
}

}  // namespace

void Histogram::observe(double value) {
    const auto bound = std::ranges::lower_bound(bounds_, value);
    counts_[std::size_t(bound - bounds_.begin())].fetch_add(1, std::memory_order_relaxed);
    sum_.fetch_add(value, std::memory_order_relaxed);
}

Metrics::Metrics() {
    gauge_of("process_resident_memory_bytes", "Memory that the process takes up.", resident_bytes);
    gauge_of("tablier_heap_bytes", "Memory that the program's own objects take up.", heap_bytes);
    gauge_of("tablier_uptime_seconds", "Since the server was started.",
             [start = std::chrono::steady_clock::now()] {
                 const auto now = std::chrono::steady_clock::now();
                 return std::chrono::duration<double>(now - start).count();
             });
}

Metrics::Value& Metrics::value(std::string_view name, std::string_view help, std::string_view type,
                               const Labels& labels) {
    Family& family =
        families_.try_emplace(std::string(name), std::string(help), type).first->second;
    return family.by_labels[text_of(labels)];
}

template <class Kind, class... Arguments>
Kind& Metrics::named(std::string_view name, std::string_view help, std::string_view type,
                     const Labels& labels, Arguments... arguments) {
    const std::lock_guard lock(mutex_);
    Value& there = value(name, help, type, labels);
    auto* found = std::get_if<std::unique_ptr<Kind>>(&there);
    if (found == nullptr || *found == nullptr)
        found =
            &there.emplace<std::unique_ptr<Kind>>(std::make_unique<Kind>(std::move(arguments)...));
    return **found;
}

Counter& Metrics::counter(std::string_view name, std::string_view help, const Labels& labels) {
    return named<Counter>(name, help, "counter", labels);
}

Gauge& Metrics::gauge(std::string_view name, std::string_view help, const Labels& labels) {
    return named<Gauge>(name, help, "gauge", labels);
}

Histogram& Metrics::histogram(std::string_view name, std::string_view help,
                              std::vector<double> bounds, const Labels& labels) {
    return named<Histogram>(name, help, "histogram", labels, std::move(bounds));
}

void Metrics::gauge_of(std::string_view name, std::string_view help, std::function<double()> value,
                       const Labels& labels) {
    const std::lock_guard lock(mutex_);
    this->value(name, help, "gauge", labels) = std::move(value);
}

void Metrics::counter_of(std::string_view name, std::string_view help,
                         std::function<double()> value, const Labels& labels) {
    const std::lock_guard lock(mutex_);
    this->value(name, help, "counter", labels) = std::move(value);
}

std::string Metrics::text() const {
    const std::lock_guard lock(mutex_);
    std::string out;
    for (const auto& [name, family] : families_) {
        out += "# HELP " + name + " " + escaped(family.help, false) + "\n";
        out += "# TYPE " + name + " " + std::string(family.type) + "\n";
        for (const auto& [labels, value] : family.by_labels) write(out, name, labels, value);
    }
    return out;
}

void Metrics::write(std::string& out, const std::string& name, const std::string& labels,
                    const Value& value) {
    if (const auto* counter = std::get_if<std::unique_ptr<Counter>>(&value))
        write_line(out, name, labels, std::to_string((*counter)->value()));
    else if (const auto* gauge = std::get_if<std::unique_ptr<Gauge>>(&value))
        write_line(out, name, labels, std::to_string((*gauge)->value()));
    else if (const auto* histogram = std::get_if<std::unique_ptr<Histogram>>(&value))
        write(out, name, labels, **histogram);
    else
        write_line(out, name, labels, number(std::get<std::function<double()>>(value)()));
}

void Metrics::write(std::string& out, const std::string& name, const std::string& labels,
                    const Histogram& histogram) {
    const std::string before = labels.empty() ? "" : labels + ",";
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < histogram.counts_.size(); ++i) {
        all += histogram.counts_[i].load(std::memory_order_relaxed);
        const bool last = i == histogram.bounds_.size();
        const std::string bound = last ? "+Inf" : number(histogram.bounds_[i]);
        write_line(out, name + "_bucket", before + "le=\"" + bound + "\"", std::to_string(all));
    }
    write_line(out, name + "_sum", labels, number(histogram.sum_.load(std::memory_order_relaxed)));
    write_line(out, name + "_count", labels, std::to_string(all));
}

}  // namespace tablier::net
