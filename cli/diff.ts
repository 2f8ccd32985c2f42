import { execFile } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Option } from "@commander-js/extra-typings";
import { packageDirectory } from "#conformance/suite/data-directory.ts";
import {
  type Audience,
  audiences,
  type Change,
  type ContractDocument,
  createDiff,
  type Diff,
  DiffError,
  type Effect,
  effects,
} from "#src/diff/change.ts";
import { diffContracts } from "#src/diff/diff-contracts.ts";
import { readJson } from "#src/json/read-json.ts";
import type { Colorize, Tone } from "#src/util/colorize.ts";
import { count, printable } from "#src/util/display.ts";
import { groupBy } from "#src/util/group-by.ts";
import { listSome } from "#src/util/list-some.ts";
import { renderTable } from "#src/util/markdown.ts";
import {
  type CreateCommand,
  createCommand,
  type Io,
  subcommand,
  UnavailableError,
  UsageError,
} from "./command.ts";
import { explainRelease } from "./options.ts";
import { readBytes } from "./read-input.ts";

/** The verdicts that fail the run, for each value of `--fail-on`. */
const failing = { breaking: ["major"], any: ["major", "minor"], never: [] as string[] };

const formats = {
  pretty: (diffs: readonly Diff[], colorize: Colorize) =>
    diffs.map((diff) => writePretty(diff, colorize)).join("\n"),
  markdown: (diffs: readonly Diff[]) => diffs.map(writeMarkdown).join("\n"),
  json: (diffs: readonly Diff[]) => `${JSON.stringify({ diffs })}\n`,
};

const define = () =>
  createCommand(
    "diff",
    "compare two editions or versions of the contracts",
    "Compare two contracts: what changes for receivers, handlers and senders.",
    "diff webhook@2.3 webhook@2.4",
    "diff v1.0.0 . --fail-on breaking",
  )
    .argument("<from>", "older edition, schema, checkout or git revision")
    .argument("<to>", "newer edition, schema, checkout or git revision")
    .addOption(
      new Option("-f, --format <format>", "output")
        .choices(["pretty", "markdown", "json"] as const)
        .default("pretty" as const),
    )
    .addOption(
      new Option(
        "--fail-on <changes>",
        "changes that cause exit code 1; 'breaking' ignores changes that only break strict receivers",
      )
        .choices(["breaking", "any", "never"] as const)
        .default("never" as const),
    )
    .addHelpText(
      "after",
      `
FROM and TO are editions, published schemas (schema.json), checkouts of this
repository ("." is this one), or its git revisions. For a checkout or revision,
every edition is compared. Receivers are built for FROM and get deliveries of
TO; senders are built for FROM and send to receivers of TO. "unknown" (no rule
covers a keyword) counts as breaking.`,
    );

/** Creates `diff`, which says what changes from one contract to another, and who is affected. */
export const createDiffCommand: CreateCommand = subcommand(define, async (io, from, to, options) => {
  const diffs = compareAll(await readContracts(from, io), await readContracts(to, io));
  await io.stdout.write(formats[options.format](diffs, io.colorize));
  return !diffs.some(({ verdict }) => failing[options.failOn].includes(verdict));
});

/** The contracts of an argument. Contracts of both arguments that have the same key are compared. */
type Contracts = ReadonlyMap<string, ContractDocument>;

/** Compares the contracts that both sides have, and lists those that were added or removed. */
function compareAll(before: Contracts, after: Contracts): Diff[] {
  const [first, second] = [[...before], [...after]];
  // A single contract is only compared with its counterpart.
  const single = [first, second].find((all) => all.length === 1) ?? [...first, ...second];
  return [...new Set(single.map(([key]) => key))].map((key) => {
    const areSingle = first.length === 1 && second.length === 1;
    const [from, to] = areSingle ? [first[0]?.[1], second[0]?.[1]] : [before.get(key), after.get(key)];
    if (from === undefined || to === undefined) {
      const change = wholeChange(key, from === undefined ? "added" : "removed");
      return createDiff(from?.name ?? "nothing", to?.name ?? "nothing", [change]);
    }
    try {
      return diffContracts(from, to);
    } catch (cause) {
      throw cause instanceof DiffError ? new UnavailableError(cause.message) : cause;
    }
  });
}

