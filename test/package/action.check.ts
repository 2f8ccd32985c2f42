import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createProject, type Project } from "../harness/project.ts";
import { projectRoot } from "../harness/project-root.ts";
import { readBlocks } from "../harness/read-blocks.ts";
import { type Ended, findPort, type Server } from "../harness/run.ts";

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: { readonly steps: readonly { id?: string; run?: string; env?: Record<string, string> }[] };
}

const read = (path: string): string => readFileSync(join(projectRoot, path), "utf8");
const action: Action = parse(read("action.yml"));
const secret = "made for this test";

let project: Project;
let receiver: Server;
let url: string;

beforeAll(async () => {
  const port = await findPort();
  url = `http://127.0.0.1:${port}/webhook`;
  project = await createProject({ install: ["library", "command"] });
  const block = readBlocks(read("README.md")).find(({ name }) => name === "receiver.mjs");
  project.write("receiver.mjs", block?.code.replace("3000", String(port)) ?? "");
  project.env.WEBHOOK_SECRET = secret;
  receiver = await project.start(["node", "receiver.mjs"], port);
});

afterAll(async () => {
  await receiver?.stop();
  project?.remove();
});

/** Runs the steps of the action as a runner does, with the inputs of a workflow. */
async function runAction(
  inputs: Readonly<Record<string, string>>,
): Promise<Ended & Record<"summary" | "outputs", string>> {
  const files = {
    GITHUB_OUTPUT: project.write("outputs", ""),
    GITHUB_STEP_SUMMARY: project.write("summary", ""),
  };
  const known: Record<string, string> = { "steps.command.outputs.main": "" };
  for (const [name, { default: usual = "" }] of Object.entries(action.inputs))
    known[`inputs.${name}`] = inputs[name] ?? usual;
  let ended: Ended = { code: 0, stdout: "", stderr: "" };
  for (const { id, run = "", env = {} } of action.runs.steps) {
    if (id === undefined) continue;
    const fill = (text: string): string =>
      text.replace(/\$\{\{ (\S+) \}\}/g, (_, name: string) => known[name] ?? "?");
    const own = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value)]));
    ended = await project.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", run], {
      env: { ...project.env, ...own, ...files, GITHUB_ACTION_PATH: projectRoot },
    });
    const outputs = readFileSync(files.GITHUB_OUTPUT, "utf8");
    known["steps.command.outputs.main"] ||= /^main=(.*)$/m.exec(outputs)?.[1] ?? "";
  }
  const [summary, outputs] = [files.GITHUB_STEP_SUMMARY, files.GITHUB_OUTPUT].map((path) =>
    readFileSync(path, "utf8"),
  );
  return { ...ended, summary: summary ?? "", outputs: outputs ?? "" };
}

describe("the action", () => {
  test("tests README's receiver, and writes reports and summary", async () => {
    const { code, stdout, outputs, summary } = await runAction({ url, run: "method-*\nsample*" });
    expect({ stdout, code }).toEqual({ stdout: expect.any(String), code: 0 });
    expect(outputs).toContain("junit=conformance-report/junit.xml\njson=conformance-report/report.json\n");
    expect(summary).toMatch(/passed/);
    expect(stdout + summary).not.toContain(secret);
  });

  test("fails for a receiver with another secret, which it hides", async () => {
    const { code, stdout, stderr } = await runAction({ url, secret: "another secret", run: "sample*" });
    expect(code).not.toBe(0);
    expect(stdout + stderr).not.toContain("another secret");
  });

  test("does not run an input as a command", async () => {
    const { code } = await runAction({
      url: "http://127.0.0.1:9/$(touch injected)",
      run: "`touch injected`",
    });
    expect(code).not.toBe(0);
    expect(() => readFileSync(join(project.directory, "injected"))).toThrow("ENOENT");
  });
});

test("the template for other repositories only uses inputs of the action", () => {
  const { jobs } = parse(read("docs/public/conformance.yml"));
  const [step] = jobs.receiver.steps.filter(({ uses = "" }) =>
    uses.startsWith("OWNER/annotation-contracts@"),
  );
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step.with)));
});
