import { stringify } from "yaml";
import { type Contract, contracts, type Edition, type GeneratedFile, headerOf, slugOf } from "./contracts.ts";
import { projectRoot, readSources, writeFiles } from "./files.ts";
import { contractOfOpenApi, contractOfSchema } from "./hub.ts";
import { writeJsonSchemas } from "./json-schema.ts";
import { writeLanguages } from "./languages.ts";
import { compileSpec, finishOpenApi, type OpenApi, type Sources, samplesIn } from "./openapi.ts";
import { fillReadme } from "./readme.ts";
import { lineReport, type Report, summaryOf } from "./report.ts";
import { writeRasterTypes, writeWebhookTypes } from "./types.ts";
import { writeSupport, writeValidators } from "./validators.ts";

/** Generates every artefact from the sources; the same sources give the same bytes. */
export async function generate(sources: Sources, report: Report = () => undefined): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  const read: Contract[] = [];
  const add = async (made: GeneratedFile[] | Promise<GeneratedFile[]>): Promise<void> => {
    files.push(...(await made));
    report(await made);
  };
  for (const edition of contracts) {
    const { contract, openapi } = await readContract(edition, sources);
    if (openapi !== undefined) await add(openApiFiles(edition, openapi));
    await add(writeJsonSchemas(contract));
    await add(openapi === undefined ? writeRasterTypes(contract) : writeWebhookTypes(contract, openapi));
    await add(writeValidators(contract));
    read.push(contract);
  }
  await add(writeSupport(sources));
  await add(writeLanguages(read, sources));
  await add(fillReadme(sources, read, files));
  return files;
}

/** Reads a contract from its source, through OpenAPI where that is TypeSpec. */
export async function readContract(
  edition: Edition,
  sources: Sources,
): Promise<{ contract: Contract; openapi?: OpenApi }> {
  if (!edition.source.endsWith(".tsp")) return { contract: contractOfSchema(edition, sources) };
  const compiled = await compileSpec(edition.source, sources, projectRoot);
  const spec = compiled.values().next().value;
  if (spec === undefined) throw new Error(`cannot read ${edition.source}: it has no edition`);
  const openapi = finishOpenApi(spec, samplesIn(edition, sources));
  return { contract: contractOfOpenApi(edition, openapi), openapi };
}

function openApiFiles(edition: Edition, openapi: OpenApi): GeneratedFile[] {
  const path = `generated/openapi/${slugOf(edition)}.openapi`;
  const from = edition.source;
  const yaml = `# ${headerOf(from)}\n${stringify(openapi, { lineWidth: 0, aliasDuplicateObjects: false })}`;
  return [
    { path: `${path}.json`, text: `${JSON.stringify(openapi, null, 2)}\n`, from },
    { path: `${path}.yaml`, text: yaml, from },
  ];
}

if (import.meta.main) {
  const start = performance.now();
  try {
    const files = await generate(await readSources(), lineReport(console.log));
    console.log(summaryOf(files, await writeFiles(files), performance.now() - start));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
