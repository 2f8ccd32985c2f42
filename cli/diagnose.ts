import { Command } from "@commander-js/extra-typings";
import { type Diagnosis, diagnose, type Finding } from "#src/diagnose/diagnose.ts";
import { diagnoseWebhook } from "#src/diagnose/diagnose-webhook.ts";
import type { PlatformDelivery } from "#src/diagnose/platform-webhook.ts";
import { createReceiver } from "#src/receiver/create-receiver.ts";
import { reasons, signatureHeader } from "#src/signature/signature.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { printable } from "#src/util/display.ts";
import { type CreateCommand, examples } from "./create-command.ts";
import { exitCodes } from "./exit-codes.ts";
import type { Io } from "./io.ts";
import { type Format, formatOption, gather, parseInteger } from "./options.ts";
import { colorizeFor } from "./output.ts";
import { createPlatformClient } from "./platform-client.ts";
import {
  nameSecrets,
  readSecrets,
  type SecretOptions,
  secretEnvOption,
  secretFileOption,
  secretOption,
} from "./secrets.ts";
import { readSigned, signedArgument, writeMatch } from "./verify.ts";

/** Options of `diagnose FILE`. */
interface FileOptions extends SecretOptions {
  readonly header?: string | undefined;
  readonly otherSecretEnv?: readonly string[] | undefined;
  readonly allowUnprefixed?: true | undefined;
  readonly format: Format;
}

/** Creates `diagnose`: why a signature or a payload is rejected, or why nothing arrives. */
export const createDiagnoseCommand: CreateCommand = (io, finish) =>
  new Command("diagnose")
    .summary("find out why a delivery is rejected, or why nothing arrives")
    .description("Find out why a signature does not match or a payload is invalid.")
    .argument("<file>", signedArgument)
    .option("--header <value>", `value of ${signatureHeader}`)
    .addOption(secretEnvOption)
    .addOption(secretFileOption)
    .addOption(secretOption)
    .option("--other-secret-env <name>", "secret of another webhook that may have signed", gather)
    .option("--allow-unprefixed", 'accept a signature without "sha256="')
    .addOption(formatOption)
    .addHelpText(
      "after",
      examples(
        "diagnose saved/0001-rejected --secret-env WEBHOOK_SECRET",
        "diagnose webhook --platform https://app.example --webhook 7 --token-env TOKEN",
      ),
    )
    .action(async (file, options) => finish(await diagnoseFile(file, options, io)))
    .addCommand(createWebhookCommand(io, finish));

/** Rows of the log that are looked at. */
const LOG = 100;

const createWebhookCommand: CreateCommand = (io, finish) =>
  new Command("webhook")
    .summary("say why nothing arrives")
    .description("Read a webhook and its log from the platform, and say why nothing arrives or why it fails.")
    .requiredOption("--platform <url>", "address of the platform, such as https://app.example")
    .requiredOption("--webhook <id>", "number of the webhook", parseInteger(1))
    .requiredOption("--token-env <name>", "environment variable that holds a token of the platform")
    .option("--event <name>", "event that should have arrived")
    .option("--project <id>", "project of that event", parseInteger(1))
    .addOption(formatOption)
    .action(async (options) => {
      const { webhook, event, project, format } = options;
      const client = createPlatformClient(options, io);
      const log: PlatformDelivery[] = [];
      for await (const delivery of client.listDeliveries(webhook, LOG)) log.push(delivery);
      const organization = project === undefined ? null : await client.readOrganization(project);
      const findings = diagnoseWebhook({
        webhook: await client.readWebhook(webhook),
        log,
        event,
        project: project === undefined ? undefined : { id: project, organization },
      });
      const colorize = colorizeFor(io);
      const isGood = findings[0]?.cause === "delivered";
      const lines = findings.map(({ cause, meaning }) => writeFinding({ cause, meaning }, colorize, isGood));
      const next = colorize("good", `next: ${printable(findings[0]!.hint)}`);
      await io.stdout.write(
        format === "json" ? `${JSON.stringify({ findings })}\n` : `${[...lines, next].join("\n")}\n`,
      );
      finish(isGood ? exitCodes.good : exitCodes.bad);
    });

