#pragma once

/// @file
/// Finds what is suspicious in a document that is valid all the same.

#include <string_view>
#include <vector>

#include "annotation_contracts/json.hpp"

namespace annotation_contracts::detail {

/// Lists the rules of a table in JSON that a document breaks, in their order.
std::vector<Warning> find_warnings(const Json& table, const Json& document);

}  // namespace annotation_contracts::detail
