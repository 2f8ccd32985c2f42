import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { user } from "../fixtures/emissions.ts";
import { at, makeRoom } from "../fixtures/stores.ts";
import { readRetention } from "../retention.ts";
import { parseWebhookInput } from "../webhook-input.ts";
import type { Call, Reply } from "./protocol.ts";
import { serve } from "./worker.ts";

const fields = parseWebhookInput(
  { target_url: "https://a.example", scope: { project: 1 }, events: "everything" },
  user,
  { date: "2026-01-31T08:30:00.000Z" },
);

let folder: string;
let path: string;
let port: MessagePort;
let replies: Reply[];

/** Serves a file on this thread, with a port to call it through. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "delivery-"));
  path = join(folder, "store.db");
  replies = [];
  const { port1, port2 } = new MessageChannel();
  port = port1;
  port.on("message", (found: readonly Reply[]) => replies.push(...found));
  serve(port2, { path, retention: readRetention(undefined) });
  await takeReplies([0]);
});
afterEach(() => {
  port.close();
  rmSync(folder, { recursive: true });
});

/** Waits for the replies to some calls, and takes them. */
async function takeReplies(calls: readonly number[]): Promise<readonly Reply[]> {
  while (replies.length < calls.length) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(replies.map(({ call }) => call)).toEqual(calls);
  return replies.splice(0);
}

let lastCall = 0;

/** Makes calls that arrive together. */
function callAll(...calls: readonly Pick<Call, "method" | "args">[]): Promise<readonly Reply[]> {
  const numbered = calls.map((one) => {
    lastCall += 1;
    return { ...one, call: lastCall };
  });
  port.postMessage(numbered);
  return takeReplies(numbered.map(({ call }) => call));
}

const listOutcomes = (found: readonly Reply[]): unknown[] =>
  found.map((reply) => ("error" in reply ? reply.error : "done"));
const create = { method: "createWebhook", args: [fields] } as const;
const list = { method: "listWebhooks", args: [] } as const;

/** Changes the file from outside. */
function alter(statements: string): void {
  const { DatabaseSync: Database } = process.getBuiltinModule("node:sqlite");
  const database: DatabaseSync = new Database(path);
  database.exec(statements);
  database.close();
}

const second = "WHEN (SELECT count(*) FROM webhooks) = 1";
const deferred = `
  CREATE TABLE parents (id INTEGER PRIMARY KEY);
  CREATE TABLE children (parent INTEGER REFERENCES parents DEFERRABLE INITIALLY DEFERRED);
  CREATE TRIGGER broken AFTER INSERT ON webhooks BEGIN INSERT INTO children VALUES (1); END;
`;

test.each([
  {
    name: "a call that fails leaves the others of its transaction",
    alteration: `CREATE TRIGGER broken BEFORE INSERT ON webhooks ${second} BEGIN SELECT RAISE(ABORT, 'no'); END`,
    outcomes: ["done", "no", "no"],
    kept: 1,
  },
  {
    name: "what takes the whole transaction back, as a full disk does, fails no other call",
    alteration: `CREATE TRIGGER broken BEFORE INSERT ON webhooks ${second} BEGIN SELECT RAISE(ROLLBACK, 'full'); END`,
    outcomes: ["done", "full", "full"],
    kept: 1,
  },
  {
    name: "a transaction that cannot be committed is rolled back",
    alteration: deferred,
    outcomes: Array.from({ length: 3 }, () => "FOREIGN KEY constraint failed"),
    kept: 0,
  },
])("$name, and the next call works", async ({ alteration, outcomes, kept }) => {
  alter(alteration);
  expect(listOutcomes(await callAll(create, create, create))).toEqual(outcomes);
  const [before] = await callAll(list);
  expect(before).toMatchObject({ value: { length: kept } });
  alter("DROP TRIGGER broken");
  expect(listOutcomes(await callAll(create))).toEqual(["done"]);
  const [after] = await callAll(list);
  expect(after).toMatchObject({ value: { length: kept + 1 } });
});

test("a call that only reads fails alone", async () => {
  alter("ALTER TABLE webhooks RENAME COLUMN document TO other");
  const secret = { method: "readSecret", args: [1] } as const;
  expect(listOutcomes(await callAll(list, secret))).toEqual([
    expect.stringContaining("no such column"),
    "done",
  ]);
});

test("close comes after the calls that arrived with it, and frees the file", async () => {
  const found = await callAll(create, { method: "close", args: [] });
  expect(listOutcomes(found)).toEqual(["done", "done"]);
  const { port1, port2 } = new MessageChannel();
  serve(port2, { path, retention: readRetention(undefined) });
  port = port1;
  port.on("message", (found: readonly Reply[]) => replies.push(...found));
  await takeReplies([0]);
  const [listed, claimed] = await callAll(list, { method: "claim", args: [makeRoom(), at()] });
  expect(listed).toMatchObject({ value: [{ id: 1 }] });
  expect(claimed).toMatchObject({ value: { deliveries: [] } });
});
