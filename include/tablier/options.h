// Options of a variant: descriptions of what can be set (OptionSpec), and checked values (Options).
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/error.h"

namespace tablier {

/// A value of an option, as specs and records write it, and its name for people.
struct OptionChoice {
    std::string value;
    Text label;
};

/// Description for people of an option of kind List.
struct ListWords {
    Text default_name;  ///< the name of the default: "usual cards"
    Text values;        ///< which values exist: "a deck file, or cards joined by '+'"
    Text empty_file;    ///< the error for a file without items; `{0}` is its name
};

/// Description of one option of a variant: the program lists it, the page builds its panel from it,
/// and `Options::set` checks values against it. To add an option, add a description to its variants
/// (src/games/<game>/rules/variants.cpp).
struct OptionSpec {
    enum class Kind {
        Integer,  ///< lowest, lowest + step, … highest
        Limit,    ///< 0 for "off", or lowest … highest
        Choice,   ///< one of `choices`
        List,     ///< items with '=' in them, joined by '+'; or the name of a file that lists them
    };
    std::string name;  ///< as specs and records write it: "max_turns"
    Text title = {};   ///< its name for people: "Limit of turns"
    Kind kind = Kind::Choice;
    std::string default_value;
    std::string ruling = {};  ///< the id of the ruling it is about; empty where there is none
    Text about;               ///< one sentence: what it changes
    std::vector<OptionChoice> choices = {};  ///< the default is usually the first
    ListWords list = {};                     ///< of a List only
    /// The value that was in force before this option existed, where it is not the default.
    std::string earlier_value = {};
    int lowest = 0;
    int highest = 0;
    int step = 1;

    /// The possible values in words: "0 (off) or 2 to 100", "block, sidestep".
    Text values() const;

    /// The values that have a name: all choices; of a limit "off"; of a list the default.
    std::vector<OptionChoice> named_values() const;
    /// The name of a value for people: its label, or the value itself where it has none.
    Text label(std::string_view value) const;
};

/// All options of a game, each with a valid value. A plain value: copies are independent.
class Options {
  public:
    /// Every option at its default.
    explicit Options(std::span<const OptionSpec> specs);

    /// Sets one option; the error lists the possible names or values. Items of a List are checked
    /// by the game when it is made.
    Result<void> set(std::string_view name, std::string_view value);

    std::string_view get(std::string_view name) const;  ///< `name` must exist
    int number(std::string_view name) const;            ///< `name` must be Integer or Limit
    bool has(std::string_view name) const;
    std::span<const OptionSpec> specs() const { return specs_; }

    /// "size=5,walls=3": the options that differ from their default, in the order of the specs.
    std::string text() const;

    bool operator==(const Options& other) const { return values_ == other.values_; }

  private:
    int find(std::string_view name) const;  ///< -1 if there is none
    std::vector<OptionSpec> specs_;
    std::vector<std::string> values_;
};

/// Reads a whole file: the core itself accesses no files.
using FileReader = std::function<Result<std::string>(std::string_view path)>;

/// Sets options from "name=value,name=value". A List value without '=' is the name of a file, read
/// by `read_file`; its words, without comments from '#' to the end of a line, become the value.
/// After an error some options may have been set.
Result<void> set_options(Options& options, std::string_view text, const FileReader& read_file);

/// For a record older than some of its variant's options: the options in `text`, with the
/// `earlier_value` of those that it does not name. Nothing where `text` names all of these already.
std::optional<std::string> earlier_options(std::span<const OptionSpec> specs,
                                           std::string_view text);

}  // namespace tablier
