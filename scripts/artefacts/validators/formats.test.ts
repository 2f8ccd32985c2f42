import { Ajv } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textFormats } from "#src/model/text-formats.ts";
import { isHexColour, isHttpUrl, isPlatformUrl, isUtcDateTime } from "./formats.ts";

type Check = (text: string) => boolean;

const ajv = new Ajv({
  formats: {
    "date-time": fullFormats["date-time"],
    uri: fullFormats.uri,
    // The expression of ajv-formats accepts a quotation mark, which RFC 3986 does not allow.
    "uri-reference": (text: string) =>
      !text.includes('"') && (fullFormats["uri-reference"] as RegExp).test(text),
  },
});
const compile = (schema: object): Check => {
  const validate = ajv.compile(schema);
  return (text) => validate(text);
};
/** The published keywords of a format, compiled by Ajv with ajv-formats. */
const compileReference = (check: string): Check => {
  const { format, pattern } = textFormats.find((one) => one.check === check)!;
  return compile({ type: "string", pattern, ...(format !== undefined && { format }) });
};
const formats = {
  isUtcDateTime: { check: isUtcDateTime, reference: compileReference("isUtcDateTime") },
  isHttpUrl: { check: isHttpUrl, reference: compileReference("isHttpUrl") },
  isPlatformUrl: { check: isPlatformUrl, reference: compileReference("isPlatformUrl") },
  isHexColour: { check: isHexColour, reference: compileReference("isHexColour") },
} satisfies Record<string, { check: Check; reference: Check }>;
type FormatName = keyof typeof formats;

