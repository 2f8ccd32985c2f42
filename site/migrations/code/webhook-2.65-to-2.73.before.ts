import type { CreateExportEvent } from "#generated/types/webhook-2.65.d.ts";

/** Says how an export ended. */
export function describeExport({ status, target, target_id, message }: CreateExportEvent): string {
  const name = `${target} ${target_id}`;
  return status === "succeeded" ? `${name} is exported` : `the export of ${name} failed: ${message}`;
}
