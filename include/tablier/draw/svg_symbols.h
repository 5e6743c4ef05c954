// Symbols: the definitions of an SVG picture (gradients, pieces), each written once, when first
// used. Their ids depend on their content only, so that several pictures can be in one page.
#pragma once

#include <concepts>
#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "tablier/draw/svg_writer.h"
#include "tablier/scene.h"

namespace tablier::draw {

struct Stop {
    double at;
    std::string_view colour;
    double opacity = 1;
};

class Symbols {
  public:
    /// The id of a symbol that `draw(SvgWriter&)` draws around the origin in a cell of 100 × 100.
    template <std::invocable<SvgWriter&> Draw>
    std::string define(std::string_view name, Draw draw) {
        std::string id = "tablier-" + std::string(name);
        if (known_.insert(id).second) {
            SvgWriter symbol;
            symbol.open("g", {{"id", id}});
            draw(symbol);
            symbol.close();
            definitions_ += symbol.str();
        }
        return id;
    }

    /// "url(#…)" of a gradient; the light comes from the top left.
    std::string linear(std::string_view name, double x2, double y2,
                       std::initializer_list<Stop> stops);
    std::string radial(std::string_view name, double fx, double fy,
                       std::initializer_list<Stop> stops);
    /// A soft shadow: dark in the middle, gone at the rim.
    std::string shadow();

    const std::string& definitions() const { return definitions_; }

  private:
    std::string gradient(std::string_view element, std::string_view name, Attributes attributes,
                         std::initializer_list<Stop> stops);

    std::set<std::string> known_;
    std::string definitions_;
};

/// Draws symbol `id`, made for a cell of 100, centred at (x, y) in a cell of `size`.
void use_symbol(SvgWriter& svg, std::string_view id, double x, double y, double size);

}  // namespace tablier::draw
