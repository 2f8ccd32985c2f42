import { readdirSync, readFileSync } from "node:fs";
import { build } from "esbuild";
import { beforeEach, expect, test, vi } from "vitest";
import { facts } from "#generated/contracts/delivery.js";
import { editions as modes } from "#generated/modules/receiver/editions.ts";
import { sign } from "../signature/signature.ts";
import { createReceiver, type Receiver } from "./create-receiver.ts";
import { createOnceStore, type OnceStore } from "./once-store.ts";
import type { PlatformNews } from "./platform.ts";

const secret = "mykey";
const folder = new URL("../../conformance/samples/", import.meta.url);

/** Lists the valid samples of an edition. */
function listSamples(edition: string): readonly string[] {
  const names = readdirSync(new URL(edition === "2.3" ? "." : `${edition}/`, folder));
  return names
    .filter((name) => /^[\w-]+\.json$/.test(name))
    .map((name) => (edition === "2.3" ? name : `${edition}/${name}`));
}

function read(name: string): string {
  return readFileSync(new URL(name, folder), "utf8");
}

async function send(
  { handle }: Pick<Receiver, "handle">,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const signature = { "x-signature-256": await sign(secret, text) };
  const all = { "content-type": "application/json", ...signature, ...headers };
  const body = new TextEncoder().encode(text);
  const answer = await handle({ method: "POST", headers: all, body });
  return `${answer.status} ${answer.body}`;
}

/** Releases by edition, as in `User-Agent`; 2.3 had none. */
const releases: Readonly<Record<string, string | undefined>> = {
  "2.3": undefined,
  "2.4": "2.54.1",
  "2.65": "2.66.0",
  "2.73": "2.74.0",
  "2.76": "2.80.0",
};

function agent(edition: string): Readonly<Record<string, string>> {
  const release = releases[edition];
  return release === undefined ? {} : { "User-Agent": `CVAT/${release} python-requests/2.32.3` };
}

let news: PlatformNews[];
const onPlatform = (one: PlatformNews): unknown => news.push(one);

beforeEach(() => {
  news = [];
});

test("every edition has samples", () => {
  expect(Object.keys(releases)).toEqual(facts.known?.editions);
  expect(Object.keys(releases).map((edition) => listSamples(edition).length >= 19)).not.toContain(false);
});

test.each(
  Object.keys(releases).flatMap((edition) =>
    [true, false].map((isNamed) => ({ edition, isNamed, how: isNamed ? "named" : "by shape" })),
  ),
)(
  "without an edition every sample of $edition reaches a handler, $how (E-learn)",
  async ({ edition, isNamed }) => {
    const handler = vi.fn();
    const receiver = createReceiver({ secret, on: { "*": handler }, onPlatform });
    // Some samples fit several editions; without a release it takes a few in a row to be sure.
    const samples = [...listSamples(edition), ...listSamples(edition)];
    for (const name of samples)
      expect(await send(receiver, read(name), isNamed ? agent(edition) : {}), name).toBe("200 accepted");
    expect(receiver.counts()).toMatchObject({ handled: samples.length, invalid: 0, unknown: 0, failed: 0 });
    const release = isNamed ? releases[edition] : undefined;
    const named = release === undefined ? "" : ` (release ${release})`;
    expect(news.map(({ message }) => message)).toEqual([
      `deliveries are those of edition ${edition}${named}; edition: "${edition}" narrows the types`,
    ]);
    expect(receiver.platform()).toMatchObject({ edition, release: release ?? null });
  },
);

test("two platforms behind one receiver both work, and neither is an upgrade of the other", async () => {
  const edition = vi.fn();
  const receiver = createReceiver({
    secret,
    on: { "*": (_, context) => edition(context.edition) },
    onPlatform,
  });
  for (let i = 0; i < 3; i++) {
    await send(
      receiver,
      read("2.4/update-task.json").replace(/"webhook_id": *\d+/, '"webhook_id": 1'),
      agent("2.4"),
    );
    await send(
      receiver,
      read("2.76/update-task.json").replace(/"webhook_id": *\d+/, '"webhook_id": 2'),
      agent("2.76"),
    );
  }
  expect(edition.mock.calls.flat()).toEqual(["2.4", "2.76", "2.4", "2.76", "2.4", "2.76"]);
  expect(news.map(({ kind, platform }) => [kind, platform.edition])).toEqual([
    ["met", "2.4"],
    ["met", "2.76"],
  ]);
  expect(receiver.platform()?.editions).toEqual({ "2.4": 3, "2.76": 3 });
});

