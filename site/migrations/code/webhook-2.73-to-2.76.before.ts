import type { UpdateJobEvent } from "#generated/types/webhook-2.73.d.ts";

/** Says that a job changed its state; an empty text if it did not. */
export function describeState({ job, before_update = {}, sender }: UpdateJobEvent): string {
  const { state = job.state } = before_update;
  return state === job.state ? "" : `${sender.username}: job ${job.id} from ${state} to ${job.state}`;
}
