#include "online/service/secrets.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <span>

namespace tablier::online {
namespace {

constexpr std::size_t id_length = 12;

std::string table_id(const Bytes32& bytes) {
    constexpr std::string_view characters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    std::string id;
    for (const std::uint8_t byte : std::span(bytes).first(id_length))
        id += characters[byte % characters.size()];
    return id;
}

Error cannot(const char* what, const std::filesystem::path& file) {
    return {std::string("cannot ") + what + " " + file.string() + ": " + std::strerror(errno)};
}

class OpenFile {
  public:
    OpenFile(const std::filesystem::path& path, int flags)
        : file_(::open(path.c_str(), flags | O_CLOEXEC, 0600)) {}
    ~OpenFile() {
        if (file_ >= 0) ::close(file_);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    explicit operator bool() const { return file_ >= 0; }
    bool read_all(Bytes32& bytes) const {
        return ::read(file_, bytes.data(), bytes.size()) == ssize_t(bytes.size());
    }
    bool write_all(const Bytes32& bytes) const {
        return ::write(file_, bytes.data(), bytes.size()) == ssize_t(bytes.size()) &&
               fsync(file_) == 0;
    }

  private:
    int file_;
};

}  // namespace

std::string random_table_id() {
    return table_id(random_bytes());
}

Result<SecretGenerator> SecretGenerator::open(const std::filesystem::path& file) {
    if (const OpenFile there(file, O_RDONLY); there) {
        Bytes32 own;
        if (!there.read_all(own)) return fail(file.string() + " is damaged: it is too short");
        return SecretGenerator(own);
    }
    if (errno != ENOENT) return std::unexpected(cannot("read", file));
    // Under another name first, so that a half-written secret is never found.
    const std::filesystem::path draft = file.string() + ".new";
    const Bytes32 own = random_bytes();
    const OpenFile made(draft, O_WRONLY | O_CREAT | O_TRUNC);
    if (!made || !made.write_all(own)) return std::unexpected(cannot("write", draft));
    if (std::rename(draft.c_str(), file.c_str()) != 0)
        return std::unexpected(cannot("write", file));
    return SecretGenerator(own);
}

std::string SecretGenerator::make(std::string_view table, std::string_view role,
                                  std::string_view request) const {
    std::string text = "key\n";
    text.append(table).append("\n").append(role).append("\n");
    if (request.empty())
        text.append(hex_text(random_bytes()));
    else
        text.append("request ").append(request);
    return base64url_text(hmac_sha256(own_, text));
}

std::string SecretGenerator::next_table_id(std::string_view table) const {
    return table_id(hmac_sha256(own_, std::string("next\n").append(table)));
}

}  // namespace tablier::online
