// Generated from scripts/artefacts/languages/rust/runtime/src/macros.rs by "npm run generate". Do not edit.

//! What the generated types have in common: how each kind of them is read and written.

/// Lets a type be read from text, and be written and read by serde, with the errors of [`crate::DecodeError`].
macro_rules! form {
    ($name:ident, |$text:ident| $read:expr, |$own:ident, $writer:ident| $write:expr) => {
        impl $crate::text::Read for $name {
            fn read($text: &mut $crate::text::Text<'_>, _: &[$crate::text::Check]) -> Option<Self> {
                $read
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, $writer: S) -> Result<S::Ok, S::Error> {
                let $own = self;
                $write
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
                CONTRACT.part(reader, stringify!($name))
            }
        }
    };
}

/// A record: its members by their name in JSON, each `required` or `optional`; `"event"` is no field. Further members are as
/// `rest` says; without it strict mode takes none.
macro_rules! record {
    (
        $name:ident
            $(, $tag:literal = $value:literal)?
            $(, rest $rest:ty: $rest_checks:expr)?
            $(, before $old:literal of $resource:literal or $known:expr)?;
        $($kind:ident $field:ident = $key:literal $(, $checks:expr)?;)*
    ) => {
        impl $name {
            /// Names of the members in JSON.
            pub const MEMBERS: &'static [&'static str] = &[$($tag,)? $($key),*];
        }

        $crate::macros::form!(
            $name,
            |text| {
                $(text.before($old, $resource, $known)?;)?
                let mut extra = $crate::JsonObject::new();
                $(let mut $field = None;)*
                text.open(b'{')?;
                while let Some(name) = text.member()? {
                    match &*name {
                        $($tag => text.constant($value)?,)?
                        $($key => text.once(&mut $field, $crate::macros::checks!($($checks)?))?,)*
                        _ => {
                            $crate::macros::rest!(text $(, $rest, $rest_checks)?)?;
                            text.keep(name, &mut extra)?;
                        }
                    }
                }
                Some(Self { $($field: $crate::read::$kind($field)?,)* extra })
            },
            |own, writer| {
                use serde::ser::SerializeMap;
                let mut members = writer.serialize_map(None)?;
                $(members.serialize_entry($tag, $value)?;)?
                $($crate::macros::entry!($kind members, $key, &own.$field);)*
                for (name, value) in &own.extra {
                    if !Self::MEMBERS.contains(&name.as_str()) {
                        members.serialize_entry(name, value)?;
                    }
                }
                members.end()
            }
        );
    };
}

/// Gives the checks of a member.
macro_rules! checks {
    () => {
        &[]
    };
    ($checks:expr) => {
        $checks
    };
}

/// Looks at a member that a record does not name.
macro_rules! rest {
    ($text:ident) => {
        (!$text.is_strict).then_some(())
    };
    ($text:ident, $rest:ty, $checks:expr) => {
        $text.ahead::<$rest>($checks)
    };
}

/// Writes a member, unless it is missing.
macro_rules! entry {
    (required $members:ident, $key:literal, $value:expr) => {
        $members.serialize_entry($key, $value)?
    };
    (optional $members:ident, $key:literal, $value:expr) => {
        if let Some(value) = $value {
            $members.serialize_entry($key, value)?
        }
    };
}

/// A string that any text may stand in.
macro_rules! text {
    ($name:ident) => {
        impl $name {
            /// Gives the text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self(text.into())
            }
        }

        impl PartialEq<str> for $name {
            fn eq(&self, other: &str) -> bool {
                self.0 == other
            }
        }

        impl PartialEq<&str> for $name {
            fn eq(&self, other: &&str) -> bool {
                self.0 == *other
            }
        }

        $crate::macros::spelt!($name, |text| text
            .string()
            .map(|own| Self(own.into_owned())));
    };
}

/// A closed vocabulary.
macro_rules! words {
    ($name:ident { $($variant:ident = $value:literal;)* }) => {
        impl $name {
            /// Every value, in the order of the contract.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Writes the value as in JSON.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $value,)*
                }
            }
        }

        $crate::macros::spelt!($name, |text| match &*text.string()? {
            $($value => Some(Self::$variant),)*
            _ => None,
        });
    };
}

