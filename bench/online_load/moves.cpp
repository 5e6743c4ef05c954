// Load test: latency from a move to its durable acknowledgement, at many tables at once.
#include <fmt/core.h>

#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <random>
#include <vector>

#include "latencies.h"
#include "message_fields.h"
#include "pawn_walk.h"
#include "report.h"
#include "server_process.h"
#include "settings.h"
#include "socket.h"
#include "tables.h"

namespace tablier::load {
namespace {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;

constexpr double asked_p99 = 25;  ///< milliseconds

/// Measurements of the measured period.
struct Tally {
    bool counting = false;
    std::size_t sent = 0;
    std::size_t behind = 0;  ///< a table whose last move was not answered yet when it was due again
    std::size_t refused = 0;
    std::size_t lost_sockets = 0;
    std::size_t watching = 0;
    std::string refusal;  ///< one of them
    Latencies since_sent;
    Latencies since_due;
    Clock::time_point last_answer;
};

/// A table with both of its players.
class LivePair {
  public:
    LivePair(TableForTwo table, Tally& tally)
        : table_(std::move(table)), tally_(tally), players_{Player{*this, 0}, Player{*this, 1}} {}

    void connect(asio::io_context& context, const asio::ip::tcp::endpoint& server) {
        for (Player& player : players_) player.socket = Socket::open(context, server, player);
    }
    void disconnect() {
        for (Player& player : players_) player.socket->leave();
    }

    bool move(Clock::time_point due) {
        if (waiting_) return false;
        waiting_ = true;
        due_ = due;
        sent_ = Clock::now();
        counted_ = tally_.counting;
        players_[entries_ % 2].socket->send(fmt::format(
            R"({{"type":"do","table":"{}","request":"move-{:012}","do":"move","move":"{}","at":{}}})",
            table_.id, entries_, walk(entries_), entries_));
        return true;
    }

    bool waiting() const { return waiting_; }
    /// Whether both players got every move.
    bool all_told() const { return players_[0].told == entries_ && players_[1].told == entries_; }

  private:
    struct Player final : SocketListener {
        Player(LivePair& to, int number) : pair(to), player(number) {}

        void opened() override {
            socket->send(fmt::format(R"({{"type":"watch","table":"{}","key":"{}"}})",
                                     pair.table_.id, pair.table_.keys[std::size_t(player)]));
        }
        void on_message(std::string_view message) override {
            const std::string_view type = text_field(message, "type");
            if (type == "done") return pair.done();
            if (type == "events") told += list_field(message, "events").size();
            if (type == "watching") ++pair.tally_.watching;
            if (type == "refused") pair.refused(message);
        }
        void closed() override { ++pair.tally_.lost_sockets; }

        LivePair& pair;
        int player;
        std::shared_ptr<Socket> socket = {};
        std::size_t told = 0;
    };

    void done() {
        const auto now = Clock::now();
        waiting_ = false;
        ++entries_;
        if (!counted_) return;
        tally_.since_sent.add(now - sent_);
        tally_.since_due.add(now - due_);
        tally_.last_answer = now;
    }
    void refused(std::string_view message) {
        waiting_ = false;
        ++tally_.refused;
        tally_.refusal = message;
    }

    TableForTwo table_;
    Tally& tally_;
    std::array<Player, 2> players_;
    std::size_t entries_ = 0;
    bool waiting_ = false;
    bool counted_ = false;
    Clock::time_point due_;
    Clock::time_point sent_;
};

/// Sends moves at a constant rate, independent of the server's answers, to one table after the
/// other.
class Pace {
  public:
    Pace(asio::io_context& context, std::vector<std::unique_ptr<LivePair>>& pairs, double rate,
         Tally& tally)
        : timer_(context), pairs_(pairs), gap_(1 / rate), tally_(tally) {}

    void run_until(Clock::time_point end) {
        begin_ = Clock::now();
        end_ = end;
        count_ = 0;
        next();
    }

  private:
    Clock::time_point due() const {
        return begin_ + std::chrono::duration_cast<Clock::duration>(gap_ * double(count_));
    }

    void next() {
        while (due() <= Clock::now()) {
            if (due() >= end_) return;
            const bool sent = pairs_[table_]->move(due());
            if (tally_.counting) ++(sent ? tally_.sent : tally_.behind);
            table_ = (table_ + 1) % pairs_.size();
            ++count_;
        }
        timer_.expires_at(due());
        timer_.async_wait([this](const boost::system::error_code& cancelled) {
            if (!cancelled) next();
        });
    }

