import { expect, test } from "vitest";
import { createLanes, type LaneSettings, type Run } from "./lanes.ts";

const settings: LaneSettings = {
  concurrency: 100,
  concurrencyPerWebhook: 2,
  concurrencyPerAddress: 100,
  breaker: false,
  elapsed: () => 0,
};

/** Makes a webhook answer until it may run its maximum of deliveries at a time. */
function prove(lanes: ReturnType<typeof createLanes>, id: number, host = "a.example"): void {
  for (let i = 0; i < 10; i++) lanes.start(id, host).end(true);
}

/** Starts as many deliveries as there is room for. */
function fill(lanes: ReturnType<typeof createLanes>, id: number, host = "a.example"): Run[] {
  const runs: Run[] = [];
  while (lanes.room(id) > 0) runs.push(lanes.start(id, host));
  return runs;
}

test.each([
  { concurrencyPerWebhook: 1, concurrencyPerAddress: 100, concurrency: 100, most: 1 },
  { concurrencyPerWebhook: 2, concurrencyPerAddress: 100, concurrency: 100, most: 2 },
  { concurrencyPerWebhook: 3, concurrencyPerAddress: 100, concurrency: 100, most: 3 },
  { concurrencyPerWebhook: 9, concurrencyPerAddress: 2, concurrency: 100, most: 2 },
  { concurrencyPerWebhook: 9, concurrencyPerAddress: 9, concurrency: 2, most: 2 },
])(
  "of $concurrency, $concurrencyPerWebhook a webhook and $concurrencyPerAddress an address, $most run",
  (row) => {
    const lanes = createLanes({ ...settings, ...row });
    prove(lanes, 1);
    expect(lanes.room(1)).toBe(row.most);
    expect(fill(lanes, 1)).toHaveLength(row.most);
    expect([lanes.room(1), lanes.free()]).toEqual([0, row.concurrency - row.most]);
  },
);

test("a webhook earns a place with each answer, and loses all but one where none comes", () => {
  const lanes = createLanes({ ...settings, concurrencyPerWebhook: 3 });
  const rooms = [true, true, true, false, true, undefined].map((answered) => {
    const before = lanes.room(1);
    lanes.start(1, "a.example").end(answered);
    return [before, lanes.room(1)];
  });
  expect(rooms).toEqual([
    [1, 2],
    [2, 3],
    [3, 3],
    [3, 1],
    [1, 2],
    [2, 2],
  ]);
});

test("newcomers share half of the places, rounded up", () => {
  const lanes = createLanes({ ...settings, concurrency: 5 });
  const starts = [1, 2, 3, 4].map((id) => [
    lanes.freeForNewcomers(),
    lanes.room(id),
    lanes.start(id, `${id}`),
  ]);
  expect(starts.map(([free, room]) => [free, room])).toEqual([
    [3, 1],
    [2, 1],
    [1, 1],
    [0, 0],
  ]);
  prove(lanes, 9);
  expect(lanes.room(9)).toBe(1);
});

test("addresses that several webhooks share are counted together, and move with the run", () => {
  const lanes = createLanes({ ...settings, concurrencyPerAddress: 2 });
  prove(lanes, 1);
  prove(lanes, 2);
  const [first, second] = [lanes.start(1, "a.example"), lanes.start(2, "a.example")];
  first.moveTo("192.0.2.1");
  second.moveTo("192.0.2.1");
  expect([lanes.room(1), lanes.room(2)]).toEqual([0, 0]);
  second.moveTo("192.0.2.2");
  expect([lanes.room(1), lanes.room(2)]).toEqual([1, 1]);
  second.end(true);
  second.moveTo("192.0.2.1");
  expect([lanes.room(1), lanes.room(2)]).toEqual([1, 2]);
});

