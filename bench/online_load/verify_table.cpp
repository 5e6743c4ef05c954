#include "verify_table.h"

#include <fmt/core.h>

#include <boost/json.hpp>

#include "message_fields.h"
#include "online/table/online_table.h"
#include "online/table/table_json.h"
#include "pawn_walk.h"

namespace tablier::load {
namespace {

class TableCheck {
  public:
    TableCheck(std::string_view events, std::string_view state)
        : table_(text_field(state, "table")), state_(state), log_(list_field(events, "events")) {}

    void log_is_whole() {
        std::size_t moves = 0;
        for (std::size_t i = 0; i < log_.size(); ++i) {
            if (number_field(log_[i], "n") != std::int64_t(i) + 1)
                report_fault("event {} stands at place {}", number_field(log_[i], "n"), i + 1);
            if (text_field(log_[i], "type") != "moved") continue;
            if (number_field(log_[i], "at") != std::int64_t(moves))
                report_fault("{} is move number {}", log_[i], moves);
            if (text_field(log_[i], "move") != walk(moves))
                report_fault("{} is not the move that was sent", log_[i]);
            move_events_.push_back(i + 1);
            ++moves;
        }
    }

    void is_as_told(const PersistentPlayer& player) {
        const auto& told = player.events();
        for (std::size_t i = 0; i < told.size(); ++i)
            if (i >= log_.size() || told[i] != log_[i])
                report_fault("player {} was told {}, which is not there", player.seat().player,
                             told[i]);
        for (const PersistentPlayer::Acknowledged& one : player.acknowledged())
            if (one.at >= move_events_.size() || move_events_[one.at] != std::size_t(one.event))
                report_fault("move {} was said to be event {}, and is not", one.at, one.event);
        acknowledged_ += player.acknowledged().size();
    }

    void no_move_too_many() {
        if (acknowledged_ != move_events_.size())
            report_fault("{} moves were acknowledged, {} are there", acknowledged_,
                         move_events_.size());
    }

    void state_is_replayed() {
        std::vector<online::Event> events;
        for (const std::string_view text : log_) {
            auto event = online::parse_event(text);
            if (!event) return report_fault("{} cannot be read: {}", text, event.error().message);
            events.push_back(*std::move(event));
        }
        const auto table = online::OnlineTable::replay(table_, events, std::nullopt);
        if (!table) return report_fault("the events make no table: {}", table.error().message);
        const online::Downtimes none;
        const std::string replayed = online::state_json(*table, {}, {}, {0, 0, none});
        if (lasting(replayed) != lasting(state_))
            report_fault("the state is {} but should be {}", state_, replayed);
    }

    std::vector<std::string> faults() && { return std::move(faults_); }

  private:
    /// Without what depends on who asks and when.
    static boost::json::object lasting(std::string_view state) {
        boost::json::object object = boost::json::parse({state.data(), state.size()}).as_object();
        for (const char* field : {"now", "you", "owner", "presence"}) object.erase(field);
        if (auto* running = object["running"].if_object()) running->erase("since");
        return object;
    }

    template <class... Values>
    void report_fault(fmt::format_string<Values...> text, Values&&... values) {
        faults_.push_back(fmt::format("table {}: {}", table_,
                                      fmt::format(text, std::forward<Values>(values)...)));
    }

    std::string table_;
    std::string_view state_;
    std::vector<std::string_view> log_;
    std::vector<std::size_t> move_events_;  ///< their numbers, by entry
    std::size_t acknowledged_ = 0;
    std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> contradictions(std::string_view events, std::string_view state,
                                        std::span<const PersistentPlayer* const> players) {
    TableCheck check(events, state);
    check.log_is_whole();
    for (const PersistentPlayer* player : players) check.is_as_told(*player);
    check.no_move_too_many();
    check.state_is_replayed();
    return std::move(check).faults();
}

}  // namespace tablier::load
