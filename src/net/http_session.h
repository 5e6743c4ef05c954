// HTTP session: one client connection that speaks HTTP.
#pragma once

#include <boost/asio/ip/tcp.hpp>

#include "net/server_context.h"

namespace tablier::net {

/// Answers the requests on a socket, one after another, until either side ends or it becomes a
/// WebSocket. The session keeps itself alive and is among the connections as long; what it is given
/// must outlive the io_context.
void start_http_session(boost::asio::ip::tcp::socket socket, const ClientAddress& peer,
                        ClientLimits::ConnectionSlot slot, ServerContext& context);

/// Sends the reply and closes the connection.
void reject_connection(boost::asio::ip::tcp::socket socket, const ClientAddress& peer, Reply reply,
                       ServerContext& context);

}  // namespace tablier::net
