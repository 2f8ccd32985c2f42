import type { Contract } from "#src/model/contract.ts";
import type { EditionFacts } from "../../hub/types/facts.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import { factsModule } from "./facts-module.ts";

const declarations = `import type { EditionFacts } from "./facts.d.ts";

/** Every edition of every contract, the default of each first. */
export declare const editions: readonly EditionFacts[];
`;

/** Writes the list of all contracts and their editions. */
export function writeEditions(contracts: readonly Contract[]): GeneratedFile[] {
  const editions = contracts.map((contract, i): EditionFacts => {
    const { name, edition, slug, releases = "", main, parts, program = "", rounding } = contract;
    const isDefault = contracts.findIndex((one) => one.name === name) === i;
    const { name: file, type } = main;
    const own = { name, edition, slug, default: isDefault, releases, file, type, events: parts.length };
    return { ...own, program, ...(rounding !== undefined && { rounding }) };
  });
  const from = [...new Set(contracts.map(({ source }) => source))].join(" and ");
  return factsModule({ path: "generated/facts/editions", from, values: { editions }, declarations });
}
