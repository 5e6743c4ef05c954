// The matches a host has open, by number.
#pragma once

#include <map>
#include <string_view>

#include "tablier/play/match.h"

namespace tablier::bindings {

class OpenTables {
  public:
    int open(Match match) {
        tables_.emplace(++last_, std::move(match));
        return last_;
    }
    void close(int table) { tables_.erase(table); }
    /// Null if there is no such table.
    Match* find(int table) {
        const auto found = tables_.find(table);
        return found == tables_.end() ? nullptr : &found->second;
    }

  private:
    std::map<int, Match> tables_;
    int last_ = 0;
};

}  // namespace tablier::bindings
