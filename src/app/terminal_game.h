// A game at the terminal for people who share a keyboard, with engines on the other seats.
#pragma once

#include <string>

#include "advice/game_guide.h"
#include "app/adviser.h"
#include "app/arguments.h"
#include "app/autosave.h"
#include "app/engine_seats.h"
#include "app/line_input.h"
#include "app/player_assignment.h"
#include "app/saved_game.h"
#include "app/screen_text.h"
#include "app/table_news.h"

namespace tablier::app {

struct TableSettings {
    Lang lang = Lang::English;
    DrawingArguments drawing = {};
    RecordHeader header = {};  ///< of the saved record; seats without a name go by their own
    Autosave autosave = Autosave::off();
    bool saved = true;          ///< there is nothing to write yet
    bool remarks_lost = false;  ///< the record opened has remarks, which would not be saved
    std::uint64_t seed = 0;     ///< of the cards
    Lots lots = Lots::None;     ///< drawn at the beginning of every game

    /// Draws the cards by this seed; the record tells it, so that they go on by it after a pause.
    void name_seed(std::uint64_t number);
    bool has_named_seed() const;
    /// Takes over all that a record says besides the moves.
    void go_on_with(const SavedGame& saved);
    /// The names that a record gives engines are theirs, whatever level plays next.
    void leave_names_to(const EngineSeats& engines);
    /// Where lots were drawn for a saved game, they are drawn for those that follow it.
    void go_on_drawing_lots(const EngineSeats& engines);
    /// Lots are drawn for the places of a game that begins; the record says so in its tag Lots.
    Result<void> draw_lots(EngineSeats& engines);
};

class TerminalTable {
  public:
    TerminalTable(Match match, TableSettings settings, EngineSeats engines);

    /// Plays until somebody quits, the input ends, or a signal asks to end.
    void run();

  private:
    void say(std::string_view en, std::string_view fr) const;
    void say(const std::string& text) const;
    TextStyle text_style() const;
    /// What the terminal has no room for at once goes on after Enter.
    void show_pages(const std::string& text);
    /// Tells how many lines it took.
    int draw_board() const;
    /// The seats of the person who looks at the board: who is to move, or the only one there is.
    SeatSet looking() const;
    SeatTitles seat_titles() const;
    std::vector<std::string> news() const;
    std::size_t first_news() const;
    std::string prompt() const;
    std::vector<std::string> complete(std::string_view beginning) const;

    /// False when the table is left.
    bool obey(const std::string& line);
    bool is_written_as_a_move(const std::string& typed) const;
    void try_move(const std::string& typed);
    /// "did you mean help?" for what is neither a move nor a word; false for what may be a move.
    bool refuse_unknown_word(const std::string& text) const;
    /// After anything that changed the game: cards are drawn, the file is written, and only then is
    /// it shown.
    void changed();
    void let_chance_act();
    bool engine_is_due() const;
    void let_engine_act();
    void hint();
    void switch_evaluation();
    void show_evaluation();
    /// Who thinks and what has been found so far, on a line that is wiped afterwards.
    search::ProgressCallback thinking_line(std::string_view who) const;
    void wipe_thinking_line() const;
    void show_moves(const std::string& beginning);
    void undo();
    void redo();
    void save(const std::string& file);
    void open(const std::string& file);
    void resign();
    void agree_end();
    bool engines_agree_to_end();
    void change_language(std::string_view name);
    void help();
    void show_rules(const std::string& section);
    void why(const std::string& text) const;
    void change_level(const std::string& arguments);
    void tell_who_plays() const;

    void begin_new_game(const std::string& spec);
    void begin_rematch();
    /// Whether lots are drawn for the games that follow.
    void choose_lots(const std::string& between);
    /// With these people and engines; the game on the table has been saved.
    void begin(GamePtr game, const PlayerAssignment& seating);
    /// The names of the people at the table, for the seats of another game.
    SeatNames people_in_order(const AnyGame& game) const;
    /// False if the game on the table could not be saved and is not to be given up.
    bool may_leave_game();
    void put_on_table(Match match, EngineSeats engines);
    /// Who plays where engines play, or where lots were drawn.
    void introduce() const;
    std::string what_comes_after() const;

    std::string player_name(Seat seat) const;
    std::optional<std::string> read_answer(const std::string& question);
    bool confirm(std::string_view en, std::string_view fr);

    Result<std::string> record();
    void autosave();
    Result<void> write_copy(const std::string& file);
    void warn_of_remarks() const;
    void tell_that_it_is_played(const std::string& file) const;
    /// Whether to leave although the game could not be saved.
    bool may_quit();
    void tell_where_saved() const;

    Match match_;
    TableSettings settings_;
    EngineSeats engines_;
    Adviser adviser_;
    GameGuide guide_;
    bool engine_moved_ = false;  ///< what has changed is an engine's move
    bool evaluating_ = false;    ///< the chances are shown after each move
    bool paused_ = false;        ///< engines wait for a word, after Ctrl-C
    LineInput input_;
    bool saved_;                 ///< in the game's own file, or in a copy
    std::string why_not_saved_;  ///< by itself; empty while that succeeds
    std::string last_saved_to_;  ///< a copy, which may be overwritten without a question
};

}  // namespace tablier::app
