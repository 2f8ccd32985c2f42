import { Option } from "commander";
import type { NamedSecret } from "#src/signature/signature.ts";
import { printable } from "#src/util/display.ts";
import { OutOfReach, readNamed } from "./command.ts";
import type { FlagsFor } from "./define-command.ts";
import { type Flag, list } from "./flag.ts";
import { type Io, UsageError } from "./io.ts";

/** Where secrets are read from. */
export interface SecretOptions {
  readonly secretEnv: readonly string[] | undefined;
  readonly secretFile: readonly string[] | undefined;
}

/** What the help says about secrets. */
export const secretNotes = `
Secrets:
  A secret is never an argument: other users can see arguments. The value of an environment variable is used unchanged.
  In a file every byte counts, white space included. Only ONE newline (LF or CRLF) at its end is removed.
  No command prints a secret, and only sign prints a signature.`;

/** Options that name secrets. Several are allowed, but not for `readOneSecret`. */
export const secretFlags: FlagsFor<SecretOptions> & { readonly secret: Flag<undefined> } = {
  secretEnv: list("--secret-env <name>", "environment variable that holds the secret"),
  secretFile: list("--secret-file <path>", "file with the secret; one newline at its end is removed"),
  // If a user tries it, the error message must not show the secret.
  secret: new Option("--secret <secret>").hideHelp().argParser(refuseArgument),
};

function refuseArgument(): never {
  throw new UsageError("a secret is never an argument; use --secret-env or --secret-file");
}

/** Reads all secrets that are named, in order: variables, then files. The id of a secret is the name of its variable or file. */
export async function readSecrets(options: SecretOptions, io: Io): Promise<NamedSecret[]> {
  const { secretEnv = [], secretFile = [] } = options;
  const secrets = secretEnv.map((id) => ({ id, secret: readVariable(id, io) }));
  for (const id of secretFile) secrets.push({ id, secret: await readSecretFile(id, io) });
  if (secrets.some(({ secret }) => secret === "")) throw new UsageError("a secret is empty");
  return secrets;
}

/** Writes the options that name the same secrets to another command. */
export function nameSecrets({ secretEnv = [], secretFile = [] }: SecretOptions): string {
  const named = [
    ...secretEnv.map((name) => `--secret-env ${name}`),
    ...secretFile.map((path) => `--secret-file ${path}`),
  ];
  return printable(named.join(" "));
}

const missing = "a secret is needed; use --secret-env or --secret-file";

/** Reads all secrets; at least one must be named. */
export async function readSomeSecrets(options: SecretOptions, io: Io): Promise<NamedSecret[]> {
  const secrets = await readSecrets(options, io);
  if (secrets.length === 0) throw new UsageError(missing);
  return secrets;
}

/** Reads the one secret that signs; `undefined` if none is named. */
export async function readOneSecret(options: SecretOptions, io: Io): Promise<string | undefined> {
  const secrets = await readSecrets(options, io);
  if (secrets.length > 1) throw new UsageError("only one secret can sign");
  return secrets[0]?.secret;
}

/** Reads the one secret that signs, which must be named. */
export async function requireOneSecret(options: SecretOptions, io: Io): Promise<string> {
  const secret = await readOneSecret(options, io);
  if (secret === undefined) throw new UsageError(missing);
  return secret;
}

/** Names a variable for an error message; a text that does not look like one may be the secret itself, so it is not shown. */
function readVariable(name: string, io: Io): string {
  const secret = Object.hasOwn(io.env, name) ? io.env[name] : undefined;
  const shown = /^[A-Z_][A-Z0-9_]*$/.test(name) ? ` ${name}` : "";
  if (secret === undefined)
    throw new UsageError(`the environment variable${shown} of --secret-env is not set`);
  return secret;
}

async function readSecretFile(path: string, io: Io): Promise<string> {
  const bytes = await readNamed(path, io, "--secret-file");
  try {
    // A byte order mark is kept: it is part of the bytes.
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.replace(/\r?\n$/, "");
  } catch {
    throw new OutOfReach("--secret-file: the secret is not UTF-8");
  }
}
