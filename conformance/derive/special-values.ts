import type { Special, Violation } from "#scripts/artefacts/suite/violation.ts";

/** Names that can be mistaken for members of a closed vocabulary, by a member of it. */
const named: Readonly<Record<string, readonly string[]>> = {
  "create:task": ["ping", "create:job"],
  project: ["user"],
  Byte: ["Int8", "Int64", "UInt8", "Unknown", "Float32"],
  NaN: ["Inf"],
};

/** Lists names that resemble those of a closed vocabulary but are not in it. */
export function listNeighbours(members: readonly unknown[]): string[] {
  return members.flatMap((one) => named[String(one)] ?? []).filter((one) => !members.includes(one));
}

/** Texts that break one keyword and no other, by definition; the first is tried wherever the definition is used. */
const texts: Readonly<Record<string, readonly Violation[]>> = {
  HttpUrl: [
    text("pattern", "pattern", "ftp://annotation.example/1"),
    text("pattern-start", "pattern", "view-source:https://annotation.example/1"),
    text("pattern-no-host", "pattern", "https:///1"),
    text("pattern-port", "pattern", "https://annotation.example:http/1"),
    text("format", "format", "https://annotation.example/a b"),
    text("pattern-other-digits", "pattern", "https://annotation.example:٨٠/1"),
  ],
  PlatformUrl: [
    text("pattern", "pattern", "ftp://annotation.example/1"),
    text("pattern-start", "pattern", "api/tasks/1"),
    text("pattern-host", "pattern", "//annotation.example/1"),
    text("pattern-root", "pattern", "/"),
    text("pattern-no-host", "pattern", "https:///1"),
    text("pattern-port", "pattern", "https://annotation.example:http/1"),
    text("format", "format", "/api/tasks/a b"),
  ],
  Timestamp: [
    text("pattern", "pattern", "2024-03-04T07:55:10.1234567890Z"),
    text("pattern-lower-t", "pattern", "2024-03-04t07:55:10Z"),
    text("pattern-lower-z", "pattern", "2024-03-04T07:55:10z"),
    text("pattern-offset", "pattern", "2024-03-04T07:55:10-00:00"),
    text("format", "format", "2024-02-30T07:55:10Z"),
    text("format-century", "format", "1900-02-29T07:55:10Z"),
    text("format-century-ahead", "format", "2100-02-29T07:55:10Z"),
    text("format-29-february", "format", "2023-02-29T07:55:10Z"),
    text("format-month", "format", "2024-00-10T07:55:10Z"),
    text("pattern-other-digits", "pattern", "२०२४-03-04T07:55:10Z"),
    text("format-leap-second", "format", "2024-03-04T07:55:60Z"),
  ],
  HexColour: [
    text("pattern", "pattern", "#12345"),
    text("pattern-start", "pattern", "0x#123"),
    text("pattern-2-digits", "pattern", "#12"),
    text("pattern-7-digits", "pattern", "#1234567"),
    text("pattern-9-digits", "pattern", "#123456789"),
    text("pattern-other-digits", "pattern", "#١٢٣"),
  ],
};

function text(shade: string, keyword: string, value: string): Violation {
  return { shade, keyword, code: "format", value, phrase: "has another format" };
}

/** Wrong values of these contracts. */
export const special: Special = { texts, listNeighbours };
