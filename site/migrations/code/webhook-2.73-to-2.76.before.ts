import type { UpdateJobEvent } from "#generated/types/webhook-2.73.d.ts";

/** Says that a job changed its state; nothing where it did not. */
export function describeState({ job, before_update, sender }: UpdateJobEvent): string | undefined {
  const before = before_update?.state;
  return before === undefined
    ? undefined
    : `${sender.username}: job ${job.id} from ${before} to ${job.state}`;
}
