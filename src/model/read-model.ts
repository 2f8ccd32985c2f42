import { sameJson } from "../json/same-json.ts";
import { getOrMake } from "../util/get-or-make.ts";
import { readMember } from "../util/read-member.ts";
import { checkKeywords, isWhole } from "./check-keywords.ts";
import { type Contract, isNamedOutside, type Mode } from "./contract.ts";
import { contractInMode } from "./contract-in-mode.ts";
import { type Declaration, type EventTypes, jsonTypes, type Model, type Type } from "./model.ts";
import { readForm, readType } from "./read-type.ts";
import { type Schema, stepsIn } from "./schema.ts";
import { identifier, isBody, type Scope, typeName } from "./scope.ts";

/**
 * Reads a contract into types, in a mode, or as it is written.
 *
 * Every keyword of its schemas is expressed by a type or part of a residual. `format` asserts only in a mode.
 *
 * @throws Error if a reference points to nothing.
 */
export function readModel(contract: Contract, mode: Mode | "written"): Model {
  const read = mode === "written" ? contract : contractInMode(contract, mode);
  const { name, edition, slug, source, main } = contract;
  checkKeywords(contract, mode === "written");
  return {
    name,
    edition,
    slug,
    source,
    mode,
    main: main.type,
    ...(isNamedOutside(contract) && { events: readEvents(contract) }),
    declarations: listDeclarations(read, mode !== "written"),
  };
}

function readEvents({ envelope, parts }: Contract): EventTypes {
  const { header, tag } = envelope ?? {};
  const types = parts.map(({ event = "", type }) => ({ event, type }));
  return { ...(header !== undefined && { header }), ...(tag !== undefined && { member: tag }), types };
}

/** Reads a contract into types in both modes. The result is kept as long as the contract. */
export function readModels(contract: Contract): Models {
  return getOrMake(modelsRead, contract, () => ({
    strict: readModel(contract, "strict"),
    tolerant: readModel(contract, "tolerant"),
  }));
}

type Models = Readonly<Record<Mode, Model>>;

/** The models of each contract. */
const modelsRead = new WeakMap<Contract, Models>();

/** State: the declarations so far. */
interface Book {
  readonly contract: Contract;
  /** Type name of each definition of the contract, by key. */
  readonly names: ReadonlyMap<string, string>;
  readonly declarations: Declaration[];
  /** Names of begun declarations. */
  readonly started: Set<string>;
  /** Names of the schemas inside a definition that references point to. */
  readonly pointed: Map<string, string>;
  /** Names of the types that are written inside others, keyed by their schema. */
  readonly inner: Map<string, string>;
  /** Every name in use. */
  readonly taken: Set<string>;
}

function listDeclarations(contract: Contract, formats: boolean): Declaration[] {
  const { definitions, main } = contract;
  if (isWhole(contract)) {
    const type: Type = { kind: "json", types: jsonTypes, residual: { $ref: "#" } };
    return [{ kind: "alias", name: main.type, doc: docIn(main.schema), type }];
  }
  const names = nameDefinitions(definitions, main);
  const taken = new Set([main.type, ...names.values()]);
  const book: Book = {
    contract,
    names,
    declarations: [],
    started: new Set(),
    pointed: new Map(),
    inner: new Map(),
    taken,
  };
  const scope = createScope(book, formats);
  declareSchema({ name: main.type, schema: main.schema }, book, scope);
  for (const [definition, name] of names)
    declareSchema({ name, schema: definitions[definition] ?? {}, definition }, book, scope);
  return book.declarations;
}

