import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createReceiver } from "#src/receiver/create-receiver.ts";
import { toNodeListener } from "#src/receiver/node.ts";
import { runCli, secret, serve, start } from "./fixtures/command-line.ts";
import { servePlatform, token } from "./fixtures/platform-api.ts";
import { commands } from "./run.ts";

const suites = ["library", "receiver", "sender"].map((name) => `conformance ${name}`);
const names = ["", ...Object.keys(commands), "diagnose webhook", ...suites];

test.each(names)("the help of %s is one screen", async (name) => {
  const { stdout } = await runCli([...name.split(" ").filter(Boolean), "--help"], { columns: 80 });
  const lines = stdout.trimEnd().split("\n");
  const long = lines.filter((line) => line.length > 80 && !line.startsWith("  $ "));
  const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 80)), 0);
  expect({ long, isFitting: rows <= 24, rows }).toEqual({ long: [], isFitting: true, rows });
});

const directory = mkdtempSync(join(tmpdir(), "help-"));
afterAll(() => rmSync(directory, { recursive: true }));

const ping = JSON.stringify({ event: "ping" });
/** The files that the examples name. */
const files = {
  "delivery.json": ping,
  "deliveries.ndjson": ping,
  "body.json": ping,
  "deliveries/0001-update-task/body": ping,
  "deliveries/0001-update-task/headers.json": '[["Content-Type","application/json"]]',
  "deliveries/0001-rejected/body": ping,
  "deliveries/0001-rejected/headers.json": "[]",
  "outputs/a.json": '{"type":"group"}',
  "outputs/b.json": '{"type":"group","driver":"MEM"}',
  "era5.json": '{"type":"group"}',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(directory, name)), { recursive: true });
  writeFileSync(join(directory, name), text);
}

/** Reads the examples of every subcommand, and of those below it. */
async function listExamples(): Promise<readonly string[]> {
  const helps = names.slice(1).map((name) => runCli([...name.split(" "), "--help"]));
  const texts = (await Promise.all(helps)).map(({ stdout }) => stdout);
  return texts.flatMap((text) =>
    [...text.matchAll(/^ {2}\$ annotation-contracts (.+)$/gm)].map(([, line = ""]) => line),
  );
}

/** What an example says is replaced by what is there; a run is cut to what says that it works. */
const there = (receiver: string, platform: string): readonly (readonly [RegExp, string])[] => [
  [/ > \S+$/, ""],
  [/http:\/\/(?:127\.0\.0\.1|localhost):3000\/\w*/, receiver],
  [/https:\/\/app\.example/, platform],
  [/--(port|listen) \d+/, "--$1 0"],
  [/\bv1\.0\.0 \./, "HEAD ."],
  [/python3 adapter\.py/, `${process.execPath} conformance/adapters/library.ts`],
  [/^conformance (?:library|receiver)/, "$& --run *ping*"],
  [/--scenario \S+/, "$& --rate 1000"],
  [/(?<= )(?:deliver|outputs|body|era5|platform\.db)\S*/g, `${directory}/$&`],
];

test.each(await listExamples())("the example works: %s", async (example) => {
  const receiver = toNodeListener(createReceiver({ secret, on: {} }));
  const { url } = await servePlatform({ log: [{}] });
  const line = there(await serve(receiver), url).reduce(
    (text, [from, to]) => text.replace(from, to),
    example,
  );
  const running = start(line.split(" "), { env: { WEBHOOK_SECRET: secret, TOKEN: token } });
  if (!line.includes("--scenario")) void running.address.then(running.interrupt);
  const ended = await running.ended;
  // What is judged may be bad; the command line and its files are good.
  expect(ended).toMatchObject({ code: expect.toBeOneOf([0, 1]) });
  expect(ended.stderr).not.toMatch(/^annotation-contracts: (?!warning|advice|the platform's log)/m);
});