test("a slow delivery gives its place away once, and its webhook none", () => {
  const lanes = createLanes({ ...settings, concurrency: 2 });
  const run = lanes.start(1, "a.example");
  expect([lanes.free(), lanes.freeForNewcomers(), lanes.room(1)]).toEqual([1, 0, 0]);
  run.slow();
  run.slow();
  expect([lanes.free(), lanes.freeForNewcomers(), lanes.room(1)]).toEqual([2, 1, 0]);
  run.end(true);
  run.end(true);
  run.slow();
  expect([lanes.free(), lanes.freeForNewcomers(), lanes.listBusy()]).toEqual([2, 1, [1]]);
});

test("a webhook is busy as long as one of its deliveries runs, and listed once after that", () => {
  const lanes = createLanes(settings);
  prove(lanes, 1);
  const [first, second] = fill(lanes, 1);
  first!.end(true);
  expect([lanes.listBusy(), lanes.listBusy()]).toEqual([[1], [1]]);
  second!.end(true);
  expect([lanes.listBusy(), lanes.listBusy()]).toEqual([[1], []]);
});

test("16 deliveries for each place may be slow", () => {
  const lanes = createLanes({ ...settings, concurrency: 1, concurrencyPerWebhook: 1 });
  const runs = Array.from({ length: 17 }, (_, id) => {
    const run = lanes.start(id, `${id}`);
    run.slow();
    return { run, free: lanes.free() };
  });
  expect(runs.map(({ free }) => free)).toEqual([...Array.from({ length: 16 }, () => 1), 0]);
  runs[0]!.run.end(true);
  runs[16]!.run.slow();
  expect(lanes.free()).toBe(1);
});

test("patience is longer with a webhook that answered the last time", () => {
  const lanes = createLanes(settings);
  const patience = [true, false, true].map((answered) => {
    const run = lanes.start(1, "a.example");
    run.end(answered);
    return run.patience;
  });
  expect([...patience, lanes.start(1, "a.example").patience]).toEqual([40, 250, 40, 250]);
});

test("a webhook that pauses takes nothing until its pause ends, then one", () => {
  let now = 1_000;
  const breaker = { failures: 2, pauseMs: 100, maxPauseMs: 400 };
  const lanes = createLanes({ ...settings, breaker, elapsed: () => now });
  prove(lanes, 1);
  expect(lanes.start(1, "a.example").end(false)).toBeUndefined();
  expect([lanes.readPause(1), lanes.listBusy()]).toEqual([0, [1]]);
  expect(lanes.start(1, "a.example").end(false)).toBe("opened");
  expect([lanes.room(1), lanes.readPause(1), lanes.listBusy()]).toEqual([0, 100, [1]]);
  now = 1_099;
  expect([lanes.room(1), lanes.readPause(1)]).toEqual([0, 1]);
  now = 1_100;
  expect([lanes.room(1), lanes.readPause(1)]).toEqual([1, 0]);
  expect(lanes.start(1, "a.example").end(true)).toBe("closed");
  expect(lanes.room(1)).toBe(2);
  lanes.pause(1, 500);
  expect([lanes.room(1), lanes.readPause(1)]).toEqual([0, 500]);
});

test("of 10,000 webhooks that rest, the one that has rested for the longest is forgotten", () => {
  const lanes = createLanes(settings);
  const running = lanes.start(0, "a.example");
  for (let id = 1; id <= 10_000; id++) lanes.start(id, "a.example").end(true);
  // A forgotten webhook starts anew with one place; the first still runs.
  expect([lanes.room(1), lanes.room(2), lanes.room(0)]).toEqual([1, 2, 0]);
  running.end(true);
  expect(lanes.room(0)).toBe(2);
});

test("of 10,000 webhooks that paused, one is forgotten once its pause is over", () => {
  let now = 0;
  const breaker = { failures: 1, pauseMs: 100, maxPauseMs: 100 };
  const lanes = createLanes({ ...settings, breaker, elapsed: () => now });
  for (let id = 1; id <= 10_001; id++) lanes.start(id, "a.example").end(false);
  expect(lanes.readPause(1)).toBe(100);
  now = 100;
  lanes.start(10_002, "a.example");
  // A forgotten webhook is closed at its first answer; it does not resume.
  expect([2, 1].map((id) => lanes.start(id, "a.example").end(true))).toEqual(["closed", undefined]);
});

