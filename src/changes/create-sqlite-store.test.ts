import { spawn } from "node:child_process";
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
  const message = "maxEntries is not a positive integer or Infinity";
  for (const maxEntries of [0, 1.5, Number.NaN])
    expect(() => createSqliteStore(":memory:", { maxEntries })).toThrow(message);
});

test("without a maximum nothing is dropped, and the first update after opening drops", () => {
  const path = join(makeDirectory(), "c.db");
  const seen: unknown[] = [];
  for (const maxEntries of [Number.POSITIVE_INFINITY, 2]) {
    const store = createSqliteStore(path, { maxEntries });
    for (let i = 0; maxEntries > 2 && i < 1001; i++) store.update(String(i), () => "old");
    for (const key of ["a", "0", "b", "c"])
      store.update(key, (text) => (seen.push(text) ? (text ?? "new") : text));
    store.close();
  }
  expect(seen).toEqual([undefined, "old", undefined, undefined, "new", undefined, undefined, "new"]);
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
  expect(() => createSqliteStore("")).toThrow(
    "cannot open the store an empty string: expected the path of a file",
  );
});

/** Updates 50 keys in turn, and prints each number once its update has returned. */
const updating = `
import { createSqliteStore } from ${JSON.stringify(new URL("create-sqlite-store.ts", import.meta.url).href)};
const [path, from] = process.argv.slice(1);
const store = createSqliteStore(path);
for (let i = Number(from); ; i++) {
  store.update(String(i % 50), () => String(i));
  process.stdout.write(i + "\\n");
}`;

test("a kill in the middle loses no update", async () => {
  const path = join(makeDirectory(), "c.db");
  let last = 0;
  for (let kills = 0; kills < 5; kills++) {
    const argv = ["--input-type=module", "-e", updating, path, String(last + 1)];
    const child = spawn(process.execPath, argv, { stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    for await (const chunk of child.stdout) {
      printed += chunk;
      if (printed.length > 200 + 50 * kills) child.kill("SIGKILL");
    }
    last = Number(printed.trim().split("\n").slice(-2)[0]);
    const store = createSqliteStore(path);
    for (let i = Math.max(1, last - 40); i <= last; i++)
      store.update(String(i % 50), (text) => {
        expect(Number(text)).toBeGreaterThanOrEqual(i);
        return text;
      });
    store.close();
  }
  expect(last).toBeGreaterThan(100);
});
