// The API over one WebSocket: somebody who watches tables and plays at them.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "core/json.h"
#include "online/service/hall.h"
#include "net/service.h"

namespace tablier::api {

/// Tables that one socket may watch.
inline constexpr std::size_t most_watched = 200;

/// Adds what a command led to.
void add_done(JsonObject& json, const hall::Done& done);

class TableDialogue final : public server::Dialogue {
  public:
    /// The references must outlive it.
    TableDialogue(hall::Hall& hall, server::Peer& peer, const server::Visitor& visitor,
                  const std::string& version);
    ~TableDialogue() override;

    void receive(std::string_view text, std::chrono::steady_clock::time_point arrived) override;
    void stopping() override;

  private:
    class Seat;

    /// Answers may come when the socket is gone, so they go to this.
    std::shared_ptr<Seat> seat_;
};

}  // namespace tablier::api
