import { expect, test } from "vitest";
import type { EventInput, Sender } from "../sender.ts";
import { readSample, user } from "./sender.test.fixtures.ts";

type Task = Extract<EventInput, { event: "update:task" }>["resource"];
type Job = Extract<EventInput<"2.76">, { event: "update:job" }>["resource"];
const task = readSample("update-task").task as Task;
const job = readSample("2.76/update-job").job as Job;
const scope = { project: 12 };

// Checked by `tsc`: what does not fit the event and its edition does not compile.
const typed: readonly EventInput[] = [
  { event: "update:task", resource: task, before: task, scope, sender: user },
  { event: "create:task", resource: task, scope, sender: user },
  { event: "update:job", resource: { any: "thing" }, before: {}, scope: {}, sender: user },
  // @ts-expect-error an update needs the resource before
  { event: "update:task", resource: task, scope: {}, sender: user },
  // @ts-expect-error a creation has none
  { event: "create:task", resource: task, before: task, scope: {}, sender: user },
  // @ts-expect-error a task has more than an id
  { event: "create:task", resource: { id: 7 }, scope: {}, sender: user },
  // @ts-expect-error the source document has no such event
  { event: "create:job", resource: job, scope: {}, sender: user },
  // @ts-expect-error a ping is not emitted
  { event: "ping", resource: {}, scope: {}, sender: user },
];

const typed276: readonly EventInput<"2.76">[] = [
  { event: "create:job", resource: job, scope, sender: user },
  { event: "update:job", resource: job, scope, sender: user },
  // @ts-expect-error a job of this edition has more than an id
  { event: "create:job", resource: { id: 7 }, scope: {}, sender: user },
];

test("events are typed by edition and name, identifiers by what they identify", () => {
  const calls = async (sender: Sender<"2.76">): Promise<void> => {
    const { attempts } = await sender.attempts(1);
    const [attempt] = attempts;
    if (attempt === undefined) return;
    await sender.redeliver(attempt.deliveryId);
    // @ts-expect-error the identifier of an attempt
    await sender.redeliver(attempt.id);
    // @ts-expect-error the identifier of a delivery
    await sender.attempt(attempt.deliveryId);
    // @ts-expect-error the identifier of a delivery
    await sender.ping(attempt.deliveryId, user);
    await sender.createWebhook({ target_url: "", scope, events: ["create:job"] }, user);
    // @ts-expect-error no event of the edition
    await sender.createWebhook({ target_url: "", scope, events: ["create:jobs"] }, user);
  };
  expect([typed.length, typed276.length, typeof calls]).toEqual([8, 3, "function"]);
});
