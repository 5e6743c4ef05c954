// Client that creates tables and repeats each request under the same name until it is answered.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>
#include <vector>

#include "http.h"

namespace tablier::load {

class PersistentCreator {
  public:
    struct CreatedTable {
        std::string table;
        std::string key;
    };

    /// `name`: prefix of the names of its requests.
    PersistentCreator(boost::asio::io_context& context,
                      const boost::asio::ip::tcp::endpoint& server, std::string name)
        : context_(context), http_(context, server), name_(std::move(name)) {}

    /// Runs until stop().
    boost::asio::awaitable<void> run();
    void stop() { stopping_ = true; }
    bool idle() const { return idle_; }

    const std::vector<CreatedTable>& created() const { return made_; }
    const std::vector<std::string>& faults() const { return faults_; }
    std::size_t sent_again() const { return sent_again_; }

  private:
    boost::asio::io_context& context_;
    Http http_;
    std::string name_;
    bool stopping_ = false;
    bool idle_ = false;
    std::vector<CreatedTable> made_;
    std::vector<std::string> faults_;
    std::size_t sent_again_ = 0;
};

}  // namespace tablier::load
