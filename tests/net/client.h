// Raw TCP client for tests: sends exact bytes.
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace tablier::net {

struct Received {
    int status = 0;  ///< 0: the server hung up before a reply was complete
    std::map<std::string, std::string> headers;
    std::string body;

    std::string header(const std::string& name) const {
        const auto found = headers.find(name);
        return found == headers.end() ? "" : found->second;
    }
};

class Client {
  public:
    /// `from`: an address of this machine to come from.
    explicit Client(std::uint16_t port, const std::string& address = "127.0.0.1",
                    const std::string& from = "");
    ~Client();
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    bool connected() const { return connected_; }

    /// False if the server has hung up.
    bool send(const std::string& text) const;

    /// The next reply; a reply to HEAD has no body, whatever its Content-Length.
    Received receive(const std::string& method = "GET");

    /// So many bytes; nothing if the server hangs up before.
    std::string read(std::size_t bytes);

    /// Sends a request with these further header lines, and returns the reply.
    Received ask(const std::string& method, const std::string& target,
                 const std::string& headers = "", const std::string& body = "");
    Received post(const std::string& target, const std::string& body,
                  const std::string& headers = "") {
        return ask("POST", target,
                   headers + "Content-Length: " + std::to_string(body.size()) + "\r\n", body);
    }
    Received get(const std::string& target, const std::string& headers = "") {
        return ask("GET", target, headers);
    }

    /// Waits until the server has sent something, but leaves it where it is. False if it hangs up.
    bool wait() const;

    /// Whether the server hangs up without sending anything more.
    bool is_hung_up_on();

    /// Nothing more will be sent.
    void half_close() const;

    /// Hangs up so that the server gets an error instead of an end.
    void reset();

  private:
    bool read_more();

    int socket_ = -1;
    bool connected_ = false;
    std::string buffer_;
};

}  // namespace tablier::net
