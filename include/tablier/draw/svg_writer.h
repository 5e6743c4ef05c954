// SvgWriter: writes SVG text, with elements, attributes, escaping and short numbers.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace tablier::draw {

/// With at most `decimals` decimals and no trailing zeros; "0" for NaN and infinity.
std::string number(double value, int decimals = 2);

/// Escapes text and attribute values; characters that XML forbids become U+FFFD.
std::string escape_xml(std::string_view text);

/// "translate(12 34) scale(0.5)"
std::string placed(double x, double y, double scale);

/// The `d` of a path element: Path().add('M', {x, y}).add('h', {width}).add('z').str().
class Path {
  public:
    Path& add(char command, std::initializer_list<double> numbers = {});
    const std::string& str() const { return text_; }
    bool empty() const { return text_.empty(); }

  private:
    std::string text_;
};

/// Argument of a writer function. Refers to its value without a copy: it must not outlive the call.
struct Attribute {
    const char* name;
    std::string_view text = {};
    double number = 0;
    bool is_number = false;

    Attribute(const char* name, double value);
    Attribute(const char* name, int value);
    Attribute(const char* name, std::string_view value);
    Attribute(const char* name, const std::string& value);
    Attribute(const char* name, const char* value);
};
using Attributes = std::initializer_list<Attribute>;

class SvgWriter {
  public:
    void open(std::string_view element, Attributes attributes = {});
    void close();
    void leaf(std::string_view element, Attributes attributes);
    /// An element that holds only text.
    void text(std::string_view element, std::string_view content, Attributes attributes = {});
    /// Appends SVG without escaping.
    void raw(std::string_view svg) { out_ += svg; }

    const std::string& str() const { return out_; }

  private:
    void start(std::string_view element, Attributes attributes);

    std::string out_;
    std::vector<std::string> open_;
};

}  // namespace tablier::draw
