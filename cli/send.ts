import { Command, Option } from "@commander-js/extra-typings";
import { sign, signatureHeader } from "#src/signature/signature.ts";
import { type CreateCommand, examples } from "./create-command.ts";
import { exitCodes } from "./exit-codes.ts";
import { type Io, UnavailableError, UsageError } from "./io.ts";
import { explainNetworkError } from "./network-error.ts";
import { documentEdition, formatOption, parseSeconds, writtenEditionOption } from "./options.ts";
import { type HttpResponse, parseTarget, post } from "./post.ts";
import { printError } from "./print-error.ts";
import { readSample, suggestEvent } from "./sample.ts";
import { readSaved, type SavedDelivery, signaturesIn } from "./saved-delivery.ts";
import { readOneSecret, secretEnvOption, secretFileOption, secretOption } from "./secrets.ts";
import { writeSendReport } from "./send-report.ts";

/** Creates the subcommand `send`; the exit code is 1 if the status is not 2xx, and 3 without a response. */
export const createSendCommand: CreateCommand = (io, finish) =>
  new Command("send")
    .summary("sign and post a delivery")
    .description("Post a sample, a file or a saved delivery to a receiver, and print the response.")
    .argument("<source>", "an event, file or saved directory; - is standard input")
    .addOption(new Option("--to <url>", "URL of the receiver").makeOptionMandatory())
    .addOption(secretEnvOption)
    .addOption(secretFileOption)
    .addOption(secretOption)
    .addOption(writtenEditionOption)
    .addOption(
      new Option("--timeout <seconds>", "time limit of the response")
        .argParser(parseSeconds)
        .default(10_000, "10"),
    )
    .option("--allow-remote", "send to other machines than this one")
    .addOption(formatOption)
    .addHelpText(
      "after",
      examples(
        "send update:task --to http://127.0.0.1:3000/ --secret-env WEBHOOK_SECRET",
        "send deliveries/0001-update-task --to http://127.0.0.1:3000/",
      ),
    )
    .action(async (source, options) => finish(await send(source, options, io)));

interface SendOptions {
  readonly to: string;
  readonly edition?: string | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  readonly allowRemote?: true | undefined;
  readonly format: "pretty" | "json";
  readonly secretEnv?: readonly string[] | undefined;
  readonly secretFile?: readonly string[] | undefined;
}

async function send(source: string, options: SendOptions, io: Io): Promise<number> {
  const { timeout, format } = options;
  const to = parseTarget("--to", options.to, options.allowRemote ?? false);
  const secret = await readOneSecret(options, io);
  const found = await readSource(source, options.edition, io);
  const { body, headers = [] } = await signDelivery(found, secret);
  const start = performance.now();
  const limit = AbortSignal.timeout(timeout);
  const response = await post(to, headers, body, AbortSignal.any([limit, io.signal])).catch((cause) => {
    const reason = limit.aborted ? `no response within ${timeout / 1_000} s` : explainNetworkError(cause);
    throw io.signal.aborted ? cause : new UnavailableError(`${to.host} cannot be reached: ${reason}`);
  });
  const milliseconds = Math.round(performance.now() - start);
  const signatures = signaturesIn(headers);
  const sent = { source, bytes: body.length, milliseconds, response, signatures, secret };
  await io.stdout.write(writeSendReport(sent, format, io));
  if (reachedNoHandler(response))
    await printError(io, "warning: the receiver responded 200, but no handler ran");
  const isGood = response.status >= 200 && response.status < 300;
  return isGood ? exitCodes.good : exitCodes.bad;
}

/** Whether a receiver of this library says that a delivery reached no handler. */
function reachedNoHandler({ status, body }: HttpResponse): boolean {
  const texts = ["no handler", "unknown event", "invalid delivery"];
  return status === 200 && texts.includes(new TextDecoder().decode(body));
}

async function readSource(source: string, edition: string | undefined, io: Io): Promise<SavedDelivery> {
  const body = await readSample(source, edition ?? documentEdition);
  if (body !== undefined) return { body };
  const hint = await suggestEvent(source, edition ?? documentEdition);
  const saved = await readSaved(source, io).catch((cause: unknown) => {
    throw cause instanceof UnavailableError && hint !== undefined
      ? new UnavailableError(`${cause.message}; ${hint}`)
      : cause;
  });
  if (edition !== undefined)
    throw new UsageError("--edition chooses the edition of a sample; a file is sent as it is");
  return saved;
}

/** Replaces the signatures of a replay by a new one; without a secret, keeps them. */
async function signDelivery(delivery: SavedDelivery, secret: string | undefined): Promise<SavedDelivery> {
  const usual = [
    ["Content-Type", "application/json"],
    ["User-Agent", "annotation-contracts"],
  ] as const;
  const { body, headers = usual } = delivery;
  if (secret === undefined) return { body, headers };
  const others = headers.filter(([name]) => name.toLowerCase() !== signatureHeader.toLowerCase());
  return { body, headers: [...others, [signatureHeader, await sign(secret, body)]] };
}
