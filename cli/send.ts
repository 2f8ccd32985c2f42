import { STATUS_CODES } from "node:http";
import { Option } from "@commander-js/extra-typings";
import { sign, signatureHeader } from "#src/signature/signature.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { count, printable, visible } from "#src/util/display.ts";
import { explainNetworkError } from "#src/util/network-error.ts";
import {
  type CreateCommand,
  createCommand,
  type Io,
  subcommand,
  UnavailableError,
  UsageError,
  writeResult,
} from "./command.ts";
import { exchange, type HttpResponse, parseTarget } from "./exchange.ts";
import { documentEdition, formatOption, parseSeconds, writtenEditionOption } from "./options.ts";
import { printError } from "./print-error.ts";
import { readSample, suggestEvent } from "./sample.ts";
import { readSaved, type SavedDelivery, signaturesIn } from "./saved-delivery.ts";
import { readOneSecret, secretEnvOption, secretFileOption } from "./secrets.ts";

const define = () =>
  createCommand(
    "send",
    "sign and post a delivery",
    "Post a sample, a file or a saved delivery to a receiver, and print the response.",
    "send update:task --to http://127.0.0.1:3000/ --secret-env WEBHOOK_SECRET",
    "send deliveries/0001-update-task --to http://127.0.0.1:3000/",
  )
    .argument("<source>", "an event, file or saved directory; - is standard input")
    .requiredOption("--to <url>", "URL of the receiver")
    .addOption(secretEnvOption)
    .addOption(secretFileOption)
    .addOption(writtenEditionOption)
    .addOption(
      new Option("--timeout <seconds>", "time limit for the response")
        .argParser(parseSeconds)
        .default(10_000, "10"),
    )
    .option("--allow-remote", "send to machines other than this one")
    .addOption(formatOption);

/** Creates the subcommand `send`. The exit code is 1 if the status is not 2xx, and 3 if there is no response. */
export const createSendCommand: CreateCommand = subcommand(define, async (io, source, options) => {
  const { timeout, format, allowRemote = false } = options;
  const to = parseTarget("--to", options.to, allowRemote);
  const secret = await readOneSecret(options, io);
  const { body, headers = [] } = await signDelivery(await readSource(source, options.edition, io), secret);
  const start = performance.now();
  const limit = AbortSignal.timeout(timeout);
  const request = { headers, body, signal: AbortSignal.any([limit, io.signal]) };
  const response = await exchange(to, request).catch((cause: unknown) => {
    const reason = limit.aborted ? `no response within ${timeout / 1_000} s` : explainNetworkError(cause);
    throw io.signal.aborted ? cause : new UnavailableError(`${to.host} cannot be reached: ${reason}`);
  });
  const milliseconds = Math.round(performance.now() - start);
  const { status, truncated } = response;
  const signatures = signaturesIn(headers);
  const redact = createRedact(secret, signatures);
  const text = new TextDecoder().decode(response.body);
  const sent = { source, bytes: body.length, signed: signatures.length > 0, status, milliseconds };
  const shown = { ...sent, response: redact(text), truncated };
  const phrase =
    response.statusText === STATUS_CODES[status] ? response.statusText : redact(response.statusText);
  await writeResult(io, format, shown, (colorize) => writeSent(shown, phrase, colorize));
  // A receiver built with this library reports that no handler was called.
  if (status === 200 && ["no handler", "unknown event", "invalid delivery"].includes(text))
    await printError(io, "warning: the receiver responded 200, but no handler ran");
  return isGood(status);
});

const isGood = (status: number): boolean => status >= 200 && status < 300;

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
    throw new UsageError("--edition selects the edition of a sample; a file is sent unchanged");
  return saved;
}

/** Replaces the signatures of a replay with a new one. Without a secret, it keeps them. */
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

/** The delivery that was sent, and the response with secrets hidden. */
interface Sent extends Pick<HttpResponse, "status" | "truncated"> {
  readonly source: string;
  readonly bytes: number;
  readonly signed: boolean;
  readonly milliseconds: number;
  readonly response: string;
}

function writeSent(sent: Sent, statusText: string, colorize: Colorize): string[] {
  const { source, bytes, signed, milliseconds, status, response, truncated } = sent;
  const mark = isGood(status) ? colorize("good", "✓") : colorize("bad", "✗");
  const head = colorize("strong", printable(`${status} ${statusText}`.trim()));
  const about = `${source}, ${count(bytes, "byte")}, ${signed ? "signed" : "unsigned"}, ${milliseconds} ms`;
  const lines = response === "" ? [] : response.split(/\r\n|\r|\n/);
  return [
    `${mark} ${head}  ${colorize("quiet", printable(about))}`,
    ...lines.map((line) => `  ${visible(line)}`.trimEnd()),
    ...(truncated ? [colorize("quiet", "  … the response is longer")] : []),
  ];
}

/** Minimum length of a secret that is replaced everywhere. Shorter ones are only replaced as whole words. */
const LONG = 8;

/** Creates a function that hides the secret and the signatures in text that a receiver may have echoed. */
function createRedact(secret: string | undefined, signatures: readonly string[]): (text: string) => string {
  const quote = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const patterns = signatures
    .map((value) => value.replace(/^sha256=/i, ""))
    .filter((digest) => digest.length >= LONG)
    .map((digest) => new RegExp(`(?:sha256=)?${quote(digest)}`, "gi"));
  if (secret !== undefined) {
    const word = quote(secret);
    const alone = `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`;
    patterns.push(new RegExp(secret.length < LONG ? alone : word, "gu"));
  }
  return (text) => patterns.reduce((shown, pattern) => shown.replace(pattern, "…"), text);
}
