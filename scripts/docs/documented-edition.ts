import type { Contract } from "#src/model/contract.ts";
import type { Model } from "#src/model/model.ts";

/** An edition of a contract, as its pages show it. */
export interface DocumentedEdition {
  readonly contract: Contract;
  /** Its strict model. */
  readonly model: Model;
  /** Its published strict schema. */
  readonly schema: unknown;
}
