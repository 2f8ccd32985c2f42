import { readClause } from "./clause.ts";
import { findEvent } from "./find-event.ts";
import { readSchema } from "./published-schema.ts";

/** A member of an object, in words. */
export interface Member {
  readonly name: string;
  /** Such as `integer`, `UTC timestamp`, `array of object`. */
  readonly type: string;
  readonly nullable: boolean;
  /** Whether it may be missing. */
  readonly optional: boolean;
  /** Values that are known, and whether there are others. */
  readonly values?: readonly unknown[];
  readonly closed?: boolean;
  readonly clause?: string;
  /** A sentence with full stop. */
  readonly about?: string;
  /** Name of the definition behind it, where several places may share one. */
  readonly definition?: string;
  /** Members of the object, or of each object of the array. */
  readonly members?: readonly Member[];
}

/** An event of the contract, in words. */
export interface EventWords {
  readonly name: string;
  /** When it is sent: a sentence with full stop. */
  readonly about: string;
  readonly clause: string;
  readonly members: readonly Member[];
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Definitions whose name says more than their JSON type. */
const typeNames: Readonly<Record<string, string>> = {
  HexColour: "hex colour",
  HttpUrl: "URL",
  Timestamp: "UTC timestamp",
};

/** Puts the envelope of an event into words, from its published schema in strict mode. */
export function describeEvent(name: string): EventWords {
  const root = readSchema(`webhook-2.3/strict/${findEvent(name)?.file}.schema.json`) as Schema;
  const { clause = "", about = "" } = clauseOf([root]);
  return { name, about, clause, members: membersOf(root, root.$defs ?? {}) ?? [] };
}

type Definitions = Readonly<Record<string, Schema>>;

function membersOf(schema: Schema, definitions: Definitions): Member[] | undefined {
  const { properties, required = [] } = schema;
  if (properties === undefined) return undefined;
  return Object.entries(properties).map(([name, member]) =>
    describeMember(name, member, !required.includes(name), definitions),
  );
}

/** A schema behind references and unions. */
interface Plain {
  readonly schema: Schema;
  readonly nullable: boolean;
  readonly definition?: string;
  /** The schemas passed on the way. */
  readonly passed: readonly Schema[];
}

function describeMember(name: string, given: Schema, optional: boolean, definitions: Definitions): Member {
  const outer = unfold(given, definitions);
  const inner = outer.schema.items && unfold(outer.schema.items, definitions);
  const { schema, definition } = inner ?? outer;
  const members = membersOf(schema, definitions);
  const word = typeOf(inner ?? outer);
  return {
    name,
    type: inner === undefined ? word : `array of ${word}`,
    nullable: outer.nullable,
    optional,
    ...valuesOf(schema),
    ...clauseOf(outer.passed),
    ...(definition === undefined || members === undefined ? {} : { definition }),
    ...(members === undefined ? {} : { members }),
  };
}

function unfold(given: Schema, definitions: Definitions, passed: readonly Schema[] = []): Plain {
  const { $ref, anyOf = [] } = given;
  const here = [...passed, given];
  if ($ref !== undefined) {
    const definition = $ref.slice($ref.lastIndexOf("/") + 1);
    return { definition, ...unfold(definitions[definition] ?? {}, definitions, here) };
  }
  const others = anyOf.filter(({ type }) => type !== "null");
  const nullable = others.length < anyOf.length;
  if (nullable && others.length === 1) {
    return { ...unfold(others[0]!, definitions, here), nullable };
  }
  return { schema: given, nullable, passed: here };
}

function typeOf({ schema, definition = "" }: Plain): string {
  return typeNames[definition] ?? schema.type ?? schema.anyOf?.[0]?.type ?? "anything";
}

function valuesOf(schema: Schema): Pick<Member, "values" | "closed"> {
  if (schema.const !== undefined) return { values: [schema.const], closed: true };
  if (schema.enum !== undefined) return { values: schema.enum, closed: true };
  const seen = (schema.anyOf ?? []).flatMap((branch) => valuesOf(branch).values ?? []);
  return seen.length === 0 ? {} : { values: seen, closed: false };
}

/** Takes the description of the place, or else that of its definition. */
function clauseOf(passed: readonly Schema[]): Pick<Member, "clause" | "about"> {
  return passed.flatMap(({ description = "" }) => readClause(description))[0] ?? {};
}
