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

/// Whether it is HOST or HOST:PORT, where addresses of IPv6 stand in brackets.
bool is_authority(std::string_view text);

/// Whether a page of this origin may use a server that it calls `host` (the header Host): a page of
/// the server itself, or of one of the other origins that are allowed. The server cannot know
/// whether a proxy before it speaks https, so both schemes are its own. "null", the origin of pages
/// without a site, is refused. Without the header (`origin` is empty) the client is not a page.
bool may_use(std::string_view origin, std::string_view host,
             const std::vector<std::string>& allowed);

/// Whether it is one of those other origins.
bool is_one_of(std::string_view origin, const std::vector<std::string>& allowed);

}  // namespace tablier::net
