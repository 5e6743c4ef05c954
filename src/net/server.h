// Web server: listeners, connections and routing. Single-threaded: everything runs on the thread
// that calls run().
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

    /// The event loop of the server. Valid for the server's lifetime, also after a move.
    Loop& loop();

    /// Sets the handler for `/api/`; it must outlive run().
    void connect(RequestHandler& handler);

    /// Charges processing time outside of a call to the handler to a client. On the server's
    /// thread.
    void charge(const ClientAddress& client, std::chrono::steady_clock::time_point begin,
                std::chrono::steady_clock::time_point end);

    /// Serves until stop() is called, then finishes the replies under way. When it returns all
    /// connections and their WebSocket handlers are gone.
    void run();

    /// From any thread.
    void stop();

  private:
    class Impl;
    explicit Server(std::unique_ptr<Impl> impl);

    std::unique_ptr<Impl> impl_;
};

}  // namespace tablier::net
