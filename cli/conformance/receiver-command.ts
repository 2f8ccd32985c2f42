import { type Command, Option } from "commander";
import { readReceiverCases } from "#conformance/suites/receiver/receiver-cases.ts";
import { createReceiverTestee, leastLimit } from "#conformance/suites/receiver/receiver-testee.ts";
import { TargetError } from "#conformance/suites/receiver/target.ts";
import { modes } from "#src/explain/contract.ts";
import type { Mode } from "#src/validate/result.ts";
import { conclude, type Finish, parseInteger } from "../command.ts";
import { type Io, UsageError } from "../io.ts";
import { addSecretOptions, readOneSecret, type SecretOptions } from "../secret.ts";
import { conduct } from "./conduct.ts";
import { addSuiteOptions, readNamed, type SuiteOptions } from "./run-options.ts";

const notes = `
The suite sends valid, forged, broken, slow and huge deliveries, and checks each answer; see
conformance/protocol/receiver.md. Give the receiver a secret of its own for it.

Example:
  $ annotation-contracts conformance receiver --url http://localhost:3000/webhooks --secret-env WEBHOOK_SECRET`;

interface Options extends SuiteOptions, SecretOptions {
  readonly url?: string;
  readonly mode: Mode;
  readonly limit?: number;
  readonly ca?: string;
  readonly allowRemote?: true;
}

/** Adds the suite for receivers, behind an address. */
export function addReceiverSuite(program: Command, io: Io, finish: Finish): void {
  const command = program
    .command("receiver")
    .summary("test a receiver of deliveries, over HTTP")
    .description("Test a receiver in any language: send it deliveries and check its answers.")
    .option("--url <url>", "where the receiver takes deliveries")
    .addOption(
      new Option("-m, --mode <mode>", "whether it refuses signed deliveries that are invalid (strict)")
        .choices(modes)
        .default("tolerant" satisfies Mode),
    )
    .option(
      "--limit <bytes>",
      "longest body that it takes; 10 MiB unless given",
      parseInteger(leastLimit, 2 ** 31),
    )
    .option("--ca <file>", "certificate authority of an https receiver, in PEM")
    .option("--allow-remote", "allow another machine than this one");
  addSuiteOptions(addSecretOptions(command))
    .addHelpText("after", notes)
    .action((options: Options) => conclude(io, finish, () => testReceiver(options, io)));
}

async function testReceiver(options: Options, io: Io): Promise<number> {
  const { url = "", mode, limit, allowRemote = false, timeout } = options;
  const secret = options.list ? "" : await readOneSecret(options, io);
  if (url === "" && !options.list) throw new UsageError("an address is needed; use --url");
  if (secret === undefined) throw new UsageError("a secret is needed; use --secret-env or --secret-file");
  const ca = options.ca && new TextDecoder().decode(await readNamed(options.ca, io));
  const createTestee = (seed: number | undefined) =>
    createReceiverTestee({
      url,
      secret,
      mode,
      allowRemote,
      ...(ca !== undefined && { ca }),
      ...(limit !== undefined && { limit }),
      ...(timeout !== undefined && { timeout }),
      ...(seed !== undefined && { seed }),
    }).catch(explainTarget);
  return conduct({ suite: "receiver", cases: readReceiverCases(), createTestee }, options, io);
}

function explainTarget(cause: unknown): never {
  throw cause instanceof TargetError ? new UsageError(`--url: ${cause.message}`) : cause;
}
