import { nameJsonType } from "#src/model/model.ts";
import { type Definitions, readDefinitions, type Schema } from "#src/model/schema.ts";
import { isObject } from "#src/util/is-object.ts";
import { readProperty } from "#src/util/read-property.ts";

/** A schema that may apply to a value, after resolving references and unions. */
export interface Branch {
  readonly schema: Schema;
  /** Name of its definition; empty for an inline schema. */
  readonly name: string;
}

/** A location in a document: the steps from the root, and the value, if there is one. */
export interface Place {
  readonly steps: readonly string[];
  readonly value: unknown;
  /** The definition that contains it; empty for the root. */
  readonly owner: string;
}

/** A document and its schema. */
export interface Origin {
  readonly document: unknown;
  readonly schema: Schema;
  readonly definitions: Definitions;
}

/** Functions that a walk calls. */
interface Visitor {
  /** Called for every listed property, item and entry, present or not, with the branches of its schema. */
  readonly place?: (place: Place, branches: readonly Branch[]) => void;
  /** Called instead of `place` where any value is allowed. */
  readonly open?: (place: Place, branches: readonly Branch[]) => void;
  /** Called for every definition, and every schema inside one, when the walk first enters it. */
  readonly definition?: (place: Place, branch: Branch) => void;
}

/** Creates the start of a walk from the schema of a document's type, or the definition of its event. */
export function createOrigin(document: unknown, schema: Schema, definition?: string): Origin {
  return {
    document,
    definitions: readDefinitions(schema),
    schema: definition === undefined ? schema : { $ref: `#/$defs/${definition}` },
  };
}

/** Lists the branches of a schema after resolving references and unions. A self-reference adds nothing. */
export function listBranches(
  definitions: Definitions,
  schema: Schema,
  name = "",
  within: readonly string[] = [],
): Branch[] {
  const target = schema.$ref?.split("/").at(-1);
  if (target !== undefined) {
    const definition = definitions[target];
    return definition === undefined || within.includes(target)
      ? []
      : listBranches(definitions, definition, target, [...within, target]);
  }
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches === undefined) return [{ schema, name }];
  return branches.flatMap((one) => listBranches(definitions, one, "", within));
}

/** Lists the JSON types that branches together allow. `integer` does not include `number`. */
export function listTypes(branches: readonly Branch[]): ReadonlySet<string> {
  const all = ["null", "boolean", "number", "string", "array", "object"];
  return new Set(
    branches.flatMap(({ schema }) => {
      const listed = "const" in schema ? [schema.const] : schema.enum;
      return schema.type ?? listed?.map(nameJsonType) ?? all;
    }),
  );
}

/**
 * Walks through a document and its schema. Each location in a definition is visited only once, when it is first found.
 * `met` collects the visited locations, even across documents.
 */
export function walkDocument(origin: Origin, met: Set<string>, visitor: Visitor): void {
  const { definitions, schema, document } = origin;
  const isFirst = (key: string): boolean => !met.has(key) && met.add(key).has(key);
  const enter = (place: Place, key: string, branches: readonly Branch[]): void => {
    for (const branch of pickFitting(branches, place.value)) {
      const base = branch.name || key;
      if (isFirst(`${base}{}`)) visitor.definition?.(place, branch);
      const inside = listInner(branch.schema, place.value).map(([step, inner, label = step]) => ({
        place: {
          steps: [...place.steps, step],
          value: readProperty(place.value, step),
          owner: branch.name || place.owner,
        },
        key: `${base}/${label}`,
        branches: listBranches(definitions, inner),
      }));
      // The places of an object come before nested ones, so a recursive definition is tested where it first appears.
      for (const one of inside)
        if (isFirst(one.key))
          (isOpen(one.branches) ? visitor.open : visitor.place)?.(one.place, one.branches);
      for (const one of inside)
        if (!isOpen(one.branches) && one.place.value !== undefined) enter(one.place, one.key, one.branches);
    }
  };
  enter({ steps: [], value: document, owner: "" }, "", listBranches(definitions, schema));
}

/** Checks whether branches together allow every JSON type. */
function isOpen(branches: readonly Branch[]): boolean {
  return listTypes(branches).size === 6;
}

/** A schema inside another: the step to it, the schema, and a label that similar steps share. */
type Inner = readonly [step: string, schema: Schema, label?: string];

/**
 * Lists the schemas inside a schema: those of its properties, of its first item and of an item
 * appended to it, and of the first unlisted property.
 */
function listInner(schema: Schema, value: unknown): readonly Inner[] {
  const { items, properties = {}, additionalProperties } = schema;
  if (Array.isArray(value)) {
    if (value.length === 0 || items === undefined) return [];
    return [
      ["0", items, "item"],
      [String(value.length), items, "next"],
    ];
  }
  if (!isObject(value)) return [];
  const other = Object.keys(value).find((name) => !Object.hasOwn(properties, name));
  const isOther = other !== undefined && typeof additionalProperties === "object";
  return [...Object.entries(properties), ...(isOther ? [[other, additionalProperties, "*"] as const] : [])];
}

/**
 * Picks the branches that match a value: those with its JSON type and tag, preferably only those whose required
 * properties it has.
 */
function pickFitting(branches: readonly Branch[], value: unknown): readonly Branch[] {
  const type = nameJsonType(value);
  const fitting = branches.filter(
    (branch) =>
      (listTypes([branch]).has(type) || (type === "number" && listTypes([branch]).has("integer"))) &&
      Object.entries(branch.schema.properties ?? {}).every(
        ([name, { const: tag }]) => tag === undefined || readProperty(value, name) === tag,
      ),
  );
  const whole = fitting.filter(({ schema: { required = [], properties = {}, additionalProperties } }) => {
    if (type !== "object") return true;
    const names = Object.keys(Object(value));
    const isMap = typeof additionalProperties === "object" || Object.keys(properties).length === 0;
    return (
      required.every((name) => names.includes(name)) &&
      (isMap || names.every((name) => Object.hasOwn(properties, name)))
    );
  });
  return whole.length > 0 ? whole : fitting;
}

/**
 * Reduces a document to the path of one value, and sets that value. Every object on the path keeps only the next step,
 * and the `type` that distinguishes the branches of a union.
 */
export function pathOnly(document: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const members = isObject(document) ? document : {};
  const child = pathOnly(members[step], rest, value);
  // A list also keeps the preceding items.
  if (Array.isArray(document)) return [...document.slice(0, Number(step)), child];
  return {
    ...(typeof members.type === "string" && isTag(members.type) && { type: members.type }),
    [step]: child,
  };
}

function isTag(type: string): boolean {
  return ["group", "array", "attribute"].includes(type);
}
