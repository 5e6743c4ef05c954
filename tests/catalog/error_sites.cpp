#include "catalog/error_sites.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

namespace tablier {
namespace {

namespace fs = std::filesystem;

bool is_word_character(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

/// The character that a literal stands for where `at` is behind a backslash.
char escaped(char c) {
    return c == 'n' ? '\n' : c;
}

/// Reads "…" at `at`; several in a row are one.
std::string take_literal(std::string_view source, std::size_t& at) {
    std::string text;
    for (++at; at < source.size() && source[at] != '"'; ++at)
        text += source[at] == '\\' ? escaped(source[++at]) : source[at];
    ++at;
    return text;
}

/// One argument of a call: its literals, and whether there is anything else in it.
struct Argument {
    std::string literal;
    bool has_literal = false;
    bool has_more = false;
};

/// The arguments behind an opening parenthesis. What is nested deeper is no text of the call.
std::vector<Argument> arguments_at(std::string_view source, std::size_t at) {
    std::vector<Argument> arguments(1);
    int depth = 0;
    while (at < source.size()) {
        const char c = source[at];
        if (c == '"') {
            const std::string text = take_literal(source, at);
            if (depth > 0) continue;
            arguments.back().literal += text;
            arguments.back().has_literal = true;
            continue;
        }
        if (c == '\'') {
            at += source[at + 1] == '\\' ? 4 : 3;
            arguments.back().has_more = true;
            continue;
        }
        ++at;
        if (c == '(' || c == '{' || c == '[') ++depth;
        if (c == ')' || c == '}' || c == ']')
            if (depth-- == 0) break;
        if (c == ',' && depth == 0)
            arguments.emplace_back();
        else if (!std::isspace(static_cast<unsigned char>(c)))
            arguments.back().has_more = true;
    }
    return arguments;
}

/// Without comments, at their old places.
std::string without_comments(std::string source) {
    for (std::size_t at = 0; at < source.size(); ++at) {
        if (source[at] == '"')
            take_literal(source, at), --at;
        else if (source[at] == '\'')
            at += source[at + 1] == '\\' ? 3 : 2;
        else if (source.compare(at, 2, "//") == 0)
            while (at < source.size() && source[at] != '\n') source[at++] = ' ';
    }
    return source;
}

void read_file(const fs::path& file, const std::string& name, ErrorSites& found) {
    std::ifstream stream(file);
    const std::string source = without_comments(
        {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()});
    for (const std::string_view call : {"fail", "wrong", "fail_here", "fail_at"}) {
        const std::string opening = std::string(call) + "(";
        for (std::size_t at = source.find(opening); at != std::string::npos;
             at = source.find(opening, at + 1)) {
            if (at > 0 && is_word_character(source[at - 1])) continue;
            const auto arguments = arguments_at(source, at + opening.size());
            const auto line = std::count(source.begin(), source.begin() + std::ptrdiff_t(at), '\n');
            const std::string where = name + ":" + std::to_string(line + 1);
            const auto first = std::ranges::find(arguments, true, &Argument::has_literal);
            if (first == arguments.end()) continue;  // what is passed on was made elsewhere
            const auto second = std::next(first);
            const bool both = second != arguments.end() && second->has_literal;
            if (!both || first->has_more || second->has_more)
                found.in_one_language.push_back(where);
            else
                found.sites.push_back({where, {first->literal, second->literal}});
        }
    }
}

bool is_placeholder(std::string_view text, std::size_t at) {
    return at + 2 < text.size() && text[at] == '{' && text[at + 2] == '}' &&
           std::isdigit(static_cast<unsigned char>(text[at + 1]));
}

/// The texts between the placeholders.
std::vector<std::string> fixed_parts(std::string_view pattern) {
    std::vector<std::string> parts(1);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (is_placeholder(pattern, i)) {
            parts.emplace_back();
            i += 2;
        } else {
            parts.back() += pattern[i];
        }
    }
    return parts;
}

}  // namespace

bool ErrorSite::made(const std::string& text, Lang lang) const {
    const std::vector<std::string> parts = fixed_parts(pattern.in(lang));
    if (!text.ends_with(parts.back())) return false;
    std::size_t from = 0;
    for (const std::string& part : parts) {
        if (&part == &parts.back()) break;
        const std::size_t at = text.find(part, from);
        if (at == std::string::npos) return false;
        from = at + part.size();
    }
    return from + parts.back().size() <= text.size();
}

ErrorSites read_error_sites() {
    const fs::path root = fs::path(TABLIER_TEST_DATA) / ".." / "src";
    ErrorSites found;
    for (const char* folder : {"core", "games", "engines", "play"})
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            const std::string extension = entry.path().extension().string();
            if (extension == ".cpp" || extension == ".h")
                read_file(entry.path(), fs::relative(entry.path(), root).string(), found);
        }
    std::ranges::sort(found.sites, {}, &ErrorSite::where);
    return found;
}

std::vector<std::string> placeholders(std::string_view pattern) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < pattern.size(); ++i)
        if (is_placeholder(pattern, i)) found.emplace_back(pattern.substr(i, 3));
    std::ranges::sort(found);
    return found;
}

}  // namespace tablier
