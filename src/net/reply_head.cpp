#include "net/reply_head.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace tablier::net {
namespace {

// Security headers. Documents get all of them, scripts (which may be workers) the content policy,
// other files only the common ones: browsers ignore the rest there, and the page loads all files
// before the first move.

/// Content policy: the page's own files, WebAssembly, and images from data and blob URLs; the
/// browser blocks injected content.
constexpr std::string_view content_security_policy =
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'\r\n";
constexpr std::string_view document_headers =
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), "
    "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()\r\n";
constexpr std::string_view common_headers =
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "X-Content-Type-Options: nosniff\r\n";

/// A reply of any other type counts as a document.
void add_security_headers(std::string& head, std::string_view content_type) {
    const bool plain =
        content_type.starts_with("text/css") || content_type.starts_with("application/wasm");
    if (!plain) {
        head.append(content_security_policy);
        if (!content_type.starts_with("text/javascript")) head.append(document_headers);
    }
    head.append(common_headers);
}

struct Reason {
    int status;
    std::string_view text;
};

constexpr std::array reasons{
    Reason{200, "OK"},
    Reason{201, "Created"},
    Reason{202, "Accepted"},
    Reason{204, "No Content"},
    Reason{304, "Not Modified"},
    Reason{400, "Bad Request"},
    Reason{401, "Unauthorized"},
    Reason{403, "Forbidden"},
    Reason{404, "Not Found"},
    Reason{405, "Method Not Allowed"},
    Reason{406, "Not Acceptable"},
    Reason{408, "Request Timeout"},
    Reason{409, "Conflict"},
    Reason{410, "Gone"},
    Reason{413, "Content Too Large"},
    Reason{415, "Unsupported Media Type"},
    Reason{417, "Expectation Failed"},
    Reason{421, "Misdirected Request"},
    Reason{422, "Unprocessable Content"},
    Reason{426, "Upgrade Required"},
    Reason{429, "Too Many Requests"},
    Reason{431, "Request Header Fields Too Large"},
    Reason{500, "Internal Server Error"},
    Reason{503, "Service Unavailable"},
};

/// The reason phrase is informative only; clients use the number.
std::string_view reason(int status) {
    const auto found = std::ranges::find(reasons, status, &Reason::status);
    return found == reasons.end() ? "Unknown" : found->text;
}

/// "Sun, 06 Nov 1994 08:49:37 GMT", independent of the locale.
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
    const std::string connection = keep_alive ? "keep-alive" : "close";
    add(head, "Connection", reply.status == 426 ? "upgrade, " + connection : connection);
    const bool bodiless = reply.status == 204 || reply.status == 304;  // by definition
    if (!bodiless) add(head, "Content-Length", std::to_string(reply.body->size()));
    std::string_view content_type;
    for (const auto& [name, value] : reply.headers) {
        add(head, name, value);
        if (name == "Content-Type") content_type = value;
    }
    add_security_headers(head, content_type);
    return head += "\r\n";
}

}  // namespace tablier::net
