import { type GeneratedFile, moduleFiles } from "../../sources/generated-file.ts";

/** Makes a module of a contract and its declarations; `name` is its path below the folder of contracts. */
export function contractModule(
  name: string,
  from: string,
  code: string,
  declarations: string,
): GeneratedFile[] {
  const path = `generated/contracts/${name}`;
  return moduleFiles(path, from, `\n${code.trim()}\n`, `\n${declarations.trim()}\n`);
}
