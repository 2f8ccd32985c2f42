import type { CompletedRequestExportDatasetEvent } from "#generated/types/webhook-2.73.d.ts";

/** Says how an export ended. */
export function describeExport({ request }: CompletedRequestExportDatasetEvent): string {
  const { operation, status, message } = request;
  const id = operation.task_id ?? operation.project_id ?? operation.job_id;
  const name = `${operation.target} ${id}`;
  // The word for success changed with the shape.
  return status === "finished" ? `${name} is exported` : `the export of ${name} failed: ${message}`;
}
