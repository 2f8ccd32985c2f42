//! Signs and verifies deliveries: HMAC-SHA256 over the exact bytes of the body (W5.1).

use std::error::Error;
use std::fmt;
use std::time::SystemTime;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Name of the header that carries the signature (W4.3.3).
pub const SIGNATURE_HEADER: &str = "{{signatureHeader}}";

const PREFIX: &[u8] = b"sha256=";
const DIGITS: usize = 64;

/// A secret is empty: without a secret there is no signature (W5.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmptySecret;

impl fmt::Display for EmptySecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cannot use an empty secret")
    }
}

impl Error for EmptySecret {}

/// Why a signature is refused, in the order of the checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// There is no signature header.
    MissingHeader,
    /// The signature header is empty.
    EmptyHeader,
    /// There are several signatures: as header lines, or joined by a comma.
    DuplicatedHeader,
    /// The signature has a `=` but does not begin with `sha256=`.
    WrongAlgorithm,
    /// The digest stands without `sha256=`.
    MissingPrefix,
    /// The digest contains something else than hexadecimal digits.
    NotHex,
    /// The digest does not have 64 digits.
    WrongLength,
    /// No secret was given to compare with.
    NoSecret,
    /// The digest belongs to another body or secret.
    Mismatch,
}

impl Reason {
    /// Names the reason in a word, for logs.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::MissingHeader => "missing-header",
            Self::EmptyHeader => "empty-header",
            Self::DuplicatedHeader => "duplicated-header",
            Self::WrongAlgorithm => "wrong-algorithm",
            Self::MissingPrefix => "missing-prefix",
            Self::NotHex => "not-hex",
            Self::WrongLength => "wrong-length",
            Self::NoSecret => "no-secret",
            Self::Mismatch => "mismatch",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the signature is refused: {}", self.as_str())
    }
}

impl Error for Reason {}

/// A secret with a name, so that one can take over from another.
#[derive(Clone)]
pub struct NamedSecret {
    /// Name by which [`Verifier::verify`] tells which secret matched.
    pub id: String,
    /// The secret; its UTF-8 bytes are the key (W5.1.2).
    pub secret: String,
    /// Last moment at which the secret is in force; for ever where there is none.
    pub not_after: Option<SystemTime>,
}

impl NamedSecret {
    /// Names a secret that is in force for ever.
    pub fn new(id: impl Into<String>, secret: impl Into<String>) -> Self {
        let (id, secret) = (id.into(), secret.into());
        Self {
            id,
            secret,
            not_after: None,
        }
    }
}

impl fmt::Debug for NamedSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NamedSecret")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

/// Signs a body: `sha256=` and 64 lower-case digits (W5.1.3).
///
/// # Errors
///
/// Refuses an empty secret.
pub fn sign(secret: &str, body: &[u8]) -> Result<String, EmptySecret> {
    let mac = mac_of(secret)?.chain_update(body).finalize().into_bytes();
    let digits = mac.iter().map(|byte| format!("{byte:02x}"));
    Ok(format!("sha256={}", digits.collect::<String>()))
}

/// Verifies signatures with secrets that are prepared once (W5.1.4).
#[derive(Clone)]
pub struct Verifier {
    keys: Vec<Key>,
    bare_digest: bool,
}

#[derive(Clone)]
struct Key {
    id: String,
    mac: Hmac<Sha256>,
    not_after: Option<SystemTime>,
}

impl fmt::Debug for Verifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<_> = self.keys.iter().map(|key| &key.id).collect();
        f.debug_struct("Verifier")
            .field("keys", &ids)
            .finish_non_exhaustive()
    }
}

impl Verifier {
    /// Prepares one secret, named `default`.
    ///
    /// # Errors
    ///
    /// Refuses an empty secret.
    pub fn new(secret: &str) -> Result<Self, EmptySecret> {
        Self::with_secrets([NamedSecret::new("default", secret)])
    }

