# Names of their own that are the same as another file's.
set_source_files_properties(games/superpion/rules/explain_choice.cpp games/superpion/rules/variants.cpp
                            PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
