// Entity tags: names for the content of a file, so that a client need not fetch it again.
#pragma once

#include <string>
#include <string_view>

namespace tablier::net {

/// 32 hexadecimal digits. Tells versions of a file apart; it need not withstand somebody who looks
/// for collisions, since whoever writes the files can do worse.
std::string content_hash(std::string_view bytes);

/// A strong tag, quotation marks included: each encoding of a file has its own.
std::string entity_tag(std::string_view hash, std::string_view encoding);

/// Whether a header If-None-Match names this tag: the client has that content already.
bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace tablier::net
