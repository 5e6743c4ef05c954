// Character scanner of record text that tracks line and column.
#pragma once

#include <cstddef>
#include <string_view>

#include "play/record_syntax.h"
#include "tablier/play/record.h"

namespace tablier {

class RecordScanner {
  public:
    explicit RecordScanner(std::string_view text) : text_(text) {}

    bool at_end() const { return position_ == text_.size(); }
    bool at_line_start() const { return position_ == 0 || text_[position_ - 1] == '\n'; }
    std::size_t position() const { return position_; }
    TextPlace place() const { return place_; }
    std::string_view rest() const { return text_.substr(position_); }
    char peek() const { return at_end() ? '\0' : text_[position_]; }

    void advance(std::size_t bytes = 1) {
        for (const std::size_t end = position_ + bytes; position_ < end; ++position_) {
            const char c = text_[position_];
            const bool continues = (static_cast<unsigned char>(c) & 0xC0) == 0x80;
            if (c == '\n') {
                ++place_.line;
                place_.column = 1;
            } else if (!continues) {
                ++place_.column;
            }
        }
    }

    /// Skips spaces and tabs of this line.
    void skip_spaces() {
        while (peek() == ' ' || peek() == '\t') advance();
    }
    /// Skips white space, and lines that begin with '#'.
    void skip_blank() {
        while (!at_end()) {
            if (record_syntax::is_space(peek())) {
                advance();
            } else if (peek() == '#' && at_line_start()) {
                while (!at_end() && peek() != '\n') advance();
            } else {
                return;
            }
        }
    }
    /// The longest run of characters from here on that satisfy `accepted`; does not advance.
    std::string_view ahead(bool (*accepted)(char)) const {
        std::size_t end = position_;
        while (end < text_.size() && accepted(text_[end])) ++end;
        return text_.substr(position_, end - position_);
    }

  private:
    std::string_view text_;
    std::size_t position_ = 0;
    TextPlace place_{1, 1};
};

}  // namespace tablier
