import { posix } from "node:path";
import { build } from "esbuild";
import { itemAt } from "#src/text/item-at.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";

/** Bundles an emitted validator as a browser would load it: a module of one event takes what it needs of the whole contract's. */
export async function bundleValidator(path: string, files: readonly GeneratedFile[]): Promise<string> {
  const readText = (one: string): string => files.find((file) => file.path === one)?.text ?? "";
  const names = path.endsWith("/guards.js") ? "*" : "{ is, validate }";
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from ${JSON.stringify(path)};` },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    plugins: [
      {
        name: "emitted",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, ({ path: name, importer, namespace }) => ({
            path: namespace === "emitted" ? posix.join(posix.dirname(importer), name) : name,
            namespace: "emitted",
          }));
          onLoad({ filter: /./, namespace: "emitted" }, ({ path: name }) => ({ contents: readText(name) }));
        },
      },
    ],
  });
  return itemAt(outputFiles, 0).text;
}
