import { createHash, createHmac } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { inspect } from "node:util";
import { deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, inject, it, test } from "vitest";
import { type CauseId, causes, generalRemedy } from "./causes.ts";
import { type DiagnoseOptions, type Diagnosis, diagnose } from "./diagnose.ts";

type Bytes = string | Uint8Array;

/** A cause, the values on the two sides, and what is special about the row. */
type Row<First> = readonly [cause: CauseId, first: First, second: Bytes, name?: string];

const SECRET = "a shared secret";
const BODY = '{"event":"ping","sender":{"id":4,"username":"zoë"},"url":"https://a.example/4"}';

function computeMac(key: Bytes, message: Bytes, algorithm = "sha256"): Buffer {
  return createHmac(algorithm, key).update(message).digest();
}

function signText(key: Bytes, message: Bytes): string {
  return `sha256=${computeMac(key, message).toString("hex")}`;
}

const HEX = computeMac(SECRET, BODY).toString("hex");
const HEADER = `sha256=${HEX}`;

/** The header, with the right secret and body. */
const headerRows: readonly {
  cause: CauseId;
  name?: string;
  header: DiagnoseOptions["header"];
  proven: boolean;
}[] = [
  { cause: "header-missing", header: undefined, proven: false },
  { cause: "header-missing", name: "no values", header: [], proven: false },
  { cause: "header-empty", header: "", proven: false },
  { cause: "header-duplicated", header: [HEADER, HEADER], proven: false },
  { cause: "header-duplicated", name: "joined", header: `${HEADER}, ${HEADER}`, proven: false },
  { cause: "header-white-space", name: "after", header: `${HEADER} `, proven: true },
  { cause: "header-white-space", name: "newline", header: `${HEADER}\r\n`, proven: true },
  { cause: "header-white-space", name: "zero width", header: `\u200b${HEADER}`, proven: true },
  { cause: "header-quoted", header: `"${HEADER}"`, proven: true },
  { cause: "header-quoted", name: "digest", header: `sha256='${HEX}'`, proven: true },
  { cause: "header-named", header: `X-Signature-256: ${HEADER}`, proven: true },
  { cause: "prefix-missing", header: HEX, proven: true },
  { cause: "prefix-case", header: `SHA256=${HEX}`, proven: true },
  { cause: "prefix-separator", header: `sha256:${HEX}`, proven: true },
  { cause: "prefix-separator", name: "none", header: `sha256${HEX}`, proven: true },
  { cause: "prefix-other", header: `v1=${HEX}`, proven: true },
  { cause: "prefix-other", name: "wrong algorithm", header: `sha1=${HEX}`, proven: true },
  {
    cause: "algorithm-sha1",
    header: `sha1=${computeMac(SECRET, BODY, "sha1").toString("hex")}`,
    proven: true,
  },
  { cause: "algorithm-sha1", name: "of another body", header: `sha1=${"0".repeat(40)}`, proven: false },
  {
    cause: "algorithm-sha1",
    name: "as sha256",
    header: `sha256=${computeMac(SECRET, BODY, "sha1").toString("hex")}`,
    proven: true,
  },
  {
    cause: "algorithm-sha384",
    header: `sha384=${computeMac(SECRET, BODY, "sha384").toString("hex")}`,
    proven: true,
  },
  {
    cause: "algorithm-sha512",
    header: `sha512=${computeMac(SECRET, BODY, "sha512").toString("hex")}`,
    proven: true,
  },
  { cause: "digest-base64", header: `sha256=${computeMac(SECRET, BODY).toString("base64")}`, proven: true },
  {
    cause: "digest-base64",
    name: "url",
    header: computeMac(SECRET, BODY).toString("base64url"),
    proven: true,
  },
  { cause: "digest-cut", header: HEADER.slice(0, -1), proven: true },
  { cause: "digest-cut", name: "to half", header: HEADER.slice(0, 7 + 32), proven: true },
];

