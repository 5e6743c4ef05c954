#include "net/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>

namespace tablier::net {

Client::Client(std::uint16_t port, const std::string& address, const std::string& from) {
    const bool newer = address.find(':') != std::string::npos;
    socket_ = ::socket(newer ? AF_INET6 : AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const timeval patience{.tv_sec = 60, .tv_usec = 0};  // a hang fails a test instead of all
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    const int at_once = 1;  // what is sent in pieces arrives in pieces
    setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &at_once, sizeof at_once);
    sockaddr_in older_address{};
    older_address.sin_family = AF_INET;
    older_address.sin_port = htons(port);
    sockaddr_in6 newer_address{};
    newer_address.sin6_family = AF_INET6;
    newer_address.sin6_port = htons(port);
    if (newer) {
        inet_pton(AF_INET6, address.c_str(), &newer_address.sin6_addr);
        connected_ = connect(socket_, reinterpret_cast<const sockaddr*>(&newer_address),
                             sizeof newer_address) == 0;
    } else {
        if (!from.empty()) {
            sockaddr_in own{};
            own.sin_family = AF_INET;
            inet_pton(AF_INET, from.c_str(), &own.sin_addr);
            bind(socket_, reinterpret_cast<const sockaddr*>(&own), sizeof own);
        }
        inet_pton(AF_INET, address.c_str(), &older_address.sin_addr);
        connected_ = connect(socket_, reinterpret_cast<const sockaddr*>(&older_address),
                             sizeof older_address) == 0;
    }
}

Client::~Client() {
    if (socket_ >= 0) close(socket_);
}

bool Client::send(const std::string& text) const {
    for (std::size_t sent = 0; sent < text.size();) {
        const ssize_t now = ::send(socket_, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
        if (now <= 0) return false;
        sent += std::size_t(now);
    }
    return true;
}

bool Client::read_more() {
    char block[16384];
    const ssize_t got = recv(socket_, block, sizeof block, 0);
    if (got <= 0) return false;
    buffer_.append(block, std::size_t(got));
    return true;
}

Received Client::receive(const std::string& method) {
    std::size_t end = 0;
    while ((end = buffer_.find("\r\n\r\n")) == std::string::npos)
        if (!read_more()) return {};
    Received reply;
    reply.status = std::stoi(buffer_.substr(buffer_.find(' ') + 1));
    for (std::size_t line = buffer_.find("\r\n") + 2; line < end + 2;) {
        const std::size_t stop = buffer_.find("\r\n", line);
        const std::size_t colon = buffer_.find(": ", line);
        reply.headers[buffer_.substr(line, colon - line)] =
            buffer_.substr(colon + 2, stop - colon - 2);
        line = stop + 2;
    }
    buffer_.erase(0, end + 4);
    if (method == "HEAD" || reply.status / 100 == 1 || reply.status == 204 || reply.status == 304)
        return reply;
    const std::size_t length = std::stoul("0" + reply.header("Content-Length"));
    reply.body = read(length);
    return reply.body.size() == length ? reply : Received();
}

std::string Client::read(std::size_t bytes) {
    while (buffer_.size() < bytes)
        if (!read_more()) return "";
    std::string out = buffer_.substr(0, bytes);
    buffer_.erase(0, bytes);
    return out;
}

Received Client::ask(const std::string& method, const std::string& target,
                     const std::string& headers, const std::string& body) {
    send(method + " " + target + " HTTP/1.1\r\nHost: localhost\r\n" + headers + "\r\n" + body);
    return receive(method);
}

bool Client::wait() const {
    char byte;
    return recv(socket_, &byte, 1, MSG_PEEK) == 1;
}

bool Client::is_hung_up_on() {
    while (buffer_.empty() && read_more()) {
    }
    char byte;
    // An end or an error, but not that nothing came for too long.
    return buffer_.empty() && (recv(socket_, &byte, 1, MSG_DONTWAIT) == 0 ||
                               (errno != EAGAIN && errno != EWOULDBLOCK));
}

void Client::half_close() const {
    shutdown(socket_, SHUT_WR);
}

void Client::reset() {
    const linger at_once{.l_onoff = 1, .l_linger = 0};
    setsockopt(socket_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    close(socket_);
    socket_ = -1;
}

}  // namespace tablier::net
