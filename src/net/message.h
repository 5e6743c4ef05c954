// HTTP request and reply, independent of any network library.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "net/client_address.h"

namespace tablier::net {

/// The views are valid until the function that receives the request returns.
struct Request {
    std::string_view method;
    std::string_view target;      ///< as sent: "/a%20b?x=1"
    std::string_view path = {};   ///< decoded path of the target (see target_path): "/a b"
    std::string_view query = {};  ///< of the target, as sent: "x=1"
    std::string_view accept_encoding = {};  ///< headers: empty if missing
    std::string_view if_none_match = {};
    std::string_view authorization = {};
    std::string_view origin = {};
    std::string_view host = {};
    std::string_view body = {};
    ClientAddress client = {};
    /// When the whole request had arrived; it may have been queued since.
    std::chrono::steady_clock::time_point arrived = std::chrono::steady_clock::now();
    /// Expired once the client has closed the connection.
    std::weak_ptr<const void> connection_alive = {};
};

struct Reply {
    int status = 200;
    /// Specific to this reply; reply_head adds the common ones.
    std::vector<std::pair<std::string_view, std::string>> headers = {};
    /// Never null. Replies to HEAD have it too, for Content-Length; it is then not sent.
    std::shared_ptr<const std::string> body = std::make_shared<const std::string>();
    /// The API error code ("stale"), for metrics; empty for successful replies.
    std::string error_code = {};
};

/// Sends the reply to one request. To be called once, on the server's thread, immediately or later;
/// has no effect if the client has disconnected. If it is destroyed without a call, the client gets
/// a 500.
using Respond = std::move_only_function<void(Reply)>;

/// A status with one line of plain text.
Reply text_reply(int status, std::string_view text);

/// A status with a JSON body.
Reply json_reply(int status, std::string json);

/// Whether the body of this reply is sent.
bool has_body(std::string_view method, const Reply& reply);

}  // namespace tablier::net
