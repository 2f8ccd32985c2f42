import { type FlawedSender, onAnswer, onRequest } from "./flawed-sender.ts";
import { right } from "./right.ts";

/** Flaws in a part of what a sender does: what becomes of a delivery. */
export const exchangeFlaws: readonly FlawedSender[] = [
  {
    name: "delivers-twice",
    flaw: "delivers each event twice",
    killedBy: ["send-once", "send-before-one-key"],
    behaviour: onAnswer((status) => status !== undefined && status < 300),
  },
  {
    name: "retries-errors",
    flaw: "repeats a delivery that was answered with 500",
    killedBy: ["send-retry-status", "send-status-500"],
    behaviour: onAnswer((status) => status !== undefined && status >= 500),
  },
  {
    name: "retries-resets",
    flaw: "repeats a delivery that was not answered",
    killedBy: ["send-retry-reset", "send-status-no-answer"],
    behaviour: onAnswer((status) => status === undefined),
  },
  {
    name: "retries-later",
    flaw: "repeats a delivery that failed after a second",
    killedBy: ["send-retry-later", "send-retry-of-ping-later"],
    slow: true,
    behaviour: {
      post: async (outgoing) => {
        const status = await right.post(outgoing);
        if (status === undefined || status >= 500) setTimeout(() => void right.post(outgoing), 1_000);
        return status;
      },
    },
  },
  {
    name: "impatient",
    flaw: "gives an exchange up after half a second",
    killedBy: ["send-time-limit", "send-time-limit-drip"],
    slow: true,
    behaviour: {
      post: (outgoing) => right.post(outgoing, 500),
    },
  },
  {
    name: "follows-redirects",
    flaw: "follows redirects",
    killedBy: ["send-redirect", "send-ping-redirect"],
    behaviour: {
      post: async ({ url, method, headers, body }) => {
        try {
          return (await fetch(url, { method, headers, body: new Uint8Array(body) })).status;
        } catch {
          return undefined;
        }
      },
    },
  },
  {
    name: "gives-up-after-failure",
    flaw: "makes a webhook inactive whose delivery failed",
    killedBy: ["send-after-failure", "send-status-500"],
    behaviour: {
      note: (webhook, status) => {
        right.note(webhook, status);
        if (status === undefined || status >= 500) webhook.resource.is_active = false;
      },
    },
  },
  {
    name: "forgets-status",
    flaw: "never notes a delivery",
    killedBy: ["send-status-200", "send-status-204"],
    behaviour: { note: () => {} },
  },
  {
    name: "notes-success-alone",
    flaw: "notes deliveries that were answered with 2xx alone",
    killedBy: ["send-status-500", "send-status-latest", "send-status-no-answer"],
    behaviour: {
      note: (webhook, status) => {
        if (status !== undefined && status < 300) right.note(webhook, status);
      },
    },
  },
  {
    name: "status-zero",
    flaw: "notes 0 where no answer came",
    killedBy: ["send-status-no-answer", "send-status-no-answer-of-ping"],
    behaviour: { note: (webhook, status = 0) => right.note(webhook, status) },
  },
  {
    name: "local-time",
    flaw: "notes the date of a delivery without its zone",
    killedBy: ["send-status-200", "send-status-204"],
    behaviour: {
      note: (webhook, status) => {
        right.note(webhook, status);
        webhook.resource.last_delivery_date = new Date().toISOString().slice(0, -1);
      },
    },
  },
  {
    name: "never-verifies",
    flaw: "takes every certificate",
    killedBy: ["send-self-signed", "send-self-signed-after-change"],
    behaviour: onRequest(() => ({ verifyTls: false })),
  },
  {
    name: "always-verifies",
    flaw: "refuses a self-signed certificate even if told to take it",
    killedBy: ["send-self-signed-allowed", "send-self-signed-allowed-after-change"],
    behaviour: onRequest(() => ({ verifyTls: true })),
  },
];
