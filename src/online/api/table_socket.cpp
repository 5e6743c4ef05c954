#include "online/api/table_socket.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <functional>
#include <map>

#include "net/error_reply.h"
#include "online/api/command_json.h"
#include "online/api/waited.h"
#include "online/table/json_fields.h"

namespace tablier::online {
namespace {

using online::JsonFields;

constexpr std::int64_t most_events = std::int64_t(1) << 40;
/// Names that are no names at all are not sent back.
constexpr std::size_t longest_echo = 64;
/// Of events that were missed; a socket's queue holds no more than four times this.
constexpr std::size_t longest_events = std::size_t(256) << 10;

}  // namespace

void add_done(JsonObject& json, const online::CommandResult& done) {
    json.add_raw("events",
                 "[" + std::to_string(done.first) + "," + std::to_string(done.last) + "]");
    online::add_next(json, done.next);
    if (!done.key.empty()) json.add("key", done.key);
}

class TableSocket::Seat final : public online::Subscriber,
                                public std::enable_shared_from_this<TableSocket::Seat> {
  public:
    Seat(online::TableService& hall, net::WebSocketConnection& peer,
         const net::ClientAddress& visitor)
        : hall_(hall), peer_(&peer), visitor_(visitor) {}

    /// The socket is gone.
    void end() {
        peer_ = nullptr;
        for (const auto& [table, key] : std::exchange(watched_, {})) hall_.leave(table, *this);
    }

    void send(std::string text) { send(std::make_shared<const std::string>(std::move(text))); }
    void send(const online::SharedText& text) {
        if (peer_ != nullptr) peer_->send(text);
    }

    void told_events(const std::string&, const online::SharedText& message, std::int64_t) override {
        send(message);
    }
    void told_presence(const std::string&, const online::SharedText& message) override {
        send(message);
    }
    void warned(const std::string& table) override {
        watched_.erase(table);
        wanted_.erase(table);
        send(JsonObject().add("type", "unwatched").add("table", table).text());
    }
    online::Duration lag() const override {
        return peer_ == nullptr ? 0
                                : std::min<online::Duration>(peer_->round_trip().count(),
                                                             hall_.limits().most_lag);
    }

    void receive(std::string_view text, std::chrono::steady_clock::time_point arrived) {
        const auto message = object_of(text);
        if (!message) return send_refusal(message.error(), "", "");
        JsonFields fields(*message);
        const std::string type = fields.text("type");
        if (fields.error())
            return send_refusal(api_error("bad-field", *fields.error()).error(), "", "");
        if (type == "ping")
            return send(JsonObject().add("type", "pong").add("now", hall_.now()).text());
        if (type == "watch") return watch(fields);
        if (type == "unwatch") return unwatch(fields);
        if (type == "do") return execute(*message, fields, arrived);
        send_refusal(api_error("unknown-command",
                               fill_text("There is no message {0}.", "Il n'y a pas de message {0}.",
                                         {in_quotes(type)}))
                         .error(),
                     "", "");
    }

  private:
    online::Viewer asker(std::string_view key) const { return {.key = key, .visitor = visitor_}; }

    void send_refusal(const ApiError& refused, std::string_view table, std::string_view request) {
        JsonObject json;
        json.add("type", "refused");
        if (!request.empty() && request.size() <= longest_echo) json.add("request", request);
        if (!table.empty() && table.size() <= longest_echo) json.add("table", table);
        send(json.add_raw("error", net::illegal_move_json(refused)).text());
    }

    void watch(JsonFields& fields) {
        const std::string table = fields.text("table");
        const std::string key = fields.text("key", "");
        const auto after = fields.maybe_whole("after", 0, most_events);
        if (fields.error())
            return send_refusal(api_error("bad-field", *fields.error()).error(), table, "");
        if (key.size() > longest_key) return send_refusal(too_long("key"), table, "");
        if (wanted_.size() >= most_watched && !wanted_.contains(table))
            return send_refusal(
                api_error("too-many-watched", "One socket watches at most 200 tables.",
                          "Une connexion suit au plus 200 tables.")
                    .error(),
                table, "");
        const std::uint64_t number = wanted_[table] = ++watches_;
        hall_.watch(
            table, asker(key), weak_from_this(),
            [this, table, key, after, number](const ApiResult<online::TableSnapshot>& view) {
                if (!view) {
                    const auto latest = wanted_.find(table);
                    if (!watched_.contains(table) && latest != wanted_.end() &&
                        latest->second == number)
                        wanted_.erase(latest);
                    return send_refusal(view.error(), table, "");
                }
                // The answer may have had to wait, and nobody wants it any more.
                if (peer_ == nullptr || !wanted_.contains(table)) return hall_.leave(table, *this);
                watched_[table] = key;
                send_watching(*view, after);
            });
    }

    void send_watching(const online::TableSnapshot& view, std::optional<std::int64_t> after) {
        const auto& bodies = view.room.bodies;
        JsonObject json;
        json.add("type", "watching").add("table", view.room.id);
        json.add("event", bodies.size());
        json.add_raw("you", online::players_json(view.rights.who.players));
        json.add("owner", view.rights.who.owner);
        JsonObject presence;
        online::add_presence(presence, view.room.presence(), view.room.table->players());
        json.add("presence", presence);
        json.add("now", view.instant.now);
        json.add_raw("running", online::running_json(*view.room.table, view.instant));
        const std::size_t seen = std::min(bodies.size(), std::size_t(after.value_or(0)));
        const auto missed = std::span(bodies).subspan(seen);
        std::size_t length = 0;
        for (const std::string& body : missed) length += body.size();
        // Where so much has happened, the state is shorter.
        if (after && *after <= std::int64_t(bodies.size()) && length <= longest_events)
            json.add_raw("events", json_list(missed, [](const std::string& body) { return body; }));
        else
            json.add_raw("state", online::state_json(*view.room.table, view.rights.who,
                                                     view.room.presence(), view.instant));
        send(json.text());
    }

    void unwatch(JsonFields& fields) {
        const std::string table = fields.text("table");
        if (fields.error())
            return send_refusal(api_error("bad-field", *fields.error()).error(), table, "");
        wanted_.erase(table);
        if (watched_.erase(table) > 0) hall_.leave(table, *this);
    }

    void execute(const boost::json::object& message, JsonFields& fields,
                 std::chrono::steady_clock::time_point arrived) {
        const std::string table = fields.text("table");
        const std::string request = fields.text("request");
        const std::string key = fields.text("key", "");
        if (fields.error())
            return send_refusal(api_error("bad-field", *fields.error()).error(), table, request);
        if (key.size() > longest_key) return send_refusal(too_long("key"), table, request);
        auto ask = ask_of(message);
        if (!ask) return send_refusal(ask.error(), table, request);
        ask->table = table;
        ask->lag = lag();
        ask->waited = waited_since(arrived);
        ask->visitor = visitor_;
        const auto watched = watched_.find(table);
        ask->key = !key.empty() || watched == watched_.end() ? key : watched->second;
        const bool gets_up = std::holds_alternative<online::LeavePlace>(ask->command);
        hall_.execute(*std::move(ask), [weak = weak_from_this(), table, request,
                                        gets_up](const ApiResult<online::CommandResult>& done) {
            const auto self = weak.lock();
            if (!self) return;
            if (!done) return self->send_refusal(done.error(), table, request);
            self->keep_key(table, done->key);
            if (gets_up) self->forget_key(table);
            JsonObject json;
            json.add("type", "done").add("request", request).add("table", table);
            add_done(json, *done);
            self->send(json.text());
        });
    }

    /// Who has sat down at a table that is watched is there as a player from now on.
    void keep_key(const std::string& table, const std::string& key) {
        if (!key.empty() && watched_.contains(table)) watch_with(table, key, [] {});
    }

    /// Who has got up looks on, where that needs no key. (An owner's is good still.)
    void forget_key(const std::string& table) {
        const auto watched = watched_.find(table);
        if (watched == watched_.end()) return;
        watch_with(table, watched->second, [this, table] { watch_with(table, "", [] {}); });
    }

    /// The table is watched already; from now on with this key, if it is good.
    void watch_with(const std::string& table, const std::string& key,
                    std::move_only_function<void()> otherwise) {
        hall_.watch(table, asker(key), weak_from_this(),
                    [this, table, key, otherwise = std::move(otherwise)](
                        const ApiResult<online::TableSnapshot>& view) mutable {
                        if (!view) return otherwise();
                        if (peer_ == nullptr || !watched_.contains(table))
                            return hall_.leave(table, *this);
                        watched_[table] = key;
                    });
    }

    online::TableService& hall_;
    net::WebSocketConnection* peer_;  ///< null when the socket is gone
    net::ClientAddress visitor_;
    std::map<std::string, std::string> watched_;  ///< table: key
    /// The same and those still to be answered, with the number of the latest "watch".
    std::map<std::string, std::uint64_t> wanted_;
    std::uint64_t watches_ = 0;
};

TableSocket::TableSocket(online::TableService& hall, net::WebSocketConnection& peer,
                         const net::ClientAddress& visitor, const std::string& version)
    : seat_(std::make_shared<Seat>(hall, peer, visitor)) {
    seat_->send(
        JsonObject().add("type", "hello").add("version", version).add("now", hall.now()).text());
}

TableSocket::~TableSocket() {
    seat_->end();
}

void TableSocket::receive(std::string_view text, std::chrono::steady_clock::time_point arrived) {
    seat_->receive(text, arrived);
}

void TableSocket::stopping() {
    seat_->send(JsonObject().add("type", "stopping").text());
}

}  // namespace tablier::online