/// What is a string in JSON.
macro_rules! spelt {
    ($name:ident, |$text:ident| $read:expr) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        $crate::macros::form!($name, |$text| $read, |own, writer| writer
            .serialize_str(own.as_str()));
    };
}

/// Raw JSON of some JSON types.
macro_rules! raw {
    ($name:ident: $($json:literal)|+) => {
        impl std::ops::Deref for $name {
            type Target = $crate::Json;

            fn deref(&self) -> &$crate::Json {
                &self.0
            }
        }

        $crate::macros::form!(
            $name,
            |text| match text.kind() {
                $($json)|+ => $crate::text::Read::read(text, &[]).map(Self),
                _ => None,
            },
            |own, writer| own.0.serialize(writer)
        );
    };
}

/// A value of one of several types, told apart by their JSON type.
macro_rules! by_json_type {
    ($name:ident { $($json:literal => $variant:ident $(, $checks:expr)?;)* }) => {
        $crate::macros::one_of!($name { $($variant)* }, |text| match text.kind() {
            $($json => {
                let checks = $crate::macros::checks!($($checks)?);
                $crate::text::Read::read(text, checks).map(Self::$variant)
            })*
            _ => None,
        });
    };
}

/// An object that is one of several records, told apart by a member that may be missing, or by none.
macro_rules! by_tag {
    ($name:ident $(, $tag:literal)? { $($value:literal => $variant:ident($record:ident);)* }) => {
        $crate::macros::one_of!($name { $($variant)* }, |text| text.choose(&[$($tag)?], &[$(
            $crate::text::Branch {
                tag: $value,
                members: $record::MEMBERS,
                read: |text| $crate::text::Read::read(text, &[]).map(Self::$variant),
            }
        ),*]));
    };
}

/// One of several envelopes, told apart by a member; another value of it keeps the document.
macro_rules! by_event {
    ($name:ident, $method:ident = $tag:literal { $($value:literal => $variant:ident;)* }) => {
        impl $name {
            #[doc = concat!("Gives the value of `", $tag, "`.")]
            pub fn $method(&self) -> &str {
                match self {
                    $(Self::$variant(_) => $value,)*
                    Self::Unknown(unknown) => &unknown.event,
                }
            }
        }

        $crate::macros::one_of!($name { $($variant)* Unknown }, |text| {
            let event = text.tag($tag)?;
            match &*event {
                $($value => $crate::text::Read::read(text, &[]).map(Self::$variant),)*
                _ => {
                    let document = $crate::text::Read::read(text, &[])?;
                    let event = event.into_owned();
                    Some(Self::Unknown($crate::UnknownEvent { event, document }))
                }
            }
        });
    };
}

/// Writes the one value that an enum holds.
macro_rules! one_of {
    ($name:ident { $($variant:ident)* }, |$text:ident| $read:expr) => {
        $crate::macros::form!($name, |$text| $read, |own, writer| match own {
            $(Self::$variant(value) => value.serialize(writer),)*
        });
    };
}

/// A whole document.
macro_rules! document {
    ($name:ident, $edition:literal, $table:literal, $is_whole:literal, $names:expr) => {
        pub(crate) static CONTRACT: $crate::table::Edition = $crate::table::Edition {
            name: $edition,
            text: include_str!($table),
            is_whole: $is_whole,
            names: $names,
            table: std::sync::OnceLock::new(),
        };

        impl $name {
            /// Name of the edition.
            pub const EDITION: &'static str = CONTRACT.name;

            /// Reads a document from the exact bytes of a body.
            ///
            /// # Errors
            ///
            /// Says that the body is no JSON text, or lists each place where it breaks the contract.
            pub fn parse(body: &[u8]) -> Result<Self, $crate::ParseError> {
                Self::parse_with(body, $crate::Mode::Tolerant)
            }

            /// Reads a document from the exact bytes of a body in a mode.
            ///
            /// # Errors
            ///
            /// Those of [`Self::parse`]; in strict mode a further member and another format are errors as well.
            pub fn parse_with(body: &[u8], mode: $crate::Mode) -> Result<Self, $crate::ParseError> {
                CONTRACT.parse(body, mode)
            }

            /// Writes the document as JSON text: what was parsed, and nothing that was missing.
            pub fn to_json(&self) -> String {
                $crate::document::write(self)
            }
        }
    };
}