const rows: Record<FormatName, { accepted: string[]; refused: string[] }> = {
  isUtcDateTime: {
    accepted: [
      "2022-09-20T12:10:11.123456Z",
      "2022-09-20T12:10:11Z",
      "2022-09-20T12:10:11+00:00",
      "2022-09-20T12:10:11.1+00:00",
      "2022-09-20T12:10:11.123456789Z",
      "0000-01-01T00:00:00Z",
      "0000-02-29T00:00:00Z",
      "9999-12-31T23:59:59.999999999Z",
      "2000-02-29T00:00:00Z",
      "2024-02-29T23:59:60Z",
      "2016-12-31T23:59:60.5+00:00",
      "2022-04-30T00:00:00Z",
    ],
    refused: [
      "",
      "2022-09-20",
      "2022-09-20T12:10:11",
      "2022-09-20T12:10Z",
      "2022-09-20 12:10:11Z",
      "2022-09-20t12:10:11Z",
      "2022-09-20T12:10:11z",
      "2022-09-20T12:10:11-00:00",
      "2022-09-20T12:10:11+01:00",
      "2022-09-20T12:10:11+0000",
      "2022-09-20T12:10:11+00",
      "2022-09-20T12:10:11.Z",
      "2022-09-20T12:10:11,5Z",
      "2022-09-20T12:10:11.1234567890Z",
      "2022-13-01T00:00:00Z",
      "2022-00-01T00:00:00Z",
      "2022-01-00T00:00:00Z",
      "2022-01-32T00:00:00Z",
      "2022-02-29T00:00:00Z",
      "2024-02-30T00:00:00Z",
      "1900-02-29T00:00:00Z",
      "2100-02-29T00:00:00Z",
      "2022-04-31T00:00:00Z",
      "2022-11-31T00:00:00Z",
      "2022-09-20T24:00:00Z",
      "2022-09-20T12:60:00Z",
      "2022-09-20T12:10:60Z",
      "2022-09-20T23:58:60Z",
      "2022-09-20T22:59:60Z",
      "2022-09-20T23:59:61Z",
      "+02022-09-20T12:10:11Z",
      "-2022-09-20T12:10:11Z",
      "12022-09-20T12:10:11Z",
      "2022-9-20T12:10:11Z",
      " 2022-09-20T12:10:11Z",
      "2022-09-20T12:10:11Z\n",
      "2022-09-20T12:10:11Z\0",
      "٢٠٢٢-09-20T12:10:11Z",
    ],
  },
  isHttpUrl: {
    accepted: [
      "http://a",
      "https://app.example.com/api/tasks/40",
      "http://localhost:8080/api/jobs?page=2&size=10",
      "HtTpS://EXAMPLE.com",
      "http://example.com:",
      "http://example.com:99999/",
      "http://example.com?q",
      "http://example.com#f",
      "http://example.com/?a=/?#/?",
      "http://example.com//a//b;c=d,e:f@g",
      "http://user@example.com",
      "http://user:pass:word@example.com:80/",
      "http://@example.com",
      "http://:@example.com",
      "http://1.2.3.4/",
      "http://999.2.3.4/",
      "http://a_b.example.com",
      "http://...",
      "http://%41/%7e?%20#%FF",
      "http://[::]",
      "http://[::1]:8080/a?b#c",
      "http://user@[2001:db8::1]",
      "http://[1:2:3:4:5:6:7:8]",
      "http://[1:2:3:4:5:6:7::]",
      "http://[::2:3:4:5:6:7:8]",
      "http://[1:2:3::5:6:7:8]",
      "http://[1:2:3:4:5:6:1.2.3.4]",
      "http://[::ffff:255.255.255.255]",
      "http://[1:2:3:4:5::1.2.3.4]",
      "http://[::01.002.3.4]",
      "http://[1::2]/a::b::c",
      "http://[v1.a:b]",
      "http://[VfF.~]/",
    ],
    refused: [
      "",
      "/api/tasks/40",
      "//example.com",
      "example.com",
      "http:example.com",
      "http:/example.com",
      "http:///example.com",
      "http://",
      "http:///",
      "http://?q",
      "http://#f",
      "http://:80",
      "http://@",
      "http://user@",
      "http://user@/a",
      "http://user:pass@:80",
      "http://a@b@c",
      "http://example.com:port",
      "http://example.com:80:90",
      "http://example.com:-1",
      "http://1:2:3:4:5:6:7:8",
      "http://[]",
      "http://[:]",
      "http://[:::]",
      "http://[::::]",
      "http://[1]",
      "http://[1:2:3:4:5:6:7]",
      "http://[1:2:3:4:5:6:7:8:9]",
      "http://[1:2:3:4:5:6:7:8::]",
      "http://[::1:2:3:4:5:6:7:8]",
      "http://[1:2:3:4::5:6:7:8]",
      "http://[1::2::3]",
      "http://[:1::2]",
      "http://[1::2:]",
      "http://[1:::2]",
      "http://[12345::]",
      "http://[g::]",
      "http://[1.2.3.4]",
      "http://[:1.2.3.4]",
      "http://[1:2:3:4:5:6::1.2.3.4]",
      "http://[1:2:3:4:5:6:7:1.2.3.4]",
      "http://[::1.2.3]",
      "http://[::1.2.3.4.5]",
      "http://[::256.2.3.4]",
      "http://[::a1.2.3.4]",
      "http://[::1.2.3.4:5]",
      "http://[::1%25eth0]",
      "http://[::1]a",
      "http://[::1]:a",
      "http://[::1]@a",
      "http://[::1",
      "http://::1]",
      "http://a[::1]",
      "http://[v.a]",
      "http://[v1.]",
      "http://[v1.%41]",
      "http://[vg.a]",
      "http://example.com/[",
      "http://example.com/?]",
      "http://example.com/#a#b",
      "http://example.com/%",
      "http://example.com/%4",
      "http://example.com/%4g",
      "http://example.com/a b",
      'http://example.com/"',
      "http://example.com/\\",
      "http://example.com/^",
      "http://example.com/`",
      "http://example.com/<a>",
      "http://example.com/{a|b}",
      "http://example.com/é",
      "http://exämple.com",
      "http://\u212aelvin.example.com",
      "http\u017f://example.com",
      "http://example.com/\ud800",
      "http://example.com/\u{1f600}",
      "http://example.com\n",
      " http://example.com",
      "http://exa\tmple.com",
      "http://example.com/\0",
      "http://example.com/\x7f",
      "ftp://example.com",
      "httpss://example.com",
      "javascript://example.com",
      "https//example.com",
    ],
  },
  isPlatformUrl: {
    accepted: [
      "https://app.example.com/api/tasks/40",
      "HtTpS://EXAMPLE.com",
      "http://[::1]:8080/a?b#c",
      "/a",
      "/api/tasks/15",
      "/api/tasks/15/",
      "/api//tasks",
      "/api/jobs?task_id=15&page=/2",
      "/api#part?/",
      "/.",
      "/a:b@c;d=e,f",
      "/%41/%7e",
    ],
    refused: [
      "",
      "/",
      "//",
      "//example.com",
      "/?a",
      "/#a",
      "api/tasks/15",
      "./api",
      "?a",
      "#a",
      "http:",
      "http://",
      "http:/a",
      "ftp://example.com",
      "/a b",
      "/a\n",
      "\n/a",
      "/a%",
      "/a%4g",
      "/a#b#c",
      "/a[0]",
      "/é",
      "/a\\b",
      "\\api",
    ],
  },
  isHexColour: {
    accepted: ["#abc", "#ABC", "#09fF", "#33ddff", "#33DDFF00"],
    refused: [
      "",
      "#",
      "#a",
      "#ab",
      "#abcde",
      "#abcdef0",
      "#abcdef012",
      "abc",
      "##abc",
      "#abg",
      "#ab ",
      " #abc",
      "#abc\n",
      "#ab\u0661",
      "#abc#abc",
      "red",
      "0xabc",
    ],
  },
};

