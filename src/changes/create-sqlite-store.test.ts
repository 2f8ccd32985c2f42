import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { createInMemoryStore } from "./create-in-memory-store.ts";
import { createSqliteStore } from "./create-sqlite-store.ts";

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "changes-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

test("texts survive the process, only the owner reads them, and an error changes nothing", () => {
  const path = join(makeDirectory(), "c.db");
  const [first, second] = [createSqliteStore(path), createSqliteStore(path)];
  first.update("a", () => "1");
  second.update("a", (text) => `${text}2`);
  expect(() =>
    second.update("a", () => {
      throw new Error("broke");
    }),
  ).toThrow("broke");
  first.close();
  second.close();
  const third = createSqliteStore(path);
  const seen: unknown[] = [];
  third.update("a", (text) => void seen.push(text));
  third.update("a", (text) => void seen.push(text));
  third.close();
  expect([seen, statSync(path).mode & 0o777]).toEqual([["12", undefined], 0o600]);
});

test("beyond the maximum, keys updated longest ago are dropped", () => {
  for (const store of [
    createInMemoryStore({ maxEntries: 2 }),
    createSqliteStore(":memory:", { maxEntries: 2 }),
  ]) {
    for (let i = 0; i < 999; i++) store.update(`old ${i}`, () => "x");
    for (const key of ["a", "b"]) store.update(key, () => key);
    const seen: unknown[] = [];
    // A look is an update of the same text.
    for (const key of ["a", "b", "old 0"])
      store.update(key, (text) => (seen.push(text) > 0 ? text : undefined));
    expect(seen.slice(1)).toEqual(["b", undefined]);
  }
  expect(() => createInMemoryStore({ maxEntries: 0 })).toThrow("maxEntries is not a positive number");
});

test.each([
  ["another program", "CREATE TABLE theirs (id)", "the database belongs to another program"],
  [
    "another version",
    "PRAGMA application_id = 1095648067; PRAGMA user_version = 9",
    "database version 9 is not the supported version 1",
  ],
])("a file of %s is left alone, and named", (_, statements, reason) => {
  const path = join(makeDirectory(), "c.db");
  const database = new DatabaseSync(path);
  database.exec(statements);
  database.close();
  const before = readFileSync(path);
  expect(() => createSqliteStore(path)).toThrow(`cannot open the store "${path}": ${reason}`);
  expect(readFileSync(path)).toEqual(before);
});

test.each([
  ["/dev/null/x", 'cannot open the store "/dev/null/x": '],
  ["", "cannot open the store an empty text: expected"],
])("a store that cannot be opened at %j names its path", (path, message) => {
  expect(() => createSqliteStore(path)).toThrow(message);
});

test("a kill in the middle loses no state: what was accepted is compared with afterwards", async () => {
  const directory = makeDirectory();
  const log = join(directory, "seen.ndjson");
  const start = async () => {
    const script = new URL("fixtures/receiving-process.ts", import.meta.url).pathname;
    const child = spawn(process.execPath, [script, join(directory, "c.db"), log], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [chunk] = await once(child.stdout, "data");
    return { child, url: `http://127.0.0.1:${String(chunk).trim()}/` };
  };
  const sample = JSON.parse(
    readFileSync(new URL("../../conformance/samples/2.76/update-job.json", import.meta.url), "utf8"),
  );
  const send = (url: string, id: number, frames: number): Promise<number> => {
    const updated_date = new Date(Date.UTC(2026, 0, 1) + frames * 1_000).toISOString();
    const body = JSON.stringify({ ...sample, job: { ...sample.job, id, frame_count: frames, updated_date } });
    const headers = { "content-type": "application/json" };
    return fetch(url, { method: "POST", headers, body }).then(
      ({ status }) => status,
      () => 0,
    );
  };
  const last = new Map<number, number>();
  let frames = 0;
  for (let kills = 0; kills < 5; kills++) {
    const { child, url } = await start();
    const enough = Promise.withResolvers<void>();
    let accepted = 0;
    const work = Array.from({ length: 40 }, async (_, id) => {
      const sent = ++frames;
      if ((await send(url, id, sent)) !== 200) return;
      last.set(id, sent);
      if (++accepted === 5 + 7 * kills) enough.resolve();
    });
    await enough.promise;
    child.kill("SIGKILL");
    await Promise.all(work);
  }
  const { child, url } = await start();
  const ids = [...last.keys()];
  const before = readFileSync(log, "utf8").split("\n").length - 1;
  for (const id of ids) expect(await send(url, id, 10_000)).toBe(200);
  child.kill("SIGKILL");
  const lines = readFileSync(log, "utf8")
    .trim()
    .split("\n")
    .slice(before)
    .map((line) => JSON.parse(line));
  expect(ids.length).toBeGreaterThan(10);
  for (const { id, frames: change } of lines) {
    expect(change).toMatchObject({ known: true, to: 10_000, source: "store" });
    expect(change.from).toBeGreaterThanOrEqual(last.get(id)!);
  }
});
