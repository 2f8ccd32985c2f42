import type { Contract } from "#src/model/contract.ts";
import { type Carried, rootEvents } from "./naming.ts";

/** Checks whether the packages verify the signatures of a contract: an HMAC-SHA256 of the body in hexadecimal digits. */
export function isVerified({ signature }: Contract): boolean {
  const { scheme, prefix, algorithm = "sha256", encoding = "hex" } = signature ?? {};
  return [scheme, prefix, algorithm, encoding].join(" ") === "body sha256= sha256 hex";
}

/** Checks whether the packages have a receiver for a contract: it needs events, and signatures that they verify. */
export function isReceived({ contract, model }: Carried): boolean {
  return isVerified(contract) && rootEvents(model) !== undefined;
}

/** Returns the name of the signature header, from the first contract that names one. */
export function headerIn(contracts: readonly Contract[]): string {
  const [named] = contracts.flatMap(({ signature }) => signature?.header ?? []);
  return named ?? "Webhook-Signature";
}
