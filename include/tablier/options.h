// Options of a variant: what may be set, and what was set.
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

/// One option a variant understands. Documented data: `tablier games` prints it, the page builds
/// its panel from it, and every value is checked against it in one place. To add an option, add one
/// of these to its variants (src/games/*/variants.cpp).
struct OptionSpec {
    enum class Kind {
        Integer,  ///< lowest, lowest + step, … highest
        Limit,    ///< 0 for "off", or lowest … highest
        Choice,   ///< one of `choices`
        Cards,    ///< card names joined by '+', or the name of a file that lists them
    };
    std::string name;  ///< as specs and records write it: "behind_pawn"
    Text title = {};   ///< its name for people: "Second pawn behind the jumped one"
    Kind kind = Kind::Choice;
    std::string default_value;
    std::string ruling;                      ///< "Q-R4"; empty where no ruling speaks of it
    Text about;                              ///< one sentence: what it changes
    std::vector<OptionChoice> choices = {};  ///< the first is usually the default
    /// Where the default is not how it was before there was this option: how it was then.
    std::string earlier_value = {};
    int lowest = 0;
    int highest = 0;
    int step = 1;

    /// The values that exist, in words: "0 (off) or 2 to 100", "block, sidestep".
    Text values() const;

    /// The values that have a name: all choices; of a limit "off"; of cards the default.
    std::vector<OptionChoice> named_values() const;
    /// The name of a value for people: its label, or the value itself where it has none.
    Text label(std::string_view value) const;
};

/// All options of a game, each with a valid value.
class Options {
  public:
    /// Every option at its default.
    explicit Options(std::span<const OptionSpec> specs);

    /// Sets one option; the error names what exists. Cards are not looked into here.
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

/// Reads a whole file; the core itself touches no files.
using FileReader = std::function<Result<std::string>(std::string_view path)>;

/// Sets options from "name=value,name=value". A Cards value without '=' is the name of a file,
/// read by `read_file`; its words (comments stripped) become the value.
Result<void> set_options(Options& options, std::string_view text, const FileReader& read_file);

/// For a game that was written down before some of its options existed: the options in `text` with
/// those that it does not name as they were then. Nothing where that is what `text` says already.
std::optional<std::string> earlier_options(std::span<const OptionSpec> specs,
                                           std::string_view text);

}  // namespace tablier
