// Interactive game at the terminal: reads moves and commands from one keyboard, plays engines on
// the other seats, saves the game.
#pragma once

#include <string>

#include "advice/advice.h"
#include "app/adviser.h"
#include "app/arguments.h"
#include "app/autosave.h"
#include "app/engine_seats.h"
#include "app/line_input.h"
#include "app/player_assignment.h"
#include "app/recent_moves.h"
#include "app/saved_game.h"
#include "app/screen_text.h"

namespace tablier::app {

struct TerminalGameSettings {
    Lang lang = Lang::English;
    DrawingArguments drawing = {};
    RecordHeader header = {};  ///< of the saved record; empty names: the seats' names
    Autosave autosave = Autosave::off();
    bool saved = true;          ///< no unsaved changes
    bool remarks_lost = false;  ///< the opened record has remarks, which saving would drop
    std::uint64_t seed = 0;     ///< of the cards
    Lots lots = Lots::None;     ///< drawn at the beginning of every game

    /// Sets the seed of the cards and stores it in the record, so that a resumed game continues the
    /// sequence.
    void name_seed(std::uint64_t number);
    bool has_named_seed() const;
    /// Takes over all tags of the record.
    void continue_from(const SavedGame& saved);
    /// Drops the names of engines from the header: they depend on the level that plays.
    void leave_engine_names_out(const EngineSeats& engines);
    /// If lots were drawn for a saved game, they are drawn for the games that follow it.
    void continue_drawing_lots(const EngineSeats& engines);
    /// Draws lots for the places of a new game, and adds the tag Lots.
    Result<void> draw_lots(EngineSeats& engines);
};

class TerminalGame {
  public:
    TerminalGame(Match match, TerminalGameSettings settings, EngineSeats engines);

    /// Plays until the command quit, the end of input, or a signal that asks to end.
    void run();

  private:
    void say(std::string_view en, std::string_view fr) const;
    void say(const std::string& text) const;
    TextStyle text_style() const;
    /// Prints a page at a time; Enter shows the next.
    void show_pages(const std::string& text);
    /// Returns the number of lines printed.
    int draw_board() const;
    /// The seats whose view the board has: those of the person to move, or of the only person in
    /// the game. Empty if an engine is to move and several people play.
    SeatSet viewing_seats() const;
    SeatTitles seat_titles() const;
    std::vector<std::string> recent_moves() const;
    std::size_t first_recent_entry() const;
    std::string prompt() const;
    std::vector<std::string> complete(std::string_view beginning) const;

    /// Executes a move or command; false when the game is left.
    bool execute(const std::string& line);
    bool is_written_as_a_move(const std::string& typed) const;
    void try_move(const std::string& typed);
    /// Answers "did you mean help?" to a text that is neither a move nor a command; false for a
    /// text that may be a move.
    bool refuse_unknown_word(const std::string& text) const;
    /// To be called after every change: draws cards, writes the file, then shows the board.
    void after_change();
    void let_chance_act();
    bool engine_is_due() const;
    void let_engine_act();
    void hint();
    void switch_evaluation();
    void show_evaluation();
    /// Shows the engine's name and its best line so far, on a line that is cleared afterwards.
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
    void show_players() const;

    void begin_new_game(const std::string& spec);
    void begin_rematch();
    /// Whether lots are drawn for the games that follow.
    void choose_lots(const std::string& between);
    /// Begins a game with these people and engines; the previous game must have been saved.
    void begin(GamePtr game, const PlayerAssignment& assignment);
    /// The names of the people in order of play, for the seats of another game.
    SeatNames people_in_order(const AnyGame& game) const;
    /// False if the game could not be saved and the user does not want to lose it.
    bool confirm_leaving();
    void replace_match(Match match, EngineSeats engines);
    /// Shows the players if engines play or lots were drawn.
    void introduce() const;
    std::string next_game_offer() const;

    std::string player_name(Seat seat) const;
    std::optional<std::string> read_answer(const std::string& question);
    bool confirm(std::string_view en, std::string_view fr);

    Result<std::string> record();
    void autosave();
    Result<void> write_copy(const std::string& file);
    void warn_of_remarks() const;
    void refuse_file_in_play(const std::string& file) const;
    /// Whether to quit although the game could not be saved.
    bool confirm_quitting();
    void show_where_saved() const;

    Match match_;
    TerminalGameSettings settings_;
    EngineSeats engines_;
    Adviser adviser_;
    GameGuide guide_;
    bool engine_moved_ = false;  ///< the last change is an engine's move
    bool evaluating_ = false;    ///< the chances are shown after each move
    bool paused_ = false;        ///< engines do not move until the next command, after Ctrl-C
    LineInput input_;
    bool saved_;                 ///< in the game's own file, or in a copy
    std::string save_error_;     ///< of the autosave; empty while it succeeds
    std::string last_saved_to_;  ///< a copy, which may be overwritten without confirmation
};

}  // namespace tablier::app
