import type { EditionReading } from "./edition-reading.ts";
import type { ReleaseHint } from "./platform.ts";

/** Says what to do about a delivery that no edition of the receiver accepts, by the release that a header names. */
export function describeCure(
  hint: ReleaseHint | undefined,
  { editions, mode }: Pick<EditionReading, "editions" | "mode">,
  hasHandler: boolean,
): string {
  if (hint?.edition !== undefined && !editions.includes(hint.edition))
    return `release ${hint.release} sends edition ${hint.edition}: give edition: "${hint.edition}"`;
  const validate = "annotation-contracts validate --edition auto names the edition that takes it";
  if (mode === "strict") return validate;
  return hasHandler ? "on.invalid has it" : `no handler ran: add on.invalid; ${validate}`;
}
