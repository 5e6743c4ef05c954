# Writes the systemd unit with the path of the program, which depends on the prefix.
set(TABLIER_PROGRAM ${CMAKE_INSTALL_PREFIX}/bin/tablier)
set(unit $ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/lib/systemd/system/tablier.service)
message(STATUS "Installing: ${unit}")
configure_file(${CMAKE_CURRENT_LIST_DIR}/../packaging/tablier.service.in ${unit} @ONLY)
