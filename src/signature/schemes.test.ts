import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { SignatureSettings } from "#generated/contracts/types.d.ts";
import { createSchemeSigner, createSchemeVerifier, createVerifierOf, schemeReasons } from "./schemes.ts";

const now = new Date("2026-01-31T08:30:00Z");
const time = "1769848200";
const key = Buffer.from("a key of some bytes");
const secret = `whsec_${key.toString("base64")}`;

/** What each scheme sends for `{"a":1}`, made by Node's own HMAC. */
const rows: readonly {
  readonly name: string;
  readonly settings: SignatureSettings;
  readonly secret: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Why a signature in another form is rejected. */
  readonly foreign: string;
}[] = [
  {
    name: "a digest of the body after a prefix, as GitHub writes it",
    settings: { scheme: "body", header: "X-Hub-Signature-256", prefix: "sha256=" },
    secret: "mykey",
    headers: {
      "X-Hub-Signature-256": `sha256=${createHmac("sha256", "mykey").update('{"a":1}').digest("hex")}`,
    },
    foreign: "missing-prefix",
  },
  {
    name: "SHA-1, as GitHub wrote it",
    settings: { scheme: "body", header: "X-Hub-Signature", prefix: "sha1=", algorithm: "sha1" },
    secret: "mykey",
    headers: { "X-Hub-Signature": `sha1=${createHmac("sha1", "mykey").update('{"a":1}').digest("hex")}` },
    foreign: "missing-prefix",
  },
  {
    name: "base64 without prefix, as Shopify writes it",
    settings: { scheme: "body", header: "X-Shopify-Hmac-Sha256", encoding: "base64" },
    secret: "mykey",
    headers: {
      "X-Shopify-Hmac-Sha256": createHmac("sha256", "mykey").update('{"a":1}').digest("base64"),
    },
    foreign: "mismatch",
  },
  {
    name: "a time and the body, as Stripe writes it",
    settings: { scheme: "timestamped", header: "Stripe-Signature" },
    secret: "mykey",
    headers: {
      "Stripe-Signature": `t=${time},v1=${createHmac("sha256", "mykey").update(`${time}.{"a":1}`).digest("hex")}`,
    },
    foreign: "missing-time",
  },
  ...(["sha256", "sha512"] as const).map((algorithm) => ({
    name: `Standard Webhooks, ${algorithm}`,
    settings: { scheme: "standard-webhooks" as const, algorithm },
    secret,
    headers: {
      "webhook-id": "msg_1",
      "webhook-timestamp": time,
      "webhook-signature": `v1,${createHmac(algorithm, key).update(`msg_1.${time}.{"a":1}`).digest("base64")}`,
    },
    foreign: "wrong-algorithm",
  })),
];

/** Makes a reader of headers as in HTTP: names in any case. */
function reader(headers: Readonly<Record<string, string>>): (name: string) => string | undefined {
  const found = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => found.get(name.toLowerCase());
}

describe.each(rows)("$name", ({ settings, secret, headers, foreign }) => {
  const verify = createSchemeVerifier(settings, { secret });
  const [name = "", ...others] = Object.keys(headers).toReversed();

  test("is signed and taken", async () => {
    const signed = await createSchemeSigner(settings, secret)('{"a":1}', { id: "msg_1", now });
    expect(signed).toEqual(headers);
    expect(await verify('{"a":1}', reader(headers), now)).toEqual({ ok: true, keyId: "default" });
  });

  test.each([
    { what: "another body", body: '{"a":2}', change: {}, reason: "mismatch" },
    { what: "no header", body: '{"a":1}', change: { [name]: undefined }, reason: "missing-header" },
    { what: "an empty header", body: '{"a":1}', change: { [name]: "" }, reason: "empty-header" },
  ])("$what is refused", async ({ body, change, reason }) => {
    const sent = reader(JSON.parse(JSON.stringify({ ...headers, ...change })));
    expect(await verify(body, sent, now)).toEqual({ ok: false, reason });
  });

  test("a digest that is cut, or of another scheme, is refused", async () => {
    for (const value of [headers[name]!.slice(0, -1), `${headers[name]}0`]) {
      expect(await verify('{"a":1}', reader({ ...headers, [name]: value }), now)).toEqual({
        ok: false,
        reason: "mismatch",
      });
    }
    const verdict = await verify('{"a":1}', reader({ ...headers, [name]: "md5~abc" }), now);
    expect(verdict).toEqual({ ok: false, reason: foreign });
  });

  test("each secret that is in force is tried", async () => {
    const secrets = [
      { id: "new", secret: settings.scheme === "standard-webhooks" ? "whsec_bmV3" : "new" },
      { id: "old", secret, notAfter: now },
    ];
    const rotating = createSchemeVerifier(settings, { secrets });
    expect(await rotating('{"a":1}', reader(headers), now)).toEqual({ ok: true, keyId: "old" });
    expect(await rotating('{"a":1}', reader(headers), new Date(now.getTime() + 1))).toEqual({
      ok: false,
      reason: "mismatch",
    });
    expect(await createSchemeVerifier(settings, { secrets: [] })('{"a":1}', reader(headers), now)).toEqual({
      ok: false,
      reason: "no-secret",
    });
  });

  test.skipIf(settings.scheme === "body")(
    "a time that is far away is refused, and one that is none",
    async () => {
      for (const seconds of [-301, 301]) {
        const then = new Date(now.getTime() + 1_000 * seconds);
        expect(await verify('{"a":1}', reader(headers), then)).toEqual({ ok: false, reason: "wrong-time" });
      }
      const without = JSON.parse(JSON.stringify(headers).replaceAll(time, "now"));
      expect(await verify('{"a":1}', reader(without), now)).toEqual({ ok: false, reason: "missing-time" });
      if (others.includes("webhook-id")) {
        const { "webhook-id": _, ...rest } = headers;
        expect(await verify('{"a":1}', reader(rest), now)).toEqual({ ok: false, reason: "missing-id" });
      }
    },
  );
});

