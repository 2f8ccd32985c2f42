// Generated from scripts/artefacts/languages/rust/runtime/src/phrases.rs by "npm run generate". Do not edit.

//! The sentences of problems, in the words of every package of these contracts.

use serde_json::json;

use crate::Json;
use crate::document::Code;
use crate::json::type_of;
use crate::table::{Allowed, text};

/// Characters of a value that a message shows.
const SHOWN: usize = 60;

/// Joins what types allow to a phrase, or to a list of values.
pub(crate) fn join(allowed: &Allowed) -> Json {
    let order = ["string", "number", "boolean", "null", "array", "object"];
    let types: Vec<_> = order
        .iter()
        .filter_map(|name| Some((name, allowed.get(*name)?)))
        .collect();
    if types.is_empty() {
        return json!("nothing");
    }
    if types.iter().all(|(_, phrase)| phrase.is_string()) {
        let words: Vec<_> = types.iter().map(|(_, phrase)| text(phrase)).collect();
        return json!(words.join(" or "));
    }
    let listed = types.iter().flat_map(|(name, phrase)| match phrase {
        Json::Array(values) => values.clone(),
        _ => vec![json!(format!("<{name}>"))],
    });
    listed.collect()
}

/// Lists values by their JSON type.
pub(crate) fn listed<'a>(values: impl IntoIterator<Item = &'a Json>) -> Allowed {
    let mut listed = Allowed::new();
    for value in values {
        let name = type_of(value);
        let shown = match value {
            Json::String(_) => value.clone(),
            Json::Number(_) | Json::Bool(_) => json!(format!("<{value}>")),
            _ => {
                listed.insert(name.into(), json!(name));
                continue;
            }
        };
        if let Json::Array(values) = listed.entry(name.into()).or_insert_with(|| json!([])) {
            values.push(shown);
        }
    }
    listed
}

/// Says how many there may be.
pub(crate) fn count(length: &Json, unit: &str) -> String {
    let (low, high) = (length["min"].as_u64(), length["max"].as_u64());
    let units = if high.or(low) == Some(1) {
        unit.to_owned()
    } else {
        format!("{unit}s")
    };
    match (low, high) {
        (None, Some(high)) => format!("at most {high} {units}"),
        (Some(low), None) => format!("at least {low} {units}"),
        (Some(low), Some(high)) if low != high => format!("{low} to {high} {units}"),
        _ => format!("{} {units}", low.unwrap_or_default()),
    }
}

/// Says which numbers are allowed.
pub(crate) fn bounded(kind: &str, range: &Json) -> String {
    let words = [
        ("min", "at least"),
        ("above", "above"),
        ("max", "at most"),
        ("below", "below"),
    ];
    let bounds: Vec<_> = words
        .iter()
        .filter(|(name, _)| range.get(name).is_some())
        .map(|(name, word)| format!("{word} {}", range[name]))
        .collect();
    if bounds.is_empty() {
        kind.to_owned()
    } else {
        format!("{kind} {}", bounds.join(" and "))
    }
}

/// Writes the sentence of a problem: lower case, no full stop.
pub(crate) fn sentence(code: Code, step: &str, expected: &Json, found: &Json) -> String {
    match code {
        Code::Required => format!(
            "member \"{step}\" is missing, expected {}",
            phrase(expected)
        ),
        Code::Unexpected => format!("member \"{}\" is not in the contract", shorten(step)),
        _ => format!("expected {}, found {}", phrase(expected), quote(found)),
    }
}

fn phrase(expected: &Json) -> String {
    let Json::Array(values) = expected else {
        return match text(expected) {
            "utc-date-time" => "a UTC timestamp such as 2026-01-31T08:30:00Z".into(),
            "http-url" => "an absolute http or https URL".into(),
            "http-url-or-path" => "an http or https URL, or a path such as /api/tasks/15".into(),
            "hex-colour" => "a hex colour such as #33ddff".into(),
            types => with_article(types),
        };
    };
    let words = values.iter().map(text).map(|word| {
        match word
            .strip_prefix('<')
            .and_then(|word| word.strip_suffix('>'))
        {
            Some(word) => with_article(word),
            None => format!("\"{word}\""),
        }
    });
    match words.collect::<Vec<_>>().as_slice() {
        [one] => one.clone(),
        words => format!("one of {}", words.join(", ")),
    }
}

fn with_article(types: &str) -> String {
    if types.starts_with("a ") || types.starts_with("an ") {
        return types.into();
    }
    let words = types.split(' ').map(|word| match word {
        "string" | "number" | "boolean" => format!("a {word}"),
        "integer" | "object" | "array" => format!("an {word}"),
        _ => word.into(),
    });
    words.collect::<Vec<_>>().join(" ")
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
