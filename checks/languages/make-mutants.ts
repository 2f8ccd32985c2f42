import type { ContractName, DocumentStatus } from "#conformance/suites/library/library-protocol.ts";
import { makeDocument } from "#conformance/suites/runner/make-document.ts";
import { readPayloadCases, readSamples, readTable } from "#conformance/suites/runner/read-case-files.ts";
import { validateRasterInfo } from "#generated/modules/raster-info.ts";
import { validateDelivery } from "#generated/modules/webhook.ts";
import { changePlace, placesIn } from "#scripts/fixtures/change-places.ts";
import { readText } from "#scripts/sources/files.ts";
import { describeError } from "#src/validate/describe-error.ts";

/** A document with one place changed, and what the reference says about it in tolerant mode. */
export interface Mutant {
  /** Document, place and change. */
  readonly name: string;
  readonly contract: ContractName;
  readonly text: string;
  readonly status: DocumentStatus;
  /** Code and place of each error, sorted. */
  readonly errors: readonly string[];
  /** The same with the sentence that a reader in any language gives. */
  readonly sentences: readonly string[];
  /** Rule, place and sentence of each warning, sorted. */
  readonly warnings: readonly string[];
}

/** Replacements for a value; the last removes it. */
const changes: readonly unknown[] = [null, true, 7, 1.5, 2 ** 53, "x", [], {}, [null], { x: 1 }, undefined];

/** Longest document with every place changed; a longer one is only decoded. */
const MUTATED = 20_000;

/** Makes mutants of the samples and of the corpus: each place in turn gets the next change. */
export function makeMutants(): readonly Mutant[] {
  const samples = readSamples().map(({ name, text }) => ({ name, text, contract: "webhook" as const }));
  const corpus = readCorpus().map((one) => ({ ...one, contract: "raster-info" as const }));
  const mutants = [...samples, ...corpus].flatMap(({ name, text, contract }, i) => {
    const same = makeMutant(`${name} as it stands`, contract, JSON.parse(text));
    if (text.length > MUTATED) return [same];
    const document: unknown = JSON.parse(text);
    const mutated = placesIn(document).map((place, j) => {
      const changed = changePlace(document, place, changes[(i + j) % changes.length]);
      return makeMutant(`${name} with ${changed.name}`, contract, changed.value);
    });
    return [same, ...mutated];
  });
  return [...mutants, ...makeDeep(), ...makeSuspicious()];
}

/** Makes the documents of the cases that name the rules they break. */
function makeSuspicious(): readonly Mutant[] {
  return readPayloadCases("webhook")
    .filter(({ warnings = [] }) => warnings.length > 0)
    .map((one) => makeMutant(one.id, "webhook", makeDocument(one)));
}

/** Levels that occur in real documents. */
const DEEP = 900;

/** Nests groups and data types as deep as real documents do, without and with an error at the bottom. */
function makeDeep(): readonly Mutant[] {
  return [{}, { name: 1 }].flatMap((bottom, i) => {
    const nest = (wrap: (inner: object) => object): object =>
      Array.from({ length: DEEP }).reduce<object>((inner) => wrap(inner), bottom);
    const documents = {
      "a map of groups": { type: "group", ...nest((inner) => ({ groups: { g: inner } })) },
      "a list of groups": { type: "group", ...nest((inner) => ({ groups: [inner] })) },
      "a data type": { type: "array", datatype: nest((inner) => ({ components: [{ type: inner }] })) },
    };
    return Object.entries(documents).map(([name, value]) =>
      makeMutant(`${name}, ${DEEP} levels deep, with ${i} errors`, "raster-info", value),
    );
  });
}

function makeMutant(name: string, contract: ContractName, value: unknown): Mutant {
  const validate = contract === "webhook" ? validateDelivery : validateRasterInfo;
  const result = validate(value, { mode: "tolerant" });
  const errors =
    "errors" in result ? result.errors.map(({ code, path }) => `${code} at "${path}"`).sort() : [];
  const sentences =
    "errors" in result ? result.errors.map((one) => `${one.path}: ${describeError(one)}`).sort() : [];
  const warnings =
    "warnings" in result
      ? result.warnings.map(({ rule, path, message }) => `${rule} ${path}: ${message}`).sort()
      : [];
  return { name, contract, text: JSON.stringify(value), status: result.status, errors, sentences, warnings };
}

/** Reads the documents of the corpus that are JSON in UTF-8. */
function readCorpus(): readonly { readonly name: string; readonly text: string }[] {
  const folder = "corpus/raster-info";
  return readTable(`${folder}/expected.tsv`)
    .filter(({ utf8, json }) => utf8 === "1" && json === "1")
    .map(({ file = "" }) => ({ name: file, text: readText(`conformance/${folder}/${file}`) }));
}
