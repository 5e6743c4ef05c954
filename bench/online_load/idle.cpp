// Load test: memory of the server for each idle subscribed socket.
#include <fmt/core.h>

#include <memory>
#include <vector>

#include "message_fields.h"
#include "pawn_walk.h"
#include "report.h"
#include "server_process.h"
#include "settings.h"
#include "socket.h"
#include "tables.h"

namespace tablier::load {
namespace {

namespace asio = boost::asio;

constexpr double asked_after_start = 64;  ///< megabytes
constexpr double asked_with_sockets = 120;
constexpr std::size_t being_opened = 200;  ///< at a time: more than are waiting at a door

struct SubscriberCounts {
    std::size_t watching = 0;
    std::size_t lost = 0;
};

struct IdleSubscriber final : SocketListener {
    IdleSubscriber(const TableForTwo& at, int number, SubscriberCounts& all)
        : table(at), player(number), counts(all) {}

    void opened() override {
        socket->send(fmt::format(R"({{"type":"watch","table":"{}","key":"{}"}})", table.id,
                                 table.keys[std::size_t(player)]));
    }
    void on_message(std::string_view message) override {
        if (text_field(message, "type") == "watching") ++counts.watching;
    }
    void closed() override { ++counts.lost; }

    const TableForTwo& table;
    int player;
    SubscriberCounts& counts;
    std::shared_ptr<Socket> socket = {};
};

}  // namespace

bool run_idle(const Settings& settings, const IdleLoad& load) {
    using namespace std::chrono;
    Report report("idle", settings.json);
    ServerProcess server(settings);
    server.start();
    server.wait_for_answer();
    const double after_start = server.resident_megabytes();
    report.add_at_most("memory after the start", after_start, asked_after_start, "MB");
    report.note(fmt::format("makes {} tables", load.tables));
    const auto tables =
        create_tables(server.endpoint(), load.tables, std::string(endless_game), "none");
    report.add("with the tables, and nobody there", server.resident_megabytes(), "MB");

    report.note(fmt::format("opens {} sockets", load.sockets));
    asio::io_context context(1);
    SubscriberCounts counts;
    std::vector<std::unique_ptr<IdleSubscriber>> subscribers;
    const auto impatient = steady_clock::now() + 60s;
    while (counts.watching < std::size_t(load.sockets) && steady_clock::now() < impatient) {
        while (subscribers.size() < std::size_t(load.sockets) &&
               subscribers.size() < counts.watching + being_opened) {
            const std::size_t number = subscribers.size();
            subscribers.push_back(std::make_unique<IdleSubscriber>(
                tables[number % tables.size()], int(number / tables.size() % 2), counts));
            subscribers.back()->socket =
                Socket::open(context, server.endpoint(), *subscribers.back());
        }
        context.run_one_for(100ms);
    }
    const double opened = server.resident_megabytes();
    report.note(fmt::format("waits for {} s", load.seconds));
    const double used_before = server.processor_seconds();
    context.run_for(duration_cast<milliseconds>(duration<double>(load.seconds)));
    const double used = server.processor_seconds() - used_before;

    report.add("sockets that watch", double(counts.watching));
    report.add("memory with them", opened, "MB");
    report.add_at_most("memory after a while", server.resident_megabytes(), asked_with_sockets,
                       "MB");
    report.add("for each socket, with its part of a table",
               (opened - after_start) * 1000 / double(load.sockets), "kB");
    report.add("the server's use of one processor meanwhile", 100 * used / load.seconds, "%");
    report.check("all are let in", counts.watching == std::size_t(load.sockets));
    report.check("none is lost", counts.lost == 0, fmt::format("{} lost", counts.lost));
    for (const auto& onlooker : subscribers) onlooker->socket->leave();
    context.run_for(3s);
    report.add("memory when they have left", server.resident_megabytes(), "MB");
    report.check("the server stops in good order", server.stop() == 0);
    return report.finish();
}

}  // namespace tablier::load
