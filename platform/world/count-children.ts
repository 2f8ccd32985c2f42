import type { JsonObject } from "./kinds.ts";
import { withKnown } from "./make-resource.ts";

/** Kinds whose parents show how many there are, with the parents' member. */
export const summaries = {
  task: "tasks",
  job: "jobs",
  issue: "issues",
  comment: "comments",
} as const;

/** Writes into a parent what it shows of its children: a count since 2.4, segments with jobs before. */
export function countChildren(
  parent: JsonObject,
  member: string,
  children: readonly JsonObject[],
): JsonObject {
  const shown = parent[member];
  if (member === "jobs" && Array.isArray(parent.segments)) {
    return { ...parent, segments: children.map((job) => segmentOf(job, parent.segments as JsonObject[])) };
  }
  if (typeof shown !== "object" || shown === null || !("count" in shown)) return parent;
  const counts = {
    count: children.length,
    completed: children.filter(({ state }) => state === "completed").length,
    validation: children.filter(({ stage }) => stage === "validation").length,
  };
  return { ...parent, [member]: withKnown(shown as JsonObject, counts) };
}

function segmentOf(job: JsonObject, like: readonly JsonObject[]): JsonObject {
  const summary = (like[0]?.jobs as readonly JsonObject[] | undefined)?.[0] ?? {};
  return { start_frame: 0, stop_frame: 99, jobs: [{ ...summary, ...withKnown(summary, job) }] };
}
