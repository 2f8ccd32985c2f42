// Generated from scripts/artefacts/languages/rust/runtime/src/platform.rs by "npm run generate". Do not edit.

//! Learns from deliveries which platform sends them (E-learn).

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::Mutex;

use crate::store::lock;

/// What a receiver has learned of who sends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Platform {
    /// Edition of the last valid delivery.
    pub edition: &'static str,
    /// Release that `User-Agent` named; unsigned, hence a hint (E-hint).
    pub release: Option<String>,
    /// `user-agent`, or `shape` where no release names the edition.
    pub learned_from: &'static str,
    /// Valid deliveries of each edition.
    pub editions: BTreeMap<&'static str, u64>,
}

/// What was learned of the platform: each edition once, and each change of a webhook's.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct News {
    /// The edition before, where it changed.
    pub previous: Option<&'static str>,
    /// What is known now.
    pub platform: Platform,
    /// The same in a sentence.
    pub message: String,
}

/// Name of the secret and number of the webhook.
pub(crate) type Sender = (String, String);

/// The release that a request names, and its edition.
#[derive(Default)]
pub(crate) struct Hint {
    release: Option<String>,
    edition: Option<&'static str>,
}

/// Number of webhooks to remember editions of; the oldest is forgotten first.
const KEPT: usize = 10_000;
/// Deliveries in a row that make sure of an edition that no release names: one alone may fit several.
const SURE: u32 = 10;

#[derive(Default)]
struct Learned {
    edition: &'static str,
    seen: u32,
    settled: Option<&'static str>,
}

#[derive(Default)]
struct State {
    webhooks: HashMap<Sender, Learned>,
    queue: VecDeque<Sender>,
    last: Option<Platform>,
    told: BTreeSet<(Option<&'static str>, &'static str)>,
}

pub(crate) struct Watch {
    program: &'static str,
    editions: Vec<&'static str>,
    is_on: bool,
    state: Mutex<State>,
}

impl Watch {
    pub(crate) fn new(program: &'static str, editions: Vec<&'static str>, is_on: bool) -> Self {
        Self {
            program,
            editions,
            is_on,
            state: Mutex::default(),
        }
    }

    pub(crate) fn platform(&self) -> Option<Platform> {
        lock(&self.state).last.clone()
    }

    /// Reads the release in a `User-Agent`; its edition is the last that is not later.
    pub(crate) fn hint(&self, agent: &str) -> Hint {
        let version = agent
            .strip_prefix(self.program)
            .and_then(|rest| rest.strip_prefix('/'));
        let Some(version) = version.filter(|_| self.is_on && !self.program.is_empty()) else {
            return Hint::default();
        };
        let end = version
            .find(|letter: char| !letter.is_ascii_digit() && letter != '.')
            .unwrap_or(version.len());
        let release = version[..end.min(20)].trim_end_matches('.');
        if release.is_empty() {
            return Hint::default();
        }
        let edition = self
            .editions
            .iter()
            .copied()
            .find(|one| numbers(one) <= numbers(release));
        Hint {
            release: Some(release.into()),
            edition,
        }
    }

    /// Puts first the edition of a release, then the one of the webhook before, the last, and the others, the newest first.
    pub(crate) fn order(&self, hint: &Hint, sender: &Sender) -> Vec<&'static str> {
        if !self.is_on {
            return self.editions.clone();
        }
        let state = lock(&self.state);
        let learned = state.webhooks.get(sender).map(|one| one.edition);
        let last = state.last.as_ref().map(|one| one.edition);
        let likely = [hint.edition, learned, last].into_iter().flatten();
        let mut order = Vec::new();
        for edition in likely.chain(self.editions.iter().copied()) {
            if !order.contains(&edition) {
                order.push(edition);
            }
        }
        order
    }

    /// Settles on an edition: by the release that is named, else after some deliveries in a row.
    pub(crate) fn saw(&self, edition: &'static str, hint: &Hint, sender: &Sender) -> Option<News> {
        let mut state = lock(&self.state);
        let state = &mut *state;
        if !state.webhooks.contains_key(sender) {
            state.queue.push_back(sender.clone());
            if state.queue.len() > KEPT {
                let oldest = state.queue.pop_front();
                oldest.map(|oldest| state.webhooks.remove(&oldest));
            }
        }
        let one = state.webhooks.entry(sender.clone()).or_default();
        if one.edition != edition {
            (one.edition, one.seen) = (edition, 0);
        }
        one.seen += 1;
        let is_hinted = hint.edition == Some(edition);
        let mut platform = state.last.take().unwrap_or_default();
        platform.edition = edition;
        platform.release.clone_from(&hint.release);
        platform.learned_from = if is_hinted { "user-agent" } else { "shape" };
        *platform.editions.entry(edition).or_default() += 1;
        state.last = Some(platform.clone());
        if !self.is_on || one.settled == Some(edition) || (!is_hinted && one.seen < SURE) {
            return None;
        }
        let previous = one.settled.replace(edition);
        state
            .told
            .insert((previous, edition))
            .then(|| news(previous, platform))
    }
}

fn news(previous: Option<&'static str>, platform: Platform) -> News {
    let edition = platform.edition;
    let by = match &platform.release {
        Some(release) => format!("edition {edition} (release {release})"),
        None => format!("edition {edition}"),
    };
    let message = match previous {
        None => format!("deliveries are those of {by}; edition(\"{edition}\") reads no other"),
        Some(before) => format!(
            "the platform went from edition {before} to {by}; the command diff lists what that changes"
        ),
    };
    News {
        previous,
        platform,
        message,
    }
}

fn numbers(name: &str) -> Vec<u64> {
    name.split('.')
        .map(|part| part.parse().unwrap_or_default())
        .collect()
}
