import { right } from "./right.ts";
import { endingOn, onAnswer, onRequest, type SenderFlaws } from "./sender-flaw.ts";

/** Flaws in the exchange of a delivery and its answer. */
export const exchangeFlaws: SenderFlaws = {
  "delivers-twice": onAnswer((status) => status !== undefined && status < 300),
  "retries-errors": onAnswer((status) => status !== undefined && status >= 500),
  "retries-resets": onAnswer((status) => status === undefined),
  "retries-later": {
    slow: true,
    post: async (outgoing) => {
      const status = await right.post(outgoing);
      if (status === undefined || status >= 500) setTimeout(() => void right.post(outgoing), 1_000);
      return status;
    },
  },
  impatient: { slow: true, post: (outgoing) => right.post(outgoing, 500) },
  "follows-redirects": {
    post: async ({ url, method, headers, body }) => {
      try {
        return (await fetch(url, { method, headers, body: new Uint8Array(body) })).status;
      } catch {
        return undefined;
      }
    },
  },
  "gives-up-after-failure": endingOn((status = 500) => status >= 500),
  "ends-on-4xx": endingOn((status = 500) => status >= 400 && status < 500),
  "forgets-status": { note: () => {} },
  "notes-success-alone": {
    note: (webhook, status) => {
      if (status !== undefined && status < 300) right.note(webhook, status);
    },
  },
  "status-zero": { note: (webhook, status = 0) => right.note(webhook, status) },
  "local-time": {
    note: (webhook, status) => {
      right.note(webhook, status);
      webhook.resource.last_delivery_date = new Date().toISOString().slice(0, -1);
    },
  },
  "never-verifies": onRequest(() => ({ verifyTls: false })),
  "always-verifies": onRequest(() => ({ verifyTls: true })),
};