    asio::steady_timer timer_;
    std::vector<std::unique_ptr<LivePair>>& pairs_;
    std::chrono::duration<double> gap_;
    Tally& tally_;
    Clock::time_point begin_;
    Clock::time_point end_;
    std::size_t count_ = 0;
    std::size_t table_ = 0;
};

Clock::duration seconds(double count) {
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(count));
}

}  // namespace

bool run_moves(const Settings& settings, const MovesLoad& load) {
    Report report("moves", settings.json);
    ServerProcess server(settings);
    server.start();
    server.wait_until_ready();
    report.note(fmt::format("makes {} tables", load.tables));
    const auto begin_making = Clock::now();
    auto tables =
        create_tables(server.endpoint(), load.tables, std::string(endless_game), load.clock);
    const double making = milliseconds(Clock::now() - begin_making);

    Tally tally;
    asio::io_context context(1);
    std::vector<std::unique_ptr<LivePair>> pairs;
    for (TableForTwo& table : tables) {
        pairs.push_back(std::make_unique<LivePair>(std::move(table), tally));
        pairs.back()->connect(context, server.endpoint());
    }
    const auto impatient = Clock::now() + seconds(60);
    while (tally.watching < 2 * pairs.size() && Clock::now() < impatient)
        context.run_one_for(seconds(1));
    if (tally.watching < 2 * pairs.size()) throw std::runtime_error("not everybody is let in");
    context.run_for(seconds(0.5));  // until all have got the presence

    report.note(fmt::format("plays for {} s", load.warm_up + load.seconds));
    Pace pace(context, pairs, load.rate, tally);
    pace.run_until(Clock::now() + seconds(load.warm_up));
    context.run_for(seconds(load.warm_up));
    const double server_before = server.processor_seconds();
    const double own_before = own_processor_seconds();
    const double changes = metric(server.endpoint(), "tablier_store_changes_total");
    const double transactions = metric(server.endpoint(), "tablier_store_transactions_total");
    tally.counting = true;
    const auto begin = Clock::now();
    pace.run_until(begin + seconds(load.seconds));
    context.run_for(seconds(load.seconds));
    const double server_used = server.processor_seconds() - server_before;
    const double own_used = own_processor_seconds() - own_before;
    const double megabytes = server.resident_megabytes();
    tally.counting = false;
    context.run_for(seconds(2));  // the last answers

    const double took = milliseconds(tally.last_answer - begin) / 1000;
    const double per_transaction =
        (metric(server.endpoint(), "tablier_store_changes_total") - changes) /
        (metric(server.endpoint(), "tablier_store_transactions_total") - transactions);
    report.add("tables, each with two players connected", double(pairs.size()));
    report.add("making one of them, several at a time", making / double(pairs.size()), "ms");
    report.add("moves sent", double(tally.sent));
    report.add("moves answered a second", double(tally.since_sent.count()) / took, "/s");
    for (const auto& [name, share] : {std::pair("50 %", 0.5), {"90 %", 0.9}})
        report.add(fmt::format("from sent to on the disk, {}", name), tally.since_sent.at(share),
                   "ms");
    report.add_at_most("from sent to on the disk, 99 %", tally.since_sent.at(0.99), asked_p99,
                       "ms");
    report.add("from sent to on the disk, 99.9 %", tally.since_sent.at(0.999), "ms");
    report.add("from sent to on the disk, longest", tally.since_sent.at(1), "ms");
    report.add("from when it was due, 99 %", tally.since_due.at(0.99), "ms");
    report.add("changes in one transaction", per_transaction);
    report.add("the server's use of one processor", 100 * server_used / load.seconds, "%");
    report.add("this program's", 100 * own_used / load.seconds, "%");
    report.add("the server's memory", megabytes, "MB");
    report.add_at_most("due while the last move was not answered", double(tally.behind),
                       0.001 * double(tally.sent));
    report.check("no move refused", tally.refused == 0, tally.refusal);
    report.check("no socket lost", tally.lost_sockets == 0);
    std::size_t untold = 0;
    std::size_t unanswered = 0;
    for (const auto& pair : pairs) {
        untold += !pair->all_told();
        unanswered += pair->waiting();
    }
    report.check("every move answered", unanswered == 0,
                 unanswered ? fmt::format("{} not", unanswered) : "");
    report.check("both players told of every move", untold == 0,
                 untold ? fmt::format("{} tables", untold) : "");
    for (const auto& pair : pairs) pair->disconnect();
    context.run_for(seconds(0.5));
    report.check("the server stops in good order", server.stop() == 0);
    return report.finish();
}

}  // namespace tablier::load
