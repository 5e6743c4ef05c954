// Media type of a file, by the extension of its name.
#pragma once

#include <string_view>

namespace tablier::net {

/// For the header Content-Type; "application/octet-stream" for endings that are not known.
std::string_view content_type(std::string_view path);

}  // namespace tablier::net
