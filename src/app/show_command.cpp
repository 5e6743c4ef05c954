// `tablier show`: a position as text and as a picture.
#include <fmt/core.h>

#include <memory>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/examples.h"
#include "app/files.h"
#include "tablier/draw/svg.h"
#include "tablier/play/match_scene.h"

namespace tablier::app {
namespace {

struct ShowArguments {
    PositionArguments position;
    LanguageArgument language;
    DrawingArguments drawing;
    std::string svg;
};

void run(const ShowArguments& arguments) {
    const Lang lang = arguments.language.lang();
    const Match match = arguments.position.match(lang);
    const Scene scene = scene_of(match);
    if (!arguments.svg.empty()) {
        SvgStyle style;
        style.lang = lang;
        if (auto written = write_file(arguments.svg, draw_svg(scene, style)); !written)
            throw Failure(written.error().words(), lang);
        if (arguments.svg == "-") return;
    }
    fmt::print("{}\n{}\n", draw_terminal(scene, arguments.drawing.style(lang)),
               match.position().text());
}

}  // namespace

void add_show_command(CLI::App& program) {
    auto arguments = std::make_shared<ShowArguments>();
    CLI::App* command = program.add_subcommand(
        "show", said({"Draw a position; the last line is its position text",
                      "Dessiner une position ; la dernière ligne est son texte"}));
    arguments->position.add_to(*command);
    command
        ->add_option("--svg", arguments->svg,
                     said({"Also draw it as SVG into this file (- for stdout)",
                           "La dessiner aussi en SVG dans ce fichier (- pour stdout)"}))
        ->type_name(said(file_name))
        ->check(not_empty());
    arguments->language.add_to(*command);
    arguments->drawing.add_to(*command);
    add_examples(*command, {"tablier show {game}", "tablier show {other} --svg board.svg"});
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
