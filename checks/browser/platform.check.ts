import { deepEqual, equal, match, ok } from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type Page, chromium as playwright } from "playwright-core";
import { createReceiver } from "../../src/receiver/create-receiver.ts";
import { toNodeListener } from "../../src/receiver/node.ts";
import { type Listening, listen } from "../shared/listen.ts";
import { chromium, PATIENCE } from "./browser.ts";

const root = join(import.meta.dirname, "../..");
const SECRET = "made for the console";

/** Starts the command and waits until it prints its address. */
async function startPlatform(): Promise<{ address: string; child: ChildProcess }> {
  // `PLATFORM` is the folder of a project with the command installed. Default: the command of the checkout.
  const installed = process.env.PLATFORM;
  if (installed === undefined)
    execFileSync(process.execPath, ["scripts/build/build-console.ts"], { cwd: root });
  const command = installed === undefined ? [process.execPath, "cli/main.ts"] : ["annotation-contracts"];
  const [program = "", ...args] = [...command, "platform"];
  const child = spawn(program, args, {
    cwd: installed ?? root,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (part: Buffer) => {
      said += part;
      const found = /http:\/\/\S+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    });
    child.on("exit", () => reject(new Error(`cannot start the platform: ${said}`)));
  });
  return { address, child };
}

/** A receiver that accepts a new secret while it runs. */
async function startReceiver(): Promise<{
  url: string;
  secret: { value: string };
  close: Listening["close"];
}> {
  const secret = { value: SECRET };
  const { port, close } = await listen((request, response) => {
    toNodeListener(createReceiver({ secret: secret.value, on: {}, onRefused: () => undefined }))(
      request,
      response,
    );
  });
  return { url: `http://127.0.0.1:${port}/webhook`, secret, close };
}

