import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { respond } from "../../conformance/adapters/library.ts";
import { readSample } from "../../conformance/kit/index.ts";
import { type CaseResult, listFailed } from "../../conformance/suite/case-result.ts";
import { createLibraryUnderTest } from "../../conformance/suite/library/create-library-under-test.ts";
import { type LibraryRequest, readLibraryCases } from "../../conformance/suite/library/read-library-cases.ts";
import { createReceiverUnderTest } from "../../conformance/suite/receiver/create-receiver-under-test.ts";
import { readReceiverCases } from "../../conformance/suite/receiver/read-receiver-cases.ts";
import { runSuite } from "../../conformance/suite/run-suite.ts";
import { readSamples } from "../../conformance/suite/samples.ts";
import {
  createRecordingUnderTest,
  recordingCases,
} from "../../conformance/suite/sender/create-recording-under-test.ts";
import { recordDeliveries } from "../../conformance/suite/sender/record-deliveries.ts";
import { editions } from "../../generated/internal/editions.js";
import { listEditions } from "../../src/diagnostics/editions.ts";
import { toNodeListener } from "../../src/receiver/node.ts";
import { createReceiver } from "../../src/receiver.ts";
import { createSender, loopbackTargets } from "../../src/sender.ts";
import { faultyLibraries } from "./faulty-libraries.ts";
import { createFaultyReceiver, faultyReceivers } from "./faulty-receivers.ts";
import { deliverSamples, faultySenders } from "./faulty-senders.ts";
import { createReceiverServer } from "./right-receiver.ts";

/** A difficult secret: it changes if it is trimmed, cut, lower-cased, normalised or read in another encoding. */
const secret =
  " Ein Schlüssel für die Prüfung: Ключ, ﬁ, 🔑; und mehr als 64 Zeichen, damit er gekürzt auffällt ";
const limit = 65_536;
const modes = ["tolerant", "strict"] as const;
const webhook = listEditions("webhook");

/** Describes what failed. */
function describe(results: readonly CaseResult[]): readonly string[] {
  return listFailed(results).map(({ case: { id }, received }) => `${id}: ${received}`);
}

/** Runs the library suite, or some cases of it, against a library in this process. */
async function testLibrary(
  ask: (request: LibraryRequest) => unknown,
  edition?: string,
  run?: readonly string[],
): Promise<readonly CaseResult[]> {
  const pass = (message: unknown) => JSON.parse(JSON.stringify(message));
  const target = await createLibraryUnderTest({
    ask: async (request) => pass(await ask(pass(request))),
    close: async () => {},
  });
  return (await runSuite({ suite: "library", cases: readLibraryCases(edition), target, run })).results;
}

