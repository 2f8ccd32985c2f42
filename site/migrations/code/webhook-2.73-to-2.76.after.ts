import type { UpdateJobEvent } from "#generated/types/webhook-2.76.d.ts";

/** Says that a job changed its state; an empty text if it did not. */
export function describeState({ job, sender }: UpdateJobEvent, lastStates: Map<number, string>): string {
  // A delivery no longer says what changed: the receiver remembers the last state itself.
  const state = lastStates.get(job.id) ?? job.state;
  lastStates.set(job.id, job.state);
  const who = sender?.username ?? "somebody";
  return state === job.state ? "" : `${who}: job ${job.id} from ${state} to ${job.state}`;
}
