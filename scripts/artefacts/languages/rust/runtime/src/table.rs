//! Says what is wrong with a document, by the table of its edition: in strict mode, and where reading has failed.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::{Deserialize, Deserializer};
use serde_json::Number;

use crate::document::{
    Code, DecodeError, MAX_DEPTH, Mode, ParseError, Problem, deep, levels_in, node_of, text_of,
    write,
};
use crate::json::{below, double_of, items, same, text, type_of};
use crate::text::{Read, Text};
use crate::whole_number::{LARGEST, WholeNumber};
use crate::{Json, formats, phrases};

/// Errors that are listed at the most.
const MAX_PROBLEMS: usize = 100;

/// An edition of a contract: its table as text, which is read when it is used.
#[derive(Debug)]
pub struct Edition {
    pub(crate) name: &'static str,
    pub(crate) text: &'static str,
    /// Whether its types say all that strict mode asks for.
    pub(crate) is_whole: bool,
    /// Names of types that the table spells otherwise.
    pub(crate) names: &'static [(&'static str, &'static str)],
    pub(crate) table: OnceLock<Table>,
}

#[derive(Debug)]
pub(crate) struct Table {
    main: String,
    /// Declarations by name, of strict and of tolerant mode.
    types: [BTreeMap<String, Json>; 2],
}

impl Edition {
    fn table(&self) -> &Table {
        self.table.get_or_init(|| {
            let table: Json = serde_json::from_str(self.text).expect("a table is JSON");
            let of = |mode: &str| {
                let rows = list(&table["types"])
                    .filter(|one| one["mode"].as_str().is_none_or(|own| own == mode));
                rows.map(|one| (text(&one["name"]).to_owned(), one.clone()))
                    .collect()
            };
            Table {
                main: text(&table["main"]).to_owned(),
                types: [of("strict"), of("tolerant")],
            }
        })
    }

    /// Reads a document from the bytes of a body: straight from its text, or else by what its table says.
    pub(crate) fn parse<T: Read>(&self, body: &[u8], mode: Mode) -> Result<T, ParseError> {
        let text = text_of(body)?;
        if let Some(read) = self.read(text, mode) {
            return Ok(read);
        }
        deep(levels_in(text), || {
            let node = node_of(text)?;
            // What one text spells in two ways, another spells in one.
            let read = self.read(&write(&node), mode);
            read.ok_or_else(|| ParseError::Invalid(self.error(&node, mode)))
        })
    }

    /// Reads a part of a document.
    pub(crate) fn part<'de, T: Read, D: Deserializer<'de>>(
        &self,
        reader: D,
        name: &str,
    ) -> Result<T, D::Error> {
        let node = Json::deserialize(reader)?;
        let read = Text::whole(&write(&node), Mode::Tolerant);
        read.ok_or_else(|| {
            let problems = deep(MAX_DEPTH, || {
                self.problems(&node, Mode::Tolerant, Some(name))
            });
            serde::de::Error::custom(DecodeError::new(problems, ""))
        })
    }

    /// Lists the events of the edition.
    pub(crate) fn events(&self) -> Vec<String> {
        let table = self.table();
        let branches = &table.types[1][&table.main]["branches"];
        list(branches)
            .map(|one| text(&one["value"]).to_owned())
            .collect()
    }

    /// Reads a document, where it fits.
    pub(crate) fn read<T: Read>(&self, text: &str, mode: Mode) -> Option<T> {
        if self.is_whole || mode == Mode::Tolerant {
            return Text::whole(text, mode);
        }
        // Its types are a tolerant reader's.
        let is_valid = |node| self.problems(&node, mode, None).is_empty();
        deep(levels_in(text), || node_of(text).is_ok_and(is_valid))
            .then(|| Text::whole(text, Mode::Tolerant))?
    }

    /// Says what is wrong with a document.
    pub(crate) fn error(&self, node: &Json, mode: Mode) -> DecodeError {
        DecodeError::new(self.problems(node, mode, None), self.name)
    }

    /// Lists what is wrong with a document, or with a part of a type: 100 problems at the most.
    pub(crate) fn problems(&self, node: &Json, mode: Mode, part: Option<&str>) -> Vec<Problem> {
        let table = self.table();
        let is_strict = mode == Mode::Strict;
        let mut walk = Walk {
            types: &table.types[usize::from(!is_strict)],
            is_strict,
            path: Vec::new(),
            problems: Vec::new(),
            is_narrow: false,
        };
        let spelt = |name| {
            self.names
                .iter()
                .find(|row| row.0 == name)
                .map_or(name, |row| row.1)
        };
        walk.declared(&walk.types[part.map_or(table.main.as_str(), spelt)], node);
        walk.problems
    }
}

fn list(value: &Json) -> impl Iterator<Item = &Json> {
    items(value).iter()
}

struct Walk<'a> {
    types: &'a BTreeMap<String, Json>,
    is_strict: bool,
    path: Vec<String>,
    problems: Vec<Problem>,
    /// The last problem says more than a type does.
    is_narrow: bool,
}

