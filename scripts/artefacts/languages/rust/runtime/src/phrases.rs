//! The sentences of problems, in the words of every package of these contracts.

use serde_json::json;

use crate::Json;
use crate::document::Code;

/// Characters of a value that a message shows.
const SHOWN: usize = 60;

/// Writes the sentence of a problem: lower case, no full stop.
pub(crate) fn sentence(code: Code, step: &str, expected: &str, found: &Json) -> String {
    match code {
        Code::Required => format!("member \"{step}\" is missing, expected {expected}"),
        Code::Unexpected => format!("member \"{}\" is not in the contract", shorten(step)),
        _ => format!("expected {expected}, found {}", quote(found)),
    }
}

fn quote(value: &Json) -> String {
    match value {
        Json::String(text) if text.is_empty() => "an empty text".into(),
        Json::String(text) => json!(shorten(text)).to_string(),
        Json::Array(_) => "an array".into(),
        Json::Object(_) => "an object".into(),
        _ => shorten(&value.to_string()),
    }
}

fn shorten(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into(),
    }
}
