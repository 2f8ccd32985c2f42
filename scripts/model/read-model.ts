import type { Contract, Mode } from "../contracts.ts";
import { contractInMode } from "../modes.ts";
import { mapValues, type Schema, stepsIn } from "../schema.ts";
import { checkKeywords, isWhole } from "./check-keywords.ts";
import { type Declaration, jsonTypes, type Model, type Type } from "./model.ts";
import { readForm, readType } from "./read-type.ts";
import { isBody, type Scope, typeName } from "./scope.ts";

/**
 * Reads a contract into types, in a mode, or as it is written.
 *
 * Every keyword of its schemas is said by a type or is part of a residual. `format` asserts in a mode alone.
 *
 * @throws Error when a reference points to nothing, or two types have one name.
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
    declarations: declarationsOf(read, mode !== "written"),
  };
}

function declarationsOf(contract: Contract, formats: boolean): Declaration[] {
  const { definitions, definitionsKeyword, main } = contract;
  if (isWhole(contract)) {
    const type: Type = { kind: "json", types: jsonTypes, residual: { $ref: "#" } };
    return [{ kind: "alias", name: main.type, doc: docIn(main.schema), type }];
  }
  const names = mapValues(definitions, (schema, key) => nameOf(schema, key));
  const declarations: Declaration[] = [];
  const taken = new Map<string, string>(Object.entries(names).map(([key, name]) => [name, key]));
  const started = new Set<string>();
  const pointed = new Map<string, string>();

  const scope: Scope = {
    contract,
    formats,
    find: (ref) => find(contract, ref),
    read: (schema, hint) => readType(schema, hint, scope),
    refer(ref) {
      const [keyword, key, ...deeper] = stepsIn(ref) ?? [];
      if (keyword === undefined) return declareSchema(main.type, main.schema);
      if (keyword === definitionsKeyword && key !== undefined && deeper.length === 0)
        return declareSchema(names[key]!, find(contract, ref), key);
      const name = pointed.get(ref) ?? unique(typeName(...(stepsIn(ref) ?? [])));
      pointed.set(ref, name);
      return declareSchema(name, find(contract, ref));
    },
    declare(wanted, body, schema) {
      const name = unique(wanted);
      started.add(name);
      declarations.push({ ...body, name, doc: docIn(schema) } as Declaration);
      return { kind: "named", name };
    },
  };

  const unique = (wanted: string): string => {
    for (let suffix = ""; ; suffix += "X") {
      const name = `${wanted}${suffix}`;
      if (taken.has(name) || started.has(name)) continue;
      taken.set(name, name);
      return name;
    }
  };

  function declareSchema(
    name: string,
    schema: Schema | boolean,
    definition?: string,
  ): { kind: "named"; name: string } {
    if (!started.has(name)) {
      started.add(name);
      const whole = typeof schema === "boolean" ? (schema ? {} : { not: {} }) : schema;
      const form = readForm(whole, name, scope);
      const head = {
        name,
        doc: docIn(whole),
        ...(definition !== undefined && { definition }),
        ...tagOf(contract, name),
      };
      declarations.push(
        (isBody(form) ? { ...form, ...head } : { kind: "alias", type: form, ...head }) as Declaration,
      );
    }
    return { kind: "named", name };
  }

  declareSchema(main.type, main.schema);
  for (const [key, schema] of Object.entries(definitions)) declareSchema(names[key]!, schema, key);
  return declarations;
}

function nameOf(schema: Schema | boolean, key: string): string {
  return typeof schema === "object" && typeof schema.title === "string" ? schema.title : key;
}

function docIn({ description }: Schema): string {
  return typeof description === "string" ? description : "";
}

/** Notes the tag of an envelope, by which the root tells its events apart. */
function tagOf({ parts, envelope }: Contract, name: string): { tag?: { member: string; value: string } } {
  const event = parts.find(({ type }) => type === name)?.event;
  return event === undefined || envelope === undefined ? {} : { tag: { member: envelope.tag, value: event } };
}

/** Finds what a local reference points to. */
function find({ main, definitions, definitionsKeyword, slug }: Contract, ref: string): Schema | boolean {
  const steps = stepsIn(ref);
  let at: unknown = { ...main.schema, [definitionsKeyword]: definitions };
  for (const step of steps ?? [undefined]) {
    const next = typeof at === "object" && at !== null && step !== undefined && Object.hasOwn(at, step);
    if (!next) throw new Error(`cannot read ${slug}: "$ref" points to "${ref}", where nothing is`);
    at = (at as Readonly<Record<string, unknown>>)[step];
  }
  return at as Schema | boolean;
}
