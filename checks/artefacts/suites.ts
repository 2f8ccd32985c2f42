import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { projectRoot, readText } from "#scripts/sources/files.ts";
import { readBlock } from "#site/content/read-blocks.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { runCommand } from "../shared/run-command.ts";
import { fillEnvironment, findStep, readAction } from "./action.ts";
import { demand, type Project, withServer } from "./day.ts";

const LIMIT = "65536";
const secret = "made for the packed receiver";

/** Runs the tests of a user who has the matchers in their own test runner. */
export async function runTests({ folder, run }: Project): Promise<string> {
  await run("vitest", ["run", "--reporter=json", "--outputFile=tests.json"]);
  const report = JSON.parse(readFileSync(join(folder, "tests.json"), "utf8"));
  const { numPassedTests: passed, numTotalTests: total } = report;
  demand(passed === total && total > 40, `${passed} of ${total} tests passed`);
  return `${passed} tests of vitest`;
}

/** Runs the suite against the receiver that the project has written, on the oldest Node. */
export function testReceiver(project: Project): Promise<string> {
  return withServer(project, secret, async (url) => {
    const args = ["--url", url, "--limit", LIMIT, "--secret-env", "RECEIVER_SECRET"];
    const command = ["conformance", "receiver", ...args, "--report", "junit=report.xml"];
    await project.run("annotation-contracts", command, { node: "20", env: { RECEIVER_SECRET: secret } });
    return `${countCases(join(project.folder, "report.xml"))} cases against Express, as JUnit`;
  });
}

/** Runs the step of action.yml as GitHub does, with the inputs that every suite needs. */
export function runAction(project: Project): Promise<string> {
  return withServer(project, secret, async (url) => {
    const action = readAction();
    const adapters = "node_modules/@annotation-contracts/suite/dist/adapters";
    const rows = [
      { suite: "receiver", url, secret, limit: LIMIT, edition: "2.3" },
      { suite: "receiver", url, secret, limit: LIMIT, mode: "tolerant" },
      { suite: "library", command: `node ${adapters}/library.js` },
      { suite: "sender", command: `node ${adapters}/sender.js`, edition: "2.76" },
      { suite: "receiver", ...readTemplate(), url, secret, limit: LIMIT },
    ];
    const counts: number[] = [];
    for (const inputs of rows) {
      const output = makeFolder("action");
      const files = {
        GITHUB_ACTION_PATH: join(projectRoot, "no-checkout"),
        GITHUB_OUTPUT: join(output, "output"),
        GITHUB_STEP_SUMMARY: join(output, "summary.md"),
      };
      const bash = (script: string, env: NodeJS.ProcessEnv): Promise<unknown> =>
        project.run("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], { env });
      // The command is installed: nothing is built, and the action needs no checkout.
      await bash(findStep(action, "command").run, files);
      const [, main = ""] = /^main=(.*)$/m.exec(readFileSync(files.GITHUB_OUTPUT, "utf8")) ?? [];
      const env = { ...fillEnvironment(action, inputs as never, main), ...files };
      await bash(findStep(action, "suite").run, env);
      const summary = readFileSync(env.GITHUB_STEP_SUMMARY, "utf8");
      demand(summary.startsWith(`## ✅ ${inputs.suite} suite`), summary.slice(0, 500));
      demand(!summary.includes(secret), "the summary shows the secret");
      counts.push(countCases(join(project.folder, "conformance-report/junit.xml")));
    }
    return `${rows.length} runs with ${counts.join(", ")} cases, each with a summary`;
  });
}

/** Reads the inputs that the guide's workflow gives to the action; action.yml must list each. */
function readTemplate(): Readonly<Record<string, string>> {
  const guide = readText("site/guides/test-in-ci.md");
  const { jobs } = parse(readBlock(guide, ".github/workflows/webhook.yml"));
  const steps: readonly { uses?: string; with?: Record<string, string> }[] = jobs.receiver.steps;
  const given = steps.find(({ uses }) => uses?.includes("annotation-contracts"))?.with ?? {};
  const { inputs } = readAction();
  const unknown = Object.keys(given).filter((name) => !(name in inputs));
  demand(unknown.length === 0 && "url" in given, `the guide gives what is no input: ${unknown.join(", ")}`);
  return given;
}

/** Creates a webhook with Chromium in the form of the installed platform, pings it, and checks its deliveries. */
export async function openConsole({ folder, environment }: Project): Promise<string> {
  const checks = join(projectRoot, "checks/browser");
  await runCommand("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: checks });
  const env = { ...environment(), PLATFORM: folder };
  const said = await runCommand("node", ["--test", "--test-reporter=tap", "platform.check.ts"], {
    cwd: checks,
    env,
  });
  const [, passed = "0"] = /^# pass (\d+)$/m.exec(said) ?? [];
  demand(/^# fail 0$/m.test(said) && Number(passed) > 5, said.slice(-1_000));
  return `${passed} things done in Chromium with the installed platform`;
}

/** Reads how many cases a JUnit report counts; none may have failed. */
function countCases(path: string): number {
  const [, tests, failures] = /tests="(\d+)" failures="(\d+)"/.exec(readFileSync(path, "utf8")) ?? [];
  demand(failures === "0" && Number(tests) > 100, `${path}: ${tests} tests, ${failures} failures`);
  return Number(tests);
}
