// Generated from scripts/artefacts/languages/rust/runtime/src/document.rs by "npm run generate". Do not edit.

//! Whole documents: how they are read and written, and what may be wrong with them.

use std::error::Error;
use std::fmt;
use std::str::Utf8Error;

use serde::Serialize;

use crate::json::parse_text;
use crate::{Json, JsonObject};

/// Levels of arrays and objects that a document may have; real ones have 900.
///
/// Reading and writing take the stack that they need. Dropping such a document takes 1 MiB of the thread's own, and 6 MiB
/// in a build without optimisation.
pub const MAX_DEPTH: usize = 3_000;

/// Stack that a walk of a document needs for each of its levels, and for what it calls there, in bytes.
const LEVEL_STACK: usize = 11 << 10;
const CALL_STACK: usize = 1 << 20;

/// Why a document cannot be had from a body.
#[derive(Debug)]
#[non_exhaustive]
pub enum ParseError {
    /// The body is not UTF-8.
    NotUtf8(Utf8Error),
    /// The body is no JSON text (RFC 8259).
    NotJson(serde_json::Error),
    /// The body is nested deeper than [`MAX_DEPTH`].
    TooDeep,
    /// The document breaks its contract.
    Invalid(DecodeError),
    /// There is no edition of that name.
    NoEdition(String),
}

/// How a document is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// As a receiver should: further members are kept, and formats not asserted.
    #[default]
    Tolerant,
    /// As its sender owes it: no further member, and every format.
    Strict,
}

/// A document with a tag that the contract does not have (W6.1).
#[derive(Clone, Debug, PartialEq)]
pub struct UnknownEvent {
    /// The value of the tag, as it was sent.
    pub event: String,
    /// The document as it came.
    pub document: JsonObject,
}

impl Serialize for UnknownEvent {
    fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        self.document.serialize(writer)
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotUtf8(error) => write!(f, "cannot read the body: it is not UTF-8: {error}"),
            Self::NotJson(error) => write!(f, "cannot read the body: it is not JSON: {error}"),
            Self::TooDeep => {
                write!(
                    f,
                    "cannot read the body: it is nested deeper than {MAX_DEPTH} levels"
                )
            }
            Self::Invalid(error) => error.fmt(f),
            Self::NoEdition(name) => write!(f, "cannot read edition {name:?}: there is none"),
        }
    }
}

impl Error for ParseError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::NotUtf8(error) => Some(error),
            Self::NotJson(error) => Some(error),
            Self::TooDeep | Self::Invalid(_) | Self::NoEdition(_) => None,
        }
    }
}

/// All that is wrong with a document, 100 entries at most; the text names the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodeError {
    problems: Vec<Problem>,
    edition: &'static str,
}

impl DecodeError {
    pub(crate) fn new(problems: Vec<Problem>, edition: &'static str) -> Self {
        Self { problems, edition }
    }

    /// Names the edition that it was read by, of several the one that it breaks least; empty for a part of a document.
    pub fn edition(&self) -> &'static str {
        self.edition
    }

    /// Lists what is wrong, in the order of the contract's members.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.problems.as_slice() {
            [] => write!(f, "the document is invalid"),
            [only] => only.fmt(f),
            [first, others @ ..] => write!(f, "{first} (and {} more)", others.len()),
        }
    }
}

impl Error for DecodeError {}

/// One thing that is wrong with a document.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// What kind of thing it is.
    pub code: Code,
    /// Its place as a JSON Pointer (RFC 6901); of a missing member it names the member.
    pub path: String,
    /// The same in words, such as `expected integer, received string`.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = if self.path.is_empty() {
            "the document"
        } else {
            &self.path
        };
        write!(f, "{place}: {}", self.message)
    }
}

/// A rule that a valid document breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Warning {
    /// Identifier of the rule, such as `frame-order`.
    pub rule: String,
    /// Its place as a JSON Pointer (RFC 6901).
    pub path: String,
    /// What is suspicious, in a phrase.
    pub message: String,
    /// Clause of the source document that the rule reads.
    pub clause: String,
}

/// Kinds of things that are wrong with a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Code {
    /// A value has another JSON type.
    Type,
    /// A member is missing.
    Required,
    /// A value is none of a closed vocabulary.
    Value,
    /// A number is out of bounds, such as an integer beyond ±(2^53 − 1) (W2).
    Range,
    /// A string, an array or an object is too short or too long.
    Length,
    /// A string is not of the format, in strict mode.
    Format,
    /// A member is not in the contract, in strict mode.
    Unexpected,
}

impl Code {
    /// Writes the code in lower case, as the conformance suite spells it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Type => "type",
            Self::Required => "required",
            Self::Value => "value",
            Self::Range => "range",
            Self::Length => "length",
            Self::Format => "format",
            Self::Unexpected => "unexpected",
        }
    }
}

/// Takes the bytes of a body for text.
pub(crate) fn text_of(body: &[u8]) -> Result<&str, ParseError> {
    std::str::from_utf8(body).map_err(ParseError::NotUtf8)
}

/// Reads the JSON value that a text is.
pub(crate) fn node_of(text: &str) -> Result<Json, ParseError> {
    if levels_in(text) > MAX_DEPTH {
        return Err(ParseError::TooDeep);
    }
    parse_text(text).map_err(ParseError::NotJson)
}

/// Walks, copies or drops a document of so many levels.
pub(crate) fn deep<T>(levels: usize, walk: impl FnOnce() -> T) -> T {
    let stack = levels.min(MAX_DEPTH) * LEVEL_STACK + CALL_STACK;
    stacker::maybe_grow(stack, stack, walk)
}

/// Writes a document as JSON text, however deep.
pub(crate) fn write<T: Serialize>(document: &T) -> String {
    let mut text = Vec::new();
    let mut writer = serde_json::Serializer::new(&mut text);
    document
        .serialize(serde_stacker::Serializer::new(&mut writer))
        .expect("names are strings, and memory does not fail to be written to");
    String::from_utf8(text).expect("JSON text is UTF-8")
}

/// Counts the levels of arrays and objects in a text, which needs no stack.
pub(crate) fn levels_in(text: &str) -> usize {
    let (mut depth, mut most, mut in_string, mut escaped) = (0_usize, 0, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'[' | b'{' if !in_string => {
                depth += 1;
                most = most.max(depth);
            }
            b']' | b'}' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    most
}
