import { Command } from "@commander-js/extra-typings";
import { reasons, signatureHeader, type VerifyResult, verify } from "#src/signature/signature.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { printable } from "#src/util/display.ts";
import { type CreateCommand, examples } from "./create-command.ts";
import { exitCodes } from "./exit-codes.ts";
import { type Io, UsageError } from "./io.ts";
import { formatOption } from "./options.ts";
import { colorizeFor } from "./output.ts";
import { readSaved, signaturesIn } from "./saved-delivery.ts";
import { requireSecrets, secretEnvOption, secretFileOption, secretOption } from "./secrets.ts";

/** What the argument of a subcommand that looks at a signature is. */
export const signedArgument = "the body or a saved directory; - is standard input";

/** Creates the subcommand `verify`, which checks a signature; the exit code is 1 if it does not match. */
export const createVerifyCommand: CreateCommand = (io, finish) =>
  new Command("verify")
    .summary("verify the signature of a body")
    .description("Verify the signature of a body. With several secrets, any of them may have signed.")
    .argument("<file>", signedArgument)
    .option("--header <value>", `value of ${signatureHeader}`)
    .option("--allow-unprefixed", 'accept a signature without "sha256="')
    .addOption(secretEnvOption)
    .addOption(secretFileOption)
    .addOption(secretOption)
    .addOption(formatOption)
    .addHelpText("after", examples("verify deliveries/0001-update-task --secret-env WEBHOOK_SECRET"))
    .action(async (file, { format, header, allowUnprefixed = false, ...named }) => {
      const secrets = await requireSecrets(named, io);
      const signed = await readSigned(file, header, io);
      const result = await verify({ ...signed, secrets, allowUnprefixed });
      await io.stdout.write(`${format === "pretty" ? describeResult(result, io) : toJson(result)}\n`);
      finish(result.ok ? exitCodes.good : exitCodes.bad);
    });

/** A body and its signature. */
interface SignedInput {
  readonly body: Uint8Array;
  readonly header: string | readonly string[];
}

/**
 * Reads a body and its signature: the given one or, of a directory saved by `listen`, the one in its headers.
 *
 * @throws UsageError if there is no signature.
 */
export async function readSigned(path: string, given: string | undefined, io: Io): Promise<SignedInput> {
  const { body, headers } = await readSaved(path, io);
  if (given !== undefined) return { body, header: given };
  if (headers === undefined) throw new UsageError("missing signature: pass --header");
  return { body, header: signaturesIn(headers) };
}

/** Says which secret a signature matches. */
export function writeMatch(keyId: string, colorize: Colorize): string {
  const by = colorize("quiet", ` with the secret in ${printable(keyId)}`);
  return `${colorize("good", "✓")} the signature matches${by}`;
}

function toJson(result: VerifyResult): string {
  return JSON.stringify(result.ok ? result : { ...result, message: reasons[result.reason] });
}

function describeResult(result: VerifyResult, io: Io): string {
  const colorize = colorizeFor(io);
  if (result.ok) return writeMatch(result.keyId, colorize);
  const line = `${colorize("bad", "✗")} rejected: ${reasons[result.reason]}`;
  if (result.reason !== "mismatch") return line;
  return `${line}\n  ${colorize("quiet", "to find out why, run diagnose in place of verify")}`;
}
