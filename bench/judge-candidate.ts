import { listQuestions } from "../checks/validators/list-questions.ts";
import { readMember } from "../src/util/read-member.ts";
import type { Candidate, ValidatorName } from "./candidate.ts";
import { payloads } from "./payloads.ts";

/** The verdicts of a candidate on the truth table. */
export interface Judgement {
  readonly name: string;
  /** How many documents the table has. */
  readonly rows: number;
  /** Documents with a wrong verdict of the candidate, and what it did instead. */
  readonly wrong: readonly string[];
}

/** The right verdict on one parsed document. */
interface TruthRow {
  readonly id: string;
  readonly validator: ValidatorName;
  readonly value: unknown;
  readonly valid: boolean;
}

/** Compares a candidate with the truth table: every measured text, and the conformance suite's cases in strict mode. */
export function judgeCandidate(candidate: Candidate): Judgement {
  const rows = [...measuredRows(), ...caseRows(), deepRow];
  const wrong = rows.flatMap((row) => {
    const done = judge(candidate, row);
    return done === (row.valid ? "accepts" : "refuses") ? [] : [`${done}: ${row.id}`];
  });
  return { name: candidate.name, rows: rows.length, wrong };
}

function judge({ validators }: Candidate, { validator, value }: TruthRow): "accepts" | "refuses" | "throws" {
  try {
    return validators[validator](value) ? "accepts" : "refuses";
  } catch {
    return "throws";
  }
}

function measuredRows(): readonly TruthRow[] {
  return payloads.flatMap(({ id, validator, valid, texts }) =>
    texts().map((text, index) => ({ id: `${id} #${index}`, validator, value: JSON.parse(text), valid })),
  );
}

function caseRows(): readonly TruthRow[] {
  return listQuestions()
    .filter(({ mode }) => mode === "strict")
    .flatMap(({ id, contract, document: value, valid }) => {
      const validator = contract === "raster-info" ? contract : validatorFor(value);
      return validator === undefined ? [] : [{ id: `${validator}: ${id}`, validator, value, valid }];
    });
}

/** Names the validator of a delivery; the first one gets what is no delivery at all. */
function validatorFor(delivery: unknown): ValidatorName | undefined {
  const event = readMember(delivery, "event");
  if (event === "ping") return "ping";
  return typeof event !== "string" || event === "update:task" ? "update-task" : undefined;
}

/** Nests groups deeper than the cases do: some readers run out of stack. */
const deepRow: TruthRow = {
  id: "900 levels",
  validator: "raster-info",
  value: Array.from({ length: 900 }).reduce((group) => ({ name: "g", groups: { g: group } }), {}),
  valid: true,
};
