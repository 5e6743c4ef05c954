// Tables for two, created over HTTP, several at a time.
#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <string>
#include <vector>

#include "http.h"

namespace tablier::load {

struct TableForTwo {
    std::string id;
    std::array<std::string, 2> keys;  ///< by player
};

/// Throws where the server refuses.
boost::asio::awaitable<TableForTwo> create_table(Http& http, std::string game, std::string clock);

std::vector<TableForTwo> create_tables(const boost::asio::ip::tcp::endpoint& server, int count,
                                       const std::string& game, const std::string& clock);

/// One number of /metrics, without labels.
double metric(const boost::asio::ip::tcp::endpoint& server, const std::string& name);

}  // namespace tablier::load
