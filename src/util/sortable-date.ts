/** Formats a UTC timestamp as text that sorts by time; returns undefined for anything else. */
export function sortableDate(text: unknown): string | undefined {
  const [, seconds, fraction = ""] =
    /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:[Zz]|\+00:00)$/.exec(String(text)) ?? [];
  return seconds === undefined ? undefined : `${seconds.toUpperCase()}.${fraction.padEnd(9, "0")}Z`;
}
