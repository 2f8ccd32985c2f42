import { type Contract, type Edition, slugOf } from "#scripts/contracts.ts";
import { contractOfDocument } from "#scripts/hub.ts";
import { readModel } from "#scripts/model/read-model.ts";
import type { Schema } from "#scripts/schema.ts";
import { lower } from "#scripts/validators/lower.ts";
import { validatorOf } from "#scripts/validators.ts";

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

/** What became of a group: all verdicts right, refused by name at generation, or wrong in some tests. */
export interface Judgement {
  readonly outcome: "right" | "refused" | "wrong";
  /** The refusal, or the tests that are judged wrongly. */
  readonly details: readonly string[];
}

/** Generates the validator of a group's schema, as it is written, and compares its verdicts with the suite's. */
export async function judgeGroup(group: Group, dialect: string): Promise<Judgement> {
  let validate: (value: unknown) => readonly unknown[];
  try {
    validate = await validatorOfSchema(group.schema, dialect);
  } catch (error) {
    const { message } = error as Error;
    if (!/^cannot (?:take|read|resolve)/.test(message)) throw error;
    return { outcome: "refused", details: [message] };
  }
  const wrong = group.tests.filter(({ data, valid }) => (validate(data).length === 0) !== valid);
  return {
    outcome: wrong.length === 0 ? "right" : "wrong",
    details: wrong.map(({ description }) => description),
  };
}

/** Generates, bundles and loads the validator of a schema that is read as it is written. */
export async function validatorOfSchema(
  schema: Schema | boolean,
  dialect: string,
): Promise<(value: unknown) => readonly unknown[]> {
  const edition: Edition = { name: "suite", edition: "1", idBase: "https://suite.example", source: "group" };
  const document = typeof schema === "boolean" ? (schema ? {} : { not: {} }) : schema;
  const contract: Contract = contractOfDocument(edition, { $schema: dialect, ...document });
  const code = await validatorOf(contract, contract.main, lower(readModel(contract, "written")), false);
  const { validate } = await import(`data:text/javascript,${encodeURIComponent(code)}#${slugOf(edition)}`);
  return validate;
}
