import type { JsonObject, Kind } from "./kinds.ts";
import { withKnown } from "./make-resource.ts";

/** Kinds that their parents count, each with the counting property. */
export const summaries: Readonly<Partial<Record<Kind, string>>> = {
  task: "tasks",
  job: "jobs",
  issue: "issues",
  comment: "comments",
};

/** Updates what a parent shows of its children: a count since 2.4; before, segments like the template's with jobs. */
export function countChildren(
  parent: JsonObject,
  property: string,
  children: readonly JsonObject[],
  template: JsonObject = {},
): JsonObject {
  const { [property]: shown } = parent;
  const { segments } = template;
  if (property === "jobs" && Array.isArray(segments)) {
    return { ...parent, segments: children.map((job) => toSegment(job, segments)) };
  }
  if (typeof shown !== "object" || shown === null || !("count" in shown)) return parent;
  const counts = {
    count: children.length,
    completed: children.filter(({ state }) => state === "completed").length,
    validation: children.filter(({ stage }) => stage === "validation").length,
  };
  return { ...parent, [property]: withKnown(shown, counts) };
}

function toSegment(job: JsonObject, like: readonly { readonly jobs?: readonly JsonObject[] }[]): JsonObject {
  const summary = like[0]?.jobs?.[0] ?? {};
  return { start_frame: 0, stop_frame: 99, jobs: [{ ...summary, ...withKnown(summary, job) }] };
}
