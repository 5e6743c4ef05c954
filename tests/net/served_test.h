// Test fixture: the real server on loopback, with a page and a fake API handler.
#pragma once

#include <gmock/gmock.h>

#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "net/client.h"
#include "net/fake_request_handler.h"
#include "net/server.h"
#include "temporary_folder.h"

namespace tablier::net {

class ServedTest : public testing::Test {
  protected:
    ServedTest() { folder_.write("index.html", "<p>page"); }
    ~ServedTest() override { stop(); }

    StaticFiles static_files() const { return {WebFolder::open(folder_.path()).value(), "1"}; }

    void start(const Settings& settings = {}) {
        auto opened = Server::open(static_files(), settings, metrics_, log_);
        ASSERT_TRUE(opened) << opened.error().message;
        server_.emplace(*std::move(opened));
        handler_.emplace(server_->loop());
        server_->connect(*handler_);
        thread_ = std::thread([this] { server_->run(); });
    }
    void start(const Limits& limits) { start(Settings{.limits = limits}); }

    /// Returns when everything has ended.
    void stop() {
        if (!thread_.joinable()) return;
        server_->stop();
        thread_.join();
    }

    std::uint16_t port() const { return server_->port(); }

    bool still_serves() const { return Client(port()).get("/health").status == 200; }

    /// Waits until something is so, which it will be in a moment.
    static bool soon(const std::function<bool()>& condition) {
        for (int tries = 0; tries < 20'000; ++tries) {
            if (condition()) return true;  // it need not be so for long
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return false;
    }

    std::int64_t connections() { return metrics_.gauge("tablier_connections", "").value(); }

    std::string logged() {
        const std::lock_guard lock(mutex_);
        return logged_;
    }

  private:
    std::mutex mutex_;
    std::string logged_;

  protected:
    TemporaryFolder folder_;
    Metrics metrics_;
    Log log_{LogLevel::Requests, [this](const std::string& line) {
                 const std::lock_guard lock(mutex_);
                 logged_ += line;
             }};
    std::optional<Server> server_;
    std::optional<FakeService> handler_;

  private:
    std::thread thread_;
};

}  // namespace tablier::net
