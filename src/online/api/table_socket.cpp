#include "online/api/table_socket.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <functional>
#include <map>

#include "net/error_reply.h"
#include "online/api/arrival.h"
#include "online/api/command_json.h"
#include "online/state/json_fields.h"

namespace tablier::online {
namespace {

constexpr std::int64_t max_events = std::int64_t(1) << 40;
/// Longer names are not echoed in error messages.
constexpr std::size_t max_echo_bytes = 64;
/// Longest list of missed events in bytes; a socket's queue holds no more than four times this.
constexpr std::size_t max_events_bytes = std::size_t(256) << 10;

}  // namespace

void add_command_result(JsonObject& json, const CommandResult& result) {
    json.add_raw("events",
                 "[" + std::to_string(result.first) + "," + std::to_string(result.last) + "]");
    add_next(json, result.next);
    if (!result.key.empty()) json.add("key", result.key);
}

class TableSocket::Session final : public Subscriber,
                                   public std::enable_shared_from_this<TableSocket::Session> {
  public:
    Session(TableService& service, net::WebSocketConnection& connection,
            const net::ClientAddress& client)
        : service_(service), connection_(&connection), client_(client) {}

    /// The socket is gone.
    void end() {
        connection_ = nullptr;
        for (const auto& [table, key] : std::exchange(subscriptions_, {}))
            service_.unsubscribe(table, *this);
    }

    void send(std::string text) { send(std::make_shared<const std::string>(std::move(text))); }
    void send(const SharedText& text) {
        if (connection_ != nullptr) connection_->send(text);
    }

    void on_events(const std::string&, const SharedText& message, std::int64_t) override {
        send(message);
    }
    void on_presence(const std::string&, const SharedText& message) override { send(message); }
    void on_access_revoked(const std::string& table) override {
        subscriptions_.erase(table);
        requested_.erase(table);
        send(JsonObject().add("type", "unwatched").add("table", table).text());
    }
    Duration lag() const override {
        return connection_ == nullptr ? 0
                                      : std::min<Duration>(connection_->round_trip().count(),
                                                           service_.limits().max_lag);
    }

    void receive(std::string_view text, std::chrono::steady_clock::time_point arrived) {
        const auto message = parse_body(text);
        if (!message) return send_error(message.error(), "", "");
        JsonFields fields(*message);
        const std::string type = fields.text("type");
        if (fields.error())
            return send_error(api_error("bad-field", *fields.error()).error(), "", "");
        if (type == "ping")
            return send(JsonObject().add("type", "pong").add("now", service_.now()).text());
        if (type == "watch") return watch(fields);
        if (type == "unwatch") return unwatch(fields);
        if (type == "do") return execute(*message, fields, arrived);
        send_error(api_error("unknown-command",
                             fill_text("There is no message {0}.", "Il n'y a pas de message {0}.",
                                       {in_quotes(type)}))
                       .error(),
                   "", "");
    }

  private:
    Viewer viewer(std::string_view key) const { return {.key = key, .client = client_}; }

    void send_error(const ApiError& error, std::string_view table, std::string_view request) {
        JsonObject json;
        json.add("type", "refused");
        if (!request.empty() && request.size() <= max_echo_bytes) json.add("request", request);
        if (!table.empty() && table.size() <= max_echo_bytes) json.add("table", table);
        send(json.add_raw("error", net::error_json(error)).text());
    }

    void watch(JsonFields& fields) {
        const std::string table = fields.text("table");
        const std::string key = fields.text("key", "");
        const auto after = fields.maybe_whole("after", 0, max_events);
        if (fields.error())
            return send_error(api_error("bad-field", *fields.error()).error(), table, "");
        if (key.size() > max_key_bytes) return send_error(field_too_long("key"), table, "");
        if (requested_.size() >= max_watched_tables && !requested_.contains(table))
            return send_error(
                api_error("too-many-watched", "One socket watches at most 200 tables.",
                          "Une connexion suit au plus 200 tables.")
                    .error(),
                table, "");
        const std::uint64_t number = requested_[table] = ++request_count_;
        service_.subscribe(table, viewer(key), weak_from_this(),
                           [this, table, key, after, number](const ApiResult<TableSnapshot>& view) {
                               if (!view) {
                                   const auto latest = requested_.find(table);
                                   if (!subscriptions_.contains(table) &&
                                       latest != requested_.end() && latest->second == number)
                                       requested_.erase(latest);
                                   return send_error(view.error(), table, "");
                               }
                               // The socket was closed or unsubscribed while the table was being
                               // written.
                               if (connection_ == nullptr || !requested_.contains(table))
                                   return service_.unsubscribe(table, *this);
                               subscriptions_[table] = key;
                               send_watching(*view, after);
                           });
    }

    void send_watching(const TableSnapshot& view, std::optional<std::int64_t> after) {
        const auto& bodies = view.loaded.bodies;
        JsonObject json;
        json.add("type", "watching").add("table", view.loaded.id);
        json.add("event", bodies.size());
        json.add_raw("you", players_json(view.rights.who.players));
        json.add("owner", view.rights.who.owner);
        JsonObject presence;
        add_presence(presence, view.loaded.presence(), view.loaded.table->players());
        json.add("presence", presence);
        json.add("now", view.time.now);
        json.add_raw("running",
                     running_json(*view.loaded.table, view.time.now, view.time.downtimes));
        const std::size_t seen = std::min(bodies.size(), std::size_t(after.value_or(0)));
        const auto missed = std::span(bodies).subspan(seen);
        std::size_t length = 0;
        for (const std::string& body : missed) length += body.size();
        // Where so much has happened, the state is shorter.
        if (after && *after <= std::int64_t(bodies.size()) && length <= max_events_bytes)
            json.add_raw("events", json_list(missed, [](const std::string& body) { return body; }));
        else
            json.add_raw("state", state_json(*view.loaded.table, view.rights.who,
                                             view.loaded.presence(), view.time));
        send(json.text());
    }

    void unwatch(JsonFields& fields) {
        const std::string table = fields.text("table");
        if (fields.error())
            return send_error(api_error("bad-field", *fields.error()).error(), table, "");
        requested_.erase(table);
        if (subscriptions_.erase(table) > 0) service_.unsubscribe(table, *this);
    }

    void execute(const boost::json::object& message, JsonFields& fields,
                 std::chrono::steady_clock::time_point arrived) {
        const std::string table = fields.text("table");
        const std::string request = fields.text("request");
        const std::string key = fields.text("key", "");
        if (fields.error())
            return send_error(api_error("bad-field", *fields.error()).error(), table, request);
        if (key.size() > max_key_bytes) return send_error(field_too_long("key"), table, request);
        auto command_request = parse_command_request(message);
        if (!command_request) return send_error(command_request.error(), table, request);
        command_request->table = table;
        command_request->lag = lag();
        command_request->waited = milliseconds_since_arrival(arrived);
        command_request->client = client_;
        const auto watched = subscriptions_.find(table);
        command_request->key =
            !key.empty() || watched == subscriptions_.end() ? key : watched->second;
        const bool leaves_place = std::holds_alternative<LeavePlace>(command_request->command);
        service_.execute(*std::move(command_request),
                         [weak = weak_from_this(), table, request,
                          leaves_place](const ApiResult<CommandResult>& result) {
                             const auto self = weak.lock();
                             if (!self) return;
                             if (!result) return self->send_error(result.error(), table, request);
                             self->keep_key(table, result->key);
                             if (leaves_place) self->forget_key(table);
                             JsonObject json;
                             json.add("type", "done").add("request", request).add("table", table);
                             add_command_result(json, *result);
                             self->send(json.text());
                         });
    }

    /// The subscription of a client that has taken a place gets its player's rights.
    void keep_key(const std::string& table, const std::string& key) {
        if (!key.empty() && subscriptions_.contains(table)) resubscribe(table, key, [] {});
    }

    /// The subscription of a client that has left its place goes on without a key, where none is
    /// needed. (An owner's key stays valid.)
    void forget_key(const std::string& table) {
        const auto watched = subscriptions_.find(table);
        if (watched == subscriptions_.end()) return;
        resubscribe(table, watched->second, [this, table] { resubscribe(table, "", [] {}); });
    }

    /// Replaces the key of a subscription, if the new one is valid.
    void resubscribe(const std::string& table, const std::string& key,
                     std::move_only_function<void()> otherwise) {
        service_.subscribe(table, viewer(key), weak_from_this(),
                           [this, table, key, otherwise = std::move(otherwise)](
                               const ApiResult<TableSnapshot>& view) mutable {
                               if (!view) return otherwise();
                               if (connection_ == nullptr || !subscriptions_.contains(table))
                                   return service_.unsubscribe(table, *this);
                               subscriptions_[table] = key;
                           });
    }

    TableService& service_;
    net::WebSocketConnection* connection_;  ///< null when the socket is gone
    net::ClientAddress client_;
    std::map<std::string, std::string> subscriptions_;  ///< table: key
    /// The same and those still to be answered, with the number of the latest "watch".
    std::map<std::string, std::uint64_t> requested_;
    std::uint64_t request_count_ = 0;
};

TableSocket::TableSocket(TableService& service, net::WebSocketConnection& connection,
                         const net::ClientAddress& client, const std::string& version)
    : session_(std::make_shared<Session>(service, connection, client)) {
    session_->send(
        JsonObject().add("type", "hello").add("version", version).add("now", service.now()).text());
}

TableSocket::~TableSocket() {
    session_->end();
}

void TableSocket::receive(std::string_view text, std::chrono::steady_clock::time_point arrived) {
    session_->receive(text, arrived);
}

void TableSocket::stopping() {
    session_->send(JsonObject().add("type", "stopping").text());
}

}  // namespace tablier::online
