import type { Contract, Mode } from "../contracts.ts";
import { readModel } from "../model/read-model.ts";
import { contractInMode } from "../modes.ts";
import { validatorOf } from "../validators.ts";
import { lower } from "./lower.ts";
import type { ValidationError } from "./validation-error.ts";

/** Lists what is wrong with a value. */
export type Validate = (value: unknown) => readonly ValidationError[];

/** Generates and loads the validator of a contract, in a mode or as it is written, without a file. */
export async function loadValidator(contract: Contract, mode: Mode | "written"): Promise<Validate> {
  const read = mode === "written" ? contract : contractInMode(contract, mode);
  const code = await validatorOf(read, read.main, lower(readModel(contract, mode)), mode !== "written");
  const { validate } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return validate;
}
