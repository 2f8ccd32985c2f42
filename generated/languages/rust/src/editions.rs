// Generated from scripts/artefacts/languages/rust/runtime/src/editions.rs by "npm run generate". Do not edit.

//! What the contracts have in common that are read in any edition.

use crate::Json;
use crate::document::{DecodeError, Mode, ParseError, deep, levels_in, node_of, text_of, write};
use crate::table::Edition;

/// A document of any edition.
pub trait AnyEdition: Sized {
    /// Names of the editions, the newest first.
    const EDITIONS: &'static [&'static str];

    /// Reads a document by an edition that there is, where it fits.
    fn read(edition: &str, text: &str, mode: Mode) -> Option<Self>;

    /// Finds an edition by its name.
    fn contract(edition: &str) -> Option<&'static Edition>;

    /// Names the edition; empty where the event is none of any.
    fn edition_name(&self) -> &'static str;
}

/// What a receiver knows of its contract.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// Member that names the event.
    pub tag: &'static str,
    /// Header that carries the signature.
    pub header: &'static str,
    /// Member that identifies the webhook; empty where there is none.
    pub webhook: &'static str,
    /// Events that are sent on request: the same again is no duplicate.
    pub on_request: &'static [&'static str],
    /// Name before the release in `User-Agent`; empty where it does not say one.
    pub program: &'static str,
}

/// A delivery that is signed.
pub trait Signed: AnyEdition + Send + Sync {
    /// What is known of the contract.
    const FACTS: Facts;
}

/// Reads a document by the first of some editions that takes it, unless its event is unknown to that.
pub(crate) fn first<T: AnyEdition>(text: &str, editions: &[&str], mode: Mode) -> Option<T> {
    let (mut unknown, mut misfits) = (None, false);
    for edition in editions {
        match T::read(edition, text, mode) {
            Some(read) if read.edition_name().is_empty() => unknown = Some(read),
            Some(read) => return Some(read),
            None => misfits = true,
        }
    }
    unknown.filter(|_| !misfits)
}

/// Reads a document by the first of some editions that takes it; otherwise the error is that of the edition which it breaks
/// least.
pub(crate) fn nearest<T: AnyEdition>(
    node: &Json,
    editions: &[&str],
    mode: Mode,
) -> Result<T, DecodeError> {
    // A text that spells something in two ways, or in a way of no other reader, was not read: this one is.
    first(&write(node), editions, mode).ok_or_else(|| {
        let errors = editions
            .iter()
            .filter_map(|name| Some(T::contract(name)?.error(node, mode)));
        let nearest = errors
            .filter(|error| !error.problems().is_empty())
            .min_by_key(|error| error.problems().len());
        nearest.unwrap_or_else(|| DecodeError::new(Vec::new(), ""))
    })
}

/// Reads the bytes of a body by the first of some editions that takes it; none stands for all.
pub(crate) fn parse<T: AnyEdition>(
    body: &[u8],
    editions: &[&str],
    mode: Mode,
) -> Result<T, ParseError> {
    if let Some(other) = editions.iter().find(|one| !T::EDITIONS.contains(one)) {
        return Err(ParseError::NoEdition((*other).into()));
    }
    let chosen = if editions.is_empty() {
        T::EDITIONS
    } else {
        editions
    };
    let text = text_of(body)?;
    if let Some(read) = first(text, chosen, mode) {
        return Ok(read);
    }
    deep(levels_in(text), || {
        nearest(&node_of(text)?, chosen, mode).map_err(ParseError::Invalid)
    })
}
