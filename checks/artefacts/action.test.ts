import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { fillEnvironment, findStep, readAction } from "./action.ts";

const action = readAction();
const step = findStep(action, "suite");
const folder = mkdtempSync(join(tmpdir(), "action-"));
const secret = "told to nobody";

afterAll(() => rmSync(folder, { recursive: true }));

/** Stands for node and the command beside the action: prints its arguments and what it finds in the environment, and writes the summary. */
const command = `#!/usr/bin/env bash
printf '%s\\n' "$@" > arguments
printf '%s' "\${!SECRET_NAME}" > secret
mkdir -p conformance-report
echo "## summary" > conformance-report/summary.md
echo "<testsuites/>" > conformance-report/junit.xml
exit "$CODE"
`;

writeFileSync(join(folder, "node"), command);
chmodSync(join(folder, "node"), 0o755);

/** Runs the step as a runner does, with the fake node first on the path. Returns the exit code and what was written. */
function run(inputs: Record<string, string>, { secretName = "INPUT_SECRET", code = 0 } = {}) {
  for (const file of ["output", "summary"]) writeFileSync(join(folder, file), "");
  const env = {
    ...fillEnvironment(action, inputs, "/action/dist/cli/main.js"),
    PATH: `${folder}:${process.env.PATH}`,
    GITHUB_OUTPUT: join(folder, "output"),
    GITHUB_STEP_SUMMARY: join(folder, "summary"),
    WEBHOOK_SECRET: secret,
    SECRET_NAME: secretName,
    CODE: String(code),
  };
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");
  let ended = 0;
  try {
    execFileSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run], { cwd: folder, env });
  } catch (cause) {
    ended = (cause as { status: number }).status;
  }
  return {
    code: ended,
    arguments: read("arguments").trimEnd().split("\n"),
    secret: read("secret"),
    output: read("output"),
    summary: read("summary"),
  };
}

const url = "http://localhost:3000/webhook";
const start = ["/action/dist/cli/main.js", "conformance"];
const reports = ["junit=junit.xml", "html=report.html", "json=report.json", "markdown=summary.md"].flatMap(
  (one) => {
    const [format, file] = one.split("=");
    return ["--report", `${format}=conformance-report/${file}`];
  },
);

const refusal = ["--refusal", "reading"];

describe("the step", () => {
  const rows = [
    {
      title: "takes the secret of an input",
      inputs: { url, secret },
      arguments: [...reports, "--url", url, "--mode", "tolerant", ...refusal, "--secret-env", "INPUT_SECRET"],
    },
    {
      title: "takes the secret of the job's environment",
      inputs: {
        url,
        mode: "strict",
        edition: "2.76",
        limit: "65536",
        "known-failing": "known failing.txt",
        level: "document robustness",
        skip: "slow* chunked-*",
        refusal: "any-4xx",
        "fail-on": "robustness",
      },
      secretName: "WEBHOOK_SECRET",
      arguments: [
        ...[
          ...reports,
          "--level",
          "document",
          "--level",
          "robustness",
          "--skip",
          "slow*",
          "--skip",
          "chunked-*",
        ],
        ...["--known-failing", "known failing.txt", "--edition", "2.76"],
        ...["--url", url, "--mode", "strict", "--refusal", "any-4xx", "--secret-env", "WEBHOOK_SECRET"],
        ...["--limit", "65536"],
      ],
    },
    {
      title: "takes levels and patterns of several lines",
      inputs: { url, secret, level: "document\n  reading\n", skip: "slow*\nchunked-*" },
      arguments: [
        ...[
          ...reports,
          "--level",
          "document",
          "--level",
          "reading",
          "--skip",
          "slow*",
          "--skip",
          "chunked-*",
        ],
        ...["--url", url, "--mode", "tolerant", ...refusal, "--secret-env", "INPUT_SECRET"],
      ],
    },
    {
      title: "takes no input for a command",
      inputs: { url: "$(touch injected) `touch injected`; touch injected", secret },
      arguments: [
        ...[...reports, "--url", "$(touch injected) `touch injected`; touch injected", "--mode", "tolerant"],
        ...[...refusal, "--secret-env", "INPUT_SECRET"],
      ],
    },
  ];

  test.each(rows)("$title", ({ inputs, arguments: expected, ...rest }) => {
    expect(run(inputs, rest)).toEqual({
      code: 0,
      arguments: [...start, "receiver", "--fail-on", inputs["fail-on"] ?? "reading", ...expected],
      secret,
      output: "junit=conformance-report/junit.xml\n",
      summary: "## summary\n",
    });
  });

  test.each(["\n", "\r\n"])("writes no output that a line break in a folder's name makes up: %j", (end) => {
    const report = `reports${end}html=/etc/passwd`;
    mkdirSync(join(folder, report), { recursive: true });
    writeFileSync(join(folder, report, "junit.xml"), "<testsuites/>");
    expect(run({ url, secret, report })).toMatchObject({ code: 2, output: "", summary: "" });
  });

  test.each([1, 2, 3])("ends with the exit code %i of the suite, and still shows the summary", (code) => {
    const { code: ended, summary } = run({ url, secret }, { code });
    expect({ ended, summary }).toEqual({ ended: code, summary: "## summary\n" });
  });
});

