import { describe, expect, test, vi } from "vitest";
import type { Attempt } from "../attempt.ts";
import type { DeliveryStore, StoredWebhook } from "../delivery-store.ts";
import { DAY } from "../retention.ts";
import type { Settings } from "../settings.ts";
import { createDeactivator } from "./deactivate.ts";

const NOW = Date.parse("2026-01-31T08:30:00.000Z");
const agoBy = (milliseconds: number): string => new Date(NOW - milliseconds).toISOString();

const usual = {
  attempt: { webhookId: 7, status: 500 } as Attempt,
  since: agoBy(2 * DAY) as string | null,
  before: agoBy(2 * DAY) as string | null,
  milliseconds: 2 * DAY,
  days: 2 as number | undefined,
  webhook: { id: 7, is_active: true } as object | undefined,
  store: {} as Partial<DeliveryStore>,
};

/** Reports an attempt at a webhook and returns what happened. */
async function tell(changes: Partial<typeof usual> = {}): Promise<unknown[]> {
  const { attempt, since, before, milliseconds, days, webhook, store } = { ...usual, ...changes };
  const did: unknown[] = [];
  const settings = {
    deactivateAfterDays: days,
    now: () => NOW,
    addressed: (one: StoredWebhook) => ({ ...one, url: "addressed" }),
    onError: (error: Error, place: unknown) => did.push([error.message, place]),
    store: {
      readWebhook: async () => webhook,
      updateWebhook: async (id: number, changes: object) => {
        did.push(["changed", id, changes]);
        return { ...webhook, ...changes };
      },
      ...store,
    },
  } as unknown as Settings;
  const events = { tell: (event: unknown) => did.push(event), subscribe: vi.fn() };
  const deactivate = createDeactivator(settings, events, (id) => void did.push(["recalled", id]));
  deactivate({ webhookId: 7, since, before, milliseconds }, [attempt]);
  await new Promise((resolve) => setImmediate(resolve));
  return did;
}

describe("a webhook that has failed for its days", () => {
  const changes = { is_active: false, updated_date: new Date(NOW).toISOString() };

  test("is made inactive, what waits for it is taken back, and listeners are told", async () => {
    expect(await tell()).toEqual([
      ["changed", 7, changes],
      ["recalled", 7],
      {
        type: "deactivated",
        webhook: { id: 7, ...changes, url: "addressed" },
        since: usual.since,
        reason: "failing",
      },
    ]);
  });

  test.each([
    { name: "it has failed for less", milliseconds: 2 * DAY - 1 },
    { name: "the calendar alone says so", since: agoBy(200 * DAY), milliseconds: 1 },
    { name: "it does not fail", since: null, before: null },
    { name: "no days are given", days: undefined },
    { name: "it is inactive", webhook: { id: 7, is_active: false } },
    { name: "it is gone", webhook: undefined },
  ])("stays as it is where $name", async ({ name: _, ...changes }) => {
    expect(await tell(changes)).toEqual([]);
  });

  test("is made inactive at once where its receiver is gone (W-410)", async () => {
    const attempt = { webhookId: 7, status: 410 } as Attempt;
    expect((await tell({ attempt, days: undefined })).at(-1)).toMatchObject({ reason: "gone" });
    expect(await tell({ attempt: { ...attempt, webhookId: 8 }, days: undefined })).toEqual([]);
  });

  test("is told of when it begins to fail, and when it recovers", async () => {
    const since = agoBy(1);
    expect(await tell({ since, before: null, milliseconds: 1 })).toEqual([
      { type: "failing", webhookId: 7, since },
    ]);
    expect(await tell({ since: null, before: since })).toEqual([{ type: "recovered", webhookId: 7, since }]);
  });

  test("stays as it is where it goes meanwhile, and errors of the store are told", async () => {
    expect(await tell({ store: { updateWebhook: async () => undefined } })).toEqual([]);
    const readWebhook = async (): Promise<never> => {
      throw new Error("locked");
    };
    expect(await tell({ store: { readWebhook } })).toEqual([["locked", { in: "store" }]]);
  });
});
