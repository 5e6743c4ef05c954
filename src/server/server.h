// The web server: listeners, the clients they let in, and the site that answers them. All runs on
// the thread that calls run(), so nothing below needs a lock.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/error.h"
#include "server/limits.h"
#include "server/site.h"

namespace tablier::server {

class Server {
  public:
    /// Listens at a host (see addresses_of) and a port, 0 for any free one.
    static Result<Server> open(Site site, const std::string& host, std::uint16_t port,
                               const Limits& limits = {});
    ~Server();
    Server(Server&&) noexcept;
    Server& operator=(Server&&) noexcept;

    std::uint16_t port() const;

    /// Serves until stop() is called, then lets replies under way come to their end.
    void run();

    /// From any thread.
    void stop();

  private:
    class Impl;
    explicit Server(std::unique_ptr<Impl> impl);

    std::unique_ptr<Impl> impl_;
};

}  // namespace tablier::server
