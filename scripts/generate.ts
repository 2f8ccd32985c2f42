import { stringify } from "yaml";
import {
  type Contract,
  type ContractSettings,
  type Edition,
  listEditions,
  type Mode,
  makeSlug,
} from "#src/model/contract.ts";
import type { Model } from "#src/model/model.ts";
import { createPublication } from "#src/model/published-schema.ts";
import { readModels } from "#src/model/read-model.ts";
import type { Schema } from "#src/model/schema.ts";
import { itemAt } from "#src/util/item-at.ts";
import { nameContracts } from "./artefacts/contracts/contract-names.ts";
import { writeBound } from "./artefacts/contracts/write-bound.ts";
import { writeContracts } from "./artefacts/contracts/write-contracts.ts";
import { writeExports } from "./artefacts/contracts/write-exports.ts";
import { writeModules } from "./artefacts/contracts/write-modules.ts";
import { writeRuleList, writeRules } from "./artefacts/contracts/write-rules.ts";
import { type PublishedOpenApi, publishOpenApi } from "./artefacts/documents/publish-openapi.ts";
import { writeTwins } from "./artefacts/documents/twins/write-twins.ts";
import { writeCatalogue } from "./artefacts/documents/write-catalogue.ts";
import { writeJsonSchemas } from "./artefacts/documents/write-json-schemas.ts";
import { writeEditions } from "./artefacts/facts/write-editions.ts";
import { writeEvents } from "./artefacts/facts/write-events.ts";
import { writePlaces } from "./artefacts/facts/write-places.ts";
import { writeJoinedTables, writeShapes } from "./artefacts/facts/write-shapes.ts";
import { writeTables } from "./artefacts/facts/write-tables.ts";
import { writeCaseTypes } from "./artefacts/types/write-case-types.ts";
import { writeOpenApiTypes } from "./artefacts/types/write-open-api-types.ts";
import { writeTypes } from "./artefacts/types/write-types.ts";
import { writeSupport, writeValidators } from "./artefacts/validators/write-validators.ts";
import { writeDocs } from "./docs/write-docs.ts";
import { fillReadme } from "./fill-readme.ts";
import { compileSpec, finishOpenApi, pickDocument } from "./hub/compile-spec.ts";
import { contractOfDocument, contractOfOpenApi, readEnvelope, readMarkedEnvelope } from "./hub/hub.ts";
import type { OpenApiDocument } from "./hub/openapi-document.ts";
import { readWebhooks } from "./hub/read-webhooks.ts";
import { wrapSchema } from "./hub/wrap-schema.ts";
import { writeLanguages } from "./languages/write-languages.ts";
import { lineReport, type Report, sumUp } from "./report.ts";
import { projectRoot, readSources, writeFiles } from "./sources/files.ts";
import { type GeneratedFile, writeHeader } from "./sources/generated-file.ts";
import { parseSource, type Sample, type Sources, samplesIn } from "./sources/sources.ts";

/** A contract's edition after the hub: its model in each mode, and its OpenAPI document, if any. */
export interface ReadContract {
  readonly contract: Contract;
  readonly models: Readonly<Record<Mode, Model>>;
  readonly openapi?: OpenApiDocument;
}

/** Contracts, and the files that they are written in. */
interface Project {
  readonly contracts: readonly ContractSettings[];
  readonly sources: Sources;
  /** Folder of the sources. Default: this project. */
  readonly root?: string;
  /** Returns the deliveries that an edition's collections send. Default: those of its folder. */
  readonly samples?: (contract: Contract) => readonly Sample[];
}

/** What is generated, and from what. */
interface Generated {
  readonly files: GeneratedFile[];
  readonly read: readonly ReadContract[];
}

/** Generates every artefact of this project, the library's own modules too; the same sources give the same bytes. */
export async function generate(project: Project, report: Report = () => undefined): Promise<GeneratedFile[]> {
  const { files, read } = await generateContracts(project, report);
  const all = read.map(({ contract }) => contract);
  const { sources } = project;
  const own = [
    ...writeBound(all),
    ...writeRuleList(nameContracts(all)),
    ...writeModules(all),
    ...[...Map.groupBy(read, ({ contract }) => contract.name).values()].map(writeJoinedTables),
    ...(await writeCaseTypes(sources)),
    ...writeDocs(
      read.map(({ contract, models }) => ({
        contract,
        model: models.strict,
        schema: createPublication(contract, "strict")(contract.main),
      })),
      sources,
    ),
  ];
  report(own);
  files.push(...own);
  const tables = [...(await fillReadme(sources, all, files)), ...writeExports(nameContracts(all), sources)];
  report(tables);
  return [...files, ...tables];
}

