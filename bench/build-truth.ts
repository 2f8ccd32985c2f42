import { listQuestions } from "../checks/validators/list-questions.ts";
import { readMember } from "../src/text/read-member.ts";
import type { ValidatorName } from "./candidate.ts";
import { payloads } from "./payloads.ts";

/** Fixes the verdict on one parsed document. */
export interface TruthRow {
  readonly id: string;
  readonly validator: ValidatorName;
  readonly value: unknown;
  readonly valid: boolean;
}

/** Builds the truth table: every measured text, and the conformance suite's cases of the contracts in strict mode. */
export function buildTruth(): readonly TruthRow[] {
  const measured = payloads.flatMap(({ id, validator, valid, texts }) =>
    texts().map((text, index) => ({ id: `${id} #${index}`, validator, value: JSON.parse(text), valid })),
  );
  const cases = listQuestions()
    .filter(({ mode }) => mode === "strict")
    .flatMap(({ id, contract, document: value, valid }) => {
      const validator = contract === "raster-info" ? contract : validatorOf(value);
      return validator === undefined ? [] : [{ id: `${validator}: ${id}`, validator, value, valid }];
    });
  return [
    ...measured,
    ...cases,
    { id: "900 levels", validator: "raster-info", value: deep(900), valid: true },
  ];
}

/** Nests groups deeper than the cases do: some readers run out of stack. */
function deep(levels: number): unknown {
  return Array.from({ length: levels }).reduce((group) => ({ name: "g", groups: { g: group } }), {});
}

/** Names who judges a delivery; what is no delivery at all is put to the first. */
function validatorOf(delivery: unknown): ValidatorName | undefined {
  const event = readMember(delivery, "event");
  if (event === "ping") return "ping";
  return typeof event !== "string" || event === "update:task" ? "update-task" : undefined;
}
