// Report of a load test, as text or JSON, with targets.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tablier::load {

class Report {
  public:
    /// With `json` no progress is printed.
    Report(std::string name, bool json) : name_(std::move(name)), json_(json) {}

    void add(const std::string& what, double value, const std::string& unit = "");
    /// Adds a value with its upper limit.
    void add_at_most(const std::string& what, double value, double most,
                     const std::string& unit = "");
    /// Adds a condition that must hold.
    void check(const std::string& what, bool good, const std::string& detail = "");

    /// Prints progress.
    void note(const std::string& text) const;

    /// Prints the report; true if all conditions and limits hold.
    bool finish() const;

  private:
    struct Line {
        std::string what;
        double value = 0;
        std::string unit = {};
        std::optional<double> most = {};
        std::optional<bool> good = {};
        std::string detail = {};
    };

    std::string name_;
    bool json_;
    std::vector<Line> lines_ = {};
};

}  // namespace tablier::load
