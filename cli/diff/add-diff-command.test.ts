import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runCli } from "../fixtures/command-line.ts";

const folder = mkdtempSync(join(tmpdir(), "annotation-contracts-diff-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const text = { type: "string" };
const old = file("old.json", { type: "object", properties: { id: text, kind: { enum: ["a", "b"] } } });
const wider = file(
  "new.yaml",
  "type: object\nproperties:\n  id: {type: string}\n  kind: {enum: [a, b, 'c%']}\n  note: {type: string}\n",
);

describe("diff", () => {
  test("lists each change, for whom it breaks, and why", async () => {
    const { code, stdout } = await runCli(["diff", old, wider]);
    expect(code).toBe(0);
    expect(stdout.replaceAll(folder, "")).toMatchInlineSnapshot(`
      "/old.json → /new.yaml  major, 2 changes
        strict receiver    breaks: 2
        tolerant receiver  breaks: 1
        typed handler      breaks: 1
        sender             safe

      ✗ Document.kind  values added: "c%"
          breaks: every receiver
          proof: /kind must be equal to one of the allowed values: "a", "b"
      ✗ Document.note  added: string, optional
          breaks: strict receiver
          proof: the document must NOT have additional properties: note
      "
    `);
  });

  test.each<readonly [string, string, string, number]>([
    [old, wider, "breaking", 1],
    [old, wider, "never", 0],
    [old, old, "any", 0],
    [wider, wider, "breaking", 0],
  ])("%s to %s, failing on %s", async (from, to, failOn, code) => {
    expect((await runCli(["diff", from, to, "--fail-on", failOn])).code).toBe(code);
  });

  test("an optional member more breaks strict receivers alone", async () => {
    const more = file("more.json", {
      type: "object",
      properties: { id: text, kind: { enum: ["a", "b"] }, note: text },
    });
    expect((await runCli(["diff", old, more, "--fail-on", "breaking"])).code).toBe(0);
    expect((await runCli(["diff", old, more, "--fail-on", "any"])).code).toBe(1);
  });

  test.each<readonly [string, RegExp]>([
    ["json", /^\{"diffs":\[\{"from":.*"verdict":"major"/],
    ["ndjson", /^(\{"from":[^\n]*"kind":"(added|changed)"[^\n]*\}\n){2}$/],
    ["markdown", /^## .*: major\n\n\| change \| place \|/],
    [
      "html",
      /^<!doctype html>\n[\s\S]*<td class="breaks">breaks<\/td>[\s\S]*<details><summary>\/kind must be/,
    ],
    ["junit", /<testsuite name="[^"]*" tests="2" failures="1">/],
    [
      "github",
      /^::error title=[^\n]*: values added: "c%25"[^\n]*\n::warning title=[^\n]*::Document\.note: added: string, optional [^\n]*\n$/,
    ],
  ])("writes %s", async (format, pattern) => {
    const { stdout } = await runCli(["diff", old, wider, "--format", format, "--fail-on", "breaking"]);
    expect(stdout).toMatch(pattern);
  });

  test("keeps to one side, and fails for it alone", async () => {
    const narrower = file("narrower.json", {
      type: "object",
      properties: { id: text, kind: { enum: ["a"] } },
    });
    const run = (side: string) => runCli(["diff", old, narrower, "--for", side, "--fail-on", "breaking"]);
    const [receiver, sender] = [await run("receiver"), await run("sender")];
    expect([receiver.code, sender.code]).toEqual([0, 1]);
    expect(sender.stdout).toContain('Document.kind  values removed: "b"');
    expect(receiver.stdout).not.toMatch(/breaks|sender/);
  });

  test("shows on a terminal what it is doing, and leaves nothing of that", async () => {
    const { stderr } = await runCli(["diff", old, wider, "--format", "json"], { isTTY: true });
    expect(stderr.split("\r\u001b[K")).toEqual([
      "",
      "comparing for the strict-receiver",
      expect.stringMatching(/^looking for proofs for the strict-receiver: 0 of \d+ places$/),
      "comparing for the tolerant-receiver",
      "looking for proofs for the tolerant-receiver: 0 of 1 places",
      "comparing for the sender",
      "",
    ]);
  });

  test("writes the documents that prove breaks", async () => {
    const proofs = join(folder, "proofs");
    await runCli(["diff", old, wider, "--proofs", proofs]);
    const documents = readdirSync(proofs).map((name) => [
      name,
      JSON.parse(readFileSync(join(proofs, name), "utf8")),
    ]);
    expect(documents).toEqual([
      ["001-strict-receiver.json", { note: "text" }],
      ["002-strict-receiver.json", { kind: "c%" }],
      ["003-tolerant-receiver.json", { kind: "c%" }],
    ]);
  });

  test("compares every edition of a git revision with the tree", async () => {
    const head = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
    const { code, stdout } = await runCli(["diff", head, head, "--fail-on", "any"]);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`webhook-2.3 of ${head}`)]);
    expect((await runCli(["diff", head, "."])).stdout).toContain("webhook-2.3 of the tree");
  });

  test.each<readonly [string, readonly string[], number, RegExp]>([
    [
      "an unknown edition",
      ["webhook@9", old],
      2,
      /there is no edition "webhook@9"; there are .*raster-info@2019, .*webhook@2\.3/,
    ],
    [
      "an unknown name",
      ["no-such-name", old],
      3,
      /cannot read "no-such-name": it is neither an edition, nor a file, nor a git revision/,
    ],
    [
      "a missing file in the folder of a package",
      ["tsp-output/@typespec/openapi3/openapi.yaml", old],
      3,
      /cannot read "tsp-output\/@typespec\/openapi3\/openapi\.yaml": it is neither an edition, nor a file/,
    ],
    [
      "what is no contract",
      [file("list.json", []), old],
      3,
      /cannot read .*list\.json: a contract is a JSON object/,
    ],
    ["what is no JSON", [file("bad.json", "{"), old], 3, /bad\.json: neither JSON nor YAML: .*[^:]\n$/],
    [
      "a source in TypeSpec",
      [file("main.tsp", "model A {}"), old],
      3,
      /cannot read .*main\.tsp: TypeSpec is compiled first/,
    ],
    [
      "a schema that is none",
      [file("five.json", { type: 5 }), old],
      3,
      /cannot read .*five\.json: #: "type" is not a type or a list of types/,
    ],
    [
      "a keyword that the reader refuses",
      [file("dynamic.json", { $dynamicRef: "#a" }), old],
      3,
      /\$dynamicRef/,
    ],
  ])("refuses %s", async (_, argv, code, message) => {
    const ended = await runCli(["diff", ...argv]);
    expect([ended.code, ended.stdout]).toEqual([code, ""]);
    expect(ended.stderr).toMatch(message);
    expect(ended.stderr.trim().split("\n")).toHaveLength(1);
  });
});
