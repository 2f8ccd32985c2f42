import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { readCorpusBytes, readOutputs } from "../../conformance/suite/read-cases.ts";
import { readSamples } from "../../conformance/suite/samples.ts";
import { listForeignKeys } from "../../conformance/suite/sender/check-body.ts";
import { createRandom } from "../../conformance/suite/shuffle.ts";
import { editions } from "../../generated/internal/editions.js";
import type { EditionFacts } from "../../generated/internal/types.d.ts";
import { readJson } from "../../scripts/files.ts";
import { type Mode, modes } from "../../src/model/contract.ts";
import { schemaPath, validatorPath } from "../../src/model/paths.ts";

/** A document about which Ajv and a validator disagree. */
interface Disagreement {
  readonly validator: string;
  readonly isValid: boolean;
  readonly document: string;
}

/** What was compared. */
export interface Comparison {
  readonly documents: number;
  readonly disagreements: readonly Disagreement[];
  /** Validators that accepted hardly any document or nearly all, so that their agreement proves little. */
  readonly oneSided: readonly string[];
}

type Judge = (value: unknown) => boolean;

/** Values that are wrong for most properties, or only just valid. */
const values = [
  ...[null, true, 0, 1.5, -1, 2 ** 53, 1e300, "", "x", "NaN"],
  ...["2024-02-30T00:00:00Z", "2024-02-29T23:59:60Z", "http://", "https://a.example/b", "#fff", "/api/x"],
];

/** Changes about `count` documents in total, and compares the verdict of each validator with Ajv's for the published schema. */
export async function compareWithAjv(count: number, seed: number): Promise<Comparison> {
  const next = createRandom(seed);
  const random: Random = (limit) => Math.floor(next() * limit);
  const all = await Promise.all(editions.flatMap((one) => modes.map((mode) => createJudges(one, mode))));
  const share = Math.ceil(count / all.length);
  const disagreements: Disagreement[] = [];
  const oneSided: string[] = [];
  for (const { validator, ours, theirs, documents } of all) {
    let accepted = 0;
    for (let i = 0; i < share; i++) {
      const document = changeDocument(documents[random(documents.length)], random);
      const isValid = ours(document);
      if (isValid) accepted++;
      if (isValid !== theirs(document))
        disagreements.push({ validator, isValid, document: JSON.stringify(document) });
    }
    if (accepted < share / 10 || accepted > share * 0.7) oneSided.push(validator);
  }
  return { documents: share * all.length, disagreements, oneSided };
}

async function createJudges(facts: EditionFacts, mode: Mode) {
  const schema = readJson(schemaPath(facts, mode));
  const ajv = new (facts.name === "webhook" ? Ajv2020 : Ajv)({ strict: false });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  const isRuled = facts.name === "webhook" && mode === "strict";
  // A valid delivery is an object.
  const theirs: Judge = (value) =>
    validate(value) &&
    (!isRuled || listForeignKeys(value as Record<string, unknown>, schema.$defs).length === 0);
  const path = validatorPath(facts, mode);
  const { is }: { readonly is: Judge } = await import(/* @vite-ignore */ `../../${path}`);
  return { validator: path, ours: is, theirs, documents: readDocuments(facts) };
}

/** Reads the documents to change: samples of deliveries, outputs of GDAL. */
function readDocuments({ name, edition }: EditionFacts): readonly unknown[] {
  if (name === "webhook") return readSamples(edition).map(({ text }) => JSON.parse(text));
  const outputs = readOutputs().filter(({ status }) => ["valid", "invalid"].includes(status[edition] ?? ""));
  return outputs.map((one) => JSON.parse(readCorpusBytes(one).toString()));
}

/** Makes up to three random changes in a copy of a document; some copies stay unchanged. */
function changeDocument(document: unknown, random: Random): unknown {
  const copy: unknown = structuredClone(document);
  const places: (readonly [parent: Record<string, unknown>, key: string])[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      places.push([value as Record<string, unknown>, key]);
      visit(inner);
    }
  };
  visit(copy);
  for (let i = places.length === 0 ? 0 : random(4); i > 0; i--) {
    const [parent, key] = places[random(places.length)]!;
    if (!Object.hasOwn(parent, key)) continue; // removed before; no JSON document has `undefined`
    const old = parent[key];
    const kind = random(6);
    if (kind === 0 && !Array.isArray(parent)) delete parent[key];
    else if (kind === 1 && !Array.isArray(parent)) parent[`extra${random(3)}`] = 1;
    else if (kind === 2) parent[key] = [old];
    else if (kind === 3) parent[key] = { [key]: old };
    else parent[key] = values[random(values.length)];
  }
  return copy;
}

/** Returns a random integer from 0 to below a limit. */
type Random = (limit: number) => number;
