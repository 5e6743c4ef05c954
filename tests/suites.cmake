# How CTest runs the tests: one CTest test for each test of each suite, with labels to choose by.
#   quick    all that ends soon: `ctest -L quick` takes less than a minute in a Release build
#   slow     the others
#   server   suites of the server, which also run with the thread sanitizer
#   program  suites that start the `tablier` program
#   fuzz     a short run of each fuzz target (with TABLIER_SANITIZE)
#   tools    checks of the sources and tests of the scripts; those that read little are quick
#   page     what needs the page, and `browser`, what needs Chromium
# ./test runs each suite as one process instead, from the list in test_suites.txt: that is faster.

# Suites in which every test is slow, and the slow tests of the others, as GoogleTest filters.
set(slow_suites "")
set(slow_tests_core "")

set(server_suites store net online_table online_service online_api)
set(program_suites app online_api)

function(tablier_discover_tests name)
  set_property(GLOBAL APPEND PROPERTY TABLIER_SUITES ${name})
  set(labels ${name})
  if(name IN_LIST server_suites)
    list(APPEND labels server)
  endif()
  if(name IN_LIST program_suites)
    list(APPEND labels program)
  endif()
  set(common TEST_PREFIX ${name}. DISCOVERY_MODE PRE_TEST)
  if(name IN_LIST slow_suites)
    gtest_discover_tests(test_${name} ${common} PROPERTIES LABELS "${labels};slow" TIMEOUT 900)
  elseif(slow_tests_${name})
    string(JOIN : slow ${slow_tests_${name}})
    gtest_discover_tests(test_${name} ${common} TEST_FILTER "${slow}" TEST_LIST test_${name}_slow
                         PROPERTIES LABELS "${labels};slow" TIMEOUT 900)
    gtest_discover_tests(test_${name} ${common} TEST_FILTER "-${slow}"
                         PROPERTIES LABELS "${labels};quick" TIMEOUT 120)
  else()
    gtest_discover_tests(test_${name} ${common} PROPERTIES LABELS "${labels};quick" TIMEOUT 120)
  endif()
endfunction()
