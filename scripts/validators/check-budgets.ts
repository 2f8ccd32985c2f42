import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { type Contract, modes, nameEdition } from "#src/model/contract.ts";
import { validatorPath } from "#src/model/paths.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import type { GeneratedFile } from "../generated-file.ts";

/** Lists the validators of an edition that exceed their budget, each with its size and its limit. */
export async function checkBudgets(contract: Contract, files: readonly GeneratedFile[]): Promise<string[]> {
  const { envelopes, budget } = contract;
  const rows = [{ name: "validate", limit: budget.whole }];
  if (budget.event !== undefined)
    for (const { type } of envelopes) rows.push({ name: `validate${type}`, limit: budget.event });
  const sizes = modes.flatMap((mode) => {
    const path = validatorPath(contract, mode);
    return rows.map(async ({ name, limit }) => {
      const size = await measureValidator(path, [name, name.replace("validate", "is")], files);
      if (size <= limit) return [];
      return [
        `${name} of ${nameEdition(contract)}, ${mode}, is ${size} bytes when gzipped, but contracts.config.ts allows ${limit}; raise the limit there if the contract needs more`,
      ];
    });
  });
  return (await Promise.all(sizes)).flat();
}

/** Measures the size of a module's functions as a browser loads them: bundled, minified and compressed. */
export async function measureValidator(
  path: string,
  names: readonly string[],
  files: readonly GeneratedFile[],
): Promise<number> {
  const { text } = assertDefined(
    files.find((file) => file.path === path),
    path,
  );
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names.join(", ")} } from ${JSON.stringify(path)};` },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    plugins: [
      {
        name: "generated",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, () => ({ path, namespace: "generated" }));
          onLoad({ filter: /./, namespace: "generated" }, () => ({ contents: text }));
        },
      },
    ],
  });
  return gzipSync(outputFiles[0]!.text, { level: 9 }).length;
}
