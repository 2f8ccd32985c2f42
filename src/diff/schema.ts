import { jsonTypes, nameJsonType } from "../model/model.ts";
import { type Definitions, refName, type Schema } from "../model/schema.ts";
import { getOrMake } from "../util/get-or-make.ts";
import { isRecord } from "../util/is-object.ts";
import { listSome } from "../util/list-some.ts";
import { type ContractDocument, DiffError } from "./change.ts";

/** A pair: before and after. */
export type Pair<T> = readonly [before: T, after: T];

/** A contract, as read from its published schema. */
export interface Contract {
  readonly name: string;
  readonly root: Schema;
  readonly definitions: Definitions;
  /** Envelopes by event. Empty if the contract has no events. */
  readonly events: ReadonlyMap<string, Schema>;
  /** Caches the forms of its schemas, which makes a comparison twice as fast. */
  readonly forms: WeakMap<Schema, readonly Form[]>;
}

/** One of the kinds of values that a schema accepts. */
export interface Form {
  /** JSON type, or `integer`. */
  readonly kind: string;
  readonly schema: Schema;
  /** Name of its definition. */
  readonly name?: string | undefined;
  /** The allowed values, if they are listed. */
  readonly words?: readonly unknown[];
}

/**
 * Reads a published schema: its definitions, and the envelopes of its events. The root may be `oneOf`, or `allOf` with
 * `if` and `then`.
 *
 * @throws DiffError if the document is not a published schema.
 */
export function readContract({ name, document }: ContractDocument): Contract {
  const definitions = isRecord(document) ? (document.$defs ?? document.definitions) : undefined;
  if (!isRecord(document) || typeof document.$schema !== "string" || !isRecord(definitions))
    throw new DiffError(`cannot read ${name}: it is not a published schema, such as schema.json`);
  const root: Schema = document;
  const contract = { name, root, definitions: definitions as Definitions, forms: new WeakMap() };
  const branches = root.oneOf ?? root.allOf?.flatMap(({ then = {} }) => [then]) ?? [];
  const events = branches.flatMap(({ $ref }): [string, Schema][] => {
    const envelope = $ref === undefined ? {} : follow($ref, contract);
    const event = envelope.properties?.event?.const;
    return typeof event === "string" ? [[event, envelope]] : [];
  });
  return { ...contract, events: new Map(events) };
}

function follow($ref: string, { definitions, name }: Pick<Contract, "definitions" | "name">): Schema {
  const target = definitions[refName($ref)];
  if (target === undefined) throw new DiffError(`cannot read ${name}: "${$ref}" has no target`);
  return target;
}

/** Lists the branches of a schema without following references. */
export function listBranches(schema: Schema): readonly Schema[] {
  return (schema.anyOf ?? schema.oneOf)?.flatMap(listBranches) ?? [schema];
}

/** Lists the kinds of values that a schema accepts, following references. */
export function listForms(schema: Schema, contract: Contract): readonly Form[] {
  return getOrMake(contract.forms, schema, () => makeForms(schema, contract));
}

function makeForms(schema: Schema, contract: Contract, name?: string): Form[] {
  return listBranches(schema).flatMap((one): Form[] => {
    if (one.$ref !== undefined)
      return makeForms(follow(one.$ref, contract), contract, nameDefinition(one.$ref, contract));
    if (one !== schema) return makeForms(one, contract, name);
    const words = one.enum ?? ("const" in one ? [one.const] : undefined);
    if (words !== undefined) return [{ schema, kind: nameJsonType(words[0]), words, name }];
    const type = one.type ?? (one.properties === undefined ? jsonTypes : "object");
    if (typeof type !== "string") return type.map((kind) => ({ kind, schema }));
    return [{ schema, kind: type, name: type === "null" ? undefined : name }];
  });
}

/** Returns the name of a definition: its title if that is a valid name, otherwise its key. */
export function nameDefinition($ref: string, { definitions }: Contract): string {
  const key = refName($ref);
  const title = definitions[key]?.title ?? "";
  return /^\w+$/.test(title) ? title : key;
}

/** Describes a schema by the names of its definitions, such as `list of Label or null`. */
export function describeSchema(schema: Schema, contract: Contract): string {
  const branches = listBranches(schema).map((one) =>
    one.$ref === undefined
      ? describeForms(listForms(one, contract), contract)
      : nameDefinition(one.$ref, contract),
  );
  return [...new Set(branches)].join(" or ");
}

/** Describes a list of forms, such as `User or null`. */
export function describeForms(forms: readonly Form[], contract: Contract): string {
  if (jsonTypes.every((kind) => forms.some((form) => form.kind === kind && !listsProperties(form))))
    return "anything";
  const texts = forms.map(({ kind, name, words, schema }) => {
    if (name !== undefined) return name;
    if (words !== undefined) return listSome(words.map((word) => JSON.stringify(word)));
    if (kind === "array") return `list of ${describeSchema(schema.items ?? {}, contract)}`;
    if (kind !== "object") return kind === "string" ? (schema.format ?? kind) : kind;
    if (schema.properties !== undefined) return "an object with listed properties";
    return isAnyObject({ kind, schema }) ? "any object" : "map";
  });
  return [...new Set(texts)].join(" or ");
}

/** Checks whether a form lists its properties. */
export function listsProperties({ schema }: Form): boolean {
  return schema.properties !== undefined;
}

/** Checks whether a form accepts every object. */
export function isAnyObject({ kind, schema }: Form): boolean {
  return (
    kind === "object" && schema.properties === undefined && typeof schema.additionalProperties !== "object"
  );
}
