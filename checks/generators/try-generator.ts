import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../../scripts/files.ts";
import { itemAt } from "../../src/util/item-at.ts";
import { holdKnown, readKnown } from "../shared/known-failing.ts";
import { firstDifference } from "./first-difference.ts";
import type { Generator } from "./generators.ts";
import { dist, sh } from "./install-tools.ts";
import { type Body, listBodies } from "./list-bodies.ts";

/** The outcome of one task of a generator. */
interface Outcome {
  /** `read/`, `write/` or `refuse/`, and the name of the delivery. */
  readonly id: string;
  readonly failure?: string;
}

/** The row of a generator in the table, with new failures, and known failures that are gone. */
interface GeneratorResult {
  readonly row: string[];
  readonly failures: readonly string[];
}

/** Columns of the table. */
export const head: readonly string[] = [
  ...["Tool", "Version", "Options", "Read", "Written back", "Refused", "Known failures"],
];

/** Generates code from the receiver's document, compiles it and gives it deliveries to read. */
export async function tryGenerator(generator: Generator): Promise<GeneratorResult> {
  const outcomes = await run(generator);
  const failing = outcomes.flatMap(({ id, failure }) => (failure === undefined ? [] : [{ id, failure }]));
  const failures = holdKnown(failing, readKnown(generator.name, import.meta.url));
  return { row: writeRow(generator, outcomes), failures };
}

function writeRow(
  { name, title, version, options, isChecker }: Generator,
  outcomes: readonly Outcome[],
): string[] {
  const score = (kind: string): string => {
    const own = outcomes.filter(({ id }) => id.startsWith(`${kind}/`));
    const good = own.filter(({ failure }) => failure === undefined);
    return own.length === 0 ? "" : `${good.length} of ${own.length}`;
  };
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
  return [
    title,
    version,
    options === undefined ? "" : `\`${options}\``,
    score("read") || "compiles",
    isChecker === true ? "" : score("write"),
    score("refuse"),
    failed === 0 ? "" : `[${failed}](known-failing/${name}.txt)`,
  ];
}

async function run({ name, generate, compile, read, isChecker }: Generator): Promise<readonly Outcome[]> {
  const folder = join(dist, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const kind of ["json", "yaml"])
    await cp(
      join(projectRoot, `generated/openapi/webhook-2.3.receiver.openapi.${kind}`),
      join(folder, `receiver.openapi.${kind}`),
    );
  await cp(join(import.meta.dirname, "programs", name), folder, { recursive: true }).catch(() => undefined);
  for (const command of [generate, compile]) if (command !== undefined) await sh(folder, command);
  if (read === undefined) return [];
  const bodies = listBodies();
  await writeFile(join(folder, "bodies.ndjson"), bodies.map(({ text }) => `${text}\n`).join(""));
  const answers = (await sh(folder, `${read} <bodies.ndjson`)).trimEnd().split("\n");
  if (answers.length !== bodies.length)
    throw new Error(`answered ${answers.length} of ${bodies.length} deliveries`);
  return bodies.flatMap((body, index) => judgeAnswer(body, itemAt(answers, index), isChecker === true));
}

function judgeAnswer({ name, isGood, text }: Body, answer: string, isChecker: boolean): readonly Outcome[] {
  const isRefused = answer.startsWith("!");
  if (!isGood) return [{ id: `refuse/${name}`, ...(!isRefused && { failure: "it was read" }) }];
  if (isRefused) return [{ id: `read/${name}`, failure: answer.slice(1, 400) }];
  if (isChecker) return [{ id: `read/${name}` }];
  const difference = firstDifference(JSON.parse(text), JSON.parse(answer));
  return [
    { id: `read/${name}` },
    { id: `write/${name}`, ...(difference !== undefined && { failure: difference }) },
  ];
}
