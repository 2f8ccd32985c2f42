import type { ReceiverFlaw } from "./receiver-flaw.ts";
import { Refused, rightSteps } from "./right-steps.ts";

function eventOf(delivery: unknown): unknown {
  return (delivery as { event?: unknown } | null)?.event;
}

/** Handlers as many write them: members of a plain object. */
const handlers: Readonly<Record<string, () => void>> = { ping: () => {}, "create:planet": () => {} };

/** Receivers that answer wrongly, or do not live on. */
export const answerFlaws: readonly ReceiverFlaw[] = [
  {
    name: "refuses-ping",
    flaw: "answers a ping with 400",
    killedBy: ["takes-ping", "takes-ping-never-delivered"],
    steps: () => ({
      handle(delivery) {
        if (eventOf(delivery) === "ping") throw new Refused(400, "no resource");
        return "taken";
      },
    }),
  },
  {
    name: "fails-at-unknown-events",
    flaw: "answers 500 to an event that it has no handler for",
    killedBy: ["takes-unknown-event", "takes-unknown-action"],
    steps: () => ({
      handle(delivery) {
        const event = String(eventOf(delivery));
        if (/planet|create:organization/.test(event)) throw new Error(`no handler for ${event}`);
        return "taken";
      },
    }),
  },
  {
    name: "looks-handlers-up-in-prototypes",
    flaw: "calls what a plain object has under the name of the event",
    killedBy: ["takes-event-proto", "takes-event-define-getter"],
    steps: () => ({
      handle(delivery) {
        handlers[String(eventOf(delivery))]?.();
        return "taken";
      },
    }),
  },
  {
    name: "refuses-repetition",
    flaw: "answers 500 to a delivery that it has taken before",
    killedBy: ["delivery-twice", "ping-twice"],
    steps: () => {
      const seen = new Set<string>();
      return {
        handle(_, body) {
          const key = body.toString("base64");
          if (seen.has(key)) throw new Error("duplicate key");
          seen.add(key);
          return "taken";
        },
      };
    },
  },
  {
    name: "answers-401",
    flaw: "answers a wrong signature with 401",
    killedBy: ["unsigned", "signed-with-another-secret"],
    steps: () => ({
      answer: (response, status, text) => rightSteps.answer(response, status === 403 ? 401 : status, text),
    }),
  },
  {
    name: "hides-refusals",
    flaw: "answers 200 to what it refuses",
    killedBy: ["unsigned", "method-put", "not-json-word"],
    steps: () => ({ answer: (response, _, text) => rightSteps.answer(response, 200, text) }),
  },
  {
    name: "redirects",
    flaw: "answers with a redirect",
    killedBy: ["takes-ping", "takes-update-task"],
    steps: () => ({
      answer(response, status, text) {
        response.setHeader("Location", "/done");
        rightSteps.answer(response, status === 200 ? 303 : status, text);
      },
    }),
  },
  {
    name: "says-nothing",
    flaw: "answers 200 without a text",
    killedBy: ["takes-ping", "takes-update-with-a-text"],
    steps: () => ({ handle: () => "" }),
  },
  {
    name: "takes-any-method",
    flaw: "does not look at the method",
    killedBy: ["method-put", "method-delete"],
    steps: () => ({
      checkHead: ({ headers }, settings) => rightSteps.checkHead({ method: "POST", headers }, settings),
    }),
  },
  {
    name: "takes-any-media-type",
    flaw: "does not look at the media type",
    killedBy: ["media-type-form", "media-type-missing"],
    steps: () => ({
      checkHead: ({ method, headers }, settings) =>
        rightSteps.checkHead(
          { method, headers: { ...headers, "content-type": "application/json" } },
          settings,
        ),
    }),
  },
  {
    name: "compares-the-whole-media-type",
    flaw: "takes application/json in lower case and without parameters alone",
    killedBy: ["media-type-charset", "media-type-odd-case"],
    steps: () => ({
      checkHead(request, settings) {
        rightSteps.checkHead(request, settings);
        if (request.headers["content-type"] !== "application/json") throw new Refused(415, "only JSON");
      },
    }),
  },
  {
    name: "searches-the-media-type",
    flaw: "takes every media type that has application/json in it",
    killedBy: ["media-type-longer", "media-type-as-parameter"],
    steps: () => ({
      checkHead({ method, headers }, settings) {
        const type = headers["content-type"]?.replace(/.*application\/json.*/i, "application/json");
        rightSteps.checkHead({ method, headers: { ...headers, "content-type": type } }, settings);
      },
    }),
  },
  {
    name: "hangs-up-without-a-word",
    flaw: "closes the connection after a refusal, and does not say so",
    killedBy: ["kept-after-bad-signature", "kept-after-not-json"],
    steps: () => ({
      answerError(response, error, steps) {
        const { socket } = response;
        response.on("finish", () => socket?.destroySoon());
        rightSteps.answerError(response, error, steps);
      },
    }),
  },
  {
    name: "refuses-to-continue",
    flaw: "answers Expect: 100-continue with 417",
    killedBy: ["expect-continue", "expect-continue-chunked"],
    prepare: (server) => void server.on("checkContinue", (_, response) => response.writeHead(417).end()),
  },
  {
    name: "ends-by-a-header",
    flaw: "breaks down at a header beyond ASCII",
    killedBy: ["signature-latin1", "signature-utf8"],
    prepare(server) {
      server.on("request", ({ headers }) => {
        if (/[^ -~]/.test(String(headers["x-signature-256"]))) server.close().closeAllConnections();
      });
    },
  },
  {
    name: "ends-by-a-break",
    flaw: "breaks down when a body breaks off",
    killedBy: ["broken-off", "body-at-limit"],
    prepare(server) {
      server.on("request", (request) => {
        request.on("close", () => {
          if (!request.complete) server.close().closeAllConnections();
        });
      });
    },
  },
];