const names = Object.keys(formats) as FormatName[];
const disagreements = ({ check, reference }: { check: Check; reference: Check }, texts: string[]): string[] =>
  texts.filter((text) => check(text) !== reference(text));

describe.each(names)("%s", (name) => {
  const { accepted, refused } = rows[name];
  test.each(accepted.map((text) => [JSON.stringify(text), text]))("accepts %s", (_, text) => {
    expect([formats[name].check(text), formats[name].reference(text)]).toEqual([true, true]);
  });
  test.each(refused.map((text) => [JSON.stringify(text), text]))("refuses %s", (_, text) => {
    expect([formats[name].check(text), formats[name].reference(text)]).toEqual([false, false]);
  });
});

const pad = (value: number, width = 2): string => String(value).padStart(width, "0");
const range = (end: number): number[] => Array.from({ length: end }, (_, index) => index);

describe("isUtcDateTime and ajv-formats agree", () => {
  const { isUtcDateTime: format } = formats;
  test.each([0, 1, 4, 100, 400, 1582, 1900, 1996, 2000, 2022, 2023, 2024, 2100, 2400, 9999])(
    "on every month 00 to 19 and day 00 to 39 of year %i",
    (year) => {
      const days = range(20).flatMap((month) => range(40).map((day) => `${pad(month)}-${pad(day)}`));
      expect(
        disagreements(
          format,
          days.map((day) => `${pad(year, 4)}-${day}T23:59:59Z`),
        ),
      ).toEqual([]);
    },
  );

  test("on 29 February of every year", () => {
    expect(
      disagreements(
        format,
        range(10_000).map((year) => `${pad(year, 4)}-02-29T00:00:00Z`),
      ),
    ).toEqual([]);
  });

  test("on every hour and minute 00 to 69 around the end of a minute", () => {
    const minutes = range(70).flatMap((hour) => range(70).map((minute) => `${pad(hour)}:${pad(minute)}`));
    const times = minutes.flatMap((minute) => [59, 60, 61, 99].map((second) => `${minute}:${pad(second)}`));
    expect(
      disagreements(
        format,
        times.map((time) => `2016-12-31T${time}.25+00:00`),
      ),
    ).toEqual([]);
  });
});

