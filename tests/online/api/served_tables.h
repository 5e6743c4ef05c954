// Test fixture: the real program with online tables as a child process, and clients for it.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/types.h>

#include <boost/json.hpp>
#include <cstdint>
#include <memory>
#include <string>

#include "net/client.h"
#include "net/socket_client.h"
#include "online/api/traffic.h"
#include "temporary_folder.h"

namespace tablier::online {

/// `tablier serve` with a data folder of the caller's; `files`: how many it may have open.
class ServerProcess {
  public:
    ServerProcess(const std::filesystem::path& web, const std::filesystem::path& data,
                  const std::string& further = "", unsigned files = 0);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    std::uint16_t port() const { return port_; }
    void send_signal(int signal) const;
    /// Whether its disk takes something.
    void set_disk_full(bool full) const;
    /// -1 if a signal ended it.
    int wait();

  private:
    pid_t child_ = -1;
    std::uint16_t port_ = 0;
};

/// A reply of the API.
struct HttpAnswer {
    int status = 0;
    json::object body;
    net::Received received;

    /// The code of a refusal; empty if it is none.
    std::string code() const;
    const json::value& operator[](std::string_view name) const;
    std::string text(std::string_view name) const { return std::string((*this)[name].as_string()); }
};

/// Client with one HTTP connection.
class Caller {
  public:
    explicit Caller(std::uint16_t port) : client_(port) {}

    HttpAnswer call(const std::string& method, const std::string& target,
                    const std::string& body = "", const std::string& key = "",
                    const std::string& headers = "");
    HttpAnswer get(const std::string& target, const std::string& key = "") {
        return call("GET", target, "", key);
    }
    HttpAnswer make(const std::string& body) { return call("POST", "/api/v1/tables", body); }
    HttpAnswer state(const std::string& table, const std::string& key = "") {
        return get("/api/v1/tables/" + table, key);
    }
    HttpAnswer command(const std::string& table, const std::string& key, const std::string& body) {
        return call("POST", "/api/v1/tables/" + table + "/commands", body, key);
    }
    HttpAnswer move(const std::string& table, const std::string& key, const std::string& move) {
        return command(table, key, json::serialize(json::object{{"do", "move"}, {"move", move}}));
    }

  private:
    net::Client client_;
};

/// Client with a WebSocket.
class Talker {
  public:
    explicit Talker(std::uint16_t port, const std::string& headers = "") : client_(port, headers) {
        Traffic::called("GET", "/api/v1/socket", "", client_.reply());
    }

    int status() const { return client_.reply().status; }
    void say(const std::string& message) {
        Traffic::said(message);
        client_.say(message);
    }
    /// The next message of this type; those before it are left out.
    json::object hear(const std::string& type);
    /// The next message of any type; empty if the socket is closed.
    json::object hear();
    int close_code() { return client_.close_code(); }

    json::object watch(const std::string& table, const std::string& key = "") {
        json::object message{{"type", "watch"}, {"table", table}};
        if (!key.empty()) message["key"] = key;
        say(json::serialize(message));
        return hear();
    }

  private:
    net::SocketClient client_;
};

/// A server for each test.
class ServedTables : public testing::Test {
  protected:
    ServedTables() { web_.write("index.html", "<p>page"); }

    /// `further` may send the log of errors elsewhere, as a shell does.
    void start(const std::string& further = "", unsigned files = 0) {
        server_.reset();  // one at a time in a folder
        const std::string log = further.find("2>") == std::string::npos ? "off" : "errors";
        server_ = std::make_unique<ServerProcess>(
            web_.path(), data_.path() / "data",
            "--log " + log + " --limit engine-move=20 --limit requests=1000000 " + further, files);
        ASSERT_NE(port(), 0) << "the server does not start";
    }
    std::uint16_t port() const { return server_->port(); }
    Caller caller() const { return Caller(port()); }
    Talker talker() const { return Talker(port()); }

    TemporaryFolder web_;
    TemporaryFolder data_;
    std::unique_ptr<ServerProcess> server_;
};

/// One that runs already.
class RunningTables : public ServedTables {
  protected:
    RunningTables() { start(); }
};

/// Body of a new table with both players in one hand.
inline const std::string both_mine =
    R"({"game":"quoridor","players":[{"kind":"me"},{"kind":"me"}]})";
inline const std::string for_anyone =
    R"({"game":"quoridor","name":"Ada","players":[{"kind":"me"},{"kind":"anyone"}]})";
inline const std::string for_four =
    R"({"game":"quoridor-4","players":[{"kind":"me"},{"kind":"anyone"},{"kind":"anyone"},{"kind":"anyone"}]})";
/// No table has it.
inline const std::string stolen_key = "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE";

}  // namespace tablier::online