    /// Prepares several secrets; of two that match, the last is named.
    ///
    /// # Errors
    ///
    /// Refuses an empty secret.
    pub fn with_secrets(
        secrets: impl IntoIterator<Item = NamedSecret>,
    ) -> Result<Self, EmptySecret> {
        let keys = secrets.into_iter().map(
            |NamedSecret {
                 id,
                 secret,
                 not_after,
             }| { mac_of(&secret).map(|mac| Key { id, mac, not_after }) },
        );
        Ok(Self {
            keys: keys.collect::<Result<_, _>>()?,
            bare_digest: false,
        })
    }

    /// Also takes a digest without `sha256=`.
    #[must_use]
    pub fn accept_bare_digest(mut self, accepted: bool) -> Self {
        self.bare_digest = accepted;
        self
    }

    /// Verifies the signature of a body and names the secret that matches.
    ///
    /// The header is the list of its values, such as `headers.get_all(SIGNATURE_HEADER)`, empty where it is absent.
    ///
    /// # Errors
    ///
    /// Gives the first reason that applies.
    pub fn verify<V: AsRef<[u8]>>(
        &self,
        body: &[u8],
        header: impl IntoIterator<Item = V>,
    ) -> Result<&str, Reason> {
        self.verify_at(SystemTime::now(), body, header)
    }

    /// Verifies as [`Verifier::verify`] does, with the secrets that are in force at a moment.
    ///
    /// # Errors
    ///
    /// Gives the first reason that applies.
    pub fn verify_at<V: AsRef<[u8]>>(
        &self,
        now: SystemTime,
        body: &[u8],
        header: impl IntoIterator<Item = V>,
    ) -> Result<&str, Reason> {
        let digest = self.digest_in(header)?;
        let refused = if self.keys.is_empty() {
            Reason::NoSecret
        } else {
            Reason::Mismatch
        };
        // Every secret costs the same, whichever matches and whichever has expired.
        let mut verdict = Err(refused);
        for key in &self.keys {
            let matches = key
                .mac
                .clone()
                .chain_update(body)
                .verify_slice(&digest)
                .is_ok();
            if matches && key.not_after.is_none_or(|last| now <= last) {
                verdict = Ok(key.id.as_str());
            }
        }
        verdict
    }

    fn digest_in<V: AsRef<[u8]>>(
        &self,
        header: impl IntoIterator<Item = V>,
    ) -> Result<Vec<u8>, Reason> {
        let values: Vec<V> = header.into_iter().collect();
        let value = values
            .iter()
            .map(AsRef::as_ref)
            .collect::<Vec<_>>()
            .join(&b',');
        let digits = value.strip_prefix(PREFIX);
        match digits {
            _ if values.is_empty() => return Err(Reason::MissingHeader),
            _ if value.is_empty() => return Err(Reason::EmptyHeader),
            _ if value.contains(&b',') => return Err(Reason::DuplicatedHeader),
            None if value.contains(&b'=') => return Err(Reason::WrongAlgorithm),
            None if !self.bare_digest => return Err(Reason::MissingPrefix),
            _ => {}
        }
        bytes_of(digits.unwrap_or(&value))
    }
}

fn bytes_of(digits: &[u8]) -> Result<Vec<u8>, Reason> {
    match digits.len() {
        _ if !digits.iter().all(u8::is_ascii_hexdigit) => Err(Reason::NotHex),
        DIGITS => Ok(decode_hex(digits)),
        _ => Err(Reason::WrongLength),
    }
}

pub(crate) fn decode_hex(digits: &[u8]) -> Vec<u8> {
    let pairs = digits.chunks(2).map(str::from_utf8);
    pairs
        .filter_map(|pair| u8::from_str_radix(pair.ok()?, 16).ok())
        .collect()
}

fn mac_of(secret: &str) -> Result<Hmac<Sha256>, EmptySecret> {
    if secret.is_empty() {
        return Err(EmptySecret);
    }
    Ok(Hmac::new_from_slice(secret.as_bytes()).expect("a key of any length will do"))
}
