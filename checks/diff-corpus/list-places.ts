import { create } from "jsondiffpatch";
import { formatPointer } from "#src/json/pointer.ts";
import { isRecord } from "#src/text/is-object.ts";

/** Keywords that assert nothing, and members of OpenAPI that do not concern documents. */
const annotations = new Set([
  "description",
  "title",
  "$comment",
  "examples",
  "example",
  "default",
  "deprecated",
  "summary",
  "$id",
  "id",
  "$schema",
  "externalDocs",
  "contact",
  "license",
  "info",
  "tags",
  "servers",
  "operationId",
  "version",
  "readOnly",
  "writeOnly",
  "markdownDescription",
  "enumDescriptions",
  "markdownEnumDescriptions",
  "security",
  "parameters",
  "headers",
  "securitySchemes",
  "discriminator",
  "xml",
  "contentEncoding",
  "contentMediaType",
]);
/** Keywords with members that are names, not keywords. */
const named = new Set([
  "properties",
  "patternProperties",
  "definitions",
  "$defs",
  "schemas",
  "dependencies",
  "dependentSchemas",
  "dependentRequired",
]);

const differ = create({ objectHash: (item: object) => JSON.stringify(item) });

/** Lists the places where two documents differ, found by a differ that knows nothing of schemas; annotations are left out. */
export function listPlaces(from: unknown, to: unknown): string[] {
  const delta = differ.diff(withoutAnnotations(from), withoutAnnotations(to));
  return delta === undefined ? [] : [...new Set(leaves(delta, []))];
}

function withoutAnnotations(value: unknown, keyword = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutAnnotations(one));
  if (!isRecord(value)) return value;
  const isName = named.has(keyword);
  const kept = Object.entries(value).filter(
    ([key]) => isName || !(annotations.has(key) || key.startsWith("x-")),
  );
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutAnnotations(one, isName ? "" : key)]));
}

/** A delta is a list at a leaf; in a list, keys of removed items start with an underscore. */
function* leaves(delta: unknown, steps: readonly string[]): Generator<string> {
  if (Array.isArray(delta)) {
    yield formatPointer(steps);
    return;
  }
  if (!isRecord(delta)) return;
  for (const [key, inner] of Object.entries(delta)) {
    if (key === "_t") continue;
    // A move within a list does not change a schema.
    if (Array.isArray(inner) && inner[2] === 3) continue;
    yield* leaves(inner, [...steps, key.replace(/^_(?=\d+$)/, "")]);
  }
}
