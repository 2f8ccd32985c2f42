//! A project that has nothing but the crate, and JSON as serde reads it.

use std::fmt::Debug;
use std::time::SystemTime;

use annotation_contracts::ParseError;
use annotation_contracts::raster_info::RasterInfo;
use annotation_contracts::signature::Verifier;
use annotation_contracts::testing::{Case, cases, deliveries, signature_vectors};
use annotation_contracts::webhook::Delivery;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What serde reads into a type, as anyone would do it, must be what `Delivery::parse` gives.
#[test]
fn json_loses_nothing() {
    for sample in deliveries() {
        let text = std::str::from_utf8(&sample.body).expect(&sample.name);
        let before: Value = serde_json::from_str(text).expect(&sample.name);
        let parsed = Delivery::parse(&sample.body).expect(&sample.name);
        assert_eq!(reread(&parsed, text), before, "{}", sample.name);
        assert_eq!(reread_event(&parsed, text), before, "{}", sample.name);
    }
    assert!(deliveries().count() > 20);
}

fn reread<T: DeserializeOwned + Serialize + PartialEq + Debug>(parsed: &T, text: &str) -> Value {
    let read: T = serde_json::from_str(text).expect("reads");
    assert_eq!(&read, parsed);
    serde_json::to_value(read).expect("writes")
}

fn reread_event(delivery: &Delivery, text: &str) -> Value {
    match delivery {
        Delivery::UpdateOrganization(event) => reread(event, text),
        Delivery::UpdateMembership(event) => reread(event, text),
        Delivery::DeleteMembership(event) => reread(event, text),
        Delivery::CreateInvitation(event) => reread(event, text),
        Delivery::DeleteInvitation(event) => reread(event, text),
        Delivery::CreateProject(event) => reread(event, text),
        Delivery::UpdateProject(event) => reread(event, text),
        Delivery::DeleteProject(event) => reread(event, text),
        Delivery::CreateTask(event) => reread(event, text),
        Delivery::UpdateTask(event) => reread(event, text),
        Delivery::DeleteTask(event) => reread(event, text),
        Delivery::UpdateJob(event) => reread(event, text),
        Delivery::CreateIssue(event) => reread(event, text),
        Delivery::UpdateIssue(event) => reread(event, text),
        Delivery::DeleteIssue(event) => reread(event, text),
        Delivery::CreateComment(event) => reread(event, text),
        Delivery::UpdateComment(event) => reread(event, text),
        Delivery::DeleteComment(event) => reread(event, text),
        Delivery::Ping(event) => reread(event, text),
        Delivery::Unknown(event) => panic!("{} is known", event.event),
    }
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
        "webhook" => Delivery::parse(&one.body).map(|delivery| match delivery {
            Delivery::Unknown(_) => "unknown",
            _ => "valid",
        }),
        _ => RasterInfo::parse(&one.body).map(|_| "valid"),
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
