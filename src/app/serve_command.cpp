// `tablier serve`: web server with the page and online tables.
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
#include "app/examples.h"
#include "app/interruption.h"
#include "app/online_tables.h"
#include "app/qr_code.h"
#include "app/serve_limits.h"
#include "app/terminal_screen.h"
#include "net/host.h"
#include "net/origin.h"
#include "net/server.h"

namespace tablier::app {
namespace {

namespace fs = std::filesystem;

const Text how_to_build{"`./run` in Tablier's folder builds the page",
                        "`./run` dans le dossier de Tablier construit la page"};

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

const std::map<std::string, net::LogLevel> log_levels{
    {"off", net::LogLevel::Off},
    {"errors", net::LogLevel::Errors},
    {"info", net::LogLevel::Info},
    {"requests", net::LogLevel::Requests},
};

/// Beside the program: as it is built, and as it is installed.
net::WebFolder default_web_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
    for (const char* place : {"../web", "../share/tablier/web"})
        if (auto folder = net::WebFolder::open(program / place)) return *std::move(folder);
    throw Failure(fill_texts(
        "there is no web page beside the program; {0}, and --web names a folder that has it",
        "il n'y a pas de page web à côté du programme ; {0}, et --web nomme un dossier qui l'a",
        {how_to_build}));
}

net::WebFolder folder_of(const ServeArguments& arguments) {
    if (arguments.web.empty()) return default_web_folder();
    auto folder = net::WebFolder::open(arguments.web);
    if (!folder)
        throw UsageError(fill_texts("--web: {0}; {1}", "--web : {0} ; {1}",
                                    {folder.error().words(), how_to_build}));
    return *std::move(folder);
}

fs::path data_folder_of(const ServeArguments& arguments) {
    if (!arguments.data.empty()) return arguments.data;
    auto folder = default_data_folder();
    if (!folder)
        throw UsageError(fill_texts("--data must say where to keep the tables: {0}",
                                    "--data doit dire où garder les tables : {0}",
                                    {folder.error().words()}));
    return *std::move(folder);
}

/// Every client needs a descriptor, and the default limit of descriptors is low.
void allow_as_many_clients_as_possible(net::Limits& limits) {
    const rlim_t for_other_things = 128 + limits.closing_connections;
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
        if (auto set = limits.set(text); !set)
            throw UsageError(about("--limit", set.error().words()));
    allow_as_many_clients_as_possible(limits.server);
    return limits;
}

net::AccessPolicy policy_of(const ServeArguments& arguments) {
    net::AccessPolicy policy{.behind_proxy = arguments.proxy,
                             .metrics_for_all = arguments.metrics_for_all};
    for (const std::string& text : arguments.origins) {
        auto origin = net::parse_origin(text);
        if (!origin) throw UsageError(about("--origin", origin.error().words()));
        policy.origins.push_back(*std::move(origin));
    }
    return policy;
}

/// QR code for phones, if the terminal can show it.
std::string code_for_phones(const std::string& url) {
    if (!screen_lines_can_be_wiped() || !locale_is_utf8()) return "";
    return qr_code(url, screen_has_colours());
}

/// Prints the URLs of the page: for this machine in the first line, then for guests.
void announce(const std::string& host, std::uint16_t port) {
    const auto guests =
        net::guest_addresses(host, net::interface_addresses(), net::outbound_address());
    const bool everywhere = host == "0.0.0.0" || host == "::";
    fmt::print("{}\n", said(fill_text("Tablier is at {0} (Ctrl-C stops it)",
                                      "Tablier est sur {0} (Ctrl-C l'arrête)",
                                      {net::url_of(everywhere ? "localhost" : host, port)})));
    if (everywhere) {
        fmt::print("{}\n", said(guests.empty()
                                    ? Text{"This machine is in no network: nobody else reaches it.",
                                           "Cette machine n'est dans aucun réseau : personne "
                                           "d'autre ne l'atteint."}
                                    : Text{"Others on the network type:",
                                           "Les autres, sur le réseau, tapent :"}));
        for (const std::string& guest : guests) fmt::print("    {}\n", net::url_of(guest, port));
    }
    if (!guests.empty()) fmt::print("{}", code_for_phones(net::url_of(guests.front(), port)));
    std::fflush(stdout);
}

void run(const ServeArguments& arguments) {
    if (auto addresses = net::addresses_of(arguments.host); !addresses)
        throw UsageError(about("--host", addresses.error().words()));
    const ServeLimits limits = limits_of(arguments);
    const fs::path data = data_folder_of(arguments);
    const net::Settings settings{.host = arguments.host,
                                 .port = arguments.port,
                                 .limits = limits.server,
                                 .policy = policy_of(arguments)};
    // A closed connection or an exceeded file size limit is an error, and must not end the process.
    for (const int signal : {SIGPIPE, SIGXFSZ}) std::signal(signal, SIG_IGN);

    net::Metrics metrics;
    const net::Log log(log_levels.at(arguments.log));
    auto server = net::Server::open(net::StaticFiles(folder_of(arguments), TABLIER_VERSION),
                                    settings, metrics, log);
    if (!server)
        throw Failure(fill_texts("{0}; --host and --port choose another place",
                                 "{0} ; --host et --port choisissent un autre endroit",
                                 {server.error().words()}));
    const OnlineTables tables(data, *server, limits.service, metrics, log);

    const Interruption interruption;
    const std::stop_callback stop(interruption.token(), [&] { server->stop(); });
    announce(arguments.host, server->port());
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
        "serve", said({"Serve the web page to browsers, here or on the network (docs/serving.md)",
                       "Servir la page web aux navigateurs, ici ou sur le réseau "
                       "(docs/serving.md)"}));
    command
        ->add_option("--host", arguments->host,
                     said({"The address to listen at: this machine alone unless told otherwise; "
                           "0.0.0.0 for everybody who reaches it",
                           "L'adresse d'écoute : cette seule machine si rien n'est dit ; 0.0.0.0 "
                           "pour tous ceux qui l'atteignent"}))
        ->type_name(said({"ADDRESS", "ADRESSE"}))
        ->capture_default_str();
    command
        ->add_option("--port", arguments->port,
                     said({"The port to listen at; 0 for any free one",
                           "Le port d'écoute ; 0 : un port libre, n'importe lequel"}))
        ->check(whole_number(0, 65535))
        ->capture_default_str();
    command
        ->add_option(
            "--web", arguments->web,
            said({"The folder of the page (default: the one that was built with the program)",
                  "Le dossier de la page (par défaut : celle construite avec le programme)"}))
        ->type_name(said(folder_name))
        ->check(not_empty());
    command
        ->add_option("--data", arguments->data,
                     said({"The folder where online tables are kept (default: tablier in the "
                           "user's folder for data, ~/.local/share)",
                           "Le dossier où sont gardées les tables en ligne (par défaut : tablier "
                           "dans le dossier de données de l'utilisateur, ~/.local/share)"}))
        ->type_name(said(folder_name))
        ->check(not_empty());
    command
        ->add_option(
            "--limit", arguments->limits,
            said(fill_texts("A limit on what one visitor may take up; may be repeated. {0}",
                            "Une limite à ce qu'un visiteur peut occuper ; peut être "
                            "répété. {0}",
                            {limits_help()})))
        ->type_name(said({"NAME=NUMBER", "NOM=NOMBRE"}))
        ->allow_extra_args(false);
    command->add_flag(
        "--proxy", arguments->proxy,
        said({"Believe a reverse proxy at this machine who its clients are (X-Forwarded-For)",
              "Croire un mandataire inverse sur cette machine quand il dit qui sont ses clients "
              "(X-Forwarded-For)"}));
    command
        ->add_option("--origin", arguments->origins,
                     said({"Let the pages of another site use the API too: "
                           "https://games.example.org; may be repeated",
                           "Laisser aussi les pages d'un autre site se servir de l'API : "
                           "https://games.example.org ; peut être répété"}))
        ->type_name("URL")
        ->allow_extra_args(false);
    command->add_flag("--metrics-for-all", arguments->metrics_for_all,
                      said({"Show /metrics to everybody instead of this machine alone",
                            "Montrer /metrics à tous au lieu de cette seule machine"}));
    command
        ->add_option("--log", arguments->log,
                     said({"What to tell on stderr, a JSON object a line",
                           "Ce qu'il faut dire sur stderr, un objet JSON par ligne"}))
        ->check(one_of({"off", "errors", "info", "requests"}))
        ->capture_default_str();
    add_examples(*command, {"tablier serve", "tablier serve --host 0.0.0.0 --port 8000"});
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
