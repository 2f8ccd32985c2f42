import { createHmac } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import type { DeliveryContract, DeliveryMode, EventPlace, Mode } from "#generated/contracts/types.d.ts";
import { createVerifierOf } from "../signature/schemes.ts";
import { createReceiver } from "./create-receiver.ts";

/** Payloads of a shop's contract. */
interface Shop {
  readonly "1": {
    readonly "orders:paid": { readonly total: number };
    readonly push: { readonly ref: string };
  };
}

/** Members of the payloads. */
const members: Readonly<Record<string, string>> = { "orders:paid": "total", push: "ref" };

/** Reads deliveries with their event in a header, or in the member `action`. */
function makeMode(name: Mode, { header, member = "" }: EventPlace): DeliveryMode<"1"> {
  return {
    name,
    edition: "1",
    validate: (value, given) => {
      const body = value as Readonly<Record<string, unknown>>;
      const event = header === undefined ? body[member] : given;
      const expected = members[String(event)];
      if (expected === undefined)
        return [{ code: "unknown-event", path: "", expected: Object.keys(members), received: event }];
      if (Object.hasOwn(body, expected)) return [];
      return [{ code: "required", path: `/${expected}`, expected: "anything", received: undefined }];
    },
  };
}

function contractWith(event: EventPlace, isLazy = false): DeliveryContract<Shop> {
  const load = (mode: Mode): DeliveryMode<"1"> | Promise<DeliveryMode<"1">> =>
    isLazy ? Promise.resolve(makeMode(mode, event)) : makeMode(mode, event);
  return {
    name: "shop",
    file: "message",
    event,
    signature: { scheme: "body", header: "X-Shop-Hmac", encoding: "base64" },
    createVerifier: createVerifierOf({ scheme: "body", header: "X-Shop-Hmac", encoding: "base64" }),
    onRequest: [],
    handler: "push: ({ ref }) => …",
    editions: [{ edition: "1", releases: "", load }],
  };
}

function deliver(body: object, headers: Readonly<Record<string, string>>, secret = "mykey"): Request {
  const text = JSON.stringify(body);
  const digest = createHmac("sha256", secret).update(text).digest("base64");
  const all = { "content-type": "application/json", "x-shop-hmac": digest, ...headers };
  return new Request("http://localhost", { method: "POST", headers: all, body: text });
}

describe.each([
  { where: "in a header", event: { header: "X-Topic" }, isLazy: false },
  { where: "in a header and a member", event: { header: "X-Topic", member: "action" }, isLazy: true },
  { where: "in a member", event: { member: "action" }, isLazy: true },
])("an event that is named $where", ({ event, isLazy }) => {
  const { header, member } = event;

  /** Names an event in a delivery. */
  function named(name: string, body: object): readonly [body: object, headers: Record<string, string>] {
    if (header === undefined) return [{ ...body, [member ?? ""]: name }, {}];
    const [topic = "", action] = name.split(":");
    if (member === undefined) return [body, { "x-topic": name }];
    return [action === undefined ? body : { ...body, [member]: action }, { "x-topic": topic }];
  }

  test("finds its handler", async () => {
    const paid = vi.fn();
    const push = vi.fn();
    const unknown = vi.fn();
    const receiver = createReceiver({
      contract: contractWith(event, isLazy),
      secret: "mykey",
      on: { "*:paid": paid, push, unknown },
    });
    const answer = async (name: string, body: object, secret?: string): Promise<number> =>
      (await receiver.fetch(deliver(...named(name, body), secret))).status;
    expect([
      await answer("orders:paid", { total: 7 }),
      await answer("push", { ref: "main" }),
      await answer("pull", {}),
      await answer("push", { ref: "main" }, "another"),
    ]).toEqual([200, 200, 200, 403]);
    expect([paid, push, unknown].map(({ mock }) => mock.calls.map(([, { event: own }]) => own))).toEqual([
      ["orders:paid"],
      ["push"],
      ["pull"],
    ]);
    expect(paid.mock.calls[0]?.[0]).toMatchObject({ total: 7 });
    expect(paid.mock.calls[0]?.[1]).toMatchObject({ edition: "1", keyId: "default" });
  });

  test("is refused where its payload is none, in strict mode", async () => {
    const onRefused = vi.fn();
    const contract = contractWith(event, isLazy);
    const receiver = createReceiver({ contract, secret: "mykey", mode: "strict", on: {}, onRefused });
    const { status } = await receiver.fetch(deliver(...named("push", {})));
    expect([status, onRefused.mock.calls[0]?.[0].errors]).toMatchObject([422, [{ path: "/ref" }]]);
  });

  test.each(["strict", "tolerant"] as const)("has a log without commands for others: %s", async (mode) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const contract = contractWith(event, isLazy);
    const receiver = createReceiver({ contract, secret: "mykey", mode, on: {} });
    await receiver.fetch(deliver(...named("push", {})));
    const headers = { "content-type": "application/json" };
    await receiver.fetch(new Request("http://shop.example/", { method: "POST", headers, body: "{}" }));
    const lines = warn.mock.calls.flat().map(String);
    warn.mockRestore();
    expect(lines.map((line) => line.split("; ").slice(1))).toEqual([
      mode === "strict"
        ? ["onRefused has the errors"]
        : ["no handler ran: add on.invalid", "onRefused has the errors"],
      ["the next ones for this reason are not logged", "onRefused has them"],
    ]);
  });

  test("is no event of a wrong key", async () => {
    const onError = vi.fn();
    const contract = contractWith(event, isLazy);
    // @ts-expect-error there is no such event
    const receiver = createReceiver({ contract, secret: "mykey", on: { pusj: () => {} }, onError });
    expect((await receiver.fetch(deliver(...named("push", { ref: "" })))).status).toBe(500);
    expect(String(onError.mock.calls[0]?.[0])).toContain(
      '"pusj" is no event or pattern, did you mean "push"',
    );
  });
});

