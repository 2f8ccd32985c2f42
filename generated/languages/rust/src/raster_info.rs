// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

//! The contract `raster-info` in every edition: observed, 2026, 2019.

use crate::macros::editions;

/// A document of any edition; the types of each edition are in its module.
#[derive(Clone, Debug, PartialEq)]
pub enum RasterInfo {
    /// Edition observed.
    Observed(crate::raster_info_observed::RasterInfo),
    /// Edition 2026.
    V2026(crate::raster_info_2026::RasterInfo),
    /// Edition 2019.
    V2019(crate::raster_info_2019::RasterInfo),
}

editions! {
    RasterInfo {
        "observed" => Observed(raster_info_observed);
        "2026" => V2026(raster_info_2026);
        "2019" => V2019(raster_info_2019);
    }
}