/** The secret here and the key that the sender used. */
const keyRows: readonly Row<string>[] = [
  ["secret-newline", "Tr0ub4dor\n", "Tr0ub4dor"],
  ["secret-newline", "Tr0ub4dor\r\n", "Tr0ub4dor", "CR LF"],
  ["secret-white-space", " Tr0ub4dor ", "Tr0ub4dor"],
  ["secret-quoted", '"Tr0ub4dor"', "Tr0ub4dor"],
  ["secret-quoted", "'Tr0ub4dor'", "Tr0ub4dor", "single"],
  ["secret-newline-at-sender", "Tr0ub4dor", "Tr0ub4dor\n"],
  ["secret-newline-at-sender", "Tr0ub4dor", "Tr0ub4dor\r\n", "CR LF"],
  ["secret-white-space-at-sender", "Tr0ub4dor", "Tr0ub4dor "],
  ["secret-quoted-at-sender", "Tr0ub4dor", '"Tr0ub4dor"'],
  ["secret-hex", "6d796b6579", "mykey"],
  ["secret-base64", "bXlrZXk=", "mykey"],
  ["secret-base64", "_-8B_w", new Uint8Array([0xff, 0xef, 0x01, 0xff]), "not a text"],
  ["secret-whsec", "whsec_bXlrZXk=", "mykey"],
  ["secret-whsec", "whsec_bXlrZXk=", "bXlrZXk=", "as text"],
  ["secret-hex-at-sender", "mykey", "6d796b6579"],
  ["secret-base64-at-sender", "mykey", "bXlrZXk="],
  ["secret-base64-at-sender", "mykey", "bXlrZXkK", "with newline"],
  ["secret-encoding", "clé", new Uint8Array([0x63, 0x6c, 0xe9])],
  ["secret-encoding", "Tro", "T\0r\0o\0", "UTF-16"],
  ["secret-encoding", "clé", "clÃ©", "twice UTF-8"],
  ["secret-normalised", "cle\u0301", "cl\u00e9"],
  ["secret-case", "MyKey", "mykey"],
  ["secret-escaped", "my\\nkey", "my\nkey"],
  ["secret-escaped", "my key&co", "my%20key%26co", "percent"],
  ["secret-escaped", "my%2Bkey", "my+key", "percent here"],
  ["secret-cut", "s".repeat(70), "s".repeat(64)],
  ["secret-unset-at-sender", "mykey", "undefined"],
  ["secret-unset-at-sender", "mykey", "", "empty"],
];

