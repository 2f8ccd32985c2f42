import type { Command } from "commander";
import { reasons, type Verdict, verify } from "#src/signature/signature.ts";
import { printable } from "#src/text/display.ts";
import { conclude, createFormatOption, type Finish, paintFor } from "./command.ts";
import type { Io } from "./io.ts";
import { addSecretOptions, readSomeSecrets, type SecretOptions } from "./read-secrets.ts";
import { readSigned, signedArgument } from "./signed-input.ts";
import type { Format } from "./validate.ts";

interface Options extends SecretOptions {
  readonly header?: string;
  readonly bareDigest?: true;
  readonly format: Format;
}

/** Adds the command `verify`, which checks a signature; exit code 1 where it is refused. */
export function addVerifyCommand(program: Command, io: Io, finish: Finish): void {
  const command = program
    .command("verify")
    .summary("verify the signature of a body")
    .description("Verify the signature of a body. With several secrets, any of them may have signed.")
    .argument("<file>", signedArgument)
    .option("--header <value>", "value of X-Signature-256 (default: that of a saved folder)")
    .option("--bare-digest", "accept a digest without sha256=");
  addSecretOptions(command)
    .addOption(createFormatOption())
    .action((file: string, options: Options) => conclude(io, finish, () => verifyFile(file, options, io)));
}

async function verifyFile(file: string, options: Options, io: Io): Promise<number> {
  const { format, header, bareDigest = false } = options;
  const secrets = await readSomeSecrets(options, io);
  const verdict = await verify({ ...(await readSigned(file, header, io)), secrets, bareDigest });
  await io.stdout.write(format === "pretty" ? writeVerdict(verdict, io) : writeJson(verdict));
  return verdict.ok ? 0 : 1;
}

function writeJson(verdict: Verdict): string {
  return `${JSON.stringify(verdict.ok ? verdict : { ...verdict, message: reasons[verdict.reason] })}\n`;
}

function writeVerdict(verdict: Verdict, io: Io): string {
  const paint = paintFor(io);
  if (verdict.ok) {
    const by = paint("quiet", ` with the secret in ${printable(verdict.keyId)}`);
    return `${paint("good", "✓")} the signature matches${by}\n`;
  }
  const line = `${paint("bad", "✗")} refused: ${reasons[verdict.reason]}\n`;
  if (verdict.reason !== "mismatch") return line;
  return `${line}  ${paint("quiet", "to find out why, run doctor in place of verify")}\n`;
}
