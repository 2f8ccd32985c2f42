import { sign, signatureHeader } from "#src/signature/signature.ts";
import { type CreateCommand, createCommand, subcommand, writeResult } from "./command.ts";
import { formatOption } from "./options.ts";
import { readBytes } from "./read-input.ts";
import { requireOneSecret, secretEnvOption, secretFileOption } from "./secrets.ts";

const define = () =>
  createCommand(
    "sign",
    "sign a body",
    `Sign the exact bytes of a body, and print the value of ${signatureHeader}.`,
    "sign body.json --secret-env WEBHOOK_SECRET",
  )
    .argument("<file>", "the body; - is standard input")
    .addOption(secretEnvOption)
    .addOption(secretFileOption)
    .addOption(formatOption);

/** Creates the subcommand `sign`, which prints the value of the signature header. */
export const createSignCommand: CreateCommand = subcommand(define, async (io, file, options) => {
  const value = await sign(await requireOneSecret(options, io), await readBytes(file, io));
  await writeResult(io, options.format, { header: signatureHeader, value }, () => value);
  return true;
});
