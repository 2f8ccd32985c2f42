import type { Contract } from "#src/model/contract.ts";
import { type Carried, rootEvents } from "./naming.ts";

/** Tells whether the packages verify the signatures of a contract: a SHA-256 of the body in hexadecimal digits. */
export function isVerified({ signature }: Contract): boolean {
  const { scheme, prefix, algorithm = "sha256", encoding = "hex" } = signature ?? {};
  return [scheme, prefix, algorithm, encoding].join(" ") === "body sha256= sha256 hex";
}

/** Tells whether the packages receive a contract: whether it has events, and signatures that they verify. */
export function isReceived({ contract, model }: Carried): boolean {
  return isVerified(contract) && rootEvents(model) !== undefined;
}

/** Gives the name of the header that carries the signatures of the first contract that names one. */
export function headerIn(contracts: readonly Contract[]): string {
  const [named] = contracts.flatMap(({ signature }) => signature?.header ?? []);
  return named ?? "Webhook-Signature";
}
