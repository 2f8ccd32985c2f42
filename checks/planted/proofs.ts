import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readCovered } from "#conformance/proof/cover/coverage-table.ts";
import { makeFolder } from "../shared/make-folder.ts";

/** Arguments of a run. */
interface Question {
  /** Copy of the project that the proof runs in. */
  readonly cwd: string;
  /** Clauses of the cases that a suite runs; checks that are tests run as a whole. */
  readonly clauses: readonly string[];
}

/** A check that must notice flaws of sentences. */
interface Proof {
  /** Whether it reads generated files, so that they must be generated first. */
  readonly generates?: true;
  /** Lists what fails: names of tests, identifiers of cases. */
  readonly run: (question: Question) => Promise<readonly string[]>;
}

/** Longest time in milliseconds for one proof; only a hang reaches it. */
const LONGEST = 600_000;

/** How a command ended, and what it printed. */
interface Ran {
  readonly code: number;
  readonly text: string;
}

/** Runs a command in a copy; resolves to its output, whatever its exit code. */
export function runIn(cwd: string, command: string, args: readonly string[]): Promise<Ran> {
  const env = { ...process.env, NO_COLOR: "1", PATH: `${cwd}/node_modules/.bin:${process.env.PATH}` };
  return new Promise((resolve) => {
    execFile(command, args, { cwd, env, timeout: LONGEST, maxBuffer: 2 ** 28 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, text: `${stdout}\n${stderr}` }),
    );
  });
}

/** Runs tests with vitest. */
function tests(...paths: readonly string[]): Proof["run"] {
  return async ({ cwd }) => {
    const folder = makeFolder("planted");
    const file = join(folder, "report.json");
    const options = ["--project", "tests", "--reporter=json", `--outputFile=${file}`];
    const { code, text } = await runIn(cwd, "vitest", ["run", ...options, ...paths]);
    const report = await readFile(file, "utf8").catch(() => "");
    if (report === "") return code === 0 ? [] : [`the tests do not run: ${lastLine(text)}`];
    const { testResults }: { testResults: readonly TestFile[] } = JSON.parse(report);
    return testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults
        .filter((one) => one.status === "failed")
        .map(({ fullName }) => fullName);
      return failed.length > 0 || status === "passed"
        ? failed
        : [`${name.slice(cwd.length + 1)} does not load`];
    });
  };
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/** Runs the cases of the clauses against an implementation, with the command: its words are the side and the target. */
function suite(kinds: readonly string[], words: string): Proof["run"] {
  return async ({ cwd, clauses }) => {
    const chosen = readCovered().filter(
      ({ kind, one }) => kinds.includes(kind) && clauses.includes(one.clause),
    );
    if (chosen.length === 0)
      throw new Error(`cannot prove ${clauses.join(", ")}: no case of ${kinds.join(", ")} cites it`);
    const [side = "", ...target] = words.split(" ");
    // The identifiers of a library's cases end with the mode.
    const runs = chosen.flatMap(({ kind, one: { id } }) => [
      "--run",
      side === "library" ? `${kind}/${id}*` : id,
    ]);
    const command = ["cli/main.ts", "conformance", side, "--format", "ndjson", ...runs, ...target];
    const ran = await runIn(cwd, "node", command);
    const failed = ran.text.split("\n").flatMap(failedCase);
    return orSilent("suite", failed, ran);
  };
}

function failedCase(line: string): readonly string[] {
  if (!line.startsWith("{")) return [];
  const { id, outcome }: { readonly id?: string; readonly outcome?: string } = JSON.parse(line);
  return id !== undefined && outcome !== undefined && !["passed", "skipped"].includes(outcome) ? [id] : [];
}

/** Returns what failed, or that a proof does not run if it ends badly and names nothing. */
function orSilent(what: string, failed: readonly string[], { code, text }: Ran): readonly string[] {
  return failed.length > 0 || code === 0 ? failed : [`the ${what} does not run: ${lastLine(text)}`];
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1)?.slice(0, 200) ?? "";
}

/** Runs the receiver's cases against our own receiver, in both modes. */
const receiver: Proof["run"] = async ({ cwd, clauses }) => {
  const ran = await runIn(cwd, "node", ["checks/planted/try-receiver.ts", ...clauses]);
  const failed = ran.text.split("\n").filter((line) => line.startsWith("failed "));
  return orSilent("receiver", failed, ran);
};

/** Runs the checks of the console in a browser. */
const form: Proof["run"] = async ({ cwd }) => {
  const options = ["--test", "--test-reporter=tap", "--test-name-pattern", "every field|created, pinged"];
  const ran = await runIn(cwd, "node", [...options, "checks/browser/platform.check.ts"]);
  const failed = [...ran.text.matchAll(/^not ok \d+ - (.*)$/gm)].map(([, name = ""]) => name);
  return orSilent("check", failed, ran);
};

/** Builds the Go adapter beside its package, as its module requires. */
const goAdapter =
  "rm -rf checks/languages/adapters/package && cp -r generated/languages/go checks/languages/adapters/package && cd checks/languages/adapters/go && go build -o ../package/adapter .";

const documents = ["payload", "raster-info", "reading"];
const library = "library -- node conformance/suites/adapters/typescript.ts";
const python =
  "env PYTHONPATH=generated/languages/python python3 checks/languages/adapters/python/adapter.py";
const ruby = "ruby -I generated/languages/ruby/lib checks/languages/adapters/ruby/adapter.rb";

/** Every check that must notice flaws, by name. */
export const proofs: Readonly<Record<string, Proof>> = {
  spec: {
    generates: true,
    run: tests(
      ...["source", "published", "vocabularies"].map((name) => `conformance/proof/source/${name}.test.ts`),
    ),
  },
  validators: { generates: true, run: suite(documents, library) },
  signature: { run: suite(["signature"], library) },
  python: { generates: true, run: suite(["signature"], `library -- ${python}`) },
  go: {
    generates: true,
    run: async (question) => {
      // Built first: the suite does not wait for a compiler.
      const { code, text } = await runIn(question.cwd, "sh", ["-c", goAdapter]);
      if (code !== 0) return [`the adapter is not built: ${lastLine(text)}`];
      return suite(["signature"], "library -- checks/languages/adapters/package/adapter")(question);
    },
  },
  ruby: { generates: true, run: suite(["signature"], `library -- ${ruby}`) },
  constant: { generates: true, run: tests("checks/house/compare-macs.test.ts") },
  receiver: { run: receiver },
  /** Checks the statuses themselves: the suite accepts any 4xx as a rejection. */
  "receiver exact": { run: tests("src/receiver/create-receiver.test.ts", "src/receiver/refusal.test.ts") },
  sender: { run: suite(["sender"], "sender -- node conformance/suites/adapters/sender.ts") },
  webcrypto: { run: tests("src/signature") },
  service: { run: tests("src/delivery/delivery-service.test.ts", "src/delivery/ping-handler.test.ts") },
  platform: { run: tests("platform/server/create-platform.test.ts") },
  rules: {
    generates: true,
    run: tests("conformance/proof/payload.test.ts", "conformance/proof/cover/cases.test.ts"),
  },
  schema: { run: tests("conformance/proof/source/source.test.ts") },
  form: { run: form },
  judges: {
    run: tests(
      "conformance/suites/sender/delivery-checks.test.ts",
      "conformance/suites/sender/judge-body.test.ts",
      "conformance/suites/sender/expected-envelope.test.ts",
      "conformance/suites/receiver/judge-reply.test.ts",
      "conformance/proof/zoo/zoo.test.ts",
    ),
  },
  pages: { run: tests("checks/docs") },
};
