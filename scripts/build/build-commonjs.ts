import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build, type Plugin, transform } from "esbuild";
import { projectRoot } from "../files.ts";

/** A build of modules for `require`. */
interface CommonJs {
  /** Modules by their names, with their sources. */
  readonly modules: ReadonlyMap<string, string>;
  /** Folder to write to. */
  readonly folder: string;
  readonly external: readonly string[];
  /** Threads by name, with the module that runs each. */
  readonly threads: Readonly<Record<string, string>>;
}

/**
 * Builds modules for `require`, so that users with CommonJS tests or frameworks (Jest, `module: node16`) need no
 * newer Node.
 */
export async function buildCommonJs({ modules, folder, external, threads }: CommonJs): Promise<void> {
  const to = join(projectRoot, folder);
  // In two steps: esbuild shares chunks only among modules; each is then converted to CommonJS.
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: Object.fromEntries(modules),
    outdir: folder,
    outExtension: { ".js": ".cjs" },
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    keepNames: true,
    platform: "node",
    target: "node20",
    format: "esm",
    external: [...external],
    plugins: [guardsOfValidators()],
    define: { "import.meta.url": "moduleUrl", "import.meta.main": "false" },
    write: false,
  });
  for (const { path, text } of outputFiles) {
    const target = { format: "cjs", platform: "node", target: "node20" } as const;
    const { code } = await transform(text, { ...target, minifyWhitespace: true, lineLimit: 120 });
    const address = text.includes("moduleUrl")
      ? 'const moduleUrl=require("node:url").pathToFileURL(__filename).href;'
      : "";
    write(path, address + code);
  }
  // A thread is always a module; it is beside the chunk that starts it.
  for (const [name, path] of Object.entries(threads))
    write(join(to, `${name}.js`), `import ${JSON.stringify(relative(folder, path))};\n`);
}

/** Makes guards call the validators, which have the same checks: separate guards would be a third of this build. */
function guardsOfValidators(): Plugin {
  return {
    name: "guards",
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]guards\.js$/ }, ({ path }) => {
        const resolveDir = dirname(path);
        const declared = readFileSync(path.replace(/\.js$/, ".d.ts"), "utf8");
        const [, whole = ""] = /function (is\w+)/.exec(declared) ?? [];
        const file = readdirSync(resolveDir).find(
          (one) => one.endsWith(".js") && isWhole(join(resolveDir, one)),
        );
        return {
          contents: `export * from "./${file}"; export { is as ${whole} } from "./${file}";`,
          resolveDir,
        };
      });
    },
  };
}

/** Checks whether a module validates whole documents; the modules of events refer to it. */
function isWhole(path: string): boolean {
  return /export\{[^}]*\bvalidate\b/.test(readFileSync(path, "utf8"));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
