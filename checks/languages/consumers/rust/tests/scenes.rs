//! What a receiver of any language must do: each scene says what is answered and told.

use std::env;
use std::fs;
use std::process::Command;
use std::sync::{Arc, Mutex, OnceLock};

use annotation_contracts::Mode;
use annotation_contracts::receiver::{Claim, Handled, Limits, MemoryStore, Store};
use annotation_contracts::signature::NamedSecret;
use annotation_contracts::webhook::{Delivery, Receiver};
use serde_json::Value;

/// Members of a scene: any other is an error.
const MEMBERS: &str = "bareDigest counts editions hooks invalid lineFeed maxBytes mediaTypes mistake name on platform requests secrets store strict told";

/// Where a scene is played; it is the store too.
#[derive(Clone)]
struct Stage {
    scene: Arc<Value>,
    told: Arc<Mutex<Vec<String>>>,
    receiver: Arc<OnceLock<Receiver>>,
    request: Arc<Mutex<Value>>,
}

impl Stage {
    fn text(&self, pointer: &str) -> &str {
        text(self.scene.pointer(pointer).unwrap_or(&Value::Null))
    }

    fn is(&self, option: &str) -> bool {
        self.scene[option].as_bool().expect(option)
    }

    fn tell(&self, words: String) {
        self.told.lock().expect("a list").push(words);
    }

    fn act(&self, act: &str, words: String) -> Handled {
        match act {
            "note" => self.tell(words),
            "again" => {
                let request = self.request.lock().expect("a request").clone();
                let answer = self.send(&request);
                self.tell(format!("again: {answer}"));
            }
            "fail" => return Err("no".into()),
            "crash" => panic!("no"),
            other => assert_eq!(other, "accept"),
        }
        Ok(())
    }

    /// Gives what a hook does; none where the scene has no such hook.
    fn hook(&self, name: &str) -> Option<impl Fn(String) + Send + Sync + 'static> {
        let act = self.scene["hooks"]
            .get(name)
            .map(|act| text(act).to_owned());
        let stage = self.clone();
        act.map(|act| move |words| stage.act(&act, words).expect("no hook fails"))
    }

    fn make(&self) -> Result<Receiver, String> {
        let secrets = rows(&self.scene["secrets"]).map(|one| NamedSecret {
            id: text(&one[0]).into(),
            secret: text(&one[1]).into(),
            not_after: None,
        });
        let mut builder = match rows(&self.scene["secrets"]).count() {
            0 => Receiver::taking_unsigned(),
            _ => Receiver::with_secrets(secrets),
        };
        for edition in rows(&self.scene["editions"]) {
            builder = builder.edition(text(edition));
        }
        let max_bytes = self.scene["maxBytes"].as_u64().expect("bytes");
        builder = builder
            .mode(if self.is("strict") {
                Mode::Strict
            } else {
                Mode::Tolerant
            })
            .limits(Limits {
                max_bytes: max_bytes.try_into().expect("few"),
                ..Limits::default()
            })
            .media_types(rows(&self.scene["mediaTypes"]).map(text))
            .accept_bare_digest(self.is("bareDigest"))
            .accept_line_feed(self.is("lineFeed"));
        builder = match self.text("/store/claim") {
            "" => builder,
            "memory" => builder.store(MemoryStore::default()),
            _ => builder.store(self.clone()),
        };
        for (event, act) in self.scene["on"].as_object().expect("handlers") {
            let (stage, act) = (self.clone(), text(act).to_owned());
            builder = builder.on(event, move |_, one| {
                let by = one.key_id.unwrap_or_default();
                stage.act(
                    &act,
                    format!("handled {} of {} by {by}", one.event, one.edition),
                )
            });
        }
        if self.scene["invalid"].is_string() {
            let stage = self.clone();
            builder = builder.on_invalid(move |invalid, one| {
                let first = &invalid.problems()[0];
                let what = format!("{} {}", first.code.as_str(), first.path);
                let words = format!("invalid {} of {}: {what}", one.event, one.edition);
                stage.act(stage.text("/invalid"), words)
            });
        }
        if let Some(hook) = self.hook("refused") {
            builder = builder.on_refused(move |one| {
                hook(format!(
                    "{} {}: {} {}",
                    one.status, one.code, one.reason, one.event
                ));
            });
        }
        if let Some(hook) = self.hook("unknown") {
            builder = builder.on_unknown(move |one| {
                let Delivery::Unknown(one) = one else {
                    panic!("known")
                };
                hook(format!("unknown {}", one.event));
            });
        }
        if let Some(hook) = self.hook("drift") {
            builder = builder.on_drift(move |_, places| {
                let mut places = places.to_vec();
                places.sort();
                hook(format!("drift {}", places.join(" ")));
            });
        }
        if let Some(hook) = self.hook("platform") {
            builder = builder.on_platform(move |one| hook(one.message.clone()));
        }
        if let Some(hook) = self.hook("error") {
            builder = builder.on_error(move |error, place| hook(format!("{place}: {error}")));
        }
        builder.build().map_err(|error| error.to_string())
    }

    fn send(&self, request: &Value) -> String {
        *self.request.lock().expect("a request") = request.clone();
        let headers =
            rows(&request["headers"]).map(|one| (text(&one[0]), text(&one[1]).as_bytes()));
        let digits = text(&request["body"]).as_bytes().chunks(2);
        let digits = digits.map(|pair| str::from_utf8(pair).expect("ASCII"));
        let body = digits.map(|pair| u8::from_str_radix(pair, 16).expect("digits"));
        let body: Vec<u8> = body.collect();
        let receiver = self.receiver.get().expect("a receiver");
        let said = receiver.handle(text(&request["method"]), headers, &body);
        let header = said.header.map(|(name, value)| format!(" {name}={value}"));
        format!(
            "{} {}{}",
            said.status,
            said.body,
            header.unwrap_or_default()
        )
    }

    fn call(&self, name: &str, key: &str) -> Handled {
        self.tell(format!("{name} {key}"));
        match self.text("/store/fails") == name {
            true => Err("no".into()),
            false => Ok(()),
        }
    }

    /// Plays a scene, and gives what is told.
    fn play(self) -> Vec<String> {
        let made = self.make();
        let mistake = self.text("/mistake");
        if !mistake.is_empty() {
            assert!(made.expect_err(mistake).contains(mistake));
            return Vec::new();
        }
        let receiver = self.receiver.get_or_init(|| made.expect("a receiver"));
        for one in rows(&self.scene["requests"]) {
            assert_eq!(self.send(one), text(&one["answer"]));
        }
        let counts = serde_json::to_value(receiver.counts()).expect("counts");
        assert_eq!(counts, self.scene["counts"]);
        let one = receiver.platform().unwrap_or_default();
        let seen = one
            .editions
            .iter()
            .map(|(name, count)| format!("{name}:{count}"));
        let seen = seen.collect::<Vec<_>>().join(" ");
        let release = one.release.unwrap_or_default();
        let learned = format!("{} {release} {} {seen}", one.edition, one.learned_from);
        assert!(learned.contains(self.text("/platform")), "{learned}");
        self.told.lock().expect("a list").clone()
    }
}

