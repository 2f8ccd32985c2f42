//! Contracts as types: each contract is a module, and so is each of its editions.
//!
//! [`webhook::Delivery::parse`] reads a document, [`signature`] signs and verifies it. Members and events that a contract
//! does not name are kept, so that what is written is what was read.

// These serve any contract; those of a crate need not use all of it.
#[allow(dead_code)]
mod check;
#[allow(dead_code)]
mod decode;
mod document;
#[allow(unused_macros, unused_imports)]
mod macros;
#[allow(dead_code)]
mod members;
pub mod signature;
#[cfg(feature = "testing")]
pub mod testing;
mod whole_number;

{{modules}}

pub use document::{Code, DecodeError, MAX_DEPTH, ParseError, Problem};
pub use whole_number::{NotWhole, WholeNumber};

/// A JSON value as it came.
pub type Json = serde_json::Value;

/// A JSON object as it came.
pub type JsonObject = serde_json::Map<String, Json>;
