//! A project that has nothing but the crate, and JSON as serde reads it.

use std::collections::BTreeSet;
use std::time::SystemTime;

use annotation_contracts::raster_info::RasterInfo;
use annotation_contracts::signature::Verifier;
use annotation_contracts::testing::{Case, cases, deliveries, signature_vectors};
use annotation_contracts::webhook::{Delivery, EDITIONS};
use annotation_contracts::{Mode, ParseError, webhook_2_3};
use serde_json::Value;

/// What serde reads into a type, as anyone would do it, must be what `Delivery::parse` gives.
#[test]
fn json_loses_nothing() {
    let mut editions = BTreeSet::new();
    for sample in deliveries() {
        let before: Value = serde_json::from_slice(&sample.body).expect(&sample.name);
        let parsed = Delivery::parse(&sample.body).expect(&sample.name);
        let read: Delivery = serde_json::from_slice(&sample.body).expect(&sample.name);
        assert_eq!(read, parsed);
        for mode in [Mode::Tolerant, Mode::Strict] {
            let own = Delivery::parse_with(&sample.body, &[&sample.edition], mode);
            let own = own.expect(&sample.name);
            assert_eq!(own.edition(), sample.edition);
            assert_eq!(serde_json::to_value(own).expect("writes"), before);
        }
        assert_eq!(serde_json::to_value(read).expect("writes"), before);
        editions.insert(sample.edition);
    }
    assert_eq!(editions, EDITIONS.iter().map(ToString::to_string).collect());
}

/// The module of an edition reads its events by themselves as well.
#[test]
fn an_event_loses_nothing() {
    let mut samples = deliveries().filter(|sample| sample.edition == "2.3");
    let sample = samples
        .find(|sample| sample.name == "update-task")
        .expect("a sample");
    let event: webhook_2_3::UpdateTaskEvent = serde_json::from_slice(&sample.body).expect("reads");
    let before: Value = serde_json::from_slice(&sample.body).expect("JSON");
    assert_eq!(serde_json::to_value(&event).expect("writes"), before);
    assert_eq!(
        webhook_2_3::Delivery::parse(&sample.body).expect("reads"),
        webhook_2_3::Delivery::UpdateTask(Box::new(event))
    );
}

/// What Rust has no character or number for is no reason to refuse a delivery.
#[test]
fn odd_values_are_taken() {
    let body =
        br#"{"event":"update:planet","name":"\ud800!\ud83d\ude80","size":1e400,"low":-1e400}"#;
    let Ok(Delivery::Unknown(unknown)) = Delivery::parse(body) else {
        panic!("not read");
    };
    assert_eq!(unknown.document["name"], "\u{fffd}!\u{1f680}");
    assert_eq!(unknown.document["size"], f64::MAX);
    assert_eq!(unknown.document["low"], f64::MIN);
    assert!(matches!(
        Delivery::parse(b"{\"event\":01}"),
        Err(ParseError::NotJson(_))
    ));
    let error = Delivery::parse(b"\xff").expect_err("no UTF-8");
    let text = error.to_string();
    assert!(
        text.starts_with("cannot read the body: it is not UTF-8: "),
        "{text}"
    );
}

/// A problem says what was expected, in the words of every package.
#[test]
fn a_problem_has_its_sentence() {
    let body = br#"{"event":"ping","webhook":7,"sender":{"id":"7"}}"#;
    let Err(ParseError::Invalid(error)) = Delivery::parse_with(body, &["2.3"], Mode::Strict) else {
        panic!("taken");
    };
    let messages: Vec<_> = error.problems().iter().map(ToString::to_string).collect();
    assert_eq!(error.edition(), "2.3");
    assert_eq!(messages[0], "/webhook: expected an object, found 7");
    assert!(messages.contains(&"/sender/id: expected an integer, found \"7\"".to_owned()));
    assert!(matches!(
        Delivery::parse_with(body, &["2.5"], Mode::Tolerant),
        Err(ParseError::NoEdition(_))
    ));
}

#[test]
fn a_signature_has_its_verdict() {
    for vector in signature_vectors() {
        let verifier = Verifier::with_secrets(vector.secrets).expect(&vector.id);
        let now = vector.now.unwrap_or_else(SystemTime::now);
        let header = vector.header.iter().map(String::as_str);
        let verdict = verifier
            .accept_bare_digest(vector.bare_digest)
            .verify_at(now, &vector.body, header)
            .map(ToOwned::to_owned)
            .map_err(|reason| reason.as_str().to_owned());
        assert_eq!(verdict, vector.verdict, "{}", vector.id);
    }
    assert!(signature_vectors().count() > 150);
}

#[test]
fn a_case_has_its_verdict() {
    for one in cases() {
        let (status, mut found) = judge(&one);
        assert_eq!(status, one.status, "{}", one.id);
        let mut problems = one.problems;
        problems.sort();
        found.sort();
        assert!(
            status == "unknown" || found == problems,
            "{}: {found:?}",
            one.id
        );
    }
    assert!(cases().count() > 100);
}

fn judge(one: &Case) -> (&'static str, Vec<(String, String)>) {
    let read = match one.contract.as_str() {
        "webhook" => {
            Delivery::parse_with(&one.body, &[&one.edition], Mode::Tolerant).map(|delivery| {
                match delivery {
                    Delivery::Unknown(_) => "unknown",
                    _ => "valid",
                }
            })
        }
        _ => RasterInfo::parse_with(&one.body, &[&one.edition], Mode::Tolerant).map(|_| "valid"),
    };
    match read {
        Ok(status) => (status, Vec::new()),
        Err(ParseError::Invalid(error)) => {
            let problems = error.problems().iter();
            let found = problems.map(|one| (one.code.as_str().to_owned(), one.path.clone()));
            ("invalid", found.collect())
        }
        Err(error) => panic!("{}: {error}", one.id),
    }
}
