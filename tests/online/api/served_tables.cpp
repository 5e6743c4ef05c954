#include "online/api/served_tables.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace tablier::online {

ServerProcess::ServerProcess(const std::filesystem::path& web, const std::filesystem::path& data,
                             const std::string& further, unsigned files) {
    int from[2];
    if (pipe2(from, O_CLOEXEC) != 0) return;
    child_ = fork();
    if (child_ == 0) {
        alarm(300);  // a hang fails the test instead of stopping all of them
        dup2(from[1], STDOUT_FILENO);
        const rlimit open_files{files, files};
        if (files > 0) setrlimit(RLIMIT_NOFILE, &open_files);
        const std::string any_port = further.find("--port") == std::string::npos ? "--port 0 " : "";
        const std::string command = "exec '" TABLIER_PROGRAM "' serve --web '" + web.string() +
                                    "' --data '" + data.string() + "' " + any_port + further;
        execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
        _exit(127);
    }
    close(from[1]);
    std::string line;
    for (char c = 0; c != '\n' && read(from[0], &c, 1) == 1;) line += c;
    close(from[0]);
    port_ = std::uint16_t(std::stoi("0" + line.substr(line.rfind(':') + 1)));
}

ServerProcess::~ServerProcess() {
    if (child_ <= 0) return;
    send_signal(SIGKILL);
    wait();
}

void ServerProcess::send_signal(int signal) const {
    kill(child_, signal);
}

void ServerProcess::set_disk_full(bool full) const {
    rlimit limit{};
    prlimit(child_, RLIMIT_FSIZE, nullptr, &limit);
    limit.rlim_cur = full ? 0 : limit.rlim_max;
    prlimit(child_, RLIMIT_FSIZE, &limit, nullptr);
}

int ServerProcess::wait() {
    int status = 0;
    waitpid(child_, &status, 0);
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string HttpAnswer::code() const {
    const json::value* error = body.if_contains("error");
    return error == nullptr ? "" : std::string(error->at("code").as_string());
}

const json::value& HttpAnswer::operator[](std::string_view name) const {
    static const json::value nothing;
    const json::value* value = body.if_contains(name);
    EXPECT_NE(value, nullptr) << name << " is missing in " << json::serialize(body);
    return value == nullptr ? nothing : *value;
}

HttpAnswer Caller::call(const std::string& method, const std::string& target,
                        const std::string& body, const std::string& key,
                        const std::string& headers) {
    std::string request = method + " " + target + " HTTP/1.1\r\nHost: localhost\r\n" + headers;
    if (!key.empty()) request += "Authorization: Bearer " + key + "\r\n";
    if (!body.empty() || method == "POST")
        request += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    client_.send(request + "\r\n" + body);
    HttpAnswer answer;
    answer.received = client_.receive(method);
    answer.status = answer.received.status;
    Traffic::called(method, target, body, answer.received);
    json::error_code error;
    json::value value = json::parse(answer.received.body, error);
    if (!error && value.is_object()) answer.body = value.as_object();
    return answer;
}

json::object Talker::hear() {
    const std::string text = client_.message();
    if (text.empty()) return {};
    json::error_code error;
    json::value value = json::parse(text, error);
    EXPECT_TRUE(!error && value.is_object()) << text;
    if (!value.is_object()) return {};
    Traffic::heard(value.as_object());
    return value.as_object();
}

json::object Talker::hear(const std::string& type) {
    for (;;) {
        json::object message = hear();
        if (message.empty()) {
            ADD_FAILURE() << "the socket was closed before a message " << type;
            return {};
        }
        if (message.at("type").as_string() == type) return message;
    }
}

}  // namespace tablier::online
