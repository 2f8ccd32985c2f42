import { formatPointer, parsePointer, readPointer } from "../json/pointer.ts";
import { listAddresses, resolveReference } from "../model/addresses.ts";
import { keywords } from "../model/keywords.ts";
import { mapSubschemas, type Node, type Schema } from "../model/schema.ts";
import { getOrMake } from "../util/get-or-make.ts";
import { isRecord } from "../util/is-object.ts";
import type { ContractDocument } from "./change.ts";
import { type Body, type Entry, listBodies, origins } from "./list-bodies.ts";
import { upgradeSchema } from "./upgrade-schema.ts";

/** A contract that was read: its kinds of documents, and the targets of their references. */
export interface ReadContract {
  readonly name: string;
  /** The parsed document. */
  readonly document: Schema;
  readonly entries: readonly Entry[];
  /** By the key in `#/$defs/<key>`, made from the pointer in the document. */
  readonly definitions: Readonly<Record<string, Node>>;
  /** Every schema by its place. */
  readonly places: ReadonlyMap<string, Schema>;
  /** How many references lead to a place. */
  readonly references: ReadonlyMap<string, number>;
  /** Reads another schema, with references into this document. */
  readonly read: (schema: Node) => Node;
}

/** Keyword with the place of a schema in its document, as a reference such as `#/$defs/User`. */
export const PLACE = "x-place";

/** Keyword with the name of the definition around a schema. */
export const DEFINITION = "x-definition";

/** Keyword with a reference to another document, which is not read. */
export const ELSEWHERE = "x-elsewhere";

/** Annotations that provide values. */
const kept = new Set(["examples", "example", "default", "title"]);
/** Keywords of older drafts, which are replaced by others. */
const older = new Set(["nullable", "additionalItems", "dependencies"]);
/** State shared by the schemas of a document while they are read. */
interface Reader {
  readonly name: string;
  readonly document: Schema;
  /** Number of the draft, or its year. OpenAPI 3.0 uses draft-04. */
  readonly draft: number;
  /** Pointers of schemas by the address or name that they declare. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly definitions: Record<string, Node>;
  /** Pointers that references lead to, in the order they are found. */
  readonly queue: string[];
  readonly places: Map<string, Schema>;
  readonly references: Map<string, number>;
  /** Names of definitions by their pointers. */
  readonly names: Map<string, string>;
}

/**
 * Reads an OpenAPI document (3.0 or 3.1) or a JSON Schema (draft-04 to 2020-12); its schemas become 2020-12.
 *
 * A schema that only lists definitions accepts any document; with `isLibrary`, each of its definitions is read instead.
 *
 * @throws Error if the document is not a contract, or a reference leads nowhere.
 */
export function readContract({ name, document }: ContractDocument, isLibrary = false): ReadContract {
  refuseNoContract(name, document);
  const reader: Reader = {
    name,
    document,
    draft: readDraft(name, document),
    addresses: listAddresses(document),
    definitions: {},
    queue: [],
    places: new Map(),
    references: new Map(),
    names: new Map(),
  };
  const bodies = "openapi" in document ? listBodies(name, document) : bodiesOfSchema(document, isLibrary);
  const entries = bodies.map(({ schema, place, ...body }) => ({
    ...body,
    schema: canonical(schema, place, reader),
  }));
  readQueued(reader);
  const read = (schema: Node): Node => {
    const node = canonical(schema, "", reader);
    readQueued(reader);
    return node;
  };
  const { definitions, places, references } = reader;
  return { name, document, entries, definitions, places, references, read };
}

/** Reads the targets of references, and theirs in turn. */
function readQueued(reader: Reader): void {
  for (const pointer of reader.queue)
    reader.definitions[writeKey(pointer)] = canonical(readPointer(reader.document, pointer), pointer, reader);
  reader.queue.length = 0;
}

/**
 * Rejects a document that is neither OpenAPI nor a JSON Schema, by its first level.
 *
 * @throws Error that names the document.
 */
export function refuseNoContract(name: string, document: unknown): asserts document is Schema {
  if (!isRecord(document)) throw new Error(`cannot read ${name}: a contract is a JSON object`);
  if ("openapi" in document) return;
  const keys = Object.keys(document);
  const other = keys.find((key) => key === "swagger" || key === "asyncapi");
  if (other !== undefined)
    throw new Error(`cannot read ${name}: "${other}" is another language; OpenAPI 3.0 and 3.1 are read`);
  const isKeyword = (key: string): boolean =>
    /^(\$|definitions$)/.test(key) || isAsserting(key) || older.has(key);
  if (keys.length > 0 && !keys.some(isKeyword))
    throw new Error(`cannot read ${name}: it has neither "openapi" nor a keyword of JSON Schema`);
  upgradeSchema(document, 2020, `${name}: #`);
}

/** Checks whether a document is a schema that only lists definitions. */
export function isLibrary(document: unknown): boolean {
  return isRecord(document) && !Object.keys(document).some(isAsserting) && definitionsIn(document).length > 0;
}

function definitionsIn(document: Schema): Body[] {
  return ["$defs", "definitions"].flatMap((keyword) =>
    Object.entries(isRecord(document[keyword]) ? document[keyword] : {}).map(
      ([key, schema]): Body => ({ key, direction: "delivery", schema, place: formatPointer([keyword, key]) }),
    ),
  );
}

