// Generated from scripts/artefacts/languages/rust/runtime/src/receiver.rs by "npm run generate". Do not edit.

//! Receives deliveries: the same steps behind every server (W4.3, W5.1, W-answer).
//!
//! Each step has its answer: method 405, media type and content encoding 415, size 413, signature 403, UTF-8 and JSON 400,
//! envelope 422 (200 in tolerant mode), handler 500. Nothing is parsed before its signature is verified. The modules of
//! contracts have it as `Receiver`, with the type of their deliveries.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

use serde::Deserialize;

pub use crate::editions::{Facts, Signed};
pub use crate::platform::{News, Platform};
pub use crate::store::{Claim, MemoryStore, Store};

use crate::document::{
    DecodeError, MAX_DEPTH, Mode, ParseError, deep, levels_in, node_of, text_of,
};
use crate::editions::{first, nearest};
use crate::json::text;
use crate::platform::{Hint, Sender, Watch};
use crate::signature::{EmptySecret, NamedSecret, Reason, Verifier};
use crate::store::{fingerprint, lock};
use crate::table::Edition;
use crate::text::Text;
use crate::{Code, Json};

/// What a handler gives back; an error is answered 500, and the sender does not learn why.
pub type Handled = Result<(), Box<dyn Error + Send + Sync>>;

type Handler<D> = Box<dyn Fn(&D, &Context<'_>) -> Handled + Send + Sync>;
type Invalid = Box<dyn Fn(&DecodeError, &Context<'_>) -> Handled + Send + Sync>;
type DriftHook<D> = Box<dyn Fn(&D, &[String]) + Send + Sync>;
type ErrorHook = Box<dyn Fn(&str, &'static str) + Send + Sync>;
type Hook<T> = Option<Box<dyn Fn(&T) + Send + Sync>>;

/// What is sent back: a status and a short text of ASCII.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Answer {
    /// Status.
    pub status: u16,
    /// Text.
    pub body: &'static str,
    /// A header beside `Content-Type: text/plain; charset=utf-8`.
    pub header: Option<(&'static str, &'static str)>,
}

/// A request that was refused, for logs and metrics; no secret and no signature is in it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Refusal {
    /// Such as `signature` or `invalid-delivery`.
    pub code: &'static str,
    /// Status that was answered.
    pub status: u16,
    /// What happened, in a phrase.
    pub reason: String,
    /// Event of an invalid delivery.
    pub event: String,
    /// What is wrong with an invalid delivery, in the edition that it breaks least.
    pub invalid: Option<DecodeError>,
}

/// What a handler receives besides the delivery.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Context<'a> {
    /// Name of the secret that matched; none where the receiver takes unsigned requests.
    pub key_id: Option<&'a str>,
    /// The exact bytes of the body.
    pub body: &'a [u8],
    /// Name of the event, as it was sent.
    pub event: &'a str,
    /// Edition of the delivery, or the one that an invalid delivery breaks least.
    pub edition: &'a str,
}

/// Bounds of what a receiver takes.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Longest body in bytes. Default: 10 MiB.
    pub max_bytes: usize,
    /// Longest time for a body to arrive, where the receiver reads it. Default: 10 s.
    pub read_timeout: Duration,
    /// Longest time for a handler in an event loop; then the answer is 500. Default: 60 s.
    pub handler_timeout: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_bytes: 10 << 20,
            read_timeout: Duration::from_secs(10),
            handler_timeout: Duration::from_secs(60),
        }
    }
}

/// Why a receiver cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongOption(String);

impl fmt::Display for WrongOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot create the receiver: {}", self.0)
    }
}

impl Error for WrongOption {}

/// A step that refuses.
#[derive(Debug)]
pub(crate) struct Refused {
    pub(crate) code: &'static str,
    reason: String,
}

impl Refused {
    pub(crate) fn new(code: &'static str, reason: impl Into<String>) -> Self {
        let reason = reason.into();
        Self { code, reason }
    }
}

