import type { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type Definitions, omit, refName, type Schema } from "../../src/model/schema.ts";
import { assertDefined } from "../../src/util/assert-defined.ts";

/** Checks whether a schema accepts a value. */
export type Accepts = (value: unknown) => boolean;

/** Definitions that are compiled separately, so that one can be replaced without recompiling those that refer to it. */
interface Linked {
  /** Compiles a schema that refers to the definitions. */
  readonly compile: (schema: Schema) => Accepts;
  /** Runs a function while a definition is replaced by another. */
  readonly during: <T>(name: string, schema: Schema, ask: () => T) => T;
}

/** Checking a mutated schema, inlining its references and optimizing its code would take longer than using it. */
const quick = { validateSchema: false, inlineRefs: false, code: { optimize: false } } as const;

/** Prepares plain Ajv. References use the current definition. Default dialect: 2020-12. */
export function linkDefinitions(
  definitions: Definitions,
  dialect: typeof Ajv | typeof Ajv2020 = Ajv2020,
): Linked {
  const known = new Map<string, Accepts>();
  const ajv = new dialect({ strictTypes: false, ...quick });
  addFormats.default(ajv);
  ajv.addKeyword({
    keyword: "definition",
    schemaType: "string",
    errors: false,
    validate: (name: string, value: unknown) => assertDefined(known.get(name), name)(value),
  });
  const compile = (schema: Schema): Accepts => {
    const linked = JSON.parse(JSON.stringify(schema), (_, node) =>
      typeof node?.$ref === "string" ? { ...omit(node, "$ref"), definition: refName(node.$ref) } : node,
    );
    return ajv.compile(linked);
  };
  for (const [name, definition] of Object.entries(definitions)) known.set(name, compile(definition));
  return {
    compile,
    during: (name, schema, ask) => {
      const usual = assertDefined(known.get(name), name);
      known.set(name, compile(schema));
      try {
        return ask();
      } finally {
        known.set(name, usual);
      }
    },
  };
}
