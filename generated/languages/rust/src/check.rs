// Generated from scripts/artefacts/languages/rust/runtime/src/check.rs by "npm run generate". Do not edit.

//! Checks what a value must keep beside its type.

use serde_json::Number;

use crate::Json;
use crate::decode::{Place, Step, type_of};
use crate::document::Code;

/// Characters of a value that a message shows.
const SHOWN: usize = 60;

/// What a value must keep beside its type. A value of another JSON type is not checked: its type is wrong already.
pub(crate) enum Check {
    /// Least and most characters of a string, items of an array, or members of an object.
    Size(usize, usize),
    /// A number is at least this.
    Min(f64),
    /// A number is at most this.
    Max(f64),
    /// A number is more than this.
    Above(f64),
    /// A number is less than this.
    Below(f64),
    /// One of a few values, each as JSON text.
    OneOf(&'static [&'static str]),
    /// One of some JSON types.
    Types(&'static [&'static str]),
    /// Checks of each item of an array.
    Items(&'static [Check]),
    /// Checks of each member of an object.
    Values(&'static [Check]),
    /// Checks of what is not null.
    NotNull(&'static [Check]),
}

/// Runs checks on the value at a place, and notes what is wrong.
pub(crate) fn run(checks: &[Check], node: &Json, at: &Place<'_>) {
    for check in checks {
        check.run(node, at);
    }
}

impl Check {
    fn run(&self, node: &Json, at: &Place<'_>) {
        match (self, node) {
            (Self::Size(least, most), _) => size(*least, *most, node, at),
            (Self::Min(bound), Json::Number(number)) => range(number, |value| value >= *bound, at),
            (Self::Max(bound), Json::Number(number)) => range(number, |value| value <= *bound, at),
            (Self::Above(bound), Json::Number(number)) => range(number, |value| value > *bound, at),
            (Self::Below(bound), Json::Number(number)) => range(number, |value| value < *bound, at),
            (Self::OneOf(texts), _) => one_of(texts, node, at),
            (Self::Types(types), _) if !types.contains(&type_of(node)) => {
                at.mismatch::<()>(&types.join(" or "), node);
            }
            (Self::Items(checks), Json::Array(items)) => {
                for (i, item) in items.iter().enumerate() {
                    run(checks, item, &at.at(Step::Item(i)));
                }
            }
            (Self::Values(checks), Json::Object(members)) => {
                for (name, value) in members {
                    run(checks, value, &at.at(Step::Member(name)));
                }
            }
            (Self::NotNull(checks), _) if !node.is_null() => run(checks, node, at),
            _ => {}
        }
    }
}

fn size(least: usize, most: usize, node: &Json, at: &Place<'_>) {
    let size = match node {
        Json::String(text) => text.chars().count(),
        Json::Array(items) => items.len(),
        Json::Object(members) => members.len(),
        _ => return,
    };
    if !(least..=most).contains(&size) {
        let message = format!("expected a length from {least} to {most}, received {size}");
        at.fail::<()>(Code::Length, message);
    }
}

fn range(number: &Number, keeps: impl Fn(f64) -> bool, at: &Place<'_>) {
    if !number.as_f64().is_some_and(keeps) {
        let shown: String = number.to_string().chars().take(SHOWN).collect();
        at.fail::<()>(
            Code::Range,
            format!("received {shown}, which is out of bounds"),
        );
    }
}

fn one_of(texts: &[&str], node: &Json, at: &Place<'_>) {
    let values: Vec<Json> = texts
        .iter()
        .filter_map(|text| serde_json::from_str(text).ok())
        .collect();
    if values.iter().any(|value| same(value, node)) {
        return;
    }
    let expected = texts.join(" or ");
    if values.iter().any(|value| type_of(value) == type_of(node)) {
        let shown: String = node.to_string().chars().take(SHOWN).collect();
        at.fail::<()>(
            Code::Value,
            format!("expected {expected}, received {shown}"),
        );
    } else {
        at.mismatch::<()>(&expected, node);
    }
}

/// Tells whether two values are the same in JSON, where 1 and 1.0 are.
pub(crate) fn same(a: &Json, b: &Json) -> bool {
    match (a, b) {
        (Json::Number(a), Json::Number(b)) => a.as_f64() == b.as_f64(),
        (Json::Array(a), Json::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Json::Object(a), Json::Object(b)) => {
            a.len() == b.len()
                && a.iter()
                    .all(|(name, value)| b.get(name).is_some_and(|other| same(value, other)))
        }
        _ => a == b,
    }
}
