// Splits a stream of bytes into lines; buffers at most the longest line allowed.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace tablier::ugi {

class LineSplitter {
  public:
    using Take = std::function<bool(std::string_view line)>;  ///< false stops
    using TooLong = std::function<void()>;

    explicit LineSplitter(std::size_t longest) : longest_(longest) {}

    /// Calls `take` for each complete line, `too_long` once for each line over the limit. False as
    /// soon as `take` returns false.
    bool feed(std::string_view bytes, const Take& take, const TooLong& too_long);
    /// Passes on the last line if the stream does not end with a line end.
    bool finish(const Take& take);

  private:
    std::size_t longest_;
    std::string begun_;
    bool skipping_ = false;  ///< the rest of an overlong line
};

}  // namespace tablier::ugi
