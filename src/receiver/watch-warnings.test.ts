import { expect, test, vi } from "vitest";
import { createReceiver } from "./create-receiver.ts";
import { changeSample, fetchFrom, readSample, sampleNames, secret } from "./fixtures/requests.ts";
import { strict, tolerant } from "./receiver-mode.ts";
import { watchWarnings } from "./watch-warnings.ts";

const { webhook } = JSON.parse(new TextDecoder().decode(readSample("ping")));
const leak = changeSample("ping", { webhook: { ...webhook, secret: "mykey" } });
const unchanged = changeSample("update-job", { before_update: {} });

const leaked = ["secret-leaked", "/webhook/secret", "W2.1"];
const empty = ["before-update-empty", "/before_update", "W6.3"];

test.each([
  { name: "a leaked secret", mode: tolerant, body: leak, event: "ping", found: [leaked] },
  {
    name: "an update that changes nothing",
    mode: tolerant,
    body: unchanged,
    event: "update:job",
    found: [empty],
  },
  {
    name: "an update that changes nothing",
    mode: strict,
    body: unchanged,
    event: "update:job",
    found: [empty],
  },
])(
  "W-secret: onWarning is told of $name in $mode.name mode, before the handler",
  async ({ mode, body, event, found }) => {
    const told: unknown[] = [];
    const onWarning = watchWarnings((warnings, delivery) =>
      told.push(delivery.event, ...warnings.map(({ rule, path, clause }) => [rule, path, clause])),
    );
    const on = { "*": () => told.push("handled") };
    const { status } = await fetchFrom(createReceiver({ secret, mode, on, onWarning }), { body });
    expect({ status, told }).toEqual({ status: 200, told: [event, ...found, "handled"] });
  },
);

test.each(["an invalid delivery", "an unknown event"] as const)(
  "onWarning is told nothing of %s",
  async (name) => {
    const members = { "an invalid delivery": { sender: 1 }, "an unknown event": { event: "update:planet" } };
    const report = vi.fn();
    const receiver = createReceiver({
      secret,
      on: {},
      onRefused: () => {},
      onWarning: watchWarnings(report),
    });
    await fetchFrom(receiver, { body: changeSample("update-job", { before_update: {}, ...members[name] }) });
    expect(report).not.toHaveBeenCalled();
  },
);

test.each(sampleNames)("onWarning is told nothing of the sample %s", async (name) => {
  const report = vi.fn();
  const receiver = createReceiver({ secret, on: {}, onWarning: watchWarnings(report) });
  await fetchFrom(receiver, { body: readSample(name) });
  expect(report).not.toHaveBeenCalled();
});
