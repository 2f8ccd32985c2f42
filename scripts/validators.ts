import { fileURLToPath } from "node:url";
import AjvCore from "ajv/dist/core.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { type Contract, type GeneratedFile, headerOf, type Mode, modes, type Root } from "./contracts.ts";
import { inMode } from "./json-schema.ts";
import { type Lowered, lower } from "./lowering.ts";
import type { Sources } from "./openapi.ts";
import { mapValues, type Schema } from "./schema.ts";
import { type FunctionSchema, shapeKeywords } from "./validators/shape-keyword.ts";

/** Folder of the hand-written modules that the emitted code imports and bundles. */
const runtimeFolder = fileURLToPath(new URL("./validators", import.meta.url));

/** Writes a contract's validators: in each mode the whole contract, and each event alone. */
export async function writeValidators(contract: Contract): Promise<GeneratedFile[]> {
  const files = modes.map(async (mode) => {
    const lowered = lowerIn(mode, contract);
    const roots = [contract.main, ...contract.parts];
    const written = roots.map(async (root) => {
      const path = `generated/validators/${contract.slug}/${mode}/${root.name}`;
      const text = await bundle(moduleOf(contract, root, lowered), headerOf(contract.source));
      return [
        { path: `${path}.js`, text, from: contract.source },
        { path: `${path}.d.ts`, text: declarationsOf(contract, root, mode), from: contract.source },
      ];
    });
    return (await Promise.all(written)).flat();
  });
  return (await Promise.all(files)).flat();
}

/** Copies the types that the declarations of validators and facts share. */
export function writeSupport(sources: Sources): GeneratedFile[] {
  return ["validators/validation-error", "facts/facts"].map((name) => {
    const from = `scripts/${name}.ts`;
    const text = `// ${headerOf(from)}\n\n${sources.get(from)}`;
    return { path: `generated/${name}.d.ts`, text, from };
  });
}

/** Lowers a contract in a mode; an envelope union is not lowered, `event` chooses among its parts. */
export function lowerIn(mode: Mode, { definitions, main, parts }: Contract): Lowered {
  const whole: Record<string, Schema> = parts.length === 0 ? { [main.type]: main.schema } : {};
  return lower(mapValues({ ...definitions, ...whole }, (schema) => inMode(schema, mode)));
}

/** Writes the module of one document type, before bundling. */
function moduleOf(contract: Contract, root: Root, lowered: Lowered): string {
  const isWhole = root === contract.main && contract.parts.length > 0;
  const types = isWhole ? contract.parts.map((part) => part.type) : [root.type];
  const checks = types.map((type) => `[${JSON.stringify(eventOf(contract, type))}, ${type}]`);
  const check = isWhole ? `byTag("event", new Map([${checks.join()}]))` : root.type;
  const run = lowered.recursive.size === 0 ? "run" : "runDeep";
  return `
    import { byTag, choose, fail, found, isObject, pointer, prefix, run, strangers, unexpected } from "./runtime.ts";
    import { deep, runDeep } from "./recursion.ts";
    import { isHexColour, isHttpUrl, isPlatformUrl, isUtcDateTime } from "./formats.ts";
    ${checksOf(types, lowered)}
    const check = ${check};
    export const validate = (value) => ${run}(check, value);
    export const is = (value) => validate(value).length === 0;`;
}

function eventOf({ parts }: Contract, type: string): string | undefined {
  return parts.find((part) => part.type === type)?.event;
}

/** Has Ajv write the check of each type, with every record it needs. */
function checksOf(types: readonly string[], { records, shapes, recursive, partial }: Lowered): string {
  const ajv = new AjvCore.default({
    meta: false,
    validateSchema: false,
    allErrors: true,
    inlineRefs: false,
    strict: false,
    code: { source: true, esm: true, optimize: 3 },
  });
  for (const keyword of shapeKeywords) ajv.addKeyword(keyword);
  const roots = mapValues(Object.fromEntries(types.map((type) => [type, shapes[type]])), (shape) => ({
    shape,
  }));
  const $defs = mapValues(
    records,
    (record, name): FunctionSchema => ({
      record,
      recursive: recursive.has(name),
      partial: partial.has(name),
    }),
  );
  ajv.addSchema({ $id: "lowered", $defs, roots });
  const entries = mapValues(roots, (_, type) => `lowered#/roots/${type}`);
  return withoutErrorObjects(standaloneCode.default(ajv, entries));
}

/** Replaces Ajv's own error list by the runtime's: a check returns how many entries it added. */
function withoutErrorObjects(code: string): string {
  const own = code
    .replaceAll(
      /\(data, \{instancePath="".*?\}=\{\}\)\{let vErrors = null;let errors = 0;/g,
      "(data, partial){const start = found.length;",
    )
    .replaceAll(/validate\d+\.errors = vErrors;return errors === 0;/g, "return found.length - start;")
    .replaceAll(/const (wrapper\d+) = \{validate: (validate\d+)\};/g, "const $1 = $2;")
    .replaceAll(/(wrapper\d+)\.validate/g, "$1")
    .replaceAll(/\/" \+ (key\d+)\.replace\(\/~\/g, "~0"\)\.replace\(\/\\\/\/g, "~1"\)/g, '" + pointer($1)')
    .replaceAll(/^"use strict";/g, "")
    .replaceAll(/export const /g, "const ");
  if (/vErrors|instancePath/.test(own))
    throw new Error("cannot finish a validator: Ajv's code has another form");
  return own;
}

async function bundle(contents: string, header: string): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: runtimeFolder, loader: "js" },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    banner: { js: `// ${header}` },
    logLevel: "silent",
  });
  return result.outputFiles[0]!.text;
}

function declarationsOf(contract: Contract, root: Root, mode: Mode): string {
  return `// ${headerOf(contract.source)}
import type { ${root.type} } from "../../../types/${contract.slug}.d.ts";
import type { ValidationError } from "../../validation-error.d.ts";

/**
 * Lists what is wrong with a value in ${mode} mode: at most 100 errors, and none where it is valid.
 *
 * ${root.description}
 */
export declare function validate(value: unknown): readonly ValidationError[];

/** Tells whether a value is valid in ${mode} mode. */
export declare function is(value: unknown): value is ${root.type};
`;
}