function createScope(book: Book, formats: boolean): Scope {
  const { contract } = book;
  const scope: Scope = {
    contract,
    formats,
    find: (ref) => find(contract, ref),
    read: (schema, hint) => readType(schema, hint, scope),
    refer: (ref) => declareSchema(resolveTarget(ref, book), book, scope),
    declare(wanted, body, schema, hint = wanted) {
      // A schema that is repeated under the same title is one type.
      const key = `${wanted} ${JSON.stringify(schema)}`;
      const known = book.inner.get(key);
      if (known !== undefined) return { kind: "named", name: known };
      const name = unique(book.taken.has(wanted) ? hint : wanted, book.taken);
      book.inner.set(key, name);
      book.started.add(name);
      book.declarations.push({ ...body, name, doc: docIn(schema) });
      return { kind: "named", name };
    },
  };
  return scope;
}

/** A schema that gets a declaration, and its key if it is a definition of the contract. */
interface Target {
  readonly name: string;
  readonly schema: Schema | boolean;
  readonly definition?: string;
}

function resolveTarget(ref: string, { contract, names, pointed, taken }: Book): Target {
  const { main, definitionsKeyword } = contract;
  const steps = stepsIn(ref) ?? [];
  const [keyword, definition, ...deeper] = steps;
  if (keyword === undefined) return { name: main.type, schema: main.schema };
  const schema = find(contract, ref);
  const isDefinition = keyword === definitionsKeyword && definition !== undefined && deeper.length === 0;
  const own = isDefinition ? names.get(definition) : undefined;
  if (isDefinition && own !== undefined) return { name: own, schema, definition };
  return { name: getOrMake(pointed, ref, () => unique(typeName(...steps), taken)), schema };
}

/** Takes a free name: not of a definition, a reference or another declaration. */
function unique(wanted: string, taken: Set<string>): string {
  let name = wanted;
  while (taken.has(name)) name += "X";
  taken.add(name);
  return name;
}

function declareSchema(
  { name, schema, definition }: Target,
  { contract, declarations, started }: Book,
  scope: Scope,
): Type & { readonly kind: "named" } {
  if (!started.has(name)) {
    started.add(name);
    const whole = typeof schema === "boolean" ? (schema ? {} : { not: {} }) : schema;
    const form = readForm(whole, name, scope);
    const head = { name, doc: docIn(whole), ...(definition !== undefined && { definition }) };
    if (!isBody(form)) declarations.push({ kind: "alias", type: form, ...head });
    else if (form.kind === "record") declarations.push({ ...form, ...head, ...readTag(contract, name) });
    else declarations.push({ ...form, ...head });
  }
  return { kind: "named", name };
}

/** Names definitions after their titles or keys. If two have the same title, the later is named after its key. */
export function nameDefinitions(
  definitions: Contract["definitions"],
  main: Contract["main"],
): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set([main.type]);
  for (const [key, schema] of Object.entries<Schema | boolean>(definitions)) {
    const title = typeof schema === "object" ? schema.title : undefined;
    const name = identifier(title, key);
    const isMain = name === main.type && sameJson(schema, main.schema);
    names.set(key, isMain ? name : unique(taken.has(name) ? identifier(key) : name, taken));
  }
  return names;
}

function docIn({ description }: Schema): string {
  return typeof description === "string" ? description : "";
}

/** Returns the tag of an envelope, which identifies its event. */
function readTag({ parts, envelope }: Contract, name: string): { tag?: { member: string; value: string } } {
  const event = parts.find(({ type }) => type === name)?.event;
  const { tag, header } = envelope ?? {};
  return event === undefined || tag === undefined || header !== undefined
    ? {}
    : { tag: { member: tag, value: event } };
}

/** Finds the target of a local reference. */
function find({ main, definitions, definitionsKeyword, slug }: Contract, ref: string): Schema | boolean {
  const steps = stepsIn(ref);
  let at: unknown = { ...main.schema, [definitionsKeyword]: definitions };
  for (const step of steps ?? [undefined]) {
    const next = typeof at === "object" && at !== null && step !== undefined && Object.hasOwn(at, step);
    if (!next) throw new Error(`cannot read ${slug}: "$ref" points to "${ref}", where nothing is`);
    at = readMember(at, step);
  }
  return at as Schema | boolean;
}
