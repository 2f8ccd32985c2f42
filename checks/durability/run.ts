import { accessSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../scripts/files.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { startPostgres } from "../shared/postgres-server.ts";
import { chooseParts, readArguments, refuseArguments } from "../shared/read-arguments.ts";
import { runVitest } from "../shared/run-vitest.ts";
import { type Found, tryParts } from "../shared/try-part.ts";
import { floodReceiver } from "./flood-receiver.ts";
import type { HistoryOptions } from "./history.ts";
import { installPackage } from "./install-package.ts";
import { measureBacklog } from "./measure-backlog.ts";
import { playHistory } from "./play-history.ts";
import {
  bearLock,
  fillDisk,
  keepOrder,
  keepRate,
  seekSecrets,
  stopWhereGone,
  waitAsAsked,
  workOffOutage,
} from "./scenes.ts";
import { type Ground, tell } from "./stage.ts";
import type { Sources } from "./start-sender.ts";

// Plays random histories of a sender over its durable stores (processes are killed, clocks set, files locked, databases
// restarted) and checks that each accepted delivery has one recorded end. Then scenes of one thing each, and a flooded
// receiver. Run with `npm run durability [kills] -- [--package] [--large] [--seed n] [--only word]`; it needs PostgreSQL's programs,
// and the right to mount a file system. `--package` takes the packed and installed package in place of the sources.

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    package: { type: "boolean", default: false },
    large: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
  },
});
const kills = Number(positionals[0] ?? 20);
if (!(kills > 0)) refuseArguments(`"${positionals[0]}" is no number above zero`);
/** A kill is one in eight acts. */
const steps = kills * 8;
/** Megabytes that a receiver may grow by under a flood. */
const MOST_GROWN = 80;

const folder = makeFolder("durability");
const checkout: Sources = {
  module: new URL("../../src/delivery.ts", import.meta.url).href,
  folder: projectRoot,
};
const loaded = values.package ? await installPackage(folder) : { sources: checkout };

async function history(options: Omit<HistoryOptions, "seed" | "steps">): Promise<Found> {
  const { wrong, ...toll } = await playHistory({ seed: Number(values.seed), steps, ...options });
  return tell(toll, [
    ...wrong,
    toll.delivered === 0 && "nothing was delivered",
    toll.lost > 0 && `${toll.lost} lost`,
  ]);
}

async function onPostgres<T>(work: (ground: Ground) => Promise<T>): Promise<T> {
  const { connectionString: address, data, restart, close } = await startPostgres();
  return work({ address, files: join(data, "**"), restart }).finally(close);
}

/** Tests with rows that run over every kind of store. */
const files = ["delivery-store", "delivery-queue", "durable", "secret", "load"].map(
  (name) => `src/sender/${name}.test.ts`,
);

/** Runs the rows that memory and SQLite pass in `npm test` against a PostgreSQL store. Returns the exit code. */
function runStoreRows({ address }: Ground): Promise<number> {
  // vitest ignores a name that fits no file.
  for (const file of files) accessSync(join(projectRoot, file));
  const env = { STORE_DATABASE: address, STORE_KIND: "PostgreSQL" };
  return runVitest([...files, "--testNamePattern", "PostgreSQL"], env);
}

const grounds = {
  SQLite: (work: (ground: Ground) => Promise<Found>, name: string): Promise<Found> => {
    const address = join(folder, `${name.replaceAll(/\W/g, "-")}.db`);
    return work({ address, files: `${address}*` });
  },
  PostgreSQL: onPostgres<Found>,
};
const each = ["SQLite", "PostgreSQL"] as const;

const events = values.large ? 1_000 : 100;
const backlogs = values.large ? [100_000, 1_000_000] : [100_000];

/** What is played, on which stores. */
type Row = readonly [
  name: string,
  on: readonly (keyof typeof grounds)[],
  play: (sources: Sources, ground: Ground) => Promise<Found>,
];
const rows: readonly Row[] = [
  [
    "one process",
    ["SQLite"],
    (sources, { address }) => history({ sources, address, processes: 1, weights: { twin: 3, read: 3 } }),
  ],
  // A program that reads the file in a process that has it open takes SQLite's locks, as SQLite before 3.51 requires.
  [
    "three processes",
    ["SQLite"],
    (sources, { address }) => history({ sources, address, processes: 3, weights: { read: 0 } }),
  ],
  ["three processes", ["PostgreSQL"], (sources, { address }) => history({ sources, address, processes: 3 })],
  [
    "restarted",
    ["PostgreSQL"],
    (sources, { files: _, ...server }) =>
      history({ sources, processes: 2, ...server, weights: { restart: 3, kill: 0 } }),
  ],
  [`order of ${events * 10}`, each, (sources, ground) => keepOrder(sources, ground, events)],
  ["an outage", each, workOffOutage],
  ["disk full", ["SQLite"], fillDisk],
  ["foreign lock of 7 s", ["SQLite"], bearLock],
  ["secrets", each, seekSecrets],
  ["Retry-After", each, waitAsAsked],
  ["410", each, stopWhereGone],
  ["a rate", each, keepRate],
  ["a backlog", ["PostgreSQL"], (sources, ground) => measureBacklog(sources, ground, backlogs)],
];

const parts = Object.entries(loaded).flatMap(([way, sources]) =>
  rows.flatMap(([name, on, play]) =>
    on.map((store) => [
      `${store}, ${name} (${way})`,
      () => grounds[store]((ground) => play(sources, ground), `${name} ${way}`),
    ]),
  ),
);

const all = {
  "PostgreSQL, the rows of every store": async () => {
    const code = await onPostgres(runStoreRows);
    return tell({}, [code !== 0 && `vitest ended with ${code}`]);
  },
  ...Object.fromEntries(parts),
  "receiver, a body in chunks of one byte": async () => {
    const toll = await floodReceiver();
    return tell(toll, [
      toll.grown >= MOST_GROWN && `it grew by ${MOST_GROWN} MB or more`,
      !toll.answer.includes(" 403 ") && "it was not refused",
    ]);
  },
};
await tryParts(chooseParts(all, [values.only]));
process.exit();
