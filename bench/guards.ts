/**
 * Measures what a verdict on `update:task` of 3 kB takes in nanoseconds: by the guard, which leaves at the first error,
 * and by the function that lists errors. Run with `node bench/guards.ts`.
 */
import { readArguments } from "../checks/shared/read-arguments.ts";
import type { Validator } from "./candidate.ts";
import { candidate as guards } from "./candidates/guards.ts";
import { candidate as lists } from "./candidates/ours.ts";
import { median } from "./create-meter.ts";
import { keepRounds } from "./keep-rounds.ts";
import { buildUpdateTask } from "./payloads/build-update-task.ts";
import { writeTable } from "./write-table.ts";

const documents = Array.from({ length: 16 }, (_, seed) => buildUpdateTask(seed, 3));
const rounds = 9;
/** Verdicts in a round. */
const verdicts = 100_000;

const rows = [
  { name: "valid", change: (one: object): object => one, valid: true },
  { name: "another event", change: (one: object): object => ({ ...one, event: "update:tusk" }) },
  { name: "an unknown member at the root", change: (one: object): object => ({ ...one, extra: 1 }) },
  { name: "`webhook_id` missing", change: (one: object): object => withoutWebhookId(one) },
];

function withoutWebhookId(one: object): object {
  const { webhook_id: _, ...rest } = one as { readonly webhook_id?: number };
  return rest;
}

/** Nanoseconds of each round, by row and column. */
const kept: Record<string, readonly (readonly number[])[]> = {};

/** Measures nanoseconds for a verdict, by round. */
function measure(validate: Validator, values: readonly object[], valid: boolean): readonly number[] {
  const round = (): number => {
    let wrong = 0;
    const start = process.hrtime.bigint();
    for (let i = 0; i < verdicts; i++) if (validate(values[i & 15]) !== valid) wrong++;
    const end = process.hrtime.bigint();
    if (wrong > 0) throw new Error(`${wrong} wrong verdicts`);
    return Number(end - start) / verdicts;
  };
  round();
  return Array.from({ length: rounds }, round);
}

readArguments({});
const lines = rows.map(({ name, change, valid = false }) => {
  const values = documents.map((one) => JSON.parse(JSON.stringify(change(one))) as object);
  const columns = [guards, lists].map(({ validators }) => measure(validators["update-task"], values, valid));
  kept[name] = columns;
  return [name, ...columns.map((all) => Math.round(median(all)))];
});
keepRounds(kept);
console.log(writeTable(["`update:task`, 3 kB", "guard, ns", "list of errors, ns"], lines));
