//! Reads the types of a contract from JSON text; the macros of the generated modules call nothing else.

use std::collections::BTreeMap;

use serde_json::Number;

use crate::text::{Check, Read, Text};
use crate::whole_number::{LARGEST, WholeNumber};
use crate::{Json, JsonObject, formats, json};

/// Stack that one level needs at the most, and how much is added where less is left.
const LEVEL_STACK: usize = 128 * 1024;
const MORE_STACK: usize = 2 * 1024 * 1024;

/// Digits of an integer that needs no look at its size.
const SAFE_DIGITS: usize = 15;

/// Takes a member that must be there.
pub(crate) fn required<T>(member: Option<T>) -> Option<T> {
    member
}

/// Takes a member that may be missing.
pub(crate) fn optional<T>(member: Option<T>) -> Option<Option<T>> {
    Some(member)
}

fn keeps(checks: &[Check], value: f64) -> Option<()> {
    let is_kept = |check: &Check| match check {
        Check::Min(bound) => value >= *bound,
        Check::Max(bound) => value <= *bound,
        Check::Above(bound) => value > *bound,
        Check::Below(bound) => value < *bound,
        _ => true,
    };
    checks.iter().all(is_kept).then_some(())
}

fn each(checks: &[Check]) -> &'static [Check] {
    let own = checks.iter().find_map(|check| match check {
        Check::Each(own) => Some(*own),
        _ => None,
    });
    own.unwrap_or_default()
}

impl Read for Json {
    fn read(text: &mut Text<'_>, checks: &[Check]) -> Option<Self> {
        let value = match text.peek()? {
            b'"' => Json::String(text.string()?.into_owned()),
            b'{' => Json::Object(within(text, &[])?),
            b'[' => Json::Array(within(text, &[])?),
            b't' | b'f' => Json::Bool(Read::read(text, &[])?),
            b'n' => text.word("null", Json::Null)?,
            _ => Json::Number(number(text)?),
        };
        let is_kept = |check: &Check| match check {
            Check::OneOf(texts) => texts.iter().any(|text| {
                let other = serde_json::from_str(text);
                other.is_ok_and(|other| json::same(&value, &other))
            }),
            Check::Types(types) => types.contains(&json::type_of(&value)),
            _ => true,
        };
        checks.iter().all(is_kept).then_some(value)
    }
}

impl Read for JsonObject {
    fn read(text: &mut Text<'_>, _: &[Check]) -> Option<Self> {
        let mut members = JsonObject::new();
        text.open(b'{')?;
        while let Some(name) = text.member()? {
            text.keep(name, &mut members)?;
        }
        Some(members)
    }
}

impl Read for String {
    fn read(text: &mut Text<'_>, checks: &[Check]) -> Option<Self> {
        let own = text.string()?;
        if !checks.is_empty() {
            keeps(checks, own.chars().count() as f64)?;
            let is_kept = |check: &Check| match check {
                Check::Format(name) => !text.is_strict || formats::takes(name, &own),
                _ => true,
            };
            checks.iter().all(is_kept).then_some(())?;
        }
        Some(own.into_owned())
    }
}

impl Read for bool {
    fn read(text: &mut Text<'_>, _: &[Check]) -> Option<Self> {
        text.word("true", true)
            .or_else(|| text.word("false", false))
    }
}

/// Reads an integer of a few digits, as nearly all are.
fn short(text: &str) -> Option<i64> {
    let digits = text.strip_prefix('-').unwrap_or(text).as_bytes();
    let is_short = (1..=SAFE_DIGITS).contains(&digits.len())
        && (digits[0] != b'0' || text == "0")
        && digits.iter().all(u8::is_ascii_digit);
    is_short.then(|| text.parse().ok())?
}

fn number(text: &mut Text<'_>) -> Option<Number> {
    let own = text.number()?;
    short(own).map(Number::from).or_else(|| own.parse().ok())
}

impl Read for Number {
    fn read(text: &mut Text<'_>, checks: &[Check]) -> Option<Self> {
        let number = number(text)?;
        // Beyond the range of a double it is infinite to other readers, and so no number.
        keeps(checks, number.as_f64()?)?;
        Some(number)
    }
}

impl Read for WholeNumber {
    fn read(text: &mut Text<'_>, checks: &[Check]) -> Option<Self> {
        let number = number(text)?;
        if !checks.is_empty() {
            keeps(checks, json::double_of(&number))?;
        }
        number.try_into().ok()
    }
}

/// An integer within ±(2^53 − 1) (W2).
impl Read for i64 {
    fn read(text: &mut Text<'_>, checks: &[Check]) -> Option<Self> {
        let own = text.number()?;
        let whole = || {
            WholeNumber::try_from(own.parse::<Number>().ok()?)
                .ok()?
                .as_i64()
        };
        let value = short(own).or_else(whole)?;
        keeps(checks, value as f64)?;
        (value.abs() <= LARGEST).then_some(value)
    }
}

impl<T: Read> Read for Box<T> {
    fn read(text: &mut Text<'_>, checks: &[Check]) -> Option<Self> {
        within(text, checks).map(Box::new)
    }
}

/// A value that may also be null.
impl<T: Read> Read for Option<T> {
    fn read(text: &mut Text<'_>, checks: &[Check]) -> Option<Self> {
        match text.peek()? {
            b'n' => text.word("null", None),
            _ => T::read(text, each(checks)).map(Some),
        }
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(text: &mut Text<'_>, checks: &[Check]) -> Option<Self> {
        let mut items = Vec::new();
        text.open(b'[')?;
        while text.next(b']')? {
            items.push(within(text, each(checks))?);
        }
        keeps(checks, items.len() as f64)?;
        Some(items)
    }
}

impl<T: Read> Read for BTreeMap<String, T> {
    fn read(text: &mut Text<'_>, checks: &[Check]) -> Option<Self> {
        let mut members = BTreeMap::new();
        text.open(b'{')?;
        while let Some(name) = text.member()? {
            let value = within(text, each(checks))?;
            members
                .insert(name.into_owned(), value)
                .is_none()
                .then_some(())?;
        }
        keeps(checks, members.len() as f64)?;
        Some(members)
    }
}

/// Reads what may hold the same type again, on a larger stack where this one ends.
fn within<T: Read>(text: &mut Text<'_>, checks: &[Check]) -> Option<T> {
    stacker::maybe_grow(LEVEL_STACK, MORE_STACK, || T::read(text, checks))
}
