#include "arena/svg_plot.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace tablier::arena {
namespace {

constexpr double width = 560;
constexpr double height = 280;
constexpr double left = 52;
constexpr double right = 12;
constexpr double top = 14;
constexpr double bottom = 46;
constexpr double inner_width = width - left - right;
constexpr double inner_height = height - top - bottom;

/// The frame of a plot: from numbers to places on the paper.
class Frame {
  public:
    Frame(double x_from, double x_to, double y_to, std::string_view x_label,
          std::string_view y_label)
        : x_from_(x_from), x_to_(std::max(x_to, x_from + 1e-9)), y_to_(y_to) {
        out_ = fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"img\">", width, height);
        for (const double y : axis_steps(y_to)) {
            if (y > y_to * 1.0001) break;
            line("grid", left, place_y(y), width - right, place_y(y));
            text("tick end", left - 6, place_y(y) + 4, fmt::format("{:g}", y));
        }
        line("axis", left, place_y(0), width - right, place_y(0));
        text("label middle", left + inner_width / 2, height - 6, x_label);
        out_ += fmt::format(
            "<text class=\"label middle\" transform=\"translate(13 {}) rotate(-90)\">{}</text>",
            top + inner_height / 2, escaped(y_label));
    }

    double place_x(double x) const {
        return left + (x - x_from_) / (x_to_ - x_from_) * inner_width;
    }
    double place_y(double y) const {
        return top + (1 - std::clamp(y / y_to_, 0.0, 1.0)) * inner_height;
    }

    void line(std::string_view classes, double x1, double y1, double x2, double y2) {
        out_ += fmt::format(
            "<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>", classes,
            x1, y1, x2, y2);
    }
    void text(std::string_view classes, double x, double y, std::string_view words) {
        out_ += fmt::format("<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>", classes, x, y,
                            escaped(words));
    }
    void add(const std::string& svg) { out_ += svg; }
    void par(const std::optional<double>& value) {
        if (!value) return;
        line("par", left, place_y(*value), width - right, place_y(*value));
    }
    std::string done() && { return std::move(out_) + "</svg>\n"; }

  private:
    double x_from_;
    double x_to_;
    double y_to_;
    std::string out_;
};

/// The end of an axis: the last step that is needed.
double axis_end(double highest) {
    return axis_steps(highest).back();
}

void draw_series(Frame& frame, const PlotSeries& series, std::size_t number) {
    const std::size_t colour = number % 4;
    std::string path;
    for (const PlotPoint& point : series.points)
        path += fmt::format("{:.1f},{:.1f} ", frame.place_x(point.x), frame.place_y(point.y));
    if (!series.band.empty()) {
        std::string area;
        for (std::size_t i = 0; i < series.points.size(); ++i)
            area += fmt::format("{:.1f},{:.1f} ", frame.place_x(series.points[i].x),
                                frame.place_y(series.band[i].second));
        for (std::size_t i = series.points.size(); i-- > 0;)
            area += fmt::format("{:.1f},{:.1f} ", frame.place_x(series.points[i].x),
                                frame.place_y(series.band[i].first));
        frame.add(fmt::format("<polygon class=\"band c{}\" points=\"{}\"/>", colour, area));
    }
    if (series.points.size() == 1)
        frame.add(fmt::format("<circle class=\"dot c{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3\"/>",
                              colour, frame.place_x(series.points[0].x),
                              frame.place_y(series.points[0].y)));
    frame.add(fmt::format("<polyline class=\"curve c{}\" points=\"{}\"/>", colour, path));
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '&':
                out += "&amp;";
                break;
            case '<':
                out += "&lt;";
                break;
            case '>':
                out += "&gt;";
                break;
            case '"':
                out += "&quot;";
                break;
            default:
                out += c;
        }
    }
    return out;
}

std::vector<double> axis_steps(double highest) {
    highest = std::max(highest, 1e-6);
    const double rough = highest / 5;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    double step = 10 * power;
    for (const double candidate : {1.0, 2.0, 2.5, 5.0}) {
        if (candidate == 2.5 && power == 1) continue;  // counts are whole
        if (candidate * power >= rough * 0.999) {
            step = candidate * power;
            break;
        }
    }
    std::vector<double> steps{0};
    while (steps.back() < highest * 0.999) steps.push_back(double(steps.size()) * step);
    return steps;
}

std::string svg_of(const LinePlot& plot) {
    double x_from = 1e300;
    double x_to = -1e300;
    double y_to = 0;
    for (const PlotSeries& series : plot.series)
        for (const PlotPoint& point : series.points) {
            x_from = std::min(x_from, point.x);
            x_to = std::max(x_to, point.x);
            y_to = std::max(y_to, point.y);
        }
    if (x_from > x_to) x_from = x_to = 0;
    Frame frame(x_from, x_to, plot.highest.value_or(axis_end(y_to)), plot.x_label, plot.y_label);
    for (const double x : axis_steps(x_to))
        if (x >= x_from && x <= x_to)
            frame.text("tick middle", frame.place_x(x), height - 26, fmt::format("{:g}", x));
    frame.par(plot.par);
    for (std::size_t i = 0; i < plot.series.size(); ++i) draw_series(frame, plot.series[i], i);
    return std::move(frame).done();
}

std::string svg_of(const BarPlot& plot) {
    double y_to = 0;
    for (const Bar& bar : plot.bars)
        y_to = std::max({y_to, bar.value, bar.error ? bar.error->second : 0});
    Frame frame(0, double(plot.bars.size()), plot.highest.value_or(axis_end(y_to * 1.08)),
                plot.x_label, plot.y_label);
    // Labels of many bars would run into each other.
    const std::size_t every = plot.bars.size() / 13 + 1;
    for (std::size_t i = 0; i < plot.bars.size(); ++i) {
        const Bar& bar = plot.bars[i];
        const double from = frame.place_x(double(i) + 0.12);
        const double to = frame.place_x(double(i) + 0.88);
        const double middle = (from + to) / 2;
        frame.add(
            fmt::format("<rect class=\"bar c{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" "
                        "height=\"{:.1f}\"><title>{}: {}</title></rect>",
                        bar.colour % 4, from, frame.place_y(bar.value), to - from,
                        frame.place_y(0) - frame.place_y(bar.value), escaped(bar.label),
                        bar.note.empty() ? fmt::format("{:g}", bar.value) : escaped(bar.note)));
        if (bar.error)
            frame.line("error", middle, frame.place_y(bar.error->first), middle,
                       frame.place_y(bar.error->second));
        if (i % every == 0) frame.text("tick middle", middle, height - 26, bar.label);
    }
    frame.par(plot.par);
    // Words come last, or a line would cross them.
    for (std::size_t i = 0; i < plot.bars.size(); ++i) {
        const Bar& bar = plot.bars[i];
        if (bar.note.empty()) continue;
        const double above = frame.place_y(bar.error ? bar.error->second : bar.value);
        frame.text("note middle", frame.place_x(double(i) + 0.5), above - 4, bar.note);
    }
    return std::move(frame).done();
}

}  // namespace tablier::arena
