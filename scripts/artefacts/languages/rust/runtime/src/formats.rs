//! Formats of strings that strict mode asserts, by their name in the tables.

use std::net::Ipv6Addr;

/// Returns whether a text is of a format.
pub(crate) fn takes(format: &str, text: &str) -> bool {
    match format {
        "utc-date-time" => is_utc_date_time(text.as_bytes()).unwrap_or(false),
        "http-url" => is_http_url(text),
        // A segment that is not empty begins the path: two slashes would name another host.
        "http-url-or-path" => {
            let is_path = text.starts_with('/')
                && !text[1..].is_empty()
                && !text[1..].starts_with(['/', '?', '#']);
            is_http_url(text) || (is_path && is_path_of_url(text))
        }
        "hex-colour" => {
            let digits = text.strip_prefix('#').unwrap_or_default();
            matches!(digits.len(), 3 | 4 | 6 | 8)
                && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
        }
        _ => true,
    }
}

/// Returns whether a text is a moment of a day that exists, in UTC (RFC 3339).
fn is_utc_date_time(text: &[u8]) -> Option<bool> {
    let (start, rest) = text.split_at_checked(19)?;
    let is_form = start
        .iter()
        .zip(b"0000-00-00T00:00:00")
        .all(|(byte, form)| match form {
            b'0' => byte.is_ascii_digit(),
            _ => byte == form,
        });
    let fraction = rest
        .strip_suffix(b"Z")
        .or_else(|| rest.strip_suffix(b"+00:00"))?;
    let is_fraction = fraction.is_empty()
        || (fraction[0] == b'.'
            && (2..=10).contains(&fraction.len())
            && fraction[1..].iter().all(u8::is_ascii_digit));
    if !is_form || !is_fraction {
        return None;
    }
    let number = |at: usize| u32::from(text[at] - b'0') * 10 + u32::from(text[at + 1] - b'0');
    let year = number(0) * 100 + number(2);
    let days = match number(5) {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    let time = (number(11), number(14), number(17));
    let is_time = time.0 < 24 && time.1 < 60 && (time.2 < 60 || time == (23, 59, 60));
    Some((1..=days).contains(&number(8)) && is_time)
}

/// Returns whether a text is an absolute address (RFC 3986); letters beyond ASCII have to be escaped.
fn is_http_url(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once("://") else {
        return false;
    };
    let (authority, path) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
    let (user, host) = authority.split_once('@').unwrap_or(("", authority));
    let (name, port) = match host.strip_prefix('[').and_then(|host| host.split_once(']')) {
        Some((address, port)) if is_address(address) => ("_", port),
        _ => host.split_at(host.find(':').unwrap_or(host.len())),
    };
    let is_number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    ["http", "https"]
        .iter()
        .any(|own| scheme.eq_ignore_ascii_case(own))
        && is_made_of(user, b":")
        && !name.is_empty()
        && is_made_of(name, b"")
        && (port.is_empty() || port.strip_prefix(':').is_some_and(is_number))
        && (path.is_empty() || is_path_of_url(path))
}

/// Returns whether a text may follow the host of an address.
fn is_path_of_url(text: &str) -> bool {
    let (path, fragment) = text.split_once('#').unwrap_or((text, ""));
    is_made_of(path, b":/?@") && is_made_of(fragment, b":/?@")
}

/// Returns whether a text has letters, digits, the marks that stand anywhere in an address, escapes and some others alone.
fn is_made_of(text: &str, others: &[u8]) -> bool {
    let is_taken = |byte: u8| {
        byte.is_ascii_alphanumeric()
            || b"-._~!$&'()*+,;=%".contains(&byte)
            || others.contains(&byte)
    };
    let is_escape = |after: &[u8]| {
        after
            .get(..2)
            .is_some_and(|two| two.iter().all(u8::is_ascii_hexdigit))
    };
    text.bytes().all(is_taken)
        && text
            .as_bytes()
            .split(|byte| *byte == b'%')
            .skip(1)
            .all(is_escape)
}

fn is_address(host: &str) -> bool {
    let future = host
        .strip_prefix(['v', 'V'])
        .and_then(|host| host.split_once('.'));
    host.parse::<Ipv6Addr>().is_ok()
        || future.is_some_and(|(version, rest)| {
            let is_version =
                !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_hexdigit());
            is_version && !rest.is_empty() && !rest.contains('%') && is_made_of(rest, b":")
        })
}
