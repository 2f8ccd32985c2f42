import { expect, test } from "vitest";
import { diagnoseWebhook, type WebhookQuestion } from "./diagnose-webhook.ts";
import { type PlatformState, servePlatform, token } from "./fixtures/platform-api.ts";
import { createPlatformClient } from "./platform-client.ts";

interface Row {
  readonly cause: string;
  readonly says: string;
  readonly state: PlatformState;
  readonly question?: Partial<WebhookQuestion>;
}

const failed = (status_code: number | null, response: unknown = "", more: object = {}): PlatformState => ({
  log: [{ status_code, response, ...more }],
});

/** Situations in which nothing arrives, with what the first finding says. */
const rows: readonly Row[] = [
  { cause: "inactive", says: "the webhook is inactive", state: { webhook: { is_active: false } } },
  {
    cause: "not-subscribed",
    says: "does not subscribe to update:job",
    state: {},
    question: { event: "update:job" },
  },
  {
    cause: "outside-scope",
    says: "project 12 is outside the webhook's scope: its organization is none, the webhook's is 3",
    state: { projects: { 12: null } },
    question: { project: 12 },
  },
  {
    cause: "outside-scope",
    says: "it belongs to project 5",
    state: { webhook: { type: "project", project_id: 5 } },
    question: { project: 12 },
  },
  {
    cause: "private-target",
    says: "the target is on localhost, which is private",
    state: { webhook: { target_url: "http://localhost:3000/" }, ...failed(502, "Connection refused") },
  },
  {
    cause: "private-target",
    says: "the target is on receiver, which is private",
    state: { webhook: { target_url: "http://receiver:3000/" } },
  },
  { cause: "nothing-sent", says: "the platform has sent nothing yet", state: {} },
  { cause: "not-sent", says: "was not sent yet", state: failed(null) },
  { cause: "proxy-rejected", says: "outgoing proxy rejects the target", state: failed(407) },
  {
    cause: "proxy-rejected",
    says: "outgoing proxy rejects the target",
    state: failed(502, "Tunnel connection failed: 407 Proxy Authentication Required", { attempt: 3 }),
  },
  { cause: "not-reached", says: "logs as 502", state: failed(502) },
  {
    cause: "connection-refused",
    says: "nothing listens",
    state: failed(502, "[Errno 111] Connection refused"),
  },
  { cause: "unknown-host", says: "cannot resolve", state: failed(502, "Failed to resolve 'hooks.example'") },
  { cause: "gateway", says: "a reverse proxy", state: failed(502, "<html>502 Bad Gateway nginx") },
  { cause: "certificate", says: "certificate", state: failed(502, "CERTIFICATE_VERIFY_FAILED") },
  { cause: "timeout", says: "waits 10 s", state: failed(504, "Read timed out") },
  { cause: "redirect", says: "becomes a GET", state: failed(405, "method not allowed") },
  { cause: "redirect", says: "becomes a GET", state: failed(301) },
  { cause: "redirect", says: "becomes a GET", state: failed(200, "<!doctype html><title>Login") },
  { cause: "signature", says: "no secret, or another one", state: failed(403, "signature rejected") },
  { cause: "unauthorized", says: "before the receiver", state: failed(401, "login") },
  { cause: "wrong-path", says: "path", state: failed(404) },
  { cause: "too-large", says: "larger", state: failed(413) },
  { cause: "invalid", says: "this event is lost", state: failed(422, "invalid delivery") },
  { cause: "receiver-failed", says: "failed", state: failed(500, "handler failed") },
  { cause: "rejected", says: "rejects the request", state: failed(415) },
  { cause: "delivered", says: "was accepted", state: { log: [{}] } },
];

test.each(rows)("$cause: $says", async ({ cause, says, state, question }) => {
  const { url } = await servePlatform(state);
  const client = createPlatformClient({ url: `${url}/`, token });
  const [first] = await diagnoseWebhook({ client, webhook: 7, ...question });
  expect(first).toMatchObject({ cause, meaning: expect.stringContaining(says), hint: expect.any(String) });
});

test.each([
  {
    what: "release 2.68 shows the attempt",
    state: failed(500, "", { attempt: 3 }),
    says: "; attempt 3 of 9",
  },
  {
    what: "release 2.3 does not repeat",
    state: { webhook: { project: 5 }, ...failed(500, "", { attempt: undefined }) },
    says: "; this release does not repeat it",
  },
  {
    what: "between, it depends",
    state: failed(503, "", { attempt: undefined }),
    says: "; it is repeated from release 2.65 on",
  },
  { what: "a 422 is final", state: failed(422), says: "; the platform does not repeat it" },
])("what the platform does next: $what", async ({ state, says }) => {
  const { url } = await servePlatform(state);
  const [first] = await diagnoseWebhook({ client: createPlatformClient({ url, token }), webhook: 7 });
  expect(first?.meaning).toMatch(new RegExp(`${says}$`));
});

test("the log of one event is looked at, over several pages", async () => {
  const log = [{}, {}, { event: "create:task", status_code: 500, response: "" }];
  const { url } = await servePlatform({ log });
  const client = createPlatformClient({ url, token });
  const [first] = await diagnoseWebhook({ client, webhook: 7, event: "create:task" });
  expect(first?.meaning).toMatch(/\[create:task, .*, status 500\]/);
});

test("a personal token is sent as Bearer once Token is rejected", async () => {
  const { url, asked } = await servePlatform({ scheme: "Bearer", log: [{}] });
  const [first] = await diagnoseWebhook({ client: createPlatformClient({ url, token }), webhook: 7 });
  expect([first?.cause, asked]).toEqual([
    "delivered",
    ["GET /api/webhooks/7", "GET /api/webhooks/7", "GET /api/webhooks/7/deliveries"],
  ]);
});

test.each([
  { what: "a wrong token", options: { token: "another" }, says: "the platform rejects the token (401)" },
  { what: "another webhook", options: { webhook: 8 }, says: "the platform has no /api/webhooks/8" },
  {
    what: "a port where nothing listens",
    options: { url: "http://127.0.0.1:9" },
    says: "cannot reach the platform",
  },
])("$what is said in a sentence, without the token", async ({ options, says }) => {
  const { url } = await servePlatform({});
  const client = createPlatformClient({ url, token, ...options });
  const error = await diagnoseWebhook({ client, webhook: 7, ...options }).catch((cause: Error) => cause);
  expect(error).toMatchObject({ name: "PlatformError", message: expect.stringContaining(says) });
  expect(String(error)).not.toContain(token);
});
