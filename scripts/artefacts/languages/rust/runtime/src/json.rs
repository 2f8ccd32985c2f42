//! JSON values, also those of texts with what Rust has no character and no number for.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::Number;

use crate::Json;

/// Reads a text. A lone surrogate becomes U+FFFD; a number beyond a double becomes the largest one, unless the feature
/// `exact-numbers` keeps it.
pub(crate) fn parse_text(text: &str) -> serde_json::Result<Json> {
    parse_exactly(text).or_else(|error| match repair(text) {
        Cow::Owned(repaired) => parse_exactly(&repaired),
        Cow::Borrowed(_) => Err(error),
    })
}

/// Names the JSON type of a value.
pub(crate) fn type_of(node: &Json) -> &'static str {
    match node {
        Json::Null => "null",
        Json::Bool(_) => "boolean",
        Json::Number(_) => "number",
        Json::String(_) => "string",
        Json::Array(_) => "array",
        Json::Object(_) => "object",
    }
}

/// Gives a number as a double, which is infinite where it is beyond.
pub(crate) fn double_of(number: &Number) -> f64 {
    let beyond = || number.to_string().parse().unwrap_or(f64::INFINITY);
    number.as_f64().unwrap_or_else(beyond)
}

/// Returns whether two values are the same in JSON, where 1 and 1.0 are.
pub(crate) fn same(a: &Json, b: &Json) -> bool {
    match (a, b) {
        (Json::Number(a), Json::Number(b)) => a.as_f64() == b.as_f64(),
        (Json::Array(a), Json::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Json::Object(a), Json::Object(b)) => {
            let is_same = |(name, value)| b.get(name).is_some_and(|other| same(value, other));
            a.len() == b.len() && a.iter().all(is_same)
        }
        _ => a == b,
    }
}

/// Gives the text that a value is; empty where it is none.
pub(crate) fn text(value: &Json) -> &str {
    value.as_str().unwrap_or_default()
}

/// Lists the items of an array; none where it is none.
pub(crate) fn items(value: &Json) -> &[Json] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Gives the JSON Pointer of a member.
pub(crate) fn below(path: &str, name: &str) -> String {
    format!("{path}/{}", name.replace('~', "~0").replace('/', "~1"))
}

fn parse_exactly(text: &str) -> serde_json::Result<Json> {
    let mut reader = serde_json::Deserializer::from_str(text);
    reader.disable_recursion_limit();
    let node = Json::deserialize(serde_stacker::Deserializer::new(&mut reader))?;
    reader.end().map(|()| node)
}

/// Writes what Rust cannot hold as what comes nearest.
fn repair(text: &str) -> Cow<'_, str> {
    let mut repaired = String::new();
    let (mut kept, mut at) = (0, 0);
    let mut in_string = false;
    while let Some(byte) = text.as_bytes().get(at) {
        let (length, other) = match byte {
            b'\\' if in_string => surrogate(&text[at..]),
            b'"' => {
                in_string = !in_string;
                (1, None)
            }
            b'-' | b'0'..=b'9' if !in_string => number(&text[at..]),
            _ => (1, None),
        };
        if let Some(other) = other {
            repaired.push_str(&text[kept..at]);
            repaired.push_str(other);
            kept = at + length;
        }
        at += length;
    }
    if kept == 0 {
        return Cow::Borrowed(text);
    }
    repaired.push_str(&text[kept..]);
    Cow::Owned(repaired)
}

/// Gives the length of an escape, and what stands for it where it is a lone surrogate.
fn surrogate(text: &str) -> (usize, Option<&'static str>) {
    let unit = |at: usize| {
        let digits = text
            .get(at..)
            .and_then(|text| text.strip_prefix("\\u")?.get(..4))?;
        u16::from_str_radix(digits, 16).ok()
    };
    match (unit(0), unit(6)) {
        (Some(0xd800..=0xdbff), Some(0xdc00..=0xdfff)) => (12, None),
        (Some(0xd800..=0xdfff), _) => (6, Some("\\ufffd")),
        (Some(_), _) => (6, None),
        _ => (2, None),
    }
}

/// Gives the length of a number, and what stands for it where it is beyond a double.
fn number(text: &str) -> (usize, Option<&'static str>) {
    let is_part = |byte: u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
    let length = text
        .bytes()
        .position(|byte| !is_part(byte))
        .unwrap_or(text.len());
    let nearest = match text[..length].parse::<f64>() {
        Ok(value) if value == f64::INFINITY => Some("1.7976931348623157e308"),
        Ok(value) if value == f64::NEG_INFINITY => Some("-1.7976931348623157e308"),
        _ => None,
    };
    (length, nearest.filter(|_| !cfg!(feature = "exact-numbers")))
}
