#include "core/spelling.h"

#include <algorithm>
#include <vector>

#include "tablier/error.h"

namespace tablier {
namespace {

constexpr std::size_t max_word_length = 64;  ///< longer input is no misspelt word
constexpr std::size_t shortest_beginning = 3;

char small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? char(letter - 'A' + 'a') : letter;
}

bool begins_with(std::string_view word, std::string_view beginning) {
    return word.size() > beginning.size() &&
           std::ranges::equal(word.substr(0, beginning.size()), beginning, {}, small, small);
}

}  // namespace

int edit_distance(std::string_view one, std::string_view other) {
    // Three rows of the dynamic programming table: a swap needs the row before the last.
    std::vector<int> before(other.size() + 1);
    std::vector<int> last(other.size() + 1);
    std::vector<int> row(other.size() + 1);
    for (std::size_t j = 0; j <= other.size(); ++j) row[j] = int(j);
    for (std::size_t i = 1; i <= one.size(); ++i) {
        std::swap(before, last);
        std::swap(last, row);
        row[0] = int(i);
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const char a = small(one[i - 1]);
            const char b = small(other[j - 1]);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b)});
            if (i > 1 && j > 1 && a == small(other[j - 2]) && b == small(one[i - 2]))
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
    }
    return row[other.size()];
}

std::optional<std::string> nearest_word(std::string_view word, std::span<const std::string> words) {
    if (word.empty() || word.size() > max_word_length) return std::nullopt;
    std::optional<std::string> nearest;
    int least = 0;
    for (const std::string& other : words) {
        if (other == word) return std::nullopt;
        const std::size_t letters = std::min(word.size(), other.size());
        const bool begun = word.size() >= shortest_beginning && begins_with(other, word);
        const int distance = begun ? 1 : edit_distance(word, other);
        const int most = letters < 2 ? 0 : std::max(1, int(letters) / 3);
        if (distance > most || (nearest && distance >= least)) continue;
        nearest = other;
        least = distance;
    }
    return nearest;
}

Text did_you_mean(std::string_view word, std::span<const std::string> words) {
    const auto nearest = nearest_word(word, words);
    if (!nearest) return {};
    return fill_text("; did you mean {0}?", " ; vouliez-vous dire {0} ?", {in_quotes(*nearest)});
}

}  // namespace tablier
