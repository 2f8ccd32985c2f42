//! Finds what is suspicious in a document that is valid all the same: an interpreter of a table in JSON.

use std::collections::HashSet;

use crate::document::Warning;
use crate::json::{below, items, same, text};
use crate::{Json, JsonObject};

/// Lists the rules that a document breaks, in their order.
pub(crate) fn find(table: &Json, document: &Json) -> Vec<Warning> {
    let event = document[text(&table["tag"])].as_str().unwrap_or_default();
    let behind = event.split_once(':').map_or(event, |(_, behind)| behind);
    let resource = table["resources"][event].as_str().unwrap_or(behind);
    let mut found = Vec::new();
    let Some(other) = document[resource].as_object() else {
        return found;
    };
    for rule in items(&table["rules"]) {
        for row in items(&rule["at"]) {
            let events = text(&row[0]);
            if !event.starts_with(events) && !event.ends_with(events) {
                continue;
            }
            for place in items(row).iter().skip(1) {
                let place = text(place).replace("{}", resource);
                let steps: Vec<&str> = place.split('/').skip(1).collect();
                let mut search = Search {
                    rule,
                    resource,
                    other,
                    found: &mut found,
                };
                search.visit(document, "", &steps);
            }
        }
    }
    found
}

/// A rule at work on a document.
struct Search<'a> {
    rule: &'a Json,
    resource: &'a str,
    other: &'a JsonObject,
    found: &'a mut Vec<Warning>,
}

impl Search<'_> {
    /// Follows the steps to the values that the rule reads; `*` is every item of a list.
    fn visit(&mut self, value: &Json, path: &str, steps: &[&str]) {
        match (steps, value) {
            ([], _) => self.check(value, path),
            (["*", others @ ..], Json::Array(list)) => {
                for (i, item) in list.iter().enumerate() {
                    self.visit(item, &format!("{path}/{i}"), others);
                }
            }
            ([step, others @ ..], Json::Object(members)) => {
                if let Some(member) = members.get(*step) {
                    self.visit(member, &below(path, step), others);
                }
            }
            _ => {}
        }
    }

    fn check(&mut self, value: &Json, path: &str) {
        let (rule, other) = (self.rule, self.other);
        let kind = text(&rule["check"]);
        if kind == "distinct" {
            let mut seen = HashSet::new();
            for (i, item) in items(value).iter().enumerate() {
                if !seen.insert(item) {
                    let told = JsonObject::from_iter([("item".into(), item.clone())]);
                    self.warn(format!("{path}/{i}"), &told, "say");
                }
            }
        }
        let Some(members) = value.as_object() else {
            return;
        };
        let names = items(&rule["members"]);
        let first = names.first().map_or("", text);
        let last = names.last().map_or("", text);
        let has = members.contains_key(first);
        match kind {
            "ends" => {
                let (url, id) = (value[first].as_str(), &value[last]);
                let is_right = |url: &str| {
                    let url = url.strip_suffix('/').unwrap_or(url);
                    !id.is_number() || url.ends_with(&format!("/{}", shown(id)))
                };
                if url.is_some_and(|url| !is_right(url)) {
                    self.warn(below(path, first), members, "say");
                }
            }
            "ordered" if is_above(&value[first], &value[last]) => {
                self.warn(below(path, last), members, "say");
            }
            "same" if has && !other.get(last).is_some_and(|one| same(&value[first], one)) => {
                self.warn(below(path, first), other, "say");
            }
            "only" => {
                let seen = &value[text(&rule["when"][0])];
                let name = if has { first } else { last };
                let is_there = !value[name].is_null();
                let is_asked = rule["unless"].is_null() || *seen != rule["unless"];
                if is_asked && is_there != (*seen == rule["when"][1]) {
                    let sentence = if is_there { "say" } else { "lacks" };
                    self.warn(below(path, name), members, sentence);
                }
            }
            "absent" if has => self.warn(below(path, first), members, "say"),
            "filled" if members.is_empty() => self.warn(path.into(), members, "say"),
            "changed" | "known" => {
                for (name, item) in members {
                    let twin = other.get(name);
                    if twin.map_or(kind == "known", |twin| {
                        kind == "changed" && same(item, twin)
                    }) {
                        self.warn(below(path, name), members, "say");
                    }
                }
            }
            _ => {}
        }
    }

    /// Notes a warning; its sentence names members of an object.
    fn warn(&mut self, path: String, told: &JsonObject, sentence: &str) {
        let mut message = text(&self.rule[sentence]).replace("{}", self.resource);
        for (name, value) in told {
            let mark = format!("{{{name}}}");
            if message.contains(&mark) {
                message = message.replace(&mark, &shown(value));
            }
        }
        self.found.push(Warning {
            rule: text(&self.rule["id"]).into(),
            path,
            message,
            clause: text(&self.rule["clause"]).into(),
        });
    }
}

/// Writes a value as a sentence shows it.
fn shown(value: &Json) -> String {
    match (value, value.as_f64()) {
        (Json::String(text), _) => text.clone(),
        (Json::Number(_), Some(number)) if number.fract() == 0.0 && number.abs() < 9.1e15 => {
            format!("{number:.0}")
        }
        _ => value.to_string(),
    }
}

/// Compares two numbers, or two moments to the last digit, leap seconds included.
fn is_above(one: &Json, another: &Json) -> bool {
    if let (Some(one), Some(another)) = (one.as_f64(), another.as_f64()) {
        return one > another;
    }
    let (one, another) = (moment(text(one)), moment(text(another)));
    one.is_some() && another.is_some() && one > another
}

/// Reads a moment: its minute, and its seconds and the digits after them as text, without zeros at the end.
fn moment(text: &str) -> Option<(i64, String)> {
    let number = |at: usize, length: usize| text.get(at..at + length)?.parse::<i64>().ok();
    let (year, month, day) = (number(0, 4)?, number(5, 2)?, number(8, 2)?);
    let end = text.rfind(['Z', '+', '-']).filter(|end| *end >= 19)?;
    let zone = match text.get(end..)? {
        "Z" => 0,
        _ => {
            let minutes = number(end + 1, 2)? * 60 + number(end + 4, 2)?;
            if text[end..].starts_with('-') {
                -minutes
            } else {
                minutes
            }
        }
    };
    let seconds = text.get(17..end)?;
    let seconds = match seconds.split_once('.') {
        Some((whole, fraction)) => format!("{whole}{}", fraction.trim_end_matches('0')),
        None => seconds.into(),
    };
    // Years begin in March, so that the leap day is the last.
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day;
    Some((
        days * 1440 + number(11, 2)? * 60 + number(14, 2)? - zone,
        seconds,
    ))
}
