// Report of a fit, as text.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "quality.h"
#include "softmax_fit.h"

namespace tablier::fit {

/// A table of features: weight before, weight now, its standard error, and how much it matters.
std::string weights_report(std::span<const std::string_view> names, std::span<const double> before,
                           const Fit& fit);

/// Losses, accuracy and calibration before and now, on one set of samples.
std::string quality_report(const Samples& samples, std::span<const double> before,
                           std::span<const double> now);

}  // namespace tablier::fit
