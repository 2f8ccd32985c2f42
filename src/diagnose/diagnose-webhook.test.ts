import { expect, test } from "vitest";
import { diagnoseWebhook, type WebhookQuestion } from "./diagnose-webhook.ts";
import type { PlatformDelivery, PlatformWebhook } from "./platform-webhook.ts";

interface Row {
  readonly cause: string;
  readonly says: string;
  /** How webhook and log differ from good ones. */
  readonly webhook?: Partial<PlatformWebhook>;
  readonly log?: readonly Partial<PlatformDelivery>[];
  readonly question?: Partial<WebhookQuestion>;
}

/** Diagnoses a webhook of 2.68 and newer, with what differs. */
function ask({
  webhook,
  log = [],
  question,
}: Omit<Row, "cause" | "says">): ReturnType<typeof diagnoseWebhook> {
  return diagnoseWebhook({
    webhook: {
      id: 7,
      target_url: "https://hooks.example/webhook",
      type: "organization",
      is_active: true,
      events: ["create:task", "update:task"],
      organization: 3,
      project_id: null,
      ...webhook,
    },
    log: log.map((row, i) => ({
      id: 100 - i,
      event: "update:task",
      status_code: 200,
      redelivery: false,
      created_date: "2026-10-07T08:00:00Z",
      request: {},
      response: "accepted",
      attempt: 1,
      ...row,
    })),
    ...question,
  });
}

const failed = (status_code: number | null, response: unknown = "", more: object = {}): Pick<Row, "log"> => ({
  log: [{ status_code, response, ...more }],
});

/** Situations in which nothing arrives, with what the first finding says. */
const rows: readonly Row[] = [
  { cause: "inactive", says: "the webhook is inactive", webhook: { is_active: false } },
  {
    cause: "not-subscribed",
    says: "does not subscribe to update:job",
    question: { event: "update:job" },
  },
  {
    cause: "outside-scope",
    says: "project 12 is outside the webhook's scope: the project's organization is none, but the webhook's is 3",
    question: { project: { id: 12, organization: null } },
  },
  {
    cause: "outside-scope",
    says: "the webhook belongs to project 5",
    webhook: { type: "project", project_id: 5 },
    question: { project: { id: 12, organization: 3 } },
  },
  {
    cause: "private-target",
    says: "the target's host, localhost, is private",
    webhook: { target_url: "http://localhost:3000/" },
    ...failed(502, "Connection refused"),
  },
  {
    cause: "private-target",
    says: "the target's host, receiver, is private",
    webhook: { target_url: "http://receiver:3000/" },
  },
  { cause: "nothing-sent", says: "the platform has sent nothing yet" },
  { cause: "not-sent", says: "has not been sent yet", ...failed(null, "", { attempt: undefined }) },
  { cause: "proxy-rejected", says: "outgoing proxy rejects the target", ...failed(407) },
  {
    cause: "proxy-rejected",
    says: "outgoing proxy rejects the target",
    ...failed(502, "Tunnel connection failed: 407 Proxy Authentication Required", { attempt: 3 }),
  },
  {
    cause: "not-reached",
    says: "logs as 502",
    webhook: { target_url: "http://hooks.example:99999/" },
    ...failed(502),
  },
  {
    cause: "connection-refused",
    says: "nothing is listening",
    ...failed(502, "[Errno 111] Connection refused"),
  },
  { cause: "unknown-host", says: "cannot resolve", ...failed(502, "Failed to resolve 'hooks.example'") },
  { cause: "gateway", says: "a reverse proxy", ...failed(502, "<html>502 Bad Gateway nginx") },
  { cause: "certificate", says: "certificate", ...failed(502, "CERTIFICATE_VERIFY_FAILED") },
  { cause: "timeout", says: "waits 10 s", ...failed(504, "Read timed out") },
  { cause: "redirect", says: "becomes a GET", ...failed(405, "method not allowed") },
  { cause: "redirect", says: "becomes a GET", ...failed(301) },
  { cause: "redirect", says: "becomes a GET", ...failed(200, "<!doctype html><title>Login") },
  { cause: "signature", says: "no secret, or a different one", ...failed(403, "signature rejected") },
  { cause: "unauthorized", says: "in front of the receiver", ...failed(401, "login") },
  { cause: "wrong-path", says: "path", ...failed(404) },
  { cause: "too-large", says: "larger", ...failed(413) },
  { cause: "invalid", says: "this event is lost", ...failed(422, "invalid delivery") },
  { cause: "receiver-failed", says: "failed", ...failed(500, "handler failed") },
  { cause: "rejected", says: "rejects the request", ...failed(415) },
  { cause: "delivered", says: "was accepted", log: [{}] },
];

test.each(rows)("$cause: $says", ({ cause, says, ...given }) => {
  const [first] = ask(given);
  expect(first).toMatchObject({ cause, meaning: expect.stringContaining(says), hint: expect.any(String) });
});

test.each([
  {
    what: "release 2.68 shows the attempt",
    ...failed(500, "", { attempt: 3 }),
    says: "; attempt 3 of 9",
  },
  {
    what: "release 2.3 does not repeat",
    webhook: { project: 5 },
    ...failed(500, "", { attempt: undefined }),
    says: "; this release does not retry it",
  },
  {
    what: "between, it depends",
    ...failed(503, "", { attempt: undefined }),
    says: "; releases since 2.65 retry it",
  },
  { what: "no response counts too", ...failed(null, "", { attempt: 3 }), says: "; attempt 3 of 9" },
  { what: "a 422 is final", ...failed(422), says: "; the platform does not retry it" },
])("what the platform does next: $what", ({ says, what: _, ...given }) => {
  const [first] = ask(given);
  expect(first?.meaning).toMatch(new RegExp(`${says}$`));
});

test("the log of one event is looked at, and a working webhook may still lack something", () => {
  const log = [{}, {}, { event: "create:task", status_code: 500, response: "" }];
  expect(ask({ log, question: { event: "create:task" } })[0]?.meaning).toMatch(
    /\[create:task, .*, status 500\]/,
  );
  const question = { event: "create:job" };
  expect(ask({ log, question }).map(({ cause }) => cause)).toEqual(["not-subscribed"]);
});
