import { type Diagnosis, diagnose, type Finding } from "#src/diagnose/diagnose.ts";
import { createReceiver } from "#src/receiver/create-receiver.ts";
import { reasons } from "#src/signature/signature.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { printable } from "#src/util/display.ts";
import { complain, paintFor } from "./command.ts";
import { type AddCommand, defineCommand, type Values } from "./define-command.ts";
import { choice, list } from "./flag.ts";
import type { Io } from "./io.ts";
import { nameSecrets, readSecrets, type SecretOptions, secretNotes } from "./read-secrets.ts";
import { readSigned, type SignedInput, signedArgs, signedFlags, writeMatch } from "./signed-input.ts";

const flags = {
  ...signedFlags,
  otherSecretEnv: list("--other-secret-env <name>", "secret of another webhook that may have signed"),
  otherSecretFile: list("--other-secret-file <path>", "secret of another webhook that may have signed"),
  expect: choice("--expect <what>", "exit with 1 if a receiver would answer 200 but run no handler", [
    "handled",
  ]),
};

/**
 * Adds the command `doctor`, which says why a signature does not match. The exit code is 0 only if it matches and, with
 * `--expect handled`, if an edition also accepts the body.
 */
export const addDoctorCommand: AddCommand = defineCommand({
  name: "doctor",
  summary: "find out why a signature does not match",
  description: "Find out why a signature does not match. Every known cause is tried.",
  args: signedArgs,
  flags,
  notes: [secretNotes],
  run: examine,
});

async function examine(options: Values<typeof flags>, io: Io, file: string): Promise<number> {
  const { header, format, bareDigest, otherSecretEnv, otherSecretFile } = options;
  const input = await readSigned(file, header, io);
  const diagnosis = await diagnose({
    ...input,
    secrets: await readSecrets(options, io),
    otherSecrets: await readSecrets({ secretEnv: otherSecretEnv, secretFile: otherSecretFile }, io),
    bareDigest,
    secretNames: { options: nameSecrets(options), count: printable(countBytes(options)) },
  });
  const meaning = diagnosis.cause === "unknown" ? { meaning: reasons[diagnosis.reason] } : {};
  const text =
    format === "pretty"
      ? writeDiagnosis(diagnosis, paintFor(io))
      : JSON.stringify({ ...diagnosis, ...meaning });
  await io.stdout.write(`${text}\n`);
  if (diagnosis.cause !== "matches") return 1;
  const lost = await findLoss(input);
  if (lost === undefined) return 0;
  await complain(io, `warning: no handler runs for this body: ${lost}`);
  return options.expect === "handled" ? 1 : 0;
}

/** Writes the command that counts the bytes of the first secret. */
function countBytes({ secretEnv: [variable] = [], secretFile: [path] = [] }: SecretOptions): string {
  return variable === undefined ? `wc -c < ${path}` : `printf %s "$${variable}" | wc -c`;
}

/** Says why a receiver with a handler for every event would run none of them; undefined if it would run one. */
async function findLoss({ body, userAgent }: SignedInput): Promise<string | undefined> {
  let told = "";
  const receiver = createReceiver({
    secret: null,
    on: { "*": () => {} },
    onRejected: ({ reason, event = "", edition, errors = [], hint = "" }) => {
      const [first] = errors;
      told =
        first === undefined
          ? reason
          : `${reason}: ${printable(event)}, nearest edition ${edition}, wrong at ${printable(first.path)}; ${hint}`;
    },
    onUnknown: ({ event }) => {
      told = `no edition has the event ${printable(event)}`;
    },
    onEditionChange: () => {},
  });
  const headers = { "content-type": "application/json", "user-agent": userAgent };
  await receiver.handle({ method: "POST", headers, body });
  return told === "" ? undefined : told;
}

function writeDiagnosis(diagnosis: Diagnosis, colorize: Colorize): string {
  if (diagnosis.cause === "matches") return writeMatch(diagnosis.keyId, colorize);
  const { skipped } = diagnosis;
  const notes = skipped.map((note) => colorize("quiet", `  not tried: ${note}`));
  if (diagnosis.cause === "unknown") {
    const line = `${colorize("bad", "?")} ${reasons[diagnosis.reason]}; no known cause fits`;
    const ruledOut = diagnosis.ruledOut.map((one) => colorize("quiet", `  ruled out: ${one}`));
    const next = diagnosis.next.map((step, i) => `  ${i + 1}. ${step}`);
    return [line, ...ruledOut, ...notes, colorize("good", "what to do next:"), ...next].join("\n");
  }
  const { also } = diagnosis;
  const second = also === undefined ? [] : writeFinding(also, colorize);
  return [...writeFinding(diagnosis, colorize), ...second, ...notes].join("\n");
}

function writeFinding({ cause, meaning, remedy, proven, keyId = "" }: Finding, colorize: Colorize): string[] {
  const proof = proven
    ? `once this is undone, the signature matches the secret in ${printable(keyId)}`
    : "judged by its form only: no attempt made the signature match";
  return [
    `${colorize("bad", "✗")} ${colorize("strong", meaning)} ${colorize("quiet", `[${cause}]`)}`,
    `  ${colorize("good", "remedy:")} ${remedy}`,
    `  ${colorize("quiet", proof)}`,
  ];
}
