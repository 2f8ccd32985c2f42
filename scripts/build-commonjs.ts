import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, transform } from "esbuild";
import { projectRoot } from "./files.ts";

const folder = join(projectRoot, "dist/cjs");
const {
  exports,
  peerDependencies,
}: {
  readonly exports: Readonly<Record<string, string | { readonly require?: { readonly default: string } }>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
} = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));

/**
 * Builds what package.json offers to `require` into `dist/cjs/`, beside the modules, so that those whose tests or
 * frameworks are CommonJS (Jest, `module: node16`) need no newer Node.
 *
 * The library keeps its peers outside; the suite carries its libraries, as its module does.
 */
export async function buildCommonJs(): Promise<void> {
  const entries = listEntries();
  const suite = entries.filter((entry) => entry.startsWith("conformance/"));
  await bundle(
    entries.filter((entry) => !suite.includes(entry)),
    Object.keys(peerDependencies),
  );
  await bundle(suite, ["vitest"]);
  // The store's thread is a module wherever it was started.
  write("src/sqlite-worker.js", 'import "../../cli/sqlite-worker.js";\n');
  const written = new Set<string>();
  for (const entry of entries) writeDeclaration(entry, written);
}

/** Lists the sources that `require` reaches, without their extension; a pattern by its files. */
function listEntries(): readonly string[] {
  return Object.values(exports).flatMap((target) => {
    if (typeof target === "string" || target.require === undefined) return [];
    const entry = target.require.default.slice("./dist/cjs/".length, -".cjs".length);
    const [before = "", after] = entry.split("*");
    if (after === undefined) return [entry];
    return readdirSync(join(projectRoot, dirname(before)))
      .map((file) => join(dirname(before), file))
      .filter((file) => file.startsWith(before) && !file.endsWith(".test.ts"))
      .map((file) => file.slice(0, -".ts".length));
  });
}

/** Bundles in two steps: esbuild shares chunks among modules only, and each is then CommonJS by itself. */
async function bundle(entries: readonly string[], external: string[]): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: Object.fromEntries(entries.map((entry) => [entry, `${entry}.ts`])),
    outdir: folder,
    outExtension: { ".js": ".cjs" },
    // What is shared finds the store's thread beside it.
    chunkNames: "src/[name]-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    keepNames: true,
    platform: "node",
    target: "node20",
    format: "esm",
    external,
    define: { "import.meta.url": "moduleUrl", "import.meta.main": "false" },
    write: false,
  });
  for (const { path, text } of outputFiles) {
    const options = { format: "cjs", platform: "node", target: "node20", minifyWhitespace: true } as const;
    const { code } = await transform(text, options);
    const address = text.includes("moduleUrl")
      ? 'const moduleUrl=require("node:url").pathToFileURL(__filename).href;'
      : "";
    write(path.slice(folder.length + 1), address + code);
  }
}

/** Copies the declaration of an entry, and those it names, as CommonJS has them. */
function writeDeclaration(path: string, written: Set<string>): void {
  if (written.has(path)) return;
  written.add(path);
  const text = readFileSync(join(projectRoot, "dist", `${path}.d.ts`), "utf8");
  const local = /((?:from |import\()")(\.[^"]*)\.ts"/g;
  for (const [, , specifier = ""] of text.matchAll(local))
    writeDeclaration(join(dirname(path), specifier), written);
  const declarations = text
    .replace(local, '$1$2.cts"')
    .replace(
      /^(import|export) (type )?(\{[^}]*\}|\*(?: as \w+)?) from "(#[^"]+)";/gm,
      (_, verb, type, names, module) => refer(verb, type !== undefined, names, module),
    );
  write(`${path}.d.cts`, declarations);
}

/** Refers from a declaration of CommonJS to that of a module: to a type as a type, to a value by its type. */
function refer(verb: "import" | "export", isType: boolean, names: string, module: string): string {
  const mode = 'with { "resolution-mode": "import" }';
  const list = names.slice(1, -1).split(",");
  if (isType || list.every((name) => name.trim().startsWith("type ")))
    return `${verb} type ${names.replaceAll(/\btype /g, "")} from "${module}" ${mode};`;
  const lines = list.map((name) => {
    const of = `typeof import("${module}", { with: { "resolution-mode": "import" } })["${name.trim()}"]`;
    return `export declare const ${name.trim()}: ${of};`;
  });
  return lines.join("\n");
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
