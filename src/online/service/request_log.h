// Log of executed requests by their names, so that a repeated request is not executed again.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tablier::online {

/// 16 to 64 letters, digits, '-' and '_'.
bool is_request_name(std::string_view name);

/// Name that a client gave to a request. Only hashes are stored, since keys are derived from the
/// name.
class RequestName {
  public:
    RequestName() = default;  ///< no name
    /// `scope` separates the names of different clients; `content` is the text of the request.
    RequestName(std::string_view scope, std::string_view name, std::string_view content);

    bool given() const { return !key_.empty(); }
    const std::string& key() const { return key_; }
    const std::string& content() const { return content_; }

    /// As stored with the first event of the request.
    std::string stored(std::size_t events) const;

  private:
    std::string key_;
    std::string content_;
};

class RequestLog {
  public:
    struct Entry {
        std::string content;
        std::int64_t first = 0;  ///< events of the request
        std::int64_t last = 0;
    };

    /// Adds a text made by RequestName::stored; ignores other texts.
    void add(std::string_view stored, std::int64_t first_event);

    /// Null if there is none.
    const Entry* find(const RequestName& name) const;

  private:
    std::map<std::string, Entry, std::less<>> entries_;
};

}  // namespace tablier::online
