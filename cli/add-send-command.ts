import { InvalidArgumentError } from "commander";
import { readJson } from "#src/json/read-json.ts";
import { sign, signatureHeader } from "#src/signature/signature.ts";
import { suggest } from "#src/util/suggest.ts";
import { eventEditionFlag } from "./check-edition.ts";
import { complain, OutOfReach } from "./command.ts";
import { type AddCommand, defineCommand, type Values } from "./define-command.ts";
import { explainErrno } from "./explain-errno.ts";
import { choice, formatFlag, list, parsed, required, toggle } from "./flag.ts";
import { type Io, UsageError } from "./io.ts";
import { type Answer, post } from "./post.ts";
import { readSample } from "./read-sample.ts";
import { readOneSecret, secretFlags, secretNotes } from "./read-secrets.ts";
import { readSaved, type SavedDelivery, signaturesIn } from "./saved-delivery.ts";
import { writeSent } from "./sent.ts";
import { findNewMember, setValues } from "./set-values.ts";
import { showExamples } from "./show-examples.ts";
import { suggestEvent } from "./suggest-event.ts";

const notes = `
What is sent:
  An event's sample, a file, or standard input: its exact bytes, signed if a secret is given.
  A folder saved by listen: its exact bytes and headers, signature included. A secret replaces the signature.
  With --set, the document is written again as compact JSON, with numbers as JavaScript writes them.

${showExamples("send")}`;

/** Longest time limit, in seconds. */
const LONGEST = 3600;

const flags = {
  edition: eventEditionFlag("edition of the sample"),
  to: required("--to <url>", "where to send it", parseTarget),
  set: list("--set <path=value>", "change a member: a JSON Pointer or a.dotted.path, and JSON or text"),
  timeout: parsed("--timeout <seconds>", "how long to wait for the answer", parseTimeout, 10),
  allowRemote: toggle("--allow-remote", "send to other machines than this one"),
  expect: choice("--expect <what>", "exit with 1 if the answer is 200 but no handler ran", ["handled"]),
  ...secretFlags,
  format: formatFlag,
};

/**
 * Adds the command `send`. The exit code is 1 if the answer is not 2xx, or if `--expect handled` is given and no handler ran;
 * it is 3 if no answer came.
 */
export const addSendCommand: AddCommand = defineCommand({
  name: "send",
  summary: "sign and post a delivery",
  description: "Sign a sample or a file, post it to a receiver, and show the answer.",
  args: [["<source>", "an event, a file, or a folder saved by listen; - is standard input"]],
  flags,
  notes: [secretNotes, notes],
  run: send,
});

function parseTarget(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new InvalidArgumentError("expected an http or https URL");
  }
  return url;
}

function parseTimeout(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= LONGEST)) {
    throw new InvalidArgumentError(`expected seconds, more than 0 and at most ${LONGEST}`);
  }
  return seconds;
}

/** Whether a URL names a loopback address of this machine. */
function isLoopback({ hostname }: URL): boolean {
  return /^(?:127(?:\.\d+){3}|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
}

async function send(options: Values<typeof flags>, io: Io, source: string): Promise<number> {
  const { to, set = [], timeout, allowRemote, format } = options;
  if (!allowRemote && !isLoopback(to)) {
    throw new UsageError(`${to.hostname} is not this machine; to send there, add --allow-remote`);
  }
  const secret = await readOneSecret(options, io);
  const found = await readSource(source, options.edition, io);
  const changed = set.length === 0 ? found : change(found, source, set);
  for (const warning of set.length === 0 ? [] : listUnknown(found.body, set))
    await complain(io, `warning: ${warning}`);
  const delivery = await signDelivery(changed, secret);
  const { body, headers = [] } = delivery;
  const start = io.now();
  const limit = AbortSignal.timeout(timeout * 1000);
  const answer = await post(to, headers, body, AbortSignal.any([limit, io.signal])).catch((cause) => {
    const reason = limit.aborted ? `no answer within ${timeout} s` : explainErrno(cause);
    throw new OutOfReach(`${to.host} cannot be reached: ${reason}`);
  });
  const milliseconds = Math.round(io.now() - start);
  const signatures = signaturesIn(headers);
  const hidden = [...(secret === undefined ? [] : [secret]), ...signatures];
  const sent = { source, bytes: body.length, isSigned: signatures.length > 0, milliseconds, answer, hidden };
  await io.stdout.write(writeSent(sent, format, io));
  const isUnhandled = reachedNobody(answer);
  if (isUnhandled) await complain(io, "warning: the receiver answered 200, but no handler ran");
  const isGood = answer.status >= 200 && answer.status < 300;
  return isGood && !(isUnhandled && options.expect === "handled") ? 0 : 1;
}

/** Whether a receiver of this library says that a delivery reached no handler. */
function reachedNobody({ status, body }: Answer): boolean {
  const texts = ["no handler", "unknown event", "invalid delivery"];
  return status === 200 && texts.includes(new TextDecoder().decode(body));
}

async function readSource(source: string, edition: string, io: Io): Promise<SavedDelivery> {
  const body = await readSample(source, edition);
  if (body !== undefined) return { body };
  return await readSaved(source, io).catch(async (cause: unknown) => {
    if (!(cause instanceof OutOfReach)) throw cause;
    const hint = await suggestEvent(source, edition);
    throw hint === undefined ? cause : new OutOfReach(`${cause.message}; ${hint}`);
  });
}

function change({ body, headers }: SavedDelivery, source: string, set: readonly string[]): SavedDelivery {
  if (headers !== undefined)
    throw new UsageError("--set cannot change what is replayed; send the file body in it");
  const read = readJson(body);
  if (!read.ok) throw new OutOfReach(`${source}: cannot be changed, since it is not JSON`);
  return { body: new TextEncoder().encode(JSON.stringify(setValues(read.value, set))) };
}

/** Warns of members that `--set` adds: they are often misspelt. */
function listUnknown(body: Uint8Array, set: readonly string[]): readonly string[] {
  const before = readJson(body);
  if (!before.ok) return [];
  return set.flatMap((assignment) => {
    const found = findNewMember(before.value, assignment);
    if (found === undefined) return [];
    const meant = suggest(found.name, found.others);
    return `--set ${found.path}: there was no member "${found.name}"${meant === undefined ? "" : `; did you mean "${meant}"?`}`;
  });
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
