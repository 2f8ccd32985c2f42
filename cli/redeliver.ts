import { setTimeout as wait } from "node:timers/promises";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import type { PlatformDelivery } from "#src/diagnose/platform-webhook.ts";
import { count, printable } from "#src/util/display.ts";
import { type CreateCommand, exitCodes, subcommand } from "./command.ts";
import { parseInteger } from "./options.ts";
import { createPlatformClient, createPlatformQuestion, type PlatformClient } from "./platform-client.ts";
import { printError } from "./print-error.ts";

/** Units of `--since`, in milliseconds. */
const units: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function parseAge(text: string): number {
  const [, number, unit = ""] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  if (number === undefined) throw new InvalidArgumentError("expected a time such as 90m, 2h or 3d");
  return Number(number) * units[unit]!;
}

const define = () =>
  createPlatformQuestion(
    "redeliver",
    "ask the platform to send deliveries again after an outage",
    "Ask the platform to send the deliveries of a webhook again, oldest first, each only once.",
    "redeliver --platform https://app.example --webhook 7 --token-env TOKEN --since 2h --failed --dry-run",
  )
    .requiredOption("--since <time>", "how far to look back: 90m, 2h, 3d", parseAge)
    .option("--failed", "only deliveries whose requests all failed")
    .option("--dry-run", "only list them")
    .option("--rate <number>", "deliveries per second", parseInteger(1, 1_000), 5);

/** Creates `redeliver`, which asks the platform to send deliveries again. */
export const createRedeliverCommand: CreateCommand = subcommand(define, async (io, options) => {
  const { webhook, since, failed, dryRun, rate } = options;
  const client = createPlatformClient(options, io);
  const { is_active } = await client.readWebhook(webhook);
  const inactive = "since release 2.65, the platform drops redeliveries";
  if (!is_active) await printError(io, `the webhook is inactive: ${inactive}`);
  const { deliveries, isWhole, oldest } = await readLog(client, webhook, Date.now() - since);
  const begins = oldest === undefined ? "is empty" : `begins at ${oldest}; it has no older deliveries`;
  if (isWhole) await printError(io, `the platform's log ${begins}`);
  const chosen = failed ? deliveries.filter(({ isFailed }) => isFailed) : deliveries;
  let failures = 0;
  for (const [i, { id, event, created_date, status_code, isFailed }] of chosen.entries()) {
    const outcome = isFailed ? `failed (${status_code ?? "no status"})` : "delivered";
    if (io.signal.aborted) return exitCodes.interrupted;
    if (!dryRun && i > 0) await wait(1_000 / rate);
    const fault = dryRun ? undefined : await client.redeliver(webhook, id);
    if (fault !== undefined) failures += 1;
    const result = dryRun ? "" : fault === undefined ? "  sent again" : `  not sent again: ${fault}`;
    await io.stdout.write(`${id}  ${created_date}  ${printable(event)}  ${outcome}${result}\n`);
  }
  const total = count(chosen.length - failures, "delivery", "deliveries");
  const done = `${dryRun ? "would be sent again" : "sent again"}${failures > 0 ? `, ${failures} not` : ""}`;
  await io.stdout.write(`${total} ${done}\n`);
  return failures === 0 && (is_active || chosen.length === 0);
});

/** The first request of a delivery, and whether all of its requests failed. */
interface LoggedDelivery extends PlatformDelivery {
  readonly isFailed: boolean;
}

/** The log since a given time, oldest first. `isWhole` is true if the whole log is newer than that time. */
interface Log {
  readonly deliveries: readonly LoggedDelivery[];
  readonly isWhole: boolean;
  readonly oldest: string | undefined;
}

/** Reads the log since a given time. It returns each payload only once, although every repetition has its own row. */
async function readLog(client: PlatformClient, webhook: number, start: number): Promise<Log> {
  const byPayload = new Map<string, LoggedDelivery>();
  let oldest: string | undefined;
  let isWhole = true;
  for await (const delivery of client.listDeliveries(webhook)) {
    if (Date.parse(delivery.created_date) < start) {
      isWhole = false;
      break;
    }
    oldest = delivery.created_date;
    // Pings are not events.
    if (delivery.event === "ping") continue;
    const key = JSON.stringify([delivery.event, delivery.request]);
    const status = delivery.status_code ?? 0;
    const isFailed = (status < 200 || status > 299) && (byPayload.get(key)?.isFailed ?? true);
    // The log is newest first, so deleting an entry before setting it sorts by first requests.
    byPayload.delete(key);
    byPayload.set(key, { ...delivery, isFailed });
  }
  return { deliveries: [...byPayload.values()].reverse(), isWhole, oldest };
}
