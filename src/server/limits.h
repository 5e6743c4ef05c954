// How much of the server a client may take up.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace tablier::server {

struct Limits {
    /// Further clients are turned away, so that there are always descriptors left to read files.
    std::size_t connections = 4096;
    /// For a whole request to arrive, and between two requests on one connection.
    std::chrono::milliseconds request{30'000};
    /// What a client must at least read in a second, on the average of a reply.
    std::uint64_t bytes_per_second = 10'000;
    /// For the other side to hang up after the last reply, and for all of them when the server
    /// ends.
    std::chrono::milliseconds goodbye{2'000};
    std::uint32_t head_bytes = 16 << 10;
    std::uint64_t body_bytes = 64 << 10;
};

}  // namespace tablier::server
