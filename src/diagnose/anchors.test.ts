import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type CauseId, type DiagnoseOptions, type Diagnosis, diagnose } from "./diagnose.ts";

type Bytes = string | Uint8Array;

const SECRET = "a shared secret";
const BODY = '{"event":"ping"}';

const computeHex = (key: Bytes, message: Bytes, algorithm = "sha256"): string =>
  createHmac(algorithm, key).update(message).digest("hex");
const HEX = computeHex(SECRET, BODY);
const HEADER = `sha256=${HEX}`;

/** Headers that a cause just accepts. */
const headers: readonly (readonly [header: string, cause: Diagnosis["cause"]])[] = [
  [`\u2060sha256=\0${HEX}\ufeff`, "header-white-space"],
  [`sha256 =\t${HEX.toUpperCase()}`, "header-white-space"],
  [`x sha256=${HEX}`, "prefix-other"],
  [`sha256=${HEX} x`, "unknown"],
  [`sha256=${HEX} 0`, "unknown"],
  [`'sha256=${HEX}'`, "header-quoted"],
  [`sha256=\`${HEX.toUpperCase()}\``, "header-quoted"],
  [`"sha256=${HEX}`, "prefix-other"],
  [`sha256="${HEX}`, "prefix-separator"],
  [`sha256=${HEX}"`, "unknown"],
  [`"${HEADER}"x`, "unknown"],
  [`x-signature-256=sha256=${HEX}`, "header-named"],
  [`X-SIGNATURE-256 :  SHA256=${HEX}`, "header-named"],
  [`my-x-signature-256: sha256=${HEX}`, "unknown"],
  [`x-signature-256: sha256=${HEX}0`, "unknown"],
  [HEX.toUpperCase(), "prefix-missing"],
  [`${HEX}0`, "unknown"],
  [`z${HEX}`, "unknown"],
  [`Sha256=${HEX.toUpperCase()}`, "prefix-case"],
  [`Sha256=${HEX}0`, "unknown"],
  [`sha256:::${HEX}`, "prefix-separator"],
  [`sha256::::${HEX}`, "unknown"],
  [`sha256:${HEX}0`, "unknown"],
  [`${"x".repeat(40)}=${HEX}`, "prefix-other"],
  [`${"x".repeat(41)}=${HEX}`, "unknown"],
  [`=${HEX}`, "prefix-other"],
  [`v1=${HEX}0`, "unknown"],
  ...(["sha1", "sha384", "sha512"] as const).flatMap((name): (readonly [string, Diagnosis["cause"]])[] => {
    const digits = computeHex(SECRET, BODY, name);
    const cause = `algorithm-${name}` as const;
    return [
      [`${name.replace("sha", "SHA-")}:${digits.toUpperCase()}`, cause],
      [`${name}=${digits}0`, "unknown"],
      [`${name}=${digits.slice(1)}`, "unknown"],
      [`x${name}=${digits}`, "unknown"],
    ];
  }),
  [`sha256=${HEX.slice(0, 32)}`, "digest-cut"],
  [`sha256=${HEX.slice(0, 31)}`, "unknown"],
  [`sha256=${HEX.slice(0, 32)}${HEX.at(32) === "0" ? "1" : "0"}`, "unknown"],
  [HEADER.slice(0, -1), "digest-cut"],
  [HEX.slice(0, 63), "digest-cut"],
];

describe("headers", () => {
  test.each(headers)("%j: %s", async (header, cause) => {
    expect((await diagnose({ secret: SECRET, body: BODY, header })).cause).toBe(cause);
  });
});

