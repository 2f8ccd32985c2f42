/** How long ended deliveries and their attempts are kept. Waiting ones are always kept. */
export interface Retention {
  /** Days since the delivery was accepted. Default: 30. */
  readonly days?: number;
  /** Number of newest deliveries per webhook. Default: 10,000. */
  readonly deliveriesPerWebhook?: number;
}

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** Fills in the defaults of a retention. */
export function readRetention({
  days = 30,
  deliveriesPerWebhook = 10_000,
}: Retention = {}): Required<Retention> {
  return { days, deliveriesPerWebhook };
}
