// Open matches of a host, by number (the argument TABLE of the calls).
#pragma once

#include <map>
#include <string_view>

#include "tablier/play/match.h"

namespace tablier::bindings {

class OpenMatches {
  public:
    int open(Match match) {
        matches_.emplace(++last_, std::move(match));
        return last_;
    }
    void close(int table) { matches_.erase(table); }
    /// Null if there is no match of that number.
    Match* find(int table) {
        const auto found = matches_.find(table);
        return found == matches_.end() ? nullptr : &found->second;
    }

  private:
    std::map<int, Match> matches_;
    int last_ = 0;
};

}  // namespace tablier::bindings