/// Who sends a delivery, and what the release that it names says of its edition.
struct Origin {
    hint: Hint,
    sender: Sender,
}

/// What a receiver is made of.
pub struct Builder<D> {
    secrets: Option<Vec<NamedSecret>>,
    handlers: BTreeMap<String, Handler<D>>,
    invalid: Option<Invalid>,
    editions: Vec<String>,
    mode: Mode,
    limits: Limits,
    media_types: Vec<String>,
    bare_digest: bool,
    line_feed: bool,
    store: Option<Box<dyn Store>>,
    on_refused: Hook<Refusal>,
    on_unknown: Hook<D>,
    on_drift: Option<DriftHook<D>>,
    on_platform: Hook<News>,
    on_error: Option<ErrorHook>,
}

impl<D> fmt::Debug for Builder<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder")
            .field("on", &self.handlers.keys())
            .finish_non_exhaustive()
    }
}

impl<D: Signed> Builder<D> {
    /// Adds a handler by event: its name, else `*:<resource>`, `<action>:*`, `*`; `unknown` takes events that no edition has.
    pub fn on(
        mut self,
        event: &str,
        handler: impl Fn(&D, &Context<'_>) -> Handled + Send + Sync + 'static,
    ) -> Self {
        self.handlers.insert(event.into(), Box::new(handler));
        self
    }

    /// Takes signed bodies that no edition takes (W-lost); strict receivers answer 422 instead.
    pub fn on_invalid(
        mut self,
        handler: impl Fn(&DecodeError, &Context<'_>) -> Handled + Send + Sync + 'static,
    ) -> Self {
        self.invalid = Some(Box::new(handler));
        self
    }

    /// Adds an edition to read by: the first that takes a delivery reads it. Default: every edition, which the receiver learns
    /// (E-learn); of a strict receiver that of the source document (E-strict).
    pub fn edition(mut self, name: &str) -> Self {
        self.editions.push(name.into());
        self
    }

    /// Sets the mode; in strict mode a signed delivery that its sender should not have sent is answered 422.
    pub fn mode(mut self, mode: Mode) -> Self {
        self.mode = mode;
        self
    }

    /// Sets the bounds.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Sets the media types of deliveries, in lower case. Default: `application/json` alone.
    pub fn media_types<T: Into<String>>(mut self, types: impl IntoIterator<Item = T>) -> Self {
        self.media_types = types.into_iter().map(Into::into).collect();
        self
    }

    /// Also takes a signature without `sha256=`.
    pub fn accept_bare_digest(mut self, accepted: bool) -> Self {
        self.bare_digest = accepted;
        self
    }

    /// Also takes a signature over the body and a line feed, which release 2.3.0 sends (W-lf).
    pub fn accept_line_feed(mut self, accepted: bool) -> Self {
        self.line_feed = accepted;
        self
    }

    /// Keeps repeated deliveries from being handled twice. Default: every delivery is handled.
    pub fn store(mut self, store: impl Store + 'static) -> Self {
        self.store = Some(Box::new(store));
        self
    }

    /// Receives every refusal. Default: invalid deliveries, and the first bad signature of each reason, go to standard error.
    pub fn on_refused(mut self, hook: impl Fn(&Refusal) + Send + Sync + 'static) -> Self {
        self.on_refused = Some(Box::new(hook));
        self
    }

    /// Receives every signed delivery of an unknown event, whether or not a handler takes it.
    pub fn on_unknown(mut self, hook: impl Fn(&D) + Send + Sync + 'static) -> Self {
        self.on_unknown = Some(Box::new(hook));
        self
    }

    /// Receives the places of members that the edition does not know, in tolerant mode: JSON Pointers with `*` for any index.
    pub fn on_drift(mut self, hook: impl Fn(&D, &[String]) + Send + Sync + 'static) -> Self {
        self.on_drift = Some(Box::new(hook));
        self
    }

    /// Receives what was learned of the platform. Default: standard error.
    pub fn on_platform(mut self, hook: impl Fn(&News) + Send + Sync + 'static) -> Self {
        self.on_platform = Some(Box::new(hook));
        self
    }

    /// Receives what is not the request's fault, and whether it was in `handler`, `store`, `hook` or `receiver`. Default: standard error.
    pub fn on_error(mut self, hook: impl Fn(&str, &'static str) + Send + Sync + 'static) -> Self {
        self.on_error = Some(Box::new(hook));
        self
    }

    /// Makes the receiver.
    ///
    /// # Errors
    ///
    /// Says which option is wrong.
    pub fn build(mut self) -> Result<Receiver<D>, WrongOption> {
        let missing = |_: EmptySecret| WrongOption("a secret is missing or empty".into());
        let secrets = self.secrets.take();
        if secrets.as_ref().is_some_and(Vec::is_empty) {
            return Err(missing(EmptySecret));
        }
        let verifier = secrets
            .map(Verifier::with_secrets)
            .transpose()
            .map_err(missing)?;
        let is_learning = self.editions.is_empty() && self.mode == Mode::Tolerant;
        let chosen = match (self.editions.as_slice(), self.mode) {
            ([], Mode::Tolerant) => D::EDITIONS.to_vec(),
            ([], Mode::Strict) => D::EDITIONS.last().copied().into_iter().collect(),
            (names, _) => names
                .iter()
                .map(|name| edition_named::<D>(name))
                .collect::<Result<_, _>>()?,
        };
        if self.limits.max_bytes == 0
            || self.limits.read_timeout.is_zero()
            || self.limits.handler_timeout.is_zero()
        {
            return Err(WrongOption("a limit is zero".into()));
        }
        let known: BTreeSet<String> = chosen
            .iter()
            .filter_map(|edition| D::contract(edition))
            .flat_map(Edition::events)
            .flat_map(|event| keys_of(&event))
            .collect();
        if let Some(other) = self
            .handlers
            .keys()
            .find(|key| *key != "unknown" && !known.contains(*key))
        {
            return Err(WrongOption(format!(
                "{other:?} is no event or pattern of editions {}",
                chosen.join(", ")
            )));
        }
        let watch = Watch::new(
            D::FACTS.program,
            chosen.clone(),
            is_learning && chosen.len() > 1,
        );
        let options = Builder {
            secrets: None,
            ..self
        };
        let verifier = verifier.map(|one| one.accept_bare_digest(options.bare_digest));
        let shared = Shared {
            options,
            verifier,
            chosen,
            watch,
            counts: Mutex::default(),
            told: Mutex::default(),
        };
        Ok(Receiver {
            shared: Arc::new(shared),
            counted: None,
        })
    }
}

fn edition_named<D: Signed>(name: &str) -> Result<&'static str, WrongOption> {
    let found = D::EDITIONS.iter().copied().find(|one| *one == name);
    found.ok_or_else(|| {
        WrongOption(format!(
            "edition {name:?} is none of {}",
            D::EDITIONS.join(", ")
        ))
    })
}

/// Lists the keys that take an event, the most specific first.
fn keys_of(event: &str) -> Vec<String> {
    match event.split_once(':') {
        Some((action, resource)) => vec![
            event.into(),
            format!("*:{resource}"),
            format!("{action}:*"),
            "*".into(),
        ],
        None if event == "unknown" => vec![event.into()],
        None => vec![event.into(), "*".into()],
    }
}

/// Takes deliveries of a contract. Clones share what they have learned.
pub struct Receiver<D> {
    shared: Arc<Shared<D>>,
    /// Whether the end of a request was counted, where two may report it.
    counted: Option<Arc<AtomicBool>>,
}

impl<D> Clone for Receiver<D> {
    fn clone(&self) -> Self {
        Self {
            shared: Arc::clone(&self.shared),
            counted: self.counted.clone(),
        }
    }
}

struct Shared<D> {
    options: Builder<D>,
    verifier: Option<Verifier>,
    chosen: Vec<&'static str>,
    watch: Watch,
    counts: Mutex<BTreeMap<&'static str, u64>>,
    told: Mutex<BTreeSet<String>>,
}

impl<D> fmt::Debug for Receiver<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Receiver")
            .field("editions", &self.shared.chosen)
            .finish_non_exhaustive()
    }
}

