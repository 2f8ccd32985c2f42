import type { EditionReading } from "./edition-reading.ts";
import type { ReleaseHint } from "./platform.ts";

/** Says what to do about a delivery that no edition of the receiver accepts, by the release that a header names. */
export function describeCure(
  hint: ReleaseHint | undefined,
  { editions, mode }: Pick<EditionReading, "editions" | "mode">,
  hasHandler: boolean,
  isOwn: boolean,
): string {
  if (hint?.edition !== undefined && !editions.includes(hint.edition))
    return `release ${hint.release} sends edition ${hint.edition}: give edition: "${hint.edition}"`;
  // The command does not know the contract of somebody else.
  const errors = isOwn
    ? "annotation-contracts validate --edition auto names the edition that takes it"
    : "onRefused has the errors";
  if (mode === "strict") return errors;
  return hasHandler ? "on.invalid has it" : `no handler ran: add on.invalid; ${errors}`;
}