/** What was signed, and what arrived. */
const bodyRows: readonly Row<Bytes>[] = [
  ["signed-empty", "", BODY],
  ["signed-placeholder", "{}", BODY],
  ["signed-placeholder", "undefined", BODY, "undefined"],
  ["signed-object", "[object Object]", BODY],
  ["newline-lost", '{"event":"ping"}\n', '{"event":"ping"}'],
  ["crlf-lost", '{"event":"ping"}\r\n', '{"event":"ping"}'],
  ["newline-added", '{"event":"ping"}', '{"event":"ping"}\n'],
  ["crlf-added", '{"event":"ping"}', '{"event":"ping"}\r\n'],
  ["white-space-added", '{"event":"ping"}', '  {"event":"ping"} '],
  ["crlf-became-lf", '{\r\n"event":"ping"\r\n}', '{\n"event":"ping"\n}'],
  ["lf-became-crlf", '{\n"event":"ping"\n}', '{\r\n"event":"ping"\r\n}'],
  ["bom-lost", '\ufeff{"event":"ping"}', '{"event":"ping"}'],
  ["bom-added", '{"event":"ping"}', '\ufeff{"event":"ping"}'],
  ["nul-added", '{"event":"ping"}', '{"event":"ping"}\0\0\0\0'],
  ["decoded-lossily", Buffer.from('{"name":"clé"}', "latin1"), '{"name":"cl\ufffd"}'],
  ["signed-lossily", '{"name":"cl\ufffd"}', Buffer.from('{"name":"clé"}', "latin1")],
  ["decoded-as-latin1", '{"name":"clé"}', '{"name":"clÃ©"}'],
  ["decoded-as-latin1", '{"name":"“x”"}', '{"name":"â€œxâ€\x9d"}', "Windows"],
  ["signed-as-latin1", Buffer.from('{"name":"clé"}', "latin1"), '{"name":"clé"}'],
  ["encoded-as-latin1", '{"name":"clé"}', Buffer.from('{"name":"clé"}', "latin1")],
  ["signed-as-utf16", Buffer.from(BODY, "utf16le"), BODY],
  ["signed-as-utf16", Buffer.from(BODY, "utf16le").swap16(), BODY, "big-endian"],
  ["gzip", BODY, gzipSync(BODY)],
  ["deflate", BODY, deflateSync(BODY)],
  ["body-in-base64", BODY, Buffer.from(BODY).toString("base64")],
  ["signed-in-base64", Buffer.from(BODY).toString("base64"), BODY],
  ["body-in-form", '{"a":"b c"}', "payload=%7B%22a%22%3A%22b+c%22%7D"],
  ["body-in-string", '{"a":1}', '"{\\"a\\":1}"'],
  ["signed-in-string", '"{\\"a\\":1}"', '{"a":1}'],
  ["body-in-envelope", '{"a":1}', '{"id":7,"body":"{\\"a\\":1}"}'],
  ["body-in-envelope", '{"a":1}', '{"body":"eyJhIjoxfQ==","isBase64Encoded":true}', "base64"],
  ["body-in-envelope", '{"a":1}', '{"payload": {"a": 1}}', "a document"],
  ["body-cut", '{"a":{"b":[1,2]}}', '{"a":{"b":[1,2]'],
  ["respelt-slashes-unescaped", '{"u": "a/b"}', '{"u": "a\\/b"}'],
  ["respelt-slashes-escaped", '{"u": "a\\/b\\\\"}', '{"u": "a/b\\\\"}'],
  ["respelt-escape-case", '{"n": "\\u00E9"}', '{"n": "\\u00e9"}'],
  ["respelt-escape-case", '{"n": "\\u00e9"}', '{"n": "\\u00E9"}', "lower"],
  ["respelt-escaped", '{"n": "\\u00e9\\ud83d\\ude00"}', '{"n": "é😀"}'],
  ["respelt-escaped", '{"n": "\\u00E9"}', '{"n": "é"}', "upper"],
  ["respelt-unescaped", '{"n": "é😀"}', '{"n": "\\u00e9\\ud83d\\ude00"}'],
  ["respelt-unescaped", '{"n": "<&>"}', '{"n": "\\u003c\\u0026\\u003e"}', "signs"],
  ["respelt-integers", '{"x": 1, "y": "1.0"}', '{"x": 1.0, "y": "1.0"}'],
  ["respelt-floats", '{"x": 1.0, "y": -2.0}', '{"x": 1, "y": -2}', "all"],
  ["respelt-floats", '{"id": 4, "x": 1.0, "y": "1"}', '{"id": 4, "x": 1, "y": "1"}', "one"],
  ["respelt-compact", '{"a":[1,{}],"b":"x, y: z"}', '{\n "a": [ 1, {} ],\n "b": "x, y: z"\n}'],
  ["respelt-compact", '{"n":"é"}', '{"n": "\\u00e9"}', "by JSON.stringify"],
  ["respelt-python", '{"a": [1, {"n": "\\u00e9"}], "b": []}', '{"a":[1,{"n":"é"}],"b":[]}', "json.dumps"],
  ["respelt-python", '{"a": [1, {"n": "é"}]}', '{"a":[1,{"n":"é"}]}', "ensure_ascii=False"],
  ["respelt-indent-2", '{\n  "a": [\n    1,\n    {}\n  ],\n  "b": []\n}', '{"a":[1,{}],"b":[]}'],
  ["respelt-indent-4", '{\n    "a": [\n        1\n    ]\n}', '{"a":[1]}'],
  ["respelt-tabs", '{\n\t"a": [\n\t\t1\n\t]\n}', '{"a":[1]}'],
  ["respelt-html-escaped", '{"n":"\\u003cé\\u003e \\u0026"}', '{"n":"<é> &"}'],
  ["respelt-html-escaped", '{"n":"\\u003c"}', '{"n": "<"}', "compact"],
  ["respelt-php", '{"u":"a\\/\\u00e9"}', '{"u":"a/é"}'],
  ["respelt-php", '{"u":"a\\/\\u00e9"}', '{"u": "a/é"}', "compact"],
  ["respelt-sorted", '{"a":1,"a b":2,"b":{"c":[3,2],"d":4}}', '{"b":{"d":4,"c":[3,2]},"a b":2,"a":1}'],
  ["respelt-sorted", '{"a": 1, "b": "\\u00e9"}', '{"b":"é","a":1}', "Python"],
  ["respelt-newline", '{"a": [1, 2]}\n', '{"a":[1,2]}', "Python"],
  ["respelt-newline", '{\n  "a": 1\n}\n', '{"a":1}', "indented"],
  ["respelt-by-javascript", '{"a":1000,"b":0.5}', '{"a": 1e3, "b": 0.50}'],
  ["respelt-exponents", '{"a":1e-07,"b":"1e-7"}', '{"a":1e-7,"b":"1e-7"}'],
  [
    "respelt-from-python",
    '{"a": [235.0, 1.5], "b": 1e-07, "c": "\\u00e9"}',
    '{"a":[235,1.5],"b":1e-7,"c":"é"}',
    "floats",
  ],
  ["respelt-from-python", '{"points": [1.0, 2.0], "id": 7}', '{"points":[1,2],"id":7}', "whole floats"],
  ["respelt-from-python", '{"x": -0.0, "id": 7}', '{"x":0,"id":7}', "minus zero"],
  ["respelt-from-python", '{"id": 7, "size": 235.0, "n": 8}', '{"id":7,"size":235,"n":8}', "one float"],
];

