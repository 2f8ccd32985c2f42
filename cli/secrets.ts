import { Option } from "@commander-js/extra-typings";
import type { NamedSecret } from "#src/signature/signature.ts";
import { decodeUtf8 } from "#src/util/decode-utf8.ts";
import { printable } from "#src/util/display.ts";
import { type Io, UnavailableError, UsageError } from "./command.ts";
import { gather } from "./options.ts";
import { readBytes } from "./read-input.ts";

/** The options that name secrets. */
export interface SecretOptions {
  readonly secretEnv?: readonly string[] | undefined;
  readonly secretFile?: readonly string[] | undefined;
}

/** The option `--secret-env`. It may be repeated, but `readOneSecret` accepts only one secret. */
export const secretEnvOption: Option<"--secret-env <name>", undefined, undefined, readonly string[]> =
  new Option("--secret-env <name>", "environment variable that holds the secret").argParser(gather);

/** The option `--secret-file`. */
export const secretFileOption: Option<"--secret-file <path>", undefined, undefined, readonly string[]> =
  new Option("--secret-file <path>", "file with the secret; one final newline is dropped").argParser(gather);

const missing = "missing secret: pass --secret-env or --secret-file";

/**
 * Reads all secrets in order: variables, then files. The id of a secret is the name of its variable or file.
 *
 * @throws UsageError if a required secret is missing.
 */
export async function readSecrets(
  { secretEnv = [], secretFile = [] }: SecretOptions,
  io: Io,
  isRequired = false,
): Promise<NamedSecret[]> {
  const secrets = secretEnv.map((id) => ({ id, secret: readVariable("--secret-env", id, io) }));
  for (const id of secretFile) secrets.push({ id, secret: await readSecretFile(id, io) });
  if (secrets.some(({ secret }) => secret === "")) throw new UsageError("the secret is empty");
  if (isRequired && secrets.length === 0) throw new UsageError(missing);
  return secrets;
}

/** Returns the options that pass the same secrets to another subcommand. */
export function nameSecrets({ secretEnv = [], secretFile = [] }: SecretOptions): string {
  const variables = secretEnv.map((name) => `--secret-env ${name}`);
  return printable([...variables, ...secretFile.map((path) => `--secret-file ${path}`)].join(" "));
}

/** Reads the signing secret; `undefined` if none is given. */
export async function readOneSecret(options: SecretOptions, io: Io): Promise<string | undefined> {
  const secrets = await readSecrets(options, io);
  if (secrets.length > 1) throw new UsageError("only one secret can sign");
  return secrets[0]?.secret;
}

/** Reads the signing secret, which is required. */
export async function requireOneSecret(options: SecretOptions, io: Io): Promise<string> {
  const secret = await readOneSecret(options, io);
  if (secret === undefined) throw new UsageError(missing);
  return secret;
}

/**
 * Reads an environment variable that an option names. The error does not show text that does not look like a name,
 * because it may be the secret itself.
 */
export function readVariable(option: string, name: string, io: Io): string {
  const secret = Object.hasOwn(io.env, name) ? io.env[name] : undefined;
  if (secret !== undefined) return secret;
  const isName = /^[A-Z_][A-Z0-9_]*$/.test(name);
  const reason = isName
    ? `the environment variable ${name} is not set`
    : "no environment variable has this name";
  throw new UsageError(`${option}: ${reason}`);
}

async function readSecretFile(path: string, io: Io): Promise<string> {
  // A byte order mark is kept, because it is part of the bytes.
  const decoded = decodeUtf8(await readBytes(path, io, "--secret-file"));
  if (!decoded.ok) throw new UnavailableError("--secret-file: the secret is not UTF-8");
  return decoded.text.replace(/\r?\n$/, "");
}
