#include "app/match_progress.h"

#include <utility>

namespace tablier::app {

MatchProgress::MatchProgress(std::string label, const ProgressArgument& argument)
    : label_(std::move(label)), line_(argument, std::chrono::milliseconds(0)) {}

void MatchProgress::show(const arena::Standings& standings) {
    if (line_.due()) line_.show(label_ + standings.line());
}

void MatchProgress::finish(const arena::Standings& standings) {
    line_.finish(label_ + standings.line());
}

}  // namespace tablier::app
