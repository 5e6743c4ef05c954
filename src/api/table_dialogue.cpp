#include "api/table_dialogue.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <map>

#include "api/command_json.h"
#include "api/refusals.h"
#include "tables/json_fields.h"

namespace tablier::api {
namespace {

using tables::JsonFields;
using tables::OrRefused;
using tables::refuse;
using tables::Refused;

constexpr std::int64_t most_events = std::int64_t(1) << 40;
/// Names that are no names at all are not sent back.
constexpr std::size_t longest_echo = 64;

}  // namespace

void add_done(JsonObject& json, const hall::Done& done) {
    json.add_raw("events",
                 "[" + std::to_string(done.first) + "," + std::to_string(done.last) + "]");
    if (!done.key.empty()) json.add("key", done.key);
}

class TableDialogue::Seat final : public hall::Watcher,
                                  public std::enable_shared_from_this<TableDialogue::Seat> {
  public:
    Seat(hall::Hall& hall, server::Peer& peer) : hall_(hall), peer_(&peer) {}

    /// The socket is gone.
    void end() {
        peer_ = nullptr;
        for (const auto& [table, key] : std::exchange(watched_, {})) hall_.leave(table, *this);
    }

    void send(std::string text) { send(std::make_shared<const std::string>(std::move(text))); }
    void send(const hall::SharedText& text) {
        if (peer_ != nullptr) peer_->send(text);
    }

    void told_events(const std::string&, const hall::SharedText& message, std::int64_t) override {
        send(message);
    }
    void told_presence(const std::string&, const hall::SharedText& message) override {
        send(message);
    }
    tables::Duration lag() const override {
        return peer_ == nullptr ? 0
                                : std::min<tables::Duration>(peer_->round_trip().count(),
                                                             hall_.limits().most_lag);
    }

    void receive(std::string_view text) {
        const auto message = object_of(text);
        if (!message) return send_refusal(message.error(), "", "");
        JsonFields fields(*message);
        const std::string type = fields.text("type");
        if (fields.error())
            return send_refusal(refuse("bad-field", *fields.error()).error(), "", "");
        if (type == "ping")
            return send(JsonObject().add("type", "pong").add("now", hall_.now()).text());
        if (type == "watch") return watch(fields);
        if (type == "unwatch") return unwatch(fields);
        if (type == "do") return carry_out(*message, fields);
        send_refusal(
            refuse("unknown-command", fill_text("There is no message {0}.",
                                                "Il n'y a pas de message {0}.", {in_quotes(type)}))
                .error(),
            "", "");
    }

  private:
    void send_refusal(const Refused& refused, std::string_view table, std::string_view request) {
        JsonObject json;
        json.add("type", "refused");
        if (!request.empty() && request.size() <= longest_echo) json.add("request", request);
        if (!table.empty() && table.size() <= longest_echo) json.add("table", table);
        send(json.add_raw("error", error_json(refused)).text());
    }

    void watch(JsonFields& fields) {
        const std::string table = fields.text("table");
        const std::string key = fields.text("key", "");
        const auto after = fields.maybe_whole("after", 0, most_events);
        if (fields.error())
            return send_refusal(refuse("bad-field", *fields.error()).error(), table, "");
        if (watched_.size() >= most_watched && !watched_.contains(table))
            return send_refusal(refuse("too-many-watched", "One socket watches at most 200 tables.",
                                       "Une connexion suit au plus 200 tables.")
                                    .error(),
                                table, "");
        hall_.watch(table, key, weak_from_this(),
                    [this, table, key, after](const OrRefused<hall::View>& view) {
                        if (!view) return send_refusal(view.error(), table, "");
                        if (peer_ == nullptr) return hall_.leave(table, *this);
                        watched_[table] = key;
                        send_watching(*view, after);
                    });
    }

    void send_watching(const hall::View& view, std::optional<std::int64_t> after) {
        const auto& bodies = view.room.bodies;
        JsonObject json;
        json.add("type", "watching").add("table", view.room.id);
        json.add("event", bodies.size());
        json.add_raw("you", tables::players_json(view.rights.who.players));
        json.add("now", view.instant.now);
        json.add_raw("running", tables::running_json(*view.room.table, view.instant));
        if (after && *after <= std::int64_t(bodies.size()))
            json.add_raw("events", json_list(std::span(bodies).subspan(std::size_t(*after)),
                                             [](const std::string& body) { return body; }));
        else
            json.add_raw("state", tables::state_json(*view.room.table, view.rights.who.players,
                                                     view.room.presence(), view.instant));
        send(json.text());
    }

    void unwatch(JsonFields& fields) {
        const std::string table = fields.text("table");
        if (fields.error())
            return send_refusal(refuse("bad-field", *fields.error()).error(), table, "");
        if (watched_.erase(table) > 0) hall_.leave(table, *this);
    }

    void carry_out(const boost::json::object& message, JsonFields& fields) {
        const std::string table = fields.text("table");
        const std::string request = fields.text("request");
        const std::string key = fields.text("key", "");
        if (fields.error())
            return send_refusal(refuse("bad-field", *fields.error()).error(), table, request);
        auto ask = ask_of(message);
        if (!ask) return send_refusal(ask.error(), table, request);
        ask->table = table;
        ask->lag = lag();
        const auto watched = watched_.find(table);
        ask->key = !key.empty() || watched == watched_.end() ? key : watched->second;
        hall_.execute(*std::move(ask),
                      [weak = weak_from_this(), table, request](const OrRefused<hall::Done>& done) {
                          const auto self = weak.lock();
                          if (!self) return;
                          if (!done) return self->send_refusal(done.error(), table, request);
                          self->keep_key(table, done->key);
                          JsonObject json;
                          json.add("type", "done").add("request", request).add("table", table);
                          add_done(json, *done);
                          self->send(json.text());
                      });
    }

    /// Who has sat down at a table that is watched is there as a player from now on.
    void keep_key(const std::string& table, const std::string& key) {
        if (key.empty() || !watched_.contains(table)) return;
        watched_[table] = key;
        hall_.watch(table, key, weak_from_this(), [](const OrRefused<hall::View>&) {});
    }

    hall::Hall& hall_;
    server::Peer* peer_;                          ///< null when the socket is gone
    std::map<std::string, std::string> watched_;  ///< table: key
};

TableDialogue::TableDialogue(hall::Hall& hall, server::Peer& peer, const std::string& version)
    : seat_(std::make_shared<Seat>(hall, peer)) {
    seat_->send(
        JsonObject().add("type", "hello").add("version", version).add("now", hall.now()).text());
}

TableDialogue::~TableDialogue() {
    seat_->end();
}

void TableDialogue::receive(std::string_view text) {
    seat_->receive(text);
}

void TableDialogue::stopping() {
    seat_->send(JsonObject().add("type", "stopping").text());
}

}  // namespace tablier::api