test("a platform that changes tells nothing of what the package's own editions break", async () => {
  const onPlatform = vi.fn();
  const onError = vi.fn();
  const makeEdition = (edition: string, member: string) => ({
    edition,
    releases: "",
    load: () => ({
      name: "tolerant" as const,
      edition,
      validate: (value: unknown, event: string) => {
        if (event !== "ping")
          return [{ code: "unknown-event", path: "", expected: ["ping"], received: event }];
        const has = Object.hasOwn(value as object, member);
        return has
          ? []
          : [{ code: "required", path: `/${member}`, expected: "anything", received: undefined }];
      },
    }),
  });
  const contract = {
    ...contractWith({ header: "X-TOPIC" }),
    known: { editions: ["2.3", "2.4"], events: { ping: [3] } },
    editions: [makeEdition("2.3", "old"), makeEdition("2.4", "new")],
  } as unknown as DeliveryContract<Shop>;
  const receiver = createReceiver({ contract, secret: "mykey", on: { "*": () => {} }, onPlatform, onError });
  for (const body of [...Array(10).fill({ old: 1 }), ...Array(10).fill({ new: 1 })])
    await receiver.fetch(deliver(body, { "x-topic": "ping" }));
  await vi.waitUntil(() => onPlatform.mock.calls.length > 1, 60_000);
  expect(onPlatform.mock.lastCall?.[0].message).toBe(
    "the platform was upgraded from edition 2.3 to edition 2.4; annotation-contracts diff says what changed",
  );
  expect(onError).not.toHaveBeenCalled();
});

test("a contract whose header has capitals reads plain headers", async () => {
  const push = vi.fn();
  const receiver = createReceiver({
    contract: contractWith({ header: "X-Topic" }),
    secret: "mykey",
    on: { push },
  });
  const { headers } = deliver({ ref: "" }, { "x-topic": "push" });
  const body = new TextEncoder().encode('{"ref":""}');
  await receiver.handle({ method: "POST", headers: Object.fromEntries(headers), body });
  expect(push).toHaveBeenCalledOnce();
});

test("a contract without signatures takes no secret", async () => {
  const contract = { ...contractWith({ header: "X-Topic" }), signature: null };
  expect(() => createReceiver({ contract, secret: "mykey", on: {} })).toThrow(/signs nothing/);
  const receiver = createReceiver({ contract, secret: null, on: {} });
  expect((await receiver.fetch(deliver({ ref: "" }, { "x-topic": "push" }))).status).toBe(200);
});