/** Generates the artefacts of any project's contracts. */
export async function generateContracts(
  project: Project,
  report: Report = () => undefined,
): Promise<Generated> {
  const {
    contracts,
    sources,
    root = projectRoot,
    samples = (one) => samplesIn(one, sources) ?? [],
  } = project;
  const files: GeneratedFile[] = [];
  const add = async (made: GeneratedFile[] | Promise<GeneratedFile[]>): Promise<void> => {
    files.push(...(await made));
    report(await made);
  };
  const read = await readContracts(project);
  // Another process bundles the validators at the same time.
  const validators = read.map(({ contract, models }) => writeValidators(contract, models));
  for (const one of validators) one.catch(() => undefined); // reported where it is awaited
  for (const [i, { contract, models, openapi }] of read.entries()) {
    if (openapi !== undefined) {
      const published = publishOpenApi(openapi, readEnvelope(contract));
      await add(openApiFiles(contract, published));
      await add(writeOpenApiTypes(contract, openapi));
      await add(writeTwins(contract, published, samples(contract)));
    }
    await add([...writeJsonSchemas(contract), writeShapes(models), writeTypes(models.strict)]);
    await add(itemAt(validators, i));
    const before = read[i - 1]?.contract;
    const isLater = before?.name === contract.name;
    await add([...writeEvents(contract), ...writePlaces(contract, isLater ? before : undefined)]);
  }
  const all = read.map(({ contract }) => contract);
  await add([...writeSupport(sources), ...writeEditions(all), ...writeCatalogue(all, sources)]);
  await add([
    ...writeContracts(all),
    ...(await writeRules(nameContracts(all), sources, root)),
    ...writeTables(contracts, sources),
  ]);
  await add(writeLanguages(read, files, sources));
  return { files, read };
}

/** Reads every edition of some contracts from their sources: TypeSpec, OpenAPI or JSON Schema. */
export async function readContracts({
  contracts,
  sources,
  root = projectRoot,
}: Project): Promise<ReadContract[]> {
  const compiled = new Map<string, ReturnType<typeof compileSpec>>();
  const compiledOnce = (source: string): ReturnType<typeof compileSpec> => {
    const versions = compiled.get(source) ?? compileSpec(source, sources, root);
    compiled.set(source, versions);
    return versions;
  };
  const readEdition = async (edition: Edition): Promise<ReadContract> => {
    if (edition.source.endsWith(".tsp")) {
      const spec = pickDocument(edition, await compiledOnce(edition.source));
      return readOpenApi(
        edition,
        finishOpenApi(spec, readMarkedEnvelope(edition), samplesIn(edition, sources)),
      );
    }
    const document = parseSource(sources, edition.source) as Schema;
    if (document.openapi !== undefined || edition.envelope !== undefined) {
      const api = document.openapi === undefined ? wrapSchema(edition, document) : document;
      return readOpenApi(edition, readWebhooks(edition, readEnvelope(edition), api));
    }
    const contract = contractOfDocument(edition, document);
    return { contract, models: readModels(contract) };
  };
  return Promise.all(
    listEditions(contracts).map(async (edition) => {
      try {
        return await readEdition(edition);
      } catch (error) {
        throw nameSource(error, edition.source);
      }
    }),
  );
}

/** Names the source in an error that does not. */
function nameSource(error: unknown, source: string): unknown {
  if (!(error instanceof Error) || error.message.includes(source)) return error;
  return new Error(`${source}: ${error.message}`, { cause: error });
}

function readOpenApi(edition: Edition, openapi: OpenApiDocument): ReadContract {
  const contract = contractOfOpenApi(edition, openapi);
  return { contract, models: readModels(contract), openapi };
}

function openApiFiles(edition: Edition, { platform, receiver }: PublishedOpenApi): GeneratedFile[] {
  const slug = makeSlug(edition);
  return [...documentFiles(slug, edition, platform), ...documentFiles(`${slug}.receiver`, edition, receiver)];
}

function documentFiles(name: string, { source: from }: Edition, document: object): GeneratedFile[] {
  const path = `generated/openapi/${name}.openapi`;
  const yaml = `# ${writeHeader(from)}\n${stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })}`;
  return [
    { path: `${path}.json`, text: `${JSON.stringify(document, null, 2)}\n`, from },
    { path: `${path}.yaml`, text: yaml, from },
  ];
}

if (import.meta.main) {
  const start = performance.now();
  try {
    // The engine's package has no contracts of its own.
    const { contracts } = await import("../contracts.config.ts");
    const sources = await readSources(contracts);
    const files = await generate({ contracts, sources }, lineReport(console.log));
    console.log(sumUp(files, await writeFiles(files), performance.now() - start));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
