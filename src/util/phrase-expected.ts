/** What an error expected: a phrase, or a list of values, where a JSON type is written as `<object>`. */
export type Expectation = string | readonly string[];

/** Descriptions of formats. */
const formats: Readonly<Record<string, string>> = {
  "utc-date-time": "a UTC timestamp such as 2026-01-31T08:30:00Z",
  "http-url": "an absolute http or https URL",
  "http-url-or-path": "an http or https URL, or a path such as /api/tasks/15",
  "hex-colour": "a hex colour such as #33ddff",
};

/** Formats the expected value as part of a sentence. */
export function phraseExpected(expected: Expectation): string {
  if (typeof expected === "string") return formats[expected] ?? withArticle(expected);
  const words = expected.map((word) => (/^<.+>$/.test(word) ? withArticle(word.slice(1, -1)) : `"${word}"`));
  return words.length === 1 ? words.join() : `one of ${words.join(", ")}`;
}

function withArticle(types: string): string {
  const names = /\b(?:string|number|integer|boolean|object|array)\b/g;
  return types.replace(names, (type) => `${/^[aio]/.test(type) ? "an" : "a"} ${type}`);
}
