//! What the contracts have in common that are read in any edition.

use crate::Json;
use crate::document::{DecodeError, Mode, ParseError, deep, read};

/// A document of any edition.
pub trait AnyEdition: Sized {
    /// Names of the editions, the newest first.
    const EDITIONS: &'static [&'static str];

    /// Reads a document by an edition that there is; whether it knows the event comes with it.
    fn by(edition: &str, node: &Json, mode: Mode) -> Result<(Self, bool), DecodeError>;

    /// Names the edition; empty where the event is none of any.
    fn edition_name(&self) -> &'static str;

    /// Lists the events of an edition.
    fn events(edition: &str) -> Vec<String>;
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

/// Reads a document by the first of some editions that takes it; otherwise the error is that of the edition which it breaks
/// least.
pub(crate) fn nearest<T: AnyEdition>(
    node: &Json,
    editions: &[&str],
    mode: Mode,
) -> Result<T, DecodeError> {
    let (mut nearest, mut unknown): (Option<DecodeError>, Option<T>) = (None, None);
    for edition in editions {
        match T::by(edition, node, mode) {
            Ok((read, true)) => return Ok(read),
            Ok((read, false)) => unknown = Some(read),
            Err(error) => {
                let is_nearer =
                    |other: &DecodeError| error.problems().len() < other.problems().len();
                if nearest.as_ref().is_none_or(is_nearer) {
                    nearest = Some(error);
                }
            }
        }
    }
    nearest.map_or_else(
        || unknown.ok_or_else(|| DecodeError::new(Vec::new(), "")),
        Err,
    )
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
    deep(|| nearest(&read(body)?, chosen, mode).map_err(ParseError::Invalid))
}
