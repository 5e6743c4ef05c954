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

/// The views are valid until the function that received it returns; later users keep copies.
struct Request {
    std::string_view method;
    std::string_view target;                ///< as sent: "/a%20b?x=1"
    std::string_view path = {};             ///< of the target, made plain (see target_path): "/a b"
    std::string_view query = {};            ///< of the target, as sent: "x=1"
    std::string_view accept_encoding = {};  ///< empty if there is none, as with all that follow
    std::string_view if_none_match = {};
    std::string_view authorization = {};
    std::string_view origin = {};
    std::string_view host = {};
    std::string_view body = {};
    ClientAddress client = {};
    /// When the whole request had arrived; it may have been queued since.
    std::chrono::steady_clock::time_point arrived = std::chrono::steady_clock::now();
    /// Expired once the client has hung up.
    std::weak_ptr<const void> connection_alive = {};
};

struct Reply {
    int status = 200;
    /// Those that are special to it; see reply_head for those that all have.
    std::vector<std::pair<std::string_view, std::string>> headers = {};
    /// Never null. It is here for HEAD too, so that its length is known, but then not sent.
    std::shared_ptr<const std::string> body = std::make_shared<const std::string>();
    /// The code of a refusal ("stale"), for the counters; empty for all else.
    std::string error_code = {};
};

/// Sends the reply to one request. To be called once, on the server's thread, at once or later;
/// harmless if the client has gone meanwhile. If it is destroyed without a call, the client gets a
/// 500.
using Respond = std::move_only_function<void(Reply)>;

/// A status with a line of text that says why.
Reply text_reply(int status, std::string_view text);

/// A status with a body that is JSON already.
Reply json_reply(int status, std::string json);

/// Whether the body of this reply travels.
bool has_body(std::string_view method, const Reply& reply);

}  // namespace tablier::net
