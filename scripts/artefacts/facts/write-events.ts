import type { Contract } from "#src/model/contract.ts";
import { refName } from "#src/model/schema.ts";
import { itemAt } from "#src/util/item-at.ts";
import { resourcesIn } from "../../hub/envelopes.ts";
import type { EventFacts } from "../../hub/types/facts.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import { factsModule } from "./facts-module.ts";
import { readSentence } from "./read-sentence.ts";

/** Writes what a contract of envelopes knows of its events, small enough for a receiver; nothing for other contracts. */
export function writeEvents(contract: Contract): GeneratedFile[] {
  if (contract.parts.length === 0) return [];
  const resources = resourcesIn(contract);
  const { onRequest = [] } = contract.envelope ?? {};
  const events = contract.parts.map((part, i): EventFacts => {
    const { event = "", name, type, description } = part;
    const [action = event] = event.split(":");
    const { about, clause = "" } = readSentence(description);
    const own = {
      name: event,
      action,
      resource: itemAt(resources, i),
      subscribable: !onRequest.includes(event),
    };
    return { ...own, type, file: name, about, clause };
  });
  const subscribable = events.filter((event) => event.subscribable);
  return factsModule({
    path: `generated/facts/${contract.slug}/events`,
    from: contract.source,
    values: {
      allEvents: events.map(({ name }) => name),
      subscribableEvents: subscribable.map(({ name }) => name),
      events,
      updateOnly: updateOnlyIn(contract, resources),
    },
    declarations: declareEvents(contract),
  });
}

/** Declares the facts; names have the type of the contract's events. */
function declareEvents({ name, edition, envelope }: Contract): string {
  const asked = (envelope?.onRequest ?? []).map((event) => JSON.stringify(event)).join(" | ");
  return `import type { EventsByEdition } from "../../contracts/${name}.d.ts";
import type { EventFacts } from "../facts.d.ts";

type Name = keyof EventsByEdition["${edition}"];

/** Names of all events, in the order of the contract. */
export declare const allEvents: readonly Name[];

/** Names that a webhook can subscribe to, in the order of the contract. */
export declare const subscribableEvents: readonly ${asked === "" ? "Name" : `Exclude<Name, ${asked}>`}[];

/** Every event, in the order of the contract. */
export declare const events: readonly EventFacts<Name>[];

/** Members that only an update shows, by resource. */
export declare const updateOnly: Readonly<Record<string, readonly string[]>>;
`;
}

/** Lists, by resource, the members that its update shows and another of its events does not. */
function updateOnlyIn(
  { parts, definitions }: Contract,
  resources: readonly string[],
): Record<string, readonly string[]> {
  const all = parts.map(({ event = "", schema }, i) => {
    const resource = itemAt(resources, i);
    const { $ref = "" } = schema.properties?.[resource] ?? {};
    const members = Object.keys(definitions[refName($ref)]?.properties ?? {});
    return { resource, isUpdate: event.startsWith("update:"), members };
  });
  const rows = [...Map.groupBy(all, ({ resource }) => resource)].map(([resource, own]) => {
    const others = own.filter(({ isUpdate }) => !isUpdate);
    const shown = own.filter(({ isUpdate }) => isUpdate).flatMap(({ members }) => members);
    return [
      resource,
      shown.filter((member) => others.some(({ members }) => !members.includes(member))),
    ] as const;
  });
  return Object.fromEntries(rows.filter(([, members]) => members.length > 0));
}
