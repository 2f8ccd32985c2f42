import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { dataFolder } from "#conformance/suites/runner/data-folder.ts";
import { subscribableEvents } from "#generated/internal/webhook-2.3.js";
import {
  createMemoryStore,
  DeliveryError,
  type DeliveryStore,
  edition23,
  loopbackTargets,
} from "#src/delivery.ts";
import { edition2_76 as edition276 } from "#src/sender/sender-editions.ts";
import { createMemoryWorld } from "../world/create-memory-world.ts";
import { readTemplates } from "../world/templates.ts";
import { createPlatform, type Platform } from "./create-platform.ts";

const origin = "http://127.0.0.1:8700";
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function openPlatform(
  edition = edition23,
  samples = "samples/",
  store: DeliveryStore = createMemoryStore(),
): Platform {
  const platform = createPlatform({
    edition,
    templates: readTemplates(new URL(samples, dataFolder)),
    store,
    worldStore: createMemoryWorld(),
    baseUrl: origin,
    allowTargets: loopbackTargets,
    console: new Map([["/index.html", { type: "text/html", text: "<!doctype html>" }]]),
  });
  closing.push(platform.close);
  return platform;
}

async function ask(
  platform: Platform,
  path: string,
  { method = "GET", body, headers = {} }: { method?: string; body?: unknown; headers?: object } = {},
): Promise<{ status: number; answer: unknown }> {
  const response = await platform.handle(
    new Request(origin + path, {
      method,
      headers: { host: "127.0.0.1:8700", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, answer: /^[[{]/.test(text) ? JSON.parse(text) : text };
}

/** Starts a receiver that answers every request with a status, and passes on the bodies. */
async function openReceiver(status: number, take: (body: string) => void = () => undefined): Promise<string> {
  const server = createServer(async (request, response) => {
    take(Buffer.concat(await request.toArray()).toString("utf8"));
    response.writeHead(status).end("seen");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(async () => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test("a body beyond 1 MiB is refused before it is read", async () => {
  const body = { kind: "x".repeat(1_048_576) };
  for (const [path, method] of [
    ["/api/webhooks", "POST"],
    ["/world/project", "POST"],
    ["/world/project/1", "PATCH"],
  ] as const)
    expect((await ask(openPlatform(), path, { method, body })).status).toBe(413);
});

const webhook = {
  type: "organization",
  target_url: "http://127.0.0.1:1/",
  events: "everything",
  secret: "mykey",
};

test.each([
  ["its own address", {}, 200],
  ["its other name", { host: "localhost:8700" }, 200],
  ["a name that points here", { host: "evil.example:8700" }, 421],
  ["a page of another site", { origin: "https://evil.example" }, 403],
])("a request of %s", async (_name, headers, status) => {
  expect((await ask(openPlatform(), "/", { headers })).status).toBe(status);
});

test("a webhook is created, changed, listed and deleted; its secret is never shown", async () => {
  const platform = openPlatform();
  const created = await ask(platform, "/api/webhooks", { method: "POST", body: webhook });
  expect(created).toMatchObject({
    status: 201,
    answer: { id: 1, url: `${origin}/api/webhooks/1`, organization: 1 },
  });
  expect(JSON.stringify(created)).not.toContain("mykey");
  const changed = await ask(platform, "/api/webhooks/1", { method: "PATCH", body: { is_active: false } });
  expect(changed).toMatchObject({ status: 200, answer: { is_active: false } });
  expect(await ask(platform, "/api/webhooks")).toMatchObject({ answer: { count: 1 } });
  expect((await ask(platform, "/api/webhooks/1/ping", { method: "POST" })).status).toBe(409);
  expect((await ask(platform, "/api/webhooks/1", { method: "DELETE" })).status).toBe(204);
  expect((await ask(platform, "/api/webhooks/1")).status).toBe(404);
});

test("the sender of a ping is the user who triggered it (W4.1)", async () => {
  const bodies: unknown[] = [];
  const platform = openPlatform();
  const target_url = await openReceiver(200, (body) => void bodies.push(JSON.parse(body)));
  await ask(platform, "/api/webhooks", { method: "POST", body: { ...webhook, target_url } });
  for (const name of [undefined, "mara", "jo", "mara"]) {
    const headers = name === undefined ? {} : { authorization: `Basic ${btoa(`${name}:any`)}` };
    await ask(platform, "/api/webhooks/1/ping", { method: "POST", headers });
  }
  const senders = bodies.map((body) => Object(body).sender);
  expect(senders.slice(1).map(({ username }) => username)).toEqual(["mara", "jo", "mara"]);
  expect(senders[3]).toEqual(senders[1]);
  expect(new Set(senders.map(({ id }) => id)).size).toBe(3);
  for (const { id, url } of senders) expect(url).toMatch(new RegExp(`/api/users/${id}$`));
});

test.each([
  { edition: edition23, samples: "samples/", member: "project" },
  { edition: edition276, samples: "samples/2.76/", member: "project_id" },
])("the webhooks of edition $edition.edition name their project in $member", async (row) => {
  const { edition, samples, member } = row;
  const platform = openPlatform(edition, samples);
  await ask(platform, "/world/project", { method: "POST", body: { parent: 1 } });
  const body = { ...webhook, type: "project", project_id: 1 };
  const scopes = [
    await ask(platform, "/api/webhooks", { method: "POST", body }),
    await ask(platform, "/api/webhooks/1"),
    await ask(platform, "/api/webhooks/1", { method: "PATCH", body: { description: "mine" } }),
  ].map(({ answer }) => answer);
  const { answer: page } = await ask(platform, "/api/webhooks");
  const other = member === "project" ? "project_id" : "project";
  for (const shown of [...scopes, ...Object(page).results]) {
    expect(shown).toMatchObject({ type: "project", [member]: 1, organization: 1 });
    expect(Object.keys(shown)).not.toContain(other);
  }
});

test("a webhook with mistakes is refused member by member", async () => {
  const body = { ...webhook, target_url: "ftp://a.example", events: ["create:nothing"] };
  const { status, answer } = await ask(openPlatform(), "/api/webhooks", { method: "POST", body });
  expect([status, Object.keys(answer as object).sort()]).toEqual([400, ["events/0", "target_url"]]);
});

test.each([
  { given: { type: "nonsense" }, wrong: "type" },
  { given: { type: "server" }, wrong: "type" },
  { given: { type: "project" }, wrong: "project_id" },
  { given: { type: "project", project_id: 9 }, wrong: "project_id" },
  { given: { type: "project", project_id: "1" }, wrong: "project_id" },
])("a webhook of $given is refused, since it would hear of nothing", async ({ given, wrong }) => {
  const body = { ...webhook, ...given };
  const { status, answer } = await ask(openPlatform(), "/api/webhooks", { method: "POST", body });
  expect([status, Object.keys(answer as object)]).toEqual([400, [wrong]]);
});

test.each([
  [200, true, "The receiver took the delivery."],
  [
    403,
    false,
    "The receiver refused the signature: compare both secrets, and verify the exact bytes of the body.",
  ],
  [500, false, "The receiver failed while it handled the delivery: look at its log."],
])(
  "an answer of %i is explained in the log, and the delivery can be sent again",
  async (status, isGood, verdict) => {
    const platform = openPlatform();
    const body = { ...webhook, target_url: await openReceiver(status) };
    await ask(platform, "/api/webhooks", { method: "POST", body });
    await ask(platform, "/world/project", { method: "POST", body: { parent: 1 } });
    await platform.settled();
    await platform.service.idle();
    const { answer } = await ask(platform, "/log/1");
    const [shown] = answer as readonly { deliveryId: string }[];
    expect(shown).toMatchObject({ event: "create:project", status, isGood, verdict, answer: "seen" });
    await ask(platform, `/log/redeliver/${shown?.deliveryId}`, { method: "POST" });
    await platform.service.idle();
    expect((await ask(platform, "/log/1")).answer).toMatchObject([
      { redelivery: true },
      { redelivery: false },
    ]);
    const { answer: page } = await ask(platform, "/api/webhooks/1/deliveries");
    expect(page).toMatchObject({ count: 2, results: [{ status_code: status }, { webhook_id: 1 }] });
  },
);

test("events are listed by type, as the releases do", async () => {
  const platform = openPlatform();
  expect(await ask(platform, "/api/webhooks/events?type=project")).toEqual({
    status: 200,
    answer: { webhook_type: "project", events: subscribableEvents },
  });
  expect((await ask(platform, "/api/webhooks/events?type=job")).status).toBe(400);
});

test("the world refuses what it cannot do in one sentence", async () => {
  const { status, answer } = await ask(openPlatform(), "/world/task", {
    method: "POST",
    body: { parent: 5 },
  });
  expect([status, answer]).toEqual([400, { detail: "cannot find project 5: there is none" }]);
});

test.each([
  { change: { name: null }, mistake: "/name: expected a string, found null" },
  { change: { status: "completed", name: 5 }, mistake: "/name: expected a string, found 5" },
  { change: { status: 5 }, mistake: "/status: expected a string, found 5" },
])("a change of a task to $change is refused with its place, and nothing is kept", async (row) => {
  const platform = openPlatform();
  platform.world.create("project", 1);
  const made = platform.world.create("task", 1);
  const { status, answer } = await ask(platform, "/world/task/1", { method: "PATCH", body: row.change });
  expect([status, answer]).toEqual([400, { detail: `cannot change task 1: ${row.mistake}` }]);
  expect(platform.world.list("task")).toEqual([made]);
});

test.each([
  { path: "/world/task", method: "POST", body: null, refusal: 400 },
  { path: "/world/task", method: "POST", body: { parent: "1" }, refusal: 400 },
  { path: "/world/requests", method: "POST", body: "text", refusal: 400 },
  { path: "/world/requests", method: "POST", body: { operation: "__proto__", task: 1 }, refusal: 400 },
  { path: "/world/requests", method: "POST", body: { operation: "export:dataset" }, refusal: 400 },
  { path: "/world/project/1", method: "PATCH", body: [], refusal: 400 },
  { path: "/log/redeliver/gone", method: "POST", body: {}, refusal: 404 },
])("$method $path with $body is refused in one sentence, and logs nothing", async (row) => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const { status, answer } = await ask(openPlatform(), row.path, row);
  expect([status, answer]).toEqual([row.refusal, { detail: expect.stringMatching(/^cannot /) }]);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

test("what did not arrive is counted, listed with its attempts, and sent again at a rate", async () => {
  const platform = openPlatform();
  const receiver = await openReceiver(500);
  await ask(platform, "/api/webhooks", { method: "POST", body: { ...webhook, target_url: receiver } });
  for (let i = 0; i < 3; i++) await ask(platform, "/world/project", { method: "POST", body: { parent: 1 } });
  await platform.settled();
  await platform.service.idle();
  const account = { webhookId: 1, target: receiver, accepted: 3, delivered: 0, failed: 3, expired: 0 };
  expect((await ask(platform, "/deliveries/accounts")).answer).toMatchObject([account]);
  const { answer } = await ask(platform, "/deliveries?webhookId=1&state=failed,expired&event=create:project");
  const { deliveries, next } = answer as { deliveries: readonly { id: string }[]; next: unknown };
  expect([deliveries.length, next]).toEqual([3, null]);
  const timeline = await ask(platform, `/deliveries/1/${deliveries[0]?.id}/attempts`);
  expect(timeline.answer).toMatchObject([{ number: 1, status: 500, isGood: false }]);
  const replay = {
    method: "POST",
    body: { webhookId: "1", outcome: "failed", perSecond: "1000", since: "" },
  };
  expect(await ask(platform, "/deliveries/replay", replay)).toEqual({ status: 200, answer: { count: 3 } });
  expect(await ask(platform, "/deliveries/replay", replay)).toMatchObject({ answer: { count: 0 } });
  expect((await ask(platform, "/deliveries/accounts")).answer).toMatchObject([
    { ...account, accepted: 6, failed: 3 },
  ]);
});

test.each([
  [
    "?state=lost",
    'cannot find deliveries: state: expected one of delivered, failed, expired, dropped, parked, waiting, found "lost"',
  ],
  ["?since=yesterday", 'cannot find deliveries: since: expected a date, found "yesterday"'],
  ["?webhookId=a", 'cannot find deliveries: webhookId: expected a number, found "a"'],
])("a search for %s is refused in one sentence", async (query, mistake) => {
  const { status, answer } = await ask(openPlatform(), `/deliveries${query}`);
  expect([status, answer]).toEqual([400, { detail: expect.stringContaining(mistake) }]);
});

test.each([
  { body: { outcome: "waiting" }, mistake: "expected one of delivered, failed, expired, dropped" },
  { body: { perSecond: 0 }, mistake: "perSecond: expected a number, found 0" },
  { body: [], mistake: "cannot read the body: it is not a JSON object" },
])("a replay of $body is refused in one sentence", async ({ body, mistake }) => {
  const { status, answer } = await ask(openPlatform(), "/deliveries/replay", { method: "POST", body });
  expect([status, answer]).toEqual([400, { detail: expect.stringContaining(mistake) }]);
});

test.each([
  { path: "/deliveries/accounts", thrown: new Error("the disk is gone\nat C:"), status: 500, logs: 1 },
  { path: "/api/webhooks", thrown: new Error("the disk is gone\nat C:"), status: 500, logs: 1 },
  {
    path: "/api/webhooks",
    thrown: new DeliveryError("store-failed", "the disk is gone"),
    status: 503,
    logs: 0,
  },
])("what fails behind $path is answered with $status in one sentence, without a stack", async (row) => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const fails = (): Promise<never> => Promise.reject(row.thrown);
  const platform = openPlatform(edition23, "samples/", {
    ...createMemoryStore(),
    accounts: fails,
    listWebhooks: fails,
  });
  const { status, answer } = await ask(platform, row.path);
  expect([status, answer]).toEqual([
    row.status,
    { detail: expect.stringMatching(/^cannot .*the disk is gone/) },
  ]);
  expect(JSON.stringify(answer)).not.toMatch(/\\n|\.ts/);
  expect(error.mock.calls.flat().map((line) => String(line).includes("\n"))).toEqual(
    Array(row.logs).fill(false),
  );
  error.mockRestore();
});
