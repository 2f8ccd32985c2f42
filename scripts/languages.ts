import { type Contract, type GeneratedFile, headerOf } from "./contracts.ts";
import { type Language, languages } from "./languages/languages.ts";
import { modelOf } from "./languages/model.ts";
import type { Sources } from "./sources.ts";

/** Writes the package of each language. */
export async function writeLanguages(
  contracts: readonly Contract[],
  sources: Sources,
): Promise<GeneratedFile[]> {
  const written = languages.map((language) => writeLanguage(language, contracts, { sources }));
  return (await Promise.all(written)).flat();
}

/** Writes the package of a language: what was written by hand in its `runtime/`, and the types. */
export async function writeLanguage(
  { name, emit }: Language,
  contracts: readonly Contract[],
  { sources, options = {} }: { sources: Sources; options?: Readonly<Record<string, string>> },
): Promise<GeneratedFile[]> {
  const { version } = JSON.parse(sources.get("package.json")!);
  const from = contracts.map(({ source }) => source).join(" and ");
  const folder = `scripts/languages/${name}/runtime/`;
  const copied = [...sources]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => {
      const filled = text.replaceAll("{{version}}", version);
      return [path.slice(folder.length), withHead(path, path, filled)] as const;
    });
  const types = await emit(contracts.map(modelOf), options);
  const emitted = [...types].map(([path, text]) => [path, withHead(path, from, text)] as const);
  return [...copied, ...emitted]
    .map(([path, text]) => ({ path: `generated/languages/${name}/${path}`, text, from }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function withHead(path: string, from: string, text: string): string {
  return `${commentOf(path, headerOf(from))}${text === "" ? "" : `\n${text}`}`;
}

/** Comments a line out, as the file's extension asks. */
function commentOf(path: string, line: string): string {
  if (/\.(md|xml)$/.test(path)) return `<!-- ${line} -->\n`;
  return /\.(py|rb|toml|typed|txt|cmake)$/.test(path) ? `# ${line}\n` : `// ${line}\n`;
}
