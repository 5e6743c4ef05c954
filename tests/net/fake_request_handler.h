// Fake API handler that answers in every way that the interface allows.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "net/loop.h"
#include "net/request_handler.h"

namespace tablier::net {

/// GET /api/who: the client's address. POST /api/echo: the body, as 201. /api/later: at release().
/// /api/soon: by a timer. /api/never: no answer. /api/throw: an exception. /api/WHATEVER: the path
/// and query. WebSockets are at /api/v1/socket.
class FakeService final : public RequestHandler {
  public:
    explicit FakeService(Loop& loop) : loop_(loop) {}

    void answer(const Request& request, Respond respond) override;
    std::expected<std::unique_ptr<WebSocketHandler>, Reply> accept_websocket(
        const Request& request, WebSocketConnection& peer) override;
    void stopping() override;
    std::string_view health() const override { return failing ? "storage-failing" : "ok"; }

    /// Thread-safe: answers the pending requests to /api/later.
    void release();

    std::atomic<bool> failing = false;
    std::atomic<bool> answers_when_stopping = false;
    std::atomic<int> waiting = 0;   ///< requests to /api/later
    std::atomic<int> handlers = 0;  ///< that are there
    std::atomic<int> messages = 0;  ///< that dialogues received

  private:
    void release_now();

    Loop& loop_;
    std::vector<Respond> later_;
    std::vector<std::unique_ptr<Timer>> timers_;
};

}  // namespace tablier::net
