import { parseArgs } from "node:util";
import { must } from "../src/text/must.ts";
import { candidateIds } from "./candidate.ts";
import { startCandidate } from "./candidate-process.ts";
import type { Timing } from "./create-meter.ts";
import { gates } from "./gates.ts";
import { type Payload, payloads } from "./payloads.ts";
import { prepareTypia } from "./prepare-typia.ts";
import type { Answer, Judgement } from "./protocol.ts";
import { renderTables } from "./render-tables.ts";
import { type Result, summarize } from "./summarize.ts";

interface Plan {
  readonly rounds: number;
  /** Milliseconds before the first round, and in each round. */
  readonly warmUp: number;
  readonly measure: number;
  readonly columns: readonly Payload[];
}

const { values: flags } = parseArgs({
  options: {
    quick: { type: "boolean" },
    json: { type: "boolean" },
    only: { type: "string" },
    gate: { type: "boolean" },
  },
});
const ids = flags.only?.split(",") ?? candidateIds;
for (const id of ids) if (!candidateIds.includes(id)) throw new Error(`cannot run ${id}: no such candidate`);
const plan: Plan = flags.quick
  ? { rounds: 3, warmUp: 200, measure: 50, columns: payloads.filter((row) => row.quick) }
  : { rounds: 5, warmUp: 700, measure: 150, columns: payloads };

note("typia writes its validators");
prepareTypia();
const judgements = await judgeAll();
const timings = await measureAll(ids.filter((id) => judgements.get(id)?.ok));
const results = ids.map(conclude);
const rows = Math.max(0, ...[...judgements.values()].map(({ ok }) => ok?.rows ?? 0));
console.log(
  flags.json ? JSON.stringify({ rows, results }, null, 2) : renderTables(results, plan.columns, rows),
);

if (flags.gate) await holdGates();

/** Fails for a ratio over its gate, measured anew up to twice, and for a wrong verdict of ours. */
async function holdGates(): Promise<void> {
  const wrong = results.filter(({ id }) => id === "ours").flatMap((result) => result.wrong);
  for (const what of wrong) fail(`a wrong verdict: ${what}`);
  for (const { candidate, payload, most } of gates) {
    let { xP } = must(
      must(
        results.find(({ id }) => id === candidate),
        candidate,
      ).summaries[payload],
      payload,
    );
    for (let again = 0; xP > most && again < 2; again++)
      xP = summarize(must((await measurePayload(payload, [candidate])).get(candidate), candidate)).xP;
    if (xP > most) fail(`${candidate} on ${payload}: ${xP.toFixed(2)} is over its gate of ${most}`);
  }
}

function fail(sentence: string): void {
  note(sentence);
  process.exitCode = 1;
}

async function judgeAll(): Promise<Map<string, Answer<Judgement>>> {
  const answers = new Map<string, Answer<Judgement>>();
  for (const id of ids) {
    note(`verdicts of ${id}`);
    const candidate = startCandidate(id);
    answers.set(id, await candidate.ask<Judgement>({ job: "verdicts" }));
    candidate.stop();
  }
  return answers;
}

/** Returns the timings of all rounds by payload and candidate. */
async function measureAll(runnable: readonly string[]): Promise<Map<string, Map<string, Timing[]>>> {
  const found = new Map<string, Map<string, Timing[]>>();
  for (const { id } of plan.columns) {
    note(`measuring ${id}`);
    found.set(id, await measurePayload(id, runnable));
  }
  return found;
}

/** Starts a process for each candidate and lets them take turns, so that drift of the machine hits all alike. */
async function measurePayload(payload: string, runnable: readonly string[]): Promise<Map<string, Timing[]>> {
  const processes = runnable.map((id) => ({ id, process: startCandidate(id) }));
  const found = new Map<string, Timing[]>(runnable.map((id) => [id, []]));
  for (let round = 0; round <= plan.rounds; round++) {
    for (const { id, process } of processes) {
      const milliseconds = round === 0 ? plan.warmUp : plan.measure;
      const { ok, error } = await process.ask<Timing>({ job: "measure", payload, milliseconds });
      if (ok === undefined) note(`${id} on ${payload}: ${error}`);
      else if (round > 0) must(found.get(id), id).push(ok);
    }
  }
  for (const { process } of processes) process.stop();
  return found;
}

function conclude(id: string): Result {
  const { ok, error } = must(judgements.get(id), id);
  const measured = [...timings].flatMap(([payload, byCandidate]) => {
    const rounds = byCandidate.get(id) ?? [];
    return rounds.length > 0 ? [[payload, summarize(rounds)] as const] : [];
  });
  const summaries = Object.fromEntries(measured);
  return {
    id,
    name: ok?.name ?? id,
    wrong: ok?.wrong ?? [],
    summaries,
    ...(error === undefined ? {} : { error }),
  };
}

function note(text: string): void {
  process.stderr.write(`bench: ${text}\n`);
}
