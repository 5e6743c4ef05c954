// Metrics of the running server, in the text format of Prometheus.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tablier::net {

/// Monotonic counter. Thread-safe.
class Counter {
  public:
    void add(std::uint64_t more = 1) { value_.fetch_add(more, std::memory_order_relaxed); }
    std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

  private:
    std::atomic<std::uint64_t> value_ = 0;
};

/// Value that goes up and down. Thread-safe.
class Gauge {
  public:
    void set(std::int64_t value) { value_.store(value, std::memory_order_relaxed); }
    void add(std::int64_t more) { value_.fetch_add(more, std::memory_order_relaxed); }
    std::int64_t value() const { return value_.load(std::memory_order_relaxed); }

  private:
    std::atomic<std::int64_t> value_ = 0;
};

/// Histogram with cumulative buckets. Thread-safe.
class Histogram {
  public:
    /// The upper bounds, ascending; values above all of them have a bucket of their own.
    explicit Histogram(std::vector<double> bounds)
        : bounds_(std::move(bounds)), counts_(bounds_.size() + 1) {}

    void observe(double value);

  private:
    friend class Metrics;

    std::vector<double> bounds_;
    std::vector<std::atomic<std::uint64_t>> counts_;  ///< by bucket, not cumulative
    std::atomic<double> sum_ = 0;
};

using Labels = std::vector<std::pair<std::string, std::string>>;

/// Thread-safe. References stay valid for the lifetime of this object. The same name and labels
/// give the same object again.
class Metrics {
  public:
    Metrics();
    Metrics(const Metrics&) = delete;
    Metrics& operator=(const Metrics&) = delete;

    Counter& counter(std::string_view name, std::string_view help, const Labels& labels = {});
    Gauge& gauge(std::string_view name, std::string_view help, const Labels& labels = {});
    Histogram& histogram(std::string_view name, std::string_view help, std::vector<double> bounds,
                         const Labels& labels = {});

    /// A gauge whose value is computed on the thread that calls text().
    void gauge_of(std::string_view name, std::string_view help, std::function<double()> value,
                  const Labels& labels = {});

    /// A counter whose value is computed likewise.
    void counter_of(std::string_view name, std::string_view help, std::function<double()> value,
                    const Labels& labels = {});

    std::string text() const;

  private:
    using Value = std::variant<std::unique_ptr<Counter>, std::unique_ptr<Gauge>,
                               std::unique_ptr<Histogram>, std::function<double()>>;
    struct Family {
        std::string help;
        std::string_view type;
        std::map<std::string, Value> by_labels;
    };

    Value& value(std::string_view name, std::string_view help, std::string_view type,
                 const Labels& labels);
    template <class Kind, class... Arguments>
    Kind& named(std::string_view name, std::string_view help, std::string_view type,
                const Labels& labels, Arguments... arguments);
    static void write(std::string& out, const std::string& name, const std::string& labels,
                      const Value& value);
    static void write(std::string& out, const std::string& name, const std::string& labels,
                      const Histogram& histogram);

    mutable std::mutex mutex_;
    std::map<std::string, Family> families_;
};

}  // namespace tablier::net