/** Secrets here, keys that the sender used, and the named cause. */
const secrets: readonly (readonly [secret: string, key: Bytes, cause: Diagnosis["cause"]])[] = [
  ['"my"key"', 'my"key', "secret-quoted"],
  ["`mykey`", "mykey", "secret-quoted"],
  ["'my\nkey'", "my\nkey", "secret-quoted"],
  ["\"mykey'", "mykey", "unknown"],
  ['my"key"', "mykey", "unknown"],
  ['"my"key', "mykey", "unknown"],
  ["mykey\n\r\n\n", "mykey", "secret-newline"],
  ["my\nkey", "mykey", "unknown"],
  ["mykey", " mykey", "secret-white-space-at-sender"],
  ["mykey", " mykey ", "secret-white-space-at-sender"],
  ["mykey", "mykey\t", "secret-white-space-at-sender"],
  ["mykey", "'mykey'", "secret-quoted-at-sender"],
  ["0x6d79", "my", "secret-hex"],
  ["6D79", "my", "secret-hex"],
  ["60x6d79", "my", "unknown"],
  ["abzz", new Uint8Array([0xab]), "unknown"],
  ["abzz", new Uint8Array([0xab, 1]), "unknown"],
  ["zzab", new Uint8Array([0xab]), "unknown"],
  ["zzab", new Uint8Array([0, 0xab]), "unknown"],
  ["bX=lrZXk", "mykey", "unknown"],
  ["\n", "mykey", "unknown"],
  ["abc", new Uint8Array([0xab, 0x0c]), "unknown"],
  ["my", "6D79", "secret-hex-at-sender"],
  ["mO", "6D4F", "secret-hex-at-sender"],
  ["my_whsec_bXlrZXk=", "mykey", "unknown"],
  ["木é", Buffer.from("木é", "utf16le"), "secret-encoding"],
  ["木é", Buffer.from("木é", "utf16le").swap16(), "secret-encoding"],
  ["cost €5", new Uint8Array([0x63, 0x6f, 0x73, 0x74, 0x20, 0x80, 0x35]), "secret-encoding"],
  ["cl\u00e9", "cle\u0301", "secret-normalised"],
  ["mykey", "MYKEY", "secret-case"],
  ["my\nkey", "my\\nkey", "secret-escaped"],
  ["my\\\\key", "my\\key", "secret-escaped"],
  ...[8, 16, 20, 24, 32, 40, 50, 64, 72, 100, 128, 255, 256].map(
    (length) => ["s".repeat(300), "s".repeat(length), "secret-cut"] as const,
  ),
  ["s".repeat(300), "s".repeat(9), "unknown"],
  ...["null", "None", "nil", "false", "[object Object]"].map(
    (word) => ["mykey", word, "secret-unset-at-sender"] as const,
  ),
];

describe("secrets", () => {
  test.each(secrets)("%j, signed with %j: %s", async (secret, key, cause) => {
    const header = `sha256=${computeHex(key, BODY)}`;
    expect((await diagnose({ secret, body: BODY, header })).cause).toBe(cause);
  });
});

/** What was signed, what arrived, and the named cause. */
const bodies: readonly (readonly [signed: Bytes, body: Bytes, cause: Diagnosis["cause"]])[] = [
  ...["null", "None", "[]", '""', "true", "false"].map((word) => [word, BODY, "signed-placeholder"] as const),
  ['{"a":"x"}', '{"a":"\ufeffx"}', "unknown"],
  ["{}", "\ufeff{}", "signed-placeholder"],
  ['{"a":1}\n', '{"a":1}\n\n', "newline-added"],
  ['{"a":1}', '{"a":1}\n\n', "white-space-added"],
  ['{"a":1}\r', '{"a":1}\r\n', "unknown"],
  ['{"a":1}\r\n', '{"a":1}\r\n\r\n', "crlf-added"],
  [' {"a":1}', ' {"a":1}  ', "white-space-added"],
  ['{"a":1} ', '  {"a":1} ', "white-space-added"],
  ['{\r\n"a":1\r\n}', '{\r\n"a":1\n}', "crlf-became-lf"],
  ['{"a":1}\0', '{"a":1}\0', "matches"],
  [Buffer.from('{"n":"木é"}', "utf16le"), '{"n":"木é"}', "signed-as-utf16"],
  [Buffer.from('{"n":"木é"}', "utf16le").swap16(), '{"n":"木é"}', "signed-as-utf16"],
  ["\x1f\x8b", "\x1f\x8c", "unknown"],
  ['{"a":1}', "a=x&payload=%7B%22a%22%3A1%7D", "body-in-form"],
  ['{"a":1}', `${"a=x&".repeat(20)}payload=%7B%22a%22%3A1%7D`, "unknown"],
  ['{"a":1}', "?payload=%7B%22a%22%3A1%7D", "unknown"],
  ['{"a":1}', "a b=%7B%22a%22%3A1%7D", "unknown"],
  ["4", "4 ", "white-space-added"],
  ["5", '{"a":5}', "body-in-envelope"],
  ['{"a":"€ž\xa0"}', Buffer.from('{"a":"\x80\x9e\xa0"}', "latin1"), "encoded-as-latin1"],
  [
    Buffer.from("x".repeat(9).concat("\x80".repeat(999)), "latin1"),
    `${"x".repeat(9)}${"\ufffd".repeat(999)}`,
    "decoded-lossily",
  ],
  [Buffer.from("\x80".repeat(1000), "latin1"), "\ufffd".repeat(1000), "unknown"],
];

