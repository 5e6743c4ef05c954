// `tablier engine`: the engine as a process that speaks the protocol of docs/protocol.md.
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <memory>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/examples.h"
#include "app/output_queue.h"
#include "app/terminal_screen.h"
#include "tablier/catalog.h"
#include "ugi/line_splitter.h"
#include "ugi/session.h"

namespace tablier::app {
namespace {

constexpr std::size_t max_line_bytes = std::size_t(1) << 20;
constexpr int poll_ms = 100;

/// Three quarters of the machine's memory, in megabytes.
int max_hash_mb() {
    constexpr std::int64_t max_useful_mb = 65'536;
    const std::int64_t bytes = std::int64_t(sysconf(_SC_PHYS_PAGES)) * sysconf(_SC_PAGESIZE);
    return int(std::clamp<std::int64_t>((bytes >> 20) * 3 / 4, 64, max_useful_mb));
}

/// Reads commands until `quit`, the end of input, or until the output is closed.
void converse(ugi::Session& session, const OutputQueue& output) {
    ugi::LineSplitter lines(max_line_bytes);
    const auto execute = [&](std::string_view line) { return session.execute(line); };
    const auto too_long = [&] {
        session.complain("a line is longer than " + std::to_string(max_line_bytes) +
                         " bytes and was skipped");
    };
    static char block[1 << 16];
    while (!output.broken()) {
        pollfd readable{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
        if (poll(&readable, 1, poll_ms) == 0) continue;
        const ssize_t got = read(STDIN_FILENO, block, sizeof block);
        if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (got <= 0) {
            lines.finish(execute);
            return;
        }
        if (!lines.feed({block, std::size_t(got)}, execute, too_long)) return;
    }
}

void run(const std::string& spec) {
    const GamePtr game = game_or_usage_error(spec, language());
    std::signal(SIGPIPE, SIG_IGN);  // a reader that is gone is noticed when writing
    OutputQueue output(STDOUT_FILENO);
    {
        ugi::Session session({.game = game,
                              .name = "Tablier " TABLIER_VERSION,
                              .max_hash_mb = max_hash_mb(),
                              .drawing = {.colour = false, .ascii = !locale_is_utf8()}},
                             output);
        converse(session, output);
    }
    if (output.broken())
        throw Failure(
            Text{"cannot write to standard output", "écriture impossible sur la sortie standard"});
}

}  // namespace

void add_engine_command(CLI::App& program) {
    auto spec = std::make_shared<std::string>(catalog().front()->name);
    CLI::App* command = program.add_subcommand(
        "engine", said({"Be an engine for other programs: speaks UGI (docs/protocol.md)",
                        "Être un moteur pour d'autres programmes : parle UGI "
                        "(docs/protocol.md)"}));
    command
        ->add_option(
            "VARIANT", *spec,
            said({"The variant at the beginning; the option Variant of the protocol changes it",
                  "La variante du début ; l'option Variant du protocole la change"}))
        ->capture_default_str()
        ->check(not_empty());
    add_examples(*command, {"tablier engine", "printf 'go nodes 1000\\n' | tablier engine {many}"});
    command->callback([spec] { run(*spec); });
}

}  // namespace tablier::app
