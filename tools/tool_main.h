// Main function of the tools: parses the command line, does the work, and turns errors into a
// message and an exit status.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "app/errors.h"

namespace tablier::tools {

template <class Work>
int tool_main(CLI::App& program, int argc, char** argv, const Work& work) {
    constexpr int exit_failure = 1;
    constexpr int exit_usage = 2;
    const auto say = [&](const std::exception& error) {
        std::fprintf(stderr, "%s: %s\n", program.get_name().c_str(), error.what());
    };
    try {
        program.parse(argc, argv);
        work();
        return 0;
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? 0 : exit_usage;
    } catch (const app::UsageError& error) {
        say(error);
        return exit_usage;
    } catch (const std::exception& error) {
        say(error);
        return exit_failure;
    }
}

}  // namespace tablier::tools
