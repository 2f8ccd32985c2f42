import { type ReceivedHeader, signatureHeader } from "#src/signature/signature.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { defined } from "#src/util/defined.ts";
import { printable } from "#src/util/display.ts";
import type { FlagsFor } from "./define-command.ts";
import { bareFlag, formatFlag, text } from "./flag.ts";
import { type Io, UsageError } from "./io.ts";
import { type SecretOptions, secretFlags } from "./read-secrets.ts";
import { readSaved, signaturesIn } from "./saved-delivery.ts";
import type { Format } from "./validate.ts";

/** A body and its signature. */
export interface SignedInput {
  readonly body: Uint8Array;
  readonly header: ReceivedHeader;
  /** `User-Agent` of a delivery that `listen` has saved. */
  readonly userAgent?: string;
}

/** Options of a command that looks at a signature. */
interface SignedOptions extends SecretOptions {
  readonly header: string | undefined;
  readonly bareDigest: boolean;
  readonly format: Format;
}

/** The argument of a command that looks at a signature, and its options. */
export const signedArgs = [["<file>", "the body, or a folder saved by listen; - is standard input"]] as const;
export const signedFlags: FlagsFor<SignedOptions> = {
  header: text("--header <value>", `value of ${signatureHeader} (default: that of a saved folder)`),
  bareDigest: bareFlag,
  ...secretFlags,
  format: formatFlag,
};

/** Says which secret a signature matches. */
export function writeMatch(keyId: string, colorize: Colorize): string {
  const by = colorize("quiet", ` with the secret in ${printable(keyId)}`);
  return `${colorize("good", "✓")} the signature matches${by}`;
}

/** Reads a body and its signature: the one that is `given` or, for a folder that `listen` saved, the one in its headers. */
export async function readSigned(path: string, given: string | undefined, io: Io): Promise<SignedInput> {
  const { body, headers } = await readSaved(path, io);
  if (given !== undefined) return { body, header: given };
  if (headers === undefined) throw new UsageError("the signature is needed; use --header");
  const userAgent = headers.find(([name]) => name.toLowerCase() === "user-agent")?.[1];
  return { body, header: signaturesIn(headers), ...defined({ userAgent }) };
}
