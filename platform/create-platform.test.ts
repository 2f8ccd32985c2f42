import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { dataDirectory } from "#conformance/suite/data-directory.ts";
import type { WebhookEdition } from "#src/sender/edition.ts";
import { editionNames, listSubscribable, loadEdition } from "#src/sender/edition.ts";
import { loopbackTargets } from "#src/sender.ts";
import { createPlatform, type Platform } from "./create-platform.ts";
import everyEvent from "./scenarios/every-event.json" with { type: "json" };
import { playScenario } from "./world/play-scenario.ts";
import { readTemplates } from "./world/templates.ts";

const origin = "http://127.0.0.1:8700";
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openPlatform(
  edition: WebhookEdition = "2.3",
  allowTargets = loopbackTargets,
): Promise<Platform> {
  const samples = edition === "2.3" ? "samples/" : `samples/${edition}/`;
  const platform = await createPlatform({
    edition,
    templates: readTemplates(new URL(samples, dataDirectory)),
    database: ":memory:",
    baseUrl: origin,
    allowTargets,
  });
  closing.push(() => platform.close({ abort: true }));
  return platform;
}

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: object;
}

async function ask(platform: Platform, path: string, asked: Asked = {}) {
  const { method = asked.form ? "POST" : "GET", body, form, headers } = asked;
  const response = await platform.handle(
    new Request(origin + path, {
      method,
      headers: { host: "127.0.0.1:8700", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form !== undefined && { body: new URLSearchParams(form) }),
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    answer: /^[[{]/.test(text) ? JSON.parse(text) : text,
    notice: decodeURIComponent(/notice=([^;]*)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? ""),
    to: response.headers.get("location"),
  };
}

/** Starts a receiver that responds to every request with a status, and passes on the bodies. */
async function openReceiver(status: number, take: (body: string) => void = () => undefined): Promise<string> {
  const server = createServer(async (request, response) => {
    take(Buffer.concat(await request.toArray()).toString("utf8"));
    response.writeHead(status).end("seen");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(async () => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

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
  ["a page without an address", { origin: "null" }, 403],
])("a request of %s", async (_name, headers, status) => {
  const platform = await openPlatform();
  expect((await ask(platform, "/", { headers })).status).toBe(status);
  const posted = await ask(platform, "/replay", { form: { state: "" }, headers });
  expect(posted.status).toBe(status === 200 ? 303 : status);
});

test("a body beyond 1 MiB is rejected before it is read", async () => {
  const body = { description: "x".repeat(1_048_576) };
  expect((await ask(await openPlatform(), "/api/webhooks", { method: "POST", body })).status).toBe(413);
});

test("a body that is not a form is rejected, and a form leads back to this platform", async () => {
  const platform = await openPlatform();
  const answer = "the body is not a form";
  expect(await ask(platform, "/replay", { method: "POST", body: {} })).toMatchObject({ status: 400, answer });
  const headers = { referer: `${origin}//evil.example/?a` };
  expect((await ask(platform, "/replay", { form: {}, headers })).to).toBe("/evil.example/?a");
});

test("a webhook is created, changed, listed and deleted; its secret is never shown", async () => {
  const platform = await openPlatform();
  const created = await ask(platform, "/api/webhooks", { method: "POST", body: webhook });
  expect(created).toMatchObject({
    status: 201,
    answer: { id: 1, url: `${origin}/api/webhooks/1`, organization: 1 },
  });
  const changed = await ask(platform, "/api/webhooks/1", { method: "PATCH", body: { is_active: false } });
  expect(changed).toMatchObject({ status: 200, answer: { is_active: false } });
  expect(await ask(platform, "/api/webhooks")).toMatchObject({ answer: { count: 1 } });
  expect((await ask(platform, "/api/webhooks/1/ping", { method: "POST" })).status).toBe(409);
  expect((await ask(platform, "/webhooks/1/ping", { form: {} })).notice).toBe(
    "-Not pinged: the webhook is inactive.",
  );
  const pages = [await ask(platform, "/"), await ask(platform, "/webhooks/1"), created];
  expect(JSON.stringify(pages)).not.toContain("mykey");
  expect((await ask(platform, "/api/webhooks/1", { method: "DELETE" })).status).toBe(204);
  expect((await ask(platform, "/api/webhooks/1")).status).toBe(404);
  expect((await ask(platform, "/webhooks/1")).status).toBe(404);
});

test("the sender of a ping is the user who triggered it (W4.1)", async () => {
  const senders: { username: string; id: number; url: string }[] = [];
  const platform = await openPlatform();
  const target_url = await openReceiver(200, (body) => void senders.push(JSON.parse(body).sender));
  await ask(platform, "/api/webhooks", { method: "POST", body: { ...webhook, target_url } });
  for (const name of [undefined, "mara", "jo", "mara"]) {
    const headers = name === undefined ? {} : { authorization: `Basic ${btoa(`${name}:any`)}` };
    expect((await ask(platform, "/api/webhooks/1/ping", { method: "POST", headers })).status).toBe(204);
  }
  expect(senders.slice(1).map(({ username }) => username)).toEqual(["mara", "jo", "mara"]);
  expect(senders[3]).toEqual(senders[1]);
  for (const { id, url } of senders) expect(url).toMatch(new RegExp(`/api/users/${id}$`));
  const known = platform.world.list("user").map(({ id }) => id);
  expect(senders.slice(1).filter(({ id }) => known.includes(id))).toEqual([]);
});

test.each([
  ["2.3", "project", "project_id"],
  ["2.76", "project_id", "project"],
] as const)("the webhooks of edition %s name their project in %s", async (edition, name, other) => {
  const platform = await openPlatform(edition);
  platform.world.act("organization", 1, "Create project");
  const body = { ...webhook, type: "project", project_id: 1 };
  const { answer: created } = await ask(platform, "/api/webhooks", { method: "POST", body });
  const { answer: page } = await ask(platform, "/api/webhooks");
  for (const shown of [created, ...page.results]) {
    expect(shown).toMatchObject({ type: "project", [name]: 1, organization: 1 });
    expect(Object.keys(shown)).not.toContain(other);
  }
  expect(await ask(platform, "/api/projects/1")).toMatchObject({ status: 200, answer: { id: 1 } });
});

test.each([
  { given: { target_url: "ftp://a.example", events: ["create:nothing"] }, wrong: ["target_url", "events/0"] },
  { given: { type: "nonsense" }, wrong: ["type"] },
  { given: { type: "server" }, wrong: ["type"] },
  { given: { type: "project" }, wrong: ["project_id"] },
  { given: { type: "project", project_id: "1" }, wrong: ["project_id"] },
])("a webhook with $given is rejected with an error for each property", async ({ given, wrong }) => {
  const body = { ...webhook, ...given };
  const { status, answer } = await ask(await openPlatform(), "/api/webhooks", { method: "POST", body });
  expect([status, Object.keys(answer).sort()]).toEqual([400, wrong.sort()]);
});

test("every field of the form reaches the webhook, and a rejected form keeps the input", async () => {
  const platform = await openPlatform();
  platform.world.act("organization", 1, "Create project");
  const form = {
    target_url: "http://127.0.0.1:1/a",
    description: "<b>mine</b>",
    project: "1",
    content_type: "text/json",
    secret: "mykey",
    event: "create:task",
  };
  const { answer: page } = await ask(platform, "/");
  expect(page).toContain('method="post" action="/webhooks"');
  expect(page).toContain('<option value="1"');
  expect(await ask(platform, "/webhooks", { form })).toMatchObject({
    status: 303,
    to: "/",
    notice: "+Webhook 1 was created. Ping it now.",
  });
  expect(await platform.sender.getWebhook(1)).toMatchObject({
    target_url: "http://127.0.0.1:1/a",
    description: "<b>mine</b>",
    project: 1,
    content_type: "text/json",
    enable_ssl: false,
    is_active: false,
    events: ["create:task"],
  });
  const { answer: list } = await ask(platform, "/");
  expect(list).toContain("&lt;b&gt;mine&lt;/b&gt;");
  expect(list).toContain('action="/webhooks/1/ping"><button');
  const { owner } = await platform.sender.updateWebhook(1, { is_active: true });
  const signature = expect.stringContaining("sha256=");
  expect(await platform.sender.ping(1, owner)).toMatchObject({
    attempt: { headers: { "X-Signature-256": signature } },
  });
  await ask(platform, "/webhooks", { form: { ...form, everything: "on" } });
  expect((await platform.sender.getWebhook(2))?.events).toEqual(listSubscribable(await loadEdition("2.3")));
  const wrong = { ...form, target_url: "ftp://a.example", description: '"kept"' };
  const { status, answer } = await ask(platform, "/webhooks", { form: wrong });
  expect(status).toBe(400);
  expect(answer).toContain('value="&quot;kept&quot;"');
  expect(answer).toContain("expected an absolute http or https URL");
});

test("60 deliveries have 60 numbers and the exact bytes, and the requested one is sent again", async () => {
  const bodies: string[] = [];
  const platform = await openPlatform();
  const target_url = await openReceiver(200, (body) => void bodies.push(body));
  await ask(platform, "/api/webhooks", { method: "POST", body: { ...webhook, target_url } });
  for (let i = 0; i < 60; i++) platform.world.act("organization", 1, "Create project");
  await platform.settled();
  await platform.sender.idle();
  const pages = [1, 2].map((page) => ask(platform, `/api/webhooks/1/deliveries?page=${page}&page_size=50`));
  const [first, second] = (await Promise.all(pages)).map(({ answer }) => answer);
  const all: { id: number; request: { project: { id: number } } }[] = [...first.results, ...second.results];
  expect([new Set(all.map(({ id }) => id)).size, first.results.length, second.next]).toEqual([60, 50, null]);
  expect([first.count, second.count, second.previous]).toEqual([60, 60, expect.stringContaining("?page=1&")]);
  for (const page of [3, 0, 1.5, "abc"])
    expect((await ask(platform, `/api/webhooks/1/deliveries?page=${page}`)).status).toBe(404);
  const sizes = [0, -1, 7, "abc", 1e9].map((size) =>
    ask(platform, `/api/webhooks/1/deliveries?page_size=${size}`),
  );
  expect((await Promise.all(sizes)).map(({ answer }) => answer.results.length)).toEqual([50, 1, 7, 50, 60]);
  const chosen = all[37]!;
  const path = `/api/webhooks/1/deliveries/${chosen.id}`;
  expect((await ask(platform, path)).answer).toMatchObject({
    id: chosen.id,
    status_code: 200,
    response: "seen",
  });
  const sent = bodies.find((body) => JSON.parse(body).project.id === chosen.request.project.id);
  expect((await ask(platform, `/attempts/attempt-${chosen.id}/body`)).answer).toEqual(JSON.parse(sent!));
  await ask(platform, `${path}/redelivery`, { method: "POST" });
  await platform.sender.idle();
  expect(bodies.at(-1)).toBe(sent);
  const { answer } = await ask(platform, "/webhooks/1");
  expect(answer).toContain(sent!.replaceAll('"', "&quot;"));
});

test.each([
  [200, "+Ping: 200. The receiver accepted the delivery."],
  [
    403,
    "-Ping: 403. The receiver rejected the signature: compare both secrets, and verify the exact bytes of the body.",
  ],
  [500, "-Ping: 500. The receiver failed while handling the delivery: check its log."],
])("a ping with the response %i shows it", async (status, notice) => {
  const platform = await openPlatform();
  const body = { ...webhook, target_url: await openReceiver(status) };
  await ask(platform, "/api/webhooks", { method: "POST", body });
  expect((await ask(platform, "/webhooks/1/ping", { form: {} })).notice).toBe(notice);
  expect((await ask(platform, "/")).answer).toContain(
    `class="badge ${status === 200 ? "good" : "bad"}">${status}`,
  );
});

test("a blocked target is shown as blocked", async () => {
  const platform = await openPlatform("2.3", []);
  await ask(platform, "/api/webhooks", { method: "POST", body: webhook });
  const { notice } = await ask(platform, "/webhooks/1/ping", { form: {} });
  expect(notice).toMatch(/^-Ping: blocked\. The target is not a public address/);
  expect((await ask(platform, "/")).answer).toContain('class="badge bad">blocked');
});

test("undelivered deliveries are counted, listed and replayed", async () => {
  const platform = await openPlatform();
  const target_url = await openReceiver(500);
  await ask(platform, "/api/webhooks", { method: "POST", body: { ...webhook, target_url } });
  expect((await ask(platform, "/world/organization/1/Create%20project", { form: {} })).notice).toBe(
    "+project 1 is created.",
  );
  for (const change of ["Create%20task", "Complete"])
    await ask(platform, `/world/project/1/${change}`, { form: {} });
  await platform.settled();
  await platform.sender.idle();
  const { answer } = await ask(platform, "/outcomes?state=failed&webhook=1&event=create:task");
  expect(answer.match(/class="badge bad">failed/g)).toHaveLength(1);
  expect((await ask(platform, "/outcomes?state=expired")).answer).toContain("No matching deliveries.");
  expect((await ask(platform, "/outcomes?state=lost")).status).toBe(400);
  const replay = { form: { state: "failed", webhook: "1", event: "", rate: "1000" } };
  expect((await ask(platform, "/replay", replay)).notice).toBe("+3 deliveries will be sent again.");
  expect((await ask(platform, "/redeliver/delivery-99", { form: {} })).notice).toMatch(
    /^-cannot find delivery/,
  );
  expect((await ask(platform, "/world/project/1/Explode", { form: {} })).notice).toMatch(
    /^-cannot change project by/,
  );
});

test.each(editionNames)(
  "every event of edition %s is delivered by the scenario, with consistent ids",
  async (edition) => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    const platform = await openPlatform(edition);
    const payloads: Record<string, Record<string, unknown>>[] = [];
    const target = await openReceiver(200, (body) => void payloads.push(JSON.parse(body)));
    await playScenario(platform.world, everyEvent, () => platform.addWebhook(target, "mykey"));
    await platform.settled();
    await platform.sender.idle();
    const events = [...new Set(payloads.map(({ event }) => String(event)))].sort();
    // A new event has no scenario step until the world supports it.
    expect(listSubscribable(await loadEdition(edition))).toEqual(expect.arrayContaining(events));
    expect(events.length).toBeGreaterThanOrEqual(18);
    const projects = payloads.flatMap(({ project, task }) => [project?.id, task?.project_id]);
    expect(new Set(projects.filter((id) => id !== undefined))).toEqual(new Set([1]));
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  },
);
