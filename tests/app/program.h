// Runs the real program as a child process.
#pragma once

#include <string>

namespace tablier::app_test {

struct Finished {
    int exit_code = -1;
    std::string out;
    std::string err;
};

/// The beginning of a command line: no locale, and the user's folder for data is `data` in this
/// one.
std::string in_own_environment(const std::string& folder);

/// `tablier ARGUMENTS` in a fresh temporary folder, with `input` as standard input. The arguments
/// are shell text.
Finished tablier(const std::string& arguments, const std::string& input = "");

/// The same, in a folder of the caller's.
Finished tablier_in(const std::string& folder, const std::string& arguments,
                    const std::string& input = "");

/// The same, but at a terminal: what is typed is echoed, and `out` is all that the screen was sent.
/// The input must make the program end; after 20 seconds it is stopped.
Finished tablier_at_terminal(const std::string& arguments, const std::string& input);

/// A temporary folder that goes away with the object.
class Folder {
  public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::string& path() const { return path_; }
    void write(const std::string& name, const std::string& content) const;
    std::string read(const std::string& name) const;

  private:
    std::string path_;
};

}  // namespace tablier::app_test
