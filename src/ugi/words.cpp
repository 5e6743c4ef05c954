#include "ugi/words.h"

#include <algorithm>
#include <charconv>

namespace tablier::ugi {
namespace {

constexpr std::string_view spaces = " \t\r\n\v\f";

constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t begin = line.find_first_not_of(spaces);
        if (begin == std::string_view::npos) return words;
        line.remove_prefix(begin);
        const std::size_t length = std::min(line.find_first_of(spaces), line.size());
        words.push_back(line.substr(0, length));
        line.remove_prefix(length);
    }
}

std::string joined(std::span<const std::string_view> words) {
    std::string line;
    for (std::string_view word : words) {
        if (!line.empty()) line += ' ';
        line += word;
    }
    return line;
}

Result<std::int64_t> whole_number(std::string_view what, std::string_view text, std::int64_t lowest,
                                  std::int64_t highest) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < lowest ||
        number > highest)
        return fail(std::string(what) + ": " + in_quotes(text) + " is not a whole number from " +
                    std::to_string(lowest) + " to " + std::to_string(highest));
    return number;
}

bool same_name(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace tablier::ugi