impl<'a> Walk<'a> {
    fn fail(&mut self, code: Code, expected: &str, found: &Json) {
        self.is_narrow = false;
        let step = self.path.last().map_or("", String::as_str);
        let message = phrases::sentence(code, step, expected, found);
        if self.problems.len() < MAX_PROBLEMS {
            let path = self.pointer();
            self.problems.push(Problem {
                code,
                path,
                message,
            });
        }
    }

    fn pointer(&self) -> String {
        let steps = self.path.iter();
        steps.fold(String::new(), |path, step| below(&path, step))
    }

    fn at(&mut self, step: impl ToString, visit: impl FnOnce(&mut Self)) {
        self.path.push(step.to_string());
        visit(self);
        self.path.pop();
    }

    /// Returns whether the mode asserts less than a declaration says.
    fn is_loosened(&self, row: &Json) -> bool {
        !self.is_strict && row["mode"].is_null()
    }

    fn value(&mut self, one: &'a Json, node: &Json, row: &'a Json) {
        match (text(&one["kind"]), node) {
            ("named", _) => return self.declared(&self.types[text(&one["name"])], node),
            ("nullable", Json::Null) | ("boolean", Json::Bool(_)) => return,
            ("nullable", _) => {
                return self.widened(one, node, |walk| walk.value(&one["of"], node, row));
            }
            ("string", Json::String(own)) => return self.string(one, own, node, row),
            ("number" | "integer", Json::Number(own)) => return self.number(one, own, node),
            ("list", Json::Array(items)) => {
                self.sized(one, items.len(), node);
                for (i, item) in items.iter().enumerate() {
                    self.at(i, |walk| walk.value(&one["items"], item, row));
                }
                return;
            }
            ("map", Json::Object(members)) => {
                self.sized(one, members.len(), node);
                for (name, item) in members {
                    self.at(name, |walk| walk.value(&one["values"], item, row));
                }
                return;
            }
            ("json", _) if list(&one["types"]).any(|own| own == type_of(node)) => return,
            ("constant", _) => return self.one_of(one, std::slice::from_ref(&one["value"]), node),
            _ => {}
        }
        self.fail(Code::Type, self.phrase(one), node);
    }

    /// Where the value itself is wrong, says what the whole type allows: null as well, or another branch.
    fn widened(&mut self, one: &'a Json, node: &Json, visit: impl FnOnce(&mut Self)) {
        let before = self.problems.len();
        visit(self);
        if self.problems.len() == before + 1
            && !self.is_narrow
            && self.problems[before].path == self.pointer()
        {
            let code = self.problems.remove(before).code;
            self.fail(code, self.phrase(one), node);
        }
    }

