import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { type Outgoing, type Received, send } from "../../src/receiver/fixtures/requests.ts";
import { chooseNamed } from "../shared/read-arguments.ts";
import { tryPart } from "../shared/try-part.ts";
import { type App, apps, express } from "./apps.ts";
import { checkPlay } from "./check-play.ts";
import { handled, rows } from "./rows.ts";
import { buildNext, type RunningApp, runApp } from "./run-app.ts";
import { tryJest } from "./try-jest.ts";
import { prepareFolder, type WrittenApp, writeApp } from "./write-app.ts";

/** Sentences that describe the faults of an application. */
type Failures = string[];

/** Sends every row to an application with its receiver in the right place. */
async function checkWorking({ url, output }: RunningApp, { foreign = {} }: App): Promise<Failures> {
  const unused = Object.keys(foreign).filter((name) => !rows.some((row) => row.name === name));
  const failures = unused.map((name) => `there is no row "${name}"`);
  for (const { name, outgoing, status, text } of rows) {
    const answer = await insist(url, outgoing);
    const isOurs = answer.status === status && answer.text === text;
    const isForeign = answer.status === foreign[name] && answer.text !== text;
    if (name in foreign ? !isForeign : !isOurs) {
      failures.push(`${name}: expected ${foreign[name] ?? status}, found ${answer.status} ${answer.text}`);
    }
  }
  const expected = rows.filter(({ status }) => status === 200).length;
  const count = await countPrinted(handled, expected, output);
  if (count !== expected) failures.push(`expected ${expected} deliveries handed over, found ${count}`);
  return failures;
}

/** Milliseconds that the last attempt waits for an early answer. */
const LONGEST = 10_000;

/**
 * Sends again when the framework closed the connection while the body was sent, because its early answer is lost then.
 * Each attempt waits longer for the answer before it sends the body.
 */
async function insist(
  url: string,
  outgoing: Outgoing,
  patience = 0,
): Promise<Pick<Received, "status" | "text">> {
  return send(url, { ...outgoing, patience }).catch((error: NodeJS.ErrnoException) => {
    const isCut = error.code === "EPIPE" || error.code === "ECONNRESET";
    const next = patience * 5 || 80;
    return isCut && next <= LONGEST ? insist(url, outgoing, next) : { status: 0, text: error.message };
  });
}

/** Sends two deliveries to an application where something reads the body first. */
async function checkConsuming({ url, output }: RunningApp, { remedy }: App): Promise<Failures> {
  const failures: Failures = [];
  for (const name of ["the first delivery", "the second delivery"]) {
    const { status, text } = await send(url);
    if (status !== 500 || text !== "receiver is set up wrong")
      failures.push(`${name}: found ${status} ${text}`);
  }
  const count = await countPrinted(remedy, 1, output);
  if (count !== 1) failures.push(`expected the remedy once, found it ${count} times: ${output()}`);
  return failures;
}

/** Counts a text in the output of a process, which may arrive later than its answers. */
async function countPrinted(text: string, expected: number, output: () => string): Promise<number> {
  const count = (): number => output().split(text).length - 1;
  for (let tries = 0; tries < 1_200 && count() < expected; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return count();
}

async function check(
  written: WrittenApp,
  examine: (running: RunningApp) => Promise<Failures>,
): Promise<void> {
  await tryPart(written.name, async () => {
    const running = await runApp(written);
    return { failures: await examine(running).finally(() => running.stop()) };
  });
}

const chosen = chooseNamed(apps);
await prepareFolder();
const written: { app: App; working: WrittenApp; consuming: WrittenApp }[] = [];
for (const app of chosen) {
  written.push({ app, working: await writeApp(app, "working"), consuming: await writeApp(app, "consuming") });
}
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
execFileSync(process.execPath, [tsc, "--project", import.meta.dirname], { stdio: "inherit" });
if (chosen.some(({ target }) => target.startsWith("next"))) await buildNext();
for (const { app, working, consuming } of written) {
  await check(working, (running) => checkWorking(running, app));
  await check(consuming, (running) => checkConsuming(running, app));
}
if (chosen.includes(express)) {
  await checkPlay();
  await tryPart("the matchers in Jest", tryJest);
}
