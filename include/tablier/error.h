// Errors as values: the library throws no exceptions; functions that can fail return a Result.
#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "tablier/text.h"

namespace tablier {

/// An error message in both languages. Errors for programs and operators (protocol, store, matches)
/// are in English only; errors that players see have both.
struct Error {
    std::string message;  ///< in English
    std::string french;

    Error() = default;
    Error(std::string english_only) : message(std::move(english_only)), french(message) {}
    Error(Text text) : message(std::move(text.en)), french(std::move(text.fr)) {}

    const std::string& in(Lang lang) const { return lang == Lang::French ? french : message; }
    Text words() const { return {message, french}; }
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(std::string english_only) {
    return std::unexpected(Error(std::move(english_only)));
}
inline std::unexpected<Error> fail(Text text) {
    return std::unexpected(Error(std::move(text)));
}

/// Argument for a placeholder of an error message: words, a number, or input in quotation marks. It
/// refers to its text without a copy, which keeps the code at the many call sites small.
class ErrorArgument {
  public:
    ErrorArgument(std::string_view word) : word_(word.data()), size_(std::uint32_t(word.size())) {}
    ErrorArgument(const char* word) : ErrorArgument(std::string_view(word)) {}
    ErrorArgument(const std::string& word) : ErrorArgument(std::string_view(word)) {}
    ErrorArgument(const Text& words) : words_(&words), kind_(Kind::Words) {}
    ErrorArgument(char letter) : number_(std::uint8_t(letter)), kind_(Kind::Letter) {}
    template <std::signed_integral Number>
    ErrorArgument(Number number) : number_(std::uint64_t(number)), kind_(Kind::Number) {}
    template <std::unsigned_integral Number>
    ErrorArgument(Number number) : number_(number), kind_(Kind::Natural) {}

    friend ErrorArgument quoted(std::string_view input);
    Text text() const;

  private:
    enum class Kind : std::uint8_t { Word, Words, Quoted, Letter, Number, Natural };
    union {
        const char* word_;
        const Text* words_;
        std::uint64_t number_;
    };
    std::uint32_t size_ = 0;
    Kind kind_ = Kind::Word;
};
/// Input in quotation marks, as by `in_quotes`.
ErrorArgument quoted(std::string_view input);

/// An error in both languages; `{0}`, `{1}`, … are replaced by the arguments.
Error make_error(const char* en, const char* fr,
                 std::initializer_list<ErrorArgument> arguments = {});
std::unexpected<Error> fail(const char* en, const char* fr,
                            std::initializer_list<ErrorArgument> arguments = {});

/// An error with its subject before it: "quoridor: option …".
std::unexpected<Error> fail_about(std::string_view subject, const Error& error);

/// `text` in quotation marks for an error message: control characters and bytes that are no
/// UTF-8 shown as `\xNN`, long input cut short, so that a message never garbles a terminal or a
/// log.
std::string in_quotes(std::string_view text);

/// Why a text is not a legal move: the clause or ruling that forbids it, and the reason in words.
struct IllegalMove {
    Text rule;  ///< the clause or the id of the ruling: "Q-R2"
    Text why;   ///< the reason: "a wall lies between d1 and d2"
};

/// On one line: "d2: a wall lies between d1 and d2 (Q-R2)"
std::string illegal_move_line(std::string_view move, const IllegalMove& refusal, Lang lang);

}  // namespace tablier
