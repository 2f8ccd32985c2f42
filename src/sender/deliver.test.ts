import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { createSettings } from "./create-settings.ts";
import type { Transport, TransportAnswer } from "./create-transport.ts";
import { deliver, type Work } from "./deliver.ts";
import { user } from "./fixtures/emissions.ts";
import { parseWebhookInput } from "./webhook-input.ts";

const input = { target_url: "https://b.example", scope: { project: 12 }, events: "everything" } as const;
const makeWork = (enable_ssl = true): Work => ({
  deliveryId: "d",
  event: "create:task",
  number: 2,
  redelivery: true,
  target: {
    webhook: {
      id: 1,
      ...parseWebhookInput({ ...input, enable_ssl }, user, { date: "2026-01-31T08:30:00Z" }),
    },
    secret: undefined,
  },
  body: new TextEncoder().encode("{}"),
});

const answer = { status: 200, body: new Uint8Array(), truncated: false };
const transports: Readonly<Record<string, Transport>> = {
  answers: async () => answer,
  rejects: () => Promise.reject(new Error("no")),
  "throws at once": () => {
    throw new Error("no");
  },
};

test.each(Object.entries(transports))(
  "deliver leaves no timer and no listener behind a transport that %s",
  async (_, transport) => {
    const { signal } = new AbortController();
    const settings = createSettings({ baseUrl: "https://a.example", transport, timeout: 60_000 }, signal);
    const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const before = timers();
    const listeners = getEventListeners(signal, "abort").length;
    await deliver(settings, makeWork());
    expect(timers()).toBe(before);
    expect(getEventListeners(signal, "abort")).toHaveLength(listeners);
    expect(settings.cuts.size).toBe(0);
  },
);

test("deliver gives a transport all it needs, and the store all the transport tells", async () => {
  const requests: unknown[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    return { ...answer, truncated: true, cause: new TypeError("x", { cause: { code: "no error" } }) };
  };
  const settings = createSettings({ baseUrl: "https://a.example", transport }, new AbortController().signal);
  const attempt = await deliver(settings, makeWork(false));
  const { headers, body } = attempt;
  const signal = expect.any(AbortSignal);
  expect(requests).toEqual([
    { url: "https://b.example", headers, body, verifyTls: false, maxAnswerBytes: 16_384, signal },
  ]);
  expect(attempt).toMatchObject({
    status: 200,
    failure: { code: "network", detail: "" },
    answerTruncated: true,
    deliveryId: "d",
    number: 2,
    redelivery: true,
    address: null,
  });
});

test.each([
  { given: { status: 200 }, attempt: { status: 200, failure: null, answerTruncated: false } },
  { given: { status: 404, body: "no" }, attempt: { status: 404, failure: null } },
  { given: {}, attempt: { status: null, failure: { code: "network", detail: "ERR_TRANSPORT_ANSWER" } } },
  {
    given: { status: "200" },
    attempt: { status: null, failure: { code: "network", detail: "ERR_TRANSPORT_ANSWER" } },
  },
  { given: undefined, attempt: { status: null, failure: { code: "network", detail: "TypeError" } } },
])("deliver makes an attempt that can be recorded of the answer $given", async ({ given, attempt }) => {
  const transport = async () => given as unknown as TransportAnswer;
  const settings = createSettings({ baseUrl: "https://a.example", transport }, new AbortController().signal);
  expect(await deliver(settings, makeWork())).toMatchObject({ ...attempt, answer: new Uint8Array() });
});
