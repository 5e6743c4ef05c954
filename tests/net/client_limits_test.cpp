#include "net/client_limits.h"

#include <gtest/gtest.h>

#include <vector>

namespace tablier::net {
namespace {

using namespace std::chrono_literals;

ClientAddress number(int i) {
    return ClientAddress::parse("10." + std::to_string(i >> 16) + "." +
                                std::to_string(i >> 8 & 255) + "." + std::to_string(i & 255))
        .value();
}

TEST(VisitorsTest, have_only_so_much_open) {
    Limits limits;
    limits.client_connections = 2;
    limits.client_sockets = 1;
    ClientLimits client_limits(limits);
    auto first = client_limits.acquire(number(1), ClientLimits::Kind::Connection);
    auto second = client_limits.acquire(number(1), ClientLimits::Kind::Connection);
    EXPECT_TRUE(first && second);
    EXPECT_FALSE(client_limits.acquire(number(1), ClientLimits::Kind::Connection));
    auto socket = client_limits.acquire(number(1), ClientLimits::Kind::Socket);
    EXPECT_TRUE(socket);
    EXPECT_FALSE(client_limits.acquire(number(1), ClientLimits::Kind::Socket));
    EXPECT_TRUE(client_limits.acquire(number(2), ClientLimits::Kind::Socket)) << "somebody else";
    ClientLimits::ConnectionSlot moved = *std::move(first);
    first.reset();
    EXPECT_FALSE(client_limits.acquire(number(1), ClientLimits::Kind::Connection));
    moved.end();
    moved.end();
    EXPECT_TRUE(client_limits.acquire(number(1), ClientLimits::Kind::Connection));
}

TEST(VisitorsTest, ask_only_so_often) {
    Limits limits;
    limits.client_requests = {.burst = 2, .per_second = 0.5};
    ClientLimits client_limits(limits);
    const auto start = ClientLimits::Clock::now();
    EXPECT_FALSE(client_limits.must_wait(number(1), start));
    EXPECT_FALSE(client_limits.must_wait(number(1), start));
    EXPECT_EQ(client_limits.must_wait(number(1), start), 2s);
    EXPECT_EQ(client_limits.must_wait(number(1), start + 1s), 1s);
    EXPECT_FALSE(client_limits.must_wait(number(1), start + 2s));
    EXPECT_FALSE(client_limits.must_wait(number(2), start));
}

TEST(VisitorsTest, send_only_so_many_messages) {
    Limits limits;
    limits.client_messages = {.burst = 2, .per_second = 1};
    ClientLimits client_limits(limits);
    const auto start = ClientLimits::Clock::now();
    EXPECT_TRUE(client_limits.may_send(number(1), start));
    EXPECT_TRUE(client_limits.may_send(number(1), start));
    EXPECT_FALSE(client_limits.may_send(number(1), start));
    EXPECT_TRUE(client_limits.may_send(number(2), start));
    EXPECT_TRUE(client_limits.may_send(number(1), start + 1s));
}

TEST(VisitorsTest, make_only_so_much_work) {
    Limits limits;
    limits.client_work = {.burst = 2, .per_second = 0.5};
    ClientLimits client_limits(limits);
    const auto start = ClientLimits::Clock::now();
    client_limits.count_work(number(1), start, start + 1s);
    EXPECT_FALSE(client_limits.must_wait(number(1), start + 1s));
    EXPECT_TRUE(client_limits.may_send(number(1), start + 1s));
    client_limits.count_work(number(1), start + 1s, start + 3s);
    EXPECT_TRUE(client_limits.must_wait(number(1), start + 3s)) << "there is a debt";
    EXPECT_FALSE(client_limits.may_send(number(1), start + 3s));
    EXPECT_FALSE(client_limits.must_wait(number(2), start + 3s)) << "somebody else";
    EXPECT_FALSE(client_limits.must_wait(number(1), start + 5s));
    client_limits.count_work(number(1), start + 5s, start + 1000s);
    EXPECT_FALSE(client_limits.must_wait(number(1), start + 1000s + 5s))
        << "a debt has a limit, too";
}

TEST(VisitorsTest, leave_only_so_much_unread) {
    Limits limits;
    limits.client_unread_bytes = 100;
    ClientLimits client_limits(limits);
    EXPECT_TRUE(client_limits.add_unread(number(1), 60));
    EXPECT_FALSE(client_limits.add_unread(number(1), 60));
    EXPECT_TRUE(client_limits.add_unread(number(2), 60));
    EXPECT_TRUE(client_limits.add_unread(number(1), -60));
    EXPECT_TRUE(client_limits.add_unread(number(1), 40));
}

TEST(VisitorsTest, are_forgotten) {
    Limits limits;
    ClientLimits client_limits(limits);
    std::vector<ClientLimits::ConnectionSlot> staying;
    const auto long_ago = ClientLimits::Clock::now() - 1h;
    for (int i = 0; i < 100'000; ++i) {
        client_limits.must_wait(number(i), long_ago);
        if (i % 1000 == 0)
            staying.push_back(client_limits.acquire(number(i), ClientLimits::Kind::Socket).value());
        ASSERT_LT(client_limits.size(), 2000u);
    }
    EXPECT_GE(client_limits.size(), 100u) << "who is there is not forgotten";
}

TEST(VisitorsTest, are_forgotten_early_in_a_flood) {
    Limits limits;
    limits.client_requests.per_second = 0;
    ClientLimits client_limits(limits);
    std::vector<ClientLimits::ConnectionSlot> staying;
    for (int i = 0; i < 100'000; ++i) {
        client_limits.must_wait(number(i), ClientLimits::Clock::now());
        if (i % 10 == 0)
            staying.push_back(
                client_limits.acquire(number(i), ClientLimits::Kind::Connection).value());
        ASSERT_LE(client_limits.size(), 2 * ClientLimits::max_clients);
    }
}

}  // namespace
}  // namespace tablier::net
