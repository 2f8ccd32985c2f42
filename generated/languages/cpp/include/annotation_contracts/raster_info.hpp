// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#pragma once

/// @file
/// Types of the contract `raster-info`, in its default edition 2019.

#include "annotation_contracts/raster_info_2019.hpp"

namespace annotation_contracts {

namespace raster_info = raster_info_2019;

}  // namespace annotation_contracts
