// Which of the ways a file is there in (plain, gzip, brotli) suits a client.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace tablier::net {

/// In order of preference.
enum class Encoding { Brotli, Gzip, Plain };

/// As in the header Content-Encoding: "br", "gzip"; empty for Plain.
std::string_view name_of(Encoding encoding);

/// What a compressed file has behind the name of the plain one: ".br", ".gz"; empty for Plain.
std::string_view ending_of(Encoding encoding);

/// The best of those that are there for a client that sent this Accept-Encoding, if it takes any.
/// Without the header (`accepted` is empty as well) clients get the plain file.
std::optional<Encoding> choose_encoding(std::string_view accepted,
                                        const std::vector<Encoding>& there);

}  // namespace tablier::net
