import type { ContractSettings } from "#src/model/contract.ts";
import { writeDocs } from "./docs/write-docs.ts";
import { writeContracts } from "./facts/write-contracts.ts";
import { writeEditions, writeFacts, writeSharedTypes } from "./facts/write-facts.ts";
import { readSources, type Sources, writeFiles } from "./files.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { readContracts } from "./hub/read-contracts.ts";
import { writeLanguages } from "./languages/write-languages.ts";
import { describePlainly } from "./plain-prose.ts";
import { checkBudgets } from "./validators/check-budgets.ts";
import { writeValidators } from "./validators/write-validators.ts";
import { writeCaseTypes } from "./write-case-types.ts";
import { writeCatalogue } from "./write-catalogue.ts";
import { writeEditionModules } from "./write-edition-modules.ts";
import { writeJsonSchemas } from "./write-json-schemas.ts";
import { writeOpenApi } from "./write-openapi.ts";
import { writeOpenApiTypes } from "./write-openapi-types.ts";
import { writeReadme } from "./write-readme.ts";
import { writeTypes } from "./write-types.ts";

/**
 * Generates all files from the sources. The same sources always produce the same bytes.
 *
 * @throws Error that names the faulty source and the problem, or the validator that exceeds its budget.
 */
export async function generate(
  settings: readonly ContractSettings[],
  sources: Sources,
): Promise<GeneratedFile[]> {
  const sorted = new Map([...sources].sort(([a], [b]) => (a < b ? -1 : 1)));
  const read = await readContracts(settings, sorted);
  const contracts = read.map(({ contract }) => describePlainly(contract));
  const files = await Promise.all([
    ...contracts.map(writeJsonSchemas),
    ...contracts.map(writeTypes),
    ...contracts.map(writeValidators),
    ...read.flatMap(({ contract, openapi }) =>
      openapi === undefined
        ? []
        : [writeOpenApi(contract, openapi), writeOpenApiTypes(contract, openapi.platform)],
    ),
    ...read.map(({ contract }) => writeFacts(contract)),
    writeContracts(contracts),
    writeEditions(contracts),
    writeEditionModules(contracts),
    writeSharedTypes(sorted),
    writeCaseTypes(sorted),
    writeCatalogue(contracts, sorted),
  ]);
  const all = files.flat();
  const tooLarge = (await Promise.all(contracts.map((one) => checkBudgets(one, all)))).flat();
  if (tooLarge.length > 0) throw new Error(tooLarge.join("\n"));
  const languages = await writeLanguages(contracts, all, sorted);
  return [...all, ...languages, ...writeDocs(contracts, sorted), await writeReadme(contracts, all)];
}

if (import.meta.main) {
  try {
    const { contracts } = await import("../contracts.config.ts");
    const files = await generate(contracts, await readSources());
    const { written, removed } = await writeFiles(files);
    console.log(`${files.length} files: ${written} written, ${removed} removed`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
