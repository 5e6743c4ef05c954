// Entity tags (ETag): content hashes of files, for conditional requests.
#pragma once

#include <string>
#include <string_view>

namespace tablier::net {

/// 32 hexadecimal digits. Distinguishes versions of a file. It need not resist collision attacks:
/// an attacker would have to be able to write the files.
std::string content_hash(std::string_view bytes);

/// A strong tag, quotation marks included: each encoding of a file has its own.
std::string entity_tag(std::string_view hash, std::string_view encoding);

/// Whether a header If-None-Match lists this tag, so that 304 is the reply.
bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace tablier::net
