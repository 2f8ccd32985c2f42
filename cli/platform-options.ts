import { Option } from "@commander-js/extra-typings";
import { type Io, UnavailableError, UsageError } from "./io.ts";
import { parseInteger } from "./options.ts";
import { createPlatformClient, type PlatformClient, PlatformError } from "./platform-client.ts";

/** The option `--platform`. */
export const platformOption: Option<"--platform <url>", undefined, undefined, undefined, true> = new Option(
  "--platform <url>",
  "address of the platform, such as https://app.example",
).makeOptionMandatory();

/** The option `--webhook`. */
export const webhookOption: Option<"--webhook <id>", undefined, undefined, number, true, number> = new Option(
  "--webhook <id>",
  "number of the webhook",
)
  .argParser(parseInteger(1))
  .makeOptionMandatory();

/** The option `--token-env`. */
export const tokenOption: Option<"--token-env <name>", undefined, undefined, undefined, true> = new Option(
  "--token-env <name>",
  "environment variable that holds a token of the platform",
).makeOptionMandatory();

/** Where a webhook is. */
export interface PlatformOptions {
  readonly platform: string;
  readonly webhook: number;
  readonly tokenEnv: string;
}

/** Works with the client of a platform; an error of it ends the command with one sentence. */
export async function withPlatform<T>(
  { platform, tokenEnv }: PlatformOptions,
  io: Io,
  work: (client: PlatformClient) => Promise<T>,
): Promise<T> {
  const token = Object.hasOwn(io.env, tokenEnv) ? io.env[tokenEnv] : undefined;
  // What does not look like a name may be the token itself.
  const shown = /^[A-Z_][A-Z0-9_]*$/.test(tokenEnv) ? ` ${tokenEnv}` : "";
  if (!token) throw new UsageError(`--token-env: the environment variable${shown} is not set`);
  if (!/^[!-~]+(?: [!-~]+)*$/.test(token))
    throw new UsageError("--token-env: the token has a character that no header can carry");
  try {
    return await work(createPlatformClient({ url: platform, token }));
  } catch (cause) {
    if (cause instanceof PlatformError) throw new UnavailableError(cause.message);
    if (cause instanceof TypeError && / address /.test(cause.message))
      throw new UsageError(`--platform: ${cause.message}`);
    throw cause;
  }
}
