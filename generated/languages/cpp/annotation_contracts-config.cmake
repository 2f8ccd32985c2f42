# Generated from scripts/artefacts/languages/cpp/runtime/annotation_contracts-config.cmake by "npm run generate". Do not edit.

include(CMakeFindDependencyMacro)
find_dependency(nlohmann_json 3.11)
find_dependency(OpenSSL COMPONENTS Crypto)
include(${CMAKE_CURRENT_LIST_DIR}/annotation_contracts-targets.cmake)
