import type { Contract, GeneratedFile, Root } from "../contracts.ts";
import { refName, type Schema } from "../schema.ts";
import type { EventFacts } from "./facts.ts";
import { moduleFiles } from "./module-files.ts";
import { readSentence } from "./read-sentence.ts";

/** Writes what a contract of envelopes knows of its events, small enough for a receiver; nothing for other contracts. */
export function writeEvents(contract: Contract): GeneratedFile[] {
  if (contract.parts.length === 0) return [];
  const events = contract.parts.map(describeEvent);
  const subscribable = events.filter((event) => event.subscribable);
  return moduleFiles({
    path: `generated/facts/${contract.slug}/events`,
    from: contract.source,
    values: {
      allEvents: events.map(({ name }) => name),
      subscribableEvents: subscribable.map(({ name }) => name),
      events,
      updateOnly: updateOnlyIn(contract),
    },
    declarations: declarationsOf(contract),
  });
}

/** Declares the facts; names have the type of the contract's tag. */
function declarationsOf({ slug, main }: Contract): string {
  return `import type { ${main.type} } from "../../types/${slug}.d.ts";
import type { EventFacts } from "../facts.d.ts";

/** Names of all events, in the order of the contract. */
export declare const allEvents: readonly ${main.type}["event"][];

/** Names that a webhook can subscribe to, in the order of the contract. */
export declare const subscribableEvents: readonly Extract<${main.type}["event"], \`\${string}:\${string}\`>[];

/** Every event, in the order of the contract. */
export declare const events: readonly EventFacts<${main.type}["event"]>[];

/** Members that only an update shows, by resource. */
export declare const updateOnly: Readonly<Record<string, readonly string[]>>;
`;
}

function describeEvent({ event = "", name, type, description, schema }: Root): EventFacts {
  const [action = event] = event.split(":");
  const { about, clause = "" } = readSentence(description);
  return {
    name: event,
    action,
    resource: resourceIn(schema),
    subscribable: event.includes(":"),
    type,
    file: name,
    about,
    clause,
  };
}

/** Names the member that an envelope is about: the one after its tag. */
function resourceIn({ properties = {} }: Schema): string {
  const [tag, resource] = Object.keys(properties);
  if (resource === undefined) throw new Error(`cannot describe an envelope: it has no member but "${tag}"`);
  return resource;
}

/** Lists, by resource, the members that its update shows and another of its events does not. */
function updateOnlyIn({ parts, definitions }: Contract): Record<string, readonly string[]> {
  const membersOf = ({ schema }: Root): readonly string[] => {
    const { $ref = "" } = schema.properties?.[resourceIn(schema)] ?? {};
    return Object.keys(definitions[refName($ref)]?.properties ?? {});
  };
  const isUpdate = ({ event }: Root): boolean => event?.startsWith("update:") === true;
  const rows = [...Map.groupBy(parts, ({ schema }) => resourceIn(schema))].map(([resource, own]) => {
    const others = own.filter((part) => !isUpdate(part)).map(membersOf);
    const shown = own.filter(isUpdate).flatMap(membersOf);
    return [resource, shown.filter((member) => others.some((list) => !list.includes(member)))] as const;
  });
  return Object.fromEntries(rows.filter(([, members]) => members.length > 0));
}
