/** The difference between two contracts: what changes for whom, with documents that prove it. */
export {
  type Audience,
  audiences,
  type Change as ContractChange,
  /** @deprecated Use `ContractChange`: `annotation-contracts/receiver` has a type of that name, too. */
  type Change,
  type ContractDocument,
  type Diff,
  type Effect,
  effects,
  type Proof,
  type Verdict as ReleaseLevel,
  /** @deprecated Use `ReleaseLevel`: `annotation-contracts/signature` has a type of that name, too. */
  type Verdict,
} from "./diff/change.ts";
export { type DiffOptions, diffContracts } from "./diff/diff-contracts.ts";
