import type { RequestListener } from "node:http";
import type { CreateFlaw, ReceiverFlaws } from "./receiver-flaw.ts";
import { Refused, rightSteps } from "./right-steps.ts";

function readEvent(delivery: unknown): unknown {
  return (delivery as { event?: unknown } | null)?.event;
}

/** Answers with another status. */
function answering(change: (status: number) => number): CreateFlaw {
  return () => ({ answer: (response, status, text) => rightSteps.answer(response, change(status), text) });
}

/** Answers with another status to what it accepts, or to a wrong signature. */
function replacing(from: 200 | 403, to: number): CreateFlaw {
  return answering((status) => (status === from ? to : status));
}

/** Most deliveries that a busy receiver handles at once. */
const MOST_AT_ONCE = 8;

/** Handlers as many people write them: members of a plain object. */
const handlers: Readonly<Record<string, () => void>> = { ping: () => {}, "create:planet": () => {} };

/** Receivers that answer wrongly, or stop working. */
export const answerFlaws: ReceiverFlaws = {
  "refuses-ping": () => ({
    handle(delivery) {
      if (readEvent(delivery) === "ping") throw new Refused(400, "no resource");
      return "taken";
    },
  }),
  "fails-at-unknown-events": () => ({
    handle(delivery) {
      const event = String(readEvent(delivery));
      if (/planet|create:organization/.test(event)) throw new Error(`no handler for ${event}`);
      return "taken";
    },
  }),
  "looks-handlers-up-in-prototypes": () => ({
    handle(delivery) {
      handlers[String(readEvent(delivery))]?.();
      return "taken";
    },
  }),
  "refuses-repetition": () => {
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
  "answers-202": replacing(200, 202),
  "answers-204": replacing(200, 204),
  "answers-400": replacing(403, 400),
  "answers-401": replacing(403, 401),
  "answers-404": replacing(403, 404),
  "answers-500": replacing(403, 500),
  "hides-refusals": answering(() => 200),
  redirects: () => ({
    answer(response, status, text) {
      response.setHeader("Location", "/done");
      rightSteps.answer(response, status === 200 ? 303 : status, text);
    },
  }),
  "says-nothing": () => ({ handle: () => "" }),
  "hangs-up-without-a-word": () => ({
    answerError(response, error, steps) {
      const { socket } = response;
      response.on("finish", () => socket?.destroySoon());
      rightSteps.answerError(response, error, steps);
    },
  }),
  "answers-options": () => ({
    prepare(server) {
      const [listen] = server.listeners("request") as [RequestListener];
      server.removeAllListeners("request").on("request", (request, response) => {
        if (request.method === "OPTIONS") response.writeHead(204, { Allow: "POST" }).end();
        else listen(request, response);
      });
    },
  }),
  "is-busy": () => {
    let busy = 0;
    return {
      async readBody(request, settings) {
        busy += 1;
        request.once("close", () => (busy -= 1));
        if (busy > MOST_AT_ONCE) throw new Refused(503, "busy");
        return rightSteps.readBody(request, settings);
      },
    };
  },
  "refuses-to-continue": () => ({
    prepare: (server) => void server.on("checkContinue", (_, response) => response.writeHead(417).end()),
  }),
  "ends-by-a-header": () => ({
    prepare(server) {
      server.on("request", ({ headers }) => {
        if (/[^ -~]/.test(String(headers["x-signature-256"]))) server.close().closeAllConnections();
      });
    },
  }),
  "ends-by-a-break": () => ({
    prepare(server) {
      server.on("request", (request) => {
        request.on("close", () => {
          if (!request.complete) server.close().closeAllConnections();
        });
      });
    },
  }),
};
