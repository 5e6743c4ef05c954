// Call dispatcher for a host such as a browser. A call is its name and arguments as texts, the
// answer is one JSON object on a line. An answer with "error" or "refusal" changed nothing; "error"
// is in English, "error_fr" the same in French.
#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "core/json.h"

namespace tablier::bindings {

using Arguments = std::span<const std::string_view>;

class Calls {
  public:
    using Answer = std::function<JsonObject(Arguments)>;

    /// `least`: the least number of arguments.
    void add(std::string_view name, std::size_t least, Answer answer);

    /// The call's name and its arguments, separated by NUL.
    std::string answer(std::string_view request) const;

  private:
    struct Call {
        std::size_t least;
        Answer answer;
    };
    std::map<std::string, Call, std::less<>> calls_;
};

/// A whole number from an argument; `otherwise` if it is empty or no number.
int number_or(std::string_view text, int otherwise);

}  // namespace tablier::bindings
