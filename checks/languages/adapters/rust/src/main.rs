//! Adapter of the library protocol (conformance/protocol/library.md) for the Rust package.

use std::error::Error;
use std::io::{BufRead, Write};
use std::thread;
use std::time::{Duration, SystemTime};

use annotation_contracts::raster_info::{self, RasterInfo};
use annotation_contracts::signature::{NamedSecret, Verifier, sign};
use annotation_contracts::webhook::{self, Delivery};
use annotation_contracts::{Mode, ParseError, Warning};
use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::{Value, json};

type Answer = Result<Value, Box<dyn Error>>;

/// The stack of a thread of most servers, on which the deepest document must be read, written and dropped.
const STACK: usize = 2 * 1024 * 1024;

fn main() {
    let worker = thread::Builder::new().stack_size(STACK).spawn(|| {
        for line in std::io::stdin().lock().lines() {
            let request: Value =
                serde_json::from_str(&line.expect("a line in UTF-8")).expect("a request in JSON");
            let mut response =
                answer(&request).unwrap_or_else(|error| json!({ "error": error.to_string() }));
            response["id"] = request["id"].clone();
            writeln!(std::io::stdout(), "{response}").expect("an open standard output");
        }
    });
    worker
        .expect("a thread")
        .join()
        .expect("an end without a panic");
}

fn answer(request: &Value) -> Answer {
    match request["op"].as_str() {
        Some("describe") => Ok(json!({
            "name": "annotation-contracts for Rust",
            "operations": ["validate", "parse", "sign", "verify"],
            "contracts": ["webhook", "raster-info"],
            "modes": ["tolerant", "strict"],
            "editions": Vec::from(webhook::EDITIONS).into_iter().chain(raster_info::EDITIONS.iter().copied()).collect::<Vec<_>>(),
        })),
        Some("validate" | "parse") => parse(request),
        Some("sign") => {
            Ok(json!({ "header": sign(text(&request["secret"]), &body_of(request)?)? }))
        }
        Some("verify") => verify(request),
        _ => Ok(json!({ "unsupported": true })),
    }
}

fn parse(request: &Value) -> Answer {
    let body = body_of(request)?;
    let mode = match text(&request["mode"]) {
        "strict" => Mode::Strict,
        _ => Mode::Tolerant,
    };
    // The edition that is asked for, else that of the source document: the first there was.
    let editions = |all: &[&'static str]| {
        let asked = request["edition"].as_str().map(ToOwned::to_owned);
        asked.unwrap_or_else(|| all.last().copied().unwrap_or_default().to_owned())
    };
    let written = match text(&request["contract"]) {
        "raster-info" => RasterInfo::parse_with(&body, &[&editions(raster_info::EDITIONS)], mode)
            .map(|info| info.to_json()),
        _ => match Delivery::parse_with(&body, &[&editions(webhook::EDITIONS)], mode) {
            Ok(Delivery::Unknown(_)) => {
                let errors = json!([{ "path": "/event", "code": "unknown-event" }]);
                return Ok(json!({ "status": "unknown", "errors": errors }));
            }
            Ok(delivery) => {
                let mut answer = valid(&delivery.to_json());
                let told = |one: &Warning| json!({ "rule": one.rule, "path": one.path, "message": one.message });
                answer["warnings"] = delivery.warnings().iter().map(told).collect();
                return Ok(answer);
            }
            Err(error) => Err(error),
        },
    };
    Ok(match written {
        Ok(document) => valid(&document),
        Err(error) => refusal(&error),
    })
}

fn valid(document: &str) -> Value {
    json!({ "status": "valid", "document": BASE64_STANDARD.encode(document) })
}

fn refusal(error: &ParseError) -> Value {
    match error {
        ParseError::NotUtf8(_) => json!({ "status": "not-utf8" }),
        ParseError::NotJson(_) => json!({ "status": "not-json" }),
        ParseError::TooDeep => json!({ "status": "too-deep" }),
        ParseError::Invalid(error) => {
            let problems = error.problems().iter();
            let errors = problems.map(
                |one| json!({ "path": one.path, "code": one.code.as_str(), "message": one.message }),
            );
            json!({ "status": "invalid", "errors": errors.collect::<Vec<_>>() })
        }
        _ => json!({ "error": error.to_string() }),
    }
}

fn verify(request: &Value) -> Answer {
    let secrets = request["secrets"]
        .as_array()
        .ok_or("a request without secrets")?;
    let secrets = secrets.iter().map(|one| {
        let (id, secret) = (text(&one["id"]).into(), text(&one["secret"]).into());
        Ok(NamedSecret {
            id,
            secret,
            not_after: moment(&one["notAfter"])?,
        })
    });
    let verifier = Verifier::with_secrets(secrets.collect::<Result<Vec<_>, Box<dyn Error>>>()?)?
        .accept_bare_digest(request["bareDigest"] == true);
    let header = request["header"].as_array().into_iter().flatten().map(text);
    let now = moment(&request["now"])?.unwrap_or_else(SystemTime::now);
    Ok(match verifier.verify_at(now, &body_of(request)?, header) {
        Ok(key_id) => json!({ "ok": true, "keyId": key_id }),
        Err(reason) => json!({ "ok": false, "reason": reason.as_str() }),
    })
}

fn body_of(request: &Value) -> Result<Vec<u8>, Box<dyn Error>> {
    Ok(BASE64_STANDARD.decode(text(&request["body"]))?)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Reads a moment in RFC 3339; the crate reads those in UTC alone.
fn moment(value: &Value) -> Result<Option<SystemTime>, Box<dyn Error>> {
    let Some(text) = value.as_str() else {
        return Ok(None);
    };
    if text.ends_with('Z') {
        return Ok(Some(humantime::parse_rfc3339(text)?));
    }
    let (local, zone) = text.split_at(text.len().saturating_sub(6));
    let (hours, minutes) = zone[1..]
        .split_once(':')
        .ok_or("a moment without an offset")?;
    let ahead = Duration::from_secs(hours.parse::<u64>()? * 3600 + minutes.parse::<u64>()? * 60);
    let moment = humantime::parse_rfc3339(&format!("{local}Z"))?;
    Ok(Some(if zone.starts_with('-') {
        moment + ahead
    } else {
        moment - ahead
    }))
}
