// These functions are bundled into every generated validator, where a regex is both smaller and faster than a loop.
// No open-ended repetition holds alternatives or a group: each turn of such a one leaves an entry on the regex
// engine's stack, and a string of some megabytes then ends in a RangeError instead of a verdict.

const utcDateTime =
  /^(?:\d{4}-(?!02-(?:29|3)|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|(?:\d\d(?!00)(?:[02468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(?:\.\d{1,9})?(?:Z|\+00:00)$/;

// The common form: a host name, nothing escaped, no user, no fragment.
const plainUrl = /^https?:\/\/[\w.-]+(?::\d+)?(?:[/?][\w!$&-;=?@~]*)?$/;

const brokenEscape = /%(?![\dA-Fa-f]{2})/;

// An IPv6 address is eight groups, or at most seven around its only `::`; a dotted tail counts as two.
const urlShape =
  /^https?:\/\/(?:[\w!$-.:;=~]*@)?(?:[\w!$-.;=~]+|\[(?:v[\da-f]+\.[\w!$&-.:;=~]+|(?!(?:[^\]]*::){2}|:[^:])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){6}|(?=[^\]]*::)(?::{0,2}\b[\da-f]{1,4}\b){0,5}:{1,2})(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?=[^\]]*::)(?::{0,2}\b[\da-f]{1,4}\b){0,7}(?:::)?))\])(?::\d*)?(?:[/?][\w!$-;=?@~]*)?(?:#[\w!$-;=?@~]*)?$/i;

const hexColour = /^#(?:[\da-f]{3,4}|(?:[\da-f]{2}){3,4})$/i;

/**
 * Checks whether a text is a UTC timestamp.
 *
 * An RFC 3339 date-time with upper-case `T`, 0 to 9 fractional digits and the offset `Z` or `+00:00`. The day exists in
 * the Gregorian calendar, year 0000 included; the second is 60 only at 23:59:60 (`W2.1`, decision `W-time`).
 */
export function isUtcDateTime(text: string): boolean {
  return utcDateTime.test(text);
}

/**
 * Checks whether a text is an absolute `http` or `https` URL.
 *
 * An RFC 3986 URI with a host that is not empty and a port, if any, of digits alone. Letters beyond ASCII have to be
 * escaped (`W2.1`, decision `W-url`).
 */
export function isHttpUrl(text: string): boolean {
  return plainUrl.test(text) || (!brokenEscape.test(text) && urlShape.test(text));
}

/**
 * Checks whether a text is an address on the platform: an absolute `http` or `https` URL, or a path such as
 * `/api/tasks/15`, which deliveries that no user's request raised carry since 2.4.2.
 */
export function isPlatformUrl(text: string): boolean {
  // A segment that is not empty begins the path: two slashes would name another host.
  return isHttpUrl(text) || (/^\/[^/?#]/.test(text) && isHttpUrl(`http://a${text}`));
}

/**
 * Checks whether a text is a hex colour.
 *
 * A `#` and 3, 4, 6 or 8 hex digits of either case (`W2.3`, decision `W-color`).
 */
export function isHexColour(text: string): boolean {
  return hexColour.test(text);
}
