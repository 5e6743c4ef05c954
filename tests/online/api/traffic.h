// Recorder of all traffic between the tests and a server: checks calls, answers and messages
// against the OpenAPI schemas, and fails the running test if one does not fit.
#pragma once

#include <set>
#include <string>

#include "net/client.h"
#include "online/api/schemas.h"

namespace tablier::online {

/// Parts of the description that have been seen in traffic.
struct Seen {
    std::set<std::string> answers;   ///< "getTable 200", "getTable no-such-table"
    std::set<std::string> codes;     ///< of refusals, by either way
    std::set<std::string> commands;  ///< that were done
    std::set<std::string> events;    ///< types
    std::set<std::string> said;      ///< types of messages to the server that it took
    std::set<std::string> heard;     ///< types of messages of the server
    std::set<std::string> fields;    ///< "EventLeft how gone", for fields of few words
};

class Traffic {
  public:
    /// One call and its answer.
    static void called(const std::string& method, const std::string& target,
                       const std::string& body, const net::Received& received);

    /// A message to the server, and one of it.
    static void said(const std::string& message);
    static void heard(const json::object& message);

    static const Seen& seen();
    static void forget();
};

}  // namespace tablier::online