function bodiesOfSchema(document: Schema, isLibrary: boolean): Body[] {
  return isLibrary
    ? definitionsIn(document)
    : [{ key: "", direction: "delivery", schema: document, place: "" }];
}

function readDraft(name: string, document: Schema): number {
  if ("openapi" in document) {
    const [, minor] = /^3\.([01])\b/.exec(String(document.openapi)) ?? [];
    if (minor === undefined)
      throw new Error(`cannot read ${name}: OpenAPI ${document.openapi} is neither 3.0 nor 3.1`);
    return minor === "0" ? 4 : 2020;
  }
  const dialect = String(document.$schema ?? "draft/2020-12/schema");
  const [, old, year] = /draft-0([467])\/schema#?$|draft\/(2019|2020)-\d\d\/schema#?$/.exec(dialect) ?? [];
  const draft = old ?? year;
  if (draft !== undefined) return Number(draft);
  if (/^https?:\/\/json-schema\.org\/schema#?$/.test(dialect)) return 2020;
  throw new Error(`cannot read ${name}: "${dialect}" is no draft from 04 to 2020-12`);
}

/** Rewrites a schema and its subschemas, records the place of each, and drops what asserts nothing. */
function canonical(schema: unknown, place: string, reader: Reader): Node {
  if (typeof schema === "boolean") return schema;
  const { name, draft } = reader;
  if (!isRecord(schema)) throw new Error(`cannot read ${name}: there is no schema at #${place}`);
  const refused = Object.keys(schema).find(
    (key) => Object.hasOwn(keywords, key) && keywords[key]?.taken === "refused",
  );
  if (refused !== undefined && refused !== "$vocabulary")
    throw new Error(`cannot read ${name}: "${refused}" is not supported`);
  const isReference = draft < 2019 && typeof schema.$ref === "string";
  const known = Object.entries(schema).filter(([key]) =>
    isReference ? key === "$ref" : isAsserting(key) || kept.has(key) || older.has(key),
  );
  const { $ref, ...upgraded } = upgradeSchema(Object.fromEntries(known), draft, `${name}: #${place}`);
  const inner = mapSubschemas(upgraded, (one, steps) =>
    canonical(one, origins.get(one) ?? place + formatPointer(findOrigin(steps, schema)), reader),
  );
  const target = $ref === undefined ? {} : refer($ref, place, reader);
  const definition = definitionAt(place, reader);
  const own = definition === undefined ? {} : { [DEFINITION]: definition };
  const read = { ...inner, ...target, ...own, [PLACE]: `#${place}` };
  reader.places.set(`#${place}`, read);
  return read;
}

/** Names the definition around a place, by its title if that is a name. */
function definitionAt(place: string, { document, names }: Reader): string | undefined {
  const [start] = /^\/(?:\$defs|definitions|components\/schemas)\/[^/]*/.exec(place) ?? [];
  if (start === undefined) return undefined;
  return getOrMake(names, start, () => {
    const target = readPointer(document, start);
    const title = isRecord(target) ? target.title : undefined;
    const isName = typeof title === "string" && /^\w+$/.test(title);
    return isName ? title : (parsePointer(start)?.at(-1) ?? start);
  });
}

function isAsserting(key: string): boolean {
  const taken = Object.hasOwn(keywords, key) ? keywords[key]?.taken : undefined;
  return (taken === "type" || taken === "residual") && key !== "$id" && key !== "$anchor";
}

/** Returns where an older draft has a keyword that was renamed. */
function findOrigin([keyword = "", ...steps]: readonly string[], schema: Schema): string[] {
  const isTuple = Array.isArray(schema.items);
  const isOld = keyword === "dependentSchemas" && schema.dependentSchemas === undefined;
  if (isTuple && keyword === "prefixItems") return ["items", ...steps];
  if (isTuple && keyword === "items") return ["additionalItems"];
  return [isOld ? "dependencies" : keyword, ...steps];
}

/** Queues the target of a reference, and refers to its definition, or to a document that is not read. */
function refer(ref: string, place: string, { name, document, ...reader }: Reader): Schema {
  const { pointer, address, isKnown } = resolveReference(ref, place, {
    document,
    addresses: reader.addresses,
  });
  const target = pointer === undefined ? undefined : readPointer(document, pointer);
  if (!isKnown && pointer === undefined && !ref.startsWith("#")) return { [ELSEWHERE]: address };
  if (pointer === undefined || target === undefined)
    throw new Error(`cannot read ${name}: "${ref}" at #${place} leads nowhere`);
  reader.references.set(`#${pointer}`, (reader.references.get(`#${pointer}`) ?? 0) + 1);
  const key = writeKey(pointer);
  if (!Object.hasOwn(reader.definitions, key)) {
    // Recorded before it is read, since it may refer to itself.
    reader.definitions[key] = true;
    reader.queue.push(pointer);
  }
  return { $ref: `#/$defs/${key}` };
}

/** Writes a pointer as one step of a reference, with special characters replaced. */
function writeKey(pointer: string): string {
  return pointer.replaceAll(/[^\w-]/gu, (character) => `.${character.codePointAt(0)?.toString(16)}.`);
}

/** Returns where a schema is written, such as `#/$defs/Task`. */
export function readPlace(node: Node | undefined): string | undefined {
  const place = typeof node === "object" ? node[PLACE] : undefined;
  return typeof place === "string" ? place : undefined;
}
