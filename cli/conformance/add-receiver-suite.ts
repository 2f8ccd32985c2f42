import { listReceiverCases } from "#conformance/derive/list-receiver-cases.ts";
import { createReceiverTestee, leastLimit } from "#conformance/suites/receiver/create-receiver-testee.ts";
import { refusalPolicies } from "#conformance/suites/receiver/judge-reply.ts";
import { preflight } from "#conformance/suites/receiver/preflight.ts";
import { TargetError } from "#conformance/suites/receiver/read-target.ts";
import { findLaterEdition } from "#conformance/suites/runner/find-later-edition.ts";
import { modes } from "#src/diagnostics/contract.ts";
import { facts } from "#src/receiver/contract-facts.ts";
import { defined } from "#src/util/defined.ts";
import { readNamedText } from "../command.ts";
import { type AddCommand, defineCommand, type Values } from "../define-command.ts";
import { choice, integer, list, text, toggle } from "../flag.ts";
import { type Io, UsageError } from "../io.ts";
import { requireOneSecret, secretFlags, secretNotes } from "../read-secrets.ts";
import { conduct } from "./conduct.ts";
import { suiteFlags, suiteNotes } from "./suite-options.ts";
import { testedEditionFlag } from "./tested-edition-flag.ts";

const notes = `
The suite sends valid, forged, broken, slow and huge deliveries, and checks each answer; see
conformance/protocol/receiver.md. Give the receiver a secret that is made for the test.

Example:
  $ annotation-contracts conformance receiver --url http://localhost:3000/webhooks --secret-env WEBHOOK_SECRET`;

const flags = {
  url: list("--url <url>", "address of the receiver; if given several times, results stand side by side"),
  mode: choice(
    "-m, --mode <mode>",
    "strict if the receiver rejects invalid deliveries that are signed",
    modes,
    "tolerant",
  ),
  edition: testedEditionFlag([facts.name]),
  limit: integer("--limit <bytes>", "longest body that the receiver accepts, in bytes (default: 10 MiB)", [
    leastLimit,
    2 ** 31,
  ]),
  ca: text("--ca <file>", "certificate authority of an https receiver, in PEM"),
  refusal: choice(
    "--refusal <policy>",
    "which status a refusal must have: see conformance/protocol/receiver.md",
    refusalPolicies,
    "reading",
  ),
  header: list("--header <line>", "header to add to every request, for a gateway for example"),
  headerEnv: list("--header-env <name=variable>", "the same with its value from the environment"),
  preflight: toggle("--no-preflight", "begin even if the receiver refuses a good ping"),
  allowRemote: toggle("--allow-remote", "allow another machine than this one"),
  ...secretFlags,
  ...suiteFlags,
};

type Options = Values<typeof flags>;

/** Adds the suite for receivers, behind an address. */
export const addReceiverSuite: AddCommand = defineCommand({
  name: "receiver",
  summary: "test a receiver of deliveries, over HTTP",
  description: "Test a receiver in any language: send it deliveries and check its answers.",
  flags,
  notes: [secretNotes, suiteNotes, notes],
  run: testReceiver,
});

async function testReceiver(options: Options, io: Io): Promise<number> {
  const { url: urls = [], mode, limit, timeout, refusal } = options;
  if (urls.length === 0 && !options.list) throw new UsageError("an address is needed; use --url");
  const secret = options.list ? "" : await requireOneSecret(options, io);
  const ca = options.ca && (await readNamedText(options.ca, io));
  const later = findLaterEdition(options.edition);
  const shared = {
    secret,
    mode,
    refusal,
    headers: readHeaders(options, io),
    allowRemote: options.allowRemote,
    ...defined({ edition: later?.edition, ca, limit, timeout }),
  };
  const targets = urls.map((url) => ({
    ...(options.preflight && { preflight: () => preflight({ url, ...shared }).catch(explainTarget) }),
    createTestee: (seed: number | undefined) =>
      createReceiverTestee({ url, ...shared, ...defined({ seed }) }).catch(explainTarget),
  }));
  const environment = { mode, refusal, limit: String(limit ?? "10 MiB") };
  const cases = listReceiverCases(later);
  const advice = isEasy(secret) ? { advice: hardSecretAdvice } : {};
  return conduct({ suite: "receiver", cases, targets, environment, ...advice }, options, io);
}

/** Advice for a secret without white space, capitals, letters beyond ASCII and more than 64 bytes. */
const hardSecretAdvice =
  'a harder secret finds more, such as " Ключ-ß-🔑 " and 64 letters after it: one that is trimmed, cut, lower-cased or read as Latin-1 then fails';

/** Checks whether a receiver that trims, cuts or recodes its secret would go unnoticed with this one. */
function isEasy(secret: string): boolean {
  const isHard = /^\s|\s$/.test(secret) && /[^\0-\x7f]/.test(secret) && secret !== secret.toLowerCase();
  return !isHard || Buffer.byteLength(secret) <= 64;
}

/** Reads header lines; a value may come from the environment, since other users can see arguments. */
function readHeaders({ header = [], headerEnv = [] }: Options, { env }: Io): [string, string][] {
  const given = header.map((line) => readHeader("--header", line, /^([^\s:=]+)\s*:\s*(.*)$/s));
  const named = headerEnv.map((line): [string, string] => {
    const [name, variable] = readHeader("--header-env", line, /^([^\s:=]+)=(\w+)$/);
    const value = env[variable];
    if (value === undefined) throw new UsageError(`--header-env: ${variable} is not set`);
    return [name, value];
  });
  const wrong = [...given, ...named].find(([, value]) => /[\r\n\0]/.test(value));
  if (wrong !== undefined) throw new UsageError(`the header ${wrong[0]} holds a line end`);
  return [...given, ...named];
}

function readHeader(option: string, line: string, form: RegExp): [string, string] {
  const [, name, value] = form.exec(line) ?? [];
  if (name === undefined || value === undefined)
    throw new UsageError(`${option} takes ${option === "--header" ? '"Name: value"' : "name=variable"}`);
  return [name, value];
}

function explainTarget(cause: unknown): never {
  throw cause instanceof TargetError ? new UsageError(`--url: ${cause.message}`) : cause;
}
