// Input of API clients. Each line is a body of a call, an event, a state, and a message on a
// WebSocket of a service with a real table; `$T` stands for the table, `$K` for its key and `$R`
// for a new request name. All answers must be JSON objects, and errors have a code.
#include <boost/json.hpp>
#include <string>

#include "fuzz_input.h"
#include "online/api/command_json.h"
#include "online/api/table_socket.h"
#include "online/service/test_loop.h"
#include "online/state/json_fields.h"
#include "temporary_folder.h"

namespace {

using namespace tablier;

class Connection final : public net::WebSocketConnection {
  public:
    void send(std::shared_ptr<const std::string> text) override {
        boost::system::error_code error;
        const auto value = boost::json::parse(*text, error);
        fuzz::must(!error && value.is_object(), "a message is a JSON object");
        fuzz::must(value.as_object().contains("type"), "a message has a type");
        if (const auto* refused = value.as_object().if_contains("error"))
            fuzz::must(!refused->at("code").as_string().empty(), "a refusal has a code");
    }
    void close(int, std::string) override {}
    std::chrono::milliseconds round_trip() const override { return std::chrono::milliseconds(40); }
};

/// A state as its beginning, which is the same for all clients.
std::string shared_state(const online::TableState& table, online::Time now) {
    JsonObject json;
    online::add_state(json, table, now, online::Downtimes());
    std::string text = json.text();
    text.pop_back();
    return text;
}

/// A server without a network.
class Server {
  public:
    Server()
        : store_(store::Store::open(folder_.path() / "data", loop_.now()).value()),
          service_(store_, online::SecretGenerator(Bytes32{}), loop_, limits(),
                   [this] { return loop_.now(); }) {
        fuzz::must(service_.resume().has_value(), "the service resumes");
    }

    online::CreatedTable make() {
        online::NewTable table;
        table.setup = {
            .game = "quoridor:size=3,walls=1",
            .clock = "1+1",
            .players = {{.kind = online::PlaceKind::Me}, {.kind = online::PlaceKind::Anyone}}};
        std::optional<online::CreatedTable> made;
        service_.create(std::move(table), [&](const ApiResult<online::CreatedTable>& answer) {
            fuzz::must(answer.has_value(), "a table is made");
            made = *answer;
        });
        loop_.run_until([&] { return made.has_value(); });
        return *made;
    }

    /// Until all that was asked of a table is done.
    void settle(const online::CreatedTable& at) {
        bool settled = false;
        service_.view(at.table, {.key = at.key},
                      [&](const ApiResult<online::TableSnapshot>&) { settled = true; });
        fuzz::must(loop_.run_until([&] { return settled; }), "a table is never stuck");
    }

    /// The store holds the same events as the memory.
    void check(const online::CreatedTable& at) {
        service_.view(at.table, {.key = at.key}, [&](const ApiResult<online::TableSnapshot>& view) {
            fuzz::must(view.has_value(), "the table is there");
            std::vector<online::Event> events;
            for (const std::string& body : view->loaded.bodies) {
                auto event = online::parse_event(body);
                fuzz::must(event.has_value(), "an event can be read");
                events.push_back(*std::move(event));
            }
            const auto again = online::OnlineTable::replay(at.table, events, std::nullopt);
            fuzz::must(again.has_value(), "events can be replayed");
            const std::string state = online::state_json(*again, {}, {}, view->time);
            fuzz::must(state == online::state_json(*view->loaded.table, {}, {}, view->time),
                       "events make the table");
            const auto read = online::TableState::parse(state);
            fuzz::must(read.has_value(), "a state can be read");
            fuzz::must(state.starts_with(shared_state(*read, view->time.now)),
                       "a state that was read is the same again");
        });
        loop_.pass(6'000);
    }

    online::TableService& service() { return service_; }

  private:
    static online::ServiceLimits limits() {
        online::ServiceLimits limits;
        limits.new_tables = {.burst = 1e12, .per_second = 1e12};
        limits.tables_per_client = std::size_t(1) << 40;
        limits.idle = 1'000;
        return limits;
    }

    TemporaryFolder folder_;
    online::TestLoop loop_;
    store::Store store_;
    online::TableService service_;
};

void read_alone(std::string_view text) {
    if (const auto event = online::parse_event(text))
        fuzz::must(online::parse_event(online::event_json(*event)).value() == *event,
                   "an event is the same again");
    if (const auto state = online::TableState::parse(text)) {
        const std::string written = shared_state(*state, 0) + "}";
        const auto again = online::TableState::parse(written);
        fuzz::must(again.has_value() && shared_state(*again, 0) + "}" == written,
                   "a state is the same again");
    }
    const auto object = online::parse_body(text);
    if (!object) return fuzz::must(object.error().code == "bad-json", "no object is no JSON");
    const auto ask = online::parse_command_request(*object);
    if (!ask) fuzz::must(!ask.error().message.fr.empty(), "a refusal is in French too");
    const auto table = online::parse_new_table(*object);
    if (!table) return fuzz::must(!table.error().code.empty(), "a refusal has a code");
    const auto made = online::OnlineTable::make("AAAAAAAAAAAA", table->setup, Bytes32{}, 1'000);
    if (!made) return;
    const auto again = online::OnlineTable::replay("AAAAAAAAAAAA", made->second, Bytes32{});
    fuzz::must(again.has_value(), "a new table can be replayed");
}

std::string filled_in(std::string_view line, const online::CreatedTable& table) {
    static std::uint64_t requests = 0;
    std::string out;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char next = line[i] == '$' && i + 1 < line.size() ? line[i + 1] : '\0';
        if (next == 'T') out += table.table;
        if (next == 'K') out += table.key;
        if (next == 'R') out += "request-" + std::to_string(1'000'000'000 + ++requests);
        if (next == 'T' || next == 'K' || next == 'R')
            ++i;
        else
            out += line[i];
    }
    return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static Server server;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const online::CreatedTable table = server.make();
    Connection connection;
    {
        online::TableSocket socket(server.service(), connection, {}, "1");
        std::string_view rest = text;
        for (int lines = 0; lines < 12 && !rest.empty(); ++lines) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            const std::string line = filled_in(rest.substr(0, end), table);
            read_alone(line);
            socket.receive(line, std::chrono::steady_clock::now());
            server.settle(table);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        socket.stopping();
    }
    server.check(table);
    return 0;
}
