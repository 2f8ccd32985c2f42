import { join } from "node:path";
import { listModes } from "../../conformance/derive/is-proved.ts";
import { makeDocument } from "../../conformance/suites/runner/make-document.ts";
import { readPayloadCases, readSamples } from "../../conformance/suites/runner/read-case-files.ts";
import { defaultEdition } from "../../src/diagnostics/contract.ts";
import type { Mode } from "../../src/validate/result.ts";

const schemas = join(import.meta.dirname, "../../generated/json-schema");

/** A document to validate with a published schema. */
interface Question {
  /** Identifier of the case, or name of the sample. */
  readonly id: string;
  readonly contract: "webhook" | "raster-info";
  readonly mode: Mode;
  /** Path of the schema. */
  readonly schema: string;
  readonly document: unknown;
  /** Whether JSON Schema must accept it: it accepts what a schema cannot express. */
  readonly valid: boolean;
}

/** Lists every case and sample of both contracts, once in each mode that it is for. */
export function listQuestions(): readonly Question[] {
  return (["webhook", "raster-info"] as const).flatMap((contract) => {
    const { slug, file } = defaultEdition(contract);
    const ofCases = readPayloadCases(contract).flatMap((one) =>
      listModes(one).map((mode) => ({
        id: one.id,
        mode,
        document: makeDocument(one),
        valid: one.status === "valid" || one.needs === "rule",
      })),
    );
    const samples = contract === "webhook" ? readSamples() : [];
    const ofSamples = samples.flatMap(({ name, text }) =>
      listModes({ mode: "both" }).map((mode) => ({
        id: name,
        mode,
        document: JSON.parse(text),
        valid: true,
      })),
    );
    return [...ofCases, ...ofSamples].map((one) => ({
      ...one,
      contract,
      schema: join(schemas, slug, one.mode, `${file}.schema.json`),
    }));
  });
}
