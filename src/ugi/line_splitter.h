// Splits a stream of bytes into lines, without ever holding more than the longest line allowed.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace tablier::ugi {

class LineSplitter {
  public:
    using Take = std::function<bool(std::string_view line)>;  ///< false: enough
    using TooLong = std::function<void()>;

    explicit LineSplitter(std::size_t longest) : longest_(longest) {}

    /// Calls `take` for each line that ends in these bytes, `too_long` once for each that is longer
    /// than allowed. False as soon as `take` was.
    bool feed(std::string_view bytes, const Take& take, const TooLong& too_long);
    /// The end of the stream ends a last line that has no end of its own.
    bool finish(const Take& take);

  private:
    std::size_t longest_;
    std::string begun_;
    bool skipping_ = false;  ///< the rest of a line that was too long
};

}  // namespace tablier::ugi
