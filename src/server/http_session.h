// One client that speaks HTTP.
#pragma once

#include <boost/asio/ip/tcp.hpp>

#include "server/connections.h"
#include "server/limits.h"
#include "server/site.h"

namespace tablier::server {

/// Answers the requests on a socket, one after another, until either side ends. The session keeps
/// itself alive and is in `connections` as long; the references must outlive the io_context.
void start_http_session(boost::asio::ip::tcp::socket socket, Site& site, Connections& connections,
                        const Limits& limits);

}  // namespace tablier::server
