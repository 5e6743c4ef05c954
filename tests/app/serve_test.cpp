// `tablier serve`: start, arguments, shutdown.
#include <arpa/inet.h>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string>

#include "app/program.h"
#include "app/terminal_session.h"

namespace tablier::app_test {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;
using testing::StartsWith;

/// A running `tablier serve --web FOLDER --data FOLDER --port 0 FURTHER`.
class ServeProcess {
  public:
    explicit ServeProcess(const Folder& web, const std::string& further = "") {
        int from[2];
        if (pipe2(from, O_CLOEXEC) != 0) return;
        child_ = fork();
        if (child_ == 0) {
            alarm(60);  // a hang fails the test instead of stopping all of them
            dup2(from[1], STDOUT_FILENO);
            const std::string command = "exec '" TABLIER_PROGRAM "' serve --port 0 --web '" +
                                        web.path() + "' --data '" + data_.path() + "' " + further;
            execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
            _exit(127);
        }
        close(from[1]);
        for (char c = 0; c != '\n' && read(from[0], &c, 1) == 1;) line_ += c;
        close(from[0]);
    }
    ~ServeProcess() {
        if (child_ <= 0) return;
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
    }
    ServeProcess(const ServeProcess&) = delete;
    ServeProcess& operator=(const ServeProcess&) = delete;

    const std::string& line() const { return line_; }
    const Folder& data() const { return data_; }
    int port() const { return std::stoi("0" + line_.substr(line_.rfind(':') + 1)); }

