import type { UpdateTaskEvent } from "#generated/types/webhook-2.3.d.ts";

/** Says who changed what of a task. */
export function describeUpdate({ task, before_update, sender }: UpdateTaskEvent): string {
  const labels = task.labels.map(({ name }) => name).join(", ");
  const jobs = task.segments.flatMap((segment) => segment.jobs).length;
  const changed = Object.keys(before_update).join(", ");
  return `${sender.first_name} changed ${changed} of ${task.owner.username}'s task (${jobs} jobs, ${labels})`;
}