/** Removing an edition removes its types; adding one changes nothing for those who do not use it. */
function wholeChange(key: string, kind: "added" | "removed"): Change {
  const none = { "strict-receiver": "none", "tolerant-receiver": "none", sender: "none" } as const;
  const effects = { ...none, handler: kind === "removed" ? "breaks" : "none" } as const;
  return { kind, places: [key], what: `contract ${kind}`, events: [], effects, proofs: [], unproved: {} };
}

/** Matches the paths of schemas in a checkout; the groups are contract and edition. */
const published = /^generated\/(webhook|raster-info)\/([^/]+)\/schema\.json$/;

/** Reads the contracts that an argument of `diff` names. */
async function readContracts(name: string, io: Io): Promise<Contracts> {
  if (/^[\w-]+@[\w.]+$/.test(name) && !existsSync(name)) return new Map([[name, await readEdition(name)]]);
  if (!existsSync(name)) return readRevision(name);
  if (statSync(name).isDirectory()) return readCheckout(name, name);
  return new Map([[name, { name, document: parse(name, await readBytes(name, io)) }]]);
}

async function readEdition(name: string): Promise<ContractDocument> {
  const known = await readCheckout(fileURLToPath(packageDirectory));
  const found = known.get(name);
  if (found !== undefined) return { ...found, name };
  const [contract = "", edition = ""] = name.split("@");
  const names = [...known.keys()].join(", ") + explainRelease(contract, edition);
  throw new UsageError(`unknown edition "${name}"; editions are ${names}`);
}

/** Reads all editions of a checkout, which is called `label` in reports. */
async function readCheckout(directory: string, label = directory): Promise<Contracts> {
  const generated = join(directory, "generated");
  const files = existsSync(generated) ? readdirSync(generated, { recursive: true, encoding: "utf8" }) : [];
  const paths = files.map((file) => `generated/${file.replaceAll("\\", "/")}`);
  return pickSchemas(label, paths, (path) => readFile(join(directory, path)));
}

