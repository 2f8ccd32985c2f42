import { deriveEditionCases } from "#conformance/derive/derive-edition-cases.ts";
import { readCovered } from "#conformance/proof/cover/coverage-table.ts";
import { type FoundDecision, readLedger } from "#conformance/proof/cover/read-ledger.ts";
import {
  readPayloadCases,
  readSamples,
  type SampleFile,
} from "#conformance/suites/runner/read-case-files.ts";
import { editions } from "#generated/facts/editions.js";
import type { EditionFacts, Places } from "#generated/facts/facts.d.ts";
import { validateRasterInfo } from "#generated/modules/raster-info.ts";
import { readText } from "#scripts/sources/files.ts";
import { readJson } from "#src/json/read-json.ts";
import { decodeUtf8 } from "#src/text/decode-utf8.ts";
import { type Definition, describeDefinitions } from "./content/describe-definitions.ts";
import { describeEvents, type EventEntry } from "./content/describe-events.ts";
import { describeLibrary, type LibraryModule } from "./content/describe-library.ts";
import { readBlock } from "./content/read-blocks.ts";
import { type CommandHelp, readCommandHelp } from "./content/read-command-help.ts";
import { type Guide, readGuides } from "./content/read-guides.ts";
import { type MigrationText, readMigrations } from "./content/read-migrations.ts";
import { readPicture } from "./content/read-picture.ts";
import { readReceivers } from "./content/read-receivers.ts";
import type { OpenApiEdition } from "./content/reference-entries.ts";
import { type Refused, refusedRasterInfo } from "./content/refused.ts";
import type { Example } from "./example.ts";
import { markdown } from "./markdown.ts";
import type { SuiteContent } from "./pages/conformance-page.ts";
import type { HomeContent } from "./pages/home-page.ts";
import { readPublished, type SourceFile } from "./sources.ts";

/** What is tested: the names of the files in `conformance/protocol/`. */
const protocols = ["library", "receiver", "sender"];

const webhookEditions = editions.filter(({ name }) => name === "webhook");

/** Everything that the pages show. */
export interface Content {
  /** Events by edition, the default first. */
  readonly editions: readonly (readonly EventEntry[])[];
  /** Steps of README to the first delivery. */
  readonly first: Pick<HomeContent, "receivers" | "packing" | "install" | "send" | "printed" | "diagnosed">;
  readonly guides: readonly Guide[];
  readonly suite: SuiteContent;
  readonly protocols: readonly (readonly [name: string, text: string])[];
  /** The OpenAPI document by edition, the default first. */
  readonly openapi: readonly OpenApiEdition[];
  readonly migrations: readonly MigrationText[];
  /** Text of checks/generators/README.md. */
  readonly tools: string;
  /** Text of CHANGELOG.md. */
  readonly changelog: string;
  /** The raster-info format by edition, the default first. */
  readonly rasterInfo: readonly RasterInfoEdition[];
  readonly refusedRasterInfo: readonly Refused[];
  readonly documents: readonly Example[];
  readonly decisions: readonly FoundDecision[];
  readonly commands: readonly CommandHelp[];
  readonly library: readonly LibraryModule[];
  /** List of the clauses of the source documents: spec/README.md. */
  readonly clauses: string;
  /** Clauses that have a decision. */
  readonly decided: ReadonlySet<string>;
  /** Files to publish below `files/`. */
  readonly files: readonly SourceFile[];
}

