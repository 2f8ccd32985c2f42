import type { UpdateTaskEvent } from "#generated/types/webhook-2.4.d.ts";

/** Says who changed what of a task. */
export function describeUpdate({ task, before_update = {}, sender }: UpdateTaskEvent): string {
  // Labels are an address to GET; a delivery of a background job has null.
  const labels = task.labels === null ? "labels not told" : `labels at ${task.labels.url}`;
  const changed = Object.keys(before_update).join(", ") || "nothing";
  // A background job names its user in short.
  const who = "first_name" in sender ? sender.first_name : sender.username;
  const owner = task.owner?.username ?? "a deleted user";
  return `${who} changed ${changed} of ${owner}'s task (${task.jobs.count} jobs, ${labels})`;
}
