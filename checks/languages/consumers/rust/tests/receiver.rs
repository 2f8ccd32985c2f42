//! The receiver without any framework.

use std::io::Cursor;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use annotation_contracts::Mode;
use annotation_contracts::receiver::{Limits, MemoryStore};
use annotation_contracts::signature::{NamedSecret, sign};
use annotation_contracts::testing::deliveries;
use annotation_contracts::webhook::{EDITIONS, Receiver};
use http_body_util::Full;
use tower_service::Service;

/// Sends a signed body, and gives status and text.
fn send(receiver: &Receiver, body: &[u8], agent: &str) -> String {
    let signature = sign("mykey", body).expect("a secret");
    let headers = [
        ("Content-Type", &b"application/json"[..]),
        ("X-Signature-256", signature.as_bytes()),
        ("User-Agent", agent.as_bytes()),
    ];
    let said = receiver.handle("POST", headers, body);
    format!("{} {}", said.status, said.body)
}

fn sample(edition: &str, name: &str) -> Vec<u8> {
    let mut all = deliveries();
    all.find(|one| one.edition == edition && one.name == name)
        .expect("a sample")
        .body
}

/// A list that hooks and handlers write to.
#[derive(Clone, Default)]
struct Told(Arc<Mutex<Vec<String>>>);

impl Told {
    fn add(&self, what: impl ToString) {
        self.0.lock().expect("a list").push(what.to_string());
    }

    fn all(&self) -> Vec<String> {
        self.0.lock().expect("a list").clone()
    }
}

/// Without an edition every sample of every edition reaches a handler, and the platform is reported once.
#[test]
fn it_learns_its_platform() {
    let agents = [
        ("2.76", "2.80.0"),
        ("2.73", "2.74.0"),
        ("2.65", "2.66.0"),
        ("2.4", "2.54.1"),
        ("2.3", ""),
    ];
    for (edition, release) in agents {
        assert!(EDITIONS.contains(&edition));
        for agent in [
            format!("CVAT/{release} python-requests/2.32.3"),
            String::new(),
        ] {
            let news = Told::default();
            let heard = news.clone();
            let receiver = Receiver::builder("mykey")
                .on("*", |_, _| Ok(()))
                .on_platform(move |one| heard.add(one.platform.edition))
                .build()
                .expect("a receiver");
            let samples: Vec<_> = deliveries().filter(|one| one.edition == edition).collect();
            for one in samples.iter().chain(&samples) {
                assert_eq!(
                    send(&receiver, &one.body, &agent),
                    "200 accepted",
                    "{}",
                    one.name
                );
            }
            let platform = receiver.platform().expect("a platform");
            assert_eq!(platform.edition, edition);
            assert_eq!(
                platform.release.as_deref().unwrap_or_default(),
                if agent.is_empty() { "" } else { release }
            );
            assert_eq!(news.all(), [edition]);
            assert_eq!(receiver.counts()["handled"], 2 * samples.len() as u64);
        }
    }
}

