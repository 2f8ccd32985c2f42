//! What the generated types have in common: how each kind of them is decoded and written.

/// Lets a type be read by serde, with the errors of [`crate::DecodeError`].
macro_rules! deserialize {
    ($name:ident) => {
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
                let node = $crate::Json::deserialize(reader)?;
                $crate::document::decode(node).map_err(serde::de::Error::custom)
            }
        }
    };
}

/// A record: its members by their name in JSON, each `required` or `optional`; `"event"` is no field.
macro_rules! record {
    (
        $name:ident
            $(, $tag:literal = $value:literal)?
            $(, rest $rest:ty: $rest_checks:expr)?;
        $($kind:ident $field:ident = $key:literal $(, $checks:expr)?;)*
    ) => {
        impl $name {
            /// Names of the members in JSON.
            pub const MEMBERS: &'static [&'static str] = &[$($tag,)? $($key),*];
        }

        impl $crate::decode::Decode for $name {
            fn decode(node: $crate::Json, at: &$crate::decode::Place<'_>) -> Option<Self> {
                let mut members = $crate::members::Members::of(node, at)?;
                $(members.constant($tag, $value)?;)?
                $(
                    $(members.check($key, $checks);)?
                    let $field = members.$kind($key);
                )*
                $(members.rest::<$rest>($rest_checks);)?
                Some(Self { $($field: $field?,)* extra: members.extra() })
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeMap;
                let mut members = writer.serialize_map(None)?;
                $(members.serialize_entry($tag, $value)?;)?
                $($crate::macros::entry!($kind members, $key, &self.$field);)*
                for (name, value) in &self.extra {
                    if !Self::MEMBERS.contains(&name.as_str()) {
                        members.serialize_entry(name, value)?;
                    }
                }
                members.end()
            }
        }

        $crate::macros::deserialize!($name);
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

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl $crate::decode::Decode for $name {
            fn decode(node: $crate::Json, at: &$crate::decode::Place<'_>) -> Option<Self> {
                String::decode(node, at).map(Self)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
                writer.serialize_str(&self.0)
            }
        }

        $crate::macros::deserialize!($name);
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

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl $crate::decode::Decode for $name {
            fn decode(node: $crate::Json, at: &$crate::decode::Place<'_>) -> Option<Self> {
                let text = String::decode(node, at)?;
                match text.as_str() {
                    $($value => Some(Self::$variant),)*
                    _ => at.foreign(&[$($value),*], &text),
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
                writer.serialize_str(self.as_str())
            }
        }

        $crate::macros::deserialize!($name);
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

        impl $crate::decode::Decode for $name {
            fn decode(node: $crate::Json, at: &$crate::decode::Place<'_>) -> Option<Self> {
                match $crate::decode::type_of(&node) {
                    $($json)|+ => Some(Self(node)),
                    _ => at.mismatch(&[$($json),+].join(" or "), &node),
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(writer)
            }
        }

        $crate::macros::deserialize!($name);
    };
}

/// A value of one of several types, told apart by their JSON type.
macro_rules! by_json_type {
    ($name:ident { $($json:literal => $variant:ident $(, $checks:expr)?;)* }) => {
        impl $crate::decode::Decode for $name {
            fn decode(node: $crate::Json, at: &$crate::decode::Place<'_>) -> Option<Self> {
                $($(
                    if $crate::decode::type_of(&node) == $json {
                        $crate::check::run($checks, &node, at);
                    }
                )?)*
                match $crate::decode::type_of(&node) {
                    $($json => $crate::decode::Decode::decode(node, at).map(Self::$variant),)*
                    _ => at.mismatch(&[$($json),*].join(" or "), &node),
                }
            }
        }

        $crate::macros::one_of!($name { $($variant;)* });
    };
}

/// An object that is one of several records, told apart by a member that may be missing.
macro_rules! by_tag {
    ($name:ident, $tag:literal { $($value:literal => $variant:ident($record:ident);)* }) => {
        impl $crate::decode::Decode for $name {
            fn decode(node: $crate::Json, at: &$crate::decode::Place<'_>) -> Option<Self> {
                let branches = [$(
                    $crate::members::Branch {
                        tag: $value,
                        members: $record::MEMBERS,
                        decode: |node, at| Box::decode(node, at).map(Self::$variant),
                    }
                ),*];
                $crate::members::choose($tag, &branches, node, at)
            }
        }

        $crate::macros::one_of!($name { $($variant;)* });
    };
}

/// An object that is one of several records which no member tells apart.
macro_rules! by_fit {
    ($name:ident { $($record:ident;)* }) => {
        impl $crate::decode::Decode for $name {
            fn decode(node: $crate::Json, at: &$crate::decode::Place<'_>) -> Option<Self> {
                let branches = [$(
                    $crate::members::Branch {
                        tag: "",
                        members: $record::MEMBERS,
                        decode: |node, at| Box::decode(node, at).map(Self::$record),
                    }
                ),*];
                $crate::members::fitting(&branches, node, at)
            }
        }

        $crate::macros::one_of!($name { $($record;)* });
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

        impl $crate::decode::Decode for $name {
            fn decode(node: $crate::Json, at: &$crate::decode::Place<'_>) -> Option<Self> {
                let (event, document) = $crate::members::tag_in($tag, node, at)?;
                match event.as_str() {
                    $($value => Box::decode(document.into(), at).map(Self::$variant),)*
                    _ => Some(Self::Unknown($crate::UnknownEvent { event, document })),
                }
            }
        }

        $crate::macros::one_of!($name { $($variant;)* Unknown; });
    };
}

/// Writes the one value that an enum holds.
macro_rules! one_of {
    ($name:ident { $($variant:ident;)* }) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(Self::$variant(value) => value.serialize(writer),)*
                }
            }
        }

        $crate::macros::deserialize!($name);
    };
}

/// A whole document.
macro_rules! document {
    ($name:ident, $edition:literal, $table:literal) => {
        pub(crate) static CONTRACT: $crate::table::Edition =
            $crate::table::Edition::new($edition, include_str!($table));

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
                $crate::document::parse(body, &CONTRACT, mode)
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

            fn by(edition: &str, node: &$crate::Json, mode: $crate::Mode) -> Result<(Self, bool), $crate::DecodeError> {
                match edition {
                    $($edition => {
                        let read = $crate::document::by_edition(
                            node.clone(),
                            || std::borrow::Cow::Borrowed(node),
                            &$crate::$module::CONTRACT,
                            mode,
                        )?;
                        $crate::macros::known!($name, $variant, $module, read $(, $own)?)
                    })*
                    _ => Err($crate::DecodeError::new(Vec::new(), "")),
                }
            }

            fn edition_name(&self) -> &'static str {
                self.edition()
            }

            fn events(edition: &str) -> Vec<String> {
                match edition {
                    $($edition => $crate::$module::CONTRACT.events(),)*
                    _ => Vec::new(),
                }
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
                let read = $crate::document::deep(move || $crate::editions::nearest(&node, EDITIONS, $crate::Mode::Tolerant));
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
        Ok(($name::$variant($read), true))
    };
    ($name:ident, $variant:ident, $module:ident, $read:ident, $unknown:ident) => {
        match $read {
            $crate::$module::$name::Unknown(event) => Ok(($name::$unknown(event), false)),
            read => Ok(($name::$variant(read), true)),
        }
    };
}

pub(crate) use {
    by_event, by_fit, by_json_type, by_tag, deserialize, document, editions, entry, known, one_of,
    raw, record, text, warnings, words,
};
