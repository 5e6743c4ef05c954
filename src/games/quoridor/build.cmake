if(TABLIER_SANITIZE OR TABLIER_SANITIZE_THREADS)
  # Boards of unusual sizes are searched in few tests.
  set_source_files_properties(games/quoridor/engine/engine_7.cpp games/quoridor/engine/engine_11.cpp
                              games/quoridor/engine/engine_13.cpp PROPERTIES COMPILE_OPTIONS -O0)
endif()
