import { expect, test, vi } from "vitest";
import { createReceiver } from "./create-receiver.ts";
import { type Drift, watchDrift } from "./drift.ts";
import { changeSample, fetchFrom, readSample, sampleNames, secret } from "./fixtures/requests.ts";
import { strict } from "./receiver-mode.ts";

const { task } = JSON.parse(new TextDecoder().decode(readSample("update-task")));
const label = { ...task.labels[0], hotkey: "secret value" };
const drifted = changeSample("update-task", {
  task: { ...task, labels: Array(11).fill(label), "7": 1 },
  extra: null,
});

test("watchDrift counts what the contract does not know, by place and without values", async () => {
  const report = vi.fn<(drift: Drift) => void>();
  const receiver = createReceiver({ secret, on: {}, onDrift: watchDrift(report) });
  expect((await fetchFrom(receiver, { body: drifted })).status).toBe(200);
  const members = [
    { path: "/task/labels/*/hotkey", count: 11 },
    { path: "/task/7", count: 1 },
    { path: "/extra", count: 1 },
  ];
  expect(report.mock.calls).toEqual([[{ event: "update:task", members }]]);
  expect(JSON.stringify(report.mock.calls)).not.toContain("secret value");
});

test.each(sampleNames)("watchDrift finds nothing in %s", async (name) => {
  const report = vi.fn();
  const receiver = createReceiver({ secret, on: {}, onDrift: watchDrift(report) });
  await fetchFrom(receiver, { body: readSample(name) });
  expect(report).not.toHaveBeenCalled();
});

test.each([
  {
    name: "a value of another format",
    body: changeSample("update-task", { task: { ...task, url: "tasks/1" } }),
  },
  { name: "an unknown event", body: changeSample("update-task", { event: "update:planet" }) },
  { name: "an invalid delivery", body: changeSample("update-task", { extra: 1, sender: 7 }) },
])("watchDrift says nothing of $name", async ({ body }) => {
  const report = vi.fn();
  const receiver = createReceiver({ secret, on: {}, onDrift: watchDrift(report), onRefused: () => {} });
  await fetchFrom(receiver, { body });
  expect(report).not.toHaveBeenCalled();
});

test.each([
  { editions: "another edition", modes: [{ ...strict, edition: "2.4" }], calls: 0 },
  {
    editions: "this one after another",
    modes: [{ ...strict, edition: "2.4", validate: () => [] }, strict],
    calls: 1,
  },
])("watchDrift asks the mode of the edition, given $editions", async ({ modes, calls }) => {
  const report = vi.fn();
  const receiver = createReceiver({ secret, on: {}, onDrift: watchDrift(report, modes) });
  await fetchFrom(receiver, { body: drifted });
  expect(report).toHaveBeenCalledTimes(calls);
});

test("watchDrift is idle in strict mode, which refuses what has drifted", async () => {
  const report = vi.fn();
  const onRefused = vi.fn();
  const receiver = createReceiver({ secret, on: {}, mode: strict, onDrift: watchDrift(report), onRefused });
  expect((await fetchFrom(receiver, { body: drifted })).status).toBe(422);
  expect(report).not.toHaveBeenCalled();
});
