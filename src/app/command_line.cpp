#include "app/command_line.h"

#include <string_view>

#include "tablier/catalog.h"

namespace tablier::app {
namespace {

bool names_a_file(const std::string& word) {
    if (word == "-") return true;
    return !word.starts_with('-') && !find_variant(word.substr(0, word.find(':')));
}

}  // namespace

std::vector<std::string> arguments_of(int argc, const char* const* argv) {
    constexpr std::string_view json = "--json";
    std::vector<std::string> words(argv + 1, argv + argc);
    const bool takes_a_file =
        !words.empty() && (words.front() == "match" || words.front() == "ladder");
    for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
        if (words[i] != json) continue;
        const bool last = i + 1 == words.size();
        if (takes_a_file) {
            if (last || !names_a_file(words[i + 1])) words[i] += "=-";
        } else if (!last && words[i + 1] == "-") {
            words.erase(words.begin() + std::ptrdiff_t(i) + 1);
        }
    }
    return words;
}

}  // namespace tablier::app
