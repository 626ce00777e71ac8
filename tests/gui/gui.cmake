# The whole program, seen from outside: no test here links what the program is made of.
# PROGRAM is the built binary; the shared folder cases/catalogue is a catalogue with round figures.
file(GLOB cli_tests CONFIGURE_DEPENDS gui/tst_cli*.cpp)
foreach(file ${cli_tests})
    configurator_test(${file} LINKS Qt6::Core LABELS cli HEADERS test_headers)
    get_filename_component(name ${file} NAME_WE)
    target_compile_definitions(${name} PRIVATE PROGRAM="$<TARGET_FILE:configurator>")
    add_dependencies(${name} configurator)
endforeach()

# Real windows, real pointer: each runs on a screen of its own, and says so where there is none.
file(GLOB window_tests CONFIGURE_DEPENDS gui/tst_real*.cpp)
foreach(file ${window_tests})
    get_filename_component(name ${file} NAME_WE)
    add_executable(${name} ${file})
    configurator_moc(${name} ${file})
    add_dependencies(program_tests ${name})
    target_link_libraries(${name} PRIVATE views shop_resources Qt6::Widgets Qt6::Test warnings)
    target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
    target_compile_definitions(${name} PRIVATE SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    target_compile_options(${name} PRIVATE ${test_options})
    target_precompile_headers(${name} REUSE_FROM view_test_headers)
    add_test(NAME ${name} COMMAND ${CMAKE_SOURCE_DIR}/tests/support/x11session.sh $<TARGET_FILE:${name}>)
    set_tests_properties(${name} PROPERTIES LABELS x11 TIMEOUT 180 SKIP_RETURN_CODE 77 RUN_SERIAL TRUE
        ENVIRONMENT "QT_QPA_PLATFORM=xcb;LC_ALL=C.UTF-8")
endforeach()

# Window, command line and PDF side by side; without a screen.
configurator_test(gui/tst_sameeverywhere.cpp LINKS views shop_resources Qt6::Widgets LABELS cli
    HEADERS view_test_headers)
target_include_directories(tst_sameeverywhere PRIVATE ${CMAKE_SOURCE_DIR}/tests)
target_compile_definitions(tst_sameeverywhere PRIVATE PROGRAM="$<TARGET_FILE:configurator>")
add_dependencies(tst_sameeverywhere configurator)

# What stands between the window and the person's files; without a screen.
foreach(name tst_modelshelf tst_comparefiles tst_quotedesk)
    configurator_test(gui/${name}.cpp LINKS app_gui shop_resources Qt6::Widgets LABELS views
        HEADERS view_test_headers)
endforeach()
configurator_test(gui/tst_kiosksession.cpp LINKS app_kiosk shop_resources Qt6::Widgets LABELS views
    HEADERS view_test_headers)
target_link_libraries(tst_realquotes PRIVATE app_gui)
target_link_libraries(tst_realcounter PRIVATE app_gui)
target_link_libraries(tst_realkioskwalk PRIVATE app_kiosk)
# The kiosk is looked at as a program of its own.
target_compile_definitions(tst_realkiosk PRIVATE PROGRAM="$<TARGET_FILE:configurator>")
add_dependencies(tst_realkiosk configurator)
target_link_libraries(tst_realmodel PRIVATE app_gui)
# It waits for hands and clocks most of the time, and disturbs nobody.
set_tests_properties(tst_realkiosk PROPERTIES RUN_SERIAL FALSE)
# So is what a screen reader finds, page by page.
foreach(name tst_realaccessibility tst_realoddnames)
    target_compile_definitions(${name} PRIVATE PROGRAM="$<TARGET_FILE:configurator>")
    add_dependencies(${name} configurator)
    # Minutes of waiting for an answer; nothing in it depends on time.
    set_tests_properties(${name} PROPERTIES TIMEOUT 600 RUN_SERIAL FALSE)
endforeach()
