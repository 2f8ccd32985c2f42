include(CMakeFindDependencyMacro)
find_dependency(nlohmann_json 3.11)
find_dependency(OpenSSL COMPONENTS Crypto)
include(${CMAKE_CURRENT_LIST_DIR}/annotation_contracts-targets.cmake)