impl<D: Signed> Receiver<D> {
    /// Begins a receiver with the webhook's secret (W1.6), named `default`.
    pub fn builder(secret: &str) -> Builder<D> {
        Self::with_secrets([NamedSecret::new("default", secret)])
    }

    /// Begins a receiver with several secrets, while a webhook moves from one to the next.
    pub fn with_secrets(secrets: impl IntoIterator<Item = NamedSecret>) -> Builder<D> {
        Builder {
            secrets: Some(secrets.into_iter().collect()),
            ..Self::taking_unsigned()
        }
    }

    /// Begins a receiver that takes **every** request, forged ones included.
    pub fn taking_unsigned() -> Builder<D> {
        Builder {
            secrets: None,
            handlers: BTreeMap::new(),
            invalid: None,
            editions: Vec::new(),
            mode: Mode::Tolerant,
            limits: Limits::default(),
            media_types: vec!["application/json".into()],
            bare_digest: false,
            line_feed: false,
            store: None,
            on_refused: None,
            on_unknown: None,
            on_drift: None,
            on_platform: None,
            on_error: None,
        }
    }

    /// The bounds of what it takes.
    pub fn limits(&self) -> Limits {
        self.shared.options.limits
    }

    /// A receiver for one request, which counts one end of it.
    #[cfg(feature = "tower")]
    pub(crate) fn for_one(&self) -> Self {
        Self {
            counted: Some(Arc::default()),
            ..self.clone()
        }
    }

