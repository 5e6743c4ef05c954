// Content negotiation: chooses the stored encoding of a file (plain, gzip, brotli) for a client.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace tablier::net {

/// In order of preference.
enum class Encoding { Brotli, Gzip, Plain };

/// As in the header Content-Encoding: "br", "gzip"; empty for Plain.
std::string_view name_of(Encoding encoding);

/// Extension of compressed files: ".br", ".gz"; empty for Plain.
std::string_view extension_of(Encoding encoding);

/// The best of the available encodings for a client that sent this Accept-Encoding; none if it
/// accepts none of them. Without the header (`accepted` is empty) clients get the plain file.
std::optional<Encoding> choose_encoding(std::string_view accepted,
                                        const std::vector<Encoding>& available);

}  // namespace tablier::net
