#include "app/program.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "app/terminal_session.h"

namespace tablier::app_test {

Folder::Folder() {
    std::string pattern = std::filesystem::temp_directory_path() / "tablier-test-XXXXXX";
    path_ = mkdtemp(pattern.data());
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

void Folder::write(const std::string& name, const std::string& content) const {
    std::ofstream(path_ + "/" + name, std::ios::binary) << content;
}

std::string Folder::read(const std::string& name) const {
    std::ostringstream content;
    content << std::ifstream(path_ + "/" + name, std::ios::binary).rdbuf();
    return content.str();
}

std::string in_own_environment(const std::string& folder) {
    return "env -u LANG -u LC_ALL -u LC_MESSAGES XDG_DATA_HOME='" + folder + "/data'";
}

Finished tablier_in(const std::string& folder, const std::string& arguments,
                    const std::string& input) {
    const Folder streams;
    streams.write("in", input);
    const std::string command = "cd '" + folder + "' && " + in_own_environment(folder) + " '" +
                                TABLIER_PROGRAM + "' " + arguments + " <'" + streams.path() +
                                "/in' >'" + streams.path() + "/out' 2>'" + streams.path() + "/err'";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, streams.read("out"), streams.read("err")};
}

Finished tablier(const std::string& arguments, const std::string& input) {
    const Folder folder;
    return tablier_in(folder.path(), arguments, input);
}

Finished tablier_at_terminal(const std::string& arguments, const std::string& input) {
    const Folder folder;
    TerminalSession session(folder.path(), arguments);
    session.type(input);
    Finished finished;
    finished.exit_code = session.wait_for_end();
    finished.out = session.screen();
    return finished;
}

}  // namespace tablier::app_test
