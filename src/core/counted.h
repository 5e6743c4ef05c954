// Counted nouns in sentences, in both languages.
#pragma once

#include <string>

#include "tablier/text.h"

namespace tablier {

/// "1 step", "5 steps".
inline Text counted(int count, const Text& one, const Text& many) {
    const std::string number = std::to_string(count) + ' ';
    // French uses the singular for zero.
    return {number + (count == 1 ? one : many).en, number + (count < 2 ? one : many).fr};
}

}  // namespace tablier
