import { contractInMode } from "../contract-in-mode.ts";
import type { Contract, Mode } from "../contracts.ts";
import { readModel } from "../model/read-model.ts";
import { guardsOf, validatorOf } from "../write-validators.ts";
import { lower } from "./lower.ts";
import type { ValidationError } from "./validation-error.ts";

/** Lists what is wrong with a value. */
export type Validate = (value: unknown) => readonly ValidationError[];

/**
 * Generates and loads the validator of a contract, in a mode or as it is written, without a file.
 *
 * @throws Error from the validator when the guard of the contract, which is loaded as well, says otherwise.
 */
export async function loadValidator(contract: Contract, mode: Mode | "written"): Promise<Validate> {
  const read = mode === "written" ? contract : contractInMode(contract, mode);
  const lowered = lower(readModel(contract, mode));
  const formats = mode !== "written";
  const [{ validate }, guards] = await Promise.all([
    validatorOf(read, read.main, lowered, formats).then(load),
    guardsOf(read, lowered, formats).then(load),
  ]);
  return (value) => {
    const errors = validate(value);
    if (guards[`is${read.main.type}`](value) !== (errors.length === 0))
      throw new Error(`guard and list of errors disagree on ${JSON.stringify(value)}`);
    return errors;
  };
}

async function load(code: string) {
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
