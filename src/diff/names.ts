import { parsePointer } from "../json/pointer.ts";
import type { Node, Schema } from "../model/schema.ts";
import type { Arm, Shape } from "./arms.ts";
import { DEFINITION, readPlace } from "./read-contract.ts";

/** How to write each step of a pointer that stands for members of a document; other steps are left out. */
const holders: Readonly<Record<string, (name: string) => string>> = {
  properties: (name) => `.${name}`,
  patternProperties: (name) => `./${name}/`,
  dependentSchemas: () => "",
  prefixItems: (name) => `[${name}]`,
  allOf: () => "",
  anyOf: () => "",
  oneOf: () => "",
};
const single: Readonly<Record<string, string>> = {
  items: "[]",
  additionalProperties: ".*",
  unevaluatedProperties: ".*",
};

/** A schema's name in reports: its definition, and the members that lead from there to it. */
interface SchemaName {
  readonly definition: string;
  readonly words: string;
}

/** Names a schema; undefined if it is in no definition. */
export function nameSchema(node: Node | undefined): SchemaName | undefined {
  const place = readPlace(node);
  const definition = typeof node === "object" ? node[DEFINITION] : undefined;
  if (place === undefined || typeof definition !== "string") return undefined;
  const steps = parsePointer(place.slice(1)) ?? [];
  const inner = steps.slice(steps[0] === "components" ? 3 : 2);
  let words = "";
  for (let i = 0; i < inner.length; i += 1) {
    const step = inner[i] ?? "";
    const holder = Object.hasOwn(holders, step) ? holders[step] : undefined;
    if (holder !== undefined) {
      words += holder(inner[i + 1] ?? "");
      i += 1;
    } else words += single[step] ?? "";
  }
  return { definition, words };
}

/** Returns the name of the definition that a shape is; undefined if it is none, or more than one. */
export function nameShape({ parts }: Pick<Shape, "parts">): string | undefined {
  const [only, ...others] = parts;
  return only === undefined || others.length > 0 ? undefined : nameDefinition(only.node);
}

/** Returns the name of the definition that a schema is, not of one around it. */
export function nameDefinition(node: Node): string | undefined {
  const place = readPlace(node) ?? "";
  const isWhole = /^#\/(\$defs|definitions|components\/schemas)\/[^/]*$/.test(place);
  return isWhole ? nameSchema(node)?.definition : undefined;
}

/** Returns the schema that a shape is written as. */
export function findSite({ parts }: Shape): Schema | undefined {
  const found = parts.map(({ node }) => node).find((node) => readPlace(node) !== undefined);
  return typeof found === "object" ? found : undefined;
}

/** Lists the definitions around the schemas of an arm. */
export function definitionsIn({ parts }: Arm): Set<string> {
  return new Set(parts.flatMap(({ node }) => nameSchema(node)?.definition ?? []));
}