const digits = (width: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 10 ** width - 1 }).map((value) => pad(value, width));
const concat = (...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((texts) => texts.join(""));
const oneOf = (...texts: string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);
const characters = (alphabet: string, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...(alphabet.match(/%..|./g) ?? [])), maxLength });

const dateTimes = concat(
  fc.integer({ min: 0, max: 9999 }).map((year) => pad(year, 4)),
  fc.integer({ min: 1, max: 12 }).map((month) => `-${pad(month)}`),
  fc.integer({ min: 1, max: 31 }).map((day) => `-${pad(day)}T`),
  fc.oneof(
    fc.integer({ min: 0, max: 86_399 }).map((s) => new Date(s * 1000).toISOString().slice(11, 19)),
    oneOf("23:59:60"),
  ),
  fc.oneof(
    oneOf(""),
    fc.integer({ min: 1, max: 10 }).chain((width) => digits(width).map((d) => `.${d}`)),
  ),
  oneOf("Z", "+00:00", "-00:00", "+01:00"),
);

const groups = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(
      characters("0123456789abcdefABCDEF", 4).map((group) => group || "0"),
      { maxLength },
    )
    .map((all) => all.join(":"));
const dotted = fc
  .array(fc.integer({ min: 0, max: 270 }), { minLength: 3, maxLength: 5 })
  .map((all) => all.join("."));
const addresses = fc.oneof(
  fc.ipV6(),
  fc.array(groups(1), { minLength: 7, maxLength: 9 }).map((all) => all.join(":")),
  concat(groups(6), oneOf("::"), groups(6)),
  concat(groups(5), oneOf("::", ":"), groups(3), oneOf("::", ":", ""), dotted),
  concat(oneOf("v", "V"), characters("09afAF", 3), oneOf("."), characters("az09-._~!$&'()*+,;=:", 5)),
);
const unreserved = "aZ09-._~!$&'()*+,;=%2f%7E";
const urls = concat(
  oneOf("http://", "https://", "HTTPS://", "hTtP://"),
  fc.oneof(
    oneOf(""),
    characters(`${unreserved}:`, 6).map((user) => `${user}@`),
  ),
  fc.oneof(
    fc.domain(),
    fc.ipV4(),
    characters(unreserved, 8),
    addresses.map((address) => `[${address}]`),
  ),
  fc.oneof(
    oneOf(""),
    characters("0123456789", 5).map((port) => `:${port}`),
  ),
  fc.oneof(
    oneOf(""),
    characters(`${unreserved}:@/`, 12).map((path) => `/${path}`),
  ),
  fc.oneof(
    oneOf(""),
    characters(`${unreserved}:@/?`, 8).map((query) => `?${query}`),
  ),
  fc.oneof(
    oneOf(""),
    characters(`${unreserved}:@/?`, 6).map((fragment) => `#${fragment}`),
  ),
);

const paths = characters(`${unreserved}:@/?#`, 24).map((path) => `/${path}`);

const colours = characters("0123456789abcdefABCDEF", 10).map((hex) => `#${hex}`);

const strange = [
  "\n",
  "\r",
  "\0",
  "\x7f",
  " ",
  "\u0660",
  "\u017f",
  "\u212a",
  "\u2028",
  "é",
  "\ud800",
  "\udc00",
  "😀",
];
const printable = range(95).map((code) => String.fromCharCode(32 + code));
const anyCharacter = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...printable) },
  { weight: 3, arbitrary: fc.constantFrom(...":/?#[]@%.0129abfzTZ+-") },
  { weight: 2, arbitrary: fc.constantFrom(...strange) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) },
);

