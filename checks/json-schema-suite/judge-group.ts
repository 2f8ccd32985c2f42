import { loadValidator, type Validate } from "#scripts/artefacts/validators/load-validator.ts";
import { contractOfDocument } from "#scripts/hub/hub.ts";
import type { Contract, Edition } from "#src/model/contract.ts";
import type { Schema } from "#src/model/schema.ts";
import { readErrorDetails } from "#src/util/error-details.ts";

/** A group of the public JSON Schema suite: a schema, and documents with their verdicts. */
export interface Group {
  readonly description: string;
  readonly schema: Schema | boolean;
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly valid: boolean;
  }[];
}

/** The outcome of a group: all verdicts right, rejected by name at generation, or wrong in some tests. */
export interface Judgement {
  readonly outcome: "right" | "refused" | "wrong";
  /** The sentence of the rejection, or the tests with a wrong verdict. */
  readonly details: readonly string[];
}

/** Generates the validator of a group's schema, as it is written, and compares its verdicts with those of the suite. */
export async function judgeGroup(group: Group, dialect: string): Promise<Judgement> {
  let validate: Validate;
  try {
    validate = await loadValidator(makeContract(group.schema, dialect), "written");
  } catch (error) {
    const { message } = readErrorDetails(error);
    if (!/^cannot (?:take|read|resolve)/.test(message)) throw error;
    return { outcome: "refused", details: [message] };
  }
  const wrong = group.tests.filter(({ data, valid }) => (validate(data).length === 0) !== valid);
  return {
    outcome: wrong.length === 0 ? "right" : "wrong",
    details: wrong.map(({ description }) => description),
  };
}

/** Makes a contract from a schema. */
function makeContract(schema: Schema | boolean, $schema: string): Contract {
  const edition: Edition = { name: "suite", edition: "1", idBase: "https://suite.example", source: "group" };
  const document = typeof schema === "boolean" ? (schema ? {} : { not: {} }) : schema;
  return contractOfDocument(edition, { $schema, ...document });
}
