import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { deliver } from "./deliver.ts";
import { emissionOf, user } from "./fixtures/emissions.ts";
import { createEventPayload } from "./payload.ts";
import { createSettings } from "./settings.ts";
import type { Transport } from "./transport.ts";
import { parseWebhookInput } from "./webhook-input.ts";

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
    const input = { target_url: "https://b.example", scope: { project: 12 }, events: "everything" } as const;
    await settings.store.createWebhook(parseWebhookInput(input, user, "2026-01-31T08:30:00Z"));
    const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const before = timers();
    await deliver(settings, 1, createEventPayload(emissionOf("create:task"))!);
    expect(timers()).toBe(before);
    expect(getEventListeners(signal, "abort")).toEqual([]);
    expect(await settings.store.listAttempts(1)).toHaveLength(1);
  },
);

test("deliver gives a transport all it needs, and the store all the transport tells", async () => {
  const requests: unknown[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    return { ...answer, truncated: true, cause: new TypeError("x", { cause: { code: "no error" } }) };
  };
  const settings = createSettings({ baseUrl: "https://a.example", transport }, new AbortController().signal);
  const input = { target_url: "https://b.example", scope: { project: 12 }, events: "everything" } as const;
  await settings.store.createWebhook(
    parseWebhookInput({ ...input, enable_ssl: false }, user, "2026-01-31T08:30:00Z"),
  );
  const attempt = await deliver(settings, 1, createEventPayload(emissionOf("create:task"))!);
  const { headers, body } = attempt!;
  const signal = expect.any(AbortSignal);
  expect(requests).toEqual([
    { url: "https://b.example", headers, body, verifyTls: false, maxAnswerBytes: 16_384, signal },
  ]);
  expect(attempt).toMatchObject({
    status: 200,
    failure: { code: "network", detail: "" },
    answerTruncated: true,
  });
});