test("the action is a composite one, and every input reaches the step", () => {
  expect(action.runs.using).toBe("composite");
  expect(step.shell).toBe("bash");
  const { COMMAND: command, ...inputs } = step.env;
  const reached = Object.values(inputs).map((value) => value.replace(/^.*inputs\.([a-z-]+).*$/, "$1"));
  expect(reached.sort()).toEqual(Object.keys(action.inputs).sort());
  expect(command).toMatch(/^\$\{\{ steps\.command\.outputs\.main \}\}$/);
  expect(step.run).not.toContain("${{");
  expect(step.run).not.toMatch(/npx|npm/);
});

describe("the command", () => {
  const installed = [
    "node_modules/annotation-contracts/dist/cli/main.js",
    "node_modules/@annotation-contracts/suite/package.json",
  ];

  /** Runs the step that finds the command in a folder with some files and a fake npm. Returns the command and the arguments of npm. */
  function find(files: readonly string[]) {
    const cwd = mkdtempSync(join(folder, "command-"));
    for (const file of files) {
      mkdirSync(join(cwd, dirname(file)), { recursive: true });
      writeFileSync(join(cwd, file), "");
    }
    mkdirSync(join(cwd, "action"), { recursive: true });
    writeFileSync(join(cwd, "npm"), `#!/usr/bin/env bash\necho "$@" >> "${cwd}/told"\n`, { mode: 0o755 });
    const env = {
      PATH: `${cwd}:${process.env.PATH}`,
      GITHUB_ACTION_PATH: join(cwd, "action"),
      GITHUB_OUTPUT: join(cwd, "output"),
    };
    const { run: script } = findStep(action, "command");
    execFileSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], { cwd, env });
    const told = existsSync(join(cwd, "told")) ? readFileSync(join(cwd, "told"), "utf8") : "";
    return { told, output: readFileSync(join(cwd, "output"), "utf8").replace(cwd, "") };
  }

  test.each([
    { title: "installed, and is not built", files: installed, told: "", main: installed[0] },
    {
      title: "built already",
      files: ["action/dist/cli/main.js"],
      told: "",
      main: "/action/dist/cli/main.js",
    },
    { title: "not there", files: [], told: "ci\nrun build\n", main: "/action/dist/cli/main.js" },
    {
      title: "installed without the suite",
      files: installed.slice(0, 1),
      told: "ci\nrun build\n",
      main: "/action/dist/cli/main.js",
    },
  ])("is $title", ({ files, told, main }) => {
    expect(find(files)).toEqual({ told, output: `main=${main}\n` });
  });
});
