import type { Attempt, DeliveryService } from "#src/delivery.ts";
import type { JsonObject } from "../world/kinds.ts";

/** Attempts that are read at a time. */
const PAGE = 1_000;

/** Numbers an attempt: the first 48 bits of its identifier, since the releases' identifiers are integers. */
export function attemptNumber({ id }: Attempt): number {
  return Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
}

/** Writes an attempt as the releases' API shows a delivery. */
export function toDelivery(attempt: Attempt): JsonObject {
  const { webhookId, event, status, redelivery, date, duration, number } = attempt;
  const end = new Date(Date.parse(date) + duration).toISOString();
  return {
    id: attemptNumber(attempt),
    webhook_id: webhookId,
    event,
    status_code: status,
    redelivery,
    created_date: date,
    updated_date: end,
    changed_fields: Object.keys(readBody(attempt).before_update ?? {}).join(","),
    request: readBody(attempt),
    response: new TextDecoder().decode(attempt.answer),
    attempt: number,
    request_duration: Math.round(duration),
  };
}

function readBody({ body }: Attempt): { readonly before_update?: object } {
  return JSON.parse(new TextDecoder().decode(body));
}

/** Finds an attempt of a webhook, the newest first. */
export async function findAttempt(
  service: DeliveryService,
  webhookId: number,
  fits: (attempt: Attempt) => boolean,
  before?: string,
): Promise<Attempt | undefined> {
  const page = await service.attempts(webhookId, { limit: PAGE, ...(before !== undefined && { before }) });
  const found = page.attempts.find(fits);
  if (found !== undefined || page.next === null) return found;
  return findAttempt(service, webhookId, fits, page.next);
}
