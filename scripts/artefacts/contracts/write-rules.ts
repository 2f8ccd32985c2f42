import { dirname } from "node:path";
import { build } from "esbuild";
import { assertDefined } from "#src/util/assert-defined.ts";
import { itemAt } from "#src/util/item-at.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import type { Sources } from "../../sources/sources.ts";
import { contractModule } from "./contract-module.ts";
import type { ContractNames } from "./contract-names.ts";

/** Writes the rules that the configuration of contracts names, each as a module without imports. */
export async function writeRules(
  contracts: readonly ContractNames[],
  sources: Sources,
  root: string,
): Promise<GeneratedFile[]> {
  const files = await Promise.all(listRuled(contracts).map((names) => bundleRules(names, sources, root)));
  return files.flat();
}

function listRuled(contracts: readonly ContractNames[]): ContractNames[] {
  return contracts.filter(({ first }) => first.rules !== undefined);
}

/** Writes the list of all rules, for the library with these contracts. */
export function writeRuleList(contracts: readonly ContractNames[]): GeneratedFile[] {
  const ruled = listRuled(contracts);
  const bound = contracts.find(({ hasEvents }) => hasEvents);
  const imports = ruled.map(
    ({ name }, i) => `import { checkRules as rules${i} } from "./${name}.rules.js";\n`,
  );
  const rows = ruled.map(({ name }, i) => `${JSON.stringify(name)}: rules${i}`);
  const own = bound === undefined ? -1 : ruled.indexOf(bound);
  const from = "contracts.config.ts";
  const code = `${imports.join("")}
export const rules = { ${rows.join(", ")} };

export const checkRules = ${own < 0 ? "() => []" : `rules${own}`};`;
  const declarations = `import type { ContractName } from "./defaults.d.ts";
import type { Warning } from "./types.d.ts";

/** Rules that a valid document may break, by contract. */
export declare const rules: Readonly<Partial<Record<ContractName, (document: never) => readonly Warning[]>>>;

/** Lists the rules that a structurally valid delivery breaks, in the order of the rules. */
export declare function checkRules(delivery: object): readonly Warning[];`;
  return contractModule("rules", from, code, declarations);
}

async function bundleRules(
  { name, first: { rules: from = "" }, byEdition, editionType }: ContractNames,
  sources: Sources,
  root: string,
): Promise<GeneratedFile[]> {
  const { outputFiles } = await build({
    stdin: {
      contents: assertDefined(sources.get(from), from),
      resolveDir: `${root}/${dirname(from)}`,
      loader: "ts",
    },
    bundle: true,
    write: false,
    minifySyntax: true,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
  });
  const declarations = `import type { ${byEdition}, ${editionType} } from "./${name}.d.ts";
import type { Warning } from "./types.d.ts";

/** The rules that a valid document may break, one per row. */
export declare const rules: readonly { readonly id: string; readonly clause: string }[];

/** Lists the rules that a structurally valid document breaks, in the order of the rules. */
export declare function checkRules(document: ${byEdition}[${editionType}]): readonly Warning[];
`;
  return contractModule(`${name}.rules`, from, itemAt(outputFiles, 0).text, declarations);
}
