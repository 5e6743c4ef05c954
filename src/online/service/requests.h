// Commands that have been carried out already, by the names their senders gave them: one that is
// sent again is not done again.
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

/// A command as its sender named it. The name is nobody else's business: it is kept as a hash.
class RequestName {
  public:
    RequestName() = default;  ///< none was given
    /// `scope`: whose name it is, since others may use the same; `content`: what was asked for.
    RequestName(std::string_view scope, std::string_view name, std::string_view content);

    bool given() const { return !key_.empty(); }
    const std::string& key() const { return key_; }
    const std::string& content() const { return content_; }

    /// As it is stored with the first of its events.
    std::string stored(std::size_t events) const;

  private:
    std::string key_;
    std::string content_;
};

class Requests {
  public:
    struct Done {
        std::string content;
        std::int64_t first = 0;
        std::int64_t last = 0;
    };

    /// From what RequestName::stored has made; anything else is left out.
    void learn(std::string_view stored, std::int64_t first_event);

    const Done* find(const RequestName& name) const;

  private:
    std::map<std::string, Done, std::less<>> done_;
};

}  // namespace tablier::online
