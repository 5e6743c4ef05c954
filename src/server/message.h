// A request and the reply to it, as far as they matter here and free of any network library.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tablier::server {

struct Request {
    std::string_view method;
    std::string_view target;           ///< as sent: "/a%20b?x=1"
    std::string_view accept_encoding;  ///< empty if there is none
    std::string_view if_none_match;    ///< likewise
};

struct Reply {
    int status = 200;
    /// Those that are special to it; see reply_head for those that all have.
    std::vector<std::pair<std::string_view, std::string>> headers;
    /// Never null. It is here for HEAD too, so that its length is known, but then not sent.
    std::shared_ptr<const std::string> body = std::make_shared<const std::string>();
};

/// A status with a line of text that says why.
Reply text_reply(int status, std::string_view text);

/// Whether the body of this reply travels.
bool has_body(std::string_view method, const Reply& reply);

}  // namespace tablier::server
