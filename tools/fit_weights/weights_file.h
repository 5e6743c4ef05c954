// Weights file that an evaluator includes when it is compiled.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace tablier::fit {

/// One comment line, then a line for each feature: "    -0.1234F,  // feature_name".
std::string weights_text(std::string_view comment, std::span<const std::string_view> names,
                         std::span<const double> values);

}  // namespace tablier::fit
