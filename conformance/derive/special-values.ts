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

/**
 * Texts that break one keyword and no other, by definition and by shade, which begins with the keyword; the first is tried
 * wherever the definition is used.
 */
const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  HttpUrl: {
    pattern: "ftp://annotation.example/1",
    "pattern-start": "view-source:https://annotation.example/1",
    "pattern-no-host": "https:///1",
    "pattern-port": "https://annotation.example:http/1",
    format: "https://annotation.example/a b",
    "pattern-other-digits": "https://annotation.example:٨٠/1",
  },
  PlatformUrl: {
    pattern: "ftp://annotation.example/1",
    "pattern-start": "api/tasks/1",
    "pattern-host": "//annotation.example/1",
    "pattern-root": "/",
    "pattern-no-host": "https:///1",
    "pattern-port": "https://annotation.example:http/1",
    format: "/api/tasks/a b",
  },
  Timestamp: {
    pattern: "2024-03-04T07:55:10.1234567890Z",
    "pattern-lower-t": "2024-03-04t07:55:10Z",
    "pattern-lower-z": "2024-03-04T07:55:10z",
    "pattern-offset": "2024-03-04T07:55:10-00:00",
    format: "2024-02-30T07:55:10Z",
    "format-century": "1900-02-29T07:55:10Z",
    "format-century-ahead": "2100-02-29T07:55:10Z",
    "format-29-february": "2023-02-29T07:55:10Z",
    "format-month": "2024-00-10T07:55:10Z",
    "pattern-other-digits": "२०२४-03-04T07:55:10Z",
    "format-leap-second": "2024-03-04T07:55:60Z",
  },
  HexColour: {
    pattern: "#12345",
    "pattern-start": "0x#123",
    "pattern-2-digits": "#12",
    "pattern-7-digits": "#1234567",
    "pattern-9-digits": "#123456789",
    "pattern-other-digits": "#١٢٣",
  },
};

function listTexts(of: Readonly<Record<string, string>>): Violation[] {
  return Object.entries(of).map(([shade, value]) => {
    const [keyword = shade] = shade.split("-");
    return { shade, keyword, code: "format", value, phrase: "has another format" };
  });
}

/** Wrong values of these contracts. */
export const special: Special = {
  texts: Object.fromEntries(Object.entries(texts).map(([name, of]) => [name, listTexts(of)])),
  listNeighbours,
};
