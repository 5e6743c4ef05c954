#include "app/man_page.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string_view>
#include <vector>

#include "app/command_text.h"
#include "app/language.h"

namespace tablier::app {
namespace {

/// Escapes text for roff; ASCII quotes and dashes are preserved.
std::string escaped(std::string_view text) {
    std::string out;
    bool line_begins = true;
    for (const char c : text) {
        // These characters would begin a roff request.
        if (line_begins && (c == '.' || c == '\'')) out += "\\&";
        switch (c) {
            case '\\':
                out += "\\e";
                break;
            case '-':
                out += "\\-";
                break;
            case '\'':
                out += "\\(aq";
                break;
            case '`':
                out += "\\(ga";
                break;
            case '^':
                out += "\\(ha";
                break;
            case '~':
                out += "\\(ti";
                break;
            default:
                out += c;
        }
        line_begins = c == '\n';
    }
    return out;
}

std::string bold(std::string_view text) {
    return "\\fB" + escaped(text) + "\\fR";
}

std::string in_one_line(const std::string& text) {
    std::istringstream words(text);
    std::string out;
    for (std::string word; words >> word;) out += (out.empty() ? "" : " ") + word;
    return out;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::string heading(const Text& title) {
    return ".SH " + said(title) + "\n";
}

/// Lines that begin with a space are preformatted; the others are paragraphs.
std::string paragraphs(const std::vector<std::string>& lines) {
    std::string out;
    bool literal = false;
    for (const std::string& line : lines) {
        const bool indented = line.starts_with(' ');
        if (indented != literal) out += indented ? ".RS 4\n.nf\n" : ".fi\n.RE\n";
        literal = indented;
        const std::size_t text = line.find_first_not_of(' ');
        if (text == std::string::npos) {
            out += ".PP\n";
        } else {
            out += escaped(std::string_view(line).substr(text)) + "\n";
        }
    }
    if (literal) out += ".fi\n.RE\n";
    return out;
}

/// The text below the options in --help: notes, and examples.
struct Footer {
    std::vector<std::string> notes;
    std::vector<std::string> examples;
};

Footer footer_of(const CLI::App& command) {
    Footer footer;
    bool in_examples = false;
    for (const std::string& line : lines_of(command.get_footer())) {
        if (line == "Examples:" || line == "Exemples :")
            in_examples = true;
        else
            (in_examples ? footer.examples : footer.notes).push_back(line);
    }
    while (!footer.notes.empty() && footer.notes.back().empty()) footer.notes.pop_back();
    return footer;
}

/// "-o, --out FILE" with the names in bold and the value in italics.
std::string option_term(const CLI::Option& option) {
    if (option.get_positional()) return "\\fI" + escaped(option_names(option)) + "\\fR";
    const std::string value = value_name(option);
    std::string names = option_names(option);
    if (!value.empty()) names.resize(names.size() - value.size() - 1);
    std::string term;
    for (std::size_t comma; (comma = names.find(", ")) != std::string::npos;) {
        term += bold(names.substr(0, comma)) + ", ";
        names.erase(0, comma + 2);
    }
    term += bold(names);
    return value.empty() ? term : term + " \\fI" + escaped(value) + "\\fR";
}

std::string tagged_paragraph(const std::string& term, const std::string& meaning) {
    return ".TP\n" + term + "\n" + escaped(in_one_line(meaning)) + "\n";
}

std::string option_list(const std::vector<const CLI::Option*>& options) {
    std::string out;
    for (const CLI::Option* option : options)
        out += tagged_paragraph(option_term(*option), option_meaning(*option));
    return out;
}

std::string synopsis(const CLI::App& command) {
    const std::string name = full_name(command);
    return bold(name) + escaped(usage_line(command).substr(name.size())) + "\n";
}

std::string examples_of(const Footer& footer) {
    return footer.examples.empty() ? "" : paragraphs(footer.examples);
}

/// A command below a command, with its own options: "tablier record check".
std::string subcommand(const CLI::App& command) {
    const Footer footer = footer_of(command);
    std::string out = ".SS " + escaped(full_name(command)) + "\n" + synopsis(command) + ".PP\n" +
                      paragraphs(lines_of(command.get_description()));
    out += option_list(arguments_shown(command)) + option_list(options_shown(command));
    if (!footer.notes.empty()) out += ".PP\n" + paragraphs(footer.notes);
    if (!footer.examples.empty())
        out += ".PP\n" + said({"Examples:", "Exemples :"}) + "\n" + examples_of(footer);
    return out;
}

std::string command_list(const CLI::App& command) {
    std::string out;
    for (const CLI::App* each : subcommands_shown(command)) {
        if (command.get_parent() != nullptr)
            out += subcommand(*each);
        else
            out += tagged_paragraph(bold(man_page_name(*each)) + "(1)", each->get_description());
    }
    return out;
}

/// One line for the index of pages: "play at the terminal …".
std::string short_description(const CLI::App& command) {
    const auto lines = lines_of(command.get_description());
    if (command.get_parent() == nullptr) {
        const std::string line = lines.empty() ? "" : lines.front();
        const std::size_t colon = line.find(": ");  // "Tablier plays board games: …"
        const std::size_t french = line.find(" : ");
        const std::size_t start = french != std::string::npos  ? french + 3
                                  : colon != std::string::npos ? colon + 2
                                                               : 0;
        return line.substr(start, line.find_last_not_of('.') + 1 - start);
    }
    std::string text = in_one_line(command.get_description());
    if (!text.empty()) text[0] = char(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
}

std::string see_also(const CLI::App& command) {
    std::vector<std::string> names;
    const CLI::App* program = &command;
    while (program->get_parent() != nullptr) program = program->get_parent();
    if (program != &command) names.push_back(man_page_name(*program));
    for (const CLI::App* each : subcommands_shown(*program))
        if (each != &command) names.push_back(man_page_name(*each));
    std::string out;
    for (const std::string& name : names) out += (out.empty() ? "" : ",\n") + bold(name) + "(1)";
    return out + "\n";
}

std::string exit_codes() {
    return heading({"EXIT STATUS", "CODE DE RETOUR"}) +
           tagged_paragraph("0", said({"Everything was done.", "Tout a été fait."})) +
           tagged_paragraph("1",
                            said({"The command failed or a check found faults.",
                                  "La commande a échoué ou un contrôle a trouvé des fautes."})) +
           tagged_paragraph(
               "2", said({"The command line is wrong.", "La ligne de commande est fautive."}));
}

std::string upper_case(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return char(std::toupper(c)); });
    return text;
}

}  // namespace

std::string man_page_name(const CLI::App& command) {
    std::string name = full_name(command);
    std::ranges::replace(name, ' ', '-');
    return name;
}

std::string man_page(const CLI::App& command) {
    const std::string name = man_page_name(command);
    const Footer footer = footer_of(command);
    std::string page = ".\\\" Made from the program's own definitions by `tablier man`.\n";
    page += ".TH " + escaped(upper_case(name)) + " 1 \"\" \"Tablier " TABLIER_VERSION "\" \"" +
            said({"Tablier manual", "Manuel de Tablier"}) + "\"\n";
    page += ".nh\n.ad l\n";
    page += heading({"NAME", "NOM"}) + escaped(name) + " \\- " +
            escaped(short_description(command)) + "\n";
    page += heading({"SYNOPSIS", "SYNOPSIS"}) + synopsis(command);
    page +=
        heading({"DESCRIPTION", "DESCRIPTION"}) + paragraphs(lines_of(command.get_description()));
    if (!footer.notes.empty()) page += ".PP\n" + paragraphs(footer.notes);
    if (const auto arguments = arguments_shown(command); !arguments.empty())
        page += heading({"ARGUMENTS", "ARGUMENTS"}) + option_list(arguments);
    if (const auto options = options_shown(command); !options.empty())
        page += heading({"OPTIONS", "OPTIONS"}) + option_list(options);
    if (!subcommands_shown(command).empty())
        page += heading({"COMMANDS", "COMMANDES"}) + command_list(command);
    if (!footer.examples.empty()) page += heading({"EXAMPLES", "EXEMPLES"}) + examples_of(footer);
    if (command.get_parent() == nullptr) page += exit_codes();
    return page + heading({"SEE ALSO", "VOIR AUSSI"}) + see_also(command);
}

}  // namespace tablier::app
