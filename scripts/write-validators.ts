import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { itemAt } from "#src/text/item-at.ts";
import { must } from "#src/text/must.ts";
import { contractInMode } from "./contract-in-mode.ts";
import { type Contract, type GeneratedFile, headerOf, type Mode, modes, type Root } from "./contracts.ts";
import { readModel } from "./model/read-model.ts";
import { textFormats } from "./model/text-formats.ts";
import type { Sources } from "./sources.ts";
import { emitChecks } from "./validators/emit-checks.ts";
import { emitGuards } from "./validators/emit-guards.ts";
import { lower } from "./validators/lower.ts";
import { residualCode } from "./validators/residual-code.ts";
import type { Lowered } from "./validators/shape.ts";

/** Folder of the hand-written modules that the emitted code imports and bundles. */
const runtimeFolder = fileURLToPath(new URL("./validators", import.meta.url));

/** Writes a contract's validators: in each mode the whole contract, and each event alone. */
export async function writeValidators(contract: Contract): Promise<GeneratedFile[]> {
  const files = modes.map(async (mode) => {
    const lowered = lower(readModel(contract, mode));
    const inMode = contractInMode(contract, mode);
    const roots = [contract.main, ...contract.parts];
    const written = roots.map(async (root) => {
      const path = `generated/validators/${contract.slug}/${mode}/${root.name}`;
      const text = await validatorOf(inMode, root, lowered);
      return [
        { path: `${path}.js`, text: `// ${headerOf(contract.source)}\n${text}`, from: contract.source },
        { path: `${path}.d.ts`, text: declarationsOf(contract, root, mode), from: contract.source },
      ];
    });
    const guards = await guardsOf(inMode, lowered);
    const path = `generated/validators/${contract.slug}/${mode}/guards`;
    return [
      ...(await Promise.all(written)).flat(),
      { path: `${path}.js`, text: `// ${headerOf(contract.source)}\n${guards}`, from: contract.source },
      { path: `${path}.d.ts`, text: guardDeclarationsOf(contract, mode), from: contract.source },
    ];
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

/**
 * Writes the module that checks one document type of a contract, in the mode that its schemas are in.
 *
 * An envelope is picked by its tag before anything is checked. With `formats` false, formats are not asserted.
 */
export async function validatorOf(
  contract: Contract,
  root: Root,
  lowered: Lowered,
  formats = true,
): Promise<string> {
  const { code, check } = checkOf(contract, root, lowered);
  const run = lowered.recursive.size === 0 ? "run" : "runDeep";
  const residuals = residualsIn(code);
  const contents = `
    ${residuals.length === 0 ? "" : `import { ${residuals.map(nameOf)} } from "residual";import { other } from "./residual-runtime.ts";`}
    import { byTag, choose, fail, failFormat, failLength, failRange, failValue, found, isLong, isObject, own, ownOf, plain, pointer, prefix, report, run, strangers, unexpected } from "./runtime.ts";
    import { deep, runDeep } from "./recursion.ts";
    import { ${textFormats.map(({ check }) => check).join()} } from "./formats.ts";
    ${code}
    export const validate = (value) => ${run}(${check}, value);
    export const is = (value) => !validate(value).length;`;
  return bundle(contents, residualCode(residuals, contract, { ...lowered, formats }));
}

/**
 * Writes the module that tells whether a value is a document of a contract or one of its events, in the mode that its
 * schemas are in. With `formats` false, formats are not asserted.
 */
export async function guardsOf(contract: Contract, lowered: Lowered, formats = true): Promise<string> {
  const { main, parts, envelope } = contract;
  const roots = parts.length === 0 ? [main] : parts;
  const { code, guards } = emitGuards(
    roots.map(({ type }) => type),
    lowered,
  );
  const residuals = residualsIn(code);
  const isDeep = lowered.recursive.size > 0;
  const own = roots.map(({ type }) => {
    const guard = guards.get(type);
    return `export const is${type} = ${isDeep ? `(value) => runDeep(${guard}, value)` : guard};`;
  });
  const cases = parts.map(({ event, type }) => `case ${JSON.stringify(event)}: return is${type}(value);`);
  const picking = `export function is${main.type}(value) {
    if (isObject(value)) switch (value[${JSON.stringify(envelope?.tag)}]) { ${cases.join("")} }
    return false;
  }`;
  const contents = `
    ${residuals.length === 0 ? "" : `import { ${residuals.map(nameOf)} } from "residual";`}
    import { choose, deep, fits, hasStrangers, isWithin, runDeep } from "./guard-runtime.ts";
    import { isLong, isObject, own, ownOf, plain } from "./runtime.ts";
    import { ${textFormats.map(({ check }) => check).join()} } from "./formats.ts";
    ${code}${own.join("")}${parts.length === 0 ? "" : picking}`;
  return bundle(contents, residualCode(residuals, contract, { ...lowered, formats }));
}

/** Lists the numbers of the residuals that code calls. */
function residualsIn(code: string): number[] {
  return [...new Set([...code.matchAll(/\bresidual(\d+)\b/g)].map(([, number]) => Number(number)))];
}

function nameOf(residual: number): string {
  return `residual${residual}`;
}

function checkOf(contract: Contract, root: Root, lowered: Lowered): { code: string; check: string } {
  const { main, parts, envelope } = contract;
  if (root.name !== main.name || parts.length === 0) {
    const { code, checks } = emitChecks([root.type], lowered);
    return { code, check: must(checks[root.type], root.type) };
  }
  const { code, checks } = emitChecks(
    parts.map(({ type }) => type),
    lowered,
  );
  const rows = parts.map(({ event, type }) => `[${JSON.stringify(event)}, ${checks[type]}]`);
  const picking = `const whole = byTag(${JSON.stringify(envelope?.tag)}, new Map([${rows.join()}]));`;
  return { code: code + picking, check: "whole" };
}

async function bundle(contents: string, residual: string): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: runtimeFolder, loader: "js" },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
    plugins: [moduleOf("residual", residual)],
  });
  return itemAt(result.outputFiles, 0).text;
}

/** Makes a module that exists in memory alone. */
function moduleOf(name: string, contents: string): Plugin {
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}$`) }, ({ path }) => ({ path, namespace: name }));
      onLoad({ filter: /.*/, namespace: name }, () => ({ contents, resolveDir: runtimeFolder }));
    },
  };
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

function guardDeclarationsOf(contract: Contract, mode: Mode): string {
  const roots = [contract.main, ...contract.parts];
  const guards = roots.map(
    ({ type, description }) => `
/**
 * Tells whether a value is valid in ${mode} mode; leaves at the first error.
 *
 * ${description}
 */
export declare function is${type}(value: unknown): value is ${type};
`,
  );
  const types = roots.map(({ type }) => type).toSorted();
  return `// ${headerOf(contract.source)}
import type {
${types.map((type) => `  ${type},`).join("\n")}
} from "../../../types/${contract.slug}.d.ts";
${guards.join("")}`;
}
