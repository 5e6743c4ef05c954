// Formats numbers as short decimal text. Exact printing by the standard library needs tables that
// would double the size of the WebAssembly module.
#pragma once

#include <cmath>
#include <string>

namespace tablier {

/// With at most `decimals` decimals (0 to 6) and no trailing zeros; "0" for numbers that are not
/// finite or beyond 1e9.
inline std::string decimal(double value, int decimals) {
    if (!std::isfinite(value) || std::abs(value) > 1e9) return "0";
    long long unit = 1;
    for (int i = 0; i < decimals; ++i) unit *= 10;
    const long long scaled = std::llround(std::abs(value) * double(unit));
    std::string text = std::to_string(scaled / unit);
    if (scaled % unit != 0) {
        const std::string digits = std::to_string(unit + scaled % unit);
        text += '.';
        text += digits.substr(1, digits.find_last_not_of('0'));
    }
    return value < 0 && scaled != 0 ? '-' + text : text;
}

}  // namespace tablier
