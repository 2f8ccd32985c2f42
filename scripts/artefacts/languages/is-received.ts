import type { Contract } from "#src/model/contract.ts";
import { isUsualSignature } from "../../hub/body-signature.ts";
import { type Carried, rootEvents } from "./naming.ts";

/** Checks whether the packages have a receiver for a contract: it needs events, and signatures that they verify. */
export function isReceived({ contract, model }: Carried): boolean {
  return isUsualSignature(contract.signature) && rootEvents(model) !== undefined;
}

/** Returns the name of the signature header, from the first contract that names one. */
export function headerIn(contracts: readonly Contract[]): string {
  const [named] = contracts.flatMap(({ signature }) => signature?.header ?? []);
  return named ?? "Webhook-Signature";
}
