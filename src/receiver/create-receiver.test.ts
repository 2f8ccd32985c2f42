import { expect, test, vi } from "vitest";
import type { Delivery } from "#generated/webhook/2.3/types.d.ts";
import { sign } from "../signature/signature.ts";
import { strict, tolerant } from "../webhook.ts";
import { createReceiver } from "./create-receiver.ts";
import {
  changeSample,
  fetchFrom,
  type Outgoing,
  readSample,
  sampleNames,
  secret,
} from "./fixtures/requests.ts";
import { ways } from "./fixtures/ways.ts";
import type { ReceiverSettings } from "./options.ts";

const utf8 = new TextEncoder();
const withLineFeed = await sign(secret, Buffer.concat([readSample("update-task"), Buffer.from("\n")]));

for (const [way, through] of Object.entries(ways)) {
  test.each(sampleNames)(`${way} passes on %s`, async (name) => {
    const taken: Delivery[] = [];
    const on = { "*": (delivery: unknown) => taken.push(delivery as Delivery) };
    const response = await through({ on, mode: strict }, { body: readSample(name) });
    expect({ status: response.status, text: response.text }).toEqual({ status: 200, text: "accepted" });
    expect(taken).toEqual([JSON.parse(new TextDecoder().decode(readSample(name)))]);
  });

  test.each<Outgoing & { name: string; settings?: Partial<ReceiverSettings> }>([
    { name: "in chunks", chunked: true },
    { name: "with a charset", headers: { "content-type": 'Application/JSON ; charset="UTF-8"' } },
    { name: "with the identity encoding", headers: { "content-encoding": "identity" } },
    { name: "with a property the contract does not know", body: changeSample("update-task", { extra: 1 }) },
    {
      name: "of a media type that is allowed",
      headers: { "content-type": "application/vnd.webhook+json" },
      settings: { mediaTypes: ["application/vnd.webhook+json"] },
    },
    {
      name: "that is signed with a line feed, if that is allowed",
      headers: { "x-signature-256": withLineFeed },
      settings: { allowLineFeed: true },
    },
  ])(`${way} takes a delivery $name`, async ({ settings, ...outgoing }) => {
    const handler = vi.fn();
    const response = await through({ on: { "update:task": handler }, ...settings }, outgoing);
    expect({ status: response.status, text: response.text }).toEqual({ status: 200, text: "accepted" });
    expect(handler).toHaveBeenCalledOnce();
  });

  test(`${way} hides from the sender what a handler threw`, async () => {
    const error = new Error("password of the database");
    const onError = vi.fn();
    const on = { "*": () => Promise.reject(error) };
    const response = await through({ on, onError }, {});
    expect({ status: response.status, text: response.text }).toEqual({ status: 500, text: "handler failed" });
    expect(onError.mock.calls).toEqual([[error, { in: "handler", event: "update:task" }]]);
  });

  test(`${way} passes an unknown event to its own handler`, async () => {
    const body = utf8.encode('{"event":"update:planet","planet":{"id":3}}');
    const [unknown, every] = [vi.fn(), vi.fn()];
    const response = await through({ on: { "*": every, unknown }, mode: strict }, { body });
    expect({ status: response.status, text: response.text }).toEqual({ status: 200, text: "accepted" });
    expect(unknown.mock.calls[0]![0]).toEqual({ event: "update:planet", planet: { id: 3 } });
    expect(every).not.toHaveBeenCalled();
  });
}

test.each([
  { name: "rejects", body: () => Promise.reject(new Error("no memory")) },
  {
    name: "throws",
    body: () => {
      throw new Error("no memory");
    },
  },
])("a body whose reading $name gets 500, and passed to onError", async ({ body }) => {
  const onError = vi.fn();
  const receiver = createReceiver({ secret, on: {}, onError });
  const headers = { "content-type": "application/json" };
  const response = await receiver.handle({ method: "POST", headers, body });
  expect(response).toMatchObject({ status: 500, body: "receiver failed" });
  expect(onError.mock.calls).toEqual([[new Error("no memory"), { in: "receiver" }]]);
});

