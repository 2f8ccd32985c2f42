// Generated from scripts/artefacts/languages/rust/runtime/src/document.rs by "npm run generate". Do not edit.

//! Reads and writes whole documents, and says what is wrong with them.

use std::cell::RefCell;
use std::error::Error;
use std::fmt;
use std::str::Utf8Error;

use serde::{Deserialize, Serialize};

use crate::Json;
use crate::decode::{Decode, Place};

/// Levels of arrays and objects that a document may have; real ones have 900.
///
/// Reading and writing take the stack that they need. Dropping such a document takes 1 MiB of the thread's own, and 6 MiB
/// in a build without optimisation.
pub const MAX_DEPTH: usize = 3_000;

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
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotUtf8(error) => write!(f, "cannot read the body: {error}"),
            Self::NotJson(error) => write!(f, "cannot read the body: it is not JSON: {error}"),
            Self::TooDeep => {
                write!(
                    f,
                    "cannot read the body: it is nested deeper than {MAX_DEPTH} levels"
                )
            }
            Self::Invalid(error) => error.fmt(f),
        }
    }
}

impl Error for ParseError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::NotUtf8(error) => Some(error),
            Self::NotJson(error) => Some(error),
            Self::TooDeep | Self::Invalid(_) => None,
        }
    }
}

/// All that is wrong with a document, 100 entries at the most; the text tells the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodeError {
    problems: Vec<Problem>,
}

impl DecodeError {
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

impl Problem {
    pub(crate) fn new(code: Code, path: String, message: String) -> Self {
        Self {
            code,
            path,
            message,
        }
    }
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
        }
    }
}

/// Reads a document from the bytes of a body.
pub(crate) fn parse<T: Decode>(body: &[u8]) -> Result<T, ParseError> {
    let text = std::str::from_utf8(body).map_err(ParseError::NotUtf8)?;
    if is_too_deep(body) {
        return Err(ParseError::TooDeep);
    }
    let mut reader = serde_json::Deserializer::from_str(text);
    reader.disable_recursion_limit();
    let node = Json::deserialize(serde_stacker::Deserializer::new(&mut reader))
        .and_then(|node| reader.end().map(|()| node))
        .map_err(ParseError::NotJson)?;
    decode(node).map_err(ParseError::Invalid)
}

/// Decodes a whole document and lists all that is wrong.
pub(crate) fn decode<T: Decode>(node: Json) -> Result<T, DecodeError> {
    let problems = RefCell::default();
    let value = T::decode(node, &Place::root(&problems));
    let problems = problems.into_inner();
    value
        .filter(|_| problems.is_empty())
        .ok_or(DecodeError { problems })
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

/// Counts brackets outside of strings, which needs no stack.
fn is_too_deep(body: &[u8]) -> bool {
    let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
    body.iter().any(|byte| {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'[' | b'{' if !in_string => depth += 1,
            b']' | b'}' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth > MAX_DEPTH
    })
}
