import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { type Contract, type Envelope, envelope, type Mode, modes } from "#src/model/contract.ts";
import { findDeclaration, type Model } from "#src/model/model.ts";
import { readInMode } from "#src/model/modes.ts";
import { validatorPath } from "#src/model/paths.ts";
import { readModel } from "#src/model/read-model.ts";
import { textFormats } from "#src/model/text-formats.ts";
import { type GeneratedFile, moduleFiles } from "../generated-file.ts";
import { emitChecks } from "./emit-checks.ts";
import * as runtime from "./runtime.ts";

/** Imports for the emitted checks: the whole runtime. The bundle drops unused functions. */
const imports = `import { ${Object.keys(runtime).join()} } from "./runtime.ts";
import { ${textFormats.map(({ check }) => check).join()} } from "./formats.ts";`;

/**
 * Writes the validators of an edition: one module per mode, with functions for the whole document and for each event.
 */
export async function writeValidators(contract: Contract): Promise<GeneratedFile[]> {
  const strict = readModel(contract);
  const files = modes.map(async (mode) => {
    const model = mode === "strict" ? strict : readModel(readInMode(contract, mode));
    const code = await compileModel(model, contract.envelopes);
    return moduleFiles(validatorPath(contract, mode), contract.source, code, declare(contract, strict, mode));
  });
  return (await Promise.all(files)).flat();
}

/** Compiles a model into the code of a module. It selects an envelope by its tag before it checks anything. */
async function compileModel(model: Model, envelopes: readonly Envelope[] = []): Promise<string> {
  const rows = envelopes.map(({ event, type }) => `[${JSON.stringify(event)}, check${type}]`);
  // Created on first use, so a bundle for one event drops it together with the checks of other events.
  const whole = `let all; const whole = (value) => byTag("${envelope.tag}", all ??= new Map([${rows.join()}]), value);`;
  const runs = [["", `run(${envelopes.length === 0 ? "checkWhole" : "whole"}, value)`]];
  for (const { type } of envelopes) runs.push([type, `runRecord(check${type}, value)`]);
  const functions = runs.map(
    ([type, run]) => `export const validate${type} = (value) => ${run};
export const is${type} = (value) => !validate${type}(value).length;`,
  );
  const code = [imports, emitChecks(model), envelopes.length === 0 ? "" : whole, ...functions].join("\n");
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL(".", import.meta.url)), loader: "js" },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles[0]!.text;
}

const modeSentences: Readonly<Record<Mode, string>> = {
  strict: "For senders: an unknown property is an error, and every format is asserted.",
  tolerant: "For receivers: unknown properties are kept, and formats are not asserted.",
};

/** Declares the functions of a module, and exports the types of the edition. */
function declare({ main, envelopes }: Contract, model: Model, mode: Mode): string {
  const types = [main.type, ...envelopes.map(({ type }) => type)];
  const functions = types.map((type) => {
    const name = type === main.type ? "" : type;
    const [sentence = ""] = findDeclaration(model, type).doc.split("\n");
    return `
/** Lists the errors in a value, at most 100; empty if it is valid. ${sentence} */
export declare function validate${name}(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function is${name}(value: unknown): value is ${type};
`;
  });
  return `// ${modeSentences[mode]}

import type { ValidationError } from "../../internal/types.d.ts";
import type { ${types.toSorted().join(", ")} } from "./types.d.ts";

export type * from "./types.d.ts";
${functions.join("")}`;
}