    /// Says what is known of the platform so far; none before the first.
    pub fn platform(&self) -> Option<Platform> {
        self.shared.watch.platform()
    }

    /// Counts what became of deliveries: handled, unhandled, unknown, invalid, refused, failed, duplicate.
    pub fn counts(&self) -> BTreeMap<&'static str, u64> {
        lock(&self.shared.counts).clone()
    }

    /// Answers a request, whatever it came through; a header may be there several times. Never panics.
    pub fn handle<'h>(
        &self,
        method: &str,
        headers: impl IntoIterator<Item = (&'h str, &'h [u8])>,
        body: &[u8],
    ) -> Answer {
        let headers: Headers<'_> = headers
            .into_iter()
            .map(|(name, value)| (name.to_ascii_lowercase(), value))
            .collect();
        let handled = catch_unwind(AssertUnwindSafe(|| self.take(method, &headers, body)));
        match handled {
            Ok(Ok(answer)) => answer,
            Ok(Err(refused)) => self.refuse(refused),
            Err(_) => {
                self.report("it panicked", "receiver");
                answer(500, "receiver failed")
            }
        }
    }

    fn take(&self, method: &str, headers: &Headers<'_>, body: &[u8]) -> Result<Answer, Refused> {
        self.check_head(method, headers)?;
        self.check_size(body.len())?;
        let key_id = self.verify(headers, body)?;
        let text = text_of(body).map_err(unreadable)?;
        deep(levels_in(text), || self.decode(text, headers, key_id))
    }

    fn decode(
        &self,
        text: &str,
        headers: &Headers<'_>,
        key_id: Option<&str>,
    ) -> Result<Answer, Refused> {
        let (watch, mode) = (&self.shared.watch, self.shared.options.mode);
        let start = Text::new(text, mode);
        let mut event = start.tag(D::FACTS.tag).unwrap_or_default();
        let number = start.find(D::FACTS.webhook).and_then(|mut at| at.number());
        let mut origin = Origin {
            hint: watch.hint(&joined(headers, "user-agent", " ")),
            sender: (
                key_id.unwrap_or_default().into(),
                number.unwrap_or_default().into(),
            ),
        };
        let order = watch.order(&origin.hint, &origin.sender);
        let read = match first::<D>(text, &order, mode) {
            Some(delivery) => Ok(delivery),
            None => {
                // What no type takes may be no JSON text, or have a member twice: the last one counts.
                let node = node_of(text).map_err(unreadable)?;
                let member = |name| node.get(name).unwrap_or(&Json::Null);
                event = Cow::Owned(member(D::FACTS.tag).as_str().unwrap_or_default().into());
                let number = member(D::FACTS.webhook).as_number();
                origin.sender.1 = number.map(ToString::to_string).unwrap_or_default();
                nearest(&node, &order, mode)
            }
        };
        let mut context = Context {
            key_id,
            body: text.as_bytes(),
            event: &event,
            edition: "",
        };
        match read {
            Ok(delivery) => {
                context.edition = delivery.edition_name();
                self.dispatch(&delivery, &context, &origin)
            }
            Err(error) => {
                context.edition = error.edition();
                Ok(self.take_invalid(error, &context))
            }
        }
    }

    /// Looks at what comes before the body: method, media type, coding and announced length, in this order.
    pub(crate) fn check_head(&self, method: &str, headers: &Headers<'_>) -> Result<(), Refused> {
        if method != "POST" {
            return Err(Refused::new("method", "the method is not POST"));
        }
        let field = joined(headers, "content-type", ", ").to_ascii_lowercase();
        let mut parts = field.split(';').map(str::trim);
        let media_types = &self.shared.options.media_types;
        let own = parts.next().unwrap_or_default();
        if !media_types.iter().any(|one| one == own) {
            let reason = format!("the media type is not {}", media_types.join(" or "));
            return Err(Refused::new("media-type", reason));
        }
        let mut charsets = parts.filter_map(|part| part.strip_prefix("charset="));
        let known = ["utf-8", "utf8", "\"utf-8\"", "\"utf8\""];
        if charsets.any(|charset| !known.contains(&charset.trim())) {
            return Err(Refused::new("media-type", "the charset is not UTF-8"));
        }
        let coding = joined(headers, "content-encoding", ", ").to_ascii_lowercase();
        if !["", "identity"].contains(&coding.as_str()) {
            let reason = "the body is compressed, but the signature is over its bytes as sent";
            return Err(Refused::new("content-encoding", reason));
        }
        let length = joined(headers, "content-length", "");
        match length.bytes().all(|byte| byte.is_ascii_digit()) && !length.is_empty() {
            true => self.check_size(length.parse().unwrap_or(usize::MAX)),
            false => Ok(()),
        }
    }

    pub(crate) fn check_size(&self, size: usize) -> Result<(), Refused> {
        let most = self.limits().max_bytes;
        if size <= most {
            return Ok(());
        }
        let reason = format!("the body is longer than {most} bytes");
        Err(Refused::new("too-large", reason))
    }

    /// Reports a refusal, and gives the answer to it.
    pub(crate) fn refuse(&self, Refused { code, reason }: Refused) -> Answer {
        let row = &ROWS["refusals"][code];
        let status = u16::deserialize(&row["status"]).unwrap_or(500);
        self.tell_refusal(&Refusal {
            code,
            status,
            reason,
            event: String::new(),
            invalid: None,
        });
        let mut headers = row["headers"].as_object().into_iter().flatten();
        let header = headers
            .next()
            .map(|(name, value)| (name.as_str(), text(value)));
        let said = self.end("refused", status, text(&row["body"]));
        Answer { header, ..said }
    }

    fn verify(&self, headers: &Headers<'_>, body: &[u8]) -> Result<Option<&str>, Refused> {
        let Some(verifier) = &self.shared.verifier else {
            return Ok(None);
        };
        let name = D::FACTS.header.to_ascii_lowercase();
        let values: Vec<&[u8]> = headers
            .iter()
            .filter(|(own, _)| *own == name)
            .map(|(_, value)| *value)
            .collect();
        let why = match verifier.verify(body, &values) {
            Ok(id) => return Ok(Some(id)),
            Err(why) => why,
        };
        let mut reason = text(&ROWS["reasons"][why.as_str()]).to_owned();
        if why == Reason::Mismatch {
            let with_feed = [body, b"\n"].concat();
            if let Ok(id) = verifier.verify(&with_feed, &values) {
                if self.shared.options.line_feed {
                    return Ok(Some(id));
                }
                reason += ": the sender signs a line feed after the body, which accept_line_feed(true) takes";
            }
        }
        Err(Refused::new("signature", reason))
    }

    fn dispatch(
        &self,
        delivery: &D,
        context: &Context<'_>,
        origin: &Origin,
    ) -> Result<Answer, Refused> {
        let options = &self.shared.options;
        let is_unknown = context.edition.is_empty();
        if is_unknown {
            self.hook(|| options.on_unknown.iter().for_each(|hook| hook(delivery)));
        } else {
            self.learn(delivery.edition_name(), origin);
            self.watch_drift(delivery, context);
        }
        let event = if is_unknown { "unknown" } else { context.event };
        let keys = keys_of(event);
        let Some(handler) = keys.iter().find_map(|key| options.handlers.get(key)) else {
            return Ok(match is_unknown {
                true => self.end("unknown", 200, "unknown event"),
                false => self.end("unhandled", 200, "no handler"),
            });
        };
        let is_once = !D::FACTS.on_request.contains(&event);
        let store = options.store.as_ref().filter(|_| is_once);
        let claimed = store.map(|store| (store, fingerprint(context.body, &origin.sender.1)));
        if let Some((store, key)) = &claimed {
            match store.claim(key) {
                Ok(Claim::New) => {}
                Ok(Claim::Busy) => {
                    let reason = "the same bytes are being handled right now";
                    return Err(Refused::new("busy", reason));
                }
                Ok(Claim::Done) => return Ok(self.end("duplicate", 200, "duplicate")),
                Err(error) => {
                    self.report(&error.to_string(), "store");
                    return Ok(self.end("failed", 500, "store failed"));
                }
            }
        }
        let handled = self.run(|| handler(delivery, context));
        if let Some((store, key)) = &claimed {
            // The handler has run or failed: an error of the store does not change that.
            let settled = match handled {
                Ok(()) => store.done(key),
                Err(_) => store.release(key),
            };
            settled.unwrap_or_else(|error| self.report(&error.to_string(), "store"));
        }
        let end = if is_unknown { "unknown" } else { "handled" };
        Ok(self.finish(handled, end, "accepted"))
    }

    fn take_invalid(&self, invalid: DecodeError, context: &Context<'_>) -> Answer {
        let is_strict = self.shared.options.mode == Mode::Strict;
        let status = if is_strict { 422 } else { 200 };
        let refusal = Refusal {
            code: "invalid-delivery",
            status,
            reason: "the signed body is not a valid delivery".into(),
            event: context.event.to_owned(),
            invalid: Some(invalid),
        };
        self.tell_refusal(&refusal);
        let handler = self.shared.options.invalid.as_ref().filter(|_| !is_strict);
        match handler.zip(refusal.invalid.as_ref()) {
            Some((handler, invalid)) => {
                let handled = self.run(|| handler(invalid, context));
                self.finish(handled, "invalid", "invalid delivery")
            }
            None => self.end("invalid", status, "invalid delivery"),
        }
    }

    fn learn(&self, edition: &'static str, Origin { hint, sender }: &Origin) {
        if let Some(news) = self.shared.watch.saw(edition, hint, sender) {
            self.hook(|| match &self.shared.options.on_platform {
                Some(hook) => hook(&news),
                None => eprintln!("annotation-contracts: {}", news.message),
            });
        }
    }

    fn watch_drift(&self, delivery: &D, context: &Context<'_>) {
        let options = &self.shared.options;
        let hook = options
            .on_drift
            .as_ref()
            .filter(|_| options.mode == Mode::Tolerant);
        let (Some(hook), Some(edition)) = (hook, D::contract(context.edition)) else {
            return;
        };
        let node = text_of(context.body).and_then(node_of).unwrap_or_default();
        let found = edition.problems(&node, Mode::Strict, None).into_iter();
        let unseen = found.filter(|one| one.code == Code::Unexpected);
        let mut places: Vec<String> = Vec::new();
        for place in unseen.map(|one| place_of(&one.path)) {
            if !places.contains(&place) {
                places.push(place);
            }
        }
        if !places.is_empty() {
            self.hook(|| hook(delivery, &places));
        }
    }

    fn run(&self, handler: impl FnOnce() -> Handled) -> Result<(), String> {
        let handled = catch_unwind(AssertUnwindSafe(handler));
        handled.map_or_else(
            |_| Err("it panicked".into()),
            |result| result.map_err(|error| error.to_string()),
        )
    }

    pub(crate) fn finish(
        &self,
        handled: Result<(), String>,
        end: &'static str,
        said: &'static str,
    ) -> Answer {
        match handled {
            Ok(()) => self.end(end, 200, said),
            Err(error) => {
                self.report(&error, "handler");
                self.end("failed", 500, "handler failed")
            }
        }
    }

    /// Counts what became of a request once, and writes the answer.
    fn end(&self, end: &'static str, status: u16, body: &'static str) -> Answer {
        let counted = self.counted.as_ref();
        if !counted.is_some_and(|counted| counted.swap(true, Ordering::Relaxed)) {
            *lock(&self.shared.counts).entry(end).or_default() += 1;
        }
        answer(status, body)
    }

    /// Calls a hook; what it panics with never reaches the sender.
    fn hook(&self, call: impl FnOnce()) {
        if catch_unwind(AssertUnwindSafe(call)).is_err() {
            self.report("it panicked", "hook");
        }
    }

    fn report(&self, error: &str, place: &'static str) {
        // What the last hook panics with is lost.
        let _ = catch_unwind(AssertUnwindSafe(|| match &self.shared.options.on_error {
            Some(hook) => hook(error, place),
            None => eprintln!("annotation-contracts: the {place} failed: {error}"),
        }));
    }

    /// Reports a refusal; without a hook every invalid delivery, since only someone with the secret can send one, and the first
    /// bad signature of each reason, so that nobody else can fill the log.
    fn tell_refusal(&self, refusal: &Refusal) {
        if let Some(hook) = &self.shared.options.on_refused {
            return self.hook(|| hook(refusal));
        }
        let reason = &refusal.reason;
        if let Some(invalid) = &refusal.invalid {
            let problems = invalid.problems();
            let places = problems
                .iter()
                .take(NAMED)
                .map(|one| match one.path.as_str() {
                    "" => "the document".to_owned(),
                    path => printable(path),
                });
            let places = places.collect::<Vec<_>>().join(", ");
            let others = match problems.len().saturating_sub(NAMED) {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            let event = match refusal.event.as_str() {
                "" => String::new(),
                event => printable(event) + ", ",
            };
            let options = &self.shared.options;
            let cure = match (options.mode, &options.invalid) {
                (Mode::Tolerant, None) => "; no handler ran: on_invalid takes such deliveries",
                _ => "",
            };
            let edition = invalid.edition();
            eprintln!(
                "annotation-contracts: {reason}: {event}nearest edition {edition}, wrong at {places}{others}{cure}"
            );
        }
        let kind = reason.split(':').next().unwrap_or_default();
        if refusal.code == "signature" && lock(&self.shared.told).insert(kind.into()) {
            eprintln!(
                "annotation-contracts: a delivery was refused: {reason}; the next ones for this reason are not logged; {}",
                text(&ROWS["doctor"])
            );
        }
    }
}

