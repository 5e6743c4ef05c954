# Tests that are commands: conformance vectors, checks of the sources, the page, fuzz targets. See
# tablier_command in suites.cmake, where the labels are explained too.
if(TABLIER_SANITIZE)
  foreach(target ${fuzz_targets})
    tablier_command(fuzz-${target} fuzz RUN tools/fuzz ${target})
  endforeach()
  return()
elseif(TABLIER_SANITIZE_THREADS)
  return()
endif()

tablier_command(vectors native COUNTED RUN sh -c "$<TARGET_FILE:tablier> conform tests/data/vectors/*.jsonl")
tablier_command(kill-9 "native;slow" SERIAL RUN $<TARGET_FILE:online_load> kill --tables 50 --kills 3 --seconds 6)

tablier_command(includes "checks;quick" RUN tools/check_includes)
tablier_command(includes-own-tests "checks;quick" RUN python3 tests/tools/check_includes_test.py)
tablier_command(testing-own-tests "checks;quick" RUN python3 tests/tools/testing_test.py)
tablier_command(formatting "checks;slow" RUN tools/check_format)
tablier_command(clang-tidy "tidy;slow" RUN tools/tidy --seconds 120)

# The scripts of the page look for what ./test builds into build/.
if(CMAKE_BINARY_DIR STREQUAL "${PROJECT_SOURCE_DIR}/build")
  tablier_command(lock-step "page;slow" COUNTED SERIAL SECONDS 1200 RUN tools/page_tests lock-step)
  tablier_command(lock-step-own-tests "page;slow" OWN_REPORT RUN tools/page_tests lock-step-own-tests)
  tablier_command(stack-of-modules "page;slow" COUNTED SECONDS 1200 RUN tools/page_tests stack)
  tablier_command(page-types "page;slow" RUN tools/page_tests types)
  tablier_command(page-formatting "page;slow" RUN tools/page_tests formatting)
  tablier_command(page-logic "page;slow" OWN_REPORT SERIAL RUN tools/page_tests logic)
  tablier_command(page-in-browser "browser;slow" OWN_REPORT SERIAL SECONDS 3600 RUN tools/page_tests browser)
endif()
