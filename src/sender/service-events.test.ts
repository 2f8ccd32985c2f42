import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createDeliveryService, type DeliveryService } from "./delivery-service.ts";
import { makeEmission, user } from "./fixtures/emissions.ts";
import { until } from "./fixtures/service.ts";
import { createMemoryStore } from "./memory/create-memory-store.ts";
import type { DeliveryLogEvent, DeliveryServiceOptions } from "./settings.ts";

/** Opens a service with one webhook and a transport that gives these answers; returns what happened. */
async function open(
  statuses: number[],
  options: Partial<DeliveryServiceOptions> = {},
): Promise<{ service: DeliveryService; told: DeliveryLogEvent[]; sent: string[]; attempts: unknown[] }> {
  const [told, sent, attempts]: [DeliveryLogEvent[], string[], unknown[]] = [[], [], []];
  const service = createDeliveryService({
    baseUrl: "https://annotation.example/",
    transport: async ({ url }) => {
      sent.push(url);
      return { status: statuses.shift() ?? 200, body: new Uint8Array(), truncated: false };
    },
    onEvent: (event) => void told.push(event),
    onAttempt: ({ number, status, failure }) => void attempts.push([number, status, failure?.code]),
    ...options,
  });
  const input = { target_url: "https://a.example/", scope: { project: 12 }, events: "everything" } as const;
  await service.createWebhook(input, user);
  return { service, told, sent, attempts };
}

describe("a service", () => {
  test("tells what is queued, and then what came of it", async () => {
    const { service, told, attempts } = await open([]);
    const deliveries = await service.emit(makeEmission("create:task"));
    expect(told).toEqual([{ type: "queued", event: "create:task", deliveries }]);
    await service.idle();
    expect(told.slice(1)).toMatchObject([{ type: "attempt", attempt: { deliveryId: deliveries[0]?.id } }]);
    expect(attempts).toEqual([[1, 200, undefined]]);
    await service.close();
  });

  test("tells nothing where nobody listens, or nothing changed", async () => {
    const { service, told } = await open([]);
    const unchanged = makeEmission("update:task");
    expect(await service.emit({ ...makeEmission("create:task"), scope: { project: 13 } })).toEqual([]);
    expect(await service.emit({ ...unchanged, before: unchanged.resource } as never)).toEqual([]);
    expect(told).toEqual([]);
    await service.close();
  });

  test("that closes sends no more what is not due: it is recorded as closed", async () => {
    const { service, sent, attempts } = await open([500], { retries: { delays: [2 ** 31 - 1] } });
    await service.emit(makeEmission("create:task"));
    await service.idle();
    await service.close();
    expect(sent).toHaveLength(1);
    expect(attempts).toEqual([
      [1, 500, undefined],
      [2, null, "closed"],
    ]);
  });

  test("that closes sends what waits", async () => {
    const { service, sent, attempts } = await open([], { concurrency: 1 });
    for (let i = 0; i < 3; i++) await service.emit(makeEmission("create:task"));
    await service.close();
    expect(sent).toHaveLength(3);
    expect(attempts).toEqual(Array.from({ length: 3 }, () => [1, 200, undefined]));
  });

  test("that closes with abort sends nothing more", async () => {
    const { service, sent, attempts } = await open([]);
    await service.emit(makeEmission("create:task"));
    await service.close({ abort: true });
    expect(sent).toEqual([]);
    expect(attempts).toEqual([[1, null, "closed"]]);
  });

  test("tells when a webhook pauses, and that it goes on again", async () => {
    let isUp = false;
    const { service, told } = await open([], {
      breaker: { failures: 1, pauseMs: 20, maxPauseMs: 20 },
      transport: async () => {
        if (isUp) return { status: 200, body: new Uint8Array(), truncated: false };
        isUp = true;
        throw new Error("down");
      },
      now: () => 0,
    });
    await service.emit(makeEmission("create:task"));
    await service.emit(makeEmission("create:task"));
    await until(() => told.some(({ type }) => type === "resumed"));
    expect(told.filter(({ type }) => type === "paused" || type === "resumed")).toEqual([
      { type: "paused", webhookId: 1, until: expect.stringMatching(/^1970-01-01T00:00:00\.0[012]\dZ$/) },
      { type: "resumed", webhookId: 1 },
    ]);
    await service.close();
  });
});

const failure = new Error("the platform's database is away");
const throws = (): never => {
  throw failure;
};
const rejects = (): Promise<never> => Promise.reject(failure);

test("a receiver that is gone gets nothing more, however long its webhook takes to become inactive (W-410)", async () => {
  const memory = createMemoryStore();
  const updateWebhook: typeof memory.updateWebhook = async (...changes) => {
    await wait(50);
    return memory.updateWebhook(...changes);
  };
  const { service, told, sent } = await open([410], { store: { ...memory, updateWebhook } });
  for (let i = 0; i < 3; i++) await service.emit(makeEmission("create:task"));
  await until(() => told.some(({ type }) => type === "deactivated"));
  expect(sent).toHaveLength(1);
  expect(await service.accounts()).toMatchObject([{ accepted: 3, failed: 1, parked: 2 }]);
  await service.close();
});

describe.each([
  { way: "throws", fail: throws },
  { way: "rejects", fail: rejects },
])("a listener that $way", ({ fail }) => {
  test.each([
    { name: "onAttempt", options: { onAttempt: fail }, subscribe: false },
    { name: "onEvent", options: { onEvent: fail }, subscribe: false },
    { name: "subscribe", options: {}, subscribe: true },
  ])("stops no other, and onError is told: $name", async ({ name, options, subscribe }) => {
    const onError = vi.fn();
    const { service } = await open([], { onError, ...options });
    const told: string[] = [];
    if (subscribe) service.subscribe(fail);
    service.subscribe(({ type }) => told.push(type));
    await service.emit(makeEmission("create:task"));
    await service.close();
    expect(told).toEqual(["queued", "attempt"]);
    const times = name === "onAttempt" ? 1 : 2;
    await vi.waitUntil(() => onError.mock.calls.length === times, 60_000);
    expect(onError.mock.calls).toEqual(Array(times).fill([failure, { in: "hook" }]));
  });

  test("is reported where it is onError itself, and the service goes on", async () => {
    const printed = vi.spyOn(console, "error").mockReturnValue();
    onTestFinished(() => printed.mockRestore());
    const { service, attempts } = await open([], { onError: fail, onEvent: throws });
    await service.emit(makeEmission("create:task"));
    await service.close();
    expect(attempts).toEqual([[1, 200, undefined]]);
    await vi.waitUntil(() => printed.mock.calls.length === 2, 60_000);
    expect(printed.mock.calls).toEqual([[failure], [failure]]);
  });
});
