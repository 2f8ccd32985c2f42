import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../../scripts/sources/files.ts";
import { itemAt } from "../../src/text/item-at.ts";
import { readCause } from "../../src/text/read-cause.ts";
import { holdKnown, readKnown } from "../shared/known-failing.ts";
import { firstDifference } from "./first-difference.ts";
import type { Generator } from "./generators.ts";
import { dist, sh } from "./install-tools.ts";
import { type Body, listBodies } from "./list-bodies.ts";

/** The outcome of one thing that a generator had to do. */
interface Outcome {
  /** `read/`, `write/` or `refuse/`, and the name of the delivery. */
  readonly id: string;
  readonly failure?: string;
}

/** The results of one generator. */
export interface GeneratorResult {
  readonly generator: Generator;
  readonly outcomes: readonly Outcome[];
  /** Failures that are not known, and known ones that are gone. */
  readonly failures: readonly string[];
  readonly seconds: number;
}

/** Generates code from the receiver's document, compiles it and puts deliveries to it. */
export async function tryGenerator(generator: Generator): Promise<GeneratorResult> {
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  try {
    const outcomes = await run(generator);
    return { generator, outcomes, failures: judge(generator, outcomes), seconds: seconds() };
  } catch (error) {
    const failures = [`${generator.title}: ${readCause(error).message}`];
    return { generator, outcomes: [], failures, seconds: seconds() };
  }
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
  return bodies.flatMap((body, index) => outcomesOf(body, itemAt(answers, index), isChecker === true));
}

function outcomesOf({ name, isGood, text }: Body, answer: string, isChecker: boolean): readonly Outcome[] {
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

/** Holds what failed against the list of what is known to fail. */
function judge({ name, title }: Generator, outcomes: readonly Outcome[]): readonly string[] {
  const failing = outcomes.flatMap(({ id, failure }) => (failure === undefined ? [] : [{ id, failure }]));
  return holdKnown(failing, readKnown(name, import.meta.url)).map((wrong) => `${title}: ${wrong}`);
}
