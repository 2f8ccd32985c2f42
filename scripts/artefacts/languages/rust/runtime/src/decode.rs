//! Decodes JSON values into types; the macros of the generated modules call nothing else.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde_json::Number;

use crate::document::{Code, Problem};
use crate::whole_number::{LARGEST, NotWhole, WholeNumber};
use crate::{Json, JsonObject};

/// Errors that are listed at the most.
pub(crate) const MAX_PROBLEMS: usize = 100;
/// Characters of a value that a message shows.
const SHOWN: usize = 60;
/// Stack that one level needs at the most, and how much is added where less is left.
const LEVEL_STACK: usize = 128 * 1024;
const MORE_STACK: usize = 2 * 1024 * 1024;

/// A type of a contract. The result is `None` where something was wrong, which is then on the place's list.
pub(crate) trait Decode: Sized {
    fn decode(node: Json, at: &Place<'_>) -> Option<Self>;
}

/// A step from a value to one within it.
#[derive(Clone, Copy)]
pub(crate) enum Step<'a> {
    Member(&'a str),
    Item(usize),
}

/// A place in a document, with the list of all that is wrong there and elsewhere.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) parent: Option<(&'a Place<'a>, Step<'a>)>,
    pub(crate) problems: &'a RefCell<Vec<Problem>>,
}

impl<'a> Place<'a> {
    pub(crate) fn root(problems: &'a RefCell<Vec<Problem>>) -> Self {
        Self {
            parent: None,
            problems,
        }
    }

    pub(crate) fn at<'b>(&'b self, step: Step<'b>) -> Place<'b> {
        Place {
            parent: Some((self, step)),
            problems: self.problems,
        }
    }

    /// Notes what is wrong here; other members are decoded nevertheless.
    pub(crate) fn fail<T>(&self, code: Code, message: String) -> Option<T> {
        let mut problems = self.problems.borrow_mut();
        if problems.len() < MAX_PROBLEMS {
            problems.push(Problem::new(code, self.pointer(), message));
        }
        None
    }

    /// Notes a value of another JSON type than the contract allows.
    pub(crate) fn mismatch<T>(&self, expected: &str, node: &Json) -> Option<T> {
        self.fail(
            Code::Type,
            format!("expected {expected}, received {}", type_of(node)),
        )
    }

    /// Notes a string that is none of a closed vocabulary.
    pub(crate) fn foreign<T>(&self, expected: &[&str], received: &str) -> Option<T> {
        let shown: String = received.chars().take(SHOWN).collect();
        self.fail(
            Code::Value,
            format!("expected {}, received {shown:?}", expected.join(" or ")),
        )
    }

    fn pointer(&self) -> String {
        let mut steps = Vec::new();
        let mut place = self;
        while let Some((parent, step)) = place.parent {
            steps.push(match step {
                Step::Member(name) => format!("/{}", name.replace('~', "~0").replace('/', "~1")),
                Step::Item(index) => format!("/{index}"),
            });
            place = parent;
        }
        steps.reverse();
        steps.concat()
    }
}

/// Gives a number as a double, which is infinite where it is beyond.
pub(crate) fn double_of(node: &Json) -> f64 {
    let beyond = || node.to_string().parse().unwrap_or(f64::INFINITY);
    node.as_f64().unwrap_or_else(beyond)
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

impl Decode for Json {
    fn decode(node: Json, _: &Place<'_>) -> Option<Self> {
        Some(node)
    }
}

impl Decode for JsonObject {
    fn decode(node: Json, at: &Place<'_>) -> Option<Self> {
        match node {
            Json::Object(members) => Some(members),
            _ => at.mismatch("object", &node),
        }
    }
}

impl Decode for String {
    fn decode(node: Json, at: &Place<'_>) -> Option<Self> {
        match node {
            Json::String(text) => Some(text),
            _ => at.mismatch("string", &node),
        }
    }
}

impl Decode for bool {
    fn decode(node: Json, at: &Place<'_>) -> Option<Self> {
        node.as_bool().or_else(|| at.mismatch("boolean", &node))
    }
}

impl Decode for Number {
    fn decode(node: Json, at: &Place<'_>) -> Option<Self> {
        match node {
            // Beyond the range of a double it is infinite to other readers, and so no number.
            Json::Number(number) if number.as_f64().is_none() => {
                let received = shown(&number);
                at.fail(
                    Code::Type,
                    format!("expected a finite number, received {received}"),
                )
            }
            Json::Number(number) => Some(number),
            _ => at.mismatch("number", &node),
        }
    }
}

impl Decode for WholeNumber {
    fn decode(node: Json, at: &Place<'_>) -> Option<Self> {
        let Json::Number(number) = node else {
            return at.mismatch("integer", &node);
        };
        match WholeNumber::try_from(number) {
            Ok(whole) => Some(whole),
            Err(NotWhole(number)) => {
                let received = shown(&number);
                at.fail(Code::Type, format!("expected integer, received {received}"))
            }
        }
    }
}

/// An integer within ±(2^53 − 1) (W2).
impl Decode for i64 {
    fn decode(node: Json, at: &Place<'_>) -> Option<Self> {
        let number = WholeNumber::decode(node, at)?;
        match number.as_i64() {
            Some(value) if value.abs() <= LARGEST => Some(value),
            _ => {
                let expected = format!("expected an integer within ±{LARGEST}");
                let received = shown(number.as_number());
                at.fail(Code::Range, format!("{expected}, received {received}"))
            }
        }
    }
}

fn shown(number: &Number) -> String {
    number.to_string().chars().take(SHOWN).collect()
}

impl<T: Decode> Decode for Box<T> {
    fn decode(node: Json, at: &Place<'_>) -> Option<Self> {
        decode_within(node, at).map(Box::new)
    }
}

/// A value that may also be null.
impl<T: Decode> Decode for Option<T> {
    fn decode(node: Json, at: &Place<'_>) -> Option<Self> {
        if node.is_null() {
            Some(None)
        } else {
            T::decode(node, at).map(Some)
        }
    }
}

impl<T: Decode> Decode for Vec<T> {
    fn decode(node: Json, at: &Place<'_>) -> Option<Self> {
        let Json::Array(items) = node else {
            return at.mismatch("array", &node);
        };
        let decoded = items
            .into_iter()
            .enumerate()
            .map(|(i, item)| decode_within(item, &at.at(Step::Item(i))));
        all(decoded.collect())
    }
}

impl<T: Decode> Decode for BTreeMap<String, T> {
    fn decode(node: Json, at: &Place<'_>) -> Option<Self> {
        let decoded = JsonObject::decode(node, at)?
            .into_iter()
            .map(|(name, item)| {
                let value = decode_within(item, &at.at(Step::Member(&name)))?;
                Some((name, value))
            });
        all(decoded.collect()).map(BTreeMap::from_iter)
    }
}

/// Decodes what may hold the same type again, on a larger stack where this one ends.
fn decode_within<T: Decode>(node: Json, at: &Place<'_>) -> Option<T> {
    stacker::maybe_grow(LEVEL_STACK, MORE_STACK, || T::decode(node, at))
}

/// Unwraps a list after all of it was decoded, so that every problem is known.
fn all<T>(decoded: Vec<Option<T>>) -> Option<Vec<T>> {
    decoded.into_iter().collect()
}
