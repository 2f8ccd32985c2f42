import { createHash, createHmac } from "node:crypto";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { causes } from "./causes.ts";
import { type DiagnoseOptions, diagnose } from "./diagnose.ts";

type Bytes = string | Uint8Array;

const SECRET = "a shared secret";
const BODY = '{"event":"ping","sender":{"id":4,"username":"zoë"},"url":"https://a.example/4"}';

function compute(key: Bytes, message: Bytes, algorithm = "sha256"): Buffer {
  return createHmac(algorithm, key).update(message).digest();
}

const signText = (key: Bytes, message: Bytes): string => `sha256=${compute(key, message).toString("hex")}`;
const HEX = compute(SECRET, BODY).toString("hex");
const HEADER = `sha256=${HEX}`;

/** The header, with the right secret and body; whether the cause is proven. */
const headers: readonly (readonly [cause: string, header: DiagnoseOptions["header"], proven?: false])[] = [
  ["header-missing", undefined, false],
  ["header-missing", [], false],
  ["header-empty", "", false],
  ["header-duplicated", [HEADER, HEADER], false],
  ["header-duplicated", `${HEADER}, ${HEADER}`, false],
  ["header-white-space", `${HEADER} `],
  ["header-white-space", `${HEADER}\r\n`],
  ["header-white-space", `\u200b${HEADER}`],
  ["prefix-missing", HEX],
  ["prefix-other", `SHA256=${HEX}`],
  ["prefix-other", `sha256:${HEX}`],
  ["prefix-other", `v1=${HEX}`],
  ["prefix-other", `X-Signature-256: ${HEADER}`],
  ["algorithm-other", `sha1=${compute(SECRET, BODY, "sha1").toString("hex")}`],
  ["algorithm-other", `sha1=${"0".repeat(40)}`, false],
  ["algorithm-other", `sha256=${compute(SECRET, BODY, "sha1").toString("hex")}`],
  ["algorithm-other", `sha512=${compute(SECRET, BODY, "sha512").toString("hex")}`],
  ["digest-base64", `sha256=${compute(SECRET, BODY).toString("base64")}`],
  ["digest-base64", compute(SECRET, BODY).toString("base64url")],
];

/** The secret here, and the key that the sender used. */
const keys: readonly (readonly [cause: string, secret: string, key: Bytes])[] = [
  ["secret-newline", "Tr0ub4dor\r\n", "Tr0ub4dor"],
  ["secret-white-space", " Tr0ub4dor ", "Tr0ub4dor"],
  ["secret-quoted", '"Tr0ub4dor"', "Tr0ub4dor"],
  ["secret-newline-at-sender", "Tr0ub4dor", "Tr0ub4dor\n"],
  ["secret-base64", "bXlrZXk=", "mykey"],
  ["secret-base64", "whsec_bXlrZXk=", "mykey"],
  ["secret-base64-at-sender", "mykey", "bXlrZXkK"],
  ["secret-unset-at-sender", "mykey", "undefined"],
  ["secret-unset-at-sender", "mykey", ""],
];

/** What was signed, and what arrived. */
const bodies: readonly (readonly [cause: string, signed: Bytes, body: Bytes])[] = [
  ["signed-empty", "", BODY],
  ["signed-empty", "[object Object]", BODY],
  ["newline-lost", '{"event":"ping"}\n', '{"event":"ping"}'],
  ["newline-lost", '{"event":"ping"}\r\n', '{"event":"ping"}'],
  ["newline-added", '{"event":"ping"}', '{"event":"ping"}\n'],
  ["newline-added", '{"event":"ping"}', ' {"event":"ping"} '],
  ["newline-added", '{"event":"ping"}', '\ufeff{"event":"ping"}'],
  ["body-in-base64", BODY, Buffer.from(BODY).toString("base64")],
  ["body-in-envelope", '{"a":1}', '"{\\"a\\":1}"'],
  ["body-in-envelope", '{"a":1}', '{"id":7,"body":"{\\"a\\":1}"}'],
  ["body-in-envelope", '{"a":1}', '{"body":"eyJhIjoxfQ==","isBase64Encoded":true}'],
  ["body-in-envelope", '{"a":1}', '{"payload": {"a": 1}}'],
  ["respelt-escaped", '{"n": "\\u00e9\\ud83d\\ude00"}', '{"n": "é😀"}'],
  ["respelt-escaped", '{"n":"\\u003cé\\u003e \\u0026"}', '{"n":"<é> &"}'],
  ["respelt-unescaped", '{"n": "é😀"}', '{"n": "\\u00e9\\ud83d\\ude00"}'],
  ["respelt-compact", '{"a":[1,{}],"b":"x, y: z"}', '{\n "a": [ 1, {} ],\n "b": "x, y: z"\n}'],
  ["respelt-compact", '{"n":"é"}', '{"n": "\\u00e9"}'],
  ["respelt-python", '{"a": [1, {"n": "\\u00e9"}], "b": []}', '{"a":[1,{"n":"é"}],"b":[]}'],
  ["respelt-python", '{"a": [1, {"n": "é"}]}', '{"a":[1,{"n":"é"}]}'],
  ["respelt-indented", '{\n  "a": [\n    1,\n    {}\n  ],\n  "b": []\n}', '{"a":[1,{}],"b":[]}'],
  ["respelt-indented", '{\n\t"a": [\n\t\t1\n\t]\n}', '{"a":[1]}'],
  ["respelt-sorted", '{"a":1,"a b":2,"b":{"c":[3,2],"d":4}}', '{"b":{"d":4,"c":[3,2]},"a b":2,"a":1}'],
  ["respelt-sorted", '{"a": 1, "b": "\\u00e9"}', '{"b":"é","a":1}'],
];

