import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Attempt } from "../attempt.ts";
import type { DeliveryStore, Settlement } from "../delivery-store.ts";
import { createRecorder } from "./recorder.ts";

const makeSettlement = (id: string): Settlement => ({ attempt: { id, webhookId: 7 } as Attempt });
const broken = new Error("the disk is full");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Records into a store that fails a number of times. */
function createCase(failures: number): {
  recorder: ReturnType<typeof createRecorder>;
  settled: string[][];
  errors: number[];
  recorded: unknown[];
} {
  const start = Date.now();
  const settled: string[][] = [];
  const errors: number[] = [];
  const recorded: unknown[] = [];
  const settle = async (settlements: readonly Settlement[]): Promise<readonly unknown[]> => {
    if (errors.length < failures) throw broken;
    settled.push(settlements.map(({ attempt }) => attempt.id));
    return [{ webhookId: 7, since: "then" }];
  };
  const recorder = createRecorder(
    {
      store: { settle } as unknown as DeliveryStore,
      moment: () => ({ date: 0, ticks: 0 }),
      onError: (error, place) => {
        expect([error, place]).toEqual([broken, { in: "store" }]);
        errors.push(Date.now() - start);
      },
    },
    (attempts, failing) => recorded.push([attempts.map(({ id }) => id), failing]),
  );
  return { recorder, settled, errors, recorded };
}

test("what ends in one turn is settled together, and told with what the store knows", async () => {
  const { recorder, settled, recorded } = createCase(0);
  const records = ["a", "b"].map((id) => recorder.record(makeSettlement(id)));
  expect(recorder.pending()).toBe(2);
  await vi.advanceTimersByTimeAsync(0);
  await Promise.all(records);
  expect([settled, recorder.pending()]).toEqual([[["a", "b"]], 0]);
  const failing = { webhookId: 7, since: "then" };
  expect(recorded).toEqual([[["a", "b"], [failing]]]);
});

test("a store that fails is asked again after longer and longer pauses, until it works", async () => {
  const { recorder, settled, errors } = createCase(12);
  const record = recorder.record(makeSettlement("a"));
  await vi.advanceTimersByTimeAsync(600_000);
  await record;
  const pauses = errors.slice(1).map((at, i) => at - errors[i]!);
  expect(pauses.slice(0, 3).map((pause) => pause / pauses[0]!)).toEqual([1, 2, 4]);
  expect(pauses.at(-1)).toBe(Math.max(...pauses));
  expect(pauses.at(-1)).toBe(pauses.at(-2));
  expect([settled, recorder.pending(), vi.getTimerCount()]).toEqual([[["a"]], 0, 0]);
});

test("a recorder that closes tries a few times more, without a long pause, and gives up", async () => {
  const { recorder, errors, settled, recorded } = createCase(Infinity);
  const record = recorder.record(makeSettlement("a"));
  await vi.advanceTimersByTimeAsync(20_000);
  const before = errors.length;
  const start = Date.now();
  const closed = recorder.close().then(() => Date.now() - start);
  await vi.advanceTimersByTimeAsync(20_000);
  await record;
  expect(await closed).toBeLessThan(1_000);
  expect([errors.length > before, settled, recorded, recorder.pending(), vi.getTimerCount()]).toEqual([
    true,
    [],
    [],
    0,
    0,
  ]);
});

test("a recorder without work closes at once", async () => {
  await createCase(0).recorder.close();
});
