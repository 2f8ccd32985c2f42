import type { ReceivedHeader } from "#src/signature/signature.ts";
import type { Io } from "./io.ts";
import { UsageError } from "./io.ts";
import { readSaved, signaturesIn } from "./saved-delivery.ts";

/** A body with the signature that came with it. */
export interface SignedInput {
  readonly body: Uint8Array;
  readonly header: ReceivedHeader;
  /** `User-Agent` of a delivery that `listen` has saved. */
  readonly userAgent?: string;
}

/** What the help says about the input. */
export const signedArgument = "the body, or a folder saved by listen; - is standard input";

/** Reads a body and its signature, which is `given` or, for a folder that `listen` has saved, in its headers. */
export async function readSigned(path: string, given: string | undefined, io: Io): Promise<SignedInput> {
  const { body, headers } = await readSaved(path, io);
  if (given !== undefined) return { body, header: given };
  if (headers === undefined) throw new UsageError("the signature is needed; use --header");
  const userAgent = headers.find(([name]) => name.toLowerCase() === "user-agent")?.[1];
  return { body, header: signaturesIn(headers), ...(userAgent !== undefined && { userAgent }) };
}
