# Installs the web page that check_installable.cmake.in has found.
if(install_page)
  file(INSTALL "${page_folder}/" DESTINATION "${CMAKE_INSTALL_PREFIX}/share/tablier/web")
endif()
