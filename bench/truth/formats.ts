/** Lists texts that are UTC timestamps (W-time) by case name. */
export const timestamps: Readonly<Record<string, string>> = {
  "no fraction": "2024-03-01T00:00:00Z",
  "nine digits": "2024-03-01T23:59:59.123456789Z",
  "offset +00:00": "2024-03-01T12:00:00+00:00",
  "leap day": "2024-02-29T12:00:00Z",
  "leap day of 2000": "2000-02-29T12:00:00Z",
  "leap second": "2016-12-31T23:59:60Z",
};

/** Lists texts that are not. */
export const notTimestamps: Readonly<Record<string, string>> = {
  "other offset": "2024-03-01T12:00:00+01:00",
  "no offset": "2024-03-01T12:00:00",
  "date alone": "2024-03-01",
  "month 13": "2024-13-01T12:00:00Z",
  "month 00": "2024-00-01T12:00:00Z",
  "day 00": "2024-03-00T12:00:00Z",
  "30 February": "2024-02-30T12:00:00Z",
  "29 February 2023": "2023-02-29T12:00:00Z",
  "29 February 1900": "1900-02-29T12:00:00Z",
  "31 April": "2024-04-31T12:00:00Z",
  "hour 24": "2024-03-01T24:00:00Z",
  "minute 60": "2024-03-01T12:60:00Z",
  "second 61": "2024-03-01T12:00:61Z",
  "leap second at noon": "2024-03-01T12:00:60Z",
  "lower case": "2024-03-01t12:00:00z",
  "space for T": "2024-03-01 12:00:00Z",
  "offset -00:00": "2024-03-01T12:00:00-00:00",
  "ten digits": "2024-03-01T12:00:00.1234567891Z",
  "dot without digits": "2024-03-01T12:00:00.Z",
  "text after": "2024-03-01T12:00:00Z ",
  "empty text": "",
};

/** Lists absolute http and https addresses (W-url). */
export const urls: Readonly<Record<string, string>> = {
  "http with port": "http://localhost:8080/api/tasks/1",
  "host alone": "https://example.com",
  "query and fragment": "https://example.com/a/b?c=d&e=%20#f",
  "address literal": "http://[::1]:8080/",
  "scheme in capitals": "HTTPS://example.com/",
};

/** Lists texts that are not. */
export const notUrls: Readonly<Record<string, string>> = {
  "relative address": "/api/tasks/1",
  "other scheme": "ftp://example.com/a",
  "scheme alone": "https://",
  "space inside": "https://example.com/a b",
  "host alone, no scheme": "example.com",
  "port without a host": "http://:80/",
  "percent without digits": "https://example.com/%zz",
  "angle brackets": "https://example.com/<b>",
  backslash: "https://example.com/a\\b",
  "letter beyond ASCII": "https://example.com/ü",
  "two fragments": "https://example.com/#a#b",
  "line feed at the end": "https://example.com/\n",
  "empty text": "",
};

/** Lists hex colours (W-color). */
export const colors: Readonly<Record<string, string>> = {
  "3 digits": "#fff",
  "4 digits": "#FFF0",
  "6 digits": "#2080c0",
  "8 digits": "#2080C0ff",
};

/** Lists texts that are not. */
export const notColors: Readonly<Record<string, string>> = {
  "5 digits": "#12345",
  "7 digits": "#1234567",
  "not hex": "#gggggg",
  "no hash": "2080c0",
  "colour name": "red",
  "empty text": "",
};

/** Lists values that are no integers inside ±(2^53−1) (W-ids). */
export const notIntegers: Readonly<Record<string, unknown>> = {
  fraction: 1.5,
  "2^53": 2 ** 53,
  "-2^53": -(2 ** 53),
  "1e400": Number.POSITIVE_INFINITY,
  "digits in a text": "1",
  boolean: true,
  array: [1],
};