    /// All that the server answers until it hangs up.
    std::string ask(const std::string& request) const {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(std::uint16_t(port()));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const int connection = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        std::string reply;
        if (connect(connection, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0 &&
            send(connection, request.data(), request.size(), MSG_NOSIGNAL) > 0) {
            char block[4096];
            for (ssize_t got = 0; (got = read(connection, block, sizeof block)) > 0;)
                reply.append(block, std::size_t(got));
        }
        close(connection);
        return reply;
    }

    int exit_code_after(int signal) {
        kill(child_, signal);
        int status = 0;
        waitpid(child_, &status, 0);
        child_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

  private:
    Folder data_;
    pid_t child_ = -1;
    std::string line_;
};

class ServeCommand : public testing::Test {
  protected:
    ServeCommand() { web_.write("index.html", "<p>page"); }

    Folder web_;
};

TEST_F(ServeCommand, says_where_it_is_and_serves) {
    ServeProcess server(web_);
    EXPECT_THAT(server.line(), MatchesRegex("Tablier is at http://localhost:[1-9][0-9]* "
                                            "\\(Ctrl-C stops it\\)\n"));
    const std::string page = server.ask("GET /play HTTP/1.0\r\n\r\n");
    EXPECT_THAT(page, StartsWith("HTTP/1.1 200 OK\r\n"));
    EXPECT_THAT(page, HasSubstr("\r\n\r\n<p>page"));
    const std::string version = tablier("--version").out.substr(8);
    EXPECT_THAT(server.ask("GET /health HTTP/1.0\r\n\r\n"),
                HasSubstr("\"version\":\"" + version.substr(0, version.size() - 1) + "\""));
}

TEST_F(ServeCommand, ends_in_good_order) {
    for (const int signal : {SIGINT, SIGTERM})
        EXPECT_EQ(ServeProcess(web_).exit_code_after(signal), 0);
}

TEST_F(ServeCommand, names_a_host_that_is_not_this_machine_alone) {
    EXPECT_THAT(ServeProcess(web_, "--host 127.0.0.2").line(), HasSubstr("http://127.0.0.2:"));
}

TEST_F(ServeCommand, tells_guests_what_to_type_and_phones_what_to_read) {
    const std::string arguments =
        "serve --port 0 --web '" + web_.path() + "' --data '" + web_.path() + "/data' --host ";
    const auto lines_at = [&](const std::string& host, const std::string& environment) {
        TerminalSession server(web_.path(), arguments + host, "", environment);
        EXPECT_TRUE(server.wait_for("Tablier is at http://"));
        server.send(SIGTERM);
        EXPECT_EQ(server.wait_for_end(), 0);
        return server.screen();
    };
    // 127.0.0.2 is for this machine alone; every machine of the tests has that.
    EXPECT_THAT(lines_at("127.0.0.2", "TERM=xterm"), Not(HasSubstr("▀")));
    const std::string everywhere = lines_at("0.0.0.0", "TERM=xterm");
    EXPECT_THAT(everywhere, HasSubstr("http://localhost:"));
    EXPECT_THAT(everywhere, Not(HasSubstr("0.0.0.0")));
    EXPECT_THAT(everywhere, testing::AnyOf(HasSubstr("nobody else reaches it"),
                                           testing::AllOf(HasSubstr("Others on the network type:"),
                                                          HasSubstr("▀"))));
    for (const char* plain : {"TERM=dumb", "TERM=xterm LC_ALL=C"})
        EXPECT_THAT(lines_at("0.0.0.0", plain), Not(HasSubstr("▀"))) << plain;
}

TEST_F(ServeCommand, shows_metrics_to_this_machine_alone_unless_told_otherwise) {
    const std::string from_elsewhere =
        "GET /metrics HTTP/1.0\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n";
    ServeProcess behind_proxy(web_, "--proxy");
    EXPECT_THAT(behind_proxy.ask("GET /metrics HTTP/1.0\r\n\r\n"),
                HasSubstr("\ntablier_connections 1\n"));
    EXPECT_THAT(behind_proxy.ask(from_elsewhere), StartsWith("HTTP/1.1 403 "));
    ServeProcess open(web_, "--proxy --metrics-for-all");
    EXPECT_THAT(open.ask(from_elsewhere), StartsWith("HTTP/1.1 200 "));
}

TEST_F(ServeCommand, shares_its_data_with_no_other_server) {
    ServeProcess server(web_);
    const Finished second =
        tablier("serve --port 0 --web '" + web_.path() + "' --data '" + server.data().path() + "'");
    EXPECT_EQ(second.exit_code, 1);
    EXPECT_THAT(second.err, HasSubstr("is in use by another Tablier"));
}

TEST_F(ServeCommand, says_which_limits_there_are) {
    for (const char* wrong : {"sockets", "sockets=", "sockets=0", "sockets=x", "sockets=-1"}) {
        const Finished refused = tablier(std::string("serve --limit ") + wrong);
        EXPECT_EQ(refused.exit_code, 2) << wrong;
        EXPECT_THAT(refused.err, HasSubstr("sockets needs a whole number")) << wrong;
    }
    EXPECT_THAT(tablier("serve --limit cats=3").err, HasSubstr("there are connections, sockets"));
    ServeProcess limited(web_, "--limit requests=1");
    std::string last;
    for (int i = 0; i < 5; ++i) last = limited.ask("GET /api/v1/tables HTTP/1.0\r\n\r\n");
    EXPECT_THAT(last, StartsWith("HTTP/1.1 429 "));
    EXPECT_THAT(last, HasSubstr("too-many-requests"));
}

TEST_F(ServeCommand, logs_what_it_is_asked_to) {
    ServeProcess server(web_, "--log requests 2>'" + web_.path() + "/log'");
    server.ask("GET /?secret HTTP/1.0\r\n\r\n");
    EXPECT_EQ(server.exit_code_after(SIGTERM), 0);
    const std::string log = web_.read("log");
    EXPECT_THAT(log, HasSubstr("\"event\":\"started\""));
    EXPECT_THAT(log, HasSubstr("\"event\":\"request\",\"visitor\":\"127.0.0.1\""));
    EXPECT_THAT(log, HasSubstr("\"event\":\"stopped\""));
    EXPECT_THAT(log, testing::Not(HasSubstr("secret")));
    const Finished unknown = tablier("serve --log everything");
    EXPECT_EQ(unknown.exit_code, 2);
}

TEST_F(ServeCommand, takes_several_origins) {
    ServeProcess server(web_, "--origin https://a.example --origin http://b.example:8080");
    EXPECT_THAT(server.line(), StartsWith("Tablier is at "));
    const Finished wrong = tablier("serve --web '" + web_.path() + "' --origin a.example");
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_THAT(wrong.err, HasSubstr("--origin: \"a.example\" is no origin"));
}

TEST_F(ServeCommand, says_that_a_port_is_in_use) {
    const ServeProcess first(web_);
    const std::string port = std::to_string(first.port());
    const Finished second = tablier("serve --web '" + web_.path() + "' --port " + port);
    EXPECT_EQ(second.exit_code, 1);
    EXPECT_EQ(second.out, "");
    EXPECT_THAT(second.err, HasSubstr("port " + port + " is in use already"));
    EXPECT_THAT(second.err, HasSubstr("--port"));
}

TEST_F(ServeCommand, finds_the_page_beside_the_program) {
    const Folder place;
    const std::string prepare = "mkdir -p '" + place.path() +
                                "/bin' && cp '" TABLIER_PROGRAM "' '" + place.path() +
                                "/bin/tablier'";
    ASSERT_EQ(std::system(prepare.c_str()), 0);
    const auto said = [&](const std::string& arguments) {
        const std::string command = "'" + place.path() + "/bin/tablier' serve " + arguments +
                                    " >'" + place.path() + "/said' 2>&1";
        const int status = std::system(command.c_str());
        return std::to_string(WEXITSTATUS(status)) + " " + place.read("said");
    };
    EXPECT_THAT(said("--port 0"), StartsWith("1 tablier: there is no web page beside the program"));
    EXPECT_THAT(said("--port 0"), HasSubstr("./run"));
    const ServeProcess taken(web_);
    const std::string in_use = "--port " + std::to_string(taken.port());
    for (const char* web : {"share/tablier/web", "web"}) {
        const std::string make = "mkdir -p '" + place.path() + "/" + web + "'";
        ASSERT_EQ(std::system(make.c_str()), 0);
        place.write(std::string(web) + "/index.html", "");
        EXPECT_THAT(said(in_use), HasSubstr("in use")) << "the page was found";
    }
}

}  // namespace
}  // namespace tablier::app_test