test("a time 300 s away is taken; one with more than digits is none", async () => {
  const { settings, secret: own, headers } = rows[3]!;
  const verify = createSchemeVerifier(settings, { secret: own });
  for (const seconds of [-300, 300]) {
    const then = new Date(now.getTime() + 1_000 * seconds);
    expect(await verify('{"a":1}', reader(headers), then)).toEqual({ ok: true, keyId: "default" });
  }
  for (const odd of [`+${time}`, `${time}s`]) {
    const value = headers["Stripe-Signature"]!.replace(time, odd);
    expect(await verify('{"a":1}', () => value, now)).toEqual({ ok: false, reason: "missing-time" });
  }
  const timeless = headers["Stripe-Signature"]!.replace(`t=${time},`, "");
  expect(await verify('{"a":1}', () => timeless, now)).toEqual({ ok: false, reason: "missing-time" });
});

test("digits of a digest are of either case", async () => {
  const { settings, secret: own, headers } = rows[0]!;
  const [name = "", value = ""] = Object.entries(headers)[0]!;
  const upper = { [name]: `sha256=${value.slice("sha256=".length).toUpperCase()}` };
  const verify = createSchemeVerifier(settings, { secret: own });
  expect(await verify('{"a":1}', reader(upper), now)).toEqual({ ok: true, keyId: "default" });
});

test.each([
  { row: 0, value: "abc", reason: "missing-prefix" },
  { row: 0, value: "md5=abc", reason: "wrong-algorithm" },
  { row: 0, value: "md5,abc", reason: "wrong-algorithm" },
  { row: 0, value: ` ${rows[0]!.headers["X-Hub-Signature-256"]}`, reason: "wrong-algorithm" },
  { row: 3, value: `t=${time},abc`, reason: "wrong-algorithm" },
])("a header $value of row $row is refused: $reason", async ({ row, value, reason }) => {
  const { settings, secret: own } = rows[row]!;
  const verify = createSchemeVerifier(settings, { secret: own });
  expect(await verify('{"a":1}', () => value, now)).toEqual({ ok: false, reason });
});

test("what only some schemes refuse is a sentence too, and none names the prefix of another", () => {
  expect(Object.values(schemeReasons).join()).not.toContain("sha256=");
  expect(schemeReasons).toMatchObject({
    "missing-id": expect.stringContaining("identifier"),
    "missing-time": expect.stringContaining("time in seconds"),
    "wrong-time": expect.stringContaining("300 s"),
  });
});

test("a contract's verifier tells its reason in a sentence", async () => {
  const { settings, headers } = rows[0]!;
  const verify = createVerifierOf(settings)([{ id: "one", secret: "mykey" }]);
  const [right, other] = ['{"a":1}', '{"a":2}'].map((text) => Buffer.from(text));
  expect(await verify(right!, reader(headers))).toEqual({ ok: true, keyId: "one" });
  expect(await verify(other!, reader(headers))).toEqual({
    ok: false,
    reason: schemeReasons.mismatch,
  });
});

test("Standard Webhooks' own example is taken", async () => {
  const verify = createSchemeVerifier(
    { scheme: "standard-webhooks" },
    { secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" },
  );
  const headers = reader({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
  const then = new Date(1_614_265_330_000);
  expect((await verify('{"test": 2432232314}', headers, then)).ok).toBe(true);
});

test("several digests in a header are each tried", async () => {
  const { settings, secret: own, headers } = rows[3]!;
  const header = headers["Stripe-Signature"]!.replace(",", `, v1=${"0".repeat(64)},v0=abc, `);
  const verify = createSchemeVerifier(settings, { secret: own });
  expect(await verify('{"a":1}', () => header, now)).toEqual({ ok: true, keyId: "default" });
});

test.each([
  {
    what: "a scheme without header",
    settings: { scheme: "body" },
    secret: "x",
    error: /its header is not named/,
  },
  { what: "an empty secret", settings: { scheme: "body", header: "a" }, secret: "", error: /empty secret/ },
  {
    what: "an empty secret of SHA-512",
    settings: { scheme: "body", header: "a", algorithm: "sha512" },
    secret: "",
    error: /empty secret/,
  },
  {
    what: "a key that is no base64",
    settings: { scheme: "standard-webhooks" },
    secret: "whsec_?",
    error: /no base64, such as whsec_YSBzZWNyZXQ=$/,
  },
] as const)("refuses $what", ({ settings, secret, error }) => {
  expect(() => createSchemeVerifier(settings, { secret })).toThrow(error);
});
