// The web server: listeners, the clients they let in, and who answers them. All runs on the thread
// that calls run(), so nothing below needs a lock.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>

#include "net/log.h"
#include "net/loop.h"
#include "net/metrics.h"
#include "net/request_handler.h"
#include "net/settings.h"
#include "net/static_files.h"
#include "tablier/error.h"

namespace tablier::net {

class Server {
  public:
    /// Listens. Metrics and log must outlive the server.
    static Result<Server> open(StaticFiles static_files, const Settings& settings, Metrics& metrics,
                               const Log& log);
    ~Server();
    Server(Server&&) noexcept;
    Server& operator=(Server&&) noexcept;

    std::uint16_t port() const;

    /// For those who have something to do on the server's thread. There as long as the server,
    /// wherever that is moved.
    Loop& loop();

    /// What answers under /api/, from before run() until after it. Without it there is nothing.
    void connect(RequestHandler& handler);

    /// What was done for a visitor, but not within a call to the service, took this time. On the
    /// server's thread.
    void charge(const ClientAddress& client, std::chrono::steady_clock::time_point begin,
                std::chrono::steady_clock::time_point end);

    /// Serves until stop() is called, then lets replies under way come to their end. When it
    /// returns all connections are gone, and so are the dialogues of the service.
    void run();

    /// From any thread.
    void stop();

  private:
    class Impl;
    explicit Server(std::unique_ptr<Impl> impl);

    std::unique_ptr<Impl> impl_;
};

}  // namespace tablier::net
