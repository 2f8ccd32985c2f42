import type { ContractName } from "#src/explain/contract.ts";
import type { PayloadCase } from "../suites/cases/read-case-files.ts";

/** A derived case before it is proved. */
export interface Candidate {
  readonly row: PayloadCase;
  readonly contract: ContractName;
  /** Name of the published schema that judges it: the event that the document names, or the whole contract. */
  readonly schema: string;
  /** JSON Schema keyword that must refuse, where it is one. */
  readonly keyword?: string;
}
