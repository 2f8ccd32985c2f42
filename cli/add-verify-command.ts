import { reasons, type VerifyResult, verify } from "#src/signature/signature.ts";
import { paintFor } from "./command.ts";
import { type AddCommand, defineCommand } from "./define-command.ts";
import type { Io } from "./io.ts";
import { readSomeSecrets, secretNotes } from "./read-secrets.ts";
import { readSigned, signedArgs, signedFlags, writeMatch } from "./signed-input.ts";

/** Adds the command `verify`, which checks a signature; exit code 1 if it is invalid. */
export const addVerifyCommand: AddCommand = defineCommand({
  name: "verify",
  summary: "verify the signature of a body",
  description: "Verify the signature of a body. With several secrets, any of them may have signed.",
  args: signedArgs,
  flags: signedFlags,
  notes: [secretNotes],
  run: async (options, io, file: string) => {
    const { format, header, bareDigest } = options;
    const secrets = await readSomeSecrets(options, io);
    const verdict = await verify({
      ...(await readSigned(file, header, io)),
      secrets,
      allowUnprefixed: bareDigest,
    });
    await io.stdout.write(format === "pretty" ? writeVerdict(verdict, io) : writeJson(verdict));
    return verdict.ok ? 0 : 1;
  },
});

function writeJson(verdict: VerifyResult): string {
  return `${JSON.stringify(verdict.ok ? verdict : { ...verdict, message: reasons[verdict.reason] })}\n`;
}

function writeVerdict(verdict: VerifyResult, io: Io): string {
  const colorize = paintFor(io);
  if (verdict.ok) return `${writeMatch(verdict.keyId, colorize)}\n`;
  const line = `${colorize("bad", "✗")} refused: ${reasons[verdict.reason]}\n`;
  if (verdict.reason !== "mismatch") return line;
  return `${line}  ${colorize("quiet", "to find out why, run diagnose in place of verify")}\n`;
}
