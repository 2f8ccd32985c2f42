/** Names a contract that every candidate validates. */
export type ValidatorName = "update-task" | "ping" | "raster-info";

/** Checks whether a parsed JSON value meets the strict contract. */
export type Validator = (value: unknown) => boolean;

/** Makes the validator of each contract. */
export function makeValidators(make: (name: ValidatorName) => Validator): Candidate["validators"] {
  return { "update-task": make("update-task"), ping: make("ping"), "raster-info": make("raster-info") };
}

/** The export `candidate` of every file of `candidates/`. */
export interface Candidate {
  readonly name: string;
  readonly validators: Readonly<Record<ValidatorName, Validator>>;
}

/** Names the candidate that accepts everything and only parses. */
export const floorId = "json-parse";

/** Lists the files of `candidates/` in the order of the table. */
export const candidateIds: readonly string[] = [
  floorId,
  "ours",
  "guards",
  "ajv",
  "schemasafe",
  "typebox",
  "typia",
  "zod",
  "valibot",
];
