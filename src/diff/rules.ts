import type { Effect, Effects } from "./change.ts";

/** Name of a rule: a kind of difference at one location. */
export type Rule =
  | `${"event" | "optional property" | "required property" | "type" | "value"} ${"added" | "removed"}`
  | `becomes ${"optional" | "required"}`
  | `${"type" | "values" | "known values" | "range" | "text"} changed`
  | `${"wider" | "narrower"} ${"text" | "range"}`
  | "unknown";

/** The effect of each kind of difference on a strict receiver, a tolerant receiver, a handler and a sender. */
export const rules: Readonly<Record<Rule, Effects>> = {
  "event added": row("breaks", "notices", "notices", "none"),
  "event removed": row("none", "none", "breaks", "breaks"),
  "optional property added": row("breaks", "none", "none", "none"),
  "required property added": row("breaks", "none", "none", "breaks"),
  "optional property removed": row("none", "none", "breaks", "breaks"),
  "required property removed": row("breaks", "breaks", "breaks", "breaks"),
  "becomes optional": row("breaks", "breaks", "breaks", "none"),
  "becomes required": row("none", "none", "none", "breaks"),
  "type added": row("breaks", "breaks", "breaks", "none"),
  "type removed": row("none", "none", "none", "breaks"),
  "type changed": row("breaks", "breaks", "breaks", "breaks"),
  "value added": row("breaks", "breaks", "breaks", "none"),
  "value removed": row("none", "none", "notices", "breaks"),
  "values changed": row("breaks", "breaks", "breaks", "breaks"),
  // For an open vocabulary; any other string was valid and still is.
  "known values changed": row("none", "none", "notices", "none"),
  // A tolerant receiver accepts any string.
  "wider text": row("breaks", "none", "none", "none"),
  "narrower text": row("none", "none", "none", "breaks"),
  "text changed": row("unknown", "none", "none", "unknown"),
  "wider range": row("breaks", "breaks", "breaks", "none"),
  "narrower range": row("none", "none", "none", "breaks"),
  "range changed": row("breaks", "breaks", "breaks", "breaks"),
  unknown: row("unknown", "unknown", "unknown", "unknown"),
};

function row(strict: Effect, tolerant: Effect, handler: Effect, sender: Effect): Effects {
  return { "strict-receiver": strict, "tolerant-receiver": tolerant, handler, sender };
}
