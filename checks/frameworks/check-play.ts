import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { edition as edition265 } from "../../generated/contracts/webhook-2.65.sender.js";
import { edition as edition276 } from "../../generated/contracts/webhook-2.76.sender.js";
import { buildConsole } from "../../scripts/build/build-console.ts";
import { edition23, type SenderEdition, subscribableIn } from "../../src/delivery.ts";
import { secret } from "../../src/receiver/fixtures/requests.ts";
import { tryPart } from "../shared/try-part.ts";
import { type App, type Changes, express } from "./apps.ts";
import { type RunningApp, runApp } from "./run-app.ts";
import { writeApp } from "./write-app.ts";

/** The Express receiver of README, as it is and for later editions; each rejects what its edition does not allow. */
const receivers: readonly { readonly edition: SenderEdition; readonly changes: Changes }[] = [
  { edition: edition23, changes: {} },
  ...[edition265, edition276].map((edition) => ({
    edition,
    changes: {
      "const receiver = createReceiver({": `const receiver = createReceiver({\n  edition: "${edition.edition}",`,
    },
  })),
];

const root = join(import.meta.dirname, "../..");

/** The counts that the platform printed when it ended. */
interface Played {
  readonly code: number;
  readonly arrived: number;
  readonly failed: number;
}

/** Lets the platform play every event of an edition; `key` is the secret of its webhooks. */
async function play({ url }: RunningApp, { edition }: SenderEdition, key: string): Promise<Played> {
  const given = ["--edition", edition, "--play", "every-event", "--to", url, "--rate", "100"];
  const args = ["cli/main.ts", "platform", ...given, "--secret-env", "WEBHOOK_SECRET"];
  const env = { ...process.env, WEBHOOK_SECRET: key };
  const { code, stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { readonly code: number; readonly stdout: string }) => error,
  );
  const [, arrived, failed] = /(?: of (\d+) events?)? arrived, (\d+) failed/.exec(stdout) ?? [];
  return { code, arrived: Number(arrived ?? 0), failed: Number(failed) };
}

async function checkReceiver(app: App, edition: SenderEdition): Promise<readonly string[]> {
  const running = await runApp(await writeApp(app, "working"));
  try {
    const right = await play(running, edition, secret);
    const wrong = await play(running, edition, `not ${secret}`);
    const events = subscribableIn(edition).length;
    return [
      ...(right.code === 0 && right.arrived === events && right.failed === 0
        ? []
        : [`expected ${events} events and no failure, found ${JSON.stringify(right)}`]),
      ...(wrong.code === 1 && wrong.arrived === 0 && wrong.failed >= events
        ? []
        : [`expected another secret to be refused, found ${JSON.stringify(wrong)}`]),
    ];
  } finally {
    await running.stop();
  }
}

/** Plays every event of three editions to the Express receiver of README. */
export async function checkPlay(): Promise<void> {
  await buildConsole();
  for (const { edition, changes } of receivers) {
    const name = `express-${edition.edition}`;
    const events = subscribableIn(edition).length;
    await tryPart(`${name}, ${events} events of the platform`, async () => ({
      failures: await checkReceiver({ ...express, name, changes }, edition),
    }));
  }
}
