# Debian packages by CPack, after a build with the page: `cd build && cpack` makes tablier_*.deb (the
# program) and libtablier-dev_*.deb (the library).
if(NOT TABLIER_INSTALL OR TABLIER_SANITIZE OR TABLIER_SANITIZE_THREADS)
  return()
endif()
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tablier)
set(CPACK_PACKAGE_VENDOR "The Tablier authors")
set(CPACK_PACKAGE_CONTACT "The Tablier authors <tablier@packages.invalid>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL program development)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
                                                GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON) # what the program links

set(debian ${PROJECT_SOURCE_DIR}/packaging/debian)
file(READ ${debian}/description description)
string(STRIP "${description}" description)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME tablier)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "${description}")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_CONTROL_EXTRA ${debian}/conffiles ${debian}/postinst ${debian}/prerm
                                               ${debian}/postrm)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libtablier-dev)
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION "board games, engines and records as a C++ library
Headers and static libraries of Tablier for find_package(tablier): the rules
of its games, their engines, matches and records, and the program itself as a
library, for programs with further games.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SHLIBDEPS OFF)
# For tablier::program only.
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_RECOMMENDS
    "libfmt-dev, libsqlite3-dev, libsodium-dev, libedit-dev, libqrencode-dev")

# What Debian wants beside the files of the installation.
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian_files.cmake)
set(CPACK_TABLIER_DEBIAN ${debian})
set(CPACK_TABLIER_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
include(CPack)