/** Reads what the project generates and tests, and prepares it for the pages. */
export async function readContent(): Promise<Content> {
  const published = await readPublished();
  const readme = readText("README.md");
  const ledger = readLedger();
  const tests = [...new Set(ledger.flatMap(({ pins }) => pins.map(({ path }) => path)))].sort();
  const texts = new Map(tests.map((path) => [path, readText(path)]));
  return {
    editions: await readEditions(published),
    first: {
      receivers: readReceivers(readme, readText("site/guides/receive-anywhere.md")),
      packing: markdown(/<!-- install -->\n(.*?)```/s.exec(readme)?.[1] ?? ""),
      install: readBlock(readme, "install"),
      send: readBlock(readme, "send"),
      printed: readPicture("receiver"),
      diagnosed: readPicture("doctor"),
    },
    openapi: webhookEditions.map((edition) => ({
      edition,
      openapi: JSON.parse(readText(`generated/openapi/${edition.slug}.openapi.json`)),
    })),
    migrations: readMigrations(),
    tools: readText("checks/generators/README.md"),
    changelog: readText("CHANGELOG.md"),
    guides: readGuides(),
    suite: {
      counts: countCases(),
      protocols,
      suite: readText("conformance/README.md"),
      peers: readText("checks/peers/README.md"),
      zoo: readText("conformance/proof/zoo/README.md"),
    },
    protocols: protocols.map((name) => [name, readText(`conformance/protocol/${name}.md`)]),
    rasterInfo: await Promise.all(
      editions.filter(({ name }) => name === "raster-info").map((edition) => describeRasterInfo(edition)),
    ),
    refusedRasterInfo: await refusedRasterInfo(readPayloadCases("raster-info")),
    documents: listExamples(published),
    decisions: ledger,
    commands: readCommandHelp(),
    library: describeLibrary(),
    clauses: readText("spec/README.md"),
    decided: new Set(ledger.flatMap(({ clause }) => clause)),
    files: [
      ...published,
      ...[...texts].map(([path, text]) => ({ path: `${path}.txt`, bytes: Buffer.from(text) })),
    ],
  };
}

/** Describes the events of every edition, each by its own samples, cases and languages. */
function readEditions(published: readonly SourceFile[]): Promise<Content["editions"]> {
  const languages = published
    .filter(({ path }) => path.startsWith("languages/"))
    .map(({ path, bytes }) => ({ path: path.slice("languages/".length), text: bytes.toString("utf8") }));
  return Promise.all(
    webhookEditions.map((edition) =>
      describeEvents({
        edition,
        samples: edition.default ? readSamples() : samplesIn(`samples/${edition.edition}/`, published),
        cases: edition.default ? readPayloadCases("webhook") : deriveEditionCases(edition),
        languages,
      }),
    ),
  );
}

/** An edition of the raster-info format. */
interface RasterInfoEdition {
  readonly edition: EditionFacts;
  readonly definitions: Definition;
  /** TypeScript declarations. */
  readonly declarations: string;
}

async function describeRasterInfo(edition: EditionFacts): Promise<RasterInfoEdition> {
  const places: Places = await import(`#generated/facts/${edition.slug}/places.js`);
  return {
    edition,
    definitions: describeDefinitions(places),
    declarations: readText(`generated/types/${edition.slug}.d.ts`),
  };
}

/** Finds the samples of an edition in the published files. */
function samplesIn(folder: string, files: readonly SourceFile[]): readonly SampleFile[] {
  return files
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path, bytes }) => ({
      name: path.slice(folder.length, -".json".length),
      text: bytes.toString("utf8"),
    }));
}

/** Counts the cases by the kind of program that they test. */
function countCases(): Readonly<Record<string, number>> {
  const kinds = Map.groupBy(readCovered(), ({ kind }) => kind);
  return Object.fromEntries([...kinds].map(([kind, own]) => [`${kind} cases`, own.length]));
}

/** Picks the documents that are texts as examples, the valid ones first. */
function listExamples(files: readonly SourceFile[]): readonly Example[] {
  const examples = files
    .filter(({ path }) => path.startsWith("raster-info/"))
    .flatMap(({ path, bytes }) => {
      const read = readJson(bytes);
      const decoded = decodeUtf8(bytes);
      const name = path.slice("raster-info/".length, -".json".length);
      const isValid = read.ok && validateRasterInfo(read.value).status === "valid";
      return decoded.ok ? [{ name, text: decoded.text, isValid }] : [];
    });
  return examples
    .toSorted((a, b) => Number(b.isValid) - Number(a.isValid))
    .map(({ name, text }) => ({ name, text }));
}
