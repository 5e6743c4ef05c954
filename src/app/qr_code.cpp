#include "app/qr_code.h"

#ifdef TABLIER_QR
#include <qrencode.h>

#include <memory>
#endif

namespace tablier::app {

#ifdef TABLIER_QR

namespace {

constexpr int quiet_zone = 4;  ///< in modules, as the standard asks

constexpr const char* black_on_white = "\x1b[30;107m";
constexpr const char* as_before = "\x1b[0m";

/// The modules to draw: the dark ones on a white ground, or the light ones on a dark terminal.
class Modules {
  public:
    Modules(const QRcode& code, bool draw_dark) : code_(code), draw_dark_(draw_dark) {}

    int first() const { return -quiet_zone; }
    int last() const { return code_.width + quiet_zone; }
    bool drawn(int row, int column) const {
        if (row >= last()) return false;  // below an odd number of rows
        return dark(row, column) == draw_dark_;
    }

  private:
    bool dark(int row, int column) const {
        if (row < 0 || column < 0 || row >= code_.width || column >= code_.width) return false;
        return (code_.data[row * code_.width + column] & 1) != 0;
    }

    const QRcode& code_;
    bool draw_dark_;
};

}  // namespace

std::string qr_code(std::string_view text, bool colour) {
    const std::string bytes(text);
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString8bit(bytes.c_str(), 0, QR_ECLEVEL_L), &QRcode_free);
    if (!code) return "";
    const Modules modules(*code, colour);
    std::string out;
    for (int row = modules.first(); row < modules.last(); row += 2) {
        if (colour) out += black_on_white;
        for (int column = modules.first(); column < modules.last(); ++column) {
            const bool upper = modules.drawn(row, column);
            const bool lower = modules.drawn(row + 1, column);
            out += upper ? (lower ? "█" : "▀") : (lower ? "▄" : " ");
        }
        if (colour) out += as_before;
        out += '\n';
    }
    return out;
}

#else

std::string qr_code(std::string_view, bool) {
    return "";
}

#endif

}  // namespace tablier::app