/// What a handler cannot take is never lost in silence.
#[test]
fn every_end_is_told() {
    let told = Told::default();
    let [handled, invalid, unknown, refused, failed] = std::array::from_fn(|_| told.clone());
    let receiver = Receiver::builder("mykey")
        .store(MemoryStore::default())
        .on("*:task", move |_, context| {
            handled.add(context.key_id.unwrap_or_default());
            Ok(())
        })
        .on("create:*", |_, _| Err("no".into()))
        .on_invalid(move |error, context| {
            invalid.add(format!("{} {}", context.event, error.problems()[0].path));
            Ok(())
        })
        .on_unknown(move |one| unknown.add(one.edition().is_empty()))
        .on_refused(move |one| refused.add(one.code))
        .on_error(move |error, place| failed.add(format!("{error} {place}")))
        .build()
        .expect("a receiver");
    let task = sample("2.3", "update-task");
    let broken = br#"{"event":"update:task","task":7}"#.to_vec();
    let bodies = [
        (task.clone(), "200 accepted"),
        (task, "200 duplicate"),
        (broken.clone(), "200 invalid delivery"),
        (
            br#"{"event":"update:planet"}"#.to_vec(),
            "200 unknown event",
        ),
        (sample("2.3", "create-project"), "500 handler failed"),
        (sample("2.3", "update-job"), "200 no handler"),
        (b"{".to_vec(), "400 body is not JSON"),
    ];
    for (body, expected) in bodies {
        assert_eq!(send(&receiver, &body, ""), expected);
    }
    assert_eq!(
        told.all(),
        [
            "default",
            "invalid-delivery",
            "update:task /task",
            "true",
            "no handler",
            "not-json"
        ]
    );
    assert_eq!(
        receiver.counts().into_values().collect::<Vec<_>>(),
        [1, 1, 1, 1, 1, 1, 1]
    );
    let strict = Receiver::builder("mykey")
        .mode(Mode::Strict)
        .on_refused(|_| {})
        .build()
        .expect("a receiver");
    assert_eq!(send(&strict, &broken, ""), "422 invalid delivery");
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
            send(&receiver, body.as_bytes(), "");
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

#[test]
fn drift_is_told() {
    let told = Told::default();
    let heard = told.clone();
    let receiver = Receiver::builder("mykey")
        .on_drift(move |_, places| heard.add(places.join(" ")))
        .build();
    let body = String::from_utf8(sample("2.3", "update-task"))
        .expect("a text")
        .replace("\"has_parent\":false", "\"has_parent\":false,\"a/b\":1")
        .replace("\"task\":{", "\"task\":{\"7\":1,");
    send(&receiver.expect("a receiver"), body.as_bytes(), "");
    assert_eq!(told.all(), ["/task/labels/*/a~1b /task/7"]);
}

/// Release 2.3.0 signs a line feed after the body, which must be asked for.
#[test]
fn a_line_feed_is_taken() {
    let body = sample("2.3", "update-task");
    let signature = sign("mykey", &[&body[..], b"\n"].concat()).expect("a secret");
    for (accepts, status) in [(true, 200), (false, 403)] {
        let receiver = Receiver::builder("mykey")
            .accept_line_feed(accepts)
            .build()
            .expect("a receiver");
        let headers = [
            ("Content-Type", &b"application/json"[..]),
            ("X-Signature-256", signature.as_bytes()),
        ];
        assert_eq!(receiver.handle("POST", headers, &body).status, status);
    }
}

#[test]
fn a_mistake_in_the_options_is_told() {
    let rows = [
        (Receiver::builder(""), "a secret is missing or empty"),
        (
            Receiver::with_secrets([NamedSecret::new("new", "k"), NamedSecret::new("old", "")]),
            "a secret is missing or empty",
        ),
        (
            Receiver::builder("k")
                .edition("2.3")
                .on("update:tusk", |_, _| Ok(())),
            "\"update:tusk\" is no event or pattern of editions 2.3",
        ),
        (
            Receiver::builder("k").edition("2.5"),
            "edition \"2.5\" is none of 2.76, 2.73, 2.65, 2.4, 2.3",
        ),
    ];
    for (builder, reason) in rows {
        let error = builder.build().expect_err(reason);
        assert_eq!(
            error.to_string(),
            format!("cannot create the receiver: {reason}")
        );
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
    let body = sample("2.3", "update-task");
    let again = body.clone();
    let request = http::Request::post("/")
        .header("content-type", "application/json")
        .header("x-signature-256", sign("mykey", &body).expect("a secret"))
        .body(Full::new(Cursor::new(body)))
        .expect("a request");
    let answer = receiver.call(request).await.expect("an answer");
    assert_eq!(answer.status(), 500);
    let busy = send(&receiver, &again, "");
    assert_eq!(busy, "409 delivery is being handled");
    let mut last = busy.clone();
    while last == busy {
        tokio::time::sleep(slow / 10).await;
        last = send(&receiver, &again, "");
    }
    assert_eq!(last, "200 duplicate");
    assert_eq!(receiver.counts()["failed"], 1);
    assert!(!receiver.counts().contains_key("handled"));
}
