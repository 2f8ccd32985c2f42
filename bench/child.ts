import { assertDefined } from "../src/util/assert-defined.ts";
import { itemAt } from "../src/util/item-at.ts";
import { type Candidate, floorId } from "./candidate.ts";
import { createParseMeter, type Meter } from "./create-meter.ts";
import { payloads } from "./payloads.ts";
import { answerRequests } from "./start-process.ts";

/** Asks for a candidate's verdicts, or to measure a payload for some milliseconds. */
export type Request = "verdicts" | { readonly payload: string; readonly milliseconds: number };

// The process of one candidate.
const id = itemAt(process.argv, 2);
const meters = new Map<string, Meter>();

answerRequests(async (request: Request) => {
  const { candidate } = (await import(`./candidates/${id}.ts`)) as { candidate: Candidate };
  // Imported here, so that a process that measures never sees the documents of the truth table.
  if (request === "verdicts") return (await import("./judge-candidate.ts")).judgeCandidate(candidate);
  const { payload, milliseconds } = request;
  const meter = meters.get(payload) ?? prepare(candidate, payload);
  meters.set(payload, meter);
  return meter(milliseconds);
});

function prepare(candidate: Candidate, payload: string): Meter {
  const row = payloads.find((one) => one.id === payload);
  const { validator, valid, texts } = assertDefined(row, payload);
  // The floor accepts everything, including the invalid payload.
  return createParseMeter(texts(), candidate.validators[validator], valid || id === floorId);
}
