import { Command } from "@commander-js/extra-typings";
import { sign, signatureHeader } from "#src/signature/signature.ts";
import { type CreateCommand, examples } from "./create-command.ts";
import { exitCodes } from "./exit-codes.ts";
import { formatOption } from "./options.ts";
import { readBytes } from "./read-input.ts";
import { requireOneSecret, secretEnvOption, secretFileOption, secretOption } from "./secrets.ts";

/** Creates the subcommand `sign`, which writes the value of the signature header. */
export const createSignCommand: CreateCommand = (io, finish) =>
  new Command("sign")
    .summary("sign a body")
    .description(`Sign the exact bytes of a body, and print the value of ${signatureHeader}.`)
    .argument("<file>", "the body; - is standard input")
    .addOption(secretEnvOption)
    .addOption(secretFileOption)
    .addOption(secretOption)
    .addOption(formatOption)
    .addHelpText("after", examples("sign body.json --secret-env WEBHOOK_SECRET"))
    .action(async (file, options) => {
      const value = await sign(await requireOneSecret(options, io), await readBytes(file, io));
      const json = JSON.stringify({ header: signatureHeader, value });
      await io.stdout.write(`${options.format === "pretty" ? value : json}\n`);
      finish(exitCodes.good);
    });
