#include "weights_file.h"

#include <fmt/core.h>

#include <algorithm>

namespace tablier::fit {

std::string weights_text(std::string_view comment, std::span<const std::string_view> names,
                         std::span<const double> values) {
    std::string line(comment);
    std::ranges::replace(line, '\n', ' ');
    // A backslash at the end would make the next line a part of the comment.
    std::ranges::replace(line, '\\', '/');
    std::string text = "// " + line + "\n";
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::string number = fmt::format("{:.4f}", values[i]);
        if (number == "-0.0000") number = "0.0000";
        text += fmt::format("    {}F,  // {}\n", number, names[i]);
    }
    return text;
}

}  // namespace tablier::fit
