import type { Contract, GeneratedFile } from "../contracts.ts";
import type { EditionFacts } from "./facts.ts";
import { moduleFiles } from "./module-files.ts";

const declarations = `import type { EditionFacts } from "./facts.d.ts";

/** Every edition of every contract, the default of each first. */
export declare const editions: readonly EditionFacts[];
`;

/** Writes the list of all contracts and their editions. */
export function writeEditions(contracts: readonly Contract[]): GeneratedFile[] {
  const editions = contracts.map(({ name, edition, slug, releases = "", main, parts }, i): EditionFacts => {
    const isDefault = contracts.findIndex((one) => one.name === name) === i;
    const { name: file, type } = main;
    return { name, edition, slug, default: isDefault, releases, file, type, events: parts.length };
  });
  const from = [...new Set(contracts.map(({ source }) => source))].join(" and ");
  return moduleFiles({ path: "generated/facts/editions", from, values: { editions }, declarations });
}
