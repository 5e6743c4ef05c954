// Definitions of gradients.
#include "tablier/draw/svg_symbols.h"

namespace tablier::draw {

std::string Symbols::gradient(std::string_view element, std::string_view name,
                              Attributes attributes, std::initializer_list<Stop> stops) {
    const std::string id = "tablier-" + std::string(name);
    if (known_.insert(id).second) {
        SvgWriter svg;
        svg.open(element, attributes);
        for (const Stop& stop : stops) {
            if (stop.opacity == 1)
                svg.leaf("stop", {{"offset", stop.at}, {"stop-color", stop.colour}});
            else
                svg.leaf("stop", {{"offset", stop.at},
                                  {"stop-color", stop.colour},
                                  {"stop-opacity", stop.opacity}});
        }
        svg.close();
        definitions_ += svg.str();
    }
    return "url(#" + id + ')';
}

std::string Symbols::linear(std::string_view name, double x2, double y2,
                            std::initializer_list<Stop> stops) {
    return gradient(
        "linearGradient", name,
        {{"id", "tablier-" + std::string(name)}, {"x1", 0}, {"y1", 0}, {"x2", x2}, {"y2", y2}},
        stops);
}

std::string Symbols::radial(std::string_view name, double fx, double fy,
                            std::initializer_list<Stop> stops) {
    return gradient("radialGradient", name,
                    {{"id", "tablier-" + std::string(name)}, {"fx", fx}, {"fy", fy}}, stops);
}

std::string Symbols::shadow() {
    return radial("shadow", 0.5, 0.5,
                  {{0, "#000", 0.62}, {0.55, "#000", 0.42}, {0.8, "#000", 0.16}, {1, "#000", 0}});
}

void use_symbol(SvgWriter& svg, std::string_view id, double x, double y, double size) {
    svg.leaf("use", {{"href", '#' + std::string(id)}, {"transform", placed(x, y, size / 100)}});
}

}  // namespace tablier::draw
