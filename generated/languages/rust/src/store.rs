// Generated from scripts/artefacts/languages/rust/runtime/src/store.rs by "npm run generate". Do not edit.

//! Remembers what was handled.

use std::collections::{HashMap, VecDeque};
use std::error::Error;
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};

/// A store's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The caller has the key now.
    New,
    /// Another one is handling it.
    Busy,
    /// It was handled.
    Done,
}

type Stored<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// Remembers which deliveries were handled. Deliveries carry no identifier: the key is the webhook and the SHA-256 of the
/// exact bytes. `claim` must be atomic.
pub trait Store: Send + Sync {
    /// Claims a key before its handler runs.
    fn claim(&self, key: &str) -> Stored<Claim>;
    /// Remembers that the handler of a key returned.
    fn done(&self, key: &str) -> Stored<()>;
    /// Gives a key back, because its handler failed.
    fn release(&self, key: &str) -> Stored<()>;
}

pub(crate) fn fingerprint(body: &[u8], webhook: &str) -> String {
    let mut key = format!("{webhook}:");
    for byte in Sha256::digest(body) {
        write!(key, "{byte:02x}").expect("a string takes what is written");
    }
    key
}

/// Remembers in this process alone: 10,000 deliveries for an hour.
#[derive(Debug, Default)]
pub struct MemoryStore {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    entries: HashMap<String, (Claim, Instant)>,
    order: VecDeque<(String, Instant)>,
}

const KEPT: usize = 10_000;
const FOR: Duration = Duration::from_secs(3_600);

impl State {
    fn put(&mut self, key: &str, claim: Claim) {
        let now = Instant::now();
        self.entries.insert(key.into(), (claim, now));
        self.order.push_back((key.into(), now));
        while let Some((oldest, since)) = self.order.front() {
            if self.entries.len() <= KEPT && now - *since <= FOR {
                return;
            }
            if self
                .entries
                .get(oldest)
                .is_some_and(|(_, last)| last == since)
            {
                self.entries.remove(oldest);
            }
            self.order.pop_front();
        }
    }
}

impl Store for MemoryStore {
    fn claim(&self, key: &str) -> Stored<Claim> {
        let mut state = lock(&self.state);
        match state.entries.get(key) {
            Some((claim, since)) if since.elapsed() < FOR => Ok(*claim),
            _ => {
                state.put(key, Claim::Busy);
                Ok(Claim::New)
            }
        }
    }

    fn done(&self, key: &str) -> Stored<()> {
        lock(&self.state).put(key, Claim::Done);
        Ok(())
    }

    fn release(&self, key: &str) -> Stored<()> {
        lock(&self.state).entries.remove(key);
        Ok(())
    }
}

/// Locks what a panic elsewhere does not break.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
