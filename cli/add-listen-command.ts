import { access, constants } from "node:fs/promises";
import { facts } from "#generated/contracts/delivery.js";
import { makeFolder } from "#src/util/make-folder.ts";
import { checkEdition } from "./check-edition.ts";
import { refuseOutput } from "./command.ts";
import { type AddCommand, defineCommand, type Values } from "./define-command.ts";
import { bareFlag, formatFlag, hostFlag, integer, modeFlag, portFlag, text, toggle } from "./flag.ts";
import { type Io, UsageError } from "./io.ts";
import { listen } from "./listen.ts";
import { nameSecrets, readSecrets, secretFlags, secretNotes } from "./read-secrets.ts";

const notes = `
Every delivery gets the answer of the library's receiver: 403 for a bad signature, 422 for an invalid delivery, and so
on. --save makes a folder for each delivery that was read to its end, refused ones included. It has the exact bytes (body)
and the header lines (headers.json); send, verify, diagnose and validate read it. Nothing is ever overwritten.
SIGINT (Ctrl-C) ends the command; the exit code is 1 if any delivery was refused, invalid or unknown.

Examples:
  $ annotation-contracts listen --port 3000 --secret-env WEBHOOK_SECRET --save deliveries
  $ annotation-contracts listen --count 1 --no-verify --format ndjson`;

const flags = {
  port: portFlag,
  host: hostFlag,
  save: text("--save <directory>", "save each delivery in a folder of its own"),
  count: integer("--count <number>", "end after this number of deliveries", [1, Number.MAX_SAFE_INTEGER]),
  mode: modeFlag,
  edition: text(
    "-e, --edition <name>",
    "edition of the contract (default: auto, one that accepts the delivery)",
  ),
  verify: toggle("--no-verify", "take every delivery, even if it is unsigned or forged"),
  bareDigest: bareFlag,
  ...secretFlags,
  format: formatFlag,
};

/** Adds the command `listen`, a receiver that shows what arrives. */
export const addListenCommand: AddCommand = defineCommand({
  name: "listen",
  summary: "receive deliveries and show them as they arrive",
  description: "Receive deliveries: verify, validate, show and perhaps save each as it arrives.",
  flags,
  notes: [secretNotes, notes],
  run: start,
});

async function start(options: Values<typeof flags>, io: Io): Promise<number> {
  const { port, host, save, count, mode, format, bareDigest } = options;
  const secrets = await readSecrets(options, io);
  if (options.verify && secrets.length === 0) {
    throw new UsageError("a secret is needed; use --secret-env or --secret-file, or else --no-verify");
  }
  if (!options.verify && secrets.length > 0) throw new UsageError("--no-verify takes no secret");
  if (save !== undefined) {
    try {
      await makeFolder(save);
      await access(save, constants.W_OK);
    } catch (cause) {
      refuseOutput(`--save: ${save}`, cause);
    }
  }
  const edition = checkEdition(facts.name, options.edition ?? "auto");
  const verified = options.verify ? secrets : undefined;
  const take = { secrets: verified, mode, bareDigest, edition };
  return await listen({ port, host, save, count, format, take, named: nameSecrets(options) }, io);
}
