import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runCli } from "./fixtures/command-line.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const folder = (): string => mkdtempSync(join(tmpdir(), "generate-"));

describe("generate", () => {
  test.each([
    [
      "kotlin",
      [],
      "java/src/main/java/example/annotationcontracts/webhook23/Delivery.java",
      /sealed interface Delivery /,
    ],
    ["typescript", [], "types/raster-info-2019.d.ts", /type RasterGroup = \{/],
    ["dart", ["--option", "final-props=true"], "webhook.dart", /final Task task;/],
  ])("writes %s, and names each file", async (lang, options, file, expected) => {
    const out = folder();
    const { code, stdout, stderr } = await runCli(["generate", "--lang", lang, "--out", out, ...options]);
    const files = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect({ code, stderr, told: stdout.trim().split("\n").sort() }).toEqual({
      code: 0,
      stderr: "",
      told: files.sort(),
    });
    expect(readFileSync(join(out, file), "utf8")).toMatch(expected);
  });

  test("writes from another folder than the checkout, into that one", () => {
    const cwd = folder();
    const argv = ["generate", "--lang", "python", "--out", "out"];
    const { status, stderr } = spawnSync(process.execPath, [main, ...argv], { cwd, encoding: "utf8" });
    expect([status, stderr, existsSync(join(cwd, "out/pyproject.toml"))]).toEqual([0, "", true]);
  });

  test.each([
    [2, ["--lang", "klingon", "--out", "x"], /cannot generate "klingon": expected python, /],
    [
      2,
      ["--lang", "go", "--out", "x", "--option", "a=b"],
      /cannot pass on "a=b": go is not written by quicktype/,
    ],
    [
      2,
      ["--lang", "swift", "--out", "x", "--option", "nope=1"],
      /cannot pass on "nope=1": .* a key of just-types/,
    ],
    [2, ["--lang", "csharp", "--out", "x", "--option", "framework=bad"], /cannot pass on "framework=bad": /],
    [
      2,
      ["--lang", "go", "--out", "x", "--edition", "9.9"],
      /cannot generate edition "9\.9": expected 2\.3 \(webhook\)/,
    ],
    [3, ["--lang", "go", "--out", "package.json"], /cannot write to .*package\.json: EEXIST$/m],
    [2, ["--lang", "go"], /required option '--out <dir>' not specified/],
  ])("ends with %d and a sentence for %j", async (exitCode, options, sentence) => {
    const { code, stdout, stderr } = await runCli(["generate", ...options]);
    expect({ code, stdout, lines: stderr.trim().split("\n").length }).toEqual({
      code: exitCode,
      stdout: "",
      lines: 1,
    });
    expect(stderr).toMatch(sentence);
  });
});
