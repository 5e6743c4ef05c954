// SVG plots for the HTML report. The style sheet of the page sets the colours of the classes `c0`
// to `c3` (series), `axis`, `grid`, `par`, `band`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tablier::arena {

/// Escapes `&`, `<`, `>` and quotation marks for HTML and SVG.
std::string escaped(std::string_view text);

struct PlotPoint {
    double x = 0;
    double y = 0;
};

struct PlotSeries {
    std::string name;
    std::vector<PlotPoint> points;
    /// Lower and upper edge of an uncertainty around the points; empty or as many.
    std::vector<std::pair<double, double>> band = {};
};

struct LinePlot {
    std::string x_label;
    std::string y_label;
    std::vector<PlotSeries> series;
    std::optional<double> par = {};      ///< horizontal reference line
    std::optional<double> highest = {};  ///< of y; none: from the points
};
std::string svg_of(const LinePlot& plot);

struct Bar {
    std::string label;
    double value = 0;
    std::optional<std::pair<double, double>> error = {};
    std::string note = {};  ///< written above the bar
    int colour = 0;
};
struct BarPlot {
    std::string x_label;
    std::string y_label;
    std::vector<Bar> bars;
    std::optional<double> par = {};
    std::optional<double> highest = {};
};
std::string svg_of(const BarPlot& plot);

/// Ends of steps for an axis from 0 to at least `highest`: 0, 20, 40, …
std::vector<double> axis_steps(double highest);

}  // namespace tablier::arena
