import { readTarget, TargetError } from "#conformance/suite/receiver/read-target.ts";
import { UsageError } from "./io.ts";

/**
 * Parses the URL of a receiver that an option names: `http` or `https`, of this machine only unless others are allowed.
 *
 * @throws UsageError
 */
export function parseTarget(option: string, text: string, allowRemote: boolean): URL {
  try {
    return readTarget(text, allowRemote);
  } catch (cause) {
    if (!(cause instanceof TargetError)) throw cause;
    throw new UsageError(
      `${option}: ${cause.message.replace("remote targets are not allowed", "pass --allow-remote")}`,
    );
  }
}
