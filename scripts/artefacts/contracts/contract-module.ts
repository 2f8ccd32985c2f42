import { type GeneratedFile, headerOf } from "../../sources/generated-file.ts";

/** Makes a module of a contract and its declarations; `name` is its path below the folder of contracts. */
export function contractModule(
  name: string,
  from: string,
  code: string,
  declarations: string,
): GeneratedFile[] {
  const files = { js: code, "d.ts": declarations };
  return Object.entries(files).map(([ending, text]) => ({
    path: `generated/contracts/${name}.${ending}`,
    text: `// ${headerOf(from)}\n\n${text.trim()}\n`,
    from,
  }));
}
