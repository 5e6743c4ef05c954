#include "online/api/api_service.h"

#include <algorithm>
#include <boost/json/object.hpp>

#include "core/json.h"
#include "net/error_reply.h"
#include "online/api/arrival.h"
#include "online/api/command_json.h"
#include "online/api/long_polls.h"
#include "online/api/openapi.h"
#include "online/api/query.h"
#include "online/api/table_socket.h"
#include "online/table/table_record.h"

namespace tablier::online {
namespace {

using net::json_reply;
using net::Reply;
using net::Request;
using net::Respond;

constexpr std::string_view prefix = "/api/v1";
constexpr std::string_view tables_path = "/tables";
constexpr std::string_view socket_path = "/api/v1/socket";
constexpr std::int64_t max_list_length = 200;
constexpr std::int64_t default_list_length = 50;
constexpr std::int64_t max_wait = 25;

Reply no_such_call() {
    return net::error_reply(
        api_error("no-such-call", "There is no such call.", "Il n'y a pas de tel appel.").error());
}

Reply wrong_method(std::string_view allowed) {
    Reply reply = net::error_reply(
        api_error("wrong-method", fill_text("Here only {0} is understood.",
                                            "Ici, on ne comprend que {0}.", {allowed}))
            .error());
    reply.headers.emplace_back("Allow", std::string(allowed));
    return reply;
}

/// The key of the request; empty if there is none. A malformed header is a wrong key.
ApiResult<std::string> parse_key(const Request& request) {
    constexpr std::string_view scheme = "bearer ";
    if (request.authorization.empty()) return std::string();
    const auto same_letter = [](char a, char b) { return (a | 0x20) == b; };
    const bool form =
        request.authorization.size() > scheme.size() &&
        std::ranges::equal(request.authorization.substr(0, scheme.size()), scheme, same_letter) &&
        request.authorization.size() <= scheme.size() + max_key_bytes;
    if (!form)
        return api_error("wrong-key", "The header Authorization must be \"Bearer \" and a key.",
                         "L'en-tête Authorization doit être « Bearer » et une clé.");
    return std::string(request.authorization.substr(scheme.size()));
}

bool is_read(const Request& request) {
    return request.method == "GET" || request.method == "HEAD";
}

std::string text_or_null(const std::string& text) {
    return text.empty() ? "null" : json_text(text);
}

std::string created_table_json(const CreatedTable& made) {
    return JsonObject()
        .add("table", made.table)
        .add("key", made.key)
        .add_raw("invitations", json_list(made.invitations, text_or_null))
        .add_raw("watch_key", text_or_null(made.watch_key))
        .add_raw("state", made.state)
        .text();
}

}  // namespace

/// A call to one table.
struct ApiService::TableCall {
    std::string table;
    std::string_view what;  ///< after the table's id: "", "/events"
    std::string key;
    const Request& request;

