import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeliveryError } from "../delivery-error.ts";
import { user } from "../fixtures/emissions.ts";
import { parseWebhookInput } from "../webhook-input.ts";
import { createSqliteStore } from "./create-sqlite-store.ts";

const fields = parseWebhookInput(
  { target_url: "https://a.example", scope: { project: 1 }, events: "everything" },
  user,
  { date: "2026-01-31T08:30:00.000Z" },
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "delivery-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const refusal = (path: string): Promise<unknown> =>
  createSqliteStore(path).catch(({ code, message }: DeliveryError) => ({ code, message }));

/** Runs statements on a file from outside. */
function alter(path: string, statements: string): void {
  const database = new (process.getBuiltinModule("node:sqlite").DatabaseSync)(path);
  database.exec(statements);
  database.close();
}

test("what is written outlives the store, and two stores share a file", async () => {
  const path = join(folder, "store.db");
  const first = await createSqliteStore(path);
  const second = await createSqliteStore(path);
  await first.createWebhook(fields, { secret: "s" });
  expect(await second.createWebhook(fields)).toEqual({ id: 2, ...fields });
  await first.close();
  await second.close();
  const third = await createSqliteStore(path);
  expect(await third.listWebhooks()).toEqual([
    { id: 1, ...fields },
    { id: 2, ...fields },
  ]);
  expect(await third.readSecret(1)).toBe("s");
  await third.close();
});

test.each([{ before: undefined }, { before: 0o644 }])(
  "the file is its owner's alone, whatever it was before ($before)",
  async ({ before }) => {
    const path = join(folder, "store.db");
    if (before !== undefined) writeFileSync(path, "", { mode: before });
    const store = await createSqliteStore(path);
    await store.createWebhook(fields, { secret: "s" });
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    await store.close();
  },
);

test.runIf(existsSync("/proc/locks"))(
  "a further store of a process leaves the locks of the first",
  async () => {
    const path = join(folder, "store.db");
    const first = await createSqliteStore(path);
    const { ino } = statSync(path);
    const locks = (): number =>
      readFileSync("/proc/locks", "utf8")
        .split("\n")
        // Another file system may have a file of the same number.
        .filter((line) => line.includes(`:${ino} `) && line.includes(` ${process.pid} `)).length;
    expect(locks()).toBe(1);
    const second = await createSqliteStore(path);
    expect(locks()).toBe(1);
    await first.close();
    await second.close();
  },
);

test.each([
  { name: "text", content: "text ".repeat(1_000), reason: "file is not a database" },
  { name: "a database", content: undefined, reason: "the database belongs to another program" },
])("$name of another program stays as it was, through a link too", async ({ content, reason }) => {
  const path = join(folder, "other.db");
  if (content === undefined) alter(path, "CREATE TABLE webhooks (id); PRAGMA user_version = 7");
  else writeFileSync(path, content);
  chmodSync(path, 0o644);
  const link = join(folder, "link.db");
  symlinkSync(path, link);
  const before = readFileSync(path);
  for (const one of [path, link]) {
    expect(await refusal(one)).toEqual({
      code: "store-unavailable",
      message: `cannot open store: "${one}": ${reason}`,
    });
  }
  expect(readFileSync(path)).toEqual(before);
  expect(statSync(path).mode & 0o777).toBe(0o644);
});

test("a removed secret is gone from the file", async () => {
  const path = join(folder, "store.db");
  const store = await createSqliteStore(path);
  await store.createWebhook(fields, { secret: "hunter2-hunter2" });
  await store.updateWebhook(1, {}, { secret: null });
  await store.close();
  expect(readFileSync(path).includes("hunter2-hunter2")).toBe(false);
});

test("the path :memory: makes no file", async () => {
  const store = await createSqliteStore(":memory:");
  expect(await store.createWebhook(fields)).toEqual({ id: 1, ...fields });
  await store.close();
});

test.each([
  { name: "a file that is no database", file: "text.db", reason: "file is not a database" },
  { name: "what is no file, such as a device", file: ".", reason: "it is no regular file" },
  {
    name: "a folder that is missing",
    file: "missing/store.db",
    reason: 'no file can be made in the folder ".*/missing" \\(ENOENT\\)',
  },
])("createSqliteStore refuses $name", async ({ file, reason }) => {
  writeFileSync(join(folder, "text.db"), "text ".repeat(1_000));
  const path = join(folder, file);
  expect(await refusal(path)).toEqual({
    code: "store-unavailable",
    message: expect.stringMatching(`^cannot open store: "${path}": ${reason}$`),
  });
});

test("createSqliteStore says so where the runtime has no SQLite", async () => {
  vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined as never);
  expect(await refusal(":memory:")).toEqual({
    code: "store-unavailable",
    message: "cannot open store: this runtime has no node:sqlite, Node 22.13 and later have it",
  });
});

test.each(["esm", "cjs"] as const)(
  "createSqliteStore says what a bundle in the format %s lacks",
  async (format) => {
    const outfile = join(folder, format === "esm" ? "bundle.mjs" : "bundle.cjs");
    const entry = join(import.meta.dirname, "create-sqlite-store.ts");
    await build({
      entryPoints: [entry],
      outfile,
      format,
      bundle: true,
      platform: "node",
      logLevel: "silent",
    });
    const bundled: { createSqliteStore: typeof createSqliteStore } = await import(outfile);
    await expect(bundled.createSqliteStore(":memory:")).rejects.toMatchObject({
      code: "store-unavailable",
      message:
        "cannot open store: the file of its thread is missing: a bundler must leave out @annotation-contracts/sender (external)",
    });
  },
);
