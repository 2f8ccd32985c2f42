import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { runCli } from "./fixtures/command-line.ts";

const directory = mkdtempSync(join(tmpdir(), "annotation-contracts-diff-"));
afterAll(() => rmSync(directory, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(directory, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

function schema(properties: object): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $ref: "#/$defs/Document",
    $defs: { Document: { type: "object", properties, additionalProperties: false } },
  };
}

const id = { type: "string" };
const old = file("old.json", schema({ id, kind: { enum: ["a", "b"] } }));
const wider = file("new.json", schema({ id, kind: { enum: ["a", "b", "c"] }, note: id }));
const more = file("more.json", schema({ id, kind: { enum: ["a", "b"] }, note: id }));

describe("diff", () => {
  test("lists each change, for whom it breaks, and why", async () => {
    const { code, stdout } = await runCli(["diff", old, wider]);
    expect(code).toBe(0);
    expect(stdout.replaceAll(directory, "")).toMatchInlineSnapshot(`
      "/old.json → /new.json  major, 2 changes
        strict receiver    breaks: 2
        tolerant receiver  breaks: 1
        handler            breaks: 1
        sender             safe

      ✗ Document.kind  values added: "c"
          breaks: strict receiver, tolerant receiver, handler
          /kind must be one of "a", "b", in a document valid in /new.json, strict

      ✗ Document.note  added: string, optional
          breaks: strict receiver
          /note is not a known property, in a document valid in /new.json, strict
      "
    `);
  });

  test("writes Markdown and JSON", async () => {
    const markdown = await runCli(["diff", old, wider, "--format", "markdown"]);
    expect(markdown.stdout.replaceAll(directory, "")).toMatchInlineSnapshot(`
      "## /old.json → /new.json: major

      | change | place | strict receiver | tolerant receiver | handler | sender | proof |
      | --- | --- | --- | --- | --- | --- | --- |
      | values added: "c" | \`Document.kind\` | **breaks** | **breaks** | **breaks** | – | /kind must be one of "a", "b", in a document valid in /new.json, strict |
      | added: string, optional | \`Document.note\` | **breaks** | – | – | – | /note is not a known property, in a document valid in /new.json, strict |
      | all |  | **breaks** | **breaks** | **breaks** | – |  |
      "
    `);
    const json = await runCli(["diff", "webhook@2.73", "webhook@2.76", "--format", "json"]);
    const [diff] = JSON.parse(json.stdout).diffs;
    expect([diff.from, diff.to, diff.verdict]).toEqual(["webhook@2.73", "webhook@2.76", "major"]);
    expect(diff.changes.find(({ places }: { places: string[] }) => places[0] === "JobType")).toEqual({
      kind: "changed",
      places: ["JobType"],
      what: 'values added: "replica"',
      events: ["update:job", "create:job", "delete:job"],
      effects: { "strict-receiver": "none", "tolerant-receiver": "none", handler: "notices", sender: "none" },
      proofs: [],
      unproved: {},
    });
  });

  test.each<readonly [string, string, string, number]>([
    [old, wider, "breaking", 1],
    [old, wider, "never", 0],
    [old, more, "breaking", 0],
    [old, more, "any", 1],
    [old, old, "any", 0],
  ])("%s to %s, failing on %s", async (from, to, failOn, code) => {
    expect((await runCli(["diff", from, to, "--fail-on", failOn])).code).toBe(code);
  });

  test("compares every edition of a git revision with this checkout, and of other checkouts", async () => {
    const head = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
    const argv = [
      fileURLToPath(new URL("./main.ts", import.meta.url)),
      "diff",
      head,
      head,
      "--fail-on",
      "any",
    ];
    // Below the root of the checkout, too.
    const stdout = execFileSync(process.execPath, argv, { cwd: import.meta.dirname, encoding: "utf8" });
    expect(stdout).toContain(`webhook@2.3 of ${head}`);
    expect((await runCli(["diff", head, "."])).stdout).toContain("webhook@2.3 of .");
    const one = await runCli(["diff", "webhook@2.3", "."]);
    expect(one.stdout).toMatch(/^webhook@2\.3 → webhook@2\.3 of \. {2}patch, 0 changes\n/);
    expect(one.stdout).not.toContain("webhook@2.4");
    file("one/generated/raster-info/2019/schema.json", schema({ id }));
    for (const name of ["one", "two"]) file(`${name}/generated/raster-info/3/schema.json`, schema({ id }));
    file("two/generated/raster-info/2026/schema.json", schema({ id }));
    const moved = await runCli(["diff", join(directory, "one"), join(directory, "two")]);
    expect(moved.stdout).toMatch(/raster-info@2019 {2}contract removed\n {4}breaks: handler/);
    expect(moved.stdout).toMatch(/raster-info@2026 {2}contract added\n {4}affects nobody/);
  });

  const keyword = { ...schema({}), $defs: { Document: { type: "object", required: 5 } } };
  test.each<readonly [from: string, code: number, message: RegExp]>([
    ["webhook@9", 2, /unknown edition "webhook@9"; editions are .*webhook@2\.3/],
    ["no-such-name", 3, /cannot read "no-such-name": it is not an edition, a file, a checkout or a git rev/],
    [directory, 3, /cannot read ".*": it has no published schema/],
    [file("list.json", []), 3, /list\.json: it is not a published schema/],
    [file("api.json", { openapi: "3.1.0" }), 3, /api\.json: it is not a published schema/],
    [file("bad.json", "{"), 3, /cannot read .*bad\.json:1:2: /],
    [file("odd.json", keyword), 3, /cannot compare .*odd\.json with /],
  ])("rejects %s", async (from, code, message) => {
    const ended = await runCli(["diff", from, old]);
    expect(ended).toEqual({ code, stdout: "", stderr: expect.stringMatching(message) });
    expect(ended.stderr.trim().split("\n")).toHaveLength(1);
  });
});
