// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#pragma once

/// @file
/// The contract `raster-info` in every edition.

#include <array>
#include <concepts>
#include <string>
#include <string_view>

#include "annotation_contracts/json.hpp"
#include "annotation_contracts/raster_info_2019.hpp"
#include "annotation_contracts/raster_info_2026.hpp"
#include "annotation_contracts/raster_info_observed.hpp"

namespace annotation_contracts::raster_info {

/// Names of the editions, the newest first.
inline constexpr std::array<std::string_view, 3> editions = {"observed", "2026", "2019"};

/// A document of any edition; `match` finds what it holds.
using RasterInfo = AnyEdition<
    raster_info_observed::RasterInfo,
    raster_info_2026::RasterInfo,
    raster_info_2019::RasterInfo>;

/// `RasterGroup` of any edition, as in `[](const RasterGroup auto& value) { … }`.
template <class T>
concept RasterGroup = std::same_as<T, raster_info_observed::RasterGroup> || std::same_as<T, raster_info_2026::RasterGroup> || std::same_as<T, raster_info_2019::RasterGroup>;

/// `RasterArray` of any edition, as in `[](const RasterArray auto& value) { … }`.
template <class T>
concept RasterArray = std::same_as<T, raster_info_observed::RasterArray> || std::same_as<T, raster_info_2026::RasterArray> || std::same_as<T, raster_info_2019::RasterArray>;

/// Reads a document from the exact bytes of a body by the first of some editions that accepts it. Throws `UnreadableError` if
/// it is not JSON, `DecodeError` of the edition with the fewest errors, and `std::invalid_argument` for an unknown edition.
RasterInfo parse_raster_info(std::string_view body, const ReadOptions& options = {});

/// Writes a document as JSON: everything that was parsed, with unknown members; missing members stay missing. Throws
/// `std::exception` if a text is not UTF-8 or a number is not finite.
std::string write_raster_info(const RasterInfo& document);

}  // namespace annotation_contracts::raster_info