async function diagnoseFile(file: string, options: FileOptions, io: Io): Promise<number> {
  const input = await readSigned(file, options.header, io);
  const diagnosis = await diagnose({
    ...input,
    secrets: await readSecrets(options, io),
    otherSecrets: await readSecrets({ secretEnv: options.otherSecretEnv }, io),
    allowUnprefixed: options.allowUnprefixed === true,
  });
  const payload = diagnosis.status === "matches" ? await findPayloadFault(input.body) : undefined;
  const json = { ...diagnosis, ...(payload && { payload }) };
  const lines = [
    ...writeDiagnosis(diagnosis, options, colorizeFor(io)),
    ...(payload ? writePayload(payload, io) : []),
  ];
  await io.stdout.write(`${options.format === "json" ? JSON.stringify(json) : lines.join("\n")}\n`);
  return diagnosis.status === "matches" && payload === undefined ? exitCodes.good : exitCodes.bad;
}

/** What is wrong with a signed body, and what to do. */
interface PayloadFault {
  readonly meaning: string;
  readonly hint: string;
}

/** Says why a tolerant receiver with a handler for every event would call none of them; undefined if it would. */
async function findPayloadFault(body: Uint8Array): Promise<PayloadFault | undefined> {
  let fault: PayloadFault | undefined;
  const receiver = createReceiver({
    secret: null,
    on: {
      "*": () => {},
      unknown: ({ event }) => {
        fault = { meaning: `no edition has the event ${event}`, hint: "handle it with on.unknown" };
      },
    },
    onRejected: ({ reason, event = "", edition, errors: [first] = [] }) => {
      fault =
        first === undefined
          ? { meaning: reason, hint: "look at what made the body" }
          : {
              meaning: `invalid ${event} payload: ${first.path || "the document"} (closest edition ${edition})`,
              hint: "annotation-contracts validate webhook shows every error",
            };
    },
    onEditionChange: () => {},
  });
  await receiver.handle({ method: "POST", headers: { "content-type": "application/json" }, body });
  return fault;
}

function writePayload({ meaning, hint }: PayloadFault, io: Io): string[] {
  const colorize = colorizeFor(io);
  return [
    writeFinding({ cause: "payload", meaning }, colorize),
    colorize("good", `next: ${printable(hint)}`),
  ];
}

function writeDiagnosis(diagnosis: Diagnosis, options: FileOptions, colorize: Colorize): string[] {
  if (diagnosis.status === "matches") return [writeMatch(diagnosis.keyId, colorize)];
  if (diagnosis.status === "unknown") {
    const skipped = diagnosis.skipped.map((note) => colorize("quiet", `  not tried: ${note}`));
    const next = `annotation-contracts listen ${nameSecrets(options)} --save saved`;
    return [
      `${colorize("bad", "?")} ${reasons[diagnosis.reason]}; no known cause explains it`,
      ...skipped,
      "  compare the secrets by length, on both sides, then let a ping arrive without your code in between",
      colorize(
        "good",
        `next: ${next} (if it rejects the ping too, set the secret again; else your side changes the body)`,
      ),
    ];
  }
  const { also, hint, proven, keyId = "" } = diagnosis;
  const proof = proven
    ? `once this is undone, the signature matches the secret in ${printable(keyId)}`
    : "inferred from its form: no attempt made the signature match";
  return [
    ...[diagnosis, ...(also ? [also] : [])].map((one: Finding) => writeFinding(one, colorize)),
    `  ${colorize("quiet", proof)}`,
    colorize("good", `next: ${also ? `${hint}; ${also.hint}` : hint}`),
  ];
}

function writeFinding(
  { cause, meaning }: Record<"cause" | "meaning", string>,
  colorize: Colorize,
  isGood = false,
): string {
  const mark = isGood ? colorize("good", "✓") : colorize("bad", "✗");
  return `${mark} ${colorize("strong", printable(meaning))} ${colorize("quiet", `[${cause}]`)}`;
}
