import { mkdir } from "node:fs/promises";
import type { Command } from "commander";
import { facts } from "#generated/contracts/delivery.js";
import type { Mode } from "#src/validate/result.ts";
import { checkEdition } from "./check-edition.ts";
import {
  conclude,
  createFormatOption,
  createModeOption,
  type Finish,
  parseHost,
  parseInteger,
} from "./command.ts";
import { type Io, UsageError } from "./io.ts";
import { listen } from "./listen.ts";
import { addSecretOptions, readSecrets, type SecretOptions } from "./read-secrets.ts";
import type { Format } from "./validate.ts";

const notes = `
Every delivery gets the answer of the library's receiver: 403 for a bad signature, 422 for an invalid delivery, and so
on. --save makes a folder for each delivery that was read to its end, refused ones included. It has the exact bytes (body)
and the header lines (headers.json); send, verify and doctor read it. Nothing is ever overwritten.
SIGINT (Ctrl-C) ends the command; the exit code is 1 if any delivery was refused, invalid or unknown.

Examples:
  $ annotation-contracts listen --port 3000 --secret-env WEBHOOK_SECRET --save deliveries
  $ annotation-contracts listen --count 1 --no-verify --format ndjson`;

interface Options extends SecretOptions {
  readonly port: number;
  readonly host: string;
  readonly save?: string;
  readonly count?: number;
  readonly mode: Mode;
  readonly edition?: string;
  readonly verify: boolean;
  readonly bareDigest?: true;
  readonly format: Format;
}

/** Adds the command `listen`, a receiver that shows what arrives. */
export function addListenCommand(program: Command, io: Io, finish: Finish): void {
  const command = program
    .command("listen")
    .summary("receive deliveries and show them as they arrive")
    .description("Receive deliveries: verify, validate, show and perhaps save each as it arrives.")
    .option("--port <number>", "port; 0 takes a free one", parseInteger(0, 65_535), 0)
    .option("--host <address>", "address to listen at", parseHost, "127.0.0.1")
    .option("--save <directory>", "save each delivery in a folder of its own")
    .option(
      "--count <number>",
      "end after this number of deliveries",
      parseInteger(1, Number.MAX_SAFE_INTEGER),
    )
    .addOption(createModeOption())
    .option("-e, --edition <name>", "edition of the contract; auto finds one that accepts the delivery")
    .option("--no-verify", "take every delivery, even if it is unsigned or forged")
    .option("--bare-digest", "accept a digest without sha256=");
  addSecretOptions(command)
    .addOption(createFormatOption())
    .addHelpText("after", notes)
    .action((options: Options) => conclude(io, finish, () => start(options, io)));
}

async function start(options: Options, io: Io): Promise<number> {
  const { port, host, save, count, mode, format, bareDigest = false } = options;
  const secrets = await readSecrets(options, io);
  if (options.verify && secrets.length === 0) {
    throw new UsageError("a secret is needed; use --secret-env or --secret-file, or else --no-verify");
  }
  if (!options.verify && secrets.length > 0) throw new UsageError("--no-verify takes no secret");
  if (save !== undefined) {
    await mkdir(save, { recursive: true }).catch(({ code }: NodeJS.ErrnoException) => {
      throw new UsageError(`--save: the directory cannot be made (${code})`);
    });
  }
  const edition = options.edition === undefined ? undefined : checkEdition(facts.name, options.edition);
  const verified = options.verify ? secrets : undefined;
  const take = { secrets: verified, mode, bareDigest, ...(edition !== undefined && { edition }) };
  return await listen({ port, host, save, count, format, take }, io);
}