test("an upgrade in mid-stream is told once, with what the handlers lose", async () => {
  const receiver = createReceiver({ secret, on: { "*:task": () => {}, ping: () => {} }, onPlatform });
  for (const edition of ["2.73", "2.73", "2.76", "2.76"]) {
    const text = read(`${edition}/update-task.json`).replace(/"webhook_id": *\d+/, '"webhook_id": 1');
    await send(receiver, text, agent(edition));
  }
  await vi.waitUntil(() => news.length > 1);
  expect(news.map(({ kind, previous }) => [kind, previous])).toEqual([
    ["met", undefined],
    ["changed", "2.73"],
  ]);
  const { message = "" } = news[1] ?? {};
  expect(message).toMatch(
    /^the platform was upgraded from edition 2\.73 to edition 2\.76 \(release 2\.80\.0\): update:task has lost before_update, which your handler for "\*:task" receives; /,
  );
  expect(message).not.toContain("organization has");
});

/** A store of texts that several processes share. */
function createSharedStore(): OnceStore {
  const notes = new Map<string, string>();
  return {
    ...createOnceStore(),
    recall: async (key) => notes.get(key),
    note: async (key, text) => void notes.set(key, text),
  };
}

test("what one process has learned, the next knows by the store, and tells the upgrade alone", async () => {
  const store = createSharedStore();
  const handled: string[] = [];
  const on = { "*:task": (_: unknown, { edition }: { edition: string }) => handled.push(edition) };
  const text = (edition: string, name: string): string =>
    read(`${edition}/update-task.json`)
      .replace(/"webhook_id": *\d+/, '"webhook_id": 1')
      .replace(/"name": *"[^"]+"/, `"name": "${name}"`);
  const start = (): Receiver => createReceiver({ secret, on, store, onPlatform });
  await send(start(), text("2.73", "a"), agent("2.73"));
  await vi.waitUntil(() => news.length > 0);
  for (const name of ["b", "c"]) await send(start(), text("2.73", name));
  const last = start();
  await send(last, text("2.76", "d"), agent("2.76"));
  await vi.waitUntil(() => news.length > 1);
  await send(start(), text("2.76", "e"), agent("2.76"));
  expect(handled).toEqual(["2.73", "2.73", "2.73", "2.76", "2.76"]);
  expect(news.map(({ kind, previous }) => [kind, previous])).toEqual([
    ["met", undefined],
    ["changed", "2.73"],
  ]);
});

test("a store that cannot recall fails the delivery, and one that cannot note does not", async () => {
  const onError = vi.fn();
  const away = (): never => {
    throw new Error("database away");
  };
  const shared = createSharedStore();
  const on = { "*": () => {} };
  const body = read("2.76/update-task.json");
  const forgetful = createReceiver({ secret, on, store: { ...shared, recall: async () => away() }, onError });
  expect(await send(forgetful, body, agent("2.76"))).toBe("500 receiver failed");
  const silent = createReceiver({ secret, on, store: { ...shared, note: away }, onError, onPlatform });
  expect(await send(silent, body, agent("2.76"))).toBe("200 accepted");
  await vi.waitUntil(() => onError.mock.calls.length > 1);
  expect(onError.mock.calls.map(([, place]) => place)).toEqual([{ in: "receiver" }, { in: "store" }]);
});

test("a receiver of one edition asks the store for nothing that was learned", async () => {
  const recall = vi.fn();
  const receiver = createReceiver({
    secret,
    on: { "*": () => {} },
    edition: "2.76",
    store: { ...createSharedStore(), recall },
  });
  expect(await send(receiver, read("2.76/update-task.json"), agent("2.76"))).toBe("200 accepted");
  expect(recall).not.toHaveBeenCalled();
});

test("a release that no edition knows yet is read by the newest, and is no reason to refuse (E-hint)", async () => {
  const receiver = createReceiver({ secret, on: { "*": () => {} }, onPlatform });
  const answer = await send(receiver, read("2.76/update-task.json"), { "user-agent": "CVAT/99.1.0 x" });
  expect(answer).toBe("200 accepted");
  expect(receiver.platform()).toEqual({
    edition: "2.76",
    release: "99.1.0",
    learnedFrom: "user-agent",
    editions: { "2.76": 1 },
  });
  for (const field of ["CVAT/", "CVAT/x", `CVAT/${"9".repeat(400)}`, "\u0000", "curl/8"])
    expect(await send(receiver, read("2.4/update-task.json"), { "user-agent": field })).toBe("200 accepted");
});