impl Store for Stage {
    fn claim(&self, key: &str) -> Result<Claim, Box<dyn std::error::Error + Send + Sync>> {
        self.call("claim", key)?;
        Ok(match self.text("/store/claim") {
            "new" => Claim::New,
            "busy" => Claim::Busy,
            _ => Claim::Done,
        })
    }

    fn done(&self, key: &str) -> Handled {
        self.call("done", key)
    }

    fn release(&self, key: &str) -> Handled {
        self.call("release", key)
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn rows(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().expect("a list").iter()
}

/// Plays a scene in a process of its own, and gives what it logs.
fn log_of(name: &str) -> Vec<String> {
    let mut test = Command::new(env::current_exe().expect("a test"));
    let output = test
        .args(["--exact", "every_scene", "--nocapture"])
        .env("SCENE", name)
        .output();
    let output = output.expect("a process");
    let log = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name}: {log}");
    let lines = log
        .lines()
        .filter(|line| line.starts_with("annotation-contracts: "));
    lines.map(ToOwned::to_owned).collect()
}

#[test]
fn every_scene() {
    let read = fs::read("scenes.json").expect("scenes");
    let scenes: Value = serde_json::from_slice(&read).expect("JSON");
    let one = env::var("SCENE").ok();
    let mut played = String::new();
    for scene in rows(&scenes) {
        let name = text(&scene["name"]);
        if one.as_ref().is_some_and(|one| one != name) {
            continue;
        }
        let mut members: Vec<&str> = scene
            .as_object()
            .expect(name)
            .keys()
            .map(String::as_str)
            .collect();
        members.sort_unstable();
        assert_eq!(members.join(" "), MEMBERS);
        println!("{name}");
        let is_logged = scene["hooks"].as_object().expect(name).is_empty();
        let stage = Stage {
            scene: Arc::new(scene.clone()),
            told: Arc::default(),
            receiver: Arc::default(),
            request: Arc::default(),
        };
        let told = match is_logged && one.is_none() {
            true => log_of(name),
            false => stage.play(),
        };
        if one.is_none() {
            let expected: Vec<&str> = rows(&scene["told"]).map(text).collect();
            assert_eq!(told.len(), expected.len(), "{told:?}");
            for (found, expected) in told.iter().zip(expected) {
                assert!(found.contains(expected), "{found}");
            }
            played += name;
            played += "\n";
        }
    }
    if one.is_none() {
        fs::write("played.txt", played).expect("a file");
    }
}