test("a handler is called which secret matched and the exact bytes", async () => {
  const handler = vi.fn();
  const secrets = [
    { id: "2026", secret: "new" },
    { id: "2025", secret },
  ];
  await fetchFrom(createReceiver({ secrets, on: { "*": handler } }));
  expect(handler.mock.calls[0]![1]).toEqual({
    keyId: "2025",
    bytes: new Uint8Array(readSample("update-task")),
    event: "update:task",
    edition: "2.3",
    delivery: handler.mock.calls[0]![0],
  });
});

test("a handler runs before handle returns, where bytes and MAC are there at once", async () => {
  const handler = vi.fn();
  const receiver = createReceiver({ secret, mode: tolerant, on: { "*": handler } });
  const body = readSample("ping");
  const headers = { "content-type": "application/json", "x-signature-256": await sign(secret, body) };
  const response = receiver.handle({ method: "POST", headers, body });
  expect(handler).toHaveBeenCalledOnce();
  expect(await response).toMatchObject({ status: 200, body: "accepted" });
});

test.each([
  { name: "no secret", options: { on: {} } },
  { name: "an undefined secret", options: { secret: undefined, on: {} } },
  { name: "an empty secret (W-key)", options: { secret: "", on: {} } },
  { name: "no secrets", options: { secrets: [], on: {} } },
  { name: "an empty one of the secrets", options: { secrets: [{ id: "a", secret: "" }], on: {} } },
])("createReceiver throws for $name", ({ options }) => {
  expect(() => createReceiver(options as never)).toThrow(
    new TypeError("cannot create the receiver: a secret is missing or empty"),
  );
});

test.each([
  { name: "one secret", secret: "old" },
  { name: "none to verify", secret: null },
])("createReceiver throws for $name beside several", ({ secret }) => {
  const secrets = [{ id: "new", secret: "new" }];
  expect(() => createReceiver({ secret, secrets, on: {} } as never)).toThrow(
    new TypeError("cannot create the receiver: give secret or secrets, not both"),
  );
});

test.each([
  { name: "a mode of null", options: { mode: null }, hint: "`mode` must be" },
  { name: "limits of null", options: { limits: null }, hint: "/limits: expected an object, found null" },
  { name: "a media type alone", options: { mediaTypes: "text/json" }, hint: "/mediaTypes: expected a list" },
  {
    name: "secrets as a text",
    options: { secret: undefined, secrets: "a" },
    hint: "/secrets: expected a list of { id, secret }",
  },
  {
    name: "a hook that is none",
    options: { onError: "log" },
    hint: '/onError: expected a function, found "log"',
  },
  {
    name: "a text for a switch",
    options: { allowUnprefixed: "no" },
    hint: "/allowUnprefixed: expected true or false",
  },
  {
    name: "a misspelt name",
    options: { deduplicate: {}, limits: { maxByte: 1 } },
    hint: '/deduplicate: unknown name "deduplicate"; did you mean "deduplication"?; /limits/maxByte: unknown name "maxByte"; did you mean "maxBytes"?',
  },
  {
    name: "a deduplication store that is none",
    options: { deduplication: { claim: () => "new" } },
    hint: "/deduplication: expected createDeduplicationStore(…)",
  },
  {
    name: "a change tracker that is none",
    options: { changes: {} },
    hint: "/changes: expected createChangeTracker(…)",
  },
])("createReceiver throws for $name", ({ options, hint }) => {
  expect(() => createReceiver({ secret, on: {}, ...options } as never)).toThrow(
    `cannot create the receiver: ${hint}`,
  );
});

test.each([0, -1, Number.NaN, "10"])("createReceiver throws for a limit of %j", (maxBytes) => {
  expect(() => createReceiver({ secret, on: {}, limits: { maxBytes } as never })).toThrow(
    "cannot create the receiver: /limits/maxBytes: expected a number above 0",
  );
});