const sha256 = (text: string): string => `sha256=${createHash("sha256").update(text).digest("hex")}`;

const cases: readonly { cause: string; options: DiagnoseOptions; proven: boolean }[] = [
  ...headers.map(([cause, header, proven = true]) => ({
    cause,
    options: { secret: SECRET, body: BODY, header },
    proven,
  })),
  ...keys.map(([cause, secret, key]) => ({
    cause,
    options: { secret, body: BODY, header: signText(key, BODY) },
    proven: true,
  })),
  ...bodies.map(([cause, signed, body]) => ({
    cause,
    options: { secret: SECRET, body, header: signText(SECRET, signed) },
    proven: true,
  })),
  ...(
    [
      ["digest-without-key", sha256(BODY)],
      ["digest-without-key", sha256(SECRET + BODY)],
    ] as const
  ).map(([cause, header]) => ({ cause, options: { secret: SECRET, body: BODY, header }, proven: true })),
  {
    cause: "secret-expired",
    options: {
      secrets: [
        { id: "new", secret: SECRET },
        { id: "old", secret: "an old secret", notAfter: new Date("2026-01-01T00:00:00Z") },
      ],
      now: new Date("2026-02-01T00:00:00Z"),
      body: BODY,
      header: signText("an old secret", BODY),
    },
    proven: true,
  },
  {
    cause: "secret-other",
    options: {
      secret: SECRET,
      otherSecrets: [{ id: "staging", secret: "the staging secret" }],
      body: BODY,
      header: signText("the staging secret", BODY),
    },
    proven: true,
  },
  { cause: "secret-none", options: { secrets: [], body: BODY, header: HEADER }, proven: false },
  { cause: "body-missing", options: { secret: SECRET, body: "", header: HEADER }, proven: false },
  { cause: "body-cut", options: { secret: SECRET, body: BODY.slice(0, 40), header: HEADER }, proven: false },
];

test.each(cases)("$cause: $options.header, $options.body", async ({ cause, options, proven }) => {
  const diagnosis = await diagnose(options);
  expect(diagnosis).toMatchObject({
    cause,
    proven,
    meaning: causes[cause]!.meaning,
    hint: expect.any(String),
  });
  // Neither a secret nor the expected HMAC shows anywhere.
  const shown = JSON.stringify(diagnosis) + inspect(diagnosis, { depth: null, showHidden: true });
  expect(["shared secret", HEX.slice(0, 20), HEX.slice(-20)].filter((one) => shown.includes(one))).toEqual(
    [],
  );
});

test("every cause has an example, and is said in phrases", () => {
  const ids = Object.keys(causes);
  expect([...new Set(cases.map(({ cause }) => cause))].sort()).toEqual(ids.toSorted());
  for (const { meaning, hint = "none" } of Object.values(causes))
    for (const phrase of [meaning, hint]) expect(phrase).toMatch(/^[\w\\].*[^.]$/);
});

test("a header and a secret that are both wrong are two causes", async () => {
  const options = { secret: "mykey\n", body: BODY, header: compute("mykey", BODY).toString("hex") };
  expect(await diagnose(options)).toMatchObject({
    cause: "prefix-missing",
    also: { cause: "secret-newline", proven: true, keyId: "default" },
  });
});

test.each([
  { what: "a right signature", options: { secret: SECRET, body: BODY, header: HEADER }, status: "matches" },
  {
    what: "the signature of another body",
    options: { secret: SECRET, body: BODY, header: signText(SECRET, "another") },
    status: "unknown",
  },
  { what: "no form of a digest", options: { secret: SECRET, body: BODY, header: "none" }, status: "unknown" },
])("$what: $status", async ({ options, status }) => {
  expect((await diagnose(options)).status).toBe(status);
});

test.each([
  { what: "long", body: JSON.stringify("x".repeat(1_100_000)), skipped: "over 1 MiB" },
  { what: "deep", body: "[".repeat(300) + "]".repeat(300), skipped: "deeper than 200 levels" },
])("a $what body is not written in other ways, and quickly reported", async ({ body, skipped }) => {
  const diagnosis = await diagnose({ secret: SECRET, body, header: HEADER });
  expect(diagnosis).toMatchObject({ status: "unknown", skipped: [expect.stringContaining(skipped)] });
});
