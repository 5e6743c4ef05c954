#include "tablier/search/detail/transposition.h"

#include <bit>

namespace tablier::search {
namespace {

constexpr std::uint16_t no_move = 0xFFFF;

// score 16 bits | move 16 | depth 8 | bound 2 | generation 6 | a bit that is always set, so that
// the empty entry is never a valid one
constexpr std::uint64_t used = std::uint64_t(1) << 48;

std::uint64_t pack(const TableEntry& entry, std::uint8_t generation) {
    return used | std::uint64_t(std::uint16_t(std::int16_t(entry.score))) |
           std::uint64_t(entry.move.value_or(no_move)) << 16 |
           std::uint64_t(std::uint8_t(entry.depth)) << 32 | std::uint64_t(entry.bound) << 40 |
           std::uint64_t(generation) << 42;
}
int depth_of(std::uint64_t data) {
    return int(std::uint8_t(data >> 32));
}
std::uint8_t generation_of(std::uint64_t data) {
    return std::uint8_t((data >> 42) & 0x3F);
}
TableEntry unpack(std::uint64_t data) {
    TableEntry entry;
    entry.score = std::int16_t(std::uint16_t(data));
    const auto move = std::uint16_t(data >> 16);
    if (move != no_move) entry.move = move;
    entry.depth = depth_of(data);
    entry.bound = Bound((data >> 40) & 3);
    return entry;
}

}  // namespace

TranspositionTable::TranspositionTable(int megabytes) {
    const std::uint64_t bytes = std::uint64_t(megabytes) << 20;
    const std::uint64_t count = std::bit_floor(bytes / sizeof(Bucket));
    buckets_ = std::make_unique<Bucket[]>(count);
    mask_ = count - 1;
}

void TranspositionTable::clear() {
    for (std::uint64_t i = 0; i <= mask_; ++i)
        for (Entry& entry : buckets_[i].entries) {
            entry.check.store(0, std::memory_order_relaxed);
            entry.data.store(0, std::memory_order_relaxed);
        }
    generation_ = 0;
}

std::optional<TableEntry> TranspositionTable::find(std::uint64_t key) const {
    for (const Entry& entry : bucket(key).entries) {
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        if ((data & used) != 0 && (entry.check.load(std::memory_order_relaxed) ^ data) == key)
            return unpack(data);
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& value) {
    Entry* victim = nullptr;
    int least = 0;
    for (Entry& entry : bucket(key).entries) {
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        const bool same = (entry.check.load(std::memory_order_relaxed) ^ data) == key;
        if ((data & used) == 0 || same) {
            victim = &entry;
            break;
        }
        // Shallow and old entries go first; a search of age counts as four plies of depth.
        const int age = (generation_ - generation_of(data)) & generation_mask;
        const int worth = depth_of(data) - 4 * age;
        if (victim == nullptr || worth < least) {
            victim = &entry;
            least = worth;
        }
    }
    const std::uint64_t data = pack(value, generation_);
    victim->check.store(key ^ data, std::memory_order_relaxed);
    victim->data.store(data, std::memory_order_relaxed);
}

}  // namespace tablier::search
