import type { Contract, Mode } from "#src/model/contract.ts";
import { contractInMode } from "#src/model/contract-in-mode.ts";
import { readModel } from "#src/model/read-model.ts";
import type { ValidationError } from "../../hub/types/validation-error.ts";
import { lower } from "./lower.ts";
import { writeGuards, writeValidator } from "./write-validators.ts";

/** Lists what is wrong with a value; `event` is the name of a delivery's event if the body does not have it. */
export type Validate = (value: unknown, event?: string) => readonly ValidationError[];

/**
 * Generates and loads the validator of a contract, in a mode or as it is written, without a file.
 *
 * @throws Error from the validator if the guard of the contract, which is also loaded, has another result.
 */
export async function loadValidator(contract: Contract, mode: Mode | "written"): Promise<Validate> {
  const read = mode === "written" ? contract : contractInMode(contract, mode);
  const lowered = lower(readModel(contract, mode));
  const formats = mode !== "written";
  const [{ validate }, guards] = await Promise.all([
    writeValidator(read, read.main, lowered, formats).then(load),
    writeGuards(read, lowered, formats).then(load),
  ]);
  return (value, event) => {
    const errors = validate(value, event);
    if (guards[`is${read.main.type}`](value, event) !== (errors.length === 0))
      throw new Error(`guard and list of errors disagree on ${JSON.stringify(value)}`);
    return errors;
  };
}

async function load(code: string) {
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
