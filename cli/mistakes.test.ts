import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openSqliteWorld } from "#platform/world/open-sqlite-world.ts";
import { createSqliteStore } from "#src/delivery.ts";
import { buildConsole } from "../scripts/build/build-console.ts";
import { runCli, secretEnv, start } from "./fixtures/command-line.ts";

const folder = mkdtempSync(join(tmpdir(), "mistakes-"));
const at = (name: string): string => join(folder, name);
const [directory, text, missing] = [at("d.db"), at("text.txt"), at("missing")];
const [manifest, sample] = [at("manifest.json"), at("sample.json")];
const schemas = [at("a.schema.json"), at("b.schema.json")] as const;

beforeAll(async () => {
  mkdirSync(directory);
  writeFileSync(text, "no database at all");
  writeFileSync(manifest, '{"name":"a","version":"1.0.0","type":"module"}');
  writeFileSync(sample, '{"event":"ping","sender":null}');
  for (const [i, type] of ["string", "integer"].entries())
    writeFileSync(
      schemas[i] ?? "",
      JSON.stringify({
        $schema: "https://json-schema.org/draft/2020-12/schema",
        type: "object",
        properties: { a: { type } },
      }),
    );
  mkdirSync(at("saved"));
  writeFileSync(at("saved/body"), "{}");
  writeFileSync(at("saved/headers.json"), '[["X-Note", "two\\nlines"]]');
  mkdirSync(at("links"));
  symlinkSync(at("nowhere"), at("links/gone.json"));
  await buildConsole();
  await (await createSqliteStore(at("task.db"))).close();
  const world = openSqliteWorld(at("task.db"));
  world.write({ kind: "task", id: 1, value: { name: "of no edition" } });
  world.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const play = ["platform", "--play", "task-lifecycle"];
const local = "http://127.0.0.1:9/";
const signing = ["--secret-env", secretEnv];
const library = ["conformance", "library"];
const receiver = ["conformance", "receiver", ...signing];

/** A command line, what is wrong with it, the exit code, and the sentence that says so. */
const mistakes: readonly (readonly [args: readonly string[], code: number, says: RegExp])[] = [
  [[...play, "--to", "notaurl"], 2, /--to: cannot send to "notaurl": expected a URL/],
  [[...play, "--to", "ftp://127.0.0.1/"], 2, /--to: .* expected a URL/],
  [[...play, "--to", "http://u:hidden@127.0.0.1:1/"], 2, /--to: .* holds a user name or password$/],
  [[...play, "--to", local, "--rate", "0"], 2, /'--rate <number>' cannot be '0'/],
  [[...play, "--to", local, "--secret-env", "UNSET"], 2, /variable UNSET of --secret-env is not set$/],
  [["platform", "--port", "65536"], 2, /'--port <number>' cannot be '65536'/],
  [["platform", "--data", at("missing/x.db")], 3, /cannot open store: .*missing\/x\.db": .*ENOENT/],
  [["platform", "--data", directory], 3, /cannot open store: .*d\.db": it is no regular file$/],
  [["platform", "--data", text], 3, /cannot open store: .*text\.txt": file is not a database$/],
  [["platform", "--data", at("task.db")], 3, /cannot use .*task\.db" in edition 2\.76: task 1: .*--edition$/],
  [["platform", "--data", ""], 3, /cannot open store: ""/],
  [["diff", ...schemas, "--proofs", text], 3, /--proofs: .*text\.txt cannot be written: a file stands/],
  [["diff", ...schemas, "--proofs", join(text, "x")], 3, /--proofs: .* cannot be written: a file stands/],
  [["diff", directory, schemas[1]], 3, /d\.db: is a directory$/],
  [["diff", text, schemas[1]], 3, /cannot read .*text\.txt: a contract is a JSON object$/],
  [["diff", missing, schemas[1]], 3, /it is neither an edition, nor a file, nor a git revision$/],
  [["diff", text, text], 3, /cannot read .*text\.txt: a contract is a JSON object$/],
  [["diff", manifest, manifest], 3, /manifest\.json: #: "type" is not a type or a list of types$/],
  [["diff", sample, sample], 3, /sample\.json: it has neither "openapi" nor a keyword of JSON Schema$/],
  [["init"], 2, /cannot write contracts\.config\.ts: it is there already$/],
  [["init", "../package.json"], 2, /cannot start from \.\.\/package\.json: it is outside of this folder$/],
  [["init", "package.json"], 2, /cannot read package\.json: #: "type" is not a type or a list of types$/],
  [["init", "README.md"], 3, /cannot read README\.md: /],
  [["init", "missing.json"], 3, /cannot read missing\.json: no such file$/],
  [["init", "src"], 3, /cannot read src: is a directory$/],
  [["sign", missing, ...signing], 3, /missing: no such file$/],
  [["sign", directory, ...signing], 3, /d\.db: is a directory$/],
  [["sign", text, "--secret-file", missing], 3, /--secret-file: no such file$/],
  [["sign", text, "--secret-file", directory], 3, /--secret-file: is a directory$/],
  [["verify", missing, ...signing], 3, /missing: no such file$/],
  [["verify", directory, ...signing], 3, /d\.db: is not a folder saved by listen/],
  [["doctor", join(text, "x"), ...signing], 3, /no such file$/],
  [["events", "--edition", "9"], 2, /'-e, --edition <name>' cannot be '9'/],
  [["send", missing, "--to", local], 3, /missing: no such file$/],
  [["send", at("saved"), "--to", local], 3, /saved\/headers\.json: not a list of header lines/],
  [["send", "ping", "--to", "notaurl"], 2, /'--to <url>' cannot be 'notaurl'/],
  [["send", "ping", "--to", local, "--timeout", "-1"], 2, /'--timeout <seconds>' cannot be '-1'/],
  [["listen", "--no-verify", "--save", text], 3, /--save: .* a file stands where its folder should be$/],
  [["listen", "--no-verify", "--save", "/proc/x"], 3, /--save: \/proc\/x .*: its folder cannot be made$/],
  [["listen", "--no-verify", "--host", "nope.invalid"], 2, /cannot listen at nope\.invalid, port 0: /],
  [["listen", "--no-verify", "--host", ""], 2, /'--host <address>' cannot be ''/],
  [
    ["listen", "--no-verify", "--count", "1e9"],
    2,
    /'--count <number>' cannot be '1e9': expected an integer of at least 1$/,
  ],
  [["generate", "--lang", "nope", "--out", at("out")], 2, /cannot generate "nope"/],
  [["generate", "--lang", "python", "--out", text], 3, /cannot write to .*text\.txt: EEXIST$/],
  [[...library, "--", missing], 3, /cannot start .*missing: spawn .*ENOENT$/],
  [[...library, "--", directory], 3, /cannot start .*d\.db: spawn .*EACCES$/],
  [[...library, "--report", `junit=${text}/x`, "--", "false"], 3, /--report: .* a file stands/],
  [[...library, "--report", `junit=${directory}`, "--", "false"], 3, /d\.db cannot be written: is a dir/],
  [[...library, "--known-failing", missing, "--", "false"], 3, /missing: no such file$/],
  [[...library, "--known-flaky", directory, "--", "false"], 3, /d\.db: is a directory$/],
  [[...library, "--baseline", missing, "--", "false"], 3, /missing: no such file$/],
  [[...library, "--replay", directory, "--", "false"], 3, /d\.db: is a directory$/],
  [[...library, "--timeout", "0", "--", "false"], 2, /'--timeout <milliseconds>' cannot be '0'/],
  [[...receiver, "--url", "notaurl"], 2, /--url: cannot send to "notaurl"/],
  [[...receiver, "--url", local, "--ca", missing], 3, /missing: no such file$/],
  [[...receiver, "--url", local, "--header-env", "x=UNSET"], 2, /--header-env: UNSET is not set$/],
  [["conformance", "sender", "--listen", "0", "--host", ""], 2, /'--host <address>' cannot be ''/],
  [["conformance", "sender", "--listen", "0", "--", missing], 3, /cannot run .*missing: spawn .*ENOENT$/],
];

describe("a mistake is one sentence and an exit code, never a stack", () => {
  test.each(mistakes)("%j", async (args, code, says) => {
    const { stderr, ...ended } = await runCli(args);
    const told = stderr.split("\n").filter((line) => line !== "" && !/^listening on /.test(line));
    expect({ ...ended, told }).toEqual({
      code,
      stdout: "",
      told: [expect.stringMatching(/^annotation-contracts: /)],
    });
    expect(told[0]).toMatch(says);
    expect(told[0]).not.toContain("hidden");
  });

  test("a port that is taken", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const port = String((server.address() as AddressInfo).port);
    for (const [code, ...args] of [
      [2, "listen", "--no-verify", "--port"],
      [2, "platform", "--port"],
      [3, "conformance", "sender", "--listen"],
    ] as const) {
      const ended = await runCli([...args, port]);
      expect(ended).toEqual({ code, stdout: "", stderr: expect.stringMatching(/cannot listen.*EADDRINUSE/) });
    }
  });

  test("a link in a folder that leads nowhere is told beside the other files", async () => {
    expect(await runCli(["validate", "webhook", at("links")])).toEqual({
      code: 3,
      stdout: expect.stringMatching(/^✗ .*gone\.json {2}no such file\n\n1 document: 1 unreadable\n$/),
      stderr: "",
    });
  });

  test("an address of a webhook that the sender refuses", async () => {
    const { code, stderr } = await runCli([...play, "--to", "http://127.0.0.1:0/"]);
    expect([code, stderr.split("\n").slice(1)]).toEqual([
      2,
      ['annotation-contracts: --to: no request can be sent to "http://127.0.0.1:0/"', ""],
    ]);
  });
});

describe("a scenario for a target that nobody listens at reports every delivery before its end", () => {
  const all = ["--rate", "1000", "--to", local];
  const end = /: 18 steps, 0 deliveries arrived, (\d+) failed(.*)\n$/;

  test("in memory, where none is left", async () => {
    const { code, stdout } = await runCli([...play, ...all]);
    expect([code, ...(end.exec(stdout)?.slice(1) ?? [])]).toEqual([1, "20", ""]);
    expect(stdout.match(/^\S+ +(?:refused|closed) /gm)).toHaveLength(20);
  });

  test("in a file: its webhooks are used again", async () => {
    for (const waiting of [10, 20]) {
      const { code, stdout } = await runCli([...play, ...all, "--data", at("play.db")]);
      const told = [1, "10", `, ${waiting} wait in the file`];
      expect([code, ...(end.exec(stdout)?.slice(1) ?? [])]).toEqual(told);
    }
  });
});

describe("an interruption ends a scenario with 130, without a word", () => {
  test.each([
    { moment: "between two steps", rate: "1", answers: true },
    { moment: "while deliveries wait for their answers", rate: "1000", answers: false },
  ])("$moment", async ({ rate, answers }) => {
    let asked = (): void => {};
    const arrival = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const target = createServer((_, response) => {
      if (answers) response.end();
      asked();
    }).listen(0, "127.0.0.1");
    onTestFinished(() => {
      target.close();
      target.closeAllConnections();
    });
    await once(target, "listening");
    const to = `http://127.0.0.1:${(target.address() as AddressInfo).port}/`;
    const { ended, interrupt } = start([...play, "--rate", rate, "--to", to]);
    await arrival;
    interrupt();
    const { code, stderr } = await ended;
    expect([code, stderr]).toEqual([130, expect.stringMatching(/^platform on \S+\n$/)]);
  });
});

test("a scenario says what it cannot find because another program removed it", async () => {
  const data = at("shared.db");
  // With the first delivery, everything that the scenario has created so far is removed.
  const target = createServer((_, response) => {
    const world = openSqliteWorld(data);
    for (const project of world.list("project")) world.remove(project);
    world.close();
    response.end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void target.close());
  await once(target, "listening");
  const to = `http://127.0.0.1:${(target.address() as AddressInfo).port}/`;
  const { code, stderr } = await runCli([...play, "--rate", "10", "--data", data, "--to", to]);
  expect([code, stderr]).toEqual([
    3,
    expect.stringMatching(/cannot play task-lifecycle to its end: .*; something else changes the data\n$/),
  ]);
});
