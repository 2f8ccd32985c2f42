//! What tests of a receiver need: samples, documents with the right verdict, and signatures. Feature `testing`.

use std::time::{Duration, SystemTime};

use serde_json::Value;

use crate::signature::{NamedSecret, decode_hex};

/// A valid delivery.
#[derive(Clone, Debug)]
pub struct SampleDelivery {
    /// `webhook` or `raster-info`.
    pub contract: String,
    /// Edition of the contract, such as `2.76`.
    pub edition: String,
    /// Name of its sample.
    pub name: String,
    /// Its body.
    pub body: Vec<u8>,
}

/// A document, and what a tolerant reader must find.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its identifier, which is never used again.
    pub id: String,
    /// What it is, in a few words.
    pub description: String,
    /// `webhook` or `raster-info`.
    pub contract: String,
    /// Edition by which it is judged.
    pub edition: String,
    /// The document.
    pub body: Vec<u8>,
    /// `valid`, `invalid` or `unknown`.
    pub status: String,
    /// Code and JSON Pointer of every error, in any order.
    pub problems: Vec<(String, String)>,
}

/// What was signed and sent, and the right verdict (W5.1).
#[derive(Clone, Debug)]
pub struct SignatureVector {
    /// Its identifier, which is never used again.
    pub id: String,
    /// What it is, in a few words.
    pub description: String,
    /// What the verifier holds.
    pub secrets: Vec<NamedSecret>,
    /// The exact bytes of the body.
    pub body: Vec<u8>,
    /// The values of the header; none where it is absent.
    pub header: Vec<String>,
    /// Whether a digest without `sha256=` is taken as well.
    pub bare_digest: bool,
    /// Moment at which secrets must be in force, where it matters.
    pub now: Option<SystemTime>,
    /// Name of the secret that matches, or the reason of the refusal, such as `missing-header`.
    pub verdict: Result<String, String>,
}

/// Iterates over a valid delivery of every event of every edition, and variants.
pub fn deliveries() -> impl Iterator<Item = SampleDelivery> {
    rows("deliveries").map(|row| SampleDelivery {
        contract: text(&row["contract"]),
        edition: text(&row["edition"]),
        name: text(&row["name"]),
        body: text(&row["body"]).into_bytes(),
    })
}

/// Iterates over documents that a tolerant reader must accept or refuse.
pub fn cases() -> impl Iterator<Item = Case> {
    rows("cases").map(|row| Case {
        id: text(&row["id"]),
        description: text(&row["description"]),
        contract: text(&row["contract"]),
        edition: text(&row["edition"]),
        body: text(&row["body"]).into_bytes(),
        status: text(&row["status"]),
        problems: list(&row["errors"])
            .map(|one| (text(&one["code"]), text(&one["path"])))
            .collect(),
    })
}

/// Iterates over signatures that a verifier must accept or refuse.
pub fn signature_vectors() -> impl Iterator<Item = SignatureVector> {
    rows("signatures").map(|row| SignatureVector {
        id: text(&row["id"]),
        description: text(&row["description"]),
        secrets: list(&row["secrets"])
            .map(|one| NamedSecret {
                id: text(&one["id"]),
                secret: text(&one["secret"]),
                not_after: moment(&one["notAfter"]),
            })
            .collect(),
        body: decode_hex(text(&row["body"]).as_bytes()),
        header: list(&row["header"]).map(|value| text(&value)).collect(),
        bare_digest: row["bareDigest"] == true,
        now: moment(&row["now"]),
        verdict: match row["keyId"].as_str() {
            Some(id) => Ok(id.to_owned()),
            None => Err(text(&row["reason"])),
        },
    })
}

fn rows(kind: &str) -> impl Iterator<Item = Value> + use<> {
    let data: Value = serde_json::from_str(include_str!("data.json")).expect("data.json is JSON");
    list(&data[kind])
}

fn list(value: &Value) -> impl Iterator<Item = Value> + use<> {
    value.as_array().expect("a list").clone().into_iter()
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

fn moment(milliseconds: &Value) -> Option<SystemTime> {
    let since = Duration::from_millis(milliseconds.as_u64()?);
    Some(SystemTime::UNIX_EPOCH + since)
}
