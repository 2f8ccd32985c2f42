import type { RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  createReceiverServer,
  Refused,
  rightSteps,
  type Steps,
} from "#conformance/proof/zoo/receivers/right-steps.ts";
import { runCli, secret, secretEnv, withServer } from "../fixtures/command-line.ts";

/** Lines of a small terminal. */
const SCREEN = 24;

/** Common mistakes in a first receiver, and what the first screen must say about each. */
const mistakes: readonly {
  readonly mistake: string;
  readonly steps?: Partial<Steps>;
  readonly own?: string;
  readonly timeout?: string;
  readonly cause: RegExp;
}[] = [
  { mistake: "it has another secret", own: "another secret", cause: /the secret here is not the receiver's/ },
  {
    mistake: "it verifies what it parsed and serialised again",
    steps: { signedBytes: (body) => Buffer.from(JSON.stringify(JSON.parse(body.toString()))) },
    cause: /parsed and serialised again before it is verified/,
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
        if (signature !== digest.toString("hex")) throw new Refused(403, "no");
      },
    },
    cause: /takes the bare digest/,
  },
  {
    mistake: "it answers 201",
    steps: {
      answer: (response, status, text) => rightSteps.answer(response, status === 200 ? 201 : status, text),
    },
    cause: /with another status than 200: answer 200/,
  },
  {
    mistake: "it redirects",
    steps: {
      answer(response, status, text) {
        response.setHeader("Location", "/done");
        rightSteps.answer(response, status === 200 ? 302 : status, text);
      },
    },
    cause: /it redirects to \/done: give that address; a sender follows no redirect/,
  },
  {
    mistake: "it compares the whole media type",
    steps: {
      checkHead(head, settings) {
        if (head.headers["content-type"] !== "application/json") throw new Refused(415, "no");
        rightSteps.checkHead(head, settings);
      },
    },
    cause: /media type is compared otherwise/,
  },
  {
    mistake: "it works before it answers",
    steps: {
      async readBody(request, settings) {
        const body = await rightSteps.readBody(request, settings);
        await sleep(2_000);
        return body;
      },
    },
    timeout: "500",
    cause: /no answer within 500 ms.*works before it answers: answer 200 first/s,
  },
  {
    mistake: "it takes GET",
    steps: {
      checkHead: ({ headers }, settings) => rightSteps.checkHead({ headers, method: "POST" }, settings),
    },
    cause: /other methods than POST are taken/,
  },
  {
    mistake: "it refuses events that it does not know",
    steps: {
      handle(delivery) {
        if ((delivery as { event?: unknown } | null)?.event !== "ping") throw new Refused(404, "no handler");
        return "taken";
      },
    },
    cause: /events that it has no handler for are not taken/,
  },
];

test.each(mistakes)("$mistake: its cause is on the first screen", async ({ steps, own, timeout, cause }) => {
  const server = createReceiverServer({ secret: own ?? secret, limit: 65_536 }, { ...rightSteps, ...steps });
  const [listener] = server.listeners("request") as [RequestListener];
  const { stdout, stderr } = await withServer(listener, (url) =>
    runCli([
      ...["conformance", "receiver", "--url", url, "--secret-env", secretEnv, "--limit", "65536"],
      ...(timeout === undefined ? [] : ["--timeout", timeout]),
    ]),
  );
  expect(`${stderr}${stdout}`.split("\n").slice(0, SCREEN).join("\n")).toMatch(cause);
});
