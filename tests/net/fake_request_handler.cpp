#include "net/fake_request_handler.h"

#include <stdexcept>

namespace tablier::net {
namespace {

std::shared_ptr<const std::string> shared(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
}

/// Echoes messages, except for a few commands.
class Parrot final : public WebSocketHandler {
  public:
    Parrot(FakeService& handler, WebSocketConnection& peer) : handler_(handler), peer_(peer) {
        ++handler_.handlers;
        peer_.send(shared("hello"));
    }
    ~Parrot() override {
        peer_.send(shared("nobody hears this"));
        --handler_.handlers;
    }

    void receive(std::string_view text, std::chrono::steady_clock::time_point) override {
        ++handler_.messages;
        if (text == "close") return peer_.close(4000, "as you wish");
        if (text == "round trip")
            return peer_.send(shared(peer_.round_trip().count() >= 0 ? "known" : "wrong"));
        if (text.starts_with("twentyfold")) {
            for (int i = 0; i < 20; ++i) peer_.send(shared(std::string(text)));
            return;
        }
        if (text != "flood") return peer_.send(shared(std::string(text)));
        const auto much = shared(std::string(std::size_t(256) << 10, 'x'));
        for (int i = 0; i < 64; ++i) peer_.send(much);
    }

    void stopping() override { peer_.send(shared("stopping")); }

  private:
    FakeService& handler_;
    WebSocketConnection& peer_;
};

}  // namespace

void FakeService::answer(const Request& request, Respond respond) {
    if (request.path == "/api/later") {
        ++waiting;
        later_.push_back(std::move(respond));
    } else if (request.path == "/api/soon") {
        timers_.push_back(loop_.after(
            std::chrono::milliseconds(10),
            [respond = std::move(respond)]() mutable { respond(json_reply(200, "\"soon\"")); }));
    } else if (request.path == "/api/throw") {
        throw std::runtime_error("out of something");
    } else if (request.path == "/api/large") {
        respond(json_reply(200, "\"" + std::string(std::size_t(32) << 20, 'x') + "\""));
    } else if (request.path == "/api/echo") {
        respond(json_reply(201, std::string(request.body)));
    } else if (request.path == "/api/who") {
        respond(json_reply(200, request.client.text() + (request.client.local() ? " local" : "") +
                                    " " + std::string(request.authorization)));
    } else if (request.path != "/api/never") {
        respond(json_reply(200, std::string(request.path) + " " + std::string(request.query)));
    }
}

std::expected<std::unique_ptr<WebSocketHandler>, Reply> FakeService::accept_websocket(
    const Request& request, WebSocketConnection& peer) {
    if (request.path == "/api/v1/socket") return std::make_unique<Parrot>(*this, peer);
    if (request.path == "/api/curt") {
        auto parrot = std::make_unique<Parrot>(*this, peer);
        peer.close(4001, "no time");
        return parrot;
    }
    return std::unexpected(text_reply(404, "There is no socket here."));
}

void FakeService::stopping() {
    if (answers_when_stopping) release_now();
}

void FakeService::release() {
    loop_.post([this] { release_now(); });
}

void FakeService::release_now() {
    waiting = 0;  // before a client may ask again
    for (Respond& respond : std::exchange(later_, {})) respond(json_reply(200, "\"late\""));
}

}  // namespace tablier::net
