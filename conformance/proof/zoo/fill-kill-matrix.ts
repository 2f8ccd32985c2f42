import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/files.ts";
import { fillMarkers, tableOf } from "#scripts/fill-readme.ts";
import { must } from "#src/text/must.ts";
import { causeOf } from "./cause-of.ts";
import { flawedLibraries } from "./libraries/flawed-libraries.ts";
import { runFlawedLibrary } from "./libraries/run-flawed-library.ts";
import { receiverZoo, runReceiverFlaw } from "./receiver-zoo.ts";
import { flawedSenders } from "./senders/flawed-senders.ts";
import { runFlawedSender } from "./senders/run-flawed-sender.ts";
import type { ZooEntry } from "./zoo-entry.ts";

/** The flawed implementations of one side. */
interface Enclosure {
  readonly title: string;
  readonly entries: readonly ZooEntry[];
  /** Runs the whole suite against one of them; gives the ids of the cases that fail. */
  readonly run: (entry: ZooEntry) => Promise<readonly string[]>;
}

/** The zoo, by what its inhabitants implement. */
export const zoo: readonly Enclosure[] = [
  {
    title: "library",
    entries: flawedLibraries,
    run: ({ name }) =>
      runFlawedLibrary(
        must(
          flawedLibraries.find((one) => one.name === name),
          name,
        ),
      ),
  },
  {
    title: "receiver",
    entries: receiverZoo,
    run: ({ name }) =>
      runReceiverFlaw(
        must(
          receiverZoo.find((one) => one.name === name),
          name,
        ),
      ),
  },
  {
    title: "sender",
    entries: flawedSenders,
    run: ({ name }) => runFlawedSender(name),
  },
];

const readme = "conformance/proof/zoo/README.md";

/** Fills the table of README that tells which cases catch which flaw. */
export function fillKillMatrix(): { readonly path: string; readonly text: string } {
  const rows = zoo.flatMap(({ title, entries }) =>
    entries.map(({ name, flaw, killedBy, alone }) => [
      title,
      name,
      flaw,
      killedBy.map((id) => `\`${id}\``).join(", ") + (alone === undefined ? "" : ` (alone: ${alone})`),
    ]),
  );
  const table = tableOf(["Kind", "Name", "What it does wrong", "Caught by"], rows);
  return { path: readme, text: fillMarkers(readFileSync(join(projectRoot, readme), "utf8"), { zoo: table }) };
}

/** Tells whether all cases that catch a flaw have one cause. */
export function hangsOnOne({ killedBy }: ZooEntry): boolean {
  return new Set(killedBy.map(causeOf)).size < 2;
}

/** Implementations that are tested at a time; most of the time of a case is waiting. */
const AT_ONCE = 4;

/** Runs every suite against every flawed implementation, prints how many cases catch it; gives the survivors. */
async function runZoo(): Promise<readonly string[]> {
  const survivors: string[] = [];
  const waiting = zoo.flatMap(({ title, entries, run }) => entries.map((entry) => ({ title, entry, run })));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { title, entry, run } = next;
      const failing = await run(entry);
      const missed = entry.killedBy.filter((id) => !failing.includes(id));
      const isCaught = failing.length > 0 && missed.length === 0;
      const causes = new Set(failing.map(causeOf)).size;
      console.log(
        `${isCaught ? "✓" : "✗"} ${title} ${entry.name}: ${failing.length} cases fail, of ${causes} causes`,
      );
      if (causes < 2 && entry.alone === undefined)
        survivors.push(`${title} ${entry.name}: hangs on one cause`);
      if (!isCaught) survivors.push(`${title} ${entry.name}: not caught by ${missed.join(", ")}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return survivors;
}

if (import.meta.main) {
  const survivors = await runZoo();
  const alone = zoo.flatMap(({ entries }) => entries).filter((one) => one.alone !== undefined);
  for (const { name, alone: why } of alone) console.log(`${name} hangs on one cause: ${why}`);
  console.log(survivors.length === 0 ? "no survivor" : survivors.join("\n"));
  process.exitCode = survivors.length === 0 ? 0 : 1;
}
