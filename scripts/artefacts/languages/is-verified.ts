import type { Contract } from "#src/model/contract.ts";

/** Tells whether the packages verify the signatures of a contract: a SHA-256 of the body in hexadecimal digits. */
export function isVerified({ signature }: Contract): boolean {
  const { scheme, prefix, algorithm = "sha256", encoding = "hex" } = signature ?? {};
  return [scheme, prefix, algorithm, encoding].join(" ") === "body sha256= sha256 hex";
}

/** Gives the name of the header that carries the signatures of the first contract that names one. */
export function headerIn(contracts: readonly Contract[]): string {
  const [named] = contracts.flatMap(({ signature }) => signature?.header ?? []);
  return named ?? "Webhook-Signature";
}
