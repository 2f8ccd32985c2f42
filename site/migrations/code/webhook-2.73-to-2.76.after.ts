import type { UpdateJobEvent } from "#generated/types/webhook-2.76.d.ts";

/** Says that a job changed its state; nothing where it did not. */
export function describeState(
  { job, sender }: UpdateJobEvent,
  lastStates: Map<number, string>,
): string | undefined {
  // A delivery no longer says what changed: the receiver remembers the last state itself.
  const before = lastStates.get(job.id);
  lastStates.set(job.id, job.state);
  if (before === undefined || before === job.state) return undefined;
  return `${sender?.username ?? "somebody"}: job ${job.id} from ${before} to ${job.state}`;
}
