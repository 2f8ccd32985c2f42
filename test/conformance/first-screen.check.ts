import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { runCli, secret, secretEnv, serve } from "../../cli/fixtures/command-line.ts";
import { createReceiverServer, Rejected, rightSteps, type Steps } from "./right-receiver.ts";

/** Lines of a small terminal. */
const SCREEN = 24;

/** Common mistakes in a first receiver, and what the first screen must say about each. */
const mistakes: readonly {
  readonly mistake: string;
  readonly steps?: Partial<Steps>;
  readonly own?: string;
  readonly cause: RegExp;
}[] = [
  { mistake: "it has another secret", own: "another secret", cause: /the secret here is not the receiver's/ },
  {
    mistake: "it verifies what it parsed and serialised again",
    steps: { signedBytes: (body) => Buffer.from(JSON.stringify(JSON.parse(body.toString()))) },
    cause: /parsed and serialized again before it is verified/,
  },
  {
    mistake: "it parses before it verifies",
    steps: {
      signedBytes(body) {
        rightSteps.parse(rightSteps.decode(body));
        return body;
      },
    },
    cause: /parsed before its signature is verified/,
  },
  {
    mistake: "it expects the digits without sha256=",
    steps: {
      checkSignature([signature = ""], digest) {
        if (signature !== digest.toString("hex")) throw new Rejected(403, "no");
      },
    },
    cause: /accepts the bare digest/,
  },
  {
    mistake: "it responds 201",
    steps: {
      respond: (response, status, text) => rightSteps.respond(response, status === 200 ? 201 : status, text),
    },
    cause: /with a status other than 200: respond 200/,
  },
  {
    mistake: "it redirects",
    steps: {
      respond(response, status, text) {
        response.setHeader("Location", "/done");
        rightSteps.respond(response, status === 200 ? 302 : status, text);
      },
    },
    cause: /it redirects to \/done: pass that URL; senders do not follow redirects/,
  },
  {
    mistake: "it compares the whole media type",
    steps: {
      checkHead(head, settings) {
        if (head.headers["content-type"] !== "application/json") throw new Rejected(415, "no");
        rightSteps.checkHead(head, settings);
      },
    },
    cause: /the media type is not compared according to HTTP/,
  },
  {
    mistake: "it accepts GET",
    steps: {
      checkHead: ({ headers }, settings) => rightSteps.checkHead({ headers, method: "POST" }, settings),
    },
    cause: /methods other than POST are accepted/,
  },
  {
    mistake: "it rejects events that it does not know",
    steps: {
      handle(delivery) {
        if ((delivery as { event?: unknown } | null)?.event !== "ping") throw new Rejected(404, "no handler");
        return "taken";
      },
    },
    cause: /events without a handler are not accepted/,
  },
];

const receiverSuite = ["conformance", "receiver", "--secret-env", secretEnv] as const;

/** Starts a receiver that is right except for its secret or some steps; returns its URL. */
function start(own: string = secret, steps: Partial<Steps> = {}): Promise<string> {
  const server = createReceiverServer({ secret: own, limit: 65_536 }, { ...rightSteps, ...steps });
  const [listener] = server.listeners("request") as [RequestListener];
  return serve(listener);
}

test.each(mistakes)("$mistake: its cause is on the first screen", async ({ steps, own, cause }) => {
  const url = await start(own, steps);
  const { stdout, stderr } = await runCli([...receiverSuite, "--url", url, "--limit", "65536"]);
  expect(`${stderr}${stdout}`.split("\n").slice(0, SCREEN).join("\n")).toMatch(cause);
});

test.each(["tolerant", "strict"])("--list prints the cases that run in %s mode", async (mode) => {
  const run = [...receiverSuite, "--mode", mode, "--run", "*-strict", "--run", "method-*"];
  const listed = await runCli([...run, "--list"]);
  const ran = await runCli([...run, "--url", await start()]);
  expect(ran.stdout).toContain(`${listed.stdout.trimEnd().split("\n").length} cases: `);
});

test("a run of only some cases never conforms", async () => {
  const { code, stdout } = await runCli([...receiverSuite, "--url", await start(), "--run", "takes-ping"]);
  expect([
    code,
    stdout.includes("conforms"),
    /1 of \d+ cases ran, 0 failed; not tested: \d+ not selected/.test(stdout),
  ]).toEqual([0, false, true]);
});

test.each([
  [
    "a used port",
    (url: string) => ["sender", "--listen", new URL(url).port],
    3,
    /another program already uses this port/,
  ],
  [
    "another machine",
    () => ["receiver", "--url", "http://example.com/", "--secret-env", secretEnv],
    2,
    /set CONFORMANCE_ALLOW_REMOTE=1/,
  ],
  ["a missing adapter", () => ["library", "--", "no-such-program"], 3, /cannot start no-such-program/],
  [
    "a pattern that nothing matches",
    () => ["library", "--run", "nothing", "--", "node"],
    2,
    /no case matches/,
  ],
  ["no URL", () => ["receiver"], 2, /missing receiver: pass --url/],
])("%s ends in one sentence", async (_, argv, code, says) => {
  const ended = await runCli(["conformance", ...argv(await serve((_, response) => void response.end()))]);
  expect([ended.code, says.test(ended.stderr)]).toEqual([code, true]);
});
