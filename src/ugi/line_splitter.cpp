#include "ugi/line_splitter.h"

#include <utility>

namespace tablier::ugi {

bool LineSplitter::feed(std::string_view bytes, const Take& take, const TooLong& too_long) {
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        const std::string_view part = bytes.substr(0, end);
        if (!skipping_ && begun_.size() + part.size() > longest_) {
            skipping_ = true;
            begun_.clear();
            too_long();
        }
        if (!skipping_) begun_ += part;
        if (end == std::string_view::npos) return true;
        bytes.remove_prefix(end + 1);
        const std::string line = std::exchange(begun_, {});
        if (!std::exchange(skipping_, false) && !take(line)) return false;
    }
    return true;
}

bool LineSplitter::finish(const Take& take) {
    const std::string line = std::exchange(begun_, {});
    return line.empty() || take(line);
}

}  // namespace tablier::ugi
