import { stringify } from "yaml";
import { itemAt } from "#src/text/item-at.ts";
import { compileSpec, documentOf, finishOpenApi } from "./compile-spec.ts";
import {
  type Contract,
  type ContractSettings,
  contracts,
  defaultsOf,
  type Edition,
  editionsOf,
  type GeneratedFile,
  headerOf,
  slugOf,
} from "./contracts.ts";
import { writeEditions } from "./facts/write-editions.ts";
import { writeEvents } from "./facts/write-events.ts";
import { writePlaces } from "./facts/write-places.ts";
import { projectRoot, readSources, writeFiles } from "./files.ts";
import { fillReadme } from "./fill-readme.ts";
import { contractOfOpenApi, contractOfSchema, envelopeOf } from "./hub.ts";
import { checkKeywords } from "./model/check-keywords.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import { type PublishedOpenApi, publishOpenApi } from "./publish-openapi.ts";
import { lineReport, type Report, summaryOf } from "./report.ts";
import { type Sources, samplesIn } from "./sources.ts";
import { writeTwins } from "./twins/write-twins.ts";
import { writeCatalogue } from "./write-catalogue.ts";
import { writeJsonSchemas } from "./write-json-schemas.ts";
import { writeLanguages } from "./write-languages.ts";
import { writeTypes } from "./write-types.ts";
import { writeSupport, writeValidators } from "./write-validators.ts";

/** A contract's edition after the hub, with the OpenAPI document where it went through one. */
export interface ReadContract {
  readonly contract: Contract;
  readonly openapi?: OpenApiDocument;
}

/** Generates every artefact from the sources; the same sources give the same bytes. */
export async function generate(
  sources: Sources,
  report: Report = () => undefined,
  settings: readonly ContractSettings[] = contracts,
): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  const add = async (made: GeneratedFile[] | Promise<GeneratedFile[]>): Promise<void> => {
    files.push(...(await made));
    report(await made);
  };
  // A thread writes the types, and another process bundles the validators: both work beside the rest.
  const caseTypes = writeTypes("writeCaseTypes", sources);
  caseTypes.catch(() => undefined); // told where it is awaited, as are the others
  const read = await readContracts(settings, sources);
  const types = read.map(({ contract, openapi }) =>
    openapi === undefined
      ? writeTypes("typesOfSchema", contract)
      : writeTypes("typesOfOpenApi", contract, openapi),
  );
  const validators = read.map(({ contract }) => writeValidators(contract));
  for (const one of [...types, ...validators]) one.catch(() => undefined);
  for (const [i, { contract, openapi }] of read.entries()) {
    if (openapi !== undefined) {
      const published = publishOpenApi(openapi, envelopeOf(contract));
      await add(openApiFiles(contract, published));
      await add(writeTwins(contract, published, samplesIn(contract, sources) ?? []));
    }
    await add(writeJsonSchemas(contract));
    await add(itemAt(types, i));
    await add(itemAt(validators, i));
    await add([...writeEvents(contract), ...writePlaces(contract)]);
  }
  const all = read.map(({ contract }) => contract);
  await add([...writeSupport(sources), ...writeEditions(all), ...writeCatalogue(all, sources)]);
  await add(caseTypes);
  const { files: packages, refusals } = await writeLanguages(defaultsOf(all), sources);
  files.push(...packages);
  report(packages, refusals);
  await add(fillReadme(sources, all, files));
  return files;
}

/** Reads every edition of some contracts from their sources, through OpenAPI where that is TypeSpec. */
export async function readContracts(
  settings: readonly ContractSettings[],
  sources: Sources,
): Promise<ReadContract[]> {
  const compiled = new Map<string, ReturnType<typeof compileSpec>>();
  const compiledOnce = (source: string): ReturnType<typeof compileSpec> => {
    const versions = compiled.get(source) ?? compileSpec(source, sources, projectRoot);
    compiled.set(source, versions);
    return versions;
  };
  return Promise.all(
    editionsOf(settings).map(async (edition) => {
      if (!edition.source.endsWith(".tsp")) return { contract: checked(contractOfSchema(edition, sources)) };
      const spec = documentOf(edition, await compiledOnce(edition.source));
      const openapi = finishOpenApi(spec, envelopeOf(edition), samplesIn(edition, sources));
      return { contract: checked(contractOfOpenApi(edition, openapi)), openapi };
    }),
  );
}

/** Refuses a contract before anything is made of it. */
function checked(contract: Contract): Contract {
  checkKeywords(contract);
  return contract;
}

function openApiFiles(edition: Edition, { platform, receiver }: PublishedOpenApi): GeneratedFile[] {
  const slug = slugOf(edition);
  return [...documentFiles(slug, edition, platform), ...documentFiles(`${slug}.receiver`, edition, receiver)];
}

function documentFiles(name: string, { source: from }: Edition, document: object): GeneratedFile[] {
  const path = `generated/openapi/${name}.openapi`;
  const yaml = `# ${headerOf(from)}\n${stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })}`;
  return [
    { path: `${path}.json`, text: `${JSON.stringify(document, null, 2)}\n`, from },
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