/// A document of any edition, and whether it knows unknown events.
macro_rules! editions {
    ($name:ident { $($edition:literal => $variant:ident($module:ident $(, $own:ident)?);)* } $($unknown:ident)?) => {
        /// Names of the editions, the newest first.
        pub const EDITIONS: &[&str] = &[$($edition),*];

        impl $name {
            /// Reads a document from the exact bytes of a body by the newest edition that takes it, as a receiver should.
            ///
            /// # Errors
            ///
            /// Says that the body is no JSON text, or lists each place where it breaks the edition that it breaks least.
            pub fn parse(body: &[u8]) -> Result<Self, $crate::ParseError> {
                Self::parse_with(body, &[], $crate::Mode::Tolerant)
            }

            /// Reads a document by the first of some editions that takes it; none stands for all, the newest first.
            ///
            /// # Errors
            ///
            /// Those of [`Self::parse`], and a name that is no edition.
            pub fn parse_with(body: &[u8], editions: &[&str], mode: $crate::Mode) -> Result<Self, $crate::ParseError> {
                $crate::editions::parse(body, editions, mode)
            }

            /// Writes the document as JSON text: what was parsed, and nothing that was missing.
            pub fn to_json(&self) -> String {
                $crate::document::write(self)
            }

            /// Names the edition; empty where its event is none of any.
            pub fn edition(&self) -> &'static str {
                match self {
                    $(Self::$variant(_) => $edition,)*
                    $(Self::$unknown(_) => "",)?
                }
            }
        }

        impl $crate::editions::AnyEdition for $name {
            const EDITIONS: &'static [&'static str] = EDITIONS;

            fn read(edition: &str, text: &str, mode: $crate::Mode) -> Option<Self> {
                match edition {
                    $($edition => {
                        let read = $crate::$module::CONTRACT.read(text, mode)?;
                        Some($crate::macros::known!($name, $variant, $module, read $(, $own)?))
                    })*
                    _ => None,
                }
            }

            fn contract(edition: &str) -> Option<&'static $crate::table::Edition> {
                match edition {
                    $($edition => Some(&$crate::$module::CONTRACT),)*
                    _ => None,
                }
            }

            fn edition_name(&self) -> &'static str {
                self.edition()
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(Self::$variant(value) => value.serialize(writer),)*
                    $(Self::$unknown(value) => value.serialize(writer),)?
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
                let node = $crate::Json::deserialize(reader)?;
                let read = $crate::document::deep($crate::MAX_DEPTH, move || $crate::editions::nearest(&node, EDITIONS, $crate::Mode::Tolerant));
                read.map_err(serde::de::Error::custom)
            }
        }
    };
}

/// The rules that a valid document may break.
macro_rules! warnings {
    ($name:ident, $table:literal) => {
        impl $name {
            /// Lists what is suspicious in the document, which is valid all the same, in the order of the rules.
            pub fn warnings(&self) -> Vec<$crate::Warning> {
                static RULES: std::sync::LazyLock<$crate::Json> = std::sync::LazyLock::new(|| {
                    serde_json::from_str(include_str!($table)).expect("a table in JSON")
                });
                serde_json::to_value(self).map_or_else(
                    |_| Vec::new(),
                    |document| $crate::rules::find(&RULES, &document),
                )
            }
        }
    };
}

/// Puts what an edition has read among those of all editions.
macro_rules! known {
    ($name:ident, $variant:ident, $module:ident, $read:ident) => {
        $name::$variant($read)
    };
    ($name:ident, $variant:ident, $module:ident, $read:ident, $unknown:ident) => {
        match $read {
            $crate::$module::$name::Unknown(event) => $name::$unknown(event),
            read => $name::$variant(read),
        }
    };
}

pub(crate) use {
    by_event, by_json_type, by_tag, checks, document, editions, entry, form, known, one_of, raw,
    record, rest, spelt, text, warnings, words,
};
