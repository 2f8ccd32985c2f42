import { reasons, signatureHeader, verify } from "#src/signature/signature.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { printable } from "#src/util/display.ts";
import {
  type CreateCommand,
  createCommand,
  type Io,
  subcommand,
  UsageError,
  writeResult,
} from "./command.ts";
import { allowUnprefixedOption, formatOption } from "./options.ts";
import { readSaved, signaturesIn } from "./saved-delivery.ts";
import { readSecrets, secretEnvOption, secretFileOption } from "./secrets.ts";

/** The argument of subcommands that check a signature. */
export const signedArgument = "the body or a saved directory; - is standard input";

const define = () =>
  createCommand(
    "verify",
    "verify the signature of a body",
    "Verify the signature of a body. With several secrets, any of them may match.",
    "verify deliveries/0001-update-task --secret-env WEBHOOK_SECRET",
  )
    .argument("<file>", signedArgument)
    .option("--header <value>", `value of ${signatureHeader}`)
    .addOption(allowUnprefixedOption)
    .addOption(secretEnvOption)
    .addOption(secretFileOption)
    .addOption(formatOption);

/** Creates the subcommand `verify`, which checks a signature. */
export const createVerifyCommand: CreateCommand = subcommand(define, async (io, file, options) => {
  const { format, header, allowUnprefixed = false } = options;
  const secrets = await readSecrets(options, io, true);
  const result = await verify({ ...(await readSigned(file, header, io)), secrets, allowUnprefixed });
  const json = result.ok ? result : { ...result, message: reasons[result.reason] };
  await writeResult(io, format, json, (colorize) => {
    if (result.ok) return writeMatch(result.keyId, colorize);
    const line = `${colorize("bad", "✗")} rejected: ${reasons[result.reason]}`;
    const hint = colorize("quiet", "  to find out why, run diagnose instead of verify");
    return result.reason === "mismatch" ? [line, hint] : line;
  });
  return result.ok;
});

/**
 * Reads a body and its signature: the given one or, for a directory saved by `listen`, the one in its headers.
 *
 * @throws UsageError if there is no signature.
 */
export async function readSigned(
  path: string,
  given: string | undefined,
  io: Io,
): Promise<{ readonly body: Uint8Array; readonly header: string | readonly string[] }> {
  const { body, headers } = await readSaved(path, io);
  if (given !== undefined) return { body, header: given };
  if (headers === undefined) throw new UsageError("missing signature: pass --header");
  return { body, header: signaturesIn(headers) };
}

/** Prints which secret a signature matches. */
export function writeMatch(keyId: string, colorize: Colorize): string {
  const secret = colorize("quiet", ` the secret in ${printable(keyId)}`);
  return `${colorize("good", "✓")} the signature matches${secret}`;
}
