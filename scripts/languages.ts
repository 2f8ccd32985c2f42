import { type Contract, type GeneratedFile, headerOf } from "./contracts.ts";
import { languages } from "./languages/languages.ts";
import { modelOf } from "./languages/model.ts";
import type { Sources } from "./openapi.ts";

/** Writes the package of each language: what was written by hand under `scripts/languages/`, and the types. */
export function writeLanguages(contracts: readonly Contract[], sources: Sources): GeneratedFile[] {
  const models = contracts.map(modelOf);
  const { version } = JSON.parse(sources.get("package.json")!);
  const from = contracts.map(({ source }) => source).join();
  return languages.flatMap(({ name, emit }) => {
    const folder = `scripts/languages/${name}/`;
    const copied = [...sources].filter(([path]) => path.startsWith(folder));
    const support = copied.map(
      ([path, text]) =>
        [path.slice(folder.length), withHead(path, path, text.replaceAll("{{version}}", version))] as const,
    );
    const emitted = [...emit(models)].map(([path, text]) => [path, withHead(path, from, text)] as const);
    return [...support, ...emitted]
      .map(([path, text]) => ({ path: `generated/languages/${name}/${path}`, text, from }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  });
}

function withHead(path: string, from: string, text: string): string {
  return `${commentOf(path, headerOf(from))}${text === "" ? "" : `\n${text}`}`;
}

/** Comments a line out, as the file's extension asks. */
function commentOf(path: string, line: string): string {
  if (/\.(md|xml)$/.test(path)) return `<!-- ${line} -->\n`;
  return /\.(py|toml|typed|txt|cmake)$/.test(path) ? `# ${line}\n` : `// ${line}\n`;
}
