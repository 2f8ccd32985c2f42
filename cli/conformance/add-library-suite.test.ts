import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { runCli } from "../fixtures/command-line.ts";

const folder = mkdtempSync(join(tmpdir(), "conformance-"));
const adapter = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const right = ["--", process.execPath, adapter("../../conformance/suites/adapters/typescript.ts")];
const flawed = [
  "--",
  process.execPath,
  adapter("../../conformance/proof/zoo/libraries/flawed.ts"),
  "first-of-several",
];
const suite = ["conformance", "library"];

afterAll(() => rmSync(folder, { recursive: true }));

describe("exit codes", () => {
  const rows = [
    { title: "all passed", args: ["--run", "sample/*", ...right], code: 0 },
    { title: "a case failed", args: ["--run", "*twice*", ...flawed], code: 1 },
    {
      title: "failures are known",
      args: ["--run", "*twice*", "--known-failing", "known", ...flawed],
      code: 0,
    },
    {
      title: "a known failure passes",
      args: ["--run", "*twice*", "--known-failing", "known", ...right],
      code: 1,
    },
    {
      title: "a known failure is no case",
      args: ["--run", "*/known-pair/*", "--known-failing", "gone", ...right],
      code: 1,
    },
    {
      title: "no program",
      args: [],
      code: 2,
      stderr: "annotation-contracts: an adapter is needed after --; see --help\n",
    },
    {
      title: "no case matches",
      args: ["--run", "nothing", ...right],
      code: 2,
      stderr: "annotation-contracts: no case matches --run, --skip and --level\n",
    },
    {
      title: "a format that is none",
      args: ["--report", "pdf=x", ...right],
      code: 2,
      stderr:
        'annotation-contracts: --report takes <format>=<file>, with one of pretty, json, ndjson, junit, markdown; not "pdf=x"\n',
    },
    {
      title: "a list without reason",
      args: ["--known-failing", "bare", ...right],
      code: 2,
      stderr: 'annotation-contracts: bare: line 1: expected "<pattern> # <reason>", received "*"\n',
    },
    {
      title: "a saved failure that is none",
      args: ["--replay", "bare", ...right],
      code: 2,
      stderr: "annotation-contracts: --replay: the file is not JSON\n",
    },
    {
      title: "a saved failure of another suite",
      args: ["--replay", "other", ...right],
      code: 2,
      stderr: "annotation-contracts: --replay: the failure is of the sender suite\n",
    },
    {
      title: "a list that is missing",
      args: ["--known-failing", join(folder, "missing"), ...right],
      code: 3,
      stderr: `annotation-contracts: ${join(folder, "missing")}: no such file\n`,
    },
    {
      title: "a report that cannot be written",
      args: ["--run", "*/known-pair/*", "--report", `junit=${folder}`, ...right],
      code: 3,
      stderr: `annotation-contracts: --report: ${folder} cannot be written: is a directory\n`,
    },
    {
      title: "a program that is missing",
      args: ["--", "no-such-program"],
      code: 3,
      stderr:
        'annotation-contracts: no answer to "describe": cannot start no-such-program: spawn no-such-program ENOENT\n',
    },
  ];
  const files = {
    known: "signature/twice-* # takes the first\n",
    gone: "signature/no-such-case # gone\n",
    bare: "*",
    other: '{"suite":"sender","case":{"id":"x"}}',
  };

  test.each(rows)("$code where $title", async ({ args, code, stderr = "" }) => {
    const ended = await runCli([...suite, ...args], { files });
    expect({ code: ended.code, stderr: ended.stderr }).toEqual({ code, stderr });
  });
});

test("a failure is saved, and runs again as it was, in every format", async () => {
  const saved = join(folder, "saved");
  const first = await runCli([...suite, "--run", "*/twice-the-same/*", "--save", saved, ...flawed]);
  const [file = ""] = readdirSync(saved);
  const junit = join(folder, "report.xml");
  const replay = [...suite, "--replay", join(saved, file)];
  const again = await runCli([...replay, "--report", `junit=${junit}`, "--format", "json", ...flawed]);
  const mended = await runCli([...replay, ...right]);
  expect([first.code, again.code, mended.code]).toEqual([1, 1, 0]);
  expect(file).toBe("library-signature-twice-the-same-verify.json");
  expect(JSON.parse(again.stdout)).toMatchObject({
    good: false,
    totals: { failed: 1 },
    results: [{ id: "signature/twice-the-same/verify", expected: "ok: false", received: "ok: true" }],
  });
  expect(readFileSync(junit, "utf8")).toContain('failures="1"');
});

test("a trace shows the wire of what failed", async () => {
  const { stdout } = await runCli([...suite, "--run", "*/twice-the-same/*", "--trace", ...flawed]);
  expect(stdout.split("\n").map((line) => line.replace(/in [\d.]+ s$/, "in ").slice(0, 28))).toEqual([
    "    ✗ signature/twice-the-sa",
    "        expected ok: false",
    "        received ok: true",
    '    → {"id":2,"op":"verify",',
    '    ← {"id":2,"ok":true,"key',
    "✗ library suite, annotation-",
    "  1 case: 1 failed, in ",
    "  passed: reading 0 of 1",
    "  1 took what must be refuse",
    "",
    "  1 case (took what must be ",
    "",
  ]);
});

test("the cases can be listed without a run, in the order of a seed", async () => {
  const list = [...suite, "--list", "--run", "signature/known-pair/*"];
  const line = (op: string): string =>
    `signature/known-pair/${op}\tW5.1.2\tdocument\tthe known pair: secret mykey, empty body`;
  expect((await runCli(list)).stdout).toBe(`${line("verify")}\n${line("sign")}\n`);
  const [one, other] = await Promise.all(
    ["1", "2"].map((seed) => runCli([...suite, "--list", "--seed", seed])),
  );
  expect(one?.stdout).not.toBe(other?.stdout);
  expect(one?.stdout.split("\n").sort()).toEqual(other?.stdout.split("\n").sort());
});

test("a terminal sees how far it is, and is left clean", async () => {
  const { stderr } = await runCli([...suite, "--run", "*/known-pair/*", ...right], {
    isTTY: true,
    columns: 30,
  });
  const clear = "\r\u001b[2K";
  const shown = stderr.split(clear);
  expect(shown).toEqual(["", "1 of 2, 0 failed  signature/…", "2 of 2, 0 failed  signature/…", ""]);
});
