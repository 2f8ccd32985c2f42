/** The difference between two contracts: what changes for whom, with documents that prove it. */
export * from "./diff/change.ts";
export { diffContracts } from "./diff/diff-contracts.ts";
