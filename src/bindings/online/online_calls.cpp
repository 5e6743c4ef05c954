#include "bindings/online/online_calls.h"

#include <map>
#include <memory>
#include <utility>

#include "bindings/calls/text_json.h"
#include "online/state/state_json.h"

namespace tablier::bindings {
namespace {

using online::TableState;

/// Whether an event about the match counts as many entries before it as there are.
bool fits_entries(const TableState& table, const online::Event& event) {
    if (const auto* moved = std::get_if<online::Moved>(&event.what))
        return moved->at == table.entries();
    if (const auto* drawn = std::get_if<online::Drawn>(&event.what))
        return drawn->at == table.entries();
    return true;
}

/// The time of the event; an error leaves the state undefined.
Result<online::Time> apply_next(TableState& table, std::string_view json) {
    const auto head = online::parse_event_head(json);
    if (!head) return std::unexpected(head.error());
    if (head->number != table.last_event() + 1) return fail("an event was missed");
    if (!head->known) {
        table.pass_over();
        return head->time;
    }
    const auto event = online::parse_event(json);
    if (!event) return std::unexpected(event.error());
    if (!fits_entries(table, *event)) return fail("entries were missed");
    if (auto applied = table.apply(*event); !applied) return std::unexpected(applied.error());
    return event->time;
}

class OnlineTables {
  public:
    JsonObject open(Arguments arguments) {
        auto table = TableState::parse(arguments[0]);
        if (!table) return error_json(table.error().words());
        tables_.emplace(++last_, *std::move(table));
        JsonObject object;
        object.add("table", last_);
        return object;
    }

    JsonObject apply(Arguments arguments) {
        const auto found = tables_.find(number_or(arguments[0], 0));
        if (found == tables_.end()) return no_table(arguments[0]);
        TableState next = found->second;
        const auto time = apply_next(next, arguments[1]);
        if (!time) return error_json(time.error().words());
        found->second = std::move(next);
        JsonObject state;
        online::add_state(state, found->second, *time, online::Downtimes());
        JsonObject object;
        object.add("state", state);
        return object;
    }

    JsonObject close(Arguments arguments) {
        if (tables_.erase(number_or(arguments[0], 0)) == 0) return no_table(arguments[0]);
        return JsonObject().add("done", true);
    }

  private:
    static JsonObject no_table(std::string_view number) {
        return error_json(fill_text("no table {0} is open", "aucune table {0} n'est ouverte",
                                    {in_quotes(number)}));
    }

    std::map<int, TableState> tables_;
    int last_ = 0;
};

}  // namespace

void add_online_calls(Calls& calls) {
    const auto tables = std::make_shared<OnlineTables>();
    calls.add("open", 1, [tables](Arguments arguments) { return tables->open(arguments); });
    calls.add("apply", 2, [tables](Arguments arguments) { return tables->apply(arguments); });
    calls.add("close", 1, [tables](Arguments arguments) { return tables->close(arguments); });
}

}  // namespace tablier::bindings
