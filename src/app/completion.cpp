#include "app/completion.h"

#include "app/command_text.h"
#include "tablier/catalog.h"

namespace tablier::app {

ProposedValues proposed_values(const CLI::Option& option) {
    using Kind = ProposedValues::Kind;
    const std::string name = option.get_positional() ? option.get_name(true) : value_name(option);
    const auto is = [&](std::string_view en, std::string_view fr) {
        return name == en || name == fr || name == "[" + std::string(en) + "]" ||
               name == "[" + std::string(fr) + "]";
    };
    if (is("FILE", "FICHIER")) return {Kind::Files, {}};
    if (is("FOLDER", "DOSSIER")) return {Kind::Folders, {}};
    if (is("VARIANT", "VARIANTE")) return {Kind::Variants, {}};
    auto words = value_choices(option);
    if (words.empty()) return {};
    return {Kind::Words, std::move(words)};
}

std::string variant_names() {
    std::vector<std::string> names;
    for (const Variant* variant : catalog()) names.emplace_back(variant->name);
    return joined_with(names, " ");
}

std::vector<const CLI::App*> all_commands(const CLI::App& program) {
    std::vector<const CLI::App*> commands{&program};
    for (const CLI::App* each : subcommands_shown(program))
        for (const CLI::App* below : all_commands(*each)) commands.push_back(below);
    return commands;
}

std::string command_path(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    return parent == nullptr ? "" : command_path(*parent) + " " + command.get_name();
}

bool takes_value(const CLI::Option& option) {
    return option.get_items_expected_max() > 0;
}

std::vector<std::string> proposed_names(const CLI::Option& option) {
    std::vector<std::string> names;
    for (const std::string& name : option.get_snames()) names.push_back("-" + name);
    if (!option.get_lnames().empty()) names.push_back("--" + option.get_lnames().front());
    return names;
}

std::string joined_with(const std::vector<std::string>& words, std::string_view separator) {
    std::string text;
    for (const std::string& word : words) {
        if (!text.empty()) text += separator;
        text += word;
    }
    return text;
}

}  // namespace tablier::app
