import { sameJson } from "#src/json/same-json.ts";
import { mapValues } from "#src/model/schema.ts";
import type { Call, RecordShape, Shape } from "./shape.ts";

/** Existing functions, and how they are called. */
interface Known {
  readonly functions: Readonly<Record<string, RecordShape | { readonly shape: Shape }>>;
  readonly partial: ReadonlySet<string>;
  readonly nullable: Set<string>;
}

/** Finds a function that also serves another record: one of an equal record, or of one with members that are optional here. */
export function findTwin(
  record: RecordShape,
  candidates: readonly string[],
  { functions, partial, nullable }: Known,
): Call | undefined {
  for (const call of candidates) {
    const other = functions[call];
    if (other === undefined || !("members" in other)) continue;
    if (sameJson(other, record)) return { call };
    const isPartial = partial.has(call);
    if (!nullable.has(call) && sameJson(optional(other), record)) return { call, partial: true };
    if ((nullable.has(call) || !isPartial) && sameJson(optional(nullableWhereOptional(other)), record)) {
      nullable.add(call);
      return { call, partial: true };
    }
  }
  return undefined;
}

function nullableWhereOptional(record: RecordShape): RecordShape {
  const members = mapValues(record.members, ({ required, shape }) => ({
    required,
    shape: required ? shape : { ...shape, null: true as const },
  }));
  return { ...record, members };
}

function optional(record: RecordShape): RecordShape {
  return { ...record, members: mapValues(record.members, ({ shape }) => ({ required: false, shape })) };
}
