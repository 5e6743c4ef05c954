// Options of the UGI engine set by `setoption`, besides the variant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tablier/error.h"
#include "tablier/search/engine_settings.h"

namespace tablier::ugi {

class EngineOptions {
  public:
    /// `max_hash_mb`: the upper limit of the option Hash.
    explicit EngineOptions(int max_hash_mb);

    /// "option name …" lines, in the order of the documentation.
    std::vector<std::string> listing() const;

    /// The error names the fault and the possible values; nothing has changed then.
    Result<void> set(std::string_view name, std::string_view value);

    /// The engine settings that the options describe.
    search::EngineSettings settings() const;
    int lines() const { return lines_; }
    bool ponder() const { return ponder_; }

  private:
    int default_hash_mb() const;

    int max_hash_mb_;
    search::EngineSettings settings_;
    int level_ = 0;  ///< 0: full strength
    int lines_ = 1;
    bool ponder_ = false;
};

}  // namespace tablier::ugi