describe("bodies", () => {
  test.each(bodies)("%j, arrived as %j: %s", async (signed, body, cause) => {
    const header = `sha256=${computeHex(SECRET, signed)}`;
    expect((await diagnose({ secret: SECRET, body, header })).cause).toBe(cause);
  });
});

describe("which of two secrets signed", () => {
  const two = [
    { id: "new", secret: "another" },
    { id: "old", secret: SECRET },
  ];
  const past = new Date("2026-01-01T00:00:00Z");
  const rows: readonly { cause: CauseId; options: Partial<DiagnoseOptions>; header: string }[] = [
    { cause: "prefix-missing", options: {}, header: HEX },
    { cause: "newline-lost", options: {}, header: `sha256=${computeHex(SECRET, `${BODY}\n`)}` },
    { cause: "secret-case", options: {}, header: `sha256=${computeHex(SECRET.toUpperCase(), BODY)}` },
    { cause: "algorithm-sha1", options: {}, header: `sha1=${computeHex(SECRET, BODY, "sha1")}` },
    { cause: "digest-cut", options: {}, header: HEADER.slice(0, 50) },
    {
      cause: "secret-other",
      options: { secrets: two.slice(0, 1), otherSecrets: [{ id: "x", secret: "x" }, two[1]!] },
      header: HEADER,
    },
    {
      cause: "secret-expired",
      options: {
        secrets: [
          ...two.slice(0, 1),
          { id: "x", secret: "x", notAfter: past },
          { ...two[1]!, notAfter: past },
        ],
      },
      header: HEADER,
    },
  ];

  test.each(rows)("is told with $cause", async ({ cause, options, header }) => {
    const diagnosis = await diagnose({ secrets: two, body: BODY, ...options, header } as DiagnoseOptions);
    expect(diagnosis).toMatchObject({ cause, proven: true, keyId: "old" });
  });
});

describe("advice where no cause is known", () => {
  const mismatch = `sha256=${computeHex("something else", BODY)}`;
  const other = [{ id: "x", secret: "yet another" }];
  const python = "Python-urllib/3.12";
  const rows: readonly {
    name: string;
    options: Partial<DiagnoseOptions>;
    ruledOut?: number;
    next: number;
    first: RegExp;
  }[] = [
    { name: "a mismatch", options: {}, next: 6, first: /by length/ },
    { name: "other secrets that were tried", options: { otherSecrets: other }, next: 5, first: /by length/ },
    { name: "compact JSON of Python", options: { userAgent: python }, next: 7, first: /sender is Python/ },
    {
      name: "JSON of Python as it writes it",
      options: { userAgent: python, body: '{"event": "ping"}' },
      next: 6,
      first: /by length/,
    },
    {
      name: "compact JSON within what Python sent",
      options: { userAgent: python, body: '[{"event":"ping"}]' },
      next: 6,
      first: /by length/,
    },
    {
      name: "bytes of Python that are no text",
      options: { userAgent: python, body: new Uint8Array([0xff]) },
      next: 6,
      first: /by length/,
    },
    {
      name: "a header of no form",
      options: { header: "sha256=none" },
      ruledOut: 0,
      next: 7,
      first: /its length/,
    },
  ];

  test.each(rows)("$name", async ({ options, ruledOut = 3, next, first }) => {
    const diagnosis = await diagnose({
      secret: SECRET,
      body: BODY,
      header: mismatch,
      ...options,
    } as DiagnoseOptions);
    expect(diagnosis).toMatchObject({
      cause: "unknown",
      ruledOut: [/^the secret here: /, /^the body here: /, /^the digest: /]
        .slice(0, ruledOut)
        .map((start) => expect.stringMatching(start)),
      next: Array.from({ length: next }, () => expect.stringMatching(/\w+ \w+/)),
    });
    expect("next" in diagnosis && diagnosis.next[0]).toMatch(first);
  });
});
