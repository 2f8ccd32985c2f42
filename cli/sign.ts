import { sign, signatureHeader } from "#src/signature/signature.ts";
import { type CreateCommand, createCommand } from "./create-command.ts";
import { exitCodes } from "./exit-codes.ts";
import { formatOption } from "./options.ts";
import { writeResult } from "./output.ts";
import { readBytes } from "./read-input.ts";
import { requireOneSecret, secretEnvOption, secretFileOption } from "./secrets.ts";

/** Creates the subcommand `sign`, which writes the value of the signature header. */
export const createSignCommand: CreateCommand = (io, finish) =>
  createCommand(
    "sign",
    "sign a body",
    `Sign the exact bytes of a body, and print the value of ${signatureHeader}.`,
    "sign body.json --secret-env WEBHOOK_SECRET",
  )
    .argument("<file>", "the body; - is standard input")
    .addOption(secretEnvOption)
    .addOption(secretFileOption)
    .addOption(formatOption)
    .action(async (file, options) => {
      const value = await sign(await requireOneSecret(options, io), await readBytes(file, io));
      await writeResult(io, options.format, { header: signatureHeader, value }, () => value);
      finish(exitCodes.good);
    });
