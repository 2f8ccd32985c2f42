import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runCli, secret, secretEnv, start } from "../fixtures/command-line.ts";

const suite = ["conformance", "sender"];
const driver = [
  "--",
  process.execPath,
  fileURLToPath(new URL("../../conformance/suites/adapters/sender.ts", import.meta.url)),
];

test("our sender passes every case but the slow ones, which are not run", async () => {
  const { code, stdout } = await runCli([...suite, "--format", "json", ...driver]);
  const { good, totals } = JSON.parse(stdout);
  expect({ code, good, failed: totals.failed, skipped: totals.skipped }).toEqual({
    code: 0,
    good: true,
    failed: 0,
    skipped: 4,
  });
  expect(totals.passed).toBeGreaterThanOrEqual(40);
});

describe("a recording", () => {
  async function record(args: readonly string[], to: (url: string) => readonly string[]) {
    const recording = start([...suite, "--listen", "0", ...args]);
    const url = await recording.address;
    const sent = await runCli(["send", ...to(url)]);
    recording.interrupt();
    return { sent: sent.code, ...(await recording.ended) };
  }

  test("of a right delivery passes, by the secret and the events that it is given", async () => {
    const args = ["--secret-env", secretEnv, "--events", "update:task"];
    const ended = await record(args, (url) => ["update:task", "--to", url, "--secret-env", secretEnv]);
    expect(ended).toMatchObject({ sent: 0, code: 0 });
    expect(ended.stdout).toMatch(/^✓ sender suite, a recording of 1 delivery conforms/);
    expect(ended.stdout + ended.stderr).not.toContain(secret);
  });

  test("of another event than the webhook subscribes to fails", async () => {
    const args = ["--secret-env", secretEnv, "--events", "create:task"];
    const ended = await record(args, (url) => ["update:task", "--to", url, "--secret-env", secretEnv]);
    expect(ended.code).toBe(1);
    expect(ended.stdout).toContain("received no create:task");
    expect(ended.stdout).toContain("received #1 update:task: not subscribed to");
  });

  test("of nothing fails when its time is over", async () => {
    const ended = await runCli([...suite, "--listen", "0", "--duration", "50"]);
    expect({ code: ended.code, stdout: ended.stdout.split("\n")[0] }).toEqual({
      code: 1,
      stdout: "✗ sender suite, a recording of 0 deliveries does not conform",
    });
  });

  test("ends after the command that makes the platform send", async () => {
    const ended = await runCli([...suite, "--listen", "0", "--", process.execPath, "-e", "process.exit(4)"]);
    expect(ended).toMatchObject({ code: 3, stdout: "" });
    expect(ended.stderr).toMatch(/annotation-contracts: cannot run .*: exit code 4\n$/);
  });
});

const refusals = [
  { title: "no driver", args: [], stderr: "a driver is needed after --, or --listen; see --help" },
  {
    title: "a secret for a driver",
    args: ["--secret-env", secretEnv, ...driver],
    stderr: "--secret-env needs --listen: a driver gets events and secrets from the suite",
  },
  {
    title: "an event that is none",
    args: ["--listen", "0", "--events", "create:task,ping"],
    stderr: `option '--events <names>' cannot be 'create:task,ping': "ping" is not an event to subscribe to`,
  },
  {
    title: "a recording that is to be saved",
    args: ["--listen", "0", "--save", "failures"],
    stderr: "--save and --replay need a driver; a recording cannot be run again",
  },
];

test.each(refusals)("2 where there is $title", async ({ args, stderr }) => {
  const ended = await runCli([...suite, ...args]);
  expect(ended).toEqual({ code: 2, stdout: "", stderr: `annotation-contracts: ${stderr}\n` });
});
