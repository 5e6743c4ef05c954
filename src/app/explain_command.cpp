// `tablier explain`: which rule forbids a move.
#include <fmt/core.h>

#include <memory>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/examples.h"
#include "app/screen_text.h"
#include "tablier/typed_move.h"

namespace tablier::app {
namespace {

constexpr int exit_illegal = 1;

struct ExplainArguments {
    PositionArguments position;
    std::string move;
    LanguageArgument language;
};

void run(const ExplainArguments& arguments) {
    const Lang lang = arguments.language.lang();
    Match match = arguments.position.match(lang);
    const std::string move = typed_move(match.position(), arguments.move);
    if (auto played = match.play(move); !played) {
        fmt::print("{}",
                   screen_text(illegal_move_line(move, played.error(), lang), output_style()));
        throw CLI::RuntimeError(exit_illegal);
    }
    fmt::print("{}\n",
               fill(lang == Lang::French ? "{0} : coup permis" : "{0}: a legal move", {move}));
}

}  // namespace

void add_explain_command(CLI::App& program) {
    auto arguments = std::make_shared<ExplainArguments>();
    CLI::App* command = program.add_subcommand(
        "explain",
        said({"Say which rule or ruling forbids a move, or that it is legal. Exit code 0 if it is "
              "legal, 1 if not",
              "Dire quelle règle ou décision interdit un coup, ou qu'il est permis. Code de retour "
              "0 s'il est permis, 1 sinon"}));
    arguments->position.add_to(*command);
    command
        ->add_option("MOVE", arguments->move, said({"The move to explain", "Le coup à expliquer"}))
        ->required();
    arguments->language.add_to(*command);
    add_examples(*command, {"tablier explain {game} {move}",
                            "tablier explain {game} {move} --moves \"{moves}\" --lang fr"});
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
