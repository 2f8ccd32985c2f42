//! Two contracts: webhook deliveries of an annotation platform, and raster info.
//!
//! [`webhook::Delivery::parse`] and [`raster_info::RasterInfo::parse`] read documents, [`signature`] signs and verifies
//! them. Members and events that the contracts do not name are kept, so that what is written is what was read.

mod decode;
mod document;
mod macros;
pub mod raster_info;
pub mod signature;
pub mod webhook;
mod whole_number;

pub use document::{Code, DecodeError, MAX_DEPTH, ParseError, Problem};
pub use whole_number::{NotWhole, WholeNumber};

/// A JSON value as it came.
pub type Json = serde_json::Value;

/// A JSON object as it came.
pub type JsonObject = serde_json::Map<String, Json>;
