// Commands: rights of keys, and repetitions.
#include "online/service/service_fixture.h"

namespace tablier::online {
namespace {

using testing::SizeIs;

class Commands : public TableServiceTest {
  protected:
    const std::string stranger_ = std::string(43, 'A');
};

TEST_F(Commands, need_a_key_of_this_table) {
    const CreatedTable made = make_game();
    const CreatedTable other = make_game();
    EXPECT_EQ(code_of(ask(made.table, "", PlayMove{"e2"})), "key-needed");
    for (const std::string& key : {stranger_, other.key, std::string("x")}) {
        for (const Command& command :
             {Command(PlayMove{"e2"}), Command(Resign{0}), Command(CloseTable{}),
              Command(Rename{"x"}), Command(LeavePlace{}), Command(DeclareGone{1}),
              Command(TakePlace{.player = 1, .name = ""}), Command(MakeOffer{}),
              Command(AcceptOffer{}), Command(DeclineOffer{})})
            EXPECT_EQ(code_of(ask(made.table, key, command)), "wrong-key");
        EXPECT_EQ(look(made.table, key), "wrong-key");
    }
    EXPECT_EQ(move(made, "e2"), "");
    EXPECT_EQ(code_of(ask("AAAAAAAAAAAA", made.key, Resign{})), "no-such-table");
    for (const char* id : {"", "short", "../../../etc", "AAAAAAAAAAA'"})
        EXPECT_EQ(look(id), "no-such-table") << id;
}

TEST_F(Commands, a_key_acts_for_its_own_players_only) {
    const CreatedTable made = make(new_table("quoridor", {me(), anyone()}));
    const auto taken = take(made.table, 1);
    ASSERT_TRUE(taken);
    EXPECT_THAT(taken->key, SizeIs(43));
    EXPECT_NE(taken->key, made.key);
    EXPECT_EQ(code_of(ask(made.table, taken->key, PlayMove{"e2"})), "not-your-turn");
    EXPECT_EQ(move(made, "e2"), "");
    EXPECT_EQ(move(made, "e8"), "not-your-turn");
    EXPECT_EQ(code_of(ask(made.table, taken->key, Resign{0})), "not-yours");
    EXPECT_EQ(code_of(ask(made.table, taken->key, PlayMove{"e8"})), "");
}

TEST_F(Commands, one_place_is_taken_once_however_many_come) {
    const CreatedTable made = make(new_table("quoridor", {me(), anyone()}));
    std::vector<std::string> answers;
    for (int i = 0; i < 5; ++i)
        service_->execute(
            CommandRequest{.table = made.table, .command = TakePlace{.player = 1}},
            [&](const ApiResult<CommandResult>& done) { answers.push_back(code_of(done)); });
    ASSERT_TRUE(loop_.run_until([&] { return answers.size() == 5; }));
    EXPECT_EQ(answers[0], "") << "the first who asked";
    for (std::size_t i = 1; i < 5; ++i) EXPECT_EQ(answers[i], "seat-taken");
}

TEST_F(Commands, too_many_at_a_time_are_refused) {
    const CreatedTable made = make_game();
    std::map<std::string, int> answers;
    int answered = 0;
    constexpr int many = 1'500;
    for (int i = 0; i < many; ++i)
        service_->execute(
            CommandRequest{
                .table = made.table, .key = made.key, .command = Rename{"Ada" + std::to_string(i)}},
            [&](const ApiResult<CommandResult>& done) {
                ++answers[code_of(done)];
                ++answered;
            });
    ASSERT_TRUE(loop_.run_until([&] { return answered == many; }));
    EXPECT_EQ(answers["too-many-requests"], many - 1'001) << "one is written, the others wait";
    EXPECT_EQ(move(made, "e2"), "");
}

TEST_F(Commands, one_of_several_places_is_taken_once) {
    const CreatedTable made = make(new_table("quoridor-4", {me(), anyone(), anyone(), anyone()}));
    std::vector<std::string> answers;
    for (int i = 0; i < 2; ++i)
        service_->execute(
            CommandRequest{.table = made.table, .command = TakePlace{.player = 1}},
            [&](const ApiResult<CommandResult>& done) { answers.push_back(code_of(done)); });
    ASSERT_TRUE(loop_.run_until([&] { return answers.size() == 2; }));
    EXPECT_THAT(answers, testing::ElementsAre("", "seat-taken"));
}

TEST_F(Commands, invitations_are_for_their_place) {
    const CreatedTable made = make(new_table("quoridor-4", {me(), invited(), invited(), anyone()}));
    EXPECT_EQ(code_of(take(made.table, 1)), "wrong-key");
    EXPECT_EQ(code_of(ask(made.table, "", TakePlace{.player = -1})), "bad-field");
    EXPECT_EQ(code_of(accept_invitation(made.table, stranger_)), "wrong-key");
    EXPECT_EQ(code_of(accept_invitation(made.table, made.key)), "wrong-key");
    EXPECT_EQ(code_of(ask(CommandRequest{.table = made.table,
                                         .invitation = made.invitations[1],
                                         .command = TakePlace{.player = 2}})),
              "wrong-key");
    EXPECT_EQ(code_of(accept_invitation(made.table, made.invitations[2])), "");
    EXPECT_EQ(code_of(accept_invitation(made.table, made.invitations[2])), "seat-taken");
    EXPECT_EQ(state(made.table).at("players").at(2).at("name").as_string(), "Bob");
    EXPECT_EQ(code_of(ask(made.table, made.invitations[1], Resign{})), "wrong-key")
        << "an invitation is no key";
}

TEST_F(Commands, further_places_are_added_to_a_key) {
    const CreatedTable made = make(new_table("quoridor-4", {me(), anyone(), anyone(), anyone()}));
    const auto more = take(made.table, 2, "", made.key);
    ASSERT_TRUE(more);
    EXPECT_EQ(more->key, made.key);
    EXPECT_EQ(boost::json::serialize(state(made.table, made.key).at("you")), "[0,2]");
}

TEST_F(Commands, who_made_the_table_without_a_place_and_sits_down_owns_it_still) {
    const CreatedTable made =
        make(new_table("quoridor-4", {anyone(), anyone(), anyone(), anyone()}));
    const auto taken = take(made.table, 1, "", made.key);
    ASSERT_TRUE(taken);
    EXPECT_EQ(taken->key, made.key);
    EXPECT_EQ(boost::json::serialize(state(made.table, made.key).at("you")), "[1]");
    EXPECT_TRUE(state(made.table, made.key).at("owner").as_bool());
    EXPECT_EQ(code_of(ask(made.table, made.key, LeavePlace{})), "");
    EXPECT_EQ(boost::json::serialize(state(made.table, made.key).at("you")), "[]");
    EXPECT_EQ(code_of(ask(made.table, made.key, CloseTable{})), "");
}

TEST_F(Commands, a_watch_key_cannot_act) {
    NewTable table = new_table("quoridor", {me(), anyone()});
    table.setup.watch = Watching::ByLink;
    const CreatedTable made = make(table);
    ASSERT_THAT(made.watch_key, SizeIs(43));
    EXPECT_EQ(look(made.table), "key-needed");
    EXPECT_EQ(phase(made.table, made.watch_key), "waiting");
    EXPECT_EQ(code_of(take(made.table, 1)), "key-needed");
    for (const Command& command : {Command(CloseTable{}), Command(Rename{"x"}),
                                   Command(PlayMove{"e2"}), Command(LeavePlace{})})
        EXPECT_EQ(code_of(ask(made.table, made.watch_key, command)), "wrong-key");
    const auto taken = take(made.table, 1, "", made.watch_key);
    ASSERT_TRUE(taken) << "who has the link may sit down";
    EXPECT_NE(taken->key, made.watch_key);
    EXPECT_EQ(boost::json::serialize(state(made.table, taken->key).at("you")), "[1]");
}

TEST_F(Commands, closing_is_for_who_made_the_table) {
    const CreatedTable made = make(new_table("quoridor-4", {anyone(), anyone(), anyone(), me()}));
    const auto taken = take(made.table, 0);
    EXPECT_EQ(code_of(ask(made.table, taken->key, CloseTable{})), "not-yours");
    EXPECT_EQ(code_of(ask(made.table, made.key, CloseTable{})), "");
    const CreatedTable others = make(new_table("quoridor", {anyone(), anyone()}));
    EXPECT_EQ(code_of(ask(others.table, others.key, CloseTable{})), "")
        << "also where the maker does not play";
}

TEST_F(Commands, sent_again_are_not_done_again) {
    const CreatedTable made = make_game();
    const auto send = [&] {
        return ask(made.table, made.key, PlayMove{"e2"}, request_name, "move e2");
    };
    const auto first = send();
    ASSERT_TRUE(first);
    for (int round = 0; round < 3; ++round) {
        const auto again = send();
        ASSERT_TRUE(again) << again.error().code;
        EXPECT_EQ(again->first, first->first);
        EXPECT_EQ(again->last, first->last);
        if (round == 0) move(made, "e8");
        if (round == 1) restart();
    }
    EXPECT_EQ(state(made.table).at("entries").as_array().size(), 2U);
}

TEST_F(Commands, sent_again_before_the_answer_are_not_done_again) {
    const CreatedTable made = make_game();
    std::vector<std::int64_t> answers;
    for (int i = 0; i < 3; ++i)
        service_->execute(CommandRequest{.table = made.table,
                                         .key = made.key,
                                         .command = PlayMove{"e2"},
                                         .request = request_name,
                                         .content = "move e2"},
                          [&](const ApiResult<CommandResult>& done) {
                              answers.push_back(done ? done->last : -1);
                          });
    ASSERT_TRUE(loop_.run_until([&] { return answers.size() == 3; }));
    EXPECT_THAT(answers, testing::Each(3));
}

TEST_F(Commands, sent_again_by_who_sat_down_give_the_same_key) {
    const CreatedTable made = make(new_table("quoridor-4", {me(), anyone(), anyone(), anyone()}));
    const auto first = take(made.table, 1, request_name);
    ASSERT_TRUE(first);
    restart();
    const auto again = take(made.table, 1, request_name);
    ASSERT_TRUE(again) << again.error().code;
    EXPECT_EQ(again->key, first->key);
    EXPECT_EQ(again->first, first->first);
    EXPECT_EQ(code_of(take(made.table, 2, request_name)), "request-reused");
    const auto with_key = take(made.table, 1, request_name, first->key);
    ASSERT_TRUE(with_key) << with_key.error().code << ": who had no key then has one now";
    EXPECT_EQ(with_key->key, first->key);
    EXPECT_EQ(with_key->first, first->first);

    EXPECT_EQ(code_of(take(made.table, 1, request_name, made.key)), "seat-taken")
        << "another key's name is another one, too";

    const auto more = take(made.table, 2, request_name, first->key);
    ASSERT_TRUE(more) << more.error().code << ": with a key the name is another one";
    const auto more_again = take(made.table, 2, request_name, first->key);
    ASSERT_TRUE(more_again) << more_again.error().code << ", though the key has more players now";
    EXPECT_EQ(more_again->key, first->key);
}

TEST_F(Commands, sent_again_by_who_got_up_are_answered_too) {
    const CreatedTable made = make(new_table("quoridor", {me(), anyone()}));
    // Two places, so that the game does not begin.
    const CreatedTable four = make(new_table("quoridor-4", {me(), anyone(), anyone(), anyone()}));
    const auto taken = take(four.table, 1);
    const auto leave = [&] {
        return ask(four.table, taken->key, LeavePlace{}, request_name, "leave");
    };
    const auto first = leave();
    ASSERT_TRUE(first);
    EXPECT_EQ(look(four.table, taken->key), "wrong-key") << "the key is no longer good";
    const auto again = leave();
    ASSERT_TRUE(again) << again.error().code;
    EXPECT_EQ(again->last, first->last);
    EXPECT_EQ(code_of(ask(four.table, taken->key, LeavePlace{})), "wrong-key");
}

TEST_F(Commands, under_a_name_used_for_something_else_are_refused) {
    const CreatedTable made = make_game();
    EXPECT_EQ(code_of(ask(made.table, made.key, PlayMove{"e2"}, request_name, "move e2")), "");
    EXPECT_EQ(code_of(ask(made.table, made.key, PlayMove{"e8"}, request_name, "move e8")),
              "request-reused");
    const CreatedTable other = make_game();
    EXPECT_EQ(code_of(ask(other.table, other.key, PlayMove{"d1"}, request_name, "move d1")), "")
        << "names are those of a table and a key";
}

TEST_F(Commands, refused_may_be_sent_again_under_the_same_name) {
    const CreatedTable made = make(new_table("quoridor", {me(), anyone()}));
    const auto send = [&] {
        return code_of(ask(made.table, made.key, PlayMove{"e2"}, request_name, "move e2"));
    };
    EXPECT_EQ(send(), "not-started");
    take(made.table, 1);
    EXPECT_EQ(send(), "") << "nothing had happened";
}

TEST_F(Commands, that_change_nothing_lead_to_no_events) {
    const CreatedTable made = make(new_table("quoridor", {me("Ada"), me("Ada")}));
    const auto done = ask(made.table, made.key, Rename{"Ada"});
    ASSERT_TRUE(done);
    EXPECT_EQ(done->last, done->first - 1);
}

}  // namespace
}  // namespace tablier::online
