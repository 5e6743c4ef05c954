// `tablier explain`: which rule forbids a move.
#include <fmt/core.h>

#include <memory>

#include "app/arguments.h"
#include "app/commands.h"
#include "core/typed_move.h"

namespace tablier::app {
namespace {

struct ExplainArguments {
    MomentArguments moment;
    std::string move;
    LanguageArgument language;
};

void run(const ExplainArguments& arguments) {
    const Lang lang = arguments.language.lang();
    Match match = arguments.moment.match(lang);
    const std::string move = typed_move(match.position(), arguments.move);
    if (auto played = match.play(move); !played) {
        fmt::print("{}\n", refusal_line(move, played.error(), lang));
        return;
    }
    fmt::print("{}\n",
               fill(lang == Lang::French ? "{0} : coup permis" : "{0}: a legal move", {move}));
}

}  // namespace

void add_explain_command(CLI::App& program) {
    auto arguments = std::make_shared<ExplainArguments>();
    CLI::App* command = program.add_subcommand(
        "explain", "Say which rule or ruling forbids a move, or that it is legal");
    arguments->moment.add_to(*command);
    command->add_option("MOVE", arguments->move, "The move to explain")->required();
    arguments->language.add_to(*command);
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
