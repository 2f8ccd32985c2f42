import type { Change } from "#src/diff/change.ts";
import { diffContracts } from "#src/diff/diff-contracts.ts";
import type { Contract } from "#src/model/contract.ts";
import { createPublication } from "#src/model/published-schema.ts";
import { itemAt } from "#src/util/item-at.ts";
import { shorten } from "#src/util/shorten.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import { contractModule } from "./contract-module.ts";
import { nameContracts } from "./contract-names.ts";

/** What an edition breaks for handlers of the one before. */
interface Upgrade {
  readonly events: readonly string[];
  /** What happened to each of them, such as `has lost before_update`. */
  readonly what: string;
}

/** Characters of a change in a line of the log. */
const LONGEST = 120;

/** The function that a receiver loads with the data; a bundle, which cannot load them, contains neither. */
const listBreaks = `export const listBreaks = (editions, keyOf) =>
  editions
    .flatMap((edition) => upgrades[edition] ?? [])
    .flatMap(({ events, what }) => {
      const keys = new Set(events.flatMap((event) => keyOf(event) ?? []));
      return [...keys].map((key) => {
        const [first, ...rest] = events.filter((event) => keyOf(event) === key);
        const several = \`\${first} and \${rest.length} more \${what.replace(/^has/, "have")}\`;
        return \`\${rest.length === 0 ? \`\${first} \${what}\` : several}, which your handler for "\${key}" receives\`;
      });
    });`;

/** Writes what each edition of a contract of deliveries breaks for handlers that were written for the one before. */
export function writeUpgrades(editions: readonly Contract[]): GeneratedFile[] {
  return nameContracts(editions)
    .filter(({ hasEvents }) => hasEvents)
    .flatMap(({ name, all, first }) => {
      const steps = all.slice(1).map((to, i) => [to.edition, listUpgrades(itemAt(all, i), to)] as const);
      return contractModule(
        `${name}.upgrades`,
        first.source,
        `const upgrades = ${JSON.stringify(Object.fromEntries(steps), null, 1)};\n\n${listBreaks}`,
        `import type { ListBreaks } from "./types.d.ts";

/** Lists what editions of the ${name} contract break for handlers of earlier ones. */
export declare const listBreaks: ListBreaks;`,
      );
    });
}

function listUpgrades(from: Contract, to: Contract): Upgrade[] {
  const [before, after] = [from, to].map((one) => ({
    name: one.slug,
    document: createPublication(one, "strict")(one.main),
  }));
  const { changes } = diffContracts(before!, after!);
  const breaking = changes.filter(
    ({ effects }) => effects.handler === "breaks" || effects["tolerant-receiver"] === "breaks",
  );
  // Removed members come first: nothing else shows that they are gone.
  const rows = breaking.map((change) => ({ events: change.events, what: describeUpgrade(change) }));
  return rows.toSorted(
    (a, b) => Number(b.what.startsWith("has lost")) - Number(a.what.startsWith("has lost")),
  );
}

/** Describes what happened to an event, without its name. */
function describeUpgrade({ kind, places, events, what }: Change): string {
  if (kind === "removed" && places.every((place) => events.includes(place))) return "is gone";
  const [place = ""] = places;
  const event = events.find((one) => place.startsWith(`${one}.`));
  const member = event === undefined ? place : place.slice(event.length + 1);
  const sentence = kind === "removed" ? `has lost ${member}` : `has changed ${member}: ${what}`;
  return shorten(sentence, LONGEST);
}
