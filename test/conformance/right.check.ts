import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFailed } from "../../conformance/suite/case-result.ts";
import { createReceiverUnderTest } from "../../conformance/suite/receiver/create-receiver-under-test.ts";
import { readReceiverCases } from "../../conformance/suite/receiver/read-receiver-cases.ts";
import { runSuite } from "../../conformance/suite/run-suite.ts";
import { findPort } from "../harness/run.ts";

// Receivers that are written plainly, with the stock parsing and routing of their framework, pass: the suite asks for nothing else.

const secret =
  " Ein Schlüssel für die Prüfung: Ключ, ﬁ, 🔑; und mehr als 64 Zeichen, damit er gekürzt auffällt ";
const limit = 65_536;
const programs = join(import.meta.dirname, "right");

/** Commands that prepare a directory and start a receiver in it. */
const receivers: readonly (readonly [name: string, prepare: readonly string[], start: readonly string[]])[] =
  [
    [
      "Express",
      ["sh", "-ec", `npm install --silent --no-save --prefix . express@5 && cp ${programs}/express.mjs .`],
      ["node", "express.mjs"],
    ],
    [
      "Flask",
      ["true"],
      [
        "python3",
        "-c",
        `import sys, os; sys.path.insert(0, ${JSON.stringify(programs)}); from flask_app import app; app.run("127.0.0.1", int(os.environ["PORT"]))`,
      ],
    ],
    ["net/http", ["go", "build", "-o", "receiver", join(programs, "go.go")], ["./receiver"]],
  ];

test.each(receivers)(
  "a receiver written plainly with %s passes",
  async (_, prepare, [program = "", ...args]) => {
    const cwd = mkdtempSync(join(tmpdir(), "right-"));
    const port = await findPort();
    const env = {
      ...process.env,
      PORT: String(port),
      LIMIT: String(limit),
      WEBHOOK_SECRET: secret,
    };
    execFileSync(prepare[0] ?? "", prepare.slice(1), { cwd, env });
    const child = spawn(program, args, { cwd, env, stdio: "ignore" });
    try {
      const url = `http://127.0.0.1:${port}/webhook`;
      for (
        let i = 0;
        i < 100 &&
        !(await fetch(url).then(
          () => true,
          () => false,
        ));
        i += 1
      )
        await new Promise((resolve) => setTimeout(resolve, 100));
      const target = await createReceiverUnderTest({ url, secret, limit });
      const cases = readReceiverCases("2.3").filter(({ mode }) => mode !== "strict");
      const { results, stopped } = await runSuite({ suite: "receiver", cases, target });
      const failed = listFailed(results).filter((one) => one.case.level !== "robustness");
      expect({ stopped, failed: failed.map(({ case: { id }, received }) => `${id}: ${received}`) }).toEqual({
        stopped: undefined,
        failed: [],
      });
      expect(results.length).toBeGreaterThan(360);
    } finally {
      child.kill();
      rmSync(cwd, { recursive: true, force: true });
    }
  },
);
