import { itemAt } from "../src/text/item-at.ts";
import { must } from "../src/text/must.ts";
import { type Candidate, floorId } from "./candidate.ts";
import { createMeter, type Meter, type Timing } from "./create-meter.ts";
import { payloads } from "./payloads.ts";
import type { Answer, Judgement, Request } from "./protocol.ts";

// The process of one candidate: answers requests one by one over the channel to `run.ts`.
const id = itemAt(process.argv, 2);
const meters = new Map<string, Meter>();

process.on("message", async (request: Request) => process.send!(await answer(request)));

async function answer(request: Request): Promise<Answer> {
  try {
    const { candidate } = (await import(`./candidates/${id}.ts`)) as { candidate: Candidate };
    return { ok: request.job === "verdicts" ? await judge(candidate) : time(candidate, request) };
  } catch (error) {
    return { error: itemAt(String(error).split("\n", 1), 0) };
  }
}

async function judge(candidate: Candidate): Promise<Judgement> {
  // Imported here: a process that measures never meets the documents of the truth table.
  const [{ buildTruth }, { wrongVerdicts }] = await Promise.all([
    import("./build-truth.ts"),
    import("./wrong-verdicts.ts"),
  ]);
  const rows = buildTruth();
  return { name: candidate.name, rows: rows.length, wrong: wrongVerdicts(candidate, rows) };
}

function time(candidate: Candidate, { payload, milliseconds }: Request & { job: "measure" }): Timing {
  const meter = meters.get(payload) ?? prepare(candidate, payload);
  meters.set(payload, meter);
  return meter(milliseconds);
}

function prepare(candidate: Candidate, payload: string): Meter {
  const { validator, valid, texts } = must(
    payloads.find((row) => row.id === payload),
    payload,
  );
  // The floor accepts everything, the refused payload included.
  return createMeter(texts(), candidate.validators[validator], valid || id === floorId);
}
