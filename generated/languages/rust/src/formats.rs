// Generated from scripts/artefacts/languages/rust/runtime/src/formats.rs by "npm run generate". Do not edit.

//! Formats of strings that strict mode asserts: the pattern of the table, and the JSON Schema format beside it.

use std::net::Ipv6Addr;
use std::sync::LazyLock;

use regex_lite::Regex;

use crate::Json;

// Each is compiled once: to compile one takes longer than to read a delivery.
static DATE_TIME: LazyLock<Regex> = LazyLock::new(|| {
    compile(r"^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$")
});
static URI: LazyLock<Regex> = LazyLock::new(|| {
    compile(
        r"^(?i:[a-z][a-z\d+.-]*):(?://(?:[A-Za-z0-9_!$-.:;=~%]*@)?(?:(\[[^\[\]]*\])|[A-Za-z0-9_!$-.;=~%]*)(?::\d*)?(?:/[A-Za-z_!$-;=@~%]*)?|[A-Za-z_!$-;=@~%]*)(?:\?[A-Za-z_!$-;=?@~%]*)?(?:#[A-Za-z_!$-;=?@~%]*)?$",
    )
});
static FUTURE_ADDRESS: LazyLock<Regex> =
    LazyLock::new(|| compile(r"^(?i:v)[\da-fA-F]+\.[\w!$&-.:;=~]+$"));

fn compile(pattern: &str) -> Regex {
    Regex::new(pattern).expect("a pattern of this file")
}

/// A format of a table.
#[derive(Debug)]
pub(crate) struct Format {
    pattern: Option<Regex>,
    name: String,
}

impl Format {
    pub(crate) fn new(row: &Json) -> Self {
        let text = |name: &str| row[name].as_str().unwrap_or_default();
        Self {
            pattern: Regex::new(text("pattern")).ok(),
            name: text("format").into(),
        }
    }

    /// Tells whether a text is of the format.
    pub(crate) fn takes(&self, text: &str) -> bool {
        let is_of_name = match self.name.as_str() {
            "date-time" => is_date_time(text),
            "uri" => is_uri(text),
            "uri-reference" => is_uri(text) || is_uri(&format!("a:{text}")),
            _ => true,
        };
        is_of_name
            && self
                .pattern
                .as_ref()
                .is_none_or(|pattern| pattern.is_match(text))
    }
}

/// Tells whether a text of digits at the usual places is a moment of a day that exists (RFC 3339).
fn is_date_time(text: &str) -> bool {
    let number = |at: usize| {
        text.get(at..at + 2)
            .and_then(|digits| digits.parse::<u32>().ok())
    };
    if !DATE_TIME.is_match(text) {
        return false;
    }
    let (Some(century), Some(year), Some(month), Some(day)) =
        (number(0), number(2), number(5), number(8))
    else {
        return false;
    };
    let (Some(hour), Some(minute), Some(second)) = (number(11), number(14), number(17)) else {
        return false;
    };
    let year = century * 100 + year;
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    let is_time =
        hour < 24 && minute < 60 && (second < 60 || (hour, minute, second) == (23, 59, 60));
    (1..=days).contains(&day) && is_time
}

/// Tells whether a text is a URI (RFC 3986); letters beyond ASCII have to be escaped.
fn is_uri(text: &str) -> bool {
    let Some(parts) = URI.captures(text) else {
        return false;
    };
    let escapes = text.split('%').skip(1).all(|after| {
        after
            .as_bytes()
            .get(..2)
            .is_some_and(|two| two.iter().all(u8::is_ascii_hexdigit))
    });
    escapes
        && parts
            .get(1)
            .is_none_or(|host| is_address(host.as_str().trim_matches(['[', ']'])))
}

fn is_address(host: &str) -> bool {
    host.parse::<Ipv6Addr>().is_ok() || FUTURE_ADDRESS.is_match(host)
}
