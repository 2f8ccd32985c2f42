import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CaseResult, listFailed } from "../../conformance/suite/case-result.ts";
import { createReceiverUnderTest } from "../../conformance/suite/receiver/create-receiver-under-test.ts";
import { readReceiverCases } from "../../conformance/suite/receiver/read-receiver-cases.ts";
import { matchesText, runSuite } from "../../conformance/suite/run-suite.ts";
import { projectRoot } from "../harness/project-root.ts";
import { readBlocks } from "../harness/read-blocks.ts";
import { findPort, startServer } from "../harness/run.ts";

const page = readFileSync(join(projectRoot, "docs/guides/short-receivers.md"), "utf8");
const directory = mkdtempSync(join(tmpdir(), "receivers-"));

beforeAll(() => {
  mkdirSync(join(directory, "short"));
  for (const { name, code } of readBlocks(page)) writeFileSync(join(directory, "short", name), code);
  const install = [
    `cp ${join(import.meta.dirname, "right")}/* .`,
    "npm install --silent --no-save --prefix . express@5",
    "python3 -m venv venv",
    "venv/bin/pip install -q flask fastapi uvicorn",
    "go build -o short/go-receiver short/main.go",
  ];
  execFileSync("sh", ["-ec", install.join("\n")], { cwd: directory });
}, 300_000);

afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Starts a receiver, and runs the suite, or some of its cases, against it. */
async function run(
  start: string,
  {
    cwd = directory,
    secret,
    limit,
    cases,
  }: { cwd?: string; secret: string; limit: number; cases?: string[] },
): Promise<readonly CaseResult[]> {
  const port = await findPort();
  const env = { ...process.env, PORT: String(port), LIMIT: String(limit), WEBHOOK_SECRET: secret };
  const server = await startServer(["sh", "-ec", start], port, { cwd, env });
  try {
    const target = await createReceiverUnderTest({ url: `http://127.0.0.1:${port}/webhook`, secret, limit });
    const all = readReceiverCases("2.3", "tolerant");
    const { results, stopped } = await runSuite({ suite: "receiver", cases: all, target, run: cases });
    expect(stopped).toBe(undefined);
    return results;
  } finally {
    await server.stop();
  }
}

// Simple receivers with the stock parsing and routing of their framework pass: the suite demands nothing more.
test.each([
  ["Express", "exec node express.mjs"],
  ["Flask", 'exec venv/bin/flask --app flask_app run --port "$PORT"'],
])("a careful receiver with %s passes", async (_, start) => {
  const secret =
    " Ein Schlüssel für die Prüfung: Ключ, ﬁ, 🔑; und mehr als 64 Zeichen, damit er gekürzt auffällt ";
  const results = await run(start, { secret, limit: 65_536 });
  const failed = listFailed(results).filter((one) => one.case.level !== "robustness");
  expect(failed.map(({ case: { id }, received }) => `${id}: ${received}`)).toEqual([]);
  expect(results.length).toBeGreaterThan(360);
});

test("short receivers fail the cases that the guide and README name", async () => {
  const rows = [...page.matchAll(/^\| (\w.*?) \|((?: ✗? ?\|){4}) (.*`) \|$/gm)].map(
    ([, topic = "", marks = "", cases = ""]) => ({
      topic,
      marks: marks
        .split("|")
        .slice(0, 4)
        .map((mark) => mark.trim() === "✗"),
      cases: [...cases.matchAll(/`(.*?)`/g)].map(([, pattern = ""]) => pattern),
    }),
  );
  const failed: (readonly string[])[] = [];
  for (const start of [
    "exec node express.mjs",
    'exec ../venv/bin/flask --app flask_app run --port "$PORT"',
    'exec ../venv/bin/uvicorn fastapi_app:app --port "$PORT"',
    "exec ./go-receiver",
  ]) {
    const cases = rows.flatMap((row) => row.cases);
    const results = await run(start, {
      cwd: join(directory, "short"),
      secret: "mykey",
      limit: 10_485_760,
      cases,
    });
    failed.push(listFailed(results).map((one) => one.case.id));
  }
  const found = rows.map((row) => ({
    ...row,
    marks: failed.map((ids) => ids.some((id) => row.cases.some((pattern) => matchesText(pattern, id)))),
  }));
  expect(rows).toEqual(found);
  const missedBy = (count: number): readonly string[] =>
    rows.flatMap(({ marks, topic }) => (marks.filter(Boolean).length === count ? topic : []));
  const all = missedBy(4);
  const readme = readFileSync(join(projectRoot, "README.md"), "utf8").replaceAll("\n", " ");
  expect(readme).toContain(
    `All four fail on ${all.slice(0, -1).join(", ")} and ${all.at(-1)}. Three also fail on ${missedBy(3).join(", and on ")}.`,
  );
});
