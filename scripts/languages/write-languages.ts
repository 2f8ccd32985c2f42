import { type Contract, envelope, type Mode, modes } from "#src/model/contract.ts";
import { readInMode } from "#src/model/modes.ts";
import { schemaPath } from "#src/model/paths.ts";
import { readModel } from "#src/model/read-model.ts";
import { rejectionResponses } from "#src/receiver/rejection.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { listProperties } from "../facts/write-contracts.ts";
import type { Sources } from "../files.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { readSamples } from "../hub/read-contracts.ts";
import { writeGo } from "./write-go.ts";
import { writeJava } from "./write-java.ts";
import { writePython } from "./write-python.ts";
import { writeQuicktype } from "./write-quicktype.ts";

/** Data that the packages of all languages contain. */
interface Shared {
  /** Published JSON Schemas, by `<contract>-<edition>` and mode. */
  readonly schemas: readonly { readonly name: string; readonly mode: Mode; readonly text: string }[];
  /** A sample of each event in each edition, each as one line of JSON. */
  readonly samples: string;
  /** Facts that receivers and the detection of editions need: `facts.json`. */
  readonly facts: string;
}

/**
 * Writes the files for other languages from all editions, the source document's first in each contract.
 *
 * `published` contains the files generated so far; the packages include the JSON Schemas among them.
 */
export async function writeLanguages(
  editions: readonly Contract[],
  published: readonly GeneratedFile[],
  sources: Sources,
): Promise<GeneratedFile[]> {
  const models = editions.map(readModel);
  const tolerant = editions.map((one) => readModel(readInMode(one, "tolerant")));
  const webhooks = editions.filter(({ name }) => name === "webhook");
  const first = models.filter(({ isDefault }) => isDefault);
  const shared = {
    schemas: editions.flatMap((one) => schemasOf(one, published)),
    samples: writeSamples(editions, sources),
    facts: writeFacts(listForeign(webhooks)),
  };
  return [
    ...(await Promise.all(first.map(writeQuicktype))).flat(),
    ...writePython(tolerant),
    ...writeGo(tolerant),
    ...writeJava(tolerant),
    ...writeShared("languages/python/annotation_contracts/generated", shared, ["strict"]),
    ...writeShared("languages/java/src/main/resources/example/annotationcontracts/generated", shared, modes),
    ...writeShared("languages/go/generated", shared, ["strict", "tolerant"]),
  ];
}

function schemasOf(contract: Contract, published: readonly GeneratedFile[]): Shared["schemas"] {
  return modes.map((mode) => {
    const path = schemaPath(contract, mode);
    const file = assertDefined(
      published.find((one) => one.path === path),
      path,
    );
    return {
      name: `${contract.name}-${contract.edition}`,
      mode,
      text: `${JSON.stringify(JSON.parse(file.text))}\n`,
    };
  });
}

function writeSamples(editions: readonly Contract[], sources: Sources): string {
  const rows = editions.flatMap((contract) =>
    (contract.name === "webhook" ? readSamples(contract, sources) : [])
      .filter(({ name }) => !name.includes("."))
      .map(({ value }) => JSON.stringify({ edition: contract.edition, document: value })),
  );
  return `[\n${rows.join(",\n")}\n]\n`;
}

/** By edition and event, the properties of the envelope that exist only in other editions. */
type Foreign = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

function listForeign(editions: readonly Contract[]): Foreign {
  const list = (own: Contract, event: string): string[] => {
    const known = listProperties(own, event);
    const all = new Set(editions.flatMap((one) => listProperties(one, event) ?? []));
    return [...all].filter((name) => !known?.includes(name));
  };
  const rows = editions.map((own) => {
    const events = own.envelopes.map(({ event }) => [event, list(own, event)]);
    return [own.edition, Object.fromEntries(events)];
  });
  return Object.fromEntries(rows);
}

/** Writes the response for each rejection code, the events that are sent on request, and other editions' properties. */
function writeFacts(foreign: Foreign): string {
  const rows: readonly (readonly [string, readonly [number, string, object?]])[] =
    Object.entries(rejectionResponses);
  const responses = rows.map(([code, [status, body, headers = {}]]) => [code, { status, body, headers }]);
  const facts = { responses: Object.fromEntries(responses), onRequest: envelope.onRequest, foreign };
  return `${JSON.stringify(facts, null, 1)}\n`;
}

/** Writes the schemas of some modes, the samples and the facts into the directory of a package. */
function writeShared(
  directory: string,
  { schemas, samples, facts }: Shared,
  own: readonly Mode[],
): GeneratedFile[] {
  const chosen = schemas.filter(({ mode }) => own.includes(mode));
  return [
    { path: `${directory}/samples.json`, text: samples },
    { path: `${directory}/facts.json`, text: facts },
    ...chosen.map(({ name, mode, text }) => ({
      path: `${directory}/schemas/${name}${mode === "strict" ? "" : ".tolerant"}.json`,
      text,
    })),
  ];
}
