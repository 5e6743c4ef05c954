// Media type of a file, by the extension of its name.
#pragma once

#include <string_view>

namespace tablier::net {

/// For the header Content-Type; "application/octet-stream" for unknown extensions.
std::string_view content_type(std::string_view path);

}  // namespace tablier::net
