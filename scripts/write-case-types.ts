import { compile } from "json-schema-to-typescript";
import ts from "typescript";
import { sameJson } from "#src/json/same-json.ts";
import { internal } from "#src/model/paths.ts";
import { mapSchema, mapValues, omit, refName, type Schema } from "#src/model/schema.ts";
import { parseSource, type Sources } from "./files.ts";
import { codeFile, type GeneratedFile } from "./generated-file.ts";

/**
 * Schemas of the suite's data for which types are generated. The sender protocol is excluded, because it uses the types
 * of the contract.
 */
const schemas = ["cases/payload", "cases/reading", "cases/receiver", "cases/signature", "protocol/library"];

/** Keywords that no type can express. */
const beyondTypes = [
  "minItems",
  "maxItems",
  "minProperties",
  "propertyNames",
  "not",
  "if",
  "then",
  "else",
  "dependentRequired",
  "unevaluatedProperties",
];

/**
 * Writes the types of the suite's cases and protocols. Definitions are named after their titles.
 */
export async function writeCaseTypes(sources: Sources): Promise<GeneratedFile[]> {
  return Promise.all(
    schemas.map(async (name) => {
      const from = `conformance/${name}.schema.json`;
      const schema = readTypes(parseSource(sources, from) as Schema);
      const text = await compile(schema as Parameters<typeof compile>[0], String(schema.title), {
        bannerComment: "",
        additionalProperties: false,
        unreachableDefinitions: true,
      });
      const path = `${internal}/${name.replace("/", "-")}.d.ts`;
      const lonely = /\b(?:type|interface) (\w*\d)\b/.exec(text);
      if (lonely !== null) throw new Error(`cannot write ${path}: "${lonely[1]}" ends in a digit`);
      return codeFile(path, from, `${readOnly(withoutTrails(text)).trim()}\n`);
    }),
  );
}

/** Removes the comments that say where a definition is used. */
function withoutTrails(text: string): string {
  return text
    .replaceAll(/ \*\n(?= \* This interface was referenced)/g, "")
    .replaceAll(/ \* This interface was referenced by .*\n \* via the .*\n/g, "")
    .replaceAll(/\/\*\*\n \*\/\n/g, "");
}

/** Makes all properties and lists in declarations readonly. */
function readOnly(text: string): string {
  const file = ts.createSourceFile("types.d.ts", text, ts.ScriptTarget.Latest);
  const modifier = ts.factory.createModifier(ts.SyntaxKind.ReadonlyKeyword);
  const { transformed } = ts.transform(file, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node => {
        const inner = ts.visitEachChild(node, visit, context);
        if (ts.isArrayTypeNode(inner) || ts.isTupleTypeNode(inner))
          return ts.factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, inner);
        if (!ts.isPropertySignature(inner)) return inner;
        const { name, questionToken, type } = inner;
        return ts.factory.updatePropertySignature(inner, [modifier], name, questionToken, type);
      };
      return ts.visitEachChild(root, visit, context);
    },
  ]);
  return transformed.map((one) => ts.createPrinter().printFile(one)).join("");
}

/** Reduces a schema to what types can express, and merges references with the properties beside them. */
function readTypes(schema: Schema): Schema {
  const written = schema.$defs as Readonly<Record<string, Schema>>;
  const definitions = mapValues(written, (one) => mapSchema(one, (node) => omit(node, ...beyondTypes)));
  const plain = (one: Schema): Schema =>
    mapSchema(one, (node) => merge(omit(node, ...beyondTypes), definitions));
  return { ...plain(omit(schema, "$defs")), $defs: mapValues(definitions, plain) } as Schema;
}

function merge(node: Schema, definitions: Readonly<Record<string, Schema>>): Schema {
  const { $ref, properties, required = [], ...rest } = opened(withShared(withoutConditions(node)));
  const isPlain = properties === undefined && required.length === 0;
  if ($ref === undefined)
    return { ...rest, ...(properties && { properties }), ...(required.length > 0 && { required }) };
  if (isPlain)
    return rest.description === undefined ? { $ref } : { description: rest.description, allOf: [{ $ref }] };
  const base = definitions[refName($ref)] ?? {};
  const members = { ...base.properties, ...properties };
  const allowed = Object.entries(members).filter(([, member]) => !sameJson(member, false));
  return {
    ...omit(base, "title"),
    ...rest,
    properties: Object.fromEntries(allowed),
    required: [...(base.required ?? []), ...required],
  };
}

/** Allows any property in an object without listed properties, and rewrites tuples in draft-07 form. */
function opened(node: Schema): Schema {
  const { prefixItems } = node;
  if (Array.isArray(prefixItems)) {
    const { length } = prefixItems;
    return { type: "array", items: prefixItems as unknown as Schema, minItems: length, maxItems: length };
  }
  const isOpen = node.type === "object" && node.properties === undefined && node.$ref === undefined;
  return isOpen ? { additionalProperties: true, ...node } : node;
}

/** Adds the common required properties to each branch of a union. */
function withShared({ oneOf, anyOf, properties, required = [], ...node }: Schema): Schema {
  const all = oneOf ?? anyOf;
  if (all === undefined) return { ...node, ...(properties && { properties }), required };
  const branches = all.map((branch) => {
    const own = required.filter((name) => branch.properties?.[name] !== undefined);
    return own.length === 0 ? branch : { ...branch, required: [...own, ...(branch.required ?? [])] };
  });
  return { ...omit(node, "type"), oneOf: branches };
}

/** Removes unions whose branches only require properties. */
function withoutConditions(node: Schema): Schema {
  const isCondition = (branch: Schema): boolean => Object.keys(branch).every((key) => key === "required");
  const idle = (["anyOf", "oneOf"] as const).filter((key) => node[key]?.every(isCondition));
  return omit(node, ...idle);
}
