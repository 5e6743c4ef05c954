# Installation. Component `program`: the program, its page, manual pages, completion and systemd unit.
# Component `development`: headers and libraries for find_package(tablier) (tablierConfig.cmake.in).

# ---- The libraries ----

# The public targets. All others are exported as tablier::detail_<name>, because these link them.
function(tablier_public_library name)
  add_library(tablier_public_${name} INTERFACE)
  target_link_libraries(tablier_public_${name} INTERFACE ${ARGN})
  set_target_properties(tablier_public_${name} PROPERTIES EXPORT_NAME ${name})
  add_library(tablier::${name} ALIAS tablier_public_${name})
endfunction()
tablier_public_library(rules tablier_games)
tablier_public_library(search tablier_engines)
tablier_public_library(draw tablier_draw)
tablier_public_library(play tablier_play)
tablier_public_library(program tablier_program)

if(NOT TABLIER_INSTALL OR TABLIER_SANITIZE OR TABLIER_SANITIZE_THREADS)
  return() # embedded by another project; or built for tests only
endif()
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

option(TABLIER_INSTALL_PAGE "install the web page; `tablier serve` needs --web without it" ON)
set(TABLIER_PAGE_FOLDER ${PROJECT_BINARY_DIR}/web CACHE PATH "the page that is installed (tools/build_page)")

# This runs first and says in words what is missing.
configure_file(cmake/check_installable.cmake.in ${PROJECT_BINARY_DIR}/cmake/check_installable.cmake.in @ONLY)
file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/cmake/check_installable.cmake
     INPUT ${PROJECT_BINARY_DIR}/cmake/check_installable.cmake.in)
install(SCRIPT ${PROJECT_BINARY_DIR}/cmake/check_installable.cmake COMPONENT program)

# All libraries of this project that `target` links, itself included.
function(tablier_linked target result)
  set(found ${${result}})
  if(target IN_LIST found)
    return()
  endif()
  list(APPEND found ${target})
  get_target_property(linked ${target} INTERFACE_LINK_LIBRARIES)
  string(REGEX MATCHALL "tablier_[a-z0-9_]+" linked "${linked}") # in generator expressions too
  foreach(library ${linked})
    if(TARGET ${library})
      tablier_linked(${library} found)
    endif()
  endforeach()
  set(${result} ${found} PARENT_SCOPE)
endfunction()

set(library_targets)
foreach(name rules search draw play)
  tablier_linked(tablier_public_${name} library_targets)
endforeach()
set(program_targets ${library_targets})
tablier_linked(tablier_public_program program_targets)
list(REMOVE_ITEM program_targets ${library_targets})
foreach(target ${library_targets} ${program_targets})
  get_target_property(name ${target} EXPORT_NAME)
  if(NOT name)
    string(REPLACE "tablier_" "detail_" name ${target})
    set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  endif()
endforeach()

# The program needs more packages than the library: two sets, so that each asks for its own only.
set(config_folder ${CMAKE_INSTALL_LIBDIR}/cmake/tablier)
install(TARGETS ${library_targets} EXPORT tablierLibrary
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}/tablier COMPONENT development)
install(TARGETS ${program_targets} EXPORT tablierProgram
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}/tablier COMPONENT development)
foreach(set Library Program)
  install(EXPORT tablier${set} NAMESPACE tablier:: FILE tablier${set}Targets.cmake
          DESTINATION ${config_folder} COMPONENT development)
endforeach()
set(tablier_named_libraries sodium edit)
if(NOT TABLIER_STATIC)
  list(APPEND tablier_named_libraries qrencode)
endif()
list(JOIN tablier_named_libraries " " tablier_named_libraries)
configure_package_config_file(cmake/tablierConfig.cmake.in ${PROJECT_BINARY_DIR}/cmake/tablierConfig.cmake
                              INSTALL_DESTINATION ${config_folder})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/cmake/tablierConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/cmake/tablierConfig.cmake
              ${PROJECT_BINARY_DIR}/cmake/tablierConfigVersion.cmake
        DESTINATION ${config_folder} COMPONENT development)
install(DIRECTORY include/tablier DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)

# ---- The program ----

install(TARGETS tablier RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
install(SCRIPT cmake/install_page.cmake COMPONENT program)

# The unit names the program by its full path, which is known when it is installed.
install(SCRIPT cmake/install_unit.cmake COMPONENT program)

# Manual pages and completion are made by the program, from the definitions of its commands.
set(made ${PROJECT_BINARY_DIR}/share)
set(completion ${made}/tablier.bash ${made}/_tablier ${made}/tablier.fish)
add_custom_command(
  OUTPUT ${made}/man/man1/tablier.1 ${made}/man/fr/man1/tablier.1 ${completion}
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${made}/man
  COMMAND ${CMAKE_COMMAND} -E make_directory ${made}/man/man1 ${made}/man/fr/man1
  COMMAND tablier man --lang en --out ${made}/man/man1
  COMMAND tablier man --lang fr --out ${made}/man/fr/man1
  COMMAND tablier completion bash --lang en > ${made}/tablier.bash
  COMMAND tablier completion zsh --lang en > ${made}/_tablier
  COMMAND tablier completion fish --lang en > ${made}/tablier.fish
  DEPENDS tablier VERBATIM)
add_custom_target(manual ALL DEPENDS ${made}/man/man1/tablier.1)
install(DIRECTORY ${made}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR} COMPONENT program)
install(FILES ${made}/tablier.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
        RENAME tablier COMPONENT program)
install(FILES ${made}/_tablier DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT program)
install(FILES ${made}/tablier.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d
        COMPONENT program)
# The pages that help and manual name: docs/serving.md and others.
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs COMPONENT program
        FILES_MATCHING PATTERN *.md PATTERN log EXCLUDE PATTERN images EXCLUDE)