test("a wrong hint is corrected by the shape", async () => {
  const receiver = createReceiver({ secret, on: { "*": () => {} }, onPlatform });
  expect(await send(receiver, read("update-task.json"), agent("2.76"))).toBe("200 accepted");
  expect(receiver.platform()).toMatchObject({ edition: "2.3", release: "2.80.0", learnedFrom: "shape" });
});

test.each([
  { what: "an edition that it takes", body: read("2.76/update-task.json"), text: "200 accepted", calls: 0 },
  { what: "no edition", body: '{"event":"update:task","task":7}', text: "200 accepted", calls: 1 },
])("a body of $what reaches the invalid handler $calls times", async ({ body, text, calls }) => {
  const invalid = vi.fn();
  const receiver = createReceiver({ secret, on: { "*": () => {}, invalid }, onRefused: () => {} });
  expect(await send(receiver, body, agent("2.76"))).toBe(text);
  expect(invalid.mock.calls.length).toBe(calls);
  for (const [value, context] of invalid.mock.calls)
    expect([value, context.event, context.edition, context.errors.length > 0]).toEqual([
      JSON.parse(body),
      "update:task",
      "2.76",
      true,
    ]);
  expect(receiver.counts().invalid).toBe(calls);
});

test("what no edition takes is told with event, nearest edition, places and cure (W-lost)", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const receiver = createReceiver({ secret, on: {} });
  expect(await send(receiver, '{"event":"update:task","task":7}', agent("2.76"))).toBe(
    "200 invalid delivery",
  );
  expect(warn.mock.calls.flat().join()).toMatch(
    /^the signed body is not a valid delivery: update:task, nearest edition 2\.76, wrong at [^;]*\/task[^;]*; no handler ran: add on\.invalid; /,
  );
  expect(receiver.counts()).toMatchObject({ invalid: 1, handled: 0 });
  warn.mockRestore();
});

test("a strict receiver reads the edition of the document, and its log names the cure (E-strict)", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const receiver = createReceiver({ secret, mode: "strict", on: {} });
  expect(await send(receiver, read("update-task.json"))).toBe("200 no handler");
  expect(await send(receiver, read("2.76/update-task.json"), agent("2.76"))).toBe("422 invalid delivery");
  expect(warn.mock.calls.flat().join()).toContain(
    '; release 2.80.0 sends edition 2.76: give edition: "2.76"',
  );
  warn.mockRestore();
});

test.each([
  { acceptLineFeed: true, text: "200 no handler", told: [] },
  { acceptLineFeed: false, text: "403 signature refused", told: ["acceptLineFeed: true takes it"] },
])("a signature over a line feed more, with acceptLineFeed: $acceptLineFeed (W-lf)", async (row) => {
  const { acceptLineFeed, text, told } = row;
  const refused: string[] = [];
  const receiver = createReceiver({
    secret,
    acceptLineFeed,
    on: {},
    onRefused: ({ reason }) => refused.push(reason.split(": ").slice(1).join(": ")),
  });
  const body = read("update-task.json");
  expect(await send(receiver, body, { "x-signature-256": await sign(secret, `${body}\n`) })).toBe(text);
  expect(refused).toEqual(told);
  expect(await send(receiver, body, { "x-signature-256": await sign("other", `${body}\n`) })).toBe(
    "403 signature refused",
  );
});

test("a bundle holds every edition behind one import", async () => {
  const code = async (source: string): Promise<string> => {
    const { outputFiles } = await build({
      stdin: { contents: source, resolveDir: import.meta.dirname, loader: "ts" },
      bundle: true,
      format: "esm",
      platform: "neutral",
      write: false,
    });
    return outputFiles[0]!.text;
  };
  const bare = await code('export { createReceiver } from "../receiver.ts";');
  const full = await code(
    'export { createReceiver } from "../receiver.ts"; export { editions } from "../../generated/modules/receiver/editions.ts";',
  );
  expect([bare, full].map((text) => text.includes("validation_mode"))).toEqual([false, true]);
});

test("a receiver of every mode learns as well", async () => {
  const receiver = createReceiver({ secret, mode: modes, on: { "*": () => {} }, onPlatform });
  for (const edition of ["2.4", "2.76"])
    expect(await send(receiver, read(`${edition}/update-task.json`), agent(edition))).toBe("200 accepted");
  await vi.waitUntil(() => news.length > 1);
  expect(news.map(({ platform }) => platform.edition)).toEqual(["2.4", "2.76"]);
});
