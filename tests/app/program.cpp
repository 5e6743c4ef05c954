#include "app/program.h"

#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

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

Finished tablier_in(const std::string& folder, const std::string& arguments,
                    const std::string& input) {
    const Folder streams;
    streams.write("in", input);
    const std::string command = "cd '" + folder + "' && env -u LANG -u LC_ALL -u LC_MESSAGES '" +
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
    const std::string command = "exec env -u LANG -u LC_ALL -u LC_MESSAGES TERM=vt100 '" +
                                std::string(TABLIER_PROGRAM) + "' " + arguments;
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child == 0) {
        alarm(20);
        execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
        _exit(127);
    }
    Finished finished;
    if (write(terminal, input.data(), input.size()) != ssize_t(input.size())) return finished;
    char block[4096];
    for (ssize_t got = 0; (got = read(terminal, block, sizeof block)) > 0;)
        finished.out.append(block, std::size_t(got));
    int status = 0;
    waitpid(child, &status, 0);
    close(terminal);
    finished.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return finished;
}

}  // namespace tablier::app_test
