// Origins: which web pages may use the API, by the Origin header that browsers send.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tablier/error.h"

namespace tablier::net {

/// "https://Games.example.org:443" is "https://games.example.org": scheme (http or https), host and
/// port, in small letters and without the usual port. Nothing may follow.
Result<std::string> parse_origin(std::string_view text);

/// Whether it is HOST or HOST:PORT, with IPv6 addresses in brackets.
bool is_authority(std::string_view text);

/// Whether a page of this origin may use a server with this Host header: same origin, or one of
/// `allowed`. Both schemes count as the same origin, since a proxy may speak https. "null", the
/// opaque origin, is not allowed. Without the header (`origin` is empty) the client is no page, and
/// allowed.
bool may_use(std::string_view origin, std::string_view host,
             const std::vector<std::string>& allowed);

/// Whether it is in `allowed`.
bool is_one_of(std::string_view origin, const std::vector<std::string>& allowed);

}  // namespace tablier::net
