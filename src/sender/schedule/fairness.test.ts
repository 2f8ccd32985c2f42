import { afterEach, expect, test } from "vitest";
import { makeEmission } from "../fixtures/emissions.ts";
import { answerings } from "../fixtures/receiver.ts";
import { addWebhook, closeAll, openReceiver, openService, until } from "../fixtures/service.ts";
import { createLanes, type LaneSettings } from "./lanes.ts";

afterEach(closeAll);

const settings: LaneSettings = {
  concurrency: 8,
  concurrencyPerWebhook: 4,
  concurrencyPerAddress: 6,
  breaker: false,
  elapsed: () => 0,
};

test("a webhook earns more places with each answer, and loses them where none comes", () => {
  const lanes = createLanes(settings);
  const rooms: number[] = [];
  const answer = (answered: boolean): void => {
    lanes.start(1, "a").end(answered);
    rooms.push(lanes.room(1));
  };
  for (const answered of [true, true, true, true, false, true]) answer(answered);
  expect(rooms).toEqual([2, 3, 4, 4, 1, 2]);
});

test("webhooks that have not answered yet share half of the places", () => {
  const lanes = createLanes(settings);
  for (const id of [1, 2, 3, 4]) lanes.start(id, `host-${id}`);
  expect([lanes.free(), lanes.freeForNewcomers(), lanes.room(5)]).toEqual([4, 0, 0]);
});

test("webhooks of one address share its places, whatever their names are", () => {
  const lanes = createLanes({ ...settings, concurrency: 64 });
  for (let id = 1; id <= 6; id++) {
    const run = lanes.start(id, `host-${id}`);
    run.moveTo("192.0.2.1");
  }
  const seventh = lanes.start(7, "host-7");
  seventh.moveTo("192.0.2.1");
  seventh.end(true);
  expect(lanes.room(7)).toBe(0);
});

test("what is slow gives its place to others", () => {
  const lanes = createLanes(settings);
  const run = lanes.start(1, "a");
  run.slow();
  expect([lanes.free(), lanes.room(1), lanes.room(2)]).toEqual([8, 0, 1]);
  run.end(true);
  expect([lanes.free(), lanes.room(1)]).toEqual([8, 2]);
});

test("a webhook that has not answered yet gives its place sooner than one that has", () => {
  const lanes = createLanes(settings);
  const first = lanes.start(1, "a");
  first.end(true);
  expect(first.patience).toBeLessThan(lanes.start(1, "a").patience / 2);
});

test("a breaker opens after failures, probes once, and closes after an answer", () => {
  let time = 0;
  const breaker = { failures: 3, pauseMs: 100, maxPauseMs: 150 };
  const lanes = createLanes({ ...settings, breaker, elapsed: () => time });
  const attempt = (answered: boolean): unknown => lanes.start(1, "a").end(answered);
  expect([false, false, false].map(attempt)).toEqual([undefined, undefined, "opened"]);
  expect([lanes.room(1), lanes.readPause(1)]).toEqual([0, 100]);
  time = 100;
  expect(lanes.room(1)).toBe(1);
  const probe = lanes.start(1, "a");
  expect(lanes.room(1)).toBe(0);
  expect(probe.end(false)).toBe("opened");
  expect([lanes.room(1), lanes.readPause(1)]).toEqual([0, 150]);
  time = 250;
  expect(attempt(true)).toBe("closed");
  expect([lanes.room(1), lanes.readPause(1)]).toEqual([2, 0]);
});

test("a webhook that pauses keeps what waits, and gets it once it answers", async () => {
  let answers = false;
  const receiver = await openReceiver((response) => (answers ? response.end("ok") : response.destroy()));
  const told: string[] = [];
  const service = openService({
    breaker: { failures: 2, pauseMs: 50, maxPauseMs: 50 },
    onEvent: ({ type }) => void (type === "attempt" || told.push(type)),
  });
  await addWebhook(service, { target_url: receiver.url });
  for (let i = 0; i < 6; i++) await service.emit(makeEmission("create:task"));
  await until(() => told.includes("paused"));
  answers = true;
  await until(() => told.includes("resumed"));
  await service.idle();
  expect((await service.queueState()).waiting).toBe(0);
  const { attempts } = await service.attempts(1);
  expect(attempts).toHaveLength(6);
  expect(attempts.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
});

const HOSTS = 32;
const EVENTS = 200;
const GOOD = 50;

test(`${HOSTS} hosts that hang with ${EVENTS} events each do not hold up ${GOOD} good ones`, async () => {
  const hostile = await openReceiver(answerings.hang, "http", "0.0.0.0");
  const good = await openReceiver();
  const service = openService({ timeout: 20_000 });
  for (let i = 1; i <= HOSTS; i++) {
    // One address each, since one address counts as one host.
    const target_url = hostile.url.replace("127.0.0.1", `127.0.1.${i}`);
    await addWebhook(service, { target_url, scope: { project: 13 } });
  }
  await addWebhook(service, { target_url: good.url });
  const bad = { ...makeEmission("create:issue"), scope: { project: 13 } };
  for (let i = 0; i < EVENTS; i++) await service.emit(bad);
  for (let i = 0; i < GOOD; i++) await service.emit(makeEmission("create:task"));
  await until(() => good.received.length === GOOD);
  // None of the hostile attempts has ended: each host holds its one delivery.
  expect((await service.attempts(1)).attempts).toEqual([]);
  expect(hostile.received.length).toBeLessThanOrEqual(HOSTS);
});
