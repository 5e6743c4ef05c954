// Static files: replies to requests for the page, its files and `/health`.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "net/encoding.h"
#include "net/file_cache.h"
#include "net/message.h"
#include "net/web_folder.h"

namespace tablier::net {

/// Not thread-safe.
class StaticFiles {
  public:
    StaticFiles(WebFolder folder, std::string version)
        : folder_(std::move(folder)), version_(std::move(version)) {}

    Reply answer(const Request& request);

    /// "ok", or the problem of another part of the server.
    using Health = std::function<std::string_view()>;
    void set_health_source(Health health) { health_ = std::move(health); }

  private:
    Reply health() const;
    Reply page_or_file(std::string_view path, const Request& request);
    Reply file(std::string_view path, const Request& request);

    WebFolder folder_;
    std::string version_;
    Health health_ = [] { return std::string_view("ok"); };
    FileCache cache_;
};

}  // namespace tablier::net
