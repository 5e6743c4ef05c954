#include "online/service/quotas.h"

#include <algorithm>

namespace tablier::online {
namespace {

net::TokenBucket::Clock::time_point clock_now() {
    return net::TokenBucket::Clock::now();
}

ApiError over_quota(std::string_view code, std::string_view en, std::string_view fr,
                    std::chrono::seconds wait) {
    return {.code = code,
            .message = {std::string(en), std::string(fr)},
            .retry_seconds = int(std::max<long>(1, wait.count()))};
}

}  // namespace

std::optional<ApiError> Quotas::take_new_table(const net::ClientAddress& client, bool with_engine) {
    const auto now = clock_now();
    Usage& usage = clients_[client];
    if (usage.tables >= limits_.tables_per_client)
        return over_quota("too-many-tables",
                          "You have too many tables that are not over; finish or close some.",
                          "Vous avez trop de tables non terminées ; finissez-en ou fermez-en.",
                          std::chrono::seconds(60));
    const auto engine_wait = usage.engine_seconds.wait(limits_.engine_seconds, now);
    if (with_engine && engine_wait.count() > 0)
        return over_quota(
            "too-much-engine", "The engines have thought for you as long as they may for now.",
            "Les moteurs ont réfléchi pour vous autant qu'ils le peuvent pour le moment.",
            engine_wait);
    if (!usage.new_tables.take(limits_.new_tables, now))
        return over_quota("too-many-tables", "You are making tables too fast.",
                          "Vous ouvrez des tables trop vite.",
                          usage.new_tables.wait(limits_.new_tables, now));
    return std::nullopt;
}

bool Quotas::take_rematch(const net::ClientAddress& client) {
    return clients_[client].new_tables.take(limits_.new_tables, clock_now());
}

bool Quotas::engine_time_left(const net::ClientAddress& client) {
    return clients_[client].engine_seconds.wait(limits_.engine_seconds, clock_now()).count() == 0;
}

void Quotas::spend_engine_time(const net::ClientAddress& client, Duration time) {
    clients_[client].engine_seconds.spend(limits_.engine_seconds, clock_now(), double(time) / 1000);
}

void Quotas::add_table(const std::string& table, const net::ClientAddress& creator, Time now) {
    ++clients_[creator].tables;
    tables_[table] = {.creator = creator, .changed = now};
}

void Quotas::remove_table(const std::string& table) {
    const auto found = tables_.find(table);
    if (found == tables_.end()) return;
    if (const auto usage = clients_.find(found->second.creator);
        usage != clients_.end() && usage->second.tables > 0)
        --usage->second.tables;
    tables_.erase(found);
}

void Quotas::note_change(const std::string& table, Time changed) {
    if (const auto found = tables_.find(table); found != tables_.end())
        found->second.changed = changed;
}

std::optional<net::ClientAddress> Quotas::creator(const std::string& table) const {
    const auto found = tables_.find(table);
    return found == tables_.end() ? std::nullopt : std::optional(found->second.creator);
}

std::vector<std::string> Quotas::tables_unchanged_since(Time time) const {
    std::vector<std::string> unchanged;
    for (const auto& [id, table] : tables_)
        if (table.changed < time) unchanged.push_back(id);
    return unchanged;
}

void Quotas::forget_idle_clients() {
    const auto now = clock_now();
    std::erase_if(clients_, [&](const auto& client) {
        const Usage& usage = client.second;
        return usage.tables == 0 && usage.new_tables.full(limits_.new_tables, now) &&
               usage.engine_seconds.full(limits_.engine_seconds, now);
    });
}

}  // namespace tablier::online
