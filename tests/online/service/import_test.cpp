// Tables that are moved from one server to another.
#include "online/service/service_fixture.h"
#include "online/service/stored_table.h"
#include "store/transfer.h"

namespace tablier::online {
namespace {

class Import : public TableServiceTest {
  protected:
    /// Takes all tables away: what remains is a new server.
    std::vector<std::string> export_and_begin_anew() {
        std::vector<std::string> lines;
        close();
        const auto keep = [&](std::string_view line) -> Result<void> {
            lines.emplace_back(line);
            return {};
        };
        EXPECT_TRUE(store::export_tables(folder_.path() / "data", keep));
        std::filesystem::remove_all(folder_.path() / "data");
        open();
        return lines;
    }
    void import_and_restart(const std::vector<std::string>& lines) {
        close();
        std::size_t at = 0;
        const auto next = [&]() -> Result<std::optional<std::string>> {
            if (at == lines.size()) return std::nullopt;
            return lines[at++];
        };
        const auto report = store::import_tables(folder_.path() / "data", {"lines", next},
                                                 loop_.now(), check_table);
        EXPECT_TRUE(report) << report.error().message;
        open();
    }
    std::int64_t left_after_move(const CreatedTable& made) {
        EXPECT_EQ(move(made, "e2"), "");
        return state(made.table).at("players").at(0).at("left").as_int64();
    }
};

TEST_F(Import, charges_no_clock_for_the_way_to_a_server_without_tables) {
    const CreatedTable made = make_game("10+0");
    loop_.pass(minute);
    const auto lines = export_and_begin_anew();
    loop_.pass(60 * minute);
    import_and_restart(lines);
    loop_.pass(second);
    const auto left = left_after_move(made);
    EXPECT_GE(left, 9 * minute - second);
    EXPECT_LE(left, 9 * minute + 5 * second) << "signs of life are some seconds apart";
}

TEST_F(Import, charges_no_clock_for_the_way_to_other_tables) {
    const CreatedTable made = make_game("10+0");
    loop_.pass(minute);
    const auto lines = export_and_begin_anew();
    const CreatedTable other = make_game("1d");
    loop_.pass(60 * minute);
    import_and_restart(lines);
    loop_.pass(second);
    EXPECT_EQ(left_after_move(made), 10 * minute - second) << "the turn begins anew";
    EXPECT_EQ(phase(other.table), "playing");
}

}  // namespace
}  // namespace tablier::online
