// HTTP session: one client connection that speaks HTTP.
#pragma once

#include <boost/asio/ip/tcp.hpp>

#include "net/server_context.h"

namespace tablier::net {

/// Answers the requests on a socket, one after another, until either side closes it or it becomes a
/// WebSocket. The session owns itself, and is registered in the connections, until then. The
/// context must outlive the io_context.
void start_http_session(boost::asio::ip::tcp::socket socket, const ClientAddress& peer,
                        ClientLimits::ConnectionSlot slot, ServerContext& context);

/// Sends the reply and closes the connection.
void reject_connection(boost::asio::ip::tcp::socket socket, const ClientAddress& peer, Reply reply,
                       ServerContext& context);

}  // namespace tablier::net