test("what is known of a webhook's receiver is forgotten, its pause as well", () => {
  const breaker = { failures: 1, pauseMs: 100, maxPauseMs: 100 };
  const lanes = createLanes({ ...settings, concurrencyPerAddress: 2, breaker });
  prove(lanes, 1);
  const running = lanes.start(1, "a.example");
  lanes.start(1, "a.example").end(false);
  expect([lanes.room(1), lanes.forget(1), lanes.room(1), lanes.listBusy()]).toEqual([0, true, 0, [1]]);
  // A running delivery counts until it ends.
  expect([running.end(undefined), lanes.room(1), lanes.listBusy()]).toEqual([undefined, 1, [1]]);
  expect([lanes.forget(1), lanes.forget(2)]).toEqual([false, false]);
  const other = lanes.start(3, "b.example");
  expect([other.end(false), lanes.forget(3), lanes.listBusy(), lanes.room(3)]).toEqual([
    "opened",
    true,
    [],
    1,
  ]);
});

test("no more deliveries go to an address than it has places, under whatever names it is found", () => {
  const lanes = createLanes({ ...settings, concurrencyPerAddress: 2 });
  const runs = [1, 2, 3].map((id) => lanes.start(id, `h${id}.example`));
  expect(runs.map(({ moveTo }) => moveTo("192.0.2.1"))).toEqual([true, true, false]);
  expect(runs[2]!.moveTo("192.0.2.2")).toBe(true);
  expect([lanes.room(3), lanes.hasUrgentRoom(3)]).toEqual([0, true]);
  expect(lanes.start(4, "h4.example").moveTo("192.0.2.1")).toBe(false);
  expect([lanes.hasUrgentRoom(4), lanes.hasUrgentRoom(5)]).toEqual([false, true]);
  expect(lanes.start(5, "192.0.2.1").moveTo("192.0.2.1")).toBe(false);
  runs[0]!.end(true);
  expect(lanes.hasUrgentRoom(4)).toBe(false);
});

test("a webhook whose address has no place is busy until that has one", () => {
  const lanes = createLanes({ ...settings, concurrencyPerAddress: 1 });
  const [first, second] = [1, 2].map((id) => lanes.start(id, `h${id}.example`));
  first!.moveTo("192.0.2.1");
  second!.moveTo("192.0.2.1");
  second!.end(undefined);
  expect([lanes.listBusy(), lanes.room(2)]).toEqual([[1, 2], 0]);
  first!.end(true);
  expect([lanes.listBusy(), lanes.room(2)]).toEqual([[1, 2], 1]);
  lanes.hold(3);
  expect([lanes.listBusy(), lanes.listBusy()]).toEqual([[3], []]);
});

test("a delivery that no pause holds up keeps to the places of its webhook, and to all", () => {
  const breaker = { failures: 1, pauseMs: 100, maxPauseMs: 100 };
  const lanes = createLanes({ ...settings, concurrency: 3, breaker });
  lanes.start(1, "a.example").end(false);
  expect([lanes.room(1), lanes.hasUrgentRoom(1)]).toEqual([0, true]);
  for (let i = 0; i < settings.concurrencyPerWebhook; i++) lanes.start(1, "a.example");
  expect([lanes.hasUrgentRoom(1), lanes.hasUrgentRoom(2)]).toEqual([false, true]);
  lanes.start(2, "b.example");
  expect(lanes.hasUrgentRoom(3)).toBe(false);
});

test("a receiver is given the pause that it asks for where failures pause nothing", () => {
  let now = 0;
  const lanes = createLanes({ ...settings, elapsed: () => now });
  prove(lanes, 1);
  for (let i = 0; i < 50; i++) lanes.start(1, "a.example").end(false);
  expect([lanes.room(1), lanes.readPause(1)]).toEqual([1, 0]);
  lanes.pause(1, 500);
  expect([lanes.room(1), lanes.readPause(1)]).toEqual([0, 500]);
  now = 500;
  expect([lanes.room(1), lanes.start(1, "a.example").end(true), lanes.room(1)]).toEqual([1, "closed", 2]);
});
