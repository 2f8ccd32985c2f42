import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { type Contract, type GeneratedFile, headerOf, type Mode, modes, type Root } from "./contracts.ts";
import { readModel } from "./model/read-model.ts";
import { textFormats } from "./model/text-formats.ts";
import { contractInMode } from "./modes.ts";
import type { Sources } from "./sources.ts";
import { emitChecks } from "./validators/emit.ts";
import { lower } from "./validators/lower.ts";
import { residualCode } from "./validators/residual.ts";
import type { Lowered } from "./validators/shape.ts";

/** Folder of the hand-written modules that the emitted code imports and bundles. */
const runtimeFolder = fileURLToPath(new URL("./validators", import.meta.url));

/** Writes a contract's validators: in each mode the whole contract, and each event alone. */
export async function writeValidators(contract: Contract): Promise<GeneratedFile[]> {
  const files = modes.map(async (mode) => {
    const lowered = lower(readModel(contract, mode));
    const roots = [contract.main, ...contract.parts];
    const written = roots.map(async (root) => {
      const path = `generated/validators/${contract.slug}/${mode}/${root.name}`;
      const text = await validatorOf(contractInMode(contract, mode), root, lowered);
      return [
        { path: `${path}.js`, text: `// ${headerOf(contract.source)}\n${text}`, from: contract.source },
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
  const used = [...new Set([...code.matchAll(/\bresidual(\d+)\b/g)].map(([, number]) => Number(number)))];
  const names = used.map((number) => `residual${number}`).join();
  const contents = `
    ${used.length === 0 ? "" : `import { ${names} } from "residual";import { other } from "./residual-runtime.ts";`}
    import { byTag, choose, fail, failFormat, failLength, failRange, failValue, found, isLong, isObject, own, pointer, prefix, report, run, strangers, unexpected } from "./runtime.ts";
    import { deep, runDeep } from "./recursion.ts";
    import { ${textFormats.map(({ check }) => check).join()} } from "./formats.ts";
    ${code}
    export const validate = (value) => ${run}(${check}, value);
    export const is = (value) => !validate(value).length;`;
  const residual = used.length === 0 ? "" : residualCode(used, contract, { ...lowered, formats });
  return bundle(contents, residual);
}

function checkOf(contract: Contract, root: Root, lowered: Lowered): { code: string; check: string } {
  const { main, parts, envelope } = contract;
  if (root.name !== main.name || parts.length === 0) {
    const { code, checks } = emitChecks([root.type], lowered);
    return { code, check: checks[root.type]! };
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
  return result.outputFiles[0]!.text;
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
