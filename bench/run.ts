import { chooseNamed, readArguments } from "../checks/shared/read-arguments.ts";
import { assertDefined } from "../src/util/assert-defined.ts";
import { readErrorDetails } from "../src/util/error-details.ts";
import { candidateIds } from "./candidate.ts";
import type { Request } from "./child.ts";
import type { Timing } from "./create-meter.ts";
import type { Judgement } from "./judge-candidate.ts";
import { keepRounds } from "./keep-rounds.ts";
import { payloads } from "./payloads.ts";
import { prepareTypia } from "./prepare-typia.ts";
import { renderTables } from "./render-tables.ts";
import { startProcess, takeTurns } from "./start-process.ts";
import { type Result, type Summary, summarize } from "./summarize.ts";

const { values: flags } = readArguments({
  options: {
    quick: { type: "boolean" },
    only: { type: "string" },
    gate: { type: "boolean" },
  },
});
/** Most that our ratio may be, by payload: what quiet cores measure, and a third more for noise. */
const gates = { "task-3k": 0.25, "task-30k": 0.19, ping: 0.33, "raster-30k": 0.11 };

const named = candidateIds.map((name) => ({ name }));
const ids = chooseNamed(named, flags.only?.split(",") ?? []).map(({ name }) => name);
// Milliseconds before the first round, and in each round.
const plan = flags.quick
  ? { rounds: 3, warmUp: 200, measure: 50, columns: payloads.filter((row) => row.quick) }
  : { rounds: 5, warmUp: 700, measure: 150, columns: payloads };

note("typia writes its validators");
prepareTypia();
const results: Result[] = [];
/** By payload and candidate. */
const rounds: Record<string, Record<string, readonly Timing[]>> = {};
let rows = 0;
for (const id of ids) results.push(await judge(id));
const runnable = results.filter(({ error }) => error === undefined);
for (const { id: payload } of plan.columns) {
  note(`measuring ${payload}`);
  const summaries = await measurePayload(
    payload,
    runnable.map(({ id }) => id),
  );
  for (const result of runnable) {
    const summary = summaries.get(result.id);
    if (summary !== undefined) result.summaries[payload] = summary;
  }
}
console.log(renderTables(results, plan.columns, rows));
keepRounds(rounds);
if (flags.gate) await holdGates();

/** Fails for a ratio of ours over its gate, measured anew up to twice, and for a wrong verdict of ours. */
async function holdGates(): Promise<void> {
  const ours = assertDefined(
    results.find(({ id }) => id === "ours"),
    "ours",
  );
  for (const what of ours.wrong) fail(`a wrong verdict: ${what}`);
  for (const [payload, most] of Object.entries(gates)) {
    let { xP } = assertDefined(ours.summaries[payload], payload);
    for (let again = 0; xP > most && again < 2; again++)
      xP = assertDefined((await measurePayload(payload, ["ours"])).get("ours"), payload).xP;
    if (xP > most) fail(`ours on ${payload}: ${xP.toFixed(2)} is over its gate of ${most}`);
  }
}

function fail(sentence: string): void {
  note(sentence);
  process.exitCode = 1;
}

/** Asks a candidate for its verdicts; it is measured on nothing yet. */
async function judge(id: string): Promise<Result> {
  note(`verdicts of ${id}`);
  const candidate = startProcess("child.ts", id);
  try {
    const { name, rows: judged, wrong } = await candidate.ask<Judgement>("verdicts" satisfies Request);
    rows = judged;
    return { id, name, wrong, summaries: {} };
  } catch (cause) {
    return { id, name: id, wrong: [], summaries: {}, error: readErrorDetails(cause).message };
  } finally {
    candidate.stop();
  }
}

/** Measures a payload with a process for each candidate, and sums up its rounds. */
async function measurePayload(payload: string, names: readonly string[]): Promise<Map<string, Summary>> {
  const processes = new Map(names.map((id) => [id, startProcess("child.ts", id)]));
  const timings = await takeTurns<Timing>(
    processes,
    plan,
    (milliseconds): Request => ({ payload, milliseconds }),
    (id, error) => note(`${id} on ${payload}: ${error.message}`),
  );
  rounds[payload] = Object.fromEntries(timings);
  const measured = [...timings].filter(([, rounds]) => rounds.length > 0);
  const texts = assertDefined(
    payloads.find(({ id }) => id === payload),
    payload,
  ).texts();
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length;
  return new Map(measured.map(([id, rounds]) => [id, summarize(rounds, bytes)]));
}

function note(text: string): void {
  process.stderr.write(`bench: ${text}\n`);
}
