#include "report.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace tablier::fit {
namespace {

std::string remark(const FittedWeight& weight, double before) {
    if (weight.games == 0) return "kept: never differs between sides";
    if (!weight.fitted) return fmt::format("kept: differs in {} games only", weight.games);
    if (weight.value * before < 0 && std::abs(weight.value) > 2 * weight.standard_error)
        return "changed its sign";
    if (std::abs(weight.value) < 2 * weight.standard_error) return "not clearly different from 0";
    return "";
}

}  // namespace

std::string weights_report(std::span<const std::string_view> names, std::span<const double> before,
                           const Fit& fit) {
    std::string text = fmt::format("{:<24}{:>10}{:>10}{:>9}{:>11}{:>8}\n", "feature", "before",
                                   "now", "+-", "influence", "games");
    for (std::size_t i = 0; i < names.size(); ++i) {
        const FittedWeight& weight = fit.weights[i];
        std::string line = fmt::format("{:<24}{:>10.4f}{:>10.4f}{:>9.4f}{:>11.3f}{:>8}  {}",
                                       names[i], before[i], weight.value, weight.standard_error,
                                       weight.influence(), weight.games, remark(weight, before[i]));
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    text += fmt::format("Newton's method {} after {} rounds\n",
                        fit.converged ? "converged" : "stopped", fit.rounds);
    return text;
}

std::string quality_report(const Samples& samples, std::span<const double> before,
                           std::span<const double> now) {
    const Quality old = judge(samples, before);
    const Quality fresh = judge(samples, now);
    const Gain better = gain(samples, before, now);
    std::string text = fmt::format("{:<38}{:>10}{:>10}\n", "", "before", "now");
    const auto row = [&](std::string_view name, double was, double is) {
        text += fmt::format("{:<38}{:>10.4f}{:>10.4f}\n", name, was, is);
    };
    row("loss", old.loss, fresh.loss);
    row("  in the first third of games", old.loss_by_stage[0], fresh.loss_by_stage[0]);
    row("  in the second", old.loss_by_stage[1], fresh.loss_by_stage[1]);
    row("  in the last", old.loss_by_stage[2], fresh.loss_by_stage[2]);
    row("accuracy", old.accuracy, fresh.accuracy);
    row("calibration error", old.calibration_error(), fresh.calibration_error());
    text += fmt::format("gain in loss {:.4f} +- {:.4f}; without any feature the loss is {:.4f}\n",
                        better.mean, better.standard_error, loss_without_features(samples));
    text += fmt::format("calibration now:{:>14}{:>14}{:>10}\n", "predicted", "actual", "share");
    double total = 0;
    for (const CalibrationBin& bin : fresh.calibration) total += bin.weight;
    for (std::size_t i = 0; i < fresh.calibration.size(); ++i) {
        const CalibrationBin& bin = fresh.calibration[i];
        if (bin.weight <= 0) continue;
        text += fmt::format("  {:>3} to {:>3} %{:>15.1f} %{:>12.1f} %{:>8.1f} %\n", i * 10,
                            i * 10 + 10, 100 * bin.predicted, 100 * bin.actual,
                            100 * bin.weight / std::max(total, 1e-9));
    }
    return text;
}

}  // namespace tablier::fit
