import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeliveryError } from "./delivery-error.ts";
import { user } from "./fixtures/emissions.ts";
import { createSqliteStore } from "./sqlite-store.ts";
import { parseWebhookInput } from "./webhook-input.ts";

const fields = parseWebhookInput(
  { target_url: "https://a.example", scope: { project: 1 }, events: "everything" },
  user,
  "2026-01-31T08:30:00.000Z",
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "delivery-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const refusal = (path: string): unknown => {
  try {
    return createSqliteStore(path);
  } catch (error) {
    const { code, message } = error as DeliveryError;
    return { code, message };
  }
};

test("what is written outlives the store, and two stores share a file", async () => {
  const path = join(folder, "store.db");
  const first = createSqliteStore(path);
  const second = createSqliteStore(path);
  await first.createWebhook(fields, "s");
  expect(await second.createWebhook(fields)).toEqual({ id: 2, ...fields });
  first.close();
  second.close();
  const third = createSqliteStore(path);
  expect(await third.listWebhooks()).toEqual([
    { id: 1, ...fields },
    { id: 2, ...fields },
  ]);
  expect(await third.readSecret(1)).toBe("s");
  third.close();
});

test("the file is its owner's alone", () => {
  const path = join(folder, "store.db");
  createSqliteStore(path).close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("a removed secret is gone from the file", async () => {
  const path = join(folder, "store.db");
  const store = createSqliteStore(path);
  await store.createWebhook(fields, "hunter2-hunter2");
  await store.updateWebhook(1, {}, null);
  store.close();
  expect(readFileSync(path).includes("hunter2-hunter2")).toBe(false);
});

test("the path :memory: makes no file", async () => {
  const store = createSqliteStore(":memory:");
  expect(await store.createWebhook(fields)).toEqual({ id: 1, ...fields });
  store.close();
});

test.each([
  { name: "a file that is no database", file: "text.db", reason: "file is not a database" },
  {
    name: "a folder that is missing",
    file: "missing/store.db",
    reason: "ENOENT: no such file or directory, open",
  },
])("createSqliteStore refuses $name", ({ file, reason }) => {
  writeFileSync(join(folder, "text.db"), "text ".repeat(1_000));
  const path = join(folder, file);
  expect(refusal(path)).toEqual({
    code: "store-unavailable",
    message: expect.stringContaining(`cannot open SQLite store: "${path}": ${reason}`),
  });
});

test("createSqliteStore says so where the runtime has no SQLite", () => {
  vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined as never);
  expect(refusal(":memory:")).toEqual({
    code: "store-unavailable",
    message: "cannot open SQLite store: this runtime has no node:sqlite, Node 22.13 and later have it",
  });
});
