#include "app/usage_message.h"

#include <regex>
#include <vector>

#include "app/command_text.h"
#include "app/language.h"
#include "core/spelling.h"
#include "tablier/catalog.h"
#include "tablier/error.h"

namespace tablier::app {
namespace {

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

std::vector<std::string> options_of(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        if (!option->get_positional() && !option->get_group().empty())
            names.push_back(option->get_name());
    return names;
}

std::vector<std::string> commands_of(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::App* each : subcommands_shown(command)) names.push_back(each->get_name());
    return names;
}

std::string unknown_option(const CLI::App& command, const std::string& word) {
    const std::string name = word.substr(0, word.find('='));
    const auto options = options_of(command);
    return said(fill_text("unknown option {0}; options: {1}{2}",
                          "option inconnue {0} ; options : {1}{2}",
                          {in_quotes(name), joined(options), said(did_you_mean(name, options))}));
}

/// Translations of CLI11's messages, which name options and arguments.
std::string translated(const std::string& message) {
    struct Sentence {
        const char* pattern;
        const char* french;
    };
    static const Sentence sentences[] = {
        {"^(.*) is required$", "$1 manque"},
        {"^(.*) requires (.*)$", "$1 demande $2"},
        {"^(.*) excludes (.*)$", "$1 exclut $2"},
        {"^(.*): [0-9]+ required .* missing$", "$1 : il manque une valeur"},
        {"^([^ ]*): ([^ ].*)$", "$1 : $2"},
    };
    if (language() == Lang::English)
        return std::regex_replace(message, std::regex("^(.*): [0-9]+ required .* missing$"),
                                  "$1: a value is missing");
    for (const Sentence& sentence : sentences) {
        const std::regex pattern(sentence.pattern);
        if (!std::regex_search(message, pattern)) continue;
        std::string text = std::regex_replace(message, pattern, sentence.french);
        for (const char* name : {"VARIANT", "MOVE", "DEPTH", "FILE", "COMMAND"})
            text = std::regex_replace(text, std::regex(std::string("\\b") + name + "\\b"),
                                      argument_name(name));
        return text;
    }
    return message;
}

}  // namespace

const CLI::App& called_command(const CLI::App& program) {
    const CLI::App* command = &program;
    while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
    return *command;
}

std::string unknown_command(const CLI::App& command, const std::string& word) {
    const auto commands = commands_of(command);
    std::string guess = said(did_you_mean(word, commands));
    if (find_variant(word.substr(0, word.find(':'))))
        guess = said(fill_text("; did you mean `tablier play {0}`?",
                               " ; vouliez-vous dire `tablier play {0}` ?", {word}));
    return said(fill_text("unknown command {0}; commands: {1}{2}",
                          "commande inconnue {0} ; commandes : {1}{2}",
                          {in_quotes(word), joined(commands), guess}));
}

std::string usage_message(const CLI::App& program, const CLI::ParseError& error) {
    const CLI::App& command = called_command(program);
    const std::vector<std::string> surplus = program.remaining(true);
    for (const std::string& word : surplus)
        if (word.starts_with('-') && word.size() > 1) return unknown_option(command, word);
    const auto commands = commands_of(command);
    if (!commands.empty() && surplus.empty())
        return said(fill_text("a command is missing; commands: {0}",
                              "il manque une commande ; commandes : {0}", {joined(commands)}));
    if (!commands.empty()) return unknown_command(command, surplus.front());
    if (!surplus.empty())
        return said(fill_text("surplus argument {0}", "argument de trop {0}",
                              {in_quotes(surplus.front())}));
    return translated(error.what());
}

}  // namespace tablier::app
