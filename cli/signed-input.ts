import type { Command } from "commander";
import type { ReceivedHeader } from "#src/signature/signature.ts";
import { signatureHeader } from "#src/signature/signature.ts";
import { defined } from "#src/text/defined.ts";
import { printable } from "#src/text/display.ts";
import type { Paint } from "#src/text/paint.ts";
import { createFormatOption } from "./command.ts";
import { type Io, UsageError } from "./io.ts";
import { addSecretOptions, type SecretOptions } from "./read-secrets.ts";
import { readSaved, signaturesIn } from "./saved-delivery.ts";
import type { Format } from "./validate.ts";

/** A body with the signature that came with it. */
export interface SignedInput {
  readonly body: Uint8Array;
  readonly header: ReceivedHeader;
  /** `User-Agent` of a delivery that `listen` has saved. */
  readonly userAgent?: string;
}

/** Options of a command that looks at a signature. */
export interface SignedOptions extends SecretOptions {
  readonly header?: string;
  readonly bareDigest?: true;
  readonly format: Format;
}

/** Adds the argument and the options of a command that looks at a signature. */
export function addSignedInput(command: Command): Command {
  return addSecretOptions(
    command
      .argument("<file>", "the body, or a folder saved by listen; - is standard input")
      .option("--header <value>", `value of ${signatureHeader} (default: that of a saved folder)`)
      .option("--bare-digest", "accept a digest without sha256="),
  ).addOption(createFormatOption());
}

/** Says which secret a signature matches. */
export function writeMatch(keyId: string, paint: Paint): string {
  const by = paint("quiet", ` with the secret in ${printable(keyId)}`);
  return `${paint("good", "✓")} the signature matches${by}`;
}

/** Reads a body and its signature, which is `given` or, for a folder that `listen` has saved, in its headers. */
export async function readSigned(path: string, given: string | undefined, io: Io): Promise<SignedInput> {
  const { body, headers } = await readSaved(path, io);
  if (given !== undefined) return { body, header: given };
  if (headers === undefined) throw new UsageError("the signature is needed; use --header");
  const userAgent = headers.find(([name]) => name.toLowerCase() === "user-agent")?.[1];
  return { body, header: signaturesIn(headers), ...defined({ userAgent }) };
}
