import { Ajv, type Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { escapeSegment } from "#src/json/pointer.ts";
import { pickFlag } from "#src/model/check-keywords.ts";
import { type Contract, type Mode, modes, type Root } from "#src/model/contract.ts";
import { createPublication } from "#src/model/published-schema.ts";
import type { Schema } from "#src/model/schema.ts";
import type { Verdict } from "./derive-cases.ts";

/** Validates documents of a contract with plain Ajv, which shares nothing with the emitted validators. */
export interface Judge {
  /** Schema of a document type as it is published in strict form, without its definitions. */
  readonly readSchema: (root: Root) => Schema;
  readonly definitions: Readonly<Record<string, Schema>>;
  /** The whole contract, as it is published in strict form. */
  readonly document: Schema;
  readonly judge: (root: Root) => (document: unknown) => Verdict;
}

const options: Options = {
  strict: false,
  inlineRefs: false,
  validateSchema: false,
  logger: false,
  // Optimizing the code takes longer than it saves.
  code: { optimize: false },
};

/** Prepares the judge of a contract. */
export function createJudge(contract: Contract): Judge {
  const { dialect, definitionsKeyword, definitions } = contract;
  const prepared = modes.map((mode) => prepare(contract, mode));
  const [{ whole }] = prepared as [Prepared, Prepared];
  const findRef = ({ name, schema }: Root): string => {
    if (name === contract.main.name) return "#";
    const key = Object.keys(definitions).find((one) => definitions[one] === schema);
    if (key === undefined) throw new Error(`cannot judge ${contract.slug}: ${name} has no definition`);
    return `#/${definitionsKeyword}/${escapeSegment(key)}`;
  };
  const keyed = whole[definitionsKeyword] as Readonly<Record<string, Schema>>;
  return {
    definitions: keyed,
    document: whole,
    readSchema: (root) => {
      const $ref = findRef(root);
      const { [definitionsKeyword]: _, $schema: __, $id: ___, ...own } = whole;
      return $ref === "#" ? own : { $ref };
    },
    judge: (root) => {
      const [strict, tolerant] = prepared.map(({ ajv, id }) =>
        ajv.compile({
          $schema: dialect,
          $ref: `${id}${findRef(root).replaceAll(/[^#/\w~-]/g, encodeURIComponent)}`,
        }),
      );
      return (document) => ({ strict: strict?.(document) === true, tolerant: tolerant?.(document) === true });
    },
  };
}

interface Prepared {
  readonly ajv: Ajv | Ajv2020;
  readonly id: string;
  readonly whole: Schema;
}

function prepare(contract: Contract, mode: Mode): Prepared {
  const whole = createPublication(contract, mode)(contract.main);
  const own = { ...options, unicodeRegExp: pickFlag(contract) === "u" };
  const ajv = contract.dialect.includes("2020") ? new Ajv2020(own) : new Ajv(own);
  addFormats.default(ajv);
  for (const [name, format] of Object.entries(ajv.formats)) ajv.formats[name] = remembering(format);
  ajv.addSchema(whole);
  return { ajv, id: String(whole.$id), whole };
}

/** Makes a format remember its verdicts: the documents of a suite repeat the same few texts. */
function remembering(format: Ajv["formats"][string]): Ajv["formats"][string] {
  const check = typeof format === "object" && "validate" in format ? format.validate : format;
  const test = check instanceof RegExp ? (text: string) => check.test(text) : check;
  if (
    typeof test !== "function" ||
    (typeof format === "object" && "type" in format && format.type === "number")
  )
    return format;
  const known = new Map<string, boolean>();
  return (text: string) => {
    const verdict = known.get(text) ?? (test as (text: string) => boolean)(text);
    known.set(text, verdict);
    return verdict;
  };
}
