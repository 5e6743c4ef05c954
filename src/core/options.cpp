#include "tablier/options.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <ranges>

#include "core/spelling.h"

namespace tablier {
namespace {

std::optional<int> whole_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

bool accepts(const OptionSpec& spec, std::string_view value) {
    switch (spec.kind) {
        case OptionSpec::Kind::Choice:
            return std::ranges::find(spec.choices, value, &OptionChoice::value) !=
                   spec.choices.end();
        case OptionSpec::Kind::List:
            return !value.empty();
        case OptionSpec::Kind::Integer:
        case OptionSpec::Kind::Limit: {
            const auto number = whole_number(value);
            if (!number) return false;
            if (spec.kind == OptionSpec::Kind::Limit && *number == 0) return true;
            return *number >= spec.lowest && *number <= spec.highest &&
                   (*number - spec.lowest) % spec.step == 0;
        }
    }
    return false;
}

std::string joined(const auto& words, std::string_view separator) {
    std::string out;
    for (const auto& word : words) {
        if (!out.empty()) out += separator;
        out += word;
    }
    return out;
}

/// The words of a file, joined by '+'; '#' starts a comment.
std::string listed_words(std::string_view content) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (content.starts_with(byte_order_mark)) content.remove_prefix(byte_order_mark.size());
    std::string out;
    bool in_comment = false;
    bool in_word = false;
    for (char c : content) {
        if (c == '\n') in_comment = false;
        if (c == '#') in_comment = true;
        const bool white = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (in_comment || white) {
            in_word = false;
            continue;
        }
        if (!in_word && !out.empty()) out += '+';
        in_word = true;
        out += c;
    }
    return out;
}

}  // namespace

Text OptionSpec::values() const {
    const std::string first = std::to_string(lowest);
    const std::string last = std::to_string(highest);
    switch (kind) {
        case Kind::Choice:
            return plain(joined(choices | std::views::transform(&OptionChoice::value), ", "));
        case Kind::List:
            return list.values;
        case Kind::Limit:
            return fill_text("0 (off) or {0} to {1}", "0 (sans limite) ou {0} à {1}",
                             {first, last});
        case Kind::Integer:
            if (step == 2)
                return lowest % 2 != 0
                           ? fill_text("{0} to {1}, odd", "{0} à {1}, impair", {first, last})
                           : fill_text("{0} to {1}, even", "{0} à {1}, pair", {first, last});
            return fill_text("{0} to {1}", "{0} à {1}", {first, last});
    }
    return {};
}

std::vector<OptionChoice> OptionSpec::named_values() const {
    switch (kind) {
        case Kind::Choice:
            return choices;
        case Kind::List:
            return {{default_value, list.default_name}};
        case Kind::Limit:
            return {{"0", {"off", "sans limite"}}};
        case Kind::Integer:
            break;
    }
    return {};
}

Text OptionSpec::label(std::string_view value) const {
    for (const OptionChoice& named : named_values())
        if (named.value == value) return named.label;
    return plain(value);
}

Options::Options(std::span<const OptionSpec> specs) : specs_(specs.begin(), specs.end()) {
    for (const OptionSpec& spec : specs_) values_.push_back(spec.default_value);
}

int Options::find(std::string_view name) const {
    const auto found = std::ranges::find(specs_, name, &OptionSpec::name);
    return found == specs_.end() ? -1 : int(found - specs_.begin());
}

bool Options::has(std::string_view name) const {
    return find(name) >= 0;
}

Result<void> Options::set(std::string_view name, std::string_view value) {
    const int at = find(name);
    if (at < 0) {
        std::vector<std::string> names;
        for (const OptionSpec& spec : specs_) names.push_back(spec.name);
        return fail("unknown option {0}; options here: {1}{2}",
                    "option inconnue {0} ; options ici : {1}{2}",
                    {quoted(name), joined(names, ", "), did_you_mean(name, names)});
    }
    const OptionSpec& spec = specs_[at];
    if (!accepts(spec, value)) {
        std::vector<std::string> values;
        for (const OptionChoice& choice : spec.choices) values.push_back(choice.value);
        return fail("option {0} cannot be {1}; values: {2}{3}",
                    "l'option {0} ne peut pas valoir {1} ; valeurs : {2}{3}",
                    {spec.name, quoted(value), spec.values(), did_you_mean(value, values)});
    }
    // Numbers are kept in their shortest form, so that "walls=010" and "walls=10" are one value.
    const auto number = whole_number(value);
    const bool numeric =
        spec.kind == OptionSpec::Kind::Integer || spec.kind == OptionSpec::Kind::Limit;
    values_[at] = numeric ? std::to_string(*number) : std::string(value);
    return {};
}

std::string_view Options::get(std::string_view name) const {
    return values_[find(name)];
}

int Options::number(std::string_view name) const {
    return whole_number(get(name)).value_or(0);
}

std::string Options::text() const {
    std::string out;
    for (std::size_t i = 0; i < specs_.size(); ++i) {
        if (values_[i] == specs_[i].default_value) continue;
        if (!out.empty()) out += ',';
        out += specs_[i].name + "=" + values_[i];
    }
    return out;
}

Result<void> set_options(Options& options, std::string_view text, const FileReader& read_file) {
    std::vector<std::string_view> seen;
    while (true) {
        const std::size_t comma = text.find(',');
        const std::string_view word = text.substr(0, comma);
        const std::size_t equals = word.find('=');
        if (equals == std::string_view::npos)
            return fail("option {0} has no value; write name=value",
                        "l'option {0} n'a pas de valeur ; écrivez nom=valeur", {quoted(word)});
        const std::string_view name = word.substr(0, equals);
        std::string value(word.substr(equals + 1));
        if (std::ranges::find(seen, name) != seen.end())
            return fail("option {0} is given twice", "l'option {0} est donnée deux fois",
                        {quoted(name)});
        seen.push_back(name);
        const auto spec = std::ranges::find(options.specs(), name, &OptionSpec::name);
        const bool list = spec != options.specs().end() && spec->kind == OptionSpec::Kind::List;
        if (list && !value.empty() && value != spec->default_value &&
            value.find('=') == std::string::npos) {
            const auto content = read_file(value);
            if (!content) return std::unexpected(content.error());
            value = listed_words(*content);
            if (value.empty())
                return fail(fill_texts(spec->list.empty_file.en.c_str(),
                                       spec->list.empty_file.fr.c_str(),
                                       {quoted(word.substr(equals + 1)).text()}));
        }
        if (auto set = options.set(name, value); !set) return set;
        if (comma == std::string_view::npos) return {};
        text.remove_prefix(comma + 1);
    }
}

std::optional<std::string> earlier_options(std::span<const OptionSpec> specs,
                                           std::string_view text) {
    const auto names = [&](const OptionSpec& spec) {
        return std::ranges::any_of(text | std::views::split(','), [&](const auto& word) {
            return std::string_view(word.begin(), word.end()).starts_with(spec.name + "=");
        });
    };
    std::string earlier(text);
    for (const OptionSpec& spec : specs) {
        if (spec.earlier_value.empty() || names(spec)) continue;
        if (!earlier.empty()) earlier += ',';
        earlier += spec.name + "=" + spec.earlier_value;
    }
    return earlier == text ? std::nullopt : std::optional(earlier);
}

}  // namespace tablier
