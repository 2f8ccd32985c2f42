import { sign, signatureHeader } from "#src/signature/signature.ts";
import { readBytes } from "./command.ts";
import { type AddCommand, defineCommand, type Values } from "./define-command.ts";
import { formatFlag } from "./flag.ts";
import type { Io } from "./io.ts";
import { requireOneSecret, secretFlags, secretNotes } from "./read-secrets.ts";

const examples = `
Examples:
  $ annotation-contracts sign body.json --secret-env WEBHOOK_SECRET
  $ curl -H "${signatureHeader}: $(annotation-contracts sign body.json --secret-file secret.txt)" …`;

const flags = { ...secretFlags, format: formatFlag };

/** Adds the command `sign`, which writes the value of the signature header. */
export const addSignCommand: AddCommand = defineCommand({
  name: "sign",
  summary: "sign a body",
  description: `Sign the exact bytes of a body, and write the value of ${signatureHeader}.`,
  args: [["<file>", "the body; - is standard input"]],
  flags,
  notes: [secretNotes, examples],
  run: signFile,
});

async function signFile(options: Values<typeof flags>, io: Io, file: string): Promise<number> {
  const secret = await requireOneSecret(options, io);
  const value = await sign(secret, await readBytes(file, io));
  const result = options.format === "pretty" ? value : JSON.stringify({ header: signatureHeader, value });
  await io.stdout.write(`${result}\n`);
  return 0;
}
