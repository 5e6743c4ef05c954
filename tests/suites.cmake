# How CTest runs the tests: one CTest test for each test of each suite, with labels to choose by.
#   quick    all that ends soon: `ctest -L quick` takes less than a minute in a Release build
#   slow     the others
#   server   suites of the server, which also run with the thread sanitizer
#   program  suites that start the `tablier` program
#   fuzz     a short run of each fuzz target (with TABLIER_SANITIZE)
#   command  everything that is no GoogleTest, with one of: native, checks, tidy, page, browser, package
# ./test runs each suite as one process instead, from the list in test_suites.txt: that is faster.

# The slow tests of each suite, as GoogleTest filters. All others are quick.
set(slow_tests_quoridor *Differential.*)
set(slow_tests_intercept Differential.* Explain.*)
set(slow_tests_superpion Differential.* DeadEnd.*)
set(slow_tests_point Differential.*)
set(slow_tests_catalog ErrorTexts.* AllGames/* EveryGame/ImportOf.*)
set(slow_tests_draw Games.* Terminal.* SeenFrom.* Variants/Windows.*)
set(slow_tests_search ProvenResults.* Catalog/* Games/LevelsOf.*)
set(slow_tests_engines Solve.*)
set(slow_tests_advice DrawAnswer.*)
set(slow_tests_app Documents.* Interrupted.*)
set(slow_tests_play Recovery.takes_linear_time)
set(slow_tests_store Killed.*)
set(slow_tests_net FileCache.gives_memory_back)
set(slow_tests_online_table AllVariants/Replay.*)
set(slow_tests_online_service Engines.* CheckTable.* FailingDisk.* MakingMany.*)
set(slow_tests_online_api WholeApi.* GamesOverTheApi.* Bot.*)

set(server_suites store net online_table online_service online_api)
set(program_suites app online_api)

# Discovers the tests of a suite that a filter names. Labels are set when CTest has read the tests:
# gtest_discover_tests would take several for other properties.
function(tablier_discover name speed filter)
  set(list test_${name}_${speed})
  set(labels ${name} ${speed})
  if(name IN_LIST server_suites)
    list(APPEND labels server)
  endif()
  if(name IN_LIST program_suites)
    list(APPEND labels program)
  endif()
  gtest_discover_tests(test_${name} TEST_PREFIX ${name}. DISCOVERY_MODE PRE_TEST NO_PRETTY_VALUES
                       TEST_FILTER "${filter}" TEST_LIST ${list})
  set(file ${CMAKE_CURRENT_BINARY_DIR}/${list}_labels.cmake)
  file(WRITE ${file} "if(${list})
  set_tests_properties(\${${list}} PROPERTIES LABELS \"${labels}\" TIMEOUT 900)
endif()
")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES ${file})
endfunction()

function(tablier_discover_tests name)
  set_property(GLOBAL APPEND PROPERTY TABLIER_SUITES ${name})
  string(JOIN : slow ${slow_tests_${name}})
  if(slow)
    tablier_discover(${name} slow ${slow})
    tablier_discover(${name} quick -${slow})
  else()
    tablier_discover(${name} quick *)
  endif()
endfunction()

# Adds a test that is a command. It runs in the root of the repository through tools/testing/step.py,
# which leaves a JUnit report in reports/ of the build folder: ./test adds them up.
function(tablier_command name labels)
  cmake_parse_arguments(PARSE_ARGV 2 command "OWN_REPORT;COUNTED;SERIAL" "SECONDS" "RUN")
  set(options --reports ${CMAKE_BINARY_DIR}/reports)
  if(command_OWN_REPORT)
    list(APPEND options --own-report)
  elseif(command_COUNTED)
    list(APPEND options --counted)
  endif()
  if(command_SECONDS)
    list(APPEND options --seconds ${command_SECONDS})
  endif()
  add_test(NAME ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
           COMMAND ${PROJECT_SOURCE_DIR}/tools/testing/step.py ${options} ${name} -- ${command_RUN})
  # step.py ends the command itself, and says so.
  set_tests_properties(${name} PROPERTIES LABELS "command;${labels}" TIMEOUT 7200)
  if(command_SERIAL)
    set_tests_properties(${name} PROPERTIES RUN_SERIAL ON)
  endif()
endfunction()
