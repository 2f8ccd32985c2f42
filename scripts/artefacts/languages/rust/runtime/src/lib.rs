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

{{modules}}

pub use document::{
    Code, DecodeError, MAX_DEPTH, Mode, ParseError, Problem, UnknownEvent, Warning,
};
pub use whole_number::{NotWhole, WholeNumber};

/// A JSON value as it came.
pub type Json = serde_json::Value;

/// A JSON object as it came.
pub type JsonObject = serde_json::Map<String, Json>;
