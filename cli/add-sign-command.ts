import type { Command } from "commander";
import { sign, signatureHeader } from "#src/signature/signature.ts";
import { conclude, createFormatOption, type Finish, readBytes } from "./command.ts";
import { type Io, UsageError } from "./io.ts";
import { addSecretOptions, readOneSecret, type SecretOptions } from "./read-secrets.ts";
import type { Format } from "./validate.ts";

const examples = `
Examples:
  $ annotation-contracts sign body.json --secret-env WEBHOOK_SECRET
  $ curl -H "${signatureHeader}: $(annotation-contracts sign body.json --secret-file secret.txt)" …`;

interface Options extends SecretOptions {
  readonly format: Format;
}

/** Adds the command `sign`, which writes the value of the signature header. */
export function addSignCommand(program: Command, io: Io, finish: Finish): void {
  const command = program
    .command("sign")
    .summary("sign a body")
    .description(`Sign the exact bytes of a body, and write the value of ${signatureHeader}.`)
    .argument("<file>", "the body; - is standard input");
  addSecretOptions(command)
    .addOption(createFormatOption())
    .addHelpText("after", examples)
    .action((file: string, options: Options) => conclude(io, finish, () => signFile(file, options, io)));
}

async function signFile(file: string, options: Options, io: Io): Promise<number> {
  const secret = await readOneSecret(options, io);
  if (secret === undefined) throw new UsageError("a secret is needed; use --secret-env or --secret-file");
  const value = await sign(secret, await readBytes(file, io));
  const result = options.format === "pretty" ? value : JSON.stringify({ header: signatureHeader, value });
  await io.stdout.write(`${result}\n`);
  return 0;
}
