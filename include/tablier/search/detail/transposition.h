// Transposition table: results of searched positions, shared by the threads of a search and kept
// from move to move.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

#include "tablier/search/value.h"

namespace tablier::search {

enum class Bound : std::uint8_t { Exact, AtLeast, AtMost };

struct TableEntry {
    Score score = 0;
    int depth = 0;
    Bound bound = Bound::Exact;
    /// The best move by its place in the generated list, which is the same every time; none where
    /// no move was better than another.
    std::optional<std::uint16_t> move = {};
};

/// A hash table without locks. A torn write shows as a wrong check and is not found (the check is
/// the key xor the data, as in Hyatt and Mann, "A lock-less transposition table implementation").
class TranspositionTable {
  public:
    explicit TranspositionTable(int megabytes);

    void clear();
    /// Entries of earlier searches give way first. Not while threads search.
    void next_search() { generation_ = std::uint8_t((generation_ + 1) & generation_mask); }

    std::optional<TableEntry> find(std::uint64_t key) const;
    void store(std::uint64_t key, const TableEntry& what);

  private:
    static constexpr std::uint8_t generation_mask = 0x3F;
    static constexpr int places = 4;  ///< entries a key can go to: one cache line

    struct Entry {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Bucket {
        Entry entries[places];
    };

    Bucket& bucket(std::uint64_t key) const { return buckets_[key & mask_]; }

    std::unique_ptr<Bucket[]> buckets_;
    std::uint64_t mask_ = 0;
    std::uint8_t generation_ = 0;
};

}  // namespace tablier::search
