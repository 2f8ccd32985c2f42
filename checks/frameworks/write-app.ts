import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { importSources, readExamples } from "../../src/receiver/fixtures/examples.ts";
import type { App, Changes, Target } from "./apps.ts";

const folder = import.meta.dirname;
const root = join(folder, "../..");

/** Folder of the applications. It is wiped first, and ignored by the repository like all of `dist`. */
const dist: string = join(folder, "dist");

/** Folder of the one Next project for all applications of Next. */
export const nextProject: string = join(dist, "next");

/** An application on disk. */
export interface WrittenApp {
  readonly name: string;
  readonly target: Target;
  readonly file: string;
  /** Where it receives deliveries. */
  readonly path: string;
}

const places: Readonly<Record<Target, (name: string) => readonly [file: string, path: string]>> = {
  node: (name) => [`${name}.ts`, "/webhook"],
  lambda: (name) => [`${name}.ts`, "/webhook"],
  "next-route": (name) => [`next/app/${name}/route.ts`, `/${name}`],
  "next-api": (name) => [`next/pages/api/${name}.ts`, `/api/${name}`],
};

/** Empties the folder of the applications and prepares the Next project. */
export async function prepareFolder(): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await mkdir(nextProject, { recursive: true });
  const config = {
    turbopack: { root: join(folder, "../..") },
    typescript: { ignoreBuildErrors: true },
    experimental: { cpus: 1 },
  };
  await writeFile(join(nextProject, "next.config.mjs"), `export default ${JSON.stringify(config)};\n`);
}

/** Writes an application, or the variant of it where something reads the body first. */
export async function writeApp(app: App, kind: "working" | "consuming"): Promise<WrittenApp> {
  const name = kind === "working" ? app.name : `${app.name}-consuming`;
  const [file, path] = places[app.target](name);
  const working = change(await readSource(app), app.changes ?? {});
  const text = kind === "working" ? working : change(working, app.consuming);
  const target = join(dist, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, importSources(text, `${relative(dirname(target), root)}/`));
  return { name, target: app.target, file: target, path };
}

/** Reads an application; the caller chooses the port. */
async function readSource({ source, example = 0 }: App): Promise<string> {
  const examples =
    source === "nest-controller.ts"
      ? [await readOwn(source)]
      : await readExamples(new URL(`../../src/receiver/${source}`, import.meta.url));
  const text = examples[example];
  if (text === undefined)
    throw new Error(`cannot write the application: ${source} has no example ${example}`);
  return text.replace("3000", "Number(process.env.PORT)");
}

/** A file of this folder imports what an example would import from the package. */
async function readOwn(source: string): Promise<string> {
  const text = await readFile(join(folder, source), "utf8");
  return text.replace(/"\.\.\/\.\.\/src\/(.*)\.ts"/g, '"annotation-contracts/$1"');
}

function change(text: string, changes: Changes): string {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from))
      throw new Error(`cannot change the application: it has no ${JSON.stringify(from)}`);
    return changed.replace(from, () => to);
  }, text);
}
