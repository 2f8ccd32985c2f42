//! Reads JSON text straight into values.

use std::borrow::Cow;

use crate::document::{MAX_DEPTH, Mode};
use crate::{Json, JsonObject};

/// A JSON text that is being read. Whatever misfits ends the reading with `None`: [`crate::table`] says what it was.
///
/// So does what is read differently elsewhere, or not at all: a name that an object has twice, a lone surrogate, a number
/// beyond a double.
#[derive(Clone, Copy)]
pub(crate) struct Text<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
    pub(crate) is_strict: bool,
}

impl<'a> Text<'a> {
    /// Begins a text.
    pub(crate) fn new(text: &'a str, mode: Mode) -> Self {
        Text {
            text,
            at: 0,
            depth: 0,
            is_strict: mode == Mode::Strict,
        }
    }

    /// Reads a whole text.
    pub(crate) fn whole<T: Read>(text: &'a str, mode: Mode) -> Option<T> {
        let mut text = Text::new(text, mode);
        let value = T::read(&mut text, &[])?;
        text.peek().is_none().then_some(value)
    }

    /// Skips white space.
    pub(crate) fn peek(&mut self) -> Option<u8> {
        loop {
            match self.text.as_bytes().get(self.at)? {
                b' ' | b'\n' | b'\r' | b'\t' => self.at += 1,
                byte => return Some(*byte),
            }
        }
    }

    fn take(&mut self, byte: u8) -> Option<()> {
        (self.peek()? == byte).then(|| self.at += 1)
    }

