//! The receiver behind tower.

use std::io::Cursor;
use std::process::Command;
use std::time::Duration;

use annotation_contracts::receiver::{Limits, MemoryStore};
use annotation_contracts::signature::sign;
use annotation_contracts::testing::deliveries;
use annotation_contracts::webhook::Receiver;
use http_body_util::Full;
use tower_service::Service;

/// Sends a signed body, and gives status and text.
fn send(receiver: &Receiver, body: &[u8]) -> String {
    let signature = sign("mykey", body).expect("a secret");
    let headers = [
        ("Content-Type", &b"application/json"[..]),
        ("X-Signature-256", signature.as_bytes()),
    ];
    let said = receiver.handle("POST", headers, body);
    format!("{} {}", said.status, said.body)
}

fn sample() -> Vec<u8> {
    let mut all = deliveries();
    all.find(|one| one.name == "update-task")
        .expect("a sample")
        .body
}

/// The log names each place, and the event if there is one; how to take such deliveries only where nobody did.
#[test]
fn an_invalid_delivery_is_logged() {
    if let Ok(mode) = std::env::var("SENDS") {
        let builder = Receiver::builder("mykey");
        let receiver = match mode.as_str() {
            "taken" => builder.on_invalid(|_, _| Ok(())),
            _ => builder,
        };
        let receiver = receiver.build().expect("a receiver");
        for body in ["[]", r#"{"event":"ping"}"#] {
            send(&receiver, body.as_bytes());
        }
        return;
    }
    let start = "annotation-contracts: the signed body is not a valid delivery: ";
    for (mode, end) in [
        ("taken", ""),
        ("lost", "; no handler ran: on_invalid takes such deliveries"),
    ] {
        let output = Command::new(std::env::current_exe().expect("this program"))
            .args(["an_invalid_delivery_is_logged", "--exact", "--nocapture"])
            .env("SENDS", mode)
            .output()
            .expect("it runs");
        let log = String::from_utf8(output.stderr).expect("UTF-8");
        let lines: Vec<_> = log.lines().filter(|line| line.starts_with(start)).collect();
        let expected = [
            "nearest edition 2.76, wrong at the document",
            "ping, nearest edition 2.76, wrong at /webhook, /sender",
        ];
        assert_eq!(lines, expected.map(|text| format!("{start}{text}{end}")));
    }
}

/// A late handler keeps its delivery until it ends.
#[tokio::test]
async fn what_is_late_is_counted_once() {
    let slow = Duration::from_millis(500);
    let mut receiver = Receiver::builder("mykey")
        .limits(Limits {
            handler_timeout: Duration::from_millis(5),
            ..Limits::default()
        })
        .on("update:task", move |_, _| {
            std::thread::sleep(slow);
            Ok(())
        })
        .store(MemoryStore::default())
        .build()
        .expect("a receiver");
    let body = sample();
    let again = body.clone();
    let request = http::Request::post("/")
        .header("content-type", "application/json")
        .header("x-signature-256", sign("mykey", &body).expect("a secret"))
        .body(Full::new(Cursor::new(body)))
        .expect("a request");
    let answer = receiver.call(request).await.expect("an answer");
    assert_eq!(answer.status(), 500);
    let busy = send(&receiver, &again);
    assert_eq!(busy, "409 delivery is being handled");
    let mut last = busy.clone();
    while last == busy {
        tokio::time::sleep(slow / 10).await;
        last = send(&receiver, &again);
    }
    assert_eq!(last, "200 duplicate");
    assert_eq!(receiver.counts()["failed"], 1);
    assert!(!receiver.counts().contains_key("handled"));
}
