#include "tables.h"

#include <fmt/core.h>

#include <boost/asio/co_spawn.hpp>
#include <exception>
#include <stdexcept>

#include "message_fields.h"

namespace tablier::load {
namespace {

namespace asio = boost::asio;

constexpr int at_a_time = 32;  ///< so that several share one write to the disk

HttpAnswer expect(int status, HttpAnswer answer, const char* what) {
    if (answer.status != status)
        throw std::runtime_error(fmt::format("{}: {} {}", what, answer.status, answer.body));
    return answer;
}

}  // namespace

asio::awaitable<TableForTwo> create_table(Http& http, std::string game, std::string clock) {
    TableForTwo table;
    HttpCall make{.method = "POST", .target = "/api/v1/tables"};
    make.body = fmt::format(
        R"({{"game":"{}","clock":"{}","players":[{{"kind":"me"}},{{"kind":"anyone"}}]}})", game,
        clock);
    const HttpAnswer created = expect(201, co_await http.call(make), "make a table");
    table.id = text_field(created.body, "table");
    table.keys[0] = text_field(created.body, "key");
    HttpCall take{.method = "POST", .target = "/api/v1/tables/" + table.id + "/commands"};
    take.body = R"({"do":"take","player":1,"name":"Bob"})";
    const HttpAnswer taken = expect(200, co_await http.call(take), "sit down");
    table.keys[1] = text_field(taken.body, "key");
    co_return table;
}

std::vector<TableForTwo> create_tables(const asio::ip::tcp::endpoint& server, int count,
                                       const std::string& game, const std::string& clock) {
    asio::io_context context;
    std::vector<TableForTwo> tables;
    std::exception_ptr failure;
    int begun = 0;
    for (int i = 0; i < std::min(at_a_time, count); ++i)
        asio::co_spawn(
            context,
            [&]() -> asio::awaitable<void> {
                Http http(context, server);
                while (begun < count) {
                    ++begun;
                    tables.push_back(co_await create_table(http, game, clock));
                }
            },
            [&](const std::exception_ptr& error) {
                if (error) failure = error;
            });
    context.run();
    if (failure) std::rethrow_exception(failure);
    return tables;
}

double metric(const asio::ip::tcp::endpoint& server, const std::string& name) {
    const HttpAnswer answer = call_now(server, {.target = "/metrics"});
    const std::size_t at = answer.body.find("\n" + name + " ");
    if (at == std::string::npos) throw std::runtime_error("the server does not tell its " + name);
    return std::strtod(answer.body.c_str() + at + name.size() + 2, nullptr);
}

}  // namespace tablier::load