function nameRow(cause: CauseId, name: string | undefined): string {
  return name === undefined ? cause : `${cause}: ${name}`;
}

const cases: readonly { name: string; cause: CauseId; proven: boolean; options: DiagnoseOptions }[] = [
  ...headerRows.map(({ cause, name, header, proven }) => ({
    name: nameRow(cause, name),
    cause,
    proven,
    options: { secret: SECRET, body: BODY, header },
  })),
  ...keyRows.map(([cause, secret, key, name]) => ({
    name: nameRow(cause, name),
    cause,
    proven: true,
    options: { secret, body: BODY, header: signText(key, BODY) },
  })),
  ...bodyRows.map(([cause, signed, body, name]) => ({
    name: nameRow(cause, name),
    cause,
    proven: true,
    options: { secret: SECRET, body, header: signText(SECRET, signed) },
  })),
  ...(
    [
      ["arguments-swapped", computeMac(BODY, SECRET)],
      ["digest-without-key", createHash("sha256").update(BODY).digest()],
      [
        "digest-of-both",
        createHash("sha256")
          .update(SECRET + BODY)
          .digest(),
      ],
      ["digest-of-digest", computeMac(SECRET, createHash("sha256").update(BODY).digest())],
      ["digest-of-digest", computeMac(SECRET, createHash("sha256").update(BODY).digest("hex"))],
    ] as const
  ).map(([cause, mac]) => ({
    name: cause,
    cause,
    proven: true,
    options: { secret: SECRET, body: BODY, header: `sha256=${mac.toString("hex")}` },
  })),
  {
    name: "secret-expired",
    cause: "secret-expired",
    proven: true,
    options: {
      secrets: [
        { id: "new", secret: SECRET },
        { id: "old", secret: "an old secret", notAfter: new Date("2026-01-01T00:00:00Z") },
      ],
      now: new Date("2026-02-01T00:00:00Z"),
      body: BODY,
      header: signText("an old secret", BODY),
    },
  },
  {
    name: "secret-other",
    cause: "secret-other",
    proven: true,
    options: {
      secret: SECRET,
      otherSecrets: [{ id: "staging", secret: "the staging secret" }],
      body: BODY,
      header: signText("the staging secret", BODY),
    },
  },
  {
    name: "secret-none",
    cause: "secret-none",
    proven: false,
    options: { secrets: [], body: BODY, header: HEADER },
  },
  {
    name: "body-missing",
    cause: "body-missing",
    proven: false,
    options: { secret: SECRET, body: "", header: HEADER },
  },
  {
    name: "body-cut: within a string",
    cause: "body-cut",
    proven: false,
    options: { secret: SECRET, body: BODY.slice(0, 40), header: HEADER },
  },
  {
    name: "body-cut: within a letter",
    cause: "body-cut",
    proven: false,
    options: { secret: SECRET, body: Buffer.from(BODY).subarray(0, BODY.indexOf("ë") + 1), header: HEADER },
  },
];

