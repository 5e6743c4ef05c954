// Load test: time until a server with many stored games answers.
#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include "latencies.h"
#include "message_fields.h"
#include "report.h"
#include "server_process.h"
#include "settings.h"
#include "stored_games.h"
#include "tables.h"

namespace tablier::load {
namespace {

constexpr double asked = 1000;  ///< milliseconds

/// As after the machine has been switched on: nothing of the folder is in memory.
void forget_files(const std::filesystem::path& folder) {
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        const int descriptor = ::open(file.path().c_str(), O_RDONLY | O_CLOEXEC);
        if (descriptor < 0) continue;
        ::fsync(descriptor);
        ::posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED);
        ::close(descriptor);
    }
}

double megabytes_in(const std::filesystem::path& folder) {
    double bytes = 0;
    for (const auto& file : std::filesystem::directory_iterator(folder))
        bytes += double(file.file_size());
    return bytes / 1e6;
}

}  // namespace

bool run_start(const Settings& settings, const StartLoad& load) {
    Report report("start", settings.json);
    ServerProcess server(settings);
    report.note(fmt::format("stores {} games", load.games));
    store_games(server.data(), load.games, load.moves);
    report.add("games stored", load.games);
    report.add("moves in each", load.moves);
    report.add("on the disk", megabytes_in(server.data()), "MB");
    Latencies warm;
    Latencies cold;
    Latencies killed;
    double memory = 0;
    for (int i = 0; i < load.starts; ++i) {
        for (Latencies* times : {&warm, &cold, &killed}) {
            if (times == &cold) forget_files(server.data());
            server.start();
            times->add(server.wait_for_answer());
            // What was stored is really there.
            const HttpAnswer list =
                call_now(server.endpoint(), {.target = "/api/v1/tables?phase=over&limit=200"});
            const std::size_t listed = list_field(list.body, "tables").size();
            const std::size_t expected = std::min<std::size_t>(200, std::size_t(load.games) / 2);
            if (listed < expected) report.check("the stored games are listed", false, list.body);
            memory = std::max(memory, server.resident_megabytes());
            if (times == &cold)
                server.kill();
            else
                server.stop();
        }
    }
    report.add_at_most("from the start to the first answer, longest", warm.at(1), asked, "ms");
    report.add("median", warm.at(0.5), "ms");
    report.add_at_most("with nothing of the folder in memory, longest", cold.at(1), asked, "ms");
    report.add_at_most("after it was killed, longest", killed.at(1), asked, "ms");
    report.add("memory after the start", memory, "MB");
    return report.finish();
}

}  // namespace tablier::load
