// Report of a load test, as text or JSON, with targets.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tablier::load {

class Report {
  public:
    /// Where results are for programs, people are told nothing on the way.
    Report(std::string name, bool json) : name_(std::move(name)), json_(json) {}

    void add(const std::string& what, double value, const std::string& unit = "");
    /// With what it must be at most.
    void add_at_most(const std::string& what, double value, double most,
                     const std::string& unit = "");
    /// Something that must be so.
    void check(const std::string& what, bool good, const std::string& detail = "");

    /// What is going on now, for people who wait.
    void note(const std::string& text) const;

    /// Prints all of it; true if nothing is missed.
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