/** Writes everything that a person could see of a value. */
function shown(value: unknown): string {
  return [JSON.stringify(value), inspect(value, { depth: null, showHidden: true }), String(value)].join("\n");
}

/** Lists the forms in which a MAC could be shown. */
function listForms(mac: Buffer): string[] {
  const bytes = [...mac].join(", ");
  return [mac.toString("hex"), mac.toString("base64"), mac.toString("base64url"), bytes].flatMap((form) => [
    form.slice(0, 20).toLowerCase(),
    form.slice(-20).toLowerCase(),
  ]);
}

describe("each cause", () => {
  test.each(cases)("$name", async ({ options, cause, proven }) => {
    const diagnosis = await diagnose(options);
    const { meaning, remedy = generalRemedy } = causes[cause];
    expect(diagnosis).toMatchObject({ cause, proven, meaning, remedy, skipped: [] });
    expect("also" in diagnosis).toBe(false);
  });

  it("has a row", () => {
    const seen = new Set(cases.map(({ cause }) => cause));
    expect(Object.keys(causes).filter((cause) => !seen.has(cause as CauseId))).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(30);
  });

  test.each(cases)("$name shows neither MAC nor secret", async ({ options }) => {
    const text = shown(await diagnose(options)).toLowerCase();
    const secrets = [
      ...(options.secrets ?? [{ secret: options.secret }]).map(({ secret }) => secret),
      ...(options.otherSecrets ?? []).map(({ secret }) => secret),
    ];
    const bytes = Buffer.from(options.body as Uint8Array);
    const forms = secrets.flatMap((secret) => [
      ...listForms(computeMac(secret, bytes)),
      secret.trim().toLowerCase(),
    ]);
    expect(forms.filter((form) => text.includes(form))).toEqual([]);
  });
});