/// Header fields: names in lower case, and values.
pub(crate) type Headers<'a> = Vec<(String, &'a [u8])>;

fn joined(headers: &Headers<'_>, name: &str, between: &str) -> String {
    let values = headers
        .iter()
        .filter(|(own, _)| own == name)
        .map(|(_, value)| String::from_utf8_lossy(value));
    values.collect::<Vec<_>>().join(between)
}

/// The answer to each refusal, which says no more than the sender may know, and why: those of every language.
static ROWS: LazyLock<Json> = LazyLock::new(|| {
    serde_json::from_str(r#"{"refusals":{"method":{"status":405,"body":"method not allowed","headers":{"allow":"POST"}},"media-type":{"status":415,"body":"unsupported media type","headers":{}},"content-encoding":{"status":415,"body":"content encodings are not supported","headers":{"accept-encoding":"identity"}},"too-large":{"status":413,"body":"body too large","headers":{}},"too-slow":{"status":408,"body":"body too slow","headers":{"connection":"close"}},"incomplete":{"status":400,"body":"body incomplete","headers":{}},"body-consumed":{"status":500,"body":"receiver is set up wrong","headers":{}},"signature":{"status":403,"body":"signature refused","headers":{}},"not-utf8":{"status":400,"body":"body is not UTF-8","headers":{}},"not-json":{"status":400,"body":"body is not JSON","headers":{}},"too-deep":{"status":400,"body":"body is nested too deep","headers":{}},"invalid-delivery":{"status":422,"body":"invalid delivery","headers":{}},"busy":{"status":409,"body":"delivery is being handled","headers":{}}},"reasons":{"missing-header":"there is no signature header","empty-header":"the signature header is empty","duplicated-header":"there are several signatures: as header lines, or joined by a comma","wrong-algorithm":"the signature has a \"=\" but does not begin with \"sha256=\"","missing-prefix":"the digest stands without \"sha256=\"","not-hex":"the digest contains something else than hexadecimal digits","wrong-length":"the digest does not have 64 digits","no-secret":"no secret was given to compare with","mismatch":"the digest belongs to another body or secret"},"unreadable":{"not-utf8":"the body is not UTF-8","not-json":"the body is not JSON","too-deep":"the body has more than {} nested arrays and objects"},"doctor":"to find out why: annotation-contracts listen --secret-env WEBHOOK_SECRET --save saved, then annotation-contracts doctor saved/0001-… --secret-env WEBHOOK_SECRET"}"#).expect("rows in JSON")
});

/// Places that one line of the log names, and characters of each.
const NAMED: usize = 10;
const LONGEST: usize = 200;

fn printable(text: &str) -> String {
    let shown: String = text.chars().take(LONGEST).collect();
    shown.replace(char::is_control, "\u{fffd}")
}

/// Puts `*` for the index of any item: the contract has no such name before the last.
fn place_of(path: &str) -> String {
    let (parents, last) = path.rsplit_once('/').unwrap_or_default();
    let is_index = |step: &str| !step.is_empty() && step.bytes().all(|byte| byte.is_ascii_digit());
    let steps = parents.split('/');
    let steps = steps.map(|step| if is_index(step) { "*" } else { step });
    steps.chain([last]).collect::<Vec<_>>().join("/")
}

fn unreadable(error: ParseError) -> Refused {
    let code = match error {
        ParseError::NotUtf8(_) => "not-utf8",
        ParseError::TooDeep => "too-deep",
        _ => "not-json",
    };
    let reason = text(&ROWS["unreadable"][code]).replace("{}", &MAX_DEPTH.to_string());
    Refused::new(code, reason)
}

fn answer(status: u16, body: &'static str) -> Answer {
    Answer {
        status,
        body,
        header: None,
    }
}
