import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { projectRoot } from "../../scripts/sources/files.ts";
import { must } from "../../src/text/must.ts";

/** Lists the packages in a bundle as `name@version`, from the files that the bundler reports. */
export async function bundledPackages(options: BuildOptions): Promise<readonly string[]> {
  const { metafile } = await build({ ...options, write: false, metafile: true, logLevel: "error" });
  const folders = Object.keys(must(metafile, "metafile").inputs).flatMap((path) => {
    const [folder] = /^.*\/?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
    return folder === undefined ? [] : [folder];
  });
  return [...new Set(folders.map(namePackage))].sort();
}

function namePackage(folder: string): string {
  const manifest = readFileSync(join(projectRoot, folder, "package.json"), "utf8");
  const { name, version } = JSON.parse(manifest) as { readonly name: string; readonly version: string };
  return `${name}@${version}`;
}
