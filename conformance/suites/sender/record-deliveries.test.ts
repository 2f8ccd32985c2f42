import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { sign } from "#src/signature/signature.ts";
import { runSuite } from "../runner/run-suite.ts";
import { UnreachableError } from "../runner/unreachable-error.ts";
import { createRecordingTestee, type RecordingTerms, recordingCases } from "./create-recording-testee.ts";
import type { RecordedDelivery } from "./listener.ts";
import { recordDeliveries } from "./record-deliveries.ts";

const secret = "a shared secret";

/** Posts sample deliveries, signed with the secret. Returns the recording. */
async function record(
  names: readonly string[],
  change: (body: string) => string = (body) => body,
): Promise<readonly RecordedDelivery[]> {
  const over = new AbortController();
  return await recordDeliveries({
    signal: over.signal,
    onListening: async (url) => {
      for (const name of names) {
        const body = change(readFileSync(new URL(`../../samples/${name}.json`, import.meta.url), "utf8"));
        const headers = { "Content-Type": "application/json", "X-Signature-256": await sign(secret, body) };
        await fetch(url, { method: "POST", headers, body });
      }
      over.abort();
    },
  });
}

/** Runs the checks over a recording. Returns those that do not pass, with what was received. */
async function check(
  deliveries: readonly RecordedDelivery[],
  terms: RecordingTerms,
): Promise<Readonly<Record<string, string | undefined>>> {
  const testee = createRecordingTestee(deliveries, terms);
  const { results } = await runSuite({ suite: "sender", cases: recordingCases, testee });
  const others = results.filter(({ outcome }) => outcome !== "passed");
  return Object.fromEntries(
    others.map(({ case: { id }, outcome, received, reason }) => [id, received ?? `${outcome}: ${reason}`]),
  );
}

const names = ["create-task", "update-task", "ping"];
const noSecret = "skipped: a secret was given";
const rows: readonly {
  readonly name: string;
  readonly names?: readonly string[];
  readonly terms: RecordingTerms;
  readonly change?: (body: string) => string;
  readonly found: Readonly<Record<string, string>>;
}[] = [
  {
    name: "nothing in a right recording",
    terms: { secret, events: ["create:task", "update:task"] },
    found: { "recorded-unsigned": noSecret },
  },
  {
    name: "an event that is missing, and one that nobody subscribed to",
    terms: { secret, events: ["update:task", "delete:task"] },
    found: {
      "recorded-unsigned": noSecret,
      "recorded-all-events": "no delete:task",
      "recorded-no-other-event": "#1 create:task: not subscribed to",
    },
  },
  {
    name: "signatures where no secret was given",
    terms: {},
    found: {
      "recorded-signed": "skipped: no secret was given",
      "recorded-unsigned": "#1 create:task: a signature; #2 update:task: a signature; #3 ping: a signature",
      "recorded-signature-form": "skipped: no secret was given",
      "recorded-signature": "skipped: no secret was given",
      "recorded-all-events": "skipped: no events were given",
      "recorded-no-other-event": "skipped: no events were given",
    },
  },
  {
    name: "another secret",
    names: ["ping"],
    terms: { secret: "another secret", events: [] },
    found: {
      "recorded-unsigned": noSecret,
      "recorded-signature": "#1 ping: the digest of another body or secret",
    },
  },
  {
    name: "a repeated delivery",
    names: ["ping", "create-task", "create-task"],
    terms: { secret, events: ["create:task"] },
    found: { "recorded-unsigned": noSecret, "recorded-once": "#3 create:task: the same as #2" },
  },
  {
    name: "a body that is not JSON",
    names: ["ping"],
    terms: { secret, events: [] },
    change: (body) => body.slice(0, -5),
    found: {
      "recorded-unsigned": noSecret,
      "recorded-json":
        '#1 POST without event: expected "," or "}" after a member, found the end of the document at byte 1172',
    },
  },
];

test.each(rows)("a recording shows $name", async (row) => {
  const deliveries = await record(row.names ?? names, row.change);
  expect(await check(deliveries, row.terms)).toEqual(row.found);
});

test("an empty recording fails", async () => {
  const found = await check(await record([]), { secret, events: "everything" });
  expect(found["recorded-some"]).toBe("none");
  expect(found["recorded-all-events"]).toMatch(/^no update:organization, /);
  expect(found["recorded-envelope"]).toBe("skipped: nothing was recorded");
});

test("the wire of a failing check shows neither secret nor digest", async () => {
  const testee = createRecordingTestee(await record(["ping"]), {});
  const { results } = await runSuite({ suite: "sender", cases: recordingCases, testee });
  const wire = results.flatMap((result) => result.wire.map(({ text }) => text));
  expect(wire.length).toBe(1);
  expect(wire[0]).toMatch(/^POST \/\n(.+\n)*X-Signature-256: sha256=‹64 digits›\n/i);
});

describe("recordDeliveries", () => {
  const send = "await fetch(process.env.CONFORMANCE_TARGET_URL, { method: 'POST', body: 'x' })";

  test("ends some time after its command", async () => {
    const deliveries = await recordDeliveries({ command: [process.execPath, "-e", send], quiet: 50 });
    const bodies = deliveries.map(({ body }) => Buffer.from(body).toString());
    expect(bodies).toEqual(["x"]);
  });

  test("ends its command when the duration is over", async () => {
    const command = [process.execPath, "-e", "setInterval(() => {}, 1000)"];
    expect(await recordDeliveries({ command, duration: 300 })).toEqual([]);
  });

  test("tells of a command that fails", async () => {
    const command = [process.execPath, "-e", "process.exit(4)"];
    await expect(recordDeliveries({ command })).rejects.toThrow(
      new UnreachableError(`cannot run ${process.execPath}: exit code 4`),
    );
  });

  test("tells of a command that cannot be started", async () => {
    const run = recordDeliveries({ command: ["./no-such-program"] });
    await expect(run).rejects.toThrow(
      new UnreachableError("cannot run ./no-such-program: spawn ./no-such-program ENOENT"),
    );
  });

  test("tells of a port that is taken", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    await expect(recordDeliveries({ port, duration: 50 })).rejects.toThrow(
      new UnreachableError(`cannot listen at 127.0.0.1, port ${port}: EADDRINUSE`),
    );
    server.close();
  });
});
