import type { ValidatorName } from "./candidate.ts";
import { payloads } from "./payloads.ts";
import { applyEdit, type Edit } from "./truth/edit.ts";
import * as ping from "./truth/ping.ts";
import * as rasterInfo from "./truth/raster-info.ts";
import * as updateTask from "./truth/update-task.ts";

/** Fixes the verdict on one parsed document. */
export interface TruthRow {
  readonly id: string;
  readonly validator: ValidatorName;
  readonly value: unknown;
  readonly valid: boolean;
}

interface Table {
  readonly base: unknown;
  readonly valid: readonly Edit[];
  readonly refused: readonly Edit[];
}

/** Builds the truth table: every measured text and every edit of the three bases. */
export function buildTruth(): readonly TruthRow[] {
  return [
    ...payloads.flatMap(measuredRows),
    ...tableRows("update-task", updateTask),
    ...tableRows("ping", ping),
    ...tableRows("raster-info", rasterInfo),
  ];
}

function measuredRows({ id, validator, valid, texts }: (typeof payloads)[number]): TruthRow[] {
  return texts().map((text, index) => ({ id: `${id} #${index}`, validator, value: JSON.parse(text), valid }));
}

function tableRows(validator: ValidatorName, { base, valid, refused }: Table): TruthRow[] {
  const rows = (edits: readonly Edit[], verdict: boolean): TruthRow[] =>
    edits.map((edit) => {
      const id = `${validator} ${verdict ? "valid" : "refused"}: ${edit[0]}`;
      return { id, validator, value: applyEdit(base, edit), valid: verdict };
    });
  return [
    { id: `${validator} base`, validator, value: base, valid: true },
    ...rows(valid, true),
    ...rows(refused, false),
  ];
}