    Viewer viewer() const { return {.key = key, .client = request.client}; }
};

ApiService::ApiService(TableService& service, net::Loop& loop, std::string version)
    : service_(service),
      version_(std::move(version)),
      long_polls_(std::make_unique<LongPolls>(service, loop)) {}

ApiService::~ApiService() = default;

void ApiService::stopping() {
    service_.stop();
    long_polls_->end_all();
}

std::string_view ApiService::health() const {
    return service_.storage_failing() ? "storage-failing" : "ok";
}

std::expected<std::unique_ptr<net::WebSocketHandler>, Reply> ApiService::accept_websocket(
    const Request& request, net::WebSocketConnection& connection) {
    if (request.path != socket_path) return std::unexpected(no_such_call());
    return std::make_unique<TableSocket>(service_, connection, request.client, version_);
}

void ApiService::answer(const Request& request, Respond respond) {
    if (!request.path.starts_with(prefix)) return respond(no_such_call());
    const std::string_view path = request.path.substr(prefix.size());
    if (path == "/openapi.json") {
        if (!is_read(request)) return respond(wrong_method("GET"));
        return respond(json_reply(200, std::string(openapi_json())));
    }
    if (path == "/socket" && !is_read(request)) return respond(wrong_method("GET"));
    if (path == "/socket")
        return respond(net::error_reply(api_error("socket-needed", "Here one speaks by WebSocket.",
                                                  "Ici, on parle par WebSocket.")
                                            .error()));
    if (!path.starts_with(tables_path)) return respond(no_such_call());
    std::string_view rest = path.substr(tables_path.size());
    if (rest.empty()) {
        if (request.method == "POST") return create_table(request, std::move(respond));
        if (is_read(request)) return list_tables(request, std::move(respond));
        return respond(wrong_method("GET, POST"));
    }
    if (!rest.starts_with('/')) return respond(no_such_call());
    rest.remove_prefix(1);
    const std::size_t end = std::min(rest.find('/'), rest.size());
    auto key = parse_key(request);
    if (!key) return respond(net::error_reply(key.error()));
    const TableCall call{.table = std::string(rest.substr(0, end)),
                         .what = rest.substr(end),
                         .key = *std::move(key),
                         .request = request};
    if (call.what == "/commands") {
        if (request.method != "POST") return respond(wrong_method("POST"));
        return execute_command(call, std::move(respond));
    }
    const auto show = call.what.empty()        ? &ApiService::show_table
                      : call.what == "/events" ? &ApiService::show_events
                      : call.what == "/moves"  ? &ApiService::show_moves
                      : call.what == "/record" ? &ApiService::show_record
                                               : nullptr;
    if (show == nullptr) return respond(no_such_call());
    if (!is_read(request)) return respond(wrong_method("GET"));
    (this->*show)(call, std::move(respond));
}

void ApiService::create_table(const Request& request, Respond respond) {
    const auto body = parse_body(request.body);
    if (!body) return respond(net::error_reply(body.error()));
    auto table = parse_new_table(*body);
    if (!table) return respond(net::error_reply(table.error()));
    table->client = request.client;
    service_.create(*std::move(table), [respond = std::move(respond)](
                                           const ApiResult<CreatedTable>& made) mutable {
        respond(made ? json_reply(201, created_table_json(*made)) : net::error_reply(made.error()));
    });
}

void ApiService::list_tables(const Request& request, Respond respond) {
    const auto limit = query_number(request.query, "limit", max_list_length, default_list_length);
    if (!limit) return respond(net::error_reply(limit.error()));
    const std::string_view wanted = query_value(request.query, "phase").value_or("waiting");
    const auto phase = store::phase_of(wanted);
    if (!phase || *phase == Phase::Closed)
        return respond(
            net::error_reply(api_error("bad-field", "\"phase\" must be waiting, playing or over.",
                                       "« phase » doit être waiting, playing ou over.")
                                 .error()));
    const auto list = service_.list(*phase, std::size_t(*limit));
    if (!list)
        return respond(
            net::error_reply(api_error("storage", "The list cannot be read from the disk.",
                                       "La liste ne peut pas être lue sur le disque.")
                                 .error()));
    respond(json_reply(
        200,
        JsonObject()
            .add_raw("tables", json_list(*list, [](const store::Summary& one) { return one.card; }))
            .text()));
}

void ApiService::show_table(const TableCall& call, Respond respond) {
    service_.view(call.table, call.viewer(),
                  [respond = std::move(respond)](const ApiResult<TableSnapshot>& view) mutable {
                      if (!view) return respond(net::error_reply(view.error()));
                      respond(json_reply(200, state_json(*view->loaded.table, view->rights.who,
                                                         view->loaded.presence(), view->time)));
                  });
}

void ApiService::show_events(const TableCall& call, Respond respond) {
    constexpr std::int64_t max_events = std::int64_t(1) << 40;
    const auto after = query_number(call.request.query, "after", max_events, 0);
    if (!after) return respond(net::error_reply(after.error()));
    const auto wait = query_number(call.request.query, "wait", max_wait, 0);
    if (!wait) return respond(net::error_reply(wait.error()));
    long_polls_->wait(call.table, call.viewer(), *after, std::chrono::seconds(*wait),
                      {std::move(respond), call.request.connection_alive});
}

void ApiService::show_moves(const TableCall& call, Respond respond) {
    service_.view(call.table, call.viewer(),
                  [respond = std::move(respond)](const ApiResult<TableSnapshot>& view) mutable {
                      if (!view) return respond(net::error_reply(view.error()));
                      const OnlineTable& table = *view->loaded.table;
                      const bool any = table.player_to_move().has_value();
                      respond(json_reply(200, JsonObject()
                                                  .add("at", table.entries())
                                                  .add("actor", table.next().actor)
                                                  .add("moves", any ? table.match().legal_moves()
                                                                    : std::vector<std::string>())
                                                  .text()));
                  });
}

void ApiService::show_record(const TableCall& call, Respond respond) {
    service_.view(call.table, call.viewer(),
                  [respond = std::move(respond)](const ApiResult<TableSnapshot>& view) mutable {
                      if (!view) return respond(net::error_reply(view.error()));
                      const auto text = table_record(*view->loaded.table);
                      if (!text)
                          return respond(
                              net::error_reply(api_error("storage", text.error().words()).error()));
                      Reply reply;
                      reply.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
                      reply.headers.emplace_back("Cache-Control", "no-store");
                      reply.headers.emplace_back(
                          "Content-Disposition",
                          "attachment; filename=\"tablier-" + view->loaded.id + ".txt\"");
                      reply.body = std::make_shared<const std::string>(*text);
                      respond(std::move(reply));
                  });
}

void ApiService::execute_command(const TableCall& call, Respond respond) {
    const auto body = parse_body(call.request.body);
    if (!body) return respond(net::error_reply(body.error()));
    auto command_request = parse_command_request(*body);
    if (!command_request) return respond(net::error_reply(command_request.error()));
    command_request->table = call.table;
    command_request->key = call.key;
    command_request->client = call.request.client;
    command_request->waited = milliseconds_since_arrival(call.request.arrived);
    service_.execute(
        *std::move(command_request),
        [respond = std::move(respond)](const ApiResult<CommandResult>& result) mutable {
            if (!result) return respond(net::error_reply(result.error()));
            JsonObject json;
            add_command_result(json, *result);
            respond(json_reply(200, json.text()));
        });
}

}  // namespace tablier::online
