// Small strict XML parser for tests of SVG.
#pragma once

#include <cctype>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tablier::xml {

struct Element {
    std::string name;
    std::map<std::string, std::string> attributes;
    std::string text;
    std::vector<Element> children;

    std::string attribute(const std::string& key) const {
        const auto found = attributes.find(key);
        return found == attributes.end() ? std::string() : found->second;
    }
    /// This element and everything inside it, in document order.
    template <class Visit>
    void visit(Visit visit_one) const {
        visit_one(*this);
        for (const Element& child : children) child.visit(visit_one);
    }
    std::vector<const Element*> with(const std::string& key) const {
        std::vector<const Element*> found;
        visit([&](const Element& element) {
            if (element.attributes.contains(key)) found.push_back(&element);
        });
        return found;
    }
    std::vector<const Element*> named(std::string_view wanted) const {
        std::vector<const Element*> found;
        visit([&](const Element& element) {
            if (element.name == wanted) found.push_back(&element);
        });
        return found;
    }
};

class Reader {
  public:
    explicit Reader(std::string_view text) : rest_(text) {}

    /// The document's element, or nothing if the text is not well-formed.
    std::optional<Element> document() {
        skip_space();
        std::optional<Element> root = element();
        skip_space();
        return rest_.empty() ? root : std::nullopt;
    }

  private:
    bool take(std::string_view expected) {
        if (!rest_.starts_with(expected)) return false;
        rest_.remove_prefix(expected.size());
        return true;
    }
    void skip_space() {
        while (!rest_.empty() && std::isspace(static_cast<unsigned char>(rest_[0])))
            rest_.remove_prefix(1);
    }
    std::string name() {
        std::string taken;
        while (!rest_.empty() && (std::isalnum(static_cast<unsigned char>(rest_[0])) ||
                                  rest_[0] == '-' || rest_[0] == ':')) {
            taken += rest_[0];
            rest_.remove_prefix(1);
        }
        return taken;
    }
    std::optional<std::string> characters(char end) {
        static const std::map<std::string, char, std::less<>> entities{
            {"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&#39;", '\''}};
        std::string taken;
        while (!rest_.empty() && rest_[0] != end) {
            const char here = rest_[0];
            const auto code = static_cast<unsigned char>(here);
            if (here == '<' || (code < 0x20 && !std::isspace(code))) return std::nullopt;
            if (here == '&') {
                const std::string entity(rest_.substr(0, rest_.find(';') + 1));
                if (!entities.contains(entity)) return std::nullopt;
                taken += entities.at(entity);
                rest_.remove_prefix(entity.size());
                continue;
            }
            taken += here;
            rest_.remove_prefix(1);
        }
        return taken;
    }
    std::optional<Element> element() {
        if (!take("<")) return std::nullopt;
        Element made;
        made.name = name();
        if (made.name.empty()) return std::nullopt;
        while (true) {
            skip_space();
            if (take("/>")) return made;
            if (take(">")) break;
            const std::string key = name();
            if (key.empty() || made.attributes.contains(key) || !take("=\"")) return std::nullopt;
            const auto value = characters('"');
            if (!value || !take("\"")) return std::nullopt;
            made.attributes[key] = *value;
        }
        while (true) {
            const auto text = characters('<');
            if (!text) return std::nullopt;
            made.text += *text;
            if (take("</"))
                return take(made.name) && take(">") ? std::optional(made) : std::nullopt;
            std::optional<Element> child = element();
            if (!child) return std::nullopt;
            made.children.push_back(std::move(*child));
        }
    }

    std::string_view rest_;
};

inline std::optional<Element> read(std::string_view text) {
    return Reader(text).document();
}

}  // namespace tablier::xml
