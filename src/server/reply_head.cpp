#include "server/reply_head.h"

#include <array>
#include <cstdio>

namespace tablier::server {
namespace {

/// The page uses nothing but its own files, WebAssembly among them, and pictures that it makes
/// itself; whatever else somebody might smuggle into it, the browser refuses.
constexpr std::string_view strict_headers =
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), "
    "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "X-Content-Type-Options: nosniff\r\n";

std::string_view reason(int status) {
    switch (status) {
        case 200:
            return "OK";
        case 304:
            return "Not Modified";
        case 400:
            return "Bad Request";
        case 404:
            return "Not Found";
        case 405:
            return "Method Not Allowed";
        case 406:
            return "Not Acceptable";
        case 413:
            return "Content Too Large";
        case 417:
            return "Expectation Failed";
        case 431:
            return "Request Header Fields Too Large";
        default:
            return "Internal Server Error";
    }
}

/// "Sun, 06 Nov 1994 08:49:37 GMT", whatever the locale.
std::string date(std::time_t time) {
    constexpr std::array days{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr std::array months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    std::tm utc{};
    gmtime_r(&time, &utc);
    char text[64];
    std::snprintf(text, sizeof text, "%s, %02d %s %04d %02d:%02d:%02d GMT",
                  days[std::size_t(utc.tm_wday)], utc.tm_mday, months[std::size_t(utc.tm_mon)],
                  utc.tm_year + 1900, utc.tm_hour, utc.tm_min, utc.tm_sec);
    return text;
}

void add(std::string& head, std::string_view name, std::string_view value) {
    head.append(name).append(": ").append(value).append("\r\n");
}

}  // namespace

std::string reply_head(const Reply& reply, bool keep_alive, std::time_t now) {
    std::string head = "HTTP/1.1 " + std::to_string(reply.status) + " ";
    head.append(reason(reply.status)).append("\r\n");
    add(head, "Date", date(now));
    add(head, "Connection", keep_alive ? "keep-alive" : "close");
    if (reply.status != 304) add(head, "Content-Length", std::to_string(reply.body->size()));
    for (const auto& [name, value] : reply.headers) add(head, name, value);
    head.append(strict_headers).append("\r\n");
    return head;
}

}  // namespace tablier::server
