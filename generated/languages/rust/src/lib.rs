// Generated from scripts/artefacts/languages/rust/runtime/src/lib.rs by "npm run generate". Do not edit.

//! Contracts as types: each contract is a module that reads any of its editions, and so is each edition.
//!
//! [`webhook::Delivery::parse`] reads a document, [`signature`] signs and verifies it. Members and events that a contract
//! does not name are kept, so that what is written is what was read.

// These serve any contract; those of a crate need not use all of it.
mod document;
#[allow(dead_code)]
mod editions;
mod formats;
mod json;
#[allow(unused_macros, unused_imports)]
mod macros;
mod phrases;
#[allow(dead_code)]
mod platform;
#[allow(dead_code)]
mod read;
#[allow(dead_code)]
pub mod receiver;
#[allow(dead_code)]
mod rules;
#[cfg(feature = "tower")]
mod service;
pub mod signature;
#[allow(dead_code)]
mod store;
#[allow(dead_code)]
mod table;
#[cfg(feature = "testing")]
pub mod testing;
#[allow(dead_code)]
mod text;
mod whole_number;

pub mod raster_info;
pub mod raster_info_2019;
pub mod raster_info_2026;
pub mod raster_info_observed;
pub mod webhook;
pub mod webhook_2_3;
pub mod webhook_2_4;
pub mod webhook_2_65;
pub mod webhook_2_73;
pub mod webhook_2_76;

pub use document::{
    Code, DecodeError, MAX_DEPTH, Mode, ParseError, Problem, UnknownEvent, Warning,
};
pub use whole_number::{NotWhole, WholeNumber};

/// A JSON value as it came.
pub type Json = serde_json::Value;

/// A JSON object as it came.
pub type JsonObject = serde_json::Map<String, Json>;
