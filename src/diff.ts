/** Compares two contracts: what changes for receivers, handlers and senders, with documents as proof. */
export {
  type Audience,
  audiences,
  type Change,
  type ContractDocument,
  type Diff,
  DiffError,
  type Effect,
  type Effects,
  effects,
  type Proof,
  type ReleaseLevel,
} from "./diff/change.ts";
export { diffContracts } from "./diff/diff-contracts.ts";
