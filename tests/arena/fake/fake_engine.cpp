// Fake UGI engine for tests of matches. The argument selects its behaviour:
//   good        plays the first legal move
//   crash       ends with code 3 when asked for its second move
//   suicide     is killed when asked for a move
//   illegal     answers a move that does not exist
//   empty       answers "bestmove" without a move
//   stall       never answers when asked for its second move
//   flood       answers with a line that never ends
//   chatter     plays well, but says much besides, with odd line ends and bytes
//   stubborn    plays well, but does not quit
//   mute        never introduces itself
//   foreign     plays well, in Glendenning's notation of Quoridor
//   slow        answers too late for a clock that has run out: waits until it has
#include <signal.h>
#include <unistd.h>

#include <chrono>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "tablier/catalog.h"
#include "tablier/play/match.h"

namespace {

using tablier::Match;

class FakeEngine {
  public:
    explicit FakeEngine(std::string mode) : mode_(std::move(mode)) {
        if (mode_ == "foreign") notation_ = *tablier::find_notation("glendenning");
    }

    /// False when the program shall end.
    bool execute(const std::string& line) {
        std::istringstream words(line);
        std::string first;
        words >> first;
        if (first == "ugi" && mode_ != "mute") {
            say("id name Fake");
            say("option name Variant type string default quoridor");
            say("option name Greeting type string default none");
            say("ugiok");
        }
        if (first == "setoption") set_option(words);
        if (first == "isready") say("readyok");
        if (first == "uginewgame") asked_ = 0;
        if (first == "position") set_position(words);
        if (first == "go") return go();
        return first != "quit" || mode_ == "stubborn";
    }

  private:
    static void say(const std::string& line) { std::cout << line << std::endl; }

    void set_option(std::istringstream& words) {
        std::string name;
        std::string value;
        words >> name >> name >> value >> value;
        if (name == "Variant") game_ = *tablier::make_game(value);
        if (name == "Greeting") std::cerr << "greeting: " << value << std::endl;
    }

    void set_position(std::istringstream& words) {
        match_.emplace(game_);
        std::string word;
        words >> word >> word;  // startpos moves
        while (words >> word) {
            if (word.starts_with("!gone:")) {
                for (tablier::Seat seat : tablier::all_seats)
                    if (game_->seat_code(seat) == word.substr(6))
                        (void)match_->retire(seat, tablier::Leaving::Gone);
                continue;
            }
            if (notation_) {
                const std::array<std::string_view, 1> move{word};
                word = notation_->read(*game_, match_->position(), move)->move;
            }
            if (!match_->play(word)) ::_exit(9);  // we were told nonsense
        }
    }

    bool go() {
        ++asked_;
        if (mode_ == "crash" && asked_ == 2) ::_exit(3);
        if (mode_ == "suicide") ::raise(SIGKILL);
        if (mode_ == "stall" && asked_ == 2) std::this_thread::sleep_for(std::chrono::hours(1));
        if (mode_ == "slow") std::this_thread::sleep_for(std::chrono::milliseconds(300));
        if (mode_ == "flood")
            while (true) std::cout << "bestmove bestmove bestmove ";
        if (mode_ == "illegal") return say("bestmove z99"), true;
        if (mode_ == "empty") return say("bestmove"), true;
        if (mode_ == "chatter") {
            say("\r\ninfo \x01\xff string");
            say(std::string("\0 bestmove a1", 13));
            say("bestmoves a1");
        }
        if (!match_) match_.emplace(game_);
        std::string move = match_->legal_moves().front();
        if (notation_) move = notation_->write(*game_, match_->position(), move);
        say("bestmove " + move + (mode_ == "chatter" ? "  ponder e2\r" : ""));
        return true;
    }

    std::string mode_;
    tablier::GamePtr game_ = *tablier::make_game("quoridor");
    std::optional<Match> match_;
    const tablier::ForeignNotation* notation_ = nullptr;
    int asked_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    FakeEngine engine(argc > 1 ? argv[1] : "good");
    const bool stubborn = argc > 1 && std::string(argv[1]) == "stubborn";
    for (std::string line; std::getline(std::cin, line);)
        if (!engine.execute(line)) return 0;
    if (stubborn) std::this_thread::sleep_for(std::chrono::hours(1));
    return 0;
}