async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`);
}

let browser: Browser;
let platform: Awaited<ReturnType<typeof startPlatform>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
const complaints: string[] = [];

before(async () => {
  browser = await playwright.launch({ executablePath: chromium, args: ["--no-sandbox"] });
  platform = await startPlatform();
  receiver = await startReceiver();
});

after(async () => {
  platform.child.kill();
  await receiver.close();
  await browser.close();
});

async function open(width: number, colorScheme: "light" | "dark"): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("request", (request) => {
    if (!request.url().startsWith(platform.address)) complaints.push(`foreign request: ${request.url()}`);
  });
  await page.goto(platform.address);
  await page.getByRole("button", { name: "New project: organization 1" }).waitFor();
  return page;
}

test("the console: a webhook is created, pinged, fails in plain words, and is delivered again", async () => {
  const page = await open(1440, "light");
  await page.getByRole("button", { name: "New webhook" }).click();
  deepEqual(await findings(page), []);
  await page.getByLabel("Target URL").fill(receiver.url);
  await page.getByLabel("Secret").fill(SECRET);
  await page.getByRole("button", { name: "Create webhook" }).click();
  await page.getByRole("button", { name: "Ping webhook 1" }).click();
  await page.getByText("ping", { exact: true }).first().waitFor();

  receiver.secret.value = "another";
  await page.getByRole("button", { name: "New project: organization 1" }).click();
  const failed = page.locator('details:has(summary > code:text-is("create:project"))');
  await failed.locator("summary").click();
  await failed.getByText("The receiver refused the signature").waitFor();
  match(await failed.getByLabel("Request").innerText(), /X-Signature-256: sha256=[0-9a-f]{64}/);

  receiver.secret.value = SECRET;
  await failed.getByRole("button", { name: "Redeliver" }).click();
  await page.locator("summary", { hasText: "again" }).locator(".status.good").waitFor();
  equal((await page.content()).includes(SECRET), false);
  await page.context().close();
});

/** What the platform's world shows of itself. */
interface WorldShown {
  readonly project: readonly { readonly id: number }[];
}

/** Sorts the events of a webhook: a platform may list them in any order. */
function sorted(webhook: Readonly<Record<string, unknown>>): object {
  return { ...webhook, events: [...(webhook.events as readonly string[])].sort() };
}

/** Creates a project where none exists yet, so that each test of the form can run alone. */
async function needProject(page: Page): Promise<WorldShown> {
  const read = async (): Promise<WorldShown> => (await fetch(`${platform.address}world`)).json();
  if ((await read()).project.length === 0) {
    await page.getByRole("button", { name: "New project: organization 1" }).click();
    await page.getByRole("button", { name: "New task: project 1" }).waitFor();
  }
  return read();
}

/** Fields of the setup form (W2.1), and what the webhook shows for them. */
const forms = [
  {
    name: "a project's webhook for two events, inactive, without SSL verification",
    project: "1",
    description: "Chat alerts — 夜間",
    unchecked: ["Enable SSL verification", "Active", "Send everything"],
    events: ["create:task", "update:job"],
    shows: { type: "project", enable_ssl: false, is_active: false },
  },
  {
    name: "an organization's webhook for everything, active, with SSL verification",
    project: "",
    description: "",
    unchecked: [],
    events: [],
    shows: { type: "organization", enable_ssl: true, is_active: true },
  },
] as const;

for (const { name, project, description, unchecked, events, shows } of forms)
  test(`the console: every field of the form becomes the webhook: ${name}`, async () => {
    const page = await open(1440, "light");
    const world = await needProject(page);
    const all = (await (await fetch(`${platform.address}about`)).json()) as { events: readonly string[] };
    const list = async (): Promise<readonly Record<string, unknown>[]> =>
      ((await (await fetch(`${platform.address}api/webhooks`)).json()) as { results: [] }).results;
    const known = (await list()).map(({ id }) => id);
    await page.getByRole("button", { name: "New webhook" }).click();
    const target = `${receiver.url}?form=${events.length}`;
    await page.getByLabel("Target URL").fill(target);
    await page.getByLabel("Description").fill(description);
    const choice = page.getByRole("combobox", { name: "Project", exact: true });
    const projects = choice.locator("option");
    deepEqual(
      await projects.evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value)),
      ["", ...world.project.map(({ id }) => String(id))],
    );
    await choice.selectOption(project);
    await page.getByLabel("Content type").selectOption("application/json");
    await page.getByLabel("Secret").fill(SECRET);
    for (const label of unchecked) await page.getByLabel(label, { exact: true }).uncheck();
    for (const event of events) await page.getByLabel(event, { exact: true }).check();
    await page.getByRole("button", { name: "Create webhook" }).click();
    await page.getByText(target).waitFor();
    const made = (await list()).find(({ id }) => !known.includes(id)) ?? {};
    const { id, url, owner, created_date, updated_date, project_id, project: inProject, ...fields } = made;
    match(String(url), new RegExp(`/api/webhooks/${id}$`));
    const scope = inProject === undefined ? project_id : inProject;
    deepEqual([scope, typeof owner], [project === "" ? null : Number(project), "object"]);
    ok(Date.parse(String(created_date)) <= Date.parse(String(updated_date)));
    deepEqual(
      sorted(fields),
      sorted({
        target_url: target,
        description,
        content_type: "application/json",
        organization: 1,
        events: [...(events.length === 0 ? all.events : events)],
        ...shows,
      }),
    );
    await fetch(`${platform.address}api/webhooks/${id}`, { method: "DELETE" });
    await page.context().close();
  });

test("the console: what did not arrive is counted, shown with its attempts, and sent again", async () => {
  const page = await open(1440, "dark");
  receiver.secret.value = "another";
  for (let i = 0; i < 2; i++) await page.getByRole("button", { name: "New project: organization 1" }).click();
  await page.getByRole("link", { name: "Outcomes" }).click();
  await page.getByRole("button", { name: "3 failed of webhook 1" }).click();
  const failed = page.locator("#deliveries details", { hasText: "failed" });
  await failed.first().locator("summary").click();
  await page.getByLabel("Attempts").getByText("The receiver refused the signature").waitFor();
  deepEqual(await findings(page), []);

  receiver.secret.value = SECRET;
  await page.getByLabel("Deliveries a second").fill("100");
  await page.getByRole("button", { name: "Replay what it finds" }).click();
  // The first of the three was sent again earlier.
  await page.getByText("2 deliveries will be sent again.").waitFor();
  await page.getByRole("button", { name: "4 delivered of webhook 1" }).click();
  const again = page.locator("#deliveries summary", { hasText: "sent again" });
  await again.nth(2).waitFor();
  equal(await again.count(), 3);
  equal(new URL(page.url()).hash, "#outcomes-page");
  await page.context().close();
});

test("the console: an answer that is not JSON is shown as it begins", async () => {
  const page = await open(1440, "light");
  await page.route("**/api/webhooks", (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  );
  await page.getByRole("button", { name: "New webhook" }).click();
  await page.getByLabel("Target URL").fill(receiver.url);
  await page.getByRole("button", { name: "Create webhook" }).click();
  await page
    .getByText("the platform answered 502 with text/html, which is not JSON: <h1>Bad gateway</h1>")
    .waitFor();
  await page.context().close();
  // Chromium reports the answer, and the rejection that the console shows.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("502")));
});

test("the console: things happen by keyboard alone", async () => {
  const page = await open(1440, "dark");
  const create = page.getByRole("button", { name: "New task: project 1" });
  await create.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Start: job 1" }).waitFor();
  equal(await page.evaluate(() => document.activeElement?.ariaLabel), "New task: project 1");
  await page.context().close();
});

for (const width of [360, 768, 1440])
  for (const scheme of ["light", "dark"] as const)
    test(`the console is accessible and fits at ${width} px, ${scheme}`, async () => {
      const name = `one-word-${"x".repeat(300)}`;
      await fetch(`${platform.address}world/project/1`, { method: "PATCH", body: JSON.stringify({ name }) });
      const page = await open(width, scheme);
      deepEqual(await findings(page), []);
      ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, "it scrolls sideways");
      await page.getByRole("button", { name: "New webhook" }).click();
      await page.getByLabel("Send everything").uncheck();
      deepEqual(await findings(page), []);
      ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, "the form does");
      const fields = await page.locator(".field > input, .field > select").all();
      const heights = await Promise.all(fields.map(async (field) => (await field.boundingBox())?.height));
      deepEqual(new Set(heights), new Set([40]));
      const cut = page.locator("fieldset .check").filter({ has: page.locator("input") });
      equal(await cut.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length), 0);
      await page.getByRole("link", { name: "Outcomes" }).click();
      await page.locator("#deliveries details").first().waitFor();
      deepEqual(await findings(page), []);
      ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, "the outcomes do");
      await page.context().close();
    });

test("the console: nothing was reported on the console, and nothing foreign was asked for", () => {
  // The platform sends the redelivery to the broken receiver, not the page.
  deepEqual(complaints, []);
});
