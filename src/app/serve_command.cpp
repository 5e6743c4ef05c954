// `tablier serve`: the web page for browsers on this machine, or on a club's network.
#include <fmt/core.h>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/data_folder.h"
#include "app/errors.h"
#include "app/interruption.h"
#include "app/online_tables.h"
#include "app/serve_limits.h"
#include "server/host.h"
#include "server/origin.h"
#include "server/server.h"

namespace tablier::app {
namespace {

namespace fs = std::filesystem;

constexpr const char* how_to_build = "; `./run` in Tablier's folder builds the page";

struct ServeArguments {
    std::string host = "localhost";
    std::uint16_t port = 8080;
    std::string web;
    bool proxy = false;
    std::vector<std::string> origins;
    bool metrics_for_all = false;
    std::string log = "errors";
    std::string data;
    std::vector<std::string> limits;
};

const std::map<std::string, server::LogLevel> log_levels{
    {"off", server::LogLevel::Off},
    {"errors", server::LogLevel::Errors},
    {"info", server::LogLevel::Info},
    {"requests", server::LogLevel::Requests},
};

/// Beside the program: as it is built, and as it is installed.
server::WebFolder usual_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
    for (const char* place : {"../web", "../share/tablier/web"})
        if (auto folder = server::WebFolder::open(program / place)) return *std::move(folder);
    throw Failure("there is no web page beside the program" + std::string(how_to_build) +
                  ", and --web names a folder that has it");
}

server::WebFolder folder_of(const ServeArguments& arguments) {
    if (arguments.web.empty()) return usual_folder();
    auto folder = server::WebFolder::open(arguments.web);
    if (!folder) throw UsageError("--web: " + folder.error().message + how_to_build);
    return *std::move(folder);
}

fs::path data_folder_of(const ServeArguments& arguments) {
    if (!arguments.data.empty()) return arguments.data;
    auto usual = usual_data_folder();
    if (!usual)
        throw UsageError("--data must say where to keep the tables: " + usual.error().message);
    return *std::move(usual);
}

/// Every client takes a descriptor, and the usual limit on them is for programs that open files.
void allow_as_many_clients_as_possible(server::Limits& limits) {
    const rlim_t for_other_things = 128 + limits.farewells;
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    const rlim_t wanted = limits.connections + for_other_things;
    files.rlim_cur = std::max(files.rlim_cur, std::min(files.rlim_max, wanted));
    setrlimit(RLIMIT_NOFILE, &files);
    const rlim_t there = std::clamp(files.rlim_cur, for_other_things + 1, wanted);
    limits.connections = std::size_t(there - for_other_things);
}

ServeLimits limits_of(const ServeArguments& arguments) {
    ServeLimits limits;
    for (const std::string& text : arguments.limits)
        if (auto set = limits.set(text); !set) throw UsageError("--limit: " + set.error().message);
    allow_as_many_clients_as_possible(limits.server);
    return limits;
}

server::Policy policy_of(const ServeArguments& arguments) {
    server::Policy policy{.behind_proxy = arguments.proxy,
                          .metrics_for_all = arguments.metrics_for_all};
    for (const std::string& text : arguments.origins) {
        auto origin = server::parse_origin(text);
        if (!origin) throw UsageError("--origin: " + origin.error().message);
        policy.origins.push_back(*std::move(origin));
    }
    return policy;
}

void run(const ServeArguments& arguments) {
    if (auto addresses = server::addresses_of(arguments.host); !addresses)
        throw UsageError("--host: " + addresses.error().message);
    const ServeLimits limits = limits_of(arguments);
    const fs::path data = data_folder_of(arguments);
    const server::Settings settings{.host = arguments.host,
                                    .port = arguments.port,
                                    .limits = limits.server,
                                    .policy = policy_of(arguments)};
    // A client that hangs up, or a file that may not grow, is an error to be told of, not the end.
    for (const int signal : {SIGPIPE, SIGXFSZ}) std::signal(signal, SIG_IGN);

    server::Metrics metrics;
    const server::Log log(log_levels.at(arguments.log));
    auto server = server::Server::open(server::Site(folder_of(arguments), TABLIER_VERSION),
                                       settings, metrics, log);
    if (!server) throw Failure(server.error().message + "; --host and --port choose another place");
    const OnlineTables tables(data, *server, limits.hall, metrics);

    const Interruption interruption;
    const std::stop_callback stop(interruption.token(), [&] { server->stop(); });
    fmt::print("Tablier is at {} (Ctrl-C stops it)\n",
               server::url_of(arguments.host, server->port()));
    std::fflush(stdout);
    log.info("started", {{"version", TABLIER_VERSION},
                         {"host", arguments.host},
                         {"port", server->port()},
                         {"connections", settings.limits.connections}});
    server->run();
    log.info("stopped");
}

}  // namespace

void add_serve_command(CLI::App& program) {
    auto arguments = std::make_shared<ServeArguments>();
    CLI::App* command = program.add_subcommand(
        "serve", "Serve the web page to browsers, here or on the network (docs/serving.md)");
    command
        ->add_option("--host", arguments->host,
                     "The address to listen at: this machine alone unless told otherwise; 0.0.0.0 "
                     "for everybody who reaches it")
        ->capture_default_str();
    command->add_option("--port", arguments->port, "The port to listen at; 0 for any free one")
        ->check(whole_number(0, 65535))
        ->capture_default_str();
    command
        ->add_option("--web", arguments->web,
                     "The folder of the page (default: the one that was built with the program)")
        ->check(not_empty());
    command
        ->add_option("--data", arguments->data,
                     "The folder where online tables are kept (default: tablier in the user's "
                     "folder for data, ~/.local/share)")
        ->check(not_empty());
    command
        ->add_option("--limit", arguments->limits, "NAME=NUMBER, may be repeated. " + limits_help())
        ->allow_extra_args(false);
    command->add_flag("--proxy", arguments->proxy,
                      "Believe a reverse proxy at this machine who its clients are "
                      "(X-Forwarded-For)");
    command
        ->add_option("--origin", arguments->origins,
                     "Let the pages of another site use the API too: https://games.example.org; "
                     "may be repeated")
        ->allow_extra_args(false);
    command->add_flag("--metrics-for-all", arguments->metrics_for_all,
                      "Show /metrics to everybody instead of this machine alone");
    command->add_option("--log", arguments->log, "What to tell on stderr, a JSON object a line")
        ->check(CLI::IsMember({"off", "errors", "info", "requests"}))
        ->capture_default_str();
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