describe("diagnose", () => {
  it("says that a signature matches, and by which secret", async () => {
    const secrets = [
      { id: "new", secret: "another" },
      { id: "old", secret: SECRET },
    ];
    expect(await diagnose({ secrets, body: BODY, header: HEADER })).toEqual({
      cause: "matches",
      keyId: "old",
    });
    expect(await diagnose({ secret: SECRET, body: BODY, header: HEX, bareDigest: true })).toEqual({
      cause: "matches",
      keyId: "default",
    });
  });

  it("says that it does not know, with the verifier's reason", async () => {
    const header = signText("another secret altogether", BODY);
    const options = { secret: SECRET, body: BODY };
    expect(await diagnose({ ...options, header })).toMatchObject({
      cause: "unknown",
      reason: "mismatch",
      skipped: [],
    });
    expect(await diagnose({ ...options, header: "sha256=none" })).toMatchObject({
      cause: "unknown",
      reason: "not-hex",
      skipped: [],
    });
  });

  it("never ends without a next step, and names commands in it", async () => {
    const options = { secret: SECRET, body: BODY.replace(/([,:]) /g, "$1") };
    const header = signText("another secret altogether", BODY);
    const plain = await diagnose({ ...options, header });
    const ofPython = await diagnose({ ...options, header, userAgent: "python-requests/2.26.0" });
    expect(plain).toMatchObject({
      ruledOut: [expect.any(String), expect.any(String), expect.any(String)],
      next: expect.arrayContaining([expect.stringContaining("annotation-contracts listen --secret-env")]),
    });
    const secretNames = { options: "--secret-file key", count: "wc -c < key" };
    expect(await diagnose({ ...options, header, secretNames })).toMatchObject({
      next: expect.arrayContaining([
        "compare the secrets by length, on both sides: wc -c < key",
        expect.stringContaining("annotation-contracts listen --secret-file key --save"),
      ]),
    });
    expect((ofPython as { next: readonly string[] }).next[0]).toMatch(/parsed and serialised again/);
  });

  it("names a second cause behind that of the header", async () => {
    const header = computeMac(SECRET, `${BODY}\n`).toString("base64");
    const diagnosis = await diagnose({ secret: SECRET, body: BODY, header });
    expect(diagnosis).toMatchObject({
      cause: "digest-base64",
      proven: true,
      also: { cause: "newline-lost" },
    });
  });

  it("finds the cause under the second of two secrets", async () => {
    const secrets = [
      { id: "new", secret: "another" },
      { id: "old", secret: SECRET },
    ];
    const diagnosis = await diagnose({ secrets, body: BODY, header: signText(SECRET, `${BODY}\n`) });
    expect(diagnosis).toMatchObject({ cause: "newline-lost", keyId: "old" });
  });

  it("does not tell whether fewer than 32 digits are right, since they could be guessed", async () => {
    const options = { secret: SECRET, body: BODY };
    const right = await diagnose({ ...options, header: HEADER.slice(0, 7 + 31) });
    const wrong = await diagnose({ ...options, header: `sha256=${"0".repeat(31)}` });
    expect(right).toMatchObject({ cause: "unknown", reason: "wrong-length", skipped: [] });
    expect(wrong).toEqual(right);
  });

  it("says what it skips for a body of 10 MiB, and takes seconds at most", async () => {
    const body = `{"a": "${"x".repeat(10 * 1024 * 1024)}"}`;
    const respelt = await diagnose({
      secret: SECRET,
      body,
      header: signText(SECRET, body.replace(": ", ":")),
    });
    expect(respelt).toMatchObject({
      cause: "unknown",
      reason: "mismatch",
      skipped: ["other spellings and encodings of the body: it is over 1 MiB"],
    });
    const cut = await diagnose({ secret: SECRET, body, header: signText(SECRET, `${body}\n`) });
    expect(cut).toMatchObject({ cause: "newline-lost", proven: true });
  });

  it("says what it skips for a body of many levels", async () => {
    const body = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    expect(await diagnose({ secret: SECRET, body, header: signText("another", body) })).toMatchObject({
      cause: "unknown",
      reason: "mismatch",
      skipped: ["other spellings of the body: it is nested deeper than 200 levels"],
    });
  });

  it("refuses a parsed body and an empty secret as verify does", async () => {
    const parsed = { event: "ping" } as unknown as string;
    await expect(diagnose({ secret: SECRET, body: parsed, header: HEADER })).rejects.toThrow(TypeError);
    await expect(diagnose({ secret: "", body: BODY, header: HEADER })).rejects.toThrow(TypeError);
  });
});

/** A delivery that was right until something changed in its body, header or secret. */
interface Corrupted {
  readonly body: Buffer;
  readonly header: string;
  readonly secret: string;
}

/** How many corruptions are tried: 1,000 in `npm run proof`. */
const corruptions = 1_000 * inject("share");

