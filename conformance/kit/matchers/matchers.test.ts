import { expect as jestExpect } from "expect";
import { describe, expect, test } from "vitest";
import { createSignedRequest } from "../create-signed-request.ts";
import { createDelivery } from "../factory/create-delivery.ts";
import { createRasterInfo } from "../factory/create-raster-info.ts";
import { readSampleBytes } from "../read-sample.ts";
import { type DeliveryMatchers, matchers } from "../vitest.ts";

type Expect = (value: unknown) => Matching & { readonly not: Matching };
type Matching = DeliveryMatchers<void>;

// Both keep their matchers in the same global place, where the last finds its own.
expect.extend(matchers);
jestExpect.extend(matchers);

const secret = "a secret that nobody tells";
const signed = await createSignedRequest(createDelivery("ping"), secret);
const digest = signed.headers["X-Signature-256"]!.slice("sha256=".length);
const address = "http://localhost:3000/webhook";

/** The two `expect` of the frameworks themselves; both read the matchers by name. */
const frameworks = [
  { framework: "vitest", expectOf: expect as unknown as Expect },
  { framework: "jest", expectOf: jestExpect as unknown as Expect },
];

/** What the rows expect of `expect`. */
type Row = {
  readonly title: string;
  readonly fails?: RegExp;
  readonly check: (expectOf: Expect) => void | Promise<void>;
};

const ping = createDelivery("ping");
const { sender: _, ...anonymous } = ping;
const many = createDelivery("ping", { webhook: { events: Array<"update:task">(30).fill("update:task") } });
const unknowns = { ...many, webhook: { ...many.webhook, events: many.webhook.events.map(() => 1) } };

const rows: readonly Row[] = [
  { title: "a delivery", check: (e) => e(ping).toBeValidDelivery() },
  { title: "a delivery as bytes", check: (e) => e(readSampleBytes("update-task")).toBeValidDelivery() },
  {
    title: "a delivery as text",
    check: (e) => e(JSON.stringify(ping)).toBeValidDelivery({ mode: "tolerant" }),
  },
  { title: "no delivery", check: (e) => e(anonymous).not.toBeValidDelivery() },
  {
    title: "a delivery that was to be none",
    fails: /^expected anything but a valid delivery in strict mode$/,
    check: (e) => e(ping).not.toBeValidDelivery(),
  },
  {
    title: "a member that is missing",
    fails:
      /^expected a valid delivery in tolerant mode, found 1 error:\n {2}\/sender: member "sender" is missing, expected an object$/,
    check: (e) => e(anonymous).toBeValidDelivery({ mode: "tolerant" }),
  },
  {
    title: "more errors than a message lists",
    fails: /found 30 errors:\n {2}\/webhook\/events\/0: .*\n(?:.*\n){19} {2}and 10 more$/,
    check: (e) => e(unknowns).toBeValidDelivery(),
  },
  {
    title: "an event that is none",
    fails: /found 1 error:\n {2}\/event: "update:nothing" is not an event of the contract$/,
    check: (e) => e({ event: "update:nothing" }).toBeValidDelivery(),
  },
  {
    title: "a value that is no delivery at all",
    fails: /found 1 error:\n {2}\(root\): expected an object, found null$/,
    check: (e) => e(null).toBeValidDelivery(),
  },
  {
    title: "a text that is no JSON",
    fails: /^expected a valid delivery in strict mode, found no JSON: line 1, column 2: /,
    check: (e) => e("{").toBeValidDelivery(),
  },
  {
    title: "a secret in the webhook",
    fails: /\/webhook\/secret: member "secret" is not in the contract$/,
    check: (e) => e({ ...ping, webhook: { ...ping.webhook, secret } }).toBeValidDelivery(),
  },
  { title: "a raster-info document", check: (e) => e(createRasterInfo(5)).toBeValidRasterInfo() },
  {
    title: "no raster-info document",
    fails:
      /^expected a valid raster-info document in strict mode, found 1 error:\n {2}\/scale: expected a number, found "NaN"$/,
    check: (e) => e({ type: "array", scale: "NaN" }).toBeValidRasterInfo(),
  },
  { title: "a signed request", check: (e) => e(signed).toHaveValidSignature(secret) },
  { title: "a Request", check: (e) => e(new Request(address, signed)).toHaveValidSignature(secret) },
  {
    title: "headers of node:http, one of several secrets",
    check: (e) =>
      e({ headers: { "x-signature-256": `sha256=${digest}` }, body: signed.body }).toHaveValidSignature([
        { id: "old", secret: "old" },
        { id: "new", secret },
      ]),
  },
  { title: "another secret", check: (e) => e(signed).not.toHaveValidSignature("another") },
  {
    title: "a signature that was to be wrong",
    fails: /^expected anything but a valid signature$/,
    check: (e) => e(signed).not.toHaveValidSignature(secret),
  },
  {
    title: "another body",
    fails: /^expected a valid signature: the digest belongs to another body or secret \(mismatch\)$/,
    check: (e) => e({ ...signed, body: "{}" }).toHaveValidSignature(secret),
  },
  {
    title: "no signature",
    fails: /^expected a valid signature: there is no signature header \(missing-header\)$/,
    check: (e) => e({ headers: {}, body: "{}" }).toHaveValidSignature(secret),
  },
  {
    title: "two signatures",
    fails: /\(duplicated-header\)$/,
    check: (e) =>
      e({
        headers: { "X-Signature-256": [`sha256=${digest}`, `sha256=${digest}`] },
        body: "",
      }).toHaveValidSignature(secret),
  },
  {
    title: "no request",
    fails: /^cannot check a signature: expected a Request, or an object with headers and body$/,
    check: (e) => e(null).toHaveValidSignature(secret),
  },
  {
    title: "an empty secret",
    fails: /^cannot use an empty secret$/,
    check: (e) => e(signed).toHaveValidSignature(""),
  },
];

describe.each(frameworks)("$framework", ({ expectOf }) => {
  test.each(rows)("$title", async ({ check, fails }) => {
    const message = await Promise.resolve()
      .then(() => check(expectOf))
      .then(
        () => undefined,
        (cause: Error) => cause.message,
      );
    expect(message === undefined).toBe(fails === undefined);
    expect(message ?? "").toMatch(fails ?? /^$/);
    expect(message ?? "").not.toContain(secret);
    expect(message ?? "").not.toContain(digest);
  });
});

test("a Request can still be read after it was checked", async () => {
  const request = new Request(address, signed);
  await expect(request).toHaveValidSignature(secret);
  expect(await request.json()).toBeValidDelivery();
});
