import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import {
  type Contract,
  isNamedOutside,
  listRoots,
  type Mode,
  modes,
  type Root,
} from "#src/model/contract.ts";
import { contractInMode } from "#src/model/contract-in-mode.ts";
import type { Model } from "#src/model/model.ts";
import { textFormats } from "#src/model/text-formats.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { itemAt } from "#src/util/item-at.ts";
import { codeFile, type GeneratedFile, moduleFiles } from "../../sources/generated-file.ts";
import type { Sources } from "../../sources/sources.ts";
import { emitChecks } from "./emit-checks.ts";
import { emitGuards } from "./emit-guards.ts";
import { lower } from "./lower.ts";
import { residualCode } from "./residual-code.ts";
import type { Lowered } from "./shape.ts";

/** Folder of the hand-written modules that the emitted code imports and bundles. */
const runtimeFolder = fileURLToPath(new URL(".", import.meta.url));

const formatImports = `import { ${textFormats.map(({ check }) => check).join()} } from "./formats.ts";`;
/** What emitted checks may call; a bundle leaves out the rest. */
const checkImports = `
import {
  byTag, choose, fail, failFormat, failLength, failRange, failValue, found, isLong, isObject, own, ownOf, plain, pointer,
  prefix, report, run, strangers, unexpected,
} from "./runtime.ts";
import { deep, runDeep } from "./recursion.ts";
${formatImports}`;
/** What emitted guards may call. */
const guardImports = `
import { choose, deep, fits, hasStrangers, isWithin, runDeep } from "./guard-runtime.ts";
import { isLong, isObject, own, ownOf, plain } from "./runtime.ts";
${formatImports}`;

/** Writes a contract's validators: in each mode the whole contract, and each event alone. */
export async function writeValidators(
  contract: Contract,
  models: Readonly<Record<Mode, Model>>,
): Promise<GeneratedFile[]> {
  const files = modes.map(async (mode) => {
    const lowered = lower(models[mode]);
    const inMode = contractInMode(contract, mode);
    const { main, parts, slug, source: from } = contract;
    const module = (name: string, code: string, types: string): GeneratedFile[] =>
      moduleFiles(`generated/validators/${slug}/${mode}/${name}`, from, code, types);
    const [whole, guards] = await Promise.all([
      writeValidator(inMode, main, lowered),
      writeGuards(inMode, lowered),
    ]);
    return [
      ...module(main.name, whole, declareValidator(contract, mode)),
      ...parts.flatMap((part) => module(part.name, writePart(main, part), writePart(main, part))),
      ...module("guards", guards, declareGuards(contract, mode)),
    ];
  });
  return (await Promise.all(files)).flat();
}

/** Writes the module of one event: its checks are in the module of the contract, and a bundle includes only these. */
function writePart(main: Root, { type }: Root): string {
  return `export { is${type} as is, validate${type} as validate } from "./${main.name}.js";\n`;
}

/** Files of the types that several kinds of declarations share, by name. */
const shared: Readonly<Record<string, string>> = {
  "validation-error": "validators/validation-error",
  facts: "facts/facts",
  contracts: "contracts/types",
};

/** Copies the types that the declarations of validators, facts and contracts share. */
export function writeSupport(sources: Sources): GeneratedFile[] {
  return Object.entries(shared).map(([name, path]) => {
    const from = `scripts/hub/types/${name}.ts`;
    const text = assertDefined(sources.get(from), from).replaceAll(
      /"\.\/([\w-]+)\.ts"/g,
      (_, other: string) => `"../${shared[other]}.d.ts"`,
    );
    return codeFile(`generated/${path}.d.ts`, from, text);
  });
}

/**
 * Writes the module that checks one document type of a contract, in the mode of its schemas.
 *
 * An envelope is chosen by its tag, or by the given event, before anything is checked. With `formats` false, formats
 * are not asserted.
 */
export async function writeValidator(
  contract: Contract,
  root: Root,
  lowered: Lowered,
  formats = true,
): Promise<string> {
  const { code, checks } = emitRoot(contract, root, lowered);
  const run = lowered.recursive.size === 0 ? "run" : "runDeep";
  const functions = Object.entries(checks).map(([type, check]) => {
    const takesEvent = type === "" && check === "whole" && isNamedOutside(contract);
    const [given, own] = takesEvent ? ["value, event", `(value) => whole(value, event)`] : ["value", check];
    return `
    export const validate${type} = (${given}) => ${run}(${own}, value);
    export const is${type} = (${given}) => !validate${type}(${given}).length;`;
  });
  const imports = isNamedOutside(contract)
    ? `${checkImports}import { byEvent } from "./by-event.ts";`
    : checkImports;
  return bundle(imports, code + functions.join(""), contract, { ...lowered, formats });
}

/**
 * Writes the module that checks whether a value is a document of a contract or one of its events, in the mode of its
 * schemas. With `formats` false, formats are not asserted.
 */