describe("random corruptions", () => {
  const folder = new URL("../../conformance/samples/", import.meta.url);
  const bodies = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .flatMap((text) => [text.trim(), JSON.stringify(JSON.parse(text))]);
  const secret = "9pXw-c2sT_hGq4Lz8RkV";

  /** Replaces, inserts or deletes some bytes somewhere, or drops all bytes from some place on. */
  function corrupt(bytes: Buffer): fc.Arbitrary<Buffer> {
    const at = fc.nat(bytes.length - 1);
    const noise = fc.uint8Array({ minLength: 1, maxLength: 8 });
    const few = fc.integer({ min: 1, max: 8 });
    const spliced = (from: number, length: number, inserted: Uint8Array): Buffer =>
      Buffer.concat([bytes.subarray(0, from), inserted, bytes.subarray(from + length)]);
    return fc
      .oneof(
        fc.tuple(at, noise).map(([from, inserted]) => spliced(from, inserted.length, inserted)),
        fc.tuple(at, noise).map(([from, inserted]) => spliced(from, 0, inserted)),
        fc.tuple(at, few).map(([from, length]) => spliced(from, length, new Uint8Array())),
        fc.tuple(at, fc.nat(7)).map(([from, bit]) => spliced(from, 1, Buffer.of(bytes[from]! ^ (1 << bit)))),
        at.map((from) => bytes.subarray(0, from)),
      )
      .filter((changed) => !changed.equals(bytes));
  }

  const corrupted: fc.Arbitrary<Corrupted & { readonly original: Corrupted }> = fc
    .constantFrom(...bodies)
    .map((text) => ({ body: Buffer.from(text), header: signText(secret, text), secret }))
    .chain((original) =>
      fc
        .oneof(
          { weight: 3, arbitrary: corrupt(original.body).map((body) => ({ ...original, body })) },
          {
            weight: 2,
            arbitrary: corrupt(Buffer.from(original.header)).map((header) => ({
              ...original,
              header: header.toString("latin1"),
            })),
          },
          {
            weight: 1,
            arbitrary: corrupt(Buffer.from(secret))
              .filter(({ length }) => length > 0)
              .map((changed) => ({ ...original, secret: changed.toString("latin1") })),
          },
          {
            weight: 1,
            arbitrary: fc
              .tuple(corrupt(original.body), corrupt(Buffer.from(original.header)))
              .map(([body, header]) => ({ ...original, body, header: header.toString("latin1") })),
          },
        )
        .map((changed) => ({ ...changed, original })),
    );

  /** What must be true of a corruption for a named cause to be right; a cause that is not listed is wrong. */
  const isRight: Readonly<Partial<Record<Diagnosis["cause"], (now: Corrupted, was: Corrupted) => boolean>>> =
    {
      unknown: () => true,
      matches: ({ header }, was) => header !== was.header && header.toLowerCase() === was.header,
      "header-empty": ({ header }) => header === "",
      "header-duplicated": ({ header }) => header.includes(","),
      "header-white-space": ({ header }, was) => header.replace(/[\s\0]/g, "") === was.header,
      "prefix-case": ({ header }) => /^sha256=/i.test(header) && !header.startsWith("sha256="),
      "prefix-missing": ({ header }) => /^[\da-f]{64}$/i.test(header),
      "prefix-separator": ({ header }) => /^sha256(?!=[\da-f]).{0,3}[\da-f]{64}$/is.test(header),
      "prefix-other": ({ header }) => /[=:]/.test(header) && !header.startsWith("sha256="),
      "digest-cut": ({ header }, was) => header.length < was.header.length && was.header.startsWith(header),
      "secret-case": (now, was) => now.secret.toLowerCase() === was.secret.toLowerCase(),
      "secret-newline": (now, was) => now.secret.trim() === was.secret,
      "secret-white-space": (now, was) => now.secret.trim() === was.secret,
      "secret-cut": (now, was) => now.secret.startsWith(was.secret),
      "body-missing": ({ body }) => body.length === 0,
      "body-cut": ({ body }, was) =>
        body.length < was.body.length && was.body.subarray(0, body.length).equals(body),
      "white-space-added": ({ body }, was) => body.toString().trim() === was.body.toString(),
      "respelt-indent-2": ({ body }, was) => isSameJson(body, was.body),
      "respelt-compact": ({ body }, was) => isSameJson(body, was.body),
    };

  function isSameJson(a: Buffer, b: Buffer): boolean {
    return JSON.stringify(JSON.parse(a.toString())) === JSON.stringify(JSON.parse(b.toString()));
  }

  it("get no wrong name, and show neither MAC nor secret", async () => {
    const names = new Map<string, number>();
    const property = fc.asyncProperty(corrupted, async ({ original, ...now }) => {
      const diagnosis = await diagnose(now);
      names.set(diagnosis.cause, (names.get(diagnosis.cause) ?? 0) + 1);
      const given = "also" in diagnosis ? [diagnosis.cause, diagnosis.also.cause] : [diagnosis.cause];
      expect(given.filter((cause) => !isRight[cause]?.(now, original))).toEqual([]);
      const text = shown(diagnosis).toLowerCase();
      const forms = [now.secret, secret].flatMap((key) => listForms(computeMac(key, now.body)));
      expect([...forms, secret.toLowerCase()].filter((form) => text.includes(form))).toEqual([]);
    });
    await fc.assert(property, { seed: 20260201, numRuns: corruptions });
    // Most truncated bodies are named, though nothing proves them.
    expect(names.get("body-cut") ?? 0).toBeGreaterThan(Math.floor(corruptions / 25));
  });
});
