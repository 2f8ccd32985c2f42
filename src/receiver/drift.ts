import type { DeliveryMode } from "#generated/contracts/types.d.ts";
import type { ValidationError } from "../validate/result.ts";
import { strict } from "./receiver-mode.ts";

/** A member of a delivery that the contract does not know. */
export interface UnseenMember {
  /** Its place as a JSON Pointer (RFC 6901), with `*` for the index of any item. */
  readonly path: string;
  /** How often it occurs in the delivery. */
  readonly count: number;
}

/** How a delivery differs from the contract: names and places, never values. */
export interface Drift {
  readonly event: string;
  readonly members: readonly UnseenMember[];
}

/** Looks for drift and reports it; see `watchDrift`. */
export interface DriftWatch {
  readonly find: (delivery: unknown, edition: string) => readonly UnseenMember[];
  readonly report: (drift: Drift) => void;
}

/**
 * Watches deliveries for members that the contract does not know, for the option `onDrift` of a receiver in
 * `tolerant` mode. It reports at most 100 of a delivery.
 *
 * ```ts
 * import { readFileSync } from "node:fs";
 * import { createReceiver, watchDrift } from "annotation-contracts/receiver";
 * import { sign } from "annotation-contracts/signature";
 *
 * const receiver = createReceiver({
 *   secret: "mykey",
 *   on: {},
 *   onDrift: watchDrift(({ event, members: [member] }) => {
 *     console.log(event, member); // ping { path: '/colour', count: 1 }
 *   }),
 * });
 *
 * const body = readFileSync("conformance/samples/ping.json", "utf8").replace("{", '{ "colour": "red",');
 * const headers = { "Content-Type": "application/json", "X-Signature-256": await sign("mykey", body) };
 * await receiver.fetch(new Request("http://localhost", { method: "POST", headers, body }));
 * ```
 *
 * A receiver of other editions needs their strict modes here, from `annotation-contracts/webhook/<edition>`. It finds
 * nothing in an edition without one. Default: that of 2.3.
 */
export function watchDrift(
  report: (drift: Drift) => void,
  modes: readonly DeliveryMode[] = [strict],
): DriftWatch {
  const find = (delivery: unknown, edition: string): UnseenMember[] =>
    findUnseen(modes.find((mode) => mode.edition === edition)?.validate(delivery) ?? []);
  return { find, report };
}

/** Counts the members that the strict validator does not expect, by place. */
function findUnseen(errors: readonly ValidationError[]): UnseenMember[] {
  const counts = new Map<string, number>();
  for (const { code, path } of errors) {
    if (code === "unexpected") counts.set(toPlace(path), (counts.get(toPlace(path)) ?? 0) + 1);
  }
  return Array.from(counts, ([path, count]) => ({ path, count }));
}

/** Replaces each number but the last step by `*`: it is the index of an item, since no member has such a name. */
function toPlace(path: string): string {
  return path.replace(/\/\d+(?=\/)/g, "/*");
}
