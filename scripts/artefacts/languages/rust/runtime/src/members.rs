//! Decodes the members of objects, and picks the record that an object is.

use std::cell::RefCell;

use crate::check::{Check, run};
use crate::decode::{Decode, Place, Step};
use crate::document::Code;
use crate::{Json, JsonObject};

/// The members of an object that is being decoded; those that were asked for are taken out.
pub(crate) struct Members<'a> {
    object: JsonObject,
    at: &'a Place<'a>,
}

impl<'a> Members<'a> {
    pub(crate) fn of(node: Json, at: &'a Place<'a>) -> Option<Self> {
        JsonObject::decode(node, at).map(|object| Self { object, at })
    }

    /// Decodes a member that must be there.
    pub(crate) fn required<T: Decode>(&mut self, name: &str) -> Option<T> {
        let place = self.at.at(Step::Member(name));
        match self.object.remove(name) {
            Some(node) => T::decode(node, &place),
            None => place.fail(Code::Required, "is missing".into()),
        }
    }

    /// Decodes a member that may be missing.
    pub(crate) fn optional<T: Decode>(&mut self, name: &str) -> Option<Option<T>> {
        match self.object.remove(name) {
            Some(node) => T::decode(node, &self.at.at(Step::Member(name))).map(Some),
            None => Some(None),
        }
    }

    /// Takes out a member that is always the same.
    pub(crate) fn constant(&mut self, name: &str, expected: &str) -> Option<()> {
        let text: String = self.required(name)?;
        if text == expected {
            return Some(());
        }
        self.at.at(Step::Member(name)).foreign(&[expected], &text)
    }

    /// Checks what a member's value must keep beside its type.
    pub(crate) fn check(&self, name: &str, checks: &[Check]) {
        if let Some(node) = self.object.get(name) {
            run(checks, node, &self.at.at(Step::Member(name)));
        }
    }

    /// Checks the members that were not asked for, which are all of one type.
    pub(crate) fn rest<T: Decode>(&self, checks: &[Check]) {
        for (name, node) in &self.object {
            let place = self.at.at(Step::Member(name));
            run(checks, node, &place);
            T::decode(node.clone(), &place);
        }
    }

    /// Gives the members that were not asked for.
    pub(crate) fn extra(self) -> JsonObject {
        self.object
    }
}

/// A record that an object may be.
pub(crate) struct Branch<T> {
    pub(crate) tag: &'static str,
    pub(crate) members: &'static [&'static str],
    pub(crate) decode: fn(Json, &Place<'_>) -> Option<T>,
}

/// Picks a record by its tag, else as [`fitting`] does.
pub(crate) fn choose<T>(
    tag: &str,
    branches: &[Branch<T>],
    node: Json,
    at: &Place<'_>,
) -> Option<T> {
    let named = node.get(tag).and_then(Json::as_str);
    match branches.iter().find(|branch| named == Some(branch.tag)) {
        Some(branch) => (branch.decode)(node, at),
        None => fitting(branches, node, at),
    }
}

/// Picks the first record without problems of those that share the most members with the object.
pub(crate) fn fitting<T>(branches: &[Branch<T>], node: Json, at: &Place<'_>) -> Option<T> {
    let Json::Object(object) = &node else {
        return at.mismatch("object", &node);
    };
    let shared = |branch: &&Branch<T>| {
        branch
            .members
            .iter()
            .filter(|name| object.contains_key(**name))
            .count()
    };
    let mut likely: Vec<_> = branches.iter().collect();
    likely.sort_by_key(|branch| std::cmp::Reverse(shared(branch)));
    let mut likeliest = None;
    for branch in likely {
        let problems = RefCell::default();
        let place = Place {
            problems: &problems,
            ..*at
        };
        let value = (branch.decode)(node.clone(), &place);
        let problems = problems.into_inner();
        if value.is_some() && problems.is_empty() {
            return value;
        }
        likeliest.get_or_insert(problems);
    }
    at.problems
        .borrow_mut()
        .extend(likeliest.unwrap_or_default());
    None
}

/// Reads the member that tells envelopes apart.
pub(crate) fn tag_in(tag: &str, node: Json, at: &Place<'_>) -> Option<(String, JsonObject)> {
    let document = JsonObject::decode(node, at)?;
    let place = at.at(Step::Member(tag));
    match document.get(tag) {
        Some(Json::String(value)) => Some((value.clone(), document)),
        Some(other) => place.mismatch("string", other),
        None => place.fail(Code::Required, "is missing".into()),
    }
}
