// A game at the terminal for people who share a keyboard, with engines on the other seats.
#pragma once

#include <string>

#include "app/adviser.h"
#include "app/arguments.h"
#include "app/autosave.h"
#include "app/engine_seats.h"
#include "app/line_input.h"
#include "app/saved_game.h"

namespace tablier::app {

struct TableSettings {
    Lang lang = Lang::English;
    DrawingArguments drawing = {};
    RecordHeader header = {};  ///< of the saved record; seats without a name go by their own
    Autosave autosave = Autosave::off();
    bool saved = true;          ///< there is nothing to write yet
    bool remarks_lost = false;  ///< the record opened has remarks, which would not be saved
    std::uint64_t seed = 0;     ///< of the cards

    /// Draws the cards by this seed; the record tells it, so that they go on by it after a pause.
    void name_seed(std::uint64_t number);
    /// Takes over all that a record says besides the moves.
    void go_on_with(const SavedGame& saved);
};

class TerminalTable {
  public:
    TerminalTable(Match match, TableSettings settings, EngineSeats engines);

    /// Plays until somebody quits, the input ends, or a signal asks to end.
    void run();

  private:
    void say(std::string_view en, std::string_view fr) const;
    void say(const std::string& text) const;
    void draw_board() const;
    std::string prompt() const;
    std::vector<std::string> complete(std::string_view beginning) const;

    /// False when the table is left.
    bool obey(const std::string& line);
    void try_move(const std::string& typed);
    /// After anything that changed the game, which is told by `news`: cards are drawn, the file is
    /// written, and only then is it shown.
    void changed(const std::string& news = "");
    /// The cards drawn, a line each.
    std::string let_chance_act();
    bool engine_is_due() const;
    void let_engine_act();
    void hint();
    void switch_evaluation();
    void show_evaluation();
    /// Who thinks and what has been found so far, on a line that is wiped afterwards.
    search::ThoughtSink thinking_line(std::string_view who) const;
    void wipe_thinking_line() const;
    void show_moves(std::string_view beginning) const;
    void undo();
    void redo();
    void save(const std::string& file);
    void open(const std::string& file);
    void resign();
    void agree_draw();
    bool engines_agree_to_draw();
    void change_language(std::string_view name);
    void help() const;

    std::string player_name(Seat seat) const;
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
    bool engine_moved_ = false;  ///< what has changed is an engine's move
    bool evaluating_ = false;    ///< the chances are shown after each move
    bool paused_ = false;        ///< engines wait for a word, after Ctrl-C
    LineInput input_;
    bool saved_;                 ///< in the game's own file, or in a copy
    std::string why_not_saved_;  ///< by itself; empty while that succeeds
    std::string last_saved_to_;  ///< a copy, which may be overwritten without a question
};

}  // namespace tablier::app
