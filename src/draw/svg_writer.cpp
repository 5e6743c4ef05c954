// Building SVG text.
#include "tablier/draw/svg_writer.h"

#include "core/decimal.h"
#include "draw/utf8.h"

namespace tablier::draw {

std::string number(double value, int decimals) {
    return decimal(value, decimals);
}

std::string escape_xml(std::string_view text) {
    std::string escaped;
    while (!text.empty()) {
        const char32_t code = next_code_point(text);
        switch (code) {
            case U'<':
                escaped += "&lt;";
                break;
            case U'>':
                escaped += "&gt;";
                break;
            case U'&':
                escaped += "&amp;";
                break;
            case U'"':
                escaped += "&quot;";
                break;
            case U'\'':
                escaped += "&#39;";
                break;
            default: {
                const bool allowed = code == U'\t' || code == U'\n' || code == U'\r' ||
                                     (code >= 0x20 && code != 0xFFFE && code != 0xFFFF);
                append_utf8(escaped, allowed ? code : replacement_character);
            }
        }
    }
    return escaped;
}

std::string placed(double x, double y, double scale) {
    std::string text = "translate(" + number(x) + ' ' + number(y) + ')';
    if (scale != 1) text += " scale(" + number(scale, 4) + ')';
    return text;
}

Path& Path::add(char command, std::initializer_list<double> numbers) {
    text_ += command;
    bool first = true;
    for (double each : numbers) {
        if (!first) text_ += ' ';
        text_ += number(each);
        first = false;
    }
    return *this;
}

Attribute::Attribute(const char* n, double value) : name(n), number(value), is_number(true) {}
Attribute::Attribute(const char* n, int value) : Attribute(n, double(value)) {}
Attribute::Attribute(const char* n, std::string_view value) : name(n), text(value) {}
Attribute::Attribute(const char* n, const std::string& value) : name(n), text(value) {}
Attribute::Attribute(const char* n, const char* value) : name(n), text(value) {}

void SvgWriter::start(std::string_view element, Attributes attributes) {
    out_ += '<';
    out_ += element;
    for (const Attribute& attribute : attributes) {
        out_ += ' ';
        out_ += attribute.name;
        out_ += "=\"";
        out_ += attribute.is_number ? number(attribute.number) : escape_xml(attribute.text);
        out_ += '"';
    }
}

void SvgWriter::open(std::string_view element, Attributes attributes) {
    start(element, attributes);
    out_ += ">\n";
    open_.emplace_back(element);
}

void SvgWriter::close() {
    if (open_.empty()) return;
    out_ += "</" + open_.back() + ">\n";
    open_.pop_back();
}

void SvgWriter::leaf(std::string_view element, Attributes attributes) {
    start(element, attributes);
    out_ += "/>\n";
}

void SvgWriter::text(std::string_view element, std::string_view content, Attributes attributes) {
    start(element, attributes);
    out_ += '>' + escape_xml(content) + "</";
    out_ += element;
    out_ += ">\n";
}

}  // namespace tablier::draw
