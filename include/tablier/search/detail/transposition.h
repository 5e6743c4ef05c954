// Transposition table: results of searched positions, shared by the threads of a search and kept
// from move to move.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

#include "tablier/search/value.h"

namespace tablier::search {

enum class Bound : std::uint8_t { Exact, Lower, Upper };

struct TableEntry {
    Score score = 0;
    int depth = 0;
    Bound bound = Bound::Exact;
    /// The best move by its index in the generated list, whose order depends on the position only;
    /// none where no move was better than another.
    std::optional<std::uint16_t> move = {};
};

/// A hash table without locks. A torn write makes the check wrong, so that the entry is not found
/// (the check is the key xor the data, as in Hyatt and Mann, "A lock-less transposition table
/// implementation").
class TranspositionTable {
  public:
    explicit TranspositionTable(int megabytes);

    void clear();
    /// Starts a new generation: entries of earlier searches are replaced first. Not while threads
    /// search.
    void next_search() { generation_ = std::uint8_t((generation_ + 1) & generation_mask); }

    std::optional<TableEntry> find(std::uint64_t key) const;
    void store(std::uint64_t key, const TableEntry& value);

  private:
    static constexpr std::uint8_t generation_mask = 0x3F;
    static constexpr int bucket_size = 4;  ///< entries of a bucket: one cache line

    struct Entry {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Bucket {
        Entry entries[bucket_size];
    };

    Bucket& bucket(std::uint64_t key) const { return buckets_[key & mask_]; }

    std::unique_ptr<Bucket[]> buckets_;
    std::uint64_t mask_ = 0;
    std::uint8_t generation_ = 0;
};

}  // namespace tablier::search
