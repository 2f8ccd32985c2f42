import { Command, Option } from "@commander-js/extra-typings";
import { sourceEdition } from "#conformance/suite/editions.ts";
import {
  createReceiverUnderTest,
  leastLimit,
} from "#conformance/suite/receiver/create-receiver-under-test.ts";
import { preflight } from "#conformance/suite/receiver/preflight.ts";
import { readReceiverCases } from "#conformance/suite/receiver/read-receiver-cases.ts";
import { TargetError } from "#conformance/suite/receiver/read-target.ts";
import { modes } from "#src/diagnostics/contract.ts";
import { defined } from "#src/util/defined.ts";
import { printable } from "#src/util/display.ts";
import type { Mode } from "#src/validate/result.ts";
import { type CreateCommand, examples } from "../create-command.ts";
import { type Io, UnavailableError, UsageError } from "../io.ts";
import { parseInteger } from "../options.ts";
import { printError } from "../print-error.ts";
import { requireOneSecret, secretEnvOption, secretOption } from "../secrets.ts";
import { runTarget } from "./run-target.ts";
import { createEditionOption, type SuiteOptions, suiteNotes, suiteOptions } from "./suite-options.ts";

/** Environment variable that allows to test a receiver on another machine. */
const allowRemote = "CONFORMANCE_ALLOW_REMOTE";

const notes = `
The suite sends valid, forged, malformed, slow and oversized requests, and checks each response. Give the receiver a secret that
is made for the test. ${allowRemote}=1 allows another machine than this one; NODE_EXTRA_CA_CERTS names an authority for https.`;

/** Values of the options of this suite. */
interface Options extends SuiteOptions {
  readonly url?: string | undefined;
  readonly secretEnv?: readonly string[] | undefined;
  readonly mode: Mode;
  readonly edition?: string | undefined;
  readonly limit?: number | undefined;
}

/** Creates the suite for receivers, behind a URL. */
export const createReceiverSuite: CreateCommand = (io, finish) =>
  new Command("receiver")
    .summary("test a receiver of deliveries, over HTTP")
    .description("Test a receiver in any language: send it deliveries and check its responses.")
    .option("--url <url>", "URL of the receiver")
    .addOption(secretEnvOption)
    .addOption(secretOption)
    .addOption(
      new Option("-m, --mode <mode>", "strict if the receiver rejects signed deliveries that are invalid")
        .choices(modes)
        .default("tolerant" as Mode),
    )
    .addOption(createEditionOption(["webhook"]))
    .addOption(
      new Option(
        "--limit <bytes>",
        "maximum bytes of a body that the receiver accepts (default: 10 MiB)",
      ).argParser(parseInteger(leastLimit, 2 ** 31)),
    )
    .addOption(suiteOptions.run)
    .addOption(suiteOptions.skip)
    .addOption(suiteOptions.knownFailing)
    .addOption(suiteOptions.failOn)
    .addOption(suiteOptions.seed)
    .addOption(suiteOptions.list)
    .addOption(suiteOptions.report)
    .addHelpText("after", suiteNotes)
    .addHelpText("after", notes)
    .addHelpText(
      "after",
      examples("conformance receiver --url http://localhost:3000/webhook --secret-env WEBHOOK_SECRET"),
    )
    .action(async (options) => finish(await testReceiver(options, io)));

async function testReceiver(options: Options, io: Io): Promise<number> {
  const { url = "", mode, edition = sourceEdition("webhook"), limit, seed } = options;
  if (url === "" && !options.list) throw new UsageError("missing receiver: pass --url");
  const secret = options.list ? "" : await requireOneSecret(options, io);
  const cases = readReceiverCases(edition).filter((one) => one.mode === undefined || one.mode === mode);
  const receiver = {
    url,
    secret,
    mode,
    edition,
    allowRemote: io.env[allowRemote] === "1",
    ...defined({ limit, seed }),
  };
  const createTarget = async () => {
    const stop = await preflight(receiver).catch(explainTarget);
    if (stop !== undefined) {
      const hints = stop.hints.map((hint, i) => `\n  ${i + 1}. ${printable(hint)}`);
      throw new UnavailableError(
        `${printable(stop.problem)}; no case was run${hints.length > 0 ? `\nCheck, the likeliest first:${hints.join("")}` : ""}`,
      );
    }
    if (isEasy(secret)) await printError(io, hardSecretAdvice);
    return createReceiverUnderTest(receiver).catch(explainTarget);
  };
  return runTarget({ suite: "receiver", cases, edition: options.edition, createTarget }, options, io);
}

/** Advice for a secret without white space, capitals, letters beyond ASCII and more than 64 bytes. */
const hardSecretAdvice =
  'advice: a harder secret finds more, such as " Ключ-ß-🔑 " and 64 letters after it: one that is trimmed, cut, lower-cased or read as Latin-1 then fails';

/** Checks whether a receiver that trims, cuts or recodes its secret would go unnoticed with this one. */
function isEasy(secret: string): boolean {
  const isHard = /^\s|\s$/.test(secret) && /[^\0-\x7f]/.test(secret) && secret !== secret.toLowerCase();
  return !isHard || Buffer.byteLength(secret) <= 64;
}

function explainTarget(cause: unknown): never {
  if (!(cause instanceof TargetError)) throw cause;
  const isRemote = cause.message.includes("not this machine");
  throw new UsageError(`--url: ${cause.message}${isRemote ? `; to allow it, set ${allowRemote}=1` : ""}`);
}