export async function writeGuards(contract: Contract, lowered: Lowered, formats = true): Promise<string> {
  const { main, parts, envelope } = contract;
  const isOutside = isNamedOutside(contract);
  const roots = listRoots(contract);
  const { code, guards } = emitGuards(
    roots.map(({ type }) => type),
    lowered,
  );
  const isDeep = lowered.recursive.size > 0;
  const own = roots.map(({ type }) => {
    const guard = guards.get(type);
    return `export const is${type} = ${isDeep ? `(value) => runDeep(${guard}, value)` : guard};`;
  });
  const cases = parts.map(({ event, type }) => `case ${JSON.stringify(event)}: return is${type}(value);`);
  const [given, named] = isOutside
    ? ["value, event", "event"]
    : ["value", `value[${JSON.stringify(envelope?.tag)}]`];
  const any = `case undefined: return ${parts.map(({ type }) => `is${type}(value)`).join(" || ")};`;
  const picking = `export function is${main.type}(${given}) {
    if (isObject(value)) switch (${named}) { ${cases.join("")}${isOutside ? any : ""} }
    return false;
  }`;
  const all = code + own.join("") + (parts.length === 0 ? "" : picking);
  return bundle(guardImports, all, contract, { ...lowered, formats });
}

/** Emits the checks of a document type, by the end of their names after `validate`. */
function emitRoot(
  contract: Contract,
  root: Root,
  lowered: Lowered,
): { code: string; checks: Readonly<Record<string, string>> } {
  const { main, parts, envelope } = contract;
  if (root.name !== main.name || parts.length === 0) {
    const { code, checks } = emitChecks([root.type], lowered);
    return { code, checks: { "": assertDefined(checks[root.type], root.type) } };
  }
  const { code, checks } = emitChecks(
    parts.map(({ type }) => type),
    lowered,
  );
  const rows = parts.map(({ event, type }) => `[${JSON.stringify(event)}, ${checks[type]}]`);
  // Created at its first use, so that a bundle of one event drops it with the checks of the others.
  const map = `all ??= new Map([${rows.join()}])`;
  const picking = isNamedOutside(contract)
    ? `(value, event) => byEvent(event, ${map}, value)`
    : `(value) => byTag(${JSON.stringify(envelope?.tag)}, ${map}, value)`;
  return { code: `${code}let all;const whole = ${picking};`, checks: { "": "whole", ...checks } };
}

/** Bundles emitted code with what it calls: of a runtime, and of the residuals. */
async function bundle(
  imports: string,
  code: string,
  contract: Contract,
  lowered: Parameters<typeof residualCode>[2],
): Promise<string> {
  const residuals = [
    ...new Set([...code.matchAll(/\bresidual(\d+)\b/g)].map(([, number]) => Number(number))),
  ];
  const names = residuals.map((number) => `residual${number}`).join();
  const own = `import { ${names} } from "residual";import { other } from "./residual-runtime.ts";`;
  const contents = (names === "" ? "" : own) + imports + code;
  const result = await build({
    stdin: { contents, resolveDir: runtimeFolder, loader: "js" },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
    plugins: [holdModule("residual", residualCode(residuals, contract, lowered))],
  });
  return itemAt(result.outputFiles, 0).text;
}

/** Makes a module that exists only in memory. */
function holdModule(name: string, contents: string): Plugin {
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}$`) }, ({ path }) => ({ path, namespace: name }));
      onLoad({ filter: /.*/, namespace: name }, () => ({ contents, resolveDir: runtimeFolder }));
    },
  };
}

/** Declares the functions of each document type, the whole contract first; `event` is a parameter if the body lacks it. */
function declare(
  contract: Contract,
  head: string,
  write: (type: string, given: string, isWhole: boolean) => string,
): string {
  const { slug, main } = contract;
  const roots = [main, ...contract.parts];
  const types = roots.map(({ type }) => `  ${type},\n`).toSorted();
  const functions = roots.map((root) => {
    const isWhole = root === main;
    const given = `value: unknown${isWhole && isNamedOutside(contract) ? ", event?: string" : ""}`;
    return `\n/** ${root.description} */\n${write(root.type, given, isWhole)}`;
  });
  return `import type {\n${types.join("")}} from "../../../types/${slug}.d.ts";\n${head}\n${functions.join("")}`;
}

function declareValidator(contract: Contract, mode: Mode): string {
  const head = `import type { ValidationError } from "../../validation-error.d.ts";

// In ${mode} mode, validate… lists what is wrong with a value: at most 100 errors, and none if it is valid. is… checks whether it is valid.`;
  return declare(contract, head, (type, given, isWhole) => {
    const name = isWhole ? "" : type;
    return `export declare function validate${name}(${given}): readonly ValidationError[];
export declare function is${name}(${given}): value is ${type};
`;
  });
}

function declareGuards(contract: Contract, mode: Mode): string {
  const head = `\n// Each checks whether a value is valid in ${mode} mode, and stops at the first error.`;
  return declare(
    contract,
    head,
    (type, given) => `export declare function is${type}(${given}): value is ${type};\n`,
  );
}
