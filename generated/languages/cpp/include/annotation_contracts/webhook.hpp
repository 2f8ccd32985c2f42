// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#pragma once

/// @file
/// Types of the contract `webhook`, in its default edition 2.3.

#include "annotation_contracts/webhook_2_3.hpp"

namespace annotation_contracts {

namespace webhook = webhook_2_3;

}  // namespace annotation_contracts