async function readRevision(revision: string): Promise<Contracts> {
  try {
    await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`);
  } catch {
    throw new UnavailableError(
      `cannot read "${revision}": it is not an edition, a file, a checkout or a git revision`,
    );
  }
  const paths = (await git("ls-tree", "-r", "--full-tree", "--name-only", revision, "generated"))
    .toString()
    .split("\n");
  return pickSchemas(revision, paths, (path) => git("show", `${revision}:${path}`));
}

async function pickSchemas(
  label: string,
  paths: readonly string[],
  read: (path: string) => Promise<Uint8Array>,
): Promise<Contracts> {
  const found = new Map<string, ContractDocument>();
  for (const path of paths.toSorted()) {
    const key = path.match(published)?.slice(1).join("@");
    if (key !== undefined)
      found.set(key, { name: `${key} of ${label}`, document: parse(path, await read(path)) });
  }
  if (found.size > 0) return found;
  throw new UnavailableError(`cannot read "${label}": it has no published schema in generated/`);
}

function parse(name: string, bytes: Uint8Array): unknown {
  const result = readJson(bytes);
  if (result.ok) return result.value;
  const { line, column, reason } = result.error;
  throw new UnavailableError(`cannot read ${name}:${line}:${column}: ${reason}`);
}

async function git(...args: readonly string[]): Promise<Buffer> {
  return (await promisify(execFile)("git", args, { maxBuffer: 2 ** 26, encoding: "buffer" })).stdout;
}

/** Maximum number of paths to list for the same change. */
const PLACES = 2;

const nameAudience = (audience: Audience): string => audience.replace("-", " ");

const marks: Readonly<Record<Effect, readonly [tone: Tone, mark: string, cell: string]>> = {
  none: ["quiet", "·", "–"],
  notices: ["doubtful", "!", "notices"],
  unknown: ["doubtful", "?", "unknown"],
  breaks: ["bad", "✗", "**breaks**"],
};

const worstFirst = effects.toReversed().filter((effect) => effect !== "none");

/** Orders changes: the worst first, then those that affect the most audiences. */
function sortChanges(changes: readonly Change[]): Change[] {
  const weigh = ({ effects: all }: Change): number =>
    audiences.reduce((sum, audience) => sum + 5 ** effects.indexOf(all[audience]), 0);
  return changes.toSorted((a, b) => weigh(b) - weigh(a));
}

function writePretty({ from, to, verdict, changes }: Diff, colorize: Colorize): string {
  const title = `${colorize("strong", printable(`${from} → ${to}`))}  ${verdict}, ${count(changes.length, "change")}`;
  const totals = audiences.map((audience) => {
    const all = groupBy(changes, (change) => change.effects[audience]);
    const parts = worstFirst.flatMap((effect) =>
      all.has(effect) ? `${effect}: ${all.get(effect)?.length}` : [],
    );
    return `  ${nameAudience(audience).padEnd(17)}  ${parts.join(" · ") || "safe"}`;
  });
  const rows = sortChanges(changes).flatMap((change) => ["", ...writeChange(change, colorize)]);
  return [title, ...totals, ...rows, ""].join("\n");
}

function writeChange(change: Change, colorize: Colorize): string[] {
  const { places, what, events } = change;
  const groups = groupAudiences(change);
  const [tone, mark] = marks[groups[0]?.[0] ?? "none"];
  const all = groups.map(([effect, names]) => `${effect}: ${names}`).join(" · ") || "affects nobody";
  // For an event that was added or removed, the paths are the events themselves.
  const shown =
    events.length > 1 && !places.every((place) => events.includes(place)) ? ` · ${events.length} events` : "";
  const reason = explain(change);
  return [
    `${colorize(tone, mark)} ${colorize("place", printable(listSome(places, PLACES)))}  ${printable(what)}`,
    `    ${all}${colorize("quiet", shown)}`,
    ...(reason === "" ? [] : [colorize("quiet", `    ${printable(reason)}`)]),
  ];
}

/** Lists the audiences of each effect, the worst effect first. */
function groupAudiences({ effects }: Change): [Effect, string][] {
  return worstFirst.flatMap((effect): [Effect, string][] => {
    const names = audiences.filter((one) => effects[one] === effect).map(nameAudience);
    return names.length === 0 ? [] : [[effect, names.join(", ")]];
  });
}

/** Describes the proof of a change, or why none was found. */
function explain({ proofs: [proof], unproved }: Change): string {
  const event = proof?.event === undefined ? "" : `${proof.event}: `;
  const proved = proof && `${event}${proof.reason}, in a document valid in ${proof.validIn}`;
  const [why] = Object.entries(unproved).map(([audience, reason]) => `${audience}: ${reason}`);
  return [proved, why].filter(Boolean).join("; ");
}

function writeMarkdown({ from, to, verdict, effects: all, changes }: Diff): string {
  const title = `## ${from} → ${to}: ${verdict}`;
  if (changes.length === 0) return `${title}\n\nNothing changed.\n`;
  const code = (text: string): string => `\`${escapeCell(text).replaceAll("`", "'")}\``;
  const cells = (one: Change["effects"]): string[] => audiences.map((audience) => marks[one[audience]][2]);
  const rows = sortChanges(changes).map((change) => [
    escapeCell(change.what),
    listSome(change.places.map(code)),
    ...cells(change.effects),
    escapeCell(explain(change)),
  ]);
  const head = ["change", "place", ...audiences.map(nameAudience), "proof"];
  return `${title}\n\n${renderTable(head, [...rows, ["all", "", ...cells(all), ""]])}\n`;
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