/** Lists a text, and the text with a character inserted, replaced and deleted at every position. */
function mutations(text: string, inserted: string[]): string[] {
  const positions = range(text.length + 1);
  const edit = (at: number, removed: number, added: string): string =>
    text.slice(0, at) + added + text.slice(at + removed);
  return [
    text,
    ...positions.map((at) => edit(at, 1, "")),
    ...inserted.flatMap((added) => positions.flatMap((at) => [edit(at, 0, added), edit(at, 1, added)])),
  ];
}

const codeUnits = range(0x10000).filter((code) => code < 0x2200 || code >= 0xd700);

describe("agreement with ajv-formats and the published pattern", () => {
  const generators: [FormatName, fc.Arbitrary<string>, number][] = [
    ["isUtcDateTime", dateTimes, 900],
    ["isHttpUrl", urls, 900],
    ["isPlatformUrl", fc.oneof(urls, paths), 900],
    ["isHexColour", colours, 2500],
  ];
  test.each(generators)("%s, generated and mutated", (name, texts, numRuns) => {
    let compared = 0;
    let accepted = 0;
    fc.assert(
      fc.property(texts, fc.array(anyCharacter, { minLength: 3, maxLength: 3 }), (text, inserted) => {
        const candidates = mutations(text, inserted);
        compared += candidates.length;
        accepted += candidates.filter(formats[name].check).length;
        expect(disagreements(formats[name], candidates)).toEqual([]);
      }),
      { numRuns },
    );
    expect(compared).toBeGreaterThan(100_000);
    expect(accepted).toBeGreaterThan(1_000);
  });

  test.each(names)("%s, UTF-16 code units in each place of an accepted text", (name) => {
    const texts = {
      isUtcDateTime: ["2022-09-20T12:10:11.5Z"],
      isHttpUrl: ["https://u@a:1/b?c#d"],
      isPlatformUrl: ["/a?b#c", "http://a"],
      isHexColour: ["#abc"],
    };
    const candidates = texts[name].flatMap((text) =>
      range(text.length + 1).flatMap((at) =>
        codeUnits.map((code) => text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1)),
      ),
    );
    expect(disagreements(formats[name], candidates)).toEqual([]);
  });
});

describe("hostile texts", () => {
  const starts = [
    "",
    "http://",
    "http://a@",
    "http://[",
    "http://[::",
    "http://[v1.",
    "http://[::1]:",
    "http://a/",
    "/",
    "/a",
    "#",
  ];
  const units = [
    "a",
    "1",
    "%",
    "%4",
    "%41",
    ":",
    "::",
    "1:",
    "[",
    "]",
    "[::",
    ".",
    "1.",
    "@",
    "a@",
    "/",
    "?",
    "#",
    "é",
    "\n",
  ];
  const ends = ["", "]", "\n", "#%"];
  const checks = names.map((name) => formats[name].check);

  test.each(units.map((unit) => [JSON.stringify(unit), unit]))(
    "take linear time: 100 kB of %s",
    (_, unit) => {
      const body = unit.repeat(100_000 / unit.length);
      const texts = ["2022-09-20T12:10:11.", ...starts].flatMap((start) =>
        ends.map((end) => start + body + end),
      );
      const elapsed = texts.map((text) => {
        const start = performance.now();
        for (const check of checks) check(text);
        return performance.now() - start;
      });
      // Linear time takes a few milliseconds, quadratic time far more than this, on any machine.
      expect(Math.max(...elapsed)).toBeLessThan(3_000);
    },
  );

  test.each([
    ["http://a/", "a", "", true],
    ["http://a/", "%41", "", true],
    ["http://a/", "a", "\n", false],
    ["http://", "a:", "", false],
  ] as const)("get a verdict at 20 MB: %j, %j repeated, %j is %s", (start, unit, end, verdict) => {
    expect(isHttpUrl(start + unit.repeat(20_000_000 / unit.length) + end)).toBe(verdict);
  });
});
