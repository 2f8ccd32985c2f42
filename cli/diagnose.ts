import { type Diagnosis, diagnose } from "#src/diagnose/diagnose.ts";
import { diagnoseWebhook } from "#src/diagnose/diagnose-webhook.ts";
import type { PlatformDelivery } from "#src/diagnose/platform-webhook.ts";
import { createReceiver } from "#src/receiver/create-receiver.ts";
import { reasons, signatureHeader } from "#src/signature/signature.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { printable } from "#src/util/display.ts";
import { type CreateCommand, createCommand, type OptionsOf, subcommand, writeResult } from "./command.ts";
import { allowUnprefixedOption, formatOption, gather, parseInteger } from "./options.ts";
import { createPlatformClient, createPlatformQuestion } from "./platform-client.ts";
import { nameSecrets, readSecrets, secretEnvOption, secretFileOption } from "./secrets.ts";
import { readSigned, signedArgument, writeMatch } from "./verify.ts";

const define = () =>
  createCommand(
    "diagnose",
    "find out why a delivery is rejected, or why nothing arrives",
    "Find out why a signature does not match or a payload is invalid.",
    "diagnose deliveries/0001-rejected --secret-env WEBHOOK_SECRET",
    "diagnose webhook --platform https://app.example --webhook 7 --token-env TOKEN",
  )
    .argument("<file>", signedArgument)
    .option("--header <value>", `value of ${signatureHeader}`)
    .addOption(secretEnvOption)
    .addOption(secretFileOption)
    .option("--other-secret-env <name>", "secret of another webhook that may have signed it", gather)
    .addOption(allowUnprefixedOption)
    .addOption(formatOption);

/** Creates `diagnose`, which explains why a signature or a payload is rejected, or why nothing arrives. */
export const createDiagnoseCommand: CreateCommand = (io, finish) =>
  diagnoseFile(io, finish).addCommand(diagnosePlatform(io, finish));

const diagnoseFile = subcommand(define, async (io, file, options) => {
  const input = await readSigned(file, options.header, io);
  const diagnosis = await diagnose({
    ...input,
    secrets: await readSecrets(options, io),
    otherSecrets: await readSecrets({ secretEnv: options.otherSecretEnv }, io),
    allowUnprefixed: options.allowUnprefixed === true,
  });
  const isMatch = diagnosis.status === "matches";
  const payload = isMatch ? await findPayloadFault(input.body) : undefined;
  await writeResult(io, options.format, { ...diagnosis, ...(payload && { payload }) }, (colorize) => {
    const lines = writeDiagnosis(diagnosis, options, colorize);
    if (payload === undefined) return lines;
    return [
      ...lines,
      writeFinding({ cause: "payload", ...payload }, colorize),
      writeNext(payload.hint, colorize),
    ];
  });
  return isMatch && payload === undefined;
});

/** Maximum number of log rows to check. */
const LOG = 100;

const defineWebhook = () =>
  createPlatformQuestion(
    "webhook",
    "say why nothing arrives",
    "Read a webhook and its log from the platform, and explain why deliveries do not arrive or why they fail.",
  )
    .option("--event <name>", "event that should have arrived")
    .option("--project <id>", "project of that event", parseInteger(1))
    .addOption(formatOption);

const diagnosePlatform = subcommand(defineWebhook, async (io, options) => {
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
  const [first] = findings;
  const isGood = first?.cause === "delivered";
  await writeResult(io, format, { findings }, (colorize) => [
    ...findings.map((one) => writeFinding(one, colorize, isGood)),
    writeNext(first?.hint ?? "", colorize),
  ]);
  return isGood;
});

/** What is wrong with a signed body, and what to do about it. */
interface PayloadFault {
  readonly meaning: string;
  readonly hint: string;
}

/** Says why a tolerant receiver with handlers for all events would not call any of them; undefined if it would. */
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
          ? { meaning: reason, hint: "check the program that made the body" }
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

function writeDiagnosis(
  diagnosis: Diagnosis,
  options: OptionsOf<typeof define>,
  colorize: Colorize,
): string[] {
  if (diagnosis.status === "matches") return [writeMatch(diagnosis.keyId, colorize)];
  if (diagnosis.status === "unknown") {
    const skipped = diagnosis.skipped.map((note) => colorize("quiet", `  not tried: ${note}`));
    const next = `annotation-contracts listen ${nameSecrets(options)} --save saved`;
    return [
      `${colorize("bad", "?")} ${reasons[diagnosis.reason]}; no known cause explains it`,
      ...skipped,
      "  compare the lengths of the secrets on both sides, then receive a ping without your own code in between",
      writeNext(
        `${next} (if it rejects the ping too, set the secret again; otherwise your own code changes the body)`,
        colorize,
      ),
    ];
  }
  const { also, hint, proven, keyId = "" } = diagnosis;
  const proof = proven
    ? `once this is undone, the signature matches the secret in ${printable(keyId)}`
    : "inferred from the format: no attempt made the signature match";
  return [
    ...[diagnosis, ...(also ? [also] : [])].map((one) => writeFinding(one, colorize)),
    `  ${colorize("quiet", proof)}`,
    writeNext(also ? `${hint}; ${also.hint}` : hint, colorize),
  ];
}

function writeNext(hint: string, colorize: Colorize): string {
  return colorize("good", `next: ${printable(hint)}`);
}

function writeFinding(
  { cause, meaning }: Record<"cause" | "meaning", string>,
  colorize: Colorize,
  isGood = false,
): string {
  const mark = isGood ? colorize("good", "✓") : colorize("bad", "✗");
  return `${mark} ${colorize("strong", printable(meaning))} ${colorize("quiet", `[${cause}]`)}`;
}