    /// Names the JSON type of the value that comes next, as its first letter says.
    pub(crate) fn kind(&mut self) -> &'static str {
        match self.peek() {
            Some(b'"') => "string",
            Some(b'{') => "object",
            Some(b'[') => "array",
            Some(b'n') => "null",
            Some(b't' | b'f') => "boolean",
            _ => "number",
        }
    }

    /// Goes into an array or an object.
    pub(crate) fn open(&mut self, bracket: u8) -> Option<()> {
        self.take(bracket)?;
        self.depth += 1;
        (self.depth <= MAX_DEPTH).then_some(())
    }

    /// Goes to the next item of what is open, or out of it; returns whether there is one.
    pub(crate) fn next(&mut self, bracket: u8) -> Option<bool> {
        let is_first = matches!(self.text.as_bytes()[self.at - 1], b'[' | b'{');
        if self.peek()? == bracket {
            self.at += 1;
            self.depth -= 1;
            return Some(false);
        }
        if !is_first {
            self.take(b',')?;
        }
        Some(true)
    }

    /// Goes to the value of the next member of what is open, or out of it.
    pub(crate) fn member(&mut self) -> Option<Option<Cow<'a, str>>> {
        if !self.next(b'}')? {
            return Some(None);
        }
        let name = self.string()?;
        self.take(b':')?;
        Some(Some(name))
    }

    pub(crate) fn string(&mut self) -> Option<Cow<'a, str>> {
        self.take(b'"')?;
        let start = self.at;
        let mut is_plain = true;
        loop {
            match self.text.as_bytes().get(self.at)? {
                b'"' => break,
                b'\\' => {
                    is_plain = false;
                    self.at += 2;
                }
                0..0x20 => return None,
                _ => self.at += 1,
            }
        }
        self.at += 1;
        if is_plain {
            return Some(Cow::Borrowed(&self.text[start..self.at - 1]));
        }
        let text = serde_json::from_str(&self.text[start - 1..self.at]);
        text.ok().map(Cow::Owned)
    }

    /// Takes what may be a number.
    pub(crate) fn number(&mut self) -> Option<&'a str> {
        self.peek()?;
        let rest = &self.text[self.at..];
        let is_part = |byte: u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
        let length = rest.bytes().position(|byte| !is_part(byte));
        let number = &rest[..length.unwrap_or(rest.len())];
        self.at += number.len();
        Some(number)
    }

    pub(crate) fn word<T>(&mut self, word: &str, value: T) -> Option<T> {
        self.peek()?;
        let is_there = self.text[self.at..].starts_with(word);
        is_there.then(|| self.at += word.len()).map(|()| value)
    }

    pub(crate) fn constant(&mut self, expected: &str) -> Option<()> {
        (self.string()? == expected).then_some(())
    }

    /// Reads a member into its place, once.
    pub(crate) fn once<T: Read>(&mut self, place: &mut Option<T>, checks: &[Check]) -> Option<()> {
        let value = T::read(self, checks)?;
        place.replace(value).is_none().then_some(())
    }

    /// Keeps a member as it came.
    pub(crate) fn keep(&mut self, name: Cow<'_, str>, members: &mut JsonObject) -> Option<()> {
        let value = Json::read(self, &[])?;
        members
            .insert(name.into_owned(), value)
            .is_none()
            .then_some(())
    }

    /// Reads a value and stays before it.
    pub(crate) fn ahead<T: Read>(mut self, checks: &[Check]) -> Option<T> {
        T::read(&mut self, checks)
    }

    /// Goes to the value that a member of the object that comes next has.
    pub(crate) fn find(mut self, wanted: &str) -> Option<Self> {
        self.open(b'{')?;
        while let Some(name) = self.member()? {
            if name == wanted {
                return Some(self);
            }
            self.skip()?;
        }
        None
    }

    /// Gives the text that a member of the object that comes next has.
    pub(crate) fn tag(&self, name: &str) -> Option<Cow<'a, str>> {
        self.find(name)?.string()
    }

    /// Names the members of the object that comes next.
    fn names(mut self) -> Option<Vec<Cow<'a, str>>> {
        let mut names = Vec::new();
        self.open(b'{')?;
        while let Some(name) = self.member()? {
            names.push(name);
            self.skip()?;
        }
        Some(names)
    }

    /// Goes past a value, whatever it is.
    fn skip(&mut self) -> Option<()> {
        let mut depth = 0_usize;
        loop {
            match self.peek()? {
                b'"' => drop(self.string()?),
                b'[' | b'{' => (depth, self.at) = (depth + 1, self.at + 1),
                b']' | b'}' => (depth, self.at) = (depth.checked_sub(1)?, self.at + 1),
                b',' | b':' if depth > 0 => self.at += 1,
                _ => {
                    let rest = &self.text.as_bytes()[self.at..];
                    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || b"+-.".contains(byte);
                    let length = rest.iter().take_while(|byte| is_part(byte)).count();
                    self.at += length;
                    (length > 0).then_some(())?;
                }
            }
            if depth == 0 {
                return Some(());
            }
        }
    }

    /// Checks that each old value is that of a member of the resource, or of one that is known (W6.3).
    pub(crate) fn before(self, member: &str, of: &str, known: &[&str]) -> Option<()> {
        let names = |own: &str| self.find(own).and_then(Self::names);
        let mut old = names(member).filter(|_| self.is_strict).unwrap_or_default();
        old.retain(|name| !known.contains(&&**name));
        let is_kept =
            old.is_empty() || names(of).is_none_or(|own| old.iter().all(|name| own.contains(name)));
        is_kept.then_some(())
    }

    /// Reads the record that a tag names, else the first that fits of those that share the most members with the object.
    pub(crate) fn choose<T>(&mut self, tags: &[&str], branches: &[Branch<T>]) -> Option<T> {
        let tag = tags.first().and_then(|name| self.tag(name));
        let named = branches.iter().find(|one| tag.as_deref() == Some(one.tag));
        if let Some(branch) = named {
            return (branch.read)(self);
        }
        let names = self.names()?;
        let shared = |branch: &&Branch<T>| {
            let members = branch.members.iter();
            members
                .filter(|own| names.iter().any(|name| name == **own))
                .count()
        };
        let mut likely: Vec<_> = branches.iter().collect();
        likely.sort_by_key(|branch| std::cmp::Reverse(shared(branch)));
        likely.into_iter().find_map(|branch| {
            let mut text = *self;
            let value = (branch.read)(&mut text)?;
            *self = text;
            Some(value)
        })
    }
}

/// What a value must keep beside its type.
pub(crate) enum Check {
    /// A number, the characters of a string, the items of an array or the members of an object are at least this.
    Min(f64),
    /// At most this.
    Max(f64),
    /// More than this.
    Above(f64),
    /// Less than this.
    Below(f64),
    /// A string is of a format, in strict mode.
    Format(&'static str),
    /// One of a few values, each as JSON text.
    OneOf(&'static [&'static str]),
    /// One of some JSON types.
    Types(&'static [&'static str]),
    /// Checks of each item of an array, each member of an object, or what is not null.
    Each(&'static [Check]),
}

/// A type of a contract; `None` where the text misfits.
pub(crate) trait Read: Sized {
    fn read(text: &mut Text<'_>, checks: &[Check]) -> Option<Self>;
}

/// A record that an object may be.
pub(crate) struct Branch<T> {
    pub(crate) tag: &'static str,
    pub(crate) members: &'static [&'static str],
    pub(crate) read: fn(&mut Text<'_>) -> Option<T>,
}
