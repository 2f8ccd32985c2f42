import { Agent } from "node:http";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createLibraryProcess } from "../../suites/library/library-process.ts";
import { readSenderCases } from "../../suites/runner/read-case-files.ts";
import { runSuite } from "../../suites/runner/run-suite.ts";
import { createSenderTestee } from "../../suites/sender/create-sender-testee.ts";
import type { SenderDriver } from "../../suites/sender/scene.ts";
import { type Behaviour, createSender, right } from "./senders/right.ts";
import { createSenderDriver } from "./test-flaws.ts";

/** Drives a sender in a process of its own. */
function start(path: string): SenderDriver {
  return createLibraryProcess([process.execPath, fileURLToPath(new URL(path, import.meta.url))]);
}

/** Drives the independent sender, changed where the contract leaves a choice. */
function vary(behaviour: Partial<Behaviour>): SenderDriver {
  return createSenderDriver(createSender(behaviour));
}

/** Drives the independent sender, which answers before it delivers. */
function answerFirst(): SenderDriver {
  const late = createSender({
    post: async (outgoing) => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return right.post(outgoing);
    },
  });
  return createSenderDriver(async (request) => {
    const answered = late(request);
    return ["emit", "ping"].includes(request.op) ? {} : answered;
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 2 });

/** Milliseconds of silence that are enough for senders that answer after their deliveries. */
const SHORT = 25;

const rows: readonly { readonly name: string; readonly open: () => SenderDriver; readonly quiet?: number }[] =
  [
    { name: "an independent one", open: () => start("./senders/right.ts"), quiet: SHORT },
    { name: "one that answers before it delivers", open: answerFirst },
    {
      name: "one that keeps connections open",
      quiet: SHORT,
      open: () =>
        vary({
          post: (one, limit) => right.post({ ...one, ...(one.url.startsWith("http:") && { agent }) }, limit),
        }),
    },
    {
      name: "one that sends chunks, under headers of another case",
      quiet: SHORT,
      open: () =>
        vary({
          outgoing: (...given) => {
            const { headers, ...rest } = right.outgoing(...given);
            const { "Content-Length": _, ...others } = headers;
            const lower = Object.entries(others).map(([name, value]) => [name.toLowerCase(), value]);
            return { ...rest, headers: { ...Object.fromEntries(lower), "transfer-encoding": "chunked" } };
          },
        }),
    },
    {
      name: "one that indents its bodies and names the charset",
      quiet: SHORT,
      open: () =>
        vary({
          encode: (envelope) => Buffer.from(JSON.stringify(envelope, null, 2)),
          outgoing: (...given) => {
            const { headers, ...rest } = right.outgoing(...given);
            const type = `${headers["Content-Type"]}; charset=utf-8`;
            return { ...rest, headers: { ...headers, "Content-Type": type } };
          },
        }),
    },
  ];

describe("right senders pass every case", () => {
  test.concurrent.each(rows)("$name", async ({ name: _, open, ...options }) => {
    const testee = await createSenderTestee({ driver: open(), ...options });
    const cases = readSenderCases().filter(({ slow }) => !slow);
    const { results } = await runSuite({ suite: "sender", cases, testee });
    await testee.close();
    const others = results.filter(({ outcome }) => outcome !== "passed");
    expect(others.map(({ case: { id }, received }) => ({ id, received }))).toEqual([]);
    expect(results.length).toBe(cases.length);
  });
});