/** Runs the receiver suite, or some cases of it, against a server. */
async function testReceiver(
  server: Server,
  mode: "strict" | "tolerant",
  edition = "2.3",
  run?: readonly string[],
): Promise<readonly CaseResult[]> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`;
  try {
    const target = await createReceiverUnderTest({ url, secret, limit, edition, timeout: 5_000 });
    const cases = readReceiverCases(edition, mode);
    return (await runSuite({ suite: "receiver", cases, target, run, timeout: 5_000 })).results;
  } finally {
    server.close().closeAllConnections();
  }
}

/** Records and checks what a sender delivers. */
async function testSender(
  edition: string,
  deliver: (url: string) => Promise<void>,
): Promise<readonly CaseResult[]> {
  const end = new AbortController();
  let delivered: Promise<void> | undefined;
  const deliveries = await recordDeliveries({
    host: "127.0.0.1",
    port: 0,
    signal: end.signal,
    onListening: (url) => {
      delivered = deliver(url).finally(() => end.abort());
    },
  });
  await delivered;
  const target = await createRecordingUnderTest(deliveries, { secret, events: "everything", edition });
  return (await runSuite({ suite: "sender", cases: recordingCases, target })).results;
}

test.each(editions)("our library passes in $name $edition", async ({ edition }) => {
  const results = await testLibrary(respond, edition);
  expect(describe(results)).toEqual([]);
  expect(results.length).toBeGreaterThan(400);
});

test.each(faultyLibraries.map(([name, fault, ...noticedBy]) => ({ name, fault, noticedBy })))(
  "a library that $name fails",
  async ({ fault, noticedBy }) => {
    const failed = listFailed(
      await testLibrary((one) => (one.op === "describe" ? respond(one) : fault(one)), undefined, noticedBy),
    );
    expect(failed.map((one) => one.case.id).sort()).toEqual([...noticedBy].sort());
  },
);

test.each(webhook.flatMap((edition) => modes.map((mode) => ({ edition, mode }))))(
  "our $mode receiver passes in edition $edition",
  async ({ edition, mode }) => {
    const receiver = createReceiver({
      secret,
      mode,
      edition: edition as "2.3",
      on: { "*": () => {} },
      limits: { maxBytes: limit },
      onRejected() {},
    });
    const results = await testReceiver(createServer(toNodeListener(receiver)), mode, edition);
    expect(describe(results)).toEqual([]);
    expect(results.length).toBeGreaterThan(edition === "2.3" ? 360 : 300);
  },
);

test("a receiver written only from the protocol passes", async () => {
  expect(describe(await testReceiver(createReceiverServer({ secret, limit }), "tolerant"))).toEqual([]);
});

test.each(faultyReceivers.map(([name, create, ...noticedBy]) => ({ name, create, noticedBy })))(
  "a receiver that $name fails",
  async ({ create, noticedBy }) => {
    const { server, mode } = createFaultyReceiver(create, { secret, limit });
    const failed = listFailed(await testReceiver(server, mode, "2.3", noticedBy));
    expect(failed.map((one) => one.case.id).sort()).toEqual([...noticedBy].sort());
  },
);

/** Emits the event of every sample of an edition with our sender. */
async function emitSamples(url: string, edition: string): Promise<void> {
  const baseUrl = "https://annotation.example";
  const sender = await createSender({
    baseUrl,
    database: ":memory:",
    edition: edition as "2.3",
    allowTargets: loopbackTargets,
  });
  const { sender: user } = readSample("ping");
  const scope = { project: 12 };
  const { id } = await sender.createWebhook({ target_url: url, secret, scope, events: "everything" }, user);
  for (const { name, text } of readSamples(edition)) {
    if (name.includes(".") || name === "ping") continue;
    const { event, webhook_id: _, sender: by, before_update: old, ...rest } = JSON.parse(text);
    // Some envelopes of 2.65 are flat.
    const resource = rest[event.split(/[:[]/)[1]] ?? rest;
    await sender.emit({
      event,
      resource,
      scope,
      sender: by,
      ...(old && { before: { ...resource, ...old } }),
    });
  }
  await sender.ping(id, user);
  await sender.idle();
  await sender.close();
}

test.each(
  webhook.flatMap((edition) => [
    { name: "a right sender", edition, deliver: (url: string) => deliverSamples(url, secret, edition) },
    { name: "our sender", edition, deliver: (url: string) => emitSamples(url, edition) },
  ]),
)("$name passes in edition $edition", async ({ edition, deliver }) => {
  const results = await testSender(edition, deliver);
  expect(describe(results)).toEqual([]);
  // A sender that signs is not asked for unsigned deliveries.
  expect(results.filter(({ status }) => status === "passed").length).toBe(recordingCases.length - 1);
});

test.each(faultySenders.map(([name, fault, ...noticedBy]) => ({ name, fault, noticedBy })))(
  "a sender that $name fails",
  async ({ fault, noticedBy }) => {
    const failed = listFailed(await testSender("2.3", (url) => deliverSamples(url, secret, "2.3", fault)));
    expect(failed.map((one) => one.case.id)).toEqual(expect.arrayContaining(noticedBy));
  },
);