    /// Says what a type or a declaration allows.
    fn phrase(&self, one: &'a Json) -> &'a str {
        let loose = one.get("loose").filter(|_| !self.is_strict);
        if let Some(phrase) = loose.unwrap_or(one)["phrase"].as_str() {
            return phrase;
        }
        match text(&one["kind"]) {
            "named" => self.phrase(&self.types[text(&one["name"])]),
            "alias" => self.phrase(&one["type"]),
            "string" | "vocabulary" => "a string",
            "number" => "a number",
            "integer" => "an integer",
            "boolean" => "a boolean",
            "list" => "an array",
            _ => "an object",
        }
    }

    fn string(&mut self, one: &'a Json, own: &str, node: &Json, row: &'a Json) {
        let format = self.format(one, row);
        let is_short = !within(own.chars().count() as f64, &one["length"]);
        if is_short || format.is_some_and(|format| !formats::takes(format, own)) {
            let code = if format.is_some() {
                Code::Format
            } else {
                Code::Length
            };
            self.fail(code, self.phrase(one), node);
        }
    }

    fn format<'t>(&self, one: &'t Json, row: &Json) -> Option<&'t str> {
        one["format"].as_str().filter(|_| !self.is_loosened(row))
    }

    fn number(&mut self, one: &'a Json, own: &Number, node: &Json) {
        let value = double_of(own);
        let is_integer = one["kind"] == "integer";
        let is_far = is_integer && one["safe"] == true && value.abs() > LARGEST as f64;
        let expected = self.phrase(one);
        // What is infinite is no number, but may be an integer.
        let is_other = if is_integer {
            !is_far && WholeNumber::try_from(own.clone()).is_err()
        } else {
            !value.is_finite()
        };
        if is_other {
            self.fail(Code::Type, expected, node);
        } else if is_far && one["range"].is_null() {
            self.fail(Code::Range, &format!("an integer within ±{LARGEST}"), node);
            self.is_narrow = true;
        } else if is_far || !within(value, &one["range"]) {
            self.fail(Code::Range, expected, node);
        }
    }

    fn sized(&mut self, one: &Json, size: usize, node: &Json) {
        if !within(size as f64, &one["length"]) {
            self.fail(Code::Length, text(&one["count"]), node);
            self.is_narrow = true;
        }
    }

    fn one_of(&mut self, one: &'a Json, values: &[Json], node: &Json) {
        if values.iter().any(|value| same(value, node)) {
            return;
        }
        let is_like = values.iter().any(|value| type_of(value) == type_of(node));
        let code = if is_like { Code::Value } else { Code::Type };
        self.fail(code, self.phrase(one), node);
    }

    fn declared(&mut self, one: &'a Json, node: &Json) {
        match (text(&one["kind"]), node) {
            ("alias", _) => return self.value(&one["type"], node, one),
            ("record", Json::Object(_)) => return self.record(one, node),
            ("sum", Json::Object(_)) => return self.sum(one, node),
            ("union", _) => {
                if let Some(branch) =
                    list(&one["branches"]).find(|own| own["json"] == type_of(node))
                {
                    return self.widened(one, node, |walk| walk.value(&branch["type"], node, one));
                }
            }
            ("vocabulary", Json::String(_)) if one["open"] == true => return,
            ("vocabulary" | "enumeration", _) if one["open"] != true => {
                return self.one_of(one, items(&one["values"]), node);
            }
            _ => {}
        }
        self.fail(Code::Type, self.phrase(one), node);
    }

    fn record(&mut self, one: &'a Json, node: &Json) {
        let Json::Object(members) = node else { return };
        for field in list(&one["fields"]) {
            let name = text(&field["name"]);
            match members.get(name) {
                Some(item) => self.at(name, |walk| walk.value(&field["type"], item, one)),
                None if field["optional"] == true => {}
                None => self.at(name, |walk| {
                    walk.fail(Code::Required, walk.phrase(&field["type"]), &Json::Null);
                }),
            }
        }
        let rest = &one["rest"];
        let is_closed = rest["kind"] == "json" && list(&rest["types"]).next().is_none();
        if is_closed && self.is_loosened(one) {
            return;
        }
        for (name, item) in members {
            if list(&one["fields"]).any(|field| field["name"] == *name) {
                continue;
            }
            self.at(name, |walk| match is_closed {
                true => walk.fail(Code::Unexpected, "", item),
                false => walk.value(rest, item, one),
            });
        }
        if let (Json::Object(before), false) = (&one["before"], self.is_loosened(one)) {
            self.before(before, node);
        }
    }

    /// Each old value is that of a member of the resource, or of one that is known (W6.3).
    fn before(&mut self, before: &crate::JsonObject, node: &Json) {
        let member = text(&before["member"]);
        let (Json::Object(old), Json::Object(resource)) =
            (&node[member], &node[text(&before["of"])])
        else {
            return;
        };
        for name in old.keys().filter(|name| !resource.contains_key(*name)) {
            if list(&before["known"]).any(|known| known == name) {
                continue;
            }
            self.at(member, |walk| {
                walk.at(name, |walk| {
                    let path = walk.pointer();
                    if walk.problems.iter().all(|one| one.path != path) {
                        walk.fail(Code::Unexpected, "", &Json::Null);
                    }
                });
            });
        }
    }

    /// One of several records, named by a tag; where that may be missing, the first that fits, the one that shares the most
    /// members with the object first.
    fn sum(&mut self, one: &'a Json, node: &Json) {
        let tag = text(&one["tag"]);
        let is_open = one["open"] == true;
        if is_open && !node[tag].is_string() {
            let code = if node.get(tag).is_none() {
                Code::Required
            } else {
                Code::Type
            };
            return self.at(tag, |walk| walk.fail(code, "a string", &node[tag]));
        }
        let has_tag = one["tag"].is_string();
        if let Some(branch) =
            list(&one["branches"]).find(|own| has_tag && own["value"] == node[tag])
        {
            return self.record(&self.types[text(&branch["record"])], node);
        }
        if is_open {
            return;
        }
        let mut records: Vec<&'a Json> = list(&one["branches"])
            .map(|own| &self.types[text(&own["record"])])
            .collect();
        let shared = |record: &&Json| {
            list(&record["fields"])
                .filter(|field| node.get(text(&field["name"])).is_some())
                .count()
        };
        records.sort_by_key(|record| std::cmp::Reverse(shared(record)));
        let before = std::mem::take(&mut self.problems);
        let mut likeliest: Option<Vec<Problem>> = None;
        for record in records {
            self.record(record, node);
            let found = std::mem::take(&mut self.problems);
            if found.is_empty() {
                likeliest = None;
                break;
            }
            likeliest.get_or_insert(found);
        }
        self.problems = before;
        self.problems.extend(likeliest.unwrap_or_default());
    }
}

fn within(value: f64, bounds: &Json) -> bool {
    bounds
        .as_object()
        .into_iter()
        .flatten()
        .all(|(name, bound)| {
            let bound = bound.as_f64().unwrap_or_default();
            match name.as_str() {
                "min" => value >= bound,
                "max" => value <= bound,
                "above" => value > bound,
                _ => value < bound,
            }
        })
}
